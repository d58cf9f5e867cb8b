"""What lies on the board: tiles, leaders, monuments, treasures, frames round who fights."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PIL import Image, ImageDraw

from render import theme
from render.brush import shadowed
from render.cache import cached
from render.canvas import Canvas, Palette
from render.parts import stamp
from render.store import stored_and_mapped
from render.theme import Colour, between
from render.tigris import colours as c
from render.tigris import pieces
from render.tigris.land import SIDE, corner, land
from rules.tigris.position.state import DYNASTIES
from rules.tigris.told.view import View

INSET = theme.detailed(2)
TILE = SIDE - 2 * INSET
_TREASURE, _CORNER_TREASURE, _MARKER = map(theme.detailed, (35, 46, 55))
_FAINTEST = 8
"""The least opacity, up to 255, of a shadow that is kept."""
SHADES = (0.14, 0.28, 0.42)
"""How dark the ground is in the shadow of pieces. There are few steps, because these make small
files."""


def _sample() -> Image.Image:
    """A picture of the land, some of it in shadow, and of all pieces, with every colour there
    is."""
    picture = Image.new("RGB", (1000, 920), theme.TABLE)
    picture.paste(land().crop((0, 0, 1000, 380)), (0, 0))
    dark = Image.new("RGB", (330, 210), theme.SHADOW)
    for at, shade in enumerate(SHADES):
        part = land().crop((270, 140, 600, 350))
        picture.paste(Image.blend(part, dark, shade), (at * 335, 390))
    parts = [
        *(pieces.tile(name, SIDE) for name in c.TILE_COLOUR),
        *(pieces.leader(seat, sign, name, SIDE)
          for seat, sign in enumerate(DYNASTIES)
          for name in c.LEADER_COLOUR),
        *(pieces.back(SIDE), pieces.catastrophe(SIDE)),
        *(pieces.treasure(True, SIDE), pieces.treasure(False, SIDE)),
        *(pieces.monument(name, SIDE) for name in ("red-blue", "green-black")),
    ]  # fmt: skip
    for at, part in enumerate(parts):
        picture.paste(part, (at % 10 * 100, 610 + at // 10 * 100), part)
    return picture


_NAMED = (
    *(theme.TABLE, theme.TABLE_SOFT, theme.PANEL, theme.PANEL_ACTIVE, theme.INK, theme.INK_SOFT),
    *(theme.INK_DARK, theme.ACCENT, theme.MARK, theme.SHADOW, c.OUTLINE, c.CREAM, c.WHITE),
    *(c.SAND, c.SAND_LIGHT, c.SAND_GLOW, c.SAND_DARK, c.SAND_SHADE, c.FERTILE_PALE, c.FERTILE),
    *(c.FERTILE_RICH, c.BANK, c.SHALLOWS, c.WATER, c.WATER_DEEP, c.RIPPLE),
    *(c.SEAM, c.SEAM_IN_WATER),
    *(c.FRAME, c.FRAME_LIGHT, c.FRAME_DARK, c.FRAME_GRAIN, c.FRAME_INK),
    *(c.GOLD, c.GOLD_LIGHT, c.GOLD_DARK, c.CLAY, c.CLAY_DARK, c.ASH, c.EMBER, c.DANGER, c.FIGHT),
    *c.FILL.values(),
    *c.LIGHT.values(),
    *c.DARK.values(),
    *c.KINGDOMS,
    *theme.CHANGES,
    *c.WOOD[:4],
    *(seat.fill for seat in theme.SEATS[:4]),
    *between(theme.INK, theme.TABLE),
    *between(theme.INK, theme.PANEL),
    *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.ACCENT, theme.PANEL_ACTIVE),
    *between(c.FRAME_INK, c.FRAME),
    *between(c.CREAM, c.OUTLINE),
)
EXACT: tuple[Colour, ...] = tuple(dict.fromkeys(_NAMED))
PALETTE = Palette("tigris", EXACT, _sample)


@stored_and_mapped
def empty_board() -> Image.Image:
    """The empty board in the palette's colours; shared, not to be changed."""
    return PALETTE.reduce(land())


@cached
def raised(
    height: float, make: Callable[..., Image.Image], *args: Hashable
) -> tuple[Image.Image, int, int]:
    """The picture that `make` draws, with its shadow, and its north-west corner counted from that
    of the picture without shadow."""
    piece = make(*args)
    whole = shadowed(piece, height)
    seen = [0] * _FAINTEST + [255] * (256 - _FAINTEST)
    box = whole.getchannel("A").point(seen).getbbox() or (0, 0, 1, 1)
    room = (whole.width - piece.width) // 2
    return whole.crop(box), box[0] - room, box[1] - room


class BoardCanvas:
    """The board on a canvas. It begins `top` pixels below the top of the canvas."""

    def __init__(self, canvas: Canvas, top: int) -> None:
        self.canvas, self.top = canvas, top
        canvas.put(empty_board(), 0, top)

    def at(self, cell: str) -> tuple[int, int]:
        """The north-west corner of a square on the canvas."""
        x, y = corner(cell)
        return x, y + self.top

    def stamp(
        self, cell: str, dx: int, dy: int, make: Callable[..., Image.Image], *args: Hashable
    ) -> None:
        """Puts the picture that `make` draws with hard edges, much quicker than `lay`. (dx, dy)
        counts from the corner of a square."""
        x, y = self.at(cell)
        flat, mask = stamp(PALETTE, c.OUTLINE, make, *args)
        self.canvas.image.paste(flat, (x + dx, y + dy), mask)

    def lay(self, piece: Image.Image, cell: str, dx: int = 0, dy: int = 0) -> None:
        """Lays a piece with smooth edges. (dx, dy) counts from the corner of a square."""
        x, y = self.at(cell)
        self.canvas.lay(piece, x + dx, y + dy)

    def put_raised(
        self, cell: str, height: float, dx: int, dy: int,
        make: Callable[..., Image.Image], *args: Hashable,
    ) -> None:  # fmt: skip
        """Lays the picture that `make` draws with smooth edges and its shadow. `height` is how high
        it stands above what lies there."""
        piece, x, y = raised(height, make, *args)
        self.lay(piece, cell, dx + x, dy + y)

    def frame(self, cell: str, colour: Colour, width: int, inset: int, cells: int = 1) -> None:
        """Draws a frame with dark edges inside a square, or inside `cells` x `cells` squares."""
        x, y = self.at(cell)
        pen = ImageDraw.Draw(self.canvas.image)
        far = cells * SIDE - 1
        for more, thick, fill in ((0, width + 4, c.OUTLINE), (2, width, colour)):
            a, b = inset + more, far - inset - more
            pen.rectangle((x + a, y + a, x + b, y + b), outline=EXACT.index(fill), width=thick)


def draw_ground(table: BoardCanvas, view: View) -> None:
    """Draws tiles, catastrophes and monuments."""
    for laid in view.tiles:
        table.stamp(laid.cell, INSET, INSET, pieces.tile, laid.tile, TILE)
    for cell in view.catastrophes:
        table.stamp(cell, INSET, INSET, pieces.catastrophe, TILE)
    for built in view.monuments:
        _monument(table, built.cell, built.monument)


def draw_upper(table: BoardCanvas, view: View) -> None:
    """Draws what stands on the ground, and frames round leaders that fight."""
    _fighting(table, view)
    for piece in view.leaders:
        dynasty = view.dynasties[piece.seat]
        table.lay(pieces.leader(piece.seat, dynasty, piece.leader, SIDE - 2), piece.cell, 1, 1)
    for treasure in view.treasures:
        _treasure(table, treasure.cell, is_corner=treasure.corner)
    if view.joining:
        aside = (SIDE - _MARKER) // 2
        emblem = "swords", _MARKER, c.CREAM, c.DANGER
        table.put_raised(view.joining, 4, aside, aside, pieces.emblem, *emblem)


def _monument(table: BoardCanvas, cell: str, name: str) -> None:
    """Draws four face-down tiles and the tower on them."""
    for dx in (0, SIDE):
        for dy in (0, SIDE):
            table.stamp(cell, dx + INSET, dy + INSET, pieces.back, TILE)
    table.put_raised(cell, 9, 0, 0, pieces.monument, name, 2 * SIDE)


def _treasure(table: BoardCanvas, cell: str, *, is_corner: bool) -> None:
    size = _CORNER_TREASURE if is_corner else _TREASURE
    table.put_raised(cell, 4, SIDE - size - INSET, INSET, pieces.treasure, is_corner, size)


def _fighting(table: BoardCanvas, view: View) -> None:
    """Draws red frames round leaders that fight."""
    if view.conflict:
        for side in (view.conflict.attacker, view.conflict.defender):
            table.frame(side.cell, c.FIGHT, 7, 0)
