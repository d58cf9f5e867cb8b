"""What the generic tests need to know of Reversi; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.game import Event
from tests.example.rules.reversi.box import OPENINGS
from tests.example.rules.reversi.describing import Row
from tests.example.rules.reversi.state import SOURCES, State
from tests.known import Digest, Pieces, Standing

DIGEST = Digest(rules=9, rulings=2)

VALUES: Mapping[str, Iterable[object]] = {
    "option-opening": OPENINGS,
    "score": SOURCES,
}

MARKED = frozenset({"cell"})

TOLD = frozenset({"cell"})


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Discs on their cells."""
    rows = [fact for fact in facts if isinstance(fact, Row)]
    return Standing((cell, f"disc {seat}") for row in rows for cell, seat in row.discs)


def count(state: State) -> Pieces:
    """A disc for every cell, on the board or beside it."""
    placed = sum(owner is not None for owner in state.discs)
    return Counter({"disc": placed + state.discs.count(None)})
