"""What may be planned in Ming Dynasty: a round of placements, a card, an action (R7, R10, R14)."""

from __future__ import annotations

from rules.ming.moves.actions import Neutral, Place
from rules.ming.position.state import State
from tests.rules.ming.ground import PROVINCES
from tests.rules.ming.scene import GAME, do, table


def planning(state: State, seat: int, *texts: str) -> State:
    """A seat's next turn after what it plans."""
    turn = GAME.next_turn(state, seat)
    assert turn is not None
    return do(turn, *texts).state if texts else turn


def test_r7_all_courtiers_left_are_placed_ahead_one_after_the_other() -> None:
    state = do(table(3, "place", placing=(3, 2, 2)), "place huguang").state
    every = tuple(Place(province) for province in PROVINCES)
    for texts in ((), ("place huguang",)):
        ahead = planning(state, 0, *texts)
        assert GAME.to_act(ahead) == (0,)
        assert GAME.legal(ahead, 0) == every
    assert planning(state, 0, "place huguang", "place huguang").phase != "place"


def test_courtiers_of_others_stay_counted_in_a_plan() -> None:
    state = do(table(3, "place", placing=(3, 2, 2)), "place huguang").state
    ahead = planning(state, 0)
    assert [sum(x) for x in zip(ahead.placing, ahead.supply, strict=True)] == [
        sum(x) for x in zip(state.placing, state.supply, strict=True)
    ]


def test_r40_neutral_courtiers_are_planned_where_three_may_stand() -> None:
    state = do(table(2, "neutral", neutral=(3, 3)), "neutral ningxia").state
    ningxia = Neutral("ningxia")
    assert ningxia in GAME.legal(planning(state, 0, "neutral ningxia"), 0)


def test_nothing_is_planned_once_all_are_placed() -> None:
    scene = do(table(2, "place", placing=(1, 1), hands=("hhhhr",) * 2), "place huguang")
    assert GAME.next_turn(scene.state, 0) is None
    assert GAME.next_turn(scene.state, 1) is not None


def test_r14_the_next_action_is_planned_with_the_cards_in_hand() -> None:
    scene = do(table(2, "place", placing=(1, 1), hands=("hhhhr",) * 2), "place huguang")
    state = scene.do("place huguang").state
    assert state.phase == "act"
    other = 1 - state.turn
    ahead = planning(state, other)
    assert GAME.to_act(ahead) == (other,)
    assert {type(action).__name__ for action in GAME.legal(ahead, other)} >= {"Stay", "Pass"}
