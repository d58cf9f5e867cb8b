"""The pieces that the rules of Ming Dynasty speak of."""

from __future__ import annotations

from functools import partial

from render.emojis import traditional
from render.legend import SIDE, LegendPiece, Legends
from render.ming.emojis import EMOJIS
from render.ming.pieces import temple
from rules.ming.box import PROVINCES
from rules.ming.state import CARDS


def _named(name: str, picture: str) -> LegendPiece:
    return LegendPiece(name, EMOJIS.pictures[picture], EMOJIS.pictures.get(traditional(picture)))


def _piece(name: str, picture: str) -> LegendPiece:
    return _named(f"legend-{name}", picture)


_TEMPLE = LegendPiece("legend-temple", partial(temple, None, SIDE))
_TILE = _piece("tile", PROVINCES[0])

LEGENDS: Legends = {
    0: (_piece("courtier", "courtier_1"), _piece("prince", "prince_1"), _TEMPLE, _TILE),
    1: tuple(LegendPiece(f"card-{card}", EMOJIS.pictures[card]) for card in CARDS),
    2: (_TEMPLE, _piece("monk", "temple_1")),
    3: (_TILE, _piece("monk", "temple_1")),
    5: (_piece("neutral", "neutral"),),
}
