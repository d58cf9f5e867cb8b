"""The first position (R1-R4)."""

from __future__ import annotations

from rules.game import Rng
from rules.ming.position.box import COURTIERS, PROVINCES, REGIONS, box, deck
from rules.ming.position.state import NOBODY, SOURCES, State


def first_state(seats: int, rng: Rng) -> State:
    """The set-up: everything laid out, and a seat chosen to begin (R1-R4)."""
    start = rng.first_seat(seats)
    cards = rng.shuffled("deck", deck())
    shown, none = len(PROVINCES), (0,) * (seats + 1)
    return State(
        seats=seats,
        phase="prince",
        round=1,
        start=start,
        turn=start,
        princes=(NOBODY,) * seats,
        areas=((0,) * seats,) * shown,
        open=(none,) * len(REGIONS),
        temples=(NOBODY,) * len(REGIONS),
        city=(none,) * len(REGIONS),
        supply=(COURTIERS,) * seats,
        placing=(0,) * seats,
        display=cards[:shown],
        deck=cards[shown:],
        discards=(),
        dragons=box().dragon_cards - seats,
        hands=((0, 0, 0, 1),) * seats,
        tiles=((0,) * shown,) * seats,
        stock=(box().tiles,) * shown,
        passed=(False,) * seats,
        origin=NOBODY,
        scoring=NOBODY,
        recalls=(None,) * seats,
        returning=none,
        neutral=(0,) * seats,
        points=((0,) * len(SOURCES),) * seats,
        last=(),
    )
