"""The board of Reversi: painted once, with discs, changes and candidates on it."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.canvas import Canvas, Palette
from render.fonts.faces import font
from render.marks import Box, draw_marks, marks
from render.pieces import SUPER, polygon, shrunk
from render.store import stored_and_mapped
from render.theme import Colour, between
from rules.changes import Change
from rules.game import Seat
from tests.example.rules.reversi.box import CELLS, box

SIDE = 132
"""Side of a cell in pixels."""
RIM = 72
INSET = 11
"""From the edge of a cell to the frame of its mark, which stays inside the cell."""
WIDTH = box().columns * SIDE + 2 * RIM
HEIGHT = box().rows * SIDE + 2 * RIM

FELT: Colour = (46, 112, 84)
LINE: Colour = (28, 74, 56)
WOOD: Colour = (84, 58, 40)
LETTERS: Colour = (246, 228, 190)

_SEATS = theme.SEATS[:2]
_EXACT = (
    *(FELT, LINE, WOOD, LETTERS, theme.TABLE, theme.PANEL, theme.PANEL_ACTIVE),
    *(theme.INK, theme.INK_SOFT, theme.INK_DARK, theme.ACCENT, theme.MARK),
    *theme.CHANGES,
    *(colour for seat in _SEATS for colour in (seat.fill, seat.dark, seat.emblem)),
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(LETTERS, WOOD),
    *between(theme.MARK, FELT),
)


def corner(cell: str) -> tuple[int, int]:
    """North-west corner of a cell on the picture of the board."""
    row, column = divmod(CELLS.index(cell), box().columns)
    return RIM + column * SIDE, RIM + row * SIDE


@cached
def disc(seat: Seat, size: int) -> Image.Image:
    """A disc with the emblem of its seat as an RGBA picture; shared, not to be changed."""
    big, options = size * SUPER, theme.SEATS[seat]
    picture = Image.new("RGBA", (big, big), (*options.dark, 0))
    pen = ImageDraw.Draw(picture)
    for inset, colour in ((0.06, options.dark), (0.10, options.fill)):
        pen.ellipse((big * inset, big * inset, big * (1 - inset), big * (1 - inset)), colour)
    pen.polygon(list(polygon(options.sign, (big / 2, big / 2), big * 0.16)), options.emblem)
    return shrunk(picture, size)


@stored_and_mapped
def empty_board() -> Image.Image:
    """The board without discs, in the palette's colours; shared, not to be changed."""
    picture = Image.new("RGB", (WIDTH, HEIGHT), WOOD)
    pen = ImageDraw.Draw(picture)
    for cell in CELLS:
        x, y = corner(cell)
        pen.rectangle((x, y, x + SIDE, y + SIDE), FELT, LINE, 3)
    _names(pen)
    return PALETTE.reduce(picture)


def _names(pen: ImageDraw.ImageDraw) -> None:
    """Letters above and below, numbers left and right."""
    size = theme.RIM_SIZE * WIDTH / theme.PHONE_WIDTH
    for number, cell in enumerate(CELLS):
        row, column = divmod(number, box().columns)
        x, y = (at + SIDE / 2 for at in corner(cell))
        places = [(x, RIM / 2, cell[0]), (x, HEIGHT - RIM / 2, cell[0])] if row == 0 else []
        places += [(RIM / 2, y, cell[1:]), (WIDTH - RIM / 2, y, cell[1:])] if column == 0 else []
        for across, down, text in places:
            pen.text((across, down), text, LETTERS, font(size), "mm")


def draw_disc(canvas: Canvas, top: int, cell: str, seat: Seat) -> None:
    """A disc on its cell, the board being `top` pixels below the edge of the canvas."""
    x, y = corner(cell)
    canvas.lay(disc(seat, SIDE), x, y + top)


def draw_changes(canvas: Canvas, top: int, changes: Sequence[Change]) -> None:
    """Marks discs that were placed or turned."""

    def find(cell: str, piece: str, count: int) -> Box:
        x, y = corner(cell)
        return x + INSET, y + top + INSET, x + SIDE - INSET, y + top + SIDE - INSET

    draw_marks(canvas, marks(changes, find))


def draw_candidate(canvas: Canvas, top: int, cell: str) -> None:
    """A ring with its name on a cell that may be chosen."""
    x, y = corner(cell)
    radius = SIDE * 0.3

    def ring(pen: ImageDraw.ImageDraw) -> None:
        half = SIDE / 2
        pen.ellipse(
            (half - radius, half - radius, half + radius, half + radius), FELT, theme.MARK, 6
        )
        pen.text((half, half), cell, theme.MARK, font(SIDE * 0.28), "mm")

    canvas.edit((x, y + top, x + SIDE, y + top + SIDE), ring)


def _sample() -> Image.Image:
    """Both discs on the felt: every colour that is not exact."""
    picture = Image.new("RGB", (SIDE * 2, SIDE), FELT)
    for seat in range(2):
        picture.paste(disc(seat, SIDE), (seat * SIDE, 0), disc(seat, SIDE))
    return picture


PALETTE = Palette("reversi", _EXACT, _sample)
