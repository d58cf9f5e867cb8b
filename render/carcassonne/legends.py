"""The pieces that the rules of Carcassonne speak of."""

from __future__ import annotations

from functools import partial

from render.carcassonne.emojis import EMOJIS
from render.emojis import SIDE
from render.legend import LegendPiece, Legends
from render.pieces import follower


def _role(name: str, sort: str) -> LegendPiece:
    return LegendPiece(f"legend-{name}", EMOJIS.pictures[sort])


def _tile(kind: str) -> LegendPiece:
    picture = EMOJIS.pictures[f"{kind.lower().replace('-', '_')}_0"]
    return LegendPiece(f"tile-{kind.lower()}", picture)


LEGENDS: Legends = {
    0: (
        _role("knight", "city"),
        _role("thief", "road"),
        _role("farmer", "field"),
        _role("monk", "cloister"),
        LegendPiece("legend-follower", partial(follower, 0, SIDE)),
    ),
    1: (LegendPiece("legend-pennant", EMOJIS.pictures["c_0"]), _tile("B")),
    2: (_role("farmer", "field"),),
    3: (_tile("R-SPRING"), _tile("R-STRAIGHT"), _tile("R-LAKE")),
}
