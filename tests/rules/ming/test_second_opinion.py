"""Whole random games and single scorings, held step by step against a second, independent Ming
Dynasty."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from tests.rules.ming.comparing import any_position, whole_game

REACHED = (
    "went through a prince",
    "step without an end",
    "came back to the origin",
    "region twice on the way",
    "moved 5",
    "monk pushed out",
    "own monk forbids",
    "passed without cards",
    "reshuffled",
    "no dragons left",
    "tile short",
    "set in round 2",
    "set in round 4",
    "set in round 6",
    "home chosen",
    "neutral home chosen",
    "neutral stays",
    "neutral leaves",
    "bonus for 1 of 2",
    "bonus for 2 of 2",
    "bonus for 0 of 1",
    "row 2 seats: 3 first, 0 second neutral moves",
    "row 3 seats: 3 first, 0 second",
    "row 4 seats: 4 first, 0 second",
    "row 4 seats: 1 first, 2 second",
)
"""What at least one of the games compared must have come to."""


@cache
def games(seats: int) -> Counter[str]:
    return sum((whole_game(seats, f"suite {number}") for number in range(4)), Counter[str]())


@cache
def scorings(part: int) -> Counter[str]:
    return sum((any_position(f"suite {part} {number}") for number in range(15)), Counter[str]())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_opinion_agrees_on_every_step(seats: int) -> None:
    assert games(seats)["decisions"] > 400


@pytest.mark.parametrize("part", range(4))
def test_a_second_opinion_agrees_on_what_follows_any_position(part: int) -> None:
    assert scorings(part)["decisions"] > 60


def test_what_was_compared_reaches_what_is_rare() -> None:
    seen = sum((games(seats) for seats in (2, 3, 4)), Counter[str]())
    seen += sum((scorings(part) for part in range(4)), Counter[str]())
    assert [what for what in REACHED if not seen[what]] == []
