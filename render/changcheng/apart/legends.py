"""The pieces that the rules of Chang Cheng speak of."""

from __future__ import annotations

from functools import partial

from render.changcheng.apart.emojis import EMOJIS
from render.changcheng.ground.cards import army, emperor, sovereignty
from render.legend import LegendPiece, Legends
from rules.changcheng.position.box import box

_SHOWN = 3
"""The value on the cards that are shown."""


def _piece(name: str, picture: str) -> LegendPiece:
    return LegendPiece(f"legend-{name}", EMOJIS.pictures[picture])


_BUILT = (_piece("wall", "wall_1"), _piece("double", "double_1"), _piece("tower", "tower_1"))
_CARDS = tuple(
    LegendPiece(f"card-{card}", EMOJIS.pictures[f"card_{card}"])
    for card in range(1, box().cards + 1)
)
_SOVEREIGNTY = LegendPiece("legend-sovereignty", partial(sovereignty, _SHOWN))
_HIDDEN = LegendPiece("legend-hidden", partial(army, None, ""))
_ARMY = LegendPiece("legend-army", partial(army, _SHOWN, "up"))
_EMPEROR = LegendPiece("legend-emperor", emperor)

LEGENDS: Legends = {
    0: (_SOVEREIGNTY, _HIDDEN),
    1: _BUILT,
    2: (*_CARDS, _SOVEREIGNTY, _EMPEROR),
    3: (_EMPEROR,),
    4: (_ARMY, _BUILT[2]),
    5: (_piece("neutral", "neutral"),),
}
