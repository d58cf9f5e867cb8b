"""What computer players go by, and what it is worth to them."""

from __future__ import annotations

from typing import Any

import pytest

from rules.changcheng.players.estimate import estimate
from rules.computers.simulating import simulate
from tests.rules.changcheng.scene import ALL, EMPTY, GAME, board, scene

LIKE: dict[str, Any] = {"gone": ALL, "walls": (5, 5, 5)}


def lead(west: str, east: str = "", **more: Any) -> float:
    """How far seat 0 is thought to be ahead of seat 1."""
    east = east or EMPTY
    points = estimate(scene(board(west) + board(east), **(LIKE | more)).state)
    return points[0] - points[1]


def test_most_walls_in_a_province_promise_more_the_fewer_spaces_are_left() -> None:
    assert 0 < lead("0............") < lead("00...........") < lead("000..........")


def test_tied_seats_are_promised_more_together_than_one_that_is_ahead() -> None:
    nothing, alone, tied = (
        estimate(scene(board(EMPTY) + board(east), **LIKE).state)
        for east in (EMPTY, ".....00......", ".....01......")
    )
    assert tied[0] == pytest.approx(tied[1])
    assert 2 * (tied[0] - nothing[0]) > alone[0] - nothing[0]


def test_an_army_counts_against_whoever_faces_it_with_most_walls() -> None:
    assert lead("000..........", gone="") < lead("000..........")


def test_a_mission_counts_for_whoever_is_ahead_in_it() -> None:
    assert lead("0...0...0....", missions="ac") > lead("0...0...0....", missions="cd")


def test_sound_wins_alone_against_four_at_random() -> None:
    games = [simulate(GAME, 5, {}, f"sound-{n}", ["sound", *["random"] * 4]) for n in range(4)]
    assert sum(game.outcome.ranking[0] == (0,) for game in games) >= 3
