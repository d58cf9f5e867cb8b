"""What stands on a picture of Ming Dynasty."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from render.brush import piece_brush
from render.legend.pieces import SIDE, LegendPiece, Legends, by_name
from render.legend.standing import CHOICE, seat_card
from render.ming.apart import LEGENDS
from render.ming.ground import colours as c
from render.ming.ground.cards import pile
from render.ming.ground.furniture import paint_marker
from render.ming.ground.pieces import bag, prince, to_place
from render.ming.table.parts import cost_picture
from render.ming.table.reach import Marks, marks
from render.painter import RenderOptions
from rules.ming.position.state import CARDS
from rules.ming.told.view import View

_OF = by_name(LEGENDS)


def _strip() -> Image.Image:
    """A player's card: courtiers to place now above an arrow, those in supply in a bag."""
    card = seat_card(partial(prince, 0))
    high = card.height * 17 // 38
    for at, face in enumerate((bag(0, "10", high), to_place(0, "4", high)), start=1):
        card.paste(face, (card.width - at * (high + 2), card.height * 15 // 38), face)
    return card


def _round() -> Image.Image:
    """The marker of the round being played."""
    brush = piece_brush((SIDE, SIDE), 44, c.LINE)
    paint_marker(brush, 4)
    return brush.done()


def _scored() -> Image.Image:
    """The outline of the province being scored."""
    brush = piece_brush((SIDE, SIDE), 44, c.LINE)
    area = ((-19, -14), (4, -19), (19, -6), (15, 16), (-14, 18))
    brush.shape(area, c.PAPER)
    brush.outline(area, 5.4, c.PLATE)
    brush.outline(area, 4.2, c.SEAL)
    return brush.done()


KINDS: Legends = {
    0: (
        _OF["legend-courtier"],
        _OF["legend-prince"],
        LegendPiece("legend-strip", _strip),
    ),
    1: (
        *(_OF[f"card-{card}"] for card in CARDS),
        LegendPiece("legend-pile", partial(pile, "deck", 43, SIDE)),
        LegendPiece("legend-round", _round),
    ),
    2: (_OF["legend-temple"], LegendPiece("legend-cost", partial(cost_picture, 2))),
    3: (
        _OF["legend-monk"],
        _OF["legend-tile"],
        _OF["legend-house"],
        LegendPiece("legend-scored", _scored),
    ),
    5: (_OF["legend-neutral"],),
}
_ALWAYS = (
    *("legend-courtier", "legend-prince", "legend-strip", "legend-pile", "legend-round"),
    *("legend-tile", *(f"card-{card}" for card in CARDS)),
)
"""What is on every picture: printed on the map, or told above it."""


def standing(view: View, options: RenderOptions) -> Iterator[str]:
    """Names of what stands on the picture of a view."""
    yield from _ALWAYS
    monks = [region.monk for region in view.regions]
    if None in monks:
        yield "legend-temple"
    if any(monk is not None for monk in monks):
        yield "legend-monk"
    if any(any(region.houses) or region.neutral_houses for region in view.regions):
        yield "legend-house"
    if any(view.neutral_left) or any(r.neutral or r.neutral_houses for r in view.regions):
        yield "legend-neutral"
    if view.scoring is not None:
        yield "legend-scored"
    marked = marks(view, options.choice)
    if marked.costs:
        yield "legend-cost"
    if marked != Marks():
        yield CHOICE
