"""The same position with other secrets (`rules.game.Game.redeal`)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Rng, Seat
from tests.example.rules.gavel.state import State, hand


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Other bids of the others, and another order of the lots."""
    bids = tuple(
        bid if bid is None or other == seat else rng.choice(hand(state.played[other]))
        for other, bid in enumerate(state.bids)
    )
    return replace(state, bids=bids, deck=rng.shuffled("unseen", sorted(state.deck)))
