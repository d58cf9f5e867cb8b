"""The pieces that the rules of China speak of."""

from __future__ import annotations

from render.china.emojis import EMOJIS
from render.legend import LegendPiece, Legends
from rules.china.box import box


def _piece(name: str, picture: str) -> LegendPiece:
    return LegendPiece(f"legend-{name}", EMOJIS.pictures[picture])


_HOUSE, _EMISSARY = _piece("house", "house_1"), _piece("emissary", "emissary_1")

_CARDS = tuple(
    LegendPiece(f"card-{colour}", EMOJIS.pictures[f"card_{colour}"]) for colour in box().cards
)

LEGENDS: Legends = {
    0: (*_CARDS, _HOUSE, _EMISSARY),
    1: (_HOUSE, _EMISSARY, LegendPiece("payment-pair-red", EMOJIS.pictures["pair_red"])),
    2: (_HOUSE,),
    3: (_HOUSE, _EMISSARY),
    4: (_piece("fortress", "fortress"),),
}
