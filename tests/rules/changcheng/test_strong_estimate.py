"""What the strong player guesses better than `estimate` does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules import GAMES
from rules.changcheng.players.strong_estimate import estimate_parts, estimate_well
from rules.changcheng.position.state import FaceDown, State
from rules.computers.simulating import simulate
from rules.told import Part
from tests.rules.changcheng.scene import ALL, EMPTY, board, scene

LIKE: dict[str, Any] = {"gone": ALL, "walls": (5, 5, 5)}


def position(west: str, **more: Any) -> State:
    """Boards 1a and 2a; nothing in the east."""
    return scene(board(west) + board(EMPTY), **(LIKE | more)).state


def lead(state: State) -> float:
    """How far seat 0 is thought to be ahead of seat 1."""
    points = estimate_well(state)
    return points[0] - points[1]


def test_a_master_architect_promises_more_than_a_warrior() -> None:
    empty = position("01...........")
    warrior, master = (replace(empty, laid=(FaceDown(0, 0, card),)) for card in (1, 5))
    assert lead(empty) < lead(warrior) < lead(master)


def test_being_one_wall_behind_loses_what_is_full_before_an_army() -> None:
    behind, tied = (position(f"{walls}........", gone="") for walls in ("11010", "1010n"))
    assert lead(behind) > lead(tied)


def test_an_army_nobody_has_seen_is_taken_for_a_mean_one() -> None:
    state = position("000..........", gone="")
    high, low = (
        replace(state, armies=tuple(replace(army, value=value) for army in state.armies))
        for value in (4, 2)
    )
    assert lead(high) == lead(low)
    looked = [
        replace(one, armies=tuple(replace(army, seen=(0,)) for army in one.armies))
        for one in (high, low)
    ]
    assert lead(looked[0]) < lead(looked[1])


@pytest.mark.parametrize(("seats", "share"), [(3, 1.0), (4, 0.825), (5, 0.65)])
def test_with_many_seats_what_is_to_come_counts_less_far_from_the_end(
    seats: int, share: float
) -> None:
    # The east is full, damaged: only Liaodong has a free space, or two more boards are to come.
    late, early = (
        scene(
            board("000.xxxxxxxxx") + board("x" * 13),
            seats=seats,
            gone=ALL,
            walls=(5,) * seats,
            extensions=extensions,
            doubles=(0,) * seats,
            towers=(0,) * seats,
        ).state
        for extensions in (0, 2)
    )
    assert lead(late) > 2
    assert lead(early) == pytest.approx(share * lead(late))


def test_a_tower_in_hand_is_worth_nothing_when_no_turn_is_left() -> None:
    early, late = (
        scene(board(EMPTY) + east, **LIKE, extensions=0, towers=(1, 0, 0)).state
        for east in (EMPTY, "0120120120120")
    )
    late = replace(late, wall=late.wall[13:] * 2)
    held = [lead(one) - lead(replace(one, towers=(0, 0, 0))) for one in (early, late)]
    assert held[0] > held[1] == 0


def test_a_double_wall_counts_for_less_before_it_is_built() -> None:
    waiting = scene(**LIKE)
    built = waiting.do("double 1m")
    points = [estimate_parts(one.state)[Part("double")][0] for one in (waiting, built)]
    assert points == pytest.approx([1.2, 4])


def test_whoever_moves_next_is_nearer_to_the_last_space() -> None:
    next_to_move, last_to_move = (position("010..........", turn=turn) for turn in (0, 1))
    tied = position("01n..........", turn=1)
    assert lead(next_to_move) > lead(last_to_move)
    assert lead(tied) < 0 < lead(replace(tied, turn=0))


def test_seats_that_move_round_take_their_prospects_along() -> None:
    one, other = (
        estimate_well(position(walls, missions="ab", turn=turn))
        for turn, walls in enumerate(("001.a..0.22..", "112.b..1.00.."))
    )
    assert one == pytest.approx((*other[1:], other[0]))


def test_finished_games_give_the_true_points() -> None:
    state = simulate(GAMES["changcheng"], 3, {}, "guess", ["beginner"]).state
    assert estimate_well(state) == tuple(sum(row) for row in state.points)
