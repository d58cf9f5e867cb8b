"""What a position is worth (R8), and is likely to be worth in the end."""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import TypeAlias

from rules.game import Outcome, Seat, places
from tests.example.rules.gavel.state import SOURCES, State, hand

Won: TypeAlias = tuple[tuple[int, ...], ...]


def points(won: Won) -> tuple[int, ...]:
    """What the lots of each seat are worth (R8)."""
    return tuple(map(sum, won))


def winners(won: Won) -> tuple[Seat, ...]:
    """The seats that share the first place (R8)."""
    return places(points(won))[0]


def outcome(state: State) -> Outcome | None:
    """Places by points, once all cards are played (R8)."""
    if not state.over:
        return None
    scores = points(state.won)
    return Outcome(places(scores), scores, tuple(((SOURCES[0], number),) for number in scores))


def estimate(state: State) -> tuple[float, ...]:
    """Points so far, what is up by the chance of the card that was bid, and what is to come as if
    each seat bid its highest card for the best lot, the next one for the next, and so on."""
    hands = [hand(cards) for cards in state.played]
    return tuple(
        scored + sum(_hopes(state, seat, hands)) for seat, scored in enumerate(points(state.won))
    )


def _hopes(state: State, seat: Seat, hands: list[tuple[int, ...]]) -> Iterator[float]:
    """What each card is likely to win."""
    bid, others = state.bids[seat], [*hands[:seat], *hands[seat + 1 :]]
    lots = [*state.deck, *([sum(state.up)] if bid is None else [])]
    cards = [card for card in hands[seat] if card != bid]
    yield sum(state.up) * _chance(bid, others) if bid else 0
    for card, lot in zip(cards, sorted(lots), strict=False):
        yield lot * _chance(card, others)


def _chance(bid: int, others: list[tuple[int, ...]]) -> float:
    """How likely all others bid less, each card of their hands being as likely."""
    return prod(sum(card < bid for card in cards) / len(cards) for cards in others)
