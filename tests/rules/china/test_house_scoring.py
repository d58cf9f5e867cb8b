"""House scoring of a state (R25-R32, A6)."""

from __future__ import annotations

import pytest

from rules.china.moves.events import FinalScoring, StateScored
from tests.rules.china.scene import do, ended, table

CHU = [f"ch{n}" for n in range(1, 9)]


def scored(*counts: int) -> tuple[int, ...]:
    """Points by seat for so many houses in Chu, which must not be full."""
    seats, left = len(counts), iter(CHU)
    houses = [" ".join(next(left) for _ in range(count)) for count in counts]
    return ended(seats, "a" if seats < 4 else "b", houses=houses).source("houses")


def test_r25_at_once_when_the_last_site_is_built_upon() -> None:
    state = table(houses=("qn1 qn2", "qn3 qn4 qn5"), hands=("yellow",))
    assert do(state, "house yellow qn6").of(StateScored) == [
        StateScored("qin", (3, 3, 0), (6, 6, 0), (), 0)
    ]


def test_r25_at_the_end_when_it_was_never_full() -> None:
    scene = ended(houses=("qn1 qn2", "qn3"))
    assert scene.of(StateScored) == [StateScored("qin", (2, 1, 0), (3, 2, 0), (), 0)]
    assert scene.told.index(scene.of(FinalScoring)[0]) < scene.told.index(scene.of(StateScored)[0])


def test_r26_no_state_is_scored_twice() -> None:
    scene = ended(houses=("ha1 ha2", "ha3 ha4"), scored="han")
    assert scene.of(StateScored) == []
    assert scene.points == (0, 0, 0)


def test_r26_a_game_scores_a_full_state_once() -> None:
    state = table(houses=("ha1 ha2 ha3",), hands=("green",), turn=0, start=1, pile="", used_up=2)
    scene = do(state, "house green ha4", "take red", "take green", "take orange", "restock")
    assert scene.state.phase == "over"
    assert scene.of(StateScored) == [StateScored("han", (4, 0, 0), (4, 0, 0), (), 0)]


@pytest.mark.parametrize(
    ("counts", "points"),
    [((1, 0, 0), (1, 0, 0)), ((0, 3, 2), (0, 5, 3)), ((0, 0, 6), (0, 0, 6))],
)
def test_r27_without_a_house_there_is_nothing(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert scored(*counts) == points


def test_r28_the_first_gets_a_point_for_every_house_of_all_colours() -> None:
    assert scored(3, 2, 1)[0] == 6
    assert scored(1, 0, 0)[0] == 1
    assert scored(2, 0, 1)[0] == 3


def test_r29_the_others_get_what_the_one_above_has() -> None:
    assert scored(3, 2, 1) == (6, 3, 2)
    assert scored(1, 2, 3) == (2, 3, 6)
    assert scored(4, 1, 0) == (5, 4, 0)


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((2, 2, 1), (5, 5, 2)),
        ((1, 1, 1), (3, 3, 3)),
        ((3, 1, 1), (5, 3, 3)),
        ((2, 2, 2), (6, 6, 6)),
        ((2, 2, 1, 1), (6, 6, 2, 2)),
        ((3, 2, 2, 0), (7, 3, 3, 0)),
        ((3, 1, 1, 1, 1), (7, 3, 3, 3, 3)),
        ((2, 2, 1, 1, 1), (7, 7, 2, 2, 2)),
        ((1, 1, 1, 1, 0), (4, 4, 4, 4, 0)),
    ],
)
def test_r30_equals_share_a_rank_and_none_is_skipped(
    counts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert scored(*counts) == points


def test_r30_four_and_five_ranks_can_be_told_apart() -> None:
    """No state has room for 4-3-2-1, but the fourth rank exists in Chu (8 sites): 4-2-1-1."""
    houses = ("ch1 ch2 ch3 ch4", "ch5 ch6", "ch7", "ch8")
    state = table(4, "b", houses=("ch1 ch2 ch3", *houses[1:]), hands=("purple",))
    scene = do(state, "house purple ch4")
    assert scene.of(StateScored) == [StateScored("chu", (4, 2, 1, 1), (8, 4, 2, 2), (), 0)]


def test_r31_points_are_added_at_once() -> None:
    state = table(houses=("ha1", "ha2 ha3"), hands=("green",), points=(10, 20, 30))
    scene = do(state, "house green ha4")
    assert scene.points == (14, 24, 30)
    assert scene.source("houses") == scene.points


def test_r32_what_stands_there_in_the_end_is_scored_as_ever() -> None:
    scene = ended(houses=("we1 we2 we3 qn1", "we4 we5 sh1", "we6 qn2"))
    told = {event.state: event.points for event in scene.of(StateScored)}
    assert told == {"wei": (6, 3, 2), "qin": (2, 0, 2), "shu": (0, 1, 0)}
    assert scene.source("houses") == (8, 4, 4)


def test_r32_states_without_houses_are_not_worth_telling() -> None:
    assert ended().of(StateScored) == []
    assert ended().points == (0, 0, 0)


def test_a06_the_state_is_scored_before_the_second_marker() -> None:
    state = table(houses=("ha1 ha2", "ha3"), hands=("green green",))
    first = do(state, "house green ha4")
    assert first.of(StateScored) == [StateScored("han", (3, 1, 0), (4, 3, 0), (), 0)]
    second = do(first.state, "emissary green han")
    assert second.of(StateScored) == []
    assert second.points == (4, 3, 0)
    assert second.state.last == ("ha4", "han")
