"""Whole random games, held step by step against a second, independent Tigris & Euphrates."""

from __future__ import annotations

import pytest

from tests.rules.tigris.comparing import played


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", range(4))
def test_a_second_opinion_agrees_on_every_step(seats: int, number: int) -> None:
    seen = played(f"suite {number}", seats)
    assert seen["ended by bag"] + seen["ended by treasures"] == 1


def test_the_games_compared_reach_all_there_is() -> None:
    seen = played("all", 2) + played("all", 3) + played("all", 4)
    for what in ("wars", "revolts", "build", "keep", "monument income", "temples spared"):
        assert seen[what], what
