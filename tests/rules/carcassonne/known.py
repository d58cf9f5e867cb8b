"""What the generic tests need to know of Carcassonne; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.carcassonne.box import TURNS, box, spots
from rules.carcassonne.play import ROLES
from rules.carcassonne.state import SOURCES, State
from tests.known import Digest, Pieces

DIGEST = Digest(rules=40, rulings=15)

VALUES: Mapping[str, Iterable[object]] = {
    "tile": box(),
    "spot": {spot.name for kind in box() for turn in TURNS for spot in spots(kind, turn)},
    "turn": TURNS,
    "role": ROLES.values(),
    "score": SOURCES,
}

MARKED = frozenset({"cell", "spot", "turn"})


def count(state: State) -> Pieces:
    """Tiles by kind, on the table, in hand, in the stack or out; followers by seat."""
    tiles = [*(tile.kind for tile in state.laid), *state.stack, *state.discarded]
    pieces = Counter(f"tile {kind}" for kind in tiles)
    if state.drawn is not None:
        pieces[f"tile {state.drawn}"] += 1
    pieces.update(f"follower {follower.seat}" for follower in state.followers)
    for seat, home in enumerate(state.supply):
        assert home >= 0
        pieces[f"follower {seat}"] += home
    return pieces
