"""What a viewer cannot see, made up anew: hands of others and the pile (A17)."""

from __future__ import annotations

from dataclasses import replace

from rules.china.moves.drawing import sorted_hand, without
from rules.china.position.state import State
from rules.game import Rng, Seat


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer; cards taken openly stay where they are."""
    hands, others = list(state.hands), [seat for seat in range(state.seats) if seat != viewer]
    hidden = [card for seat in others for card in without(hands[seat], *state.known(seat))]
    cards = rng.shuffled("hidden", sorted([*hidden, *state.pile]))
    for seat in others:
        known = state.known(seat)
        unseen = len(hands[seat]) - len(known)
        hands[seat] = sorted_hand((*known, *cards[:unseen]))
        cards = cards[unseen:]
    return replace(state, hands=tuple(hands), pile=cards)
