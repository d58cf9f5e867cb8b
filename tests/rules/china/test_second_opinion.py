"""Whole random games, held step by step against a second, independent China."""

from __future__ import annotations

import pytest

from tests.rules.china.campaign import hold, some_position, whole_game


@pytest.mark.parametrize("fortresses", [False, True])
@pytest.mark.parametrize(("seats", "side"), [(3, "a"), (4, "a"), (4, "b"), (5, "b")])
def test_a_second_opinion_agrees_on_every_step(seats: int, side: str, fortresses: bool) -> None:
    for number in range(2):
        met = whole_game(seats, side, fortresses=fortresses, seed=f"whole {number}")
        assert met["games"] == 1
        assert met["choices"] > 20


@pytest.mark.parametrize("part", range(4))
def test_a_second_opinion_agrees_on_what_follows_any_position(part: int) -> None:
    for number in range(15):
        seed = f"any {part} {number}"
        assert hold(some_position(seed), seed)["games"] == 1
