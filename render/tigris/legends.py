"""The pieces that the rules of Tigris & Euphrates speak of."""

from __future__ import annotations

from functools import partial

from render.legend import SIDE, LegendPiece, Legends
from render.tigris import pieces
from render.tigris.emojis import EMOJIS
from rules.tigris.position.box import box
from rules.tigris.position.state import DYNASTIES, LEADERS, TILES


def _tile(name: str) -> LegendPiece:
    return LegendPiece(f"tile-{name}", EMOJIS.pictures[name])


def _leader(name: str) -> LegendPiece:
    return LegendPiece(f"leader-{name}", EMOJIS.pictures[f"{DYNASTIES[0]}_{name}"])


def _monument() -> LegendPiece:
    first = box().monuments[0].replace("-", "_")
    return LegendPiece("legend-monument", EMOJIS.pictures[first])


def _treasure(name: str, *, corner: bool) -> LegendPiece:
    return LegendPiece(f"legend-{name}", partial(pieces.treasure, corner, SIDE))


LEGENDS: Legends = {
    0: (*map(_tile, TILES), *map(_leader, LEADERS)),
    1: (LegendPiece("legend-catastrophe", EMOJIS.pictures["catastrophe"]),),
    2: (_leader("king"), _tile("temple")),
    3: (_leader("farmer"), _tile("farm"), _leader("trader"), _tile("market")),
    4: (_monument(), LegendPiece("legend-turned", partial(pieces.back, SIDE))),
    5: (
        _treasure("treasure", corner=False),
        _treasure("corner", corner=True),
        _leader("trader"),
    ),
}
