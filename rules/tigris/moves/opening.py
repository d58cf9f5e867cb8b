"""The first position (R4)."""

from __future__ import annotations

from rules.game import Rng
from rules.tigris.position.board import TREASURES, each
from rules.tigris.position.box import box
from rules.tigris.position.state import EMPTY, NOTHING, NOWHERE, State, counted


def first_state(seats: int, rng: Rng) -> State:
    """The set-up: temples and treasures on the board, six tiles in each hand (R4)."""
    bag, size = rng.shuffled("bag", box().bag), box().hand
    first = rng.first_seat(seats)
    hands = tuple(counted(bag[size * seat : size * (seat + 1)]) for seat in range(seats))
    return State(
        seats=seats,
        phase="act",
        turn=first,
        acting=first,
        actions_left=box().actions,
        ground="".join("t" if sign in "tc" else EMPTY for sign in box().signs),
        leaders=((NOWHERE, NOWHERE, NOWHERE, NOWHERE),) * seats,
        treasures=tuple(each(TREASURES)),
        monuments=(),
        hands=hands,
        bag=bag[size * seats :],
        points=(NOTHING,) * seats,
        won=(0,) * seats,
        catastrophes=(box().catastrophes,) * seats,
        aside=NOTHING,
        discarded=NOTHING,
        gone=NOTHING,
        placed=NOWHERE,
        joining=NOWHERE,
        conflict=None,
        short=False,
        last=(),
        swapped=(NOTHING,) * seats,
    )
