"""The pieces that the rules of Carcassonne speak of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PIL import Image

from render.carcassonne.emojis import EMOJIS
from render.emojis import SIDE
from render.legend import LegendPiece, Legends
from render.pieces import follower
from rules.carcassonne.box import spots


def _place(kind: str, sort: str) -> Callable[[], Image.Image]:
    """The tile with the place for a follower on its first feature of a sort."""
    number = next(at for at, spot in enumerate(spots(kind, 0)) if spot.sort == sort)
    return EMOJIS.pictures[f"{kind.lower()}_0_{number}"]


def _role(name: str, kind: str, sort: str) -> LegendPiece:
    return LegendPiece(f"legend-{name}", _place(kind, sort))


def _tile(kind: str) -> LegendPiece:
    picture = EMOJIS.pictures[f"{kind.lower().replace('-', '_')}_0"]
    return LegendPiece(f"tile-{kind.lower()}", picture)


LEGENDS: Legends = {
    0: (
        _role("knight", "D", "city"),
        _role("thief", "D", "road"),
        _role("farmer", "D", "field"),
        _role("monk", "B", "cloister"),
        LegendPiece("legend-follower", partial(follower, 0, SIDE)),
    ),
    1: (LegendPiece("legend-pennant", EMOJIS.pictures["c_0"]), _tile("B")),
    2: (_role("farmer", "D", "field"),),
    3: (_tile("R-SPRING"), _tile("R-STRAIGHT"), _tile("R-LAKE")),
}
