"""What the generic tests need to know of Reversi; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from tests.example.rules.reversi.box import OPENINGS
from tests.example.rules.reversi.state import SOURCES, State
from tests.known import Digest, Pieces

DIGEST = Digest(rules=9, rulings=2)

VALUES: Mapping[str, Iterable[object]] = {
    "option-opening": OPENINGS,
    "score": SOURCES,
}

MARKED = frozenset({"cell"})


def count(state: State) -> Pieces:
    """A disc for every cell, on the board or beside it."""
    placed = sum(owner is not None for owner in state.discs)
    return Counter({"disc": placed + state.discs.count(None)})
