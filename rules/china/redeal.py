"""What a viewer cannot see, made up anew: hands of others and the pile (A17)."""

from __future__ import annotations

from dataclasses import replace

from rules.china.drawing import sorted_hand
from rules.china.state import State
from rules.game import Rng, Seat


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != viewer for card in hand]
    cards = rng.shuffled("hidden", sorted([*hidden, *state.pile]))
    hands = list(state.hands)
    for seat, hand in enumerate(state.hands):
        if seat != viewer:
            hands[seat] = sorted_hand(cards[: len(hand)])
            cards = cards[len(hand) :]
    return replace(state, hands=tuple(hands), pile=cards)
