"""What a viewer cannot see, made up anew: the deck and what others have laid (A17)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Rng, Seat
from rules.ming.position.box import answers
from rules.ming.position.state import State, in_city


def redealt(state: State, viewer: Seat | None, rng: Rng) -> State:
    """A position that looks the same to a viewer."""
    recalls = tuple(
        recall if recall is None or seat == viewer else rng.choice(answers(in_city(state, seat)))
        for seat, recall in enumerate(state.recalls)
    )
    return replace(state, deck=rng.shuffled("unseen", sorted(state.deck)), recalls=recalls)
