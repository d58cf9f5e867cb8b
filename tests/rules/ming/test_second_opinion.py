"""Whole random games and single scorings, held step by step against a second, independent Ming
Dynasty."""

from __future__ import annotations

import pytest

from tests.rules.ming.comparing import any_position, whole_game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_opinion_agrees_on_every_step(seats: int) -> None:
    for number in range(4):
        seen = whole_game(seats, f"suite {number}")
        assert seen["decisions"] > 30 * seats


@pytest.mark.parametrize("part", range(4))
def test_a_second_opinion_agrees_on_scorings(part: int) -> None:
    for number in range(10):
        seen = any_position(f"suite {part} {number}")
        assert seen["tile short"] + seen["0 recall"] + seen["2 recall"] + seen["decisions"]
