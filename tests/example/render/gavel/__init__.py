"""Pictures of Gavel: a row for the block and one for each seat, lots left and cards right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image, ImageDraw

from render import theme
from render.cache import cached
from render.canvas import Palette
from render.fonts.faces import font
from render.legend.pieces import LegendPiece, Legends
from render.legend.standing import CHOICE, seat_card
from render.marks import Box, draw_marks, marks
from render.painter import RenderOptions
from render.pieces import SUPER, polygon, shrunk
from render.strip import Card, badge_size, framed, score_strip
from render.theme import Colour, between
from rules.game import Seat
from tests.example.rules.gavel.box import CARDS, LOTS
from tests.example.rules.gavel.describing import BLOCK, pieces
from tests.example.rules.gavel.scoring import points
from tests.example.rules.gavel.view import View

SIDE, RIM = 70, 40
WIDTH = (len(LOTS) + len(CARDS)) * SIDE + 3 * RIM
GOLD: Colour = (214, 170, 84)
_SEATS = theme.SEATS[:4]
_EXACT = (
    *(theme.TABLE, theme.TABLE_SOFT, theme.PANEL, theme.PANEL_ACTIVE, GOLD, theme.MARK),
    *(theme.INK, theme.INK_SOFT, theme.INK_DARK, theme.ACCENT, *theme.CHANGES),
    *(colour for seat in _SEATS for colour in (seat.fill, seat.dark, seat.emblem)),
    *between(theme.INK, theme.PANEL), *between(theme.INK, theme.PANEL_ACTIVE),
    *between(theme.INK_DARK, GOLD), *between(theme.MARK, theme.TABLE),
)  # fmt: skip


@cached
def badge(seat: Seat, size: int) -> Image.Image:
    """The emblem of a seat as an RGBA picture; shared, not to be changed."""
    big, look = size * SUPER, theme.SEATS[seat]
    picture = Image.new("RGBA", (big, big), (*look.dark, 0))
    pen = ImageDraw.Draw(picture)
    pen.ellipse((0, 0, big, big), look.fill)
    pen.polygon(list(polygon(look.sign, (big / 2, big / 2), big * 0.25)), look.emblem)
    return shrunk(picture, size)


def box_of(place: str, piece: str) -> Box:
    """Where a piece lies below the strip: each has a column of its own."""
    sort, number = piece.split()
    at = int(number) - 1 if sort == "card" else LOTS.index(int(number))
    x = RIM + at * SIDE + (RIM + len(LOTS) * SIDE if sort == "card" else 0)
    y = RIM + (0 if place == BLOCK else int(place)) * (SIDE + RIM // 2)
    return x + 6, y, x + SIDE - 6, y + SIDE


def _draw(pen: ImageDraw.ImageDraw, at: Box, place: str, piece: str) -> None:
    """A lot in gold, or a card in the colour of its seat."""
    sort, number = piece.split()
    look = None if sort == "lot" else theme.SEATS[int(place) - 1]
    fill, ink = (look.fill, look.emblem) if look else (GOLD, theme.INK_DARK)
    pen.rectangle(at, fill)
    pen.text(((at[0] + at[2]) / 2, (at[1] + at[3]) / 2), number, ink, font(SIDE * 0.5), "mm")


def _alone(place: str, piece: str) -> Image.Image:
    """A lot or a card by itself."""
    picture = Image.new("RGB", (SIDE - 12, SIDE))
    _draw(ImageDraw.Draw(picture), (0, 0, SIDE - 12, SIDE), place, piece)
    return picture


KINDS: Legends = {
    1: (
        LegendPiece("legend-lot", partial(_alone, BLOCK, "lot 5")),
        LegendPiece("legend-card", partial(_alone, "1", "card 5")),
        LegendPiece("legend-strip", partial(seat_card, partial(badge, 0))),
    )
}


class Gavel:
    """The painter of Gavel."""

    kinds = KINDS

    def board(self, view: View, options: RenderOptions) -> bytes:
        """Who plays above, then the block and what lies before the seats."""
        scores = points(view.won)
        active = framed(scores, view.over, view.bidding)
        size = badge_size(WIDTH)
        cards = [Card(badge(s, size), str(n), "", s in active) for s, n in enumerate(scores)]
        above = score_strip(cards, options, WIDTH)
        height = 2 * RIM + (len(scores) + 1) * (SIDE + RIM // 2)
        canvas = PALETTE.blank((WIDTH, above.height + height), theme.TABLE)
        canvas.lay(above, 0, 0)

        def find(place: str, piece: str, count: int) -> Box:
            west, north, east, south = box_of(place, piece)
            return west, north + above.height, east, south + above.height

        def draw(pen: ImageDraw.ImageDraw) -> None:
            for placed in pieces(view):
                _draw(pen, box_of(placed.place, placed.piece), placed.place, placed.piece)
            if options.choice and options.choice.kind == "card" and view.viewer is not None:
                for card in options.choice.values:
                    _candidate(pen, box_of(str(view.viewer + 1), f"card {card}"), card)

        canvas.edit((0, above.height, WIDTH, above.height + height), draw)
        draw_marks(canvas, marks(options.changes, find, (BLOCK,)))
        return canvas.png()

    def standing(self, view: View, options: RenderOptions) -> Iterator[str]:
        """Lots, cards, and what can be chosen."""
        yield "legend-strip"
        yield from (f"legend-{placed.piece.split()[0]}" for placed in pieces(view))
        if options.choice and options.choice.kind == "card" and view.viewer is not None:
            yield CHOICE

    def remaining(self, view: View, options: RenderOptions) -> bytes | None:
        """Words are enough."""
        return None


def _candidate(pen: ImageDraw.ImageDraw, at: Box, card: str) -> None:
    """A frame with its number on a card that may be bid."""
    pen.rectangle(at, None, theme.MARK, 5)
    middle = ((at[0] + at[2]) / 2, (at[1] + at[3]) / 2)
    pen.text(middle, card, theme.MARK, font(SIDE * 0.5), "mm")


def _sample() -> Image.Image:
    """A badge of every seat: what is not exact are the steps between its colours."""
    picture = Image.new("RGB", (SIDE * len(_SEATS), SIDE), theme.PANEL)
    for seat in range(len(_SEATS)):
        picture.paste(badge(seat, SIDE), (seat * SIDE, 0), badge(seat, SIDE))
    return picture


PALETTE = Palette("gavel", _EXACT, _sample)
PAINTER = Gavel()
