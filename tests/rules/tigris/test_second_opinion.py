"""Whole random games, held step by step against a second, independent Tigris & Euphrates."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.tigris.comparing import played

REACHED = (
    "joined with 0 wars",
    "joined with 1 wars",
    "joined with 2 wars",
    "joined with 3 wars",
    "war by active",
    "war by another",
    "war won by attacker",
    "war won by defender",
    "revolt won by attacker",
    "revolt won by defender",
    "tiles lost in war",
    "temples spared",
    "wars avoided",
    "build",
    "decline",
    "monument income",
    "stranded by monument",
    "keep",
    "corner treasures taken",
    "treasures taken by another",
    "catastrophe on tile",
    "exchange",
    "moved",
    "withdraw",
)
"""What at least one of the games compared must have come to."""

seen_by_seats: dict[int, Counter[str]] = {}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_opinion_agrees_on_every_step(seats: int) -> None:
    seen = sum((played(f"suite {number}", seats) for number in range(2)), Counter[str]())
    assert seen["ended by bag"] + seen["ended by treasures"] == 2
    seen_by_seats[seats] = seen


def test_the_games_compared_reach_what_is_rare() -> None:
    seen = Counter[str]()
    for seats in (2, 3, 4):
        seen += seen_by_seats.get(seats) or played("suite 0", seats)
    assert [what for what in REACHED if not seen[what]] == []
