"""Whether somebody must decide again right after *Confirm*: neutral walls and skipped turns."""

from __future__ import annotations

from collections import Counter

from rules.changcheng import GAME
from rules.playing import Again
from tests.contract.test_asked import next_decisions


def test_two_seats_hear_of_the_neutral_wall_before_they_confirm() -> None:
    said = next_decisions(GAME, 2, "3")
    assert said["yes", True] > 3


def test_it_may_depend_on_what_is_hidden() -> None:
    said: Counter[tuple[Again, bool]] = Counter()
    for seats in GAME.meta.seats:
        said += next_decisions(GAME, seats, "1") + next_decisions(GAME, seats, "2")
    assert said["perhaps", True]
