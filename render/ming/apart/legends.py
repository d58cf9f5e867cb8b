"""The pieces that the rules of Ming Dynasty speak of."""

from __future__ import annotations

from functools import partial

from render.emojis import simplified, traditional
from render.legend import SIDE, LegendPiece, Legends
from render.ming.apart.emojis import EMOJIS
from render.ming.ground.pieces import temple
from rules.ming.position.box import PROVINCES
from rules.ming.position.state import CARDS


def _piece(name: str, picture: str) -> LegendPiece:
    found = EMOJIS.pictures
    own = found.get(traditional(picture)), found.get(simplified(picture))
    return LegendPiece(f"legend-{name}", found[picture], *own)


_TEMPLE = LegendPiece("legend-temple", partial(temple, None, SIDE))
_MONK = LegendPiece("legend-monk", partial(temple, 0, SIDE))
_TILE = _piece("tile", PROVINCES[0])

LEGENDS: Legends = {
    0: (_piece("courtier", "courtier_1"), _piece("prince", "prince_1"), _TEMPLE, _TILE),
    1: tuple(LegendPiece(f"card-{card}", EMOJIS.pictures[card]) for card in CARDS),
    2: (_TEMPLE, _MONK),
    3: (_TILE, _MONK),
    5: (_piece("neutral", "neutral"),),
}
