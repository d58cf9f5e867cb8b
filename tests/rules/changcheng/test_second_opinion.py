"""Whole random games, held step by step against a second, independent Chang Cheng."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rules.changcheng.comparing import hold, whole_game
from tests.rules.changcheng.positions import some_position

REACHED = (
    "a space kept",
    "a space kept for two",
    "all skipped",
    "wall full",
    "asked out of turn",
    "completed between two walls",
    "2 completed at once",
    "double bordering 4",
    "extend in extend",
    "idle",
    "joined with cards laid",
    "joined with debts",
    "neutral in neutral",
    "one wall alone",
    "saved by a tower",
    "scouts before a completion",
    "scouts between two walls",
    "skipped",
    "stop in second",
    "swap with a scored province",
    "won without a wall",
)
"""What at least one of the games compared must have come to."""

seen_in: dict[str, Counter[str]] = {}


@pytest.mark.parametrize("missions", ["none", "abcd"])
@pytest.mark.parametrize(("seats", "neutral"), [(2, 1), (2, 0), (3, 1), (4, 1), (5, 1)])
def test_a_second_opinion_agrees_on_every_step(seats: int, neutral: int, missions: str) -> None:
    seed = f"suite {seats} {neutral} {missions}"
    seen = whole_game(seats, seed, neutral=bool(neutral), missions=missions)
    assert seen["games"] == 1
    assert seen["choices"] > 20
    seen_in[seed] = seen


@pytest.mark.parametrize("part", range(4))
def test_a_second_opinion_agrees_on_what_follows_any_position(part: int) -> None:
    seen = Counter[str]()
    for number in range(part, 60, 4):
        seed = f"rare {number}"
        seen += hold(some_position(seed), seed)
    assert seen["games"] == 15
    seen_in[f"part {part}"] = seen


def test_the_games_compared_reach_what_is_rare() -> None:
    if len(seen_in) < 14:
        pytest.skip("only some of the games were played")
    seen = sum(seen_in.values(), Counter[str]())
    assert [what for what in REACHED if not seen[what]] == []
