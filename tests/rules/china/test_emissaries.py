"""Sending emissaries (R12, R13, R15, R18)."""

from __future__ import annotations

from rules.china.moves.events import EmissaryPlaced, StateScored
from tests.rules.china.scene import GAME, all_sites, do, reason, table, words_of


def test_r12_never_more_emissaries_than_houses_of_one_player() -> None:
    for there in range(4):
        state = table(
            houses=("", "we1 we2 we3", "we4 we5"), emissaries={"wei": (0, there)}, hands=("red",)
        )
        assert words_of(state, "emissary") == ({"red wei"} if there < 3 else set())


def test_r12_emissaries_of_all_owners_count_together() -> None:
    state = table(houses=("we1 we2 we3",), emissaries={"wei": (1, 1, 1)}, hands=("red",))
    assert reason(state, "emissary red wei") == "court-full"


def test_r12_the_sum_of_all_houses_is_no_limit() -> None:
    state = table(houses=("we1", "we2", "we3"), emissaries={"wei": (0, 1)}, hands=("red",))
    assert not words_of(state, "emissary")


def test_r12_the_limit_holds_for_the_second_one_too() -> None:
    state = table(houses=("we1 we2",), emissaries={"wei": (0, 1)}, hands=("red red",))
    second = do(state, "emissary red wei").state
    assert second.phase == "second"
    assert not words_of(second, "emissary")
    assert reason(second, "emissary red wei") == "court-full"


def test_r12_several_owners_share_the_seat() -> None:
    state = table(houses=("we1 we2",), emissaries={"wei": (0, 1)}, hands=("red",))
    scene = do(state, "emissary red wei")
    assert scene.of(EmissaryPlaced) == [EmissaryPlaced(0, "wei", "red")]
    wei = next(court for court in GAME.view(scene.state, None).courts if court.state == "wei")
    assert wei.emissaries == (1, 1, 0)
    assert GAME.view(scene.state, None).emissaries_left == (7, 7, 8)
    assert scene.state.last == ("wei",)


def test_r13_no_house_of_ones_own_is_needed() -> None:
    state = table(houses=("", "we1"), hands=("red",))
    assert words_of(state, "emissary") == {"red wei"}


def test_r13_a_state_without_houses_takes_none() -> None:
    state = table(houses=("", "we1"), hands=("red green green",))
    assert words_of(state, "emissary") == {"red wei", "pair-green wei"}
    assert reason(state, "emissary red shu") == "no-houses-there"


def test_r13_the_first_marker_of_a_state_is_no_emissary() -> None:
    state = table(hands=("red red red",))
    assert not words_of(state, "emissary")


def test_r15_eight_emissaries_are_all_there_are() -> None:
    houses = (all_sites("wei"), all_sites("qin"))
    state = table(houses=houses, emissaries={"wei": (6,), "qin": (1,)}, hands=("yellow yellow",))
    second = do(state, "emissary yellow qin").state
    assert second.phase == "draw"
    assert GAME.view(second, None).emissaries_left[0] == 0
    spent = table(houses=houses, emissaries={"wei": (6,), "qin": (2,)}, hands=("yellow",))
    assert reason(spent, "emissary yellow qin") == "no-emissaries"


def test_r18_a_scored_state_still_takes_emissaries() -> None:
    state = table(houses=("ha1 ha2 ha3", "ha4"), hands=("green",))
    assert all(state.scored[i] == (i == 5) for i in range(9))
    scene = do(state, "emissary green han")
    assert not scene.of(StateScored)
    assert scene.points == (0, 0, 0)


def test_r18_the_limit_holds_in_a_scored_state() -> None:
    state = table(
        houses=("ha1 ha2 ha3", "ha4"), emissaries={"han": (2, 1)}, hands=("green green green",)
    )
    assert not words_of(state, "emissary") & {"green han"}


def test_r10_emissaries_are_presence_by_themselves() -> None:
    """No game comes to this: houses stay where emissaries are."""
    state = table(emissaries={"wei": (0, 1)}, hands=("red red",))
    assert do(state, "house red we1").state.phase == "second"
