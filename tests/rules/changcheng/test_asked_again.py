"""Whether somebody must decide again right after *Confirm*: neutral walls and skipped turns."""

from __future__ import annotations

from itertools import product

from rules.changcheng import GAME
from tests.contract.test_asked import next_decisions


def test_two_seats_hear_of_the_neutral_wall_before_they_confirm() -> None:
    said = next_decisions(GAME, 2, "3")
    assert said["yes", True] > 3


def test_it_may_depend_on_what_is_hidden() -> None:
    games = product(GAME.meta.seats, "12")
    assert any(next_decisions(GAME, *game)["perhaps", True] for game in games)
