"""What the generic tests need to know of Gavel; see `tests/known.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from rules.game import Event
from tests.example.rules.gavel.describing import BLOCK, Lying, Up
from tests.example.rules.gavel.state import SOURCES, State, hand
from tests.known import Digest, Pieces, Standing

DIGEST = Digest(rules=8, rulings=2)

VALUES: Mapping[str, Iterable[object]] = {"score": SOURCES}

MARKED = frozenset({"card"})

TOLD = frozenset({"card"})

ASKED = frozenset({"BidAsked"})


def rebuilt(facts: Iterable[Event]) -> Standing:
    """Lots on the block, lots and cards before the seats."""
    found = Standing()
    for fact in facts:
        if isinstance(fact, Up | Lying):
            place = BLOCK if isinstance(fact, Up) else str(fact.seat + 1)
            found.update((place, f"lot {lot}") for lot in fact.lots)
            cards = fact.cards if isinstance(fact, Lying) else ()
            found.update((place, f"card {card}") for card in cards)
    return found


def count(state: State) -> Pieces:
    """Every lot, and every card of every seat."""
    lots = [*state.deck, *state.up, *(lot for lots in state.won for lot in lots)]
    cards = [card for played in state.played for card in (*played, *hand(played))]
    return Counter([*(f"lot {lot}" for lot in lots), *(f"card {card}" for card in cards)])
