"""What stands on a picture of Chang Cheng."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PIL import Image

from render.changcheng.apart import LEGENDS
from render.changcheng.examples import STANDING
from render.changcheng.ground.cards import army, laid, loss, unseen
from render.changcheng.ground.pieces import flag, icon
from render.changcheng.table.board import losses
from render.changcheng.table.panels import mission_sign, more_boards
from render.changcheng.table.reach import Marks, marks
from render.legend.pieces import LegendPiece, Legends, by_name
from render.legend.standing import CHOICE, seat_card
from render.painter import RenderOptions
from rules.changcheng.position.box import LETTERS, box
from rules.changcheng.told.view import View

_OF = by_name(LEGENDS)
_CARDS = tuple(_OF[f"card-{card}"] for card in range(1, box().cards + 1))


def _wall(size: int) -> Image.Image:
    return icon("wall", 0, size)


KINDS: Legends = {
    0: (
        _OF["legend-sovereignty"],
        _OF["legend-hidden"],
        LegendPiece("legend-known", partial(army, 3, "down")),
        LegendPiece("legend-strip", partial(seat_card, _wall)),
    ),
    1: (
        STANDING["legend-space"],
        *(_OF[f"legend-{sort}"] for sort in ("wall", "double", "tower")),
        LegendPiece("legend-kept", partial(flag, (0,))),
        LegendPiece("legend-laid", partial(laid, 0, None, 1)),
    ),
    2: (
        *_CARDS,
        STANDING["legend-damaged"],
        LegendPiece("legend-gone", partial(army, None, "gone")),
        _OF["legend-emperor"],
    ),
    3: (LegendPiece("legend-boards", more_boards),),
    4: (
        _OF["legend-army"],
        LegendPiece("legend-unseen", partial(unseen, 3)),
        LegendPiece("legend-loss", partial(loss, (0, 1), 3)),
    ),
    5: (_OF["legend-neutral"],),
    6: (LegendPiece("legend-mission", partial(mission_sign, "a")),),
}
_ARMIES = {"up": "legend-army", "gone": "legend-gone"}


def standing(view: View, options: RenderOptions) -> Iterator[str]:
    """Names of what stands on the picture of a view."""
    yield from ("legend-strip", "legend-sovereignty")
    yield from _on_wall(view)
    for mongol in view.mongols:
        hidden = "legend-hidden" if mongol.value is None else "legend-known"
        yield _ARMIES.get(mongol.state, hidden)
    if any(china.done for china in view.provinces):
        yield "legend-emperor"
    for card in view.laid:
        yield "legend-laid"
        if card.card is not None:
            yield f"card-{card.card}"
    yield from (
        f"card-{card}"
        for card in (*view.hand, *(working_card.card for working_card in view.working))
    )
    yield from _in_panels(view)
    if marks(view, options.choice) != Marks():
        yield CHOICE


def _on_wall(view: View) -> Iterator[str]:
    """The names of what stands on the wall."""
    for piece in view.pieces:
        neutral = piece.sort == "wall" and piece.owner is None
        yield "legend-neutral" if neutral else f"legend-{piece.sort}"
    if len(view.pieces) < len(view.boards) * len(LETTERS):
        yield "legend-space"
    if view.kept:
        yield "legend-kept"


def _in_panels(view: View) -> Iterator[str]:
    """The names of what the panels show; at the end, also those of the armies."""
    if view.phase == "over":
        costly = (losses(view, m.mongol) for m in view.mongols if m.state != "gone")
        if any(costly):
            yield "legend-loss"
        return
    yield "legend-unseen"
    if view.extensions:
        yield from ("legend-boards", "legend-emperor")
    if view.neutral_option:
        yield "legend-neutral"
    if view.missions:
        yield "legend-mission"
