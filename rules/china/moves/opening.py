"""The first position (R2-R5, A18)."""

from __future__ import annotations

from rules.china.moves.drawing import sorted_hand
from rules.china.position.box import HAND, OPEN, box, deck, side
from rules.china.position.state import NOBODY, SOURCES, State
from rules.game import Rng


def first_state(seats: int, side_key: str, fortresses: bool, rng: Rng) -> State:
    """The set-up: hands dealt, four cards open, a seat chosen to begin (R2-R5, A18)."""
    cards = rng.shuffled("deck", deck(seats))
    rest = cards[HAND * seats :]
    start = rng.first_seat(seats)
    bare = (NOBODY,) * len(side(side_key).sites)
    realms = len(box().realms)
    return State(
        seats=seats,
        side=side_key,
        fortresses=fortresses,
        phase="play",
        turn=start,
        start=start,
        houses=bare,
        forts=bare,
        emissaries=((0,) * seats,) * realms,
        scored=(False,) * realms,
        hands=tuple(sorted_hand(cards[HAND * seat :][:HAND]) for seat in range(seats)),
        row=rest[:OPEN],
        pile=rest[OPEN:],
        discards=(),
        used_up=0,
        state=NOBODY,
        needed=0,
        points=((0,) * len(SOURCES),) * seats,
        last=(),
        taken=((),) * seats,
    )
