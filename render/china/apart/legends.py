"""The pieces that the rules of China speak of."""

from __future__ import annotations

from render.china.apart.emojis import EMOJIS
from render.emojis import traditional
from render.legend import LegendPiece, Legends
from rules.china.position.box import box


def _named(name: str, picture: str) -> LegendPiece:
    return LegendPiece(name, EMOJIS.pictures[picture], EMOJIS.pictures.get(traditional(picture)))


def _piece(name: str, picture: str) -> LegendPiece:
    return _named(f"legend-{name}", picture)


_HOUSE, _EMISSARY = _piece("house", "house_1"), _piece("emissary", "emissary_1")

_CARDS = tuple(_named(f"card-{colour}", f"card_{colour}") for colour in box().cards)

LEGENDS: Legends = {
    0: (*_CARDS, _HOUSE, _EMISSARY),
    1: (_HOUSE, _EMISSARY, _named("payment-pair-red", "pair_red")),
    2: (_HOUSE,),
    3: (_HOUSE, _EMISSARY),
    4: (_piece("fortress", "fortress"),),
}
