"""The pile used up, the last round, nothing left to place (R22, R24, A8-A10)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.china.moves.events import (
    FinalScoring,
    LastRound,
    NothingPlaceable,
    Passed,
    PileReshuffled,
    RowFilled,
)
from rules.china.position.state import State
from tests.rules.china.scene import GAME, all_sites, do, ended, reason, table, words
from tests.rules.china.second_opinion import sites


@pytest.mark.parametrize(("start", "last"), [(0, 2), (1, 0), (2, 1)])
def test_r22_the_second_time_the_end_is_announced(start: int, last: int) -> None:
    state = do(
        table(hands=("red", "red"), pile="purple", used_up=1, start=start), "house red we1"
    ).state
    scene = do(state, "draw")
    assert scene.of(LastRound) == [LastRound(last)]
    assert not scene.of(PileReshuffled)
    assert (scene.state.pile, scene.state.used_up) == ((), 2)


def test_r22_the_round_is_finished() -> None:
    hands = ("red red red", "red red red", "red red red")
    state = table(hands=hands, pile="purple", used_up=1, turn=1, start=0)
    state = do(state, "swap red", "draw", "restock").state
    assert state.turn == 2
    scene = do(state, "swap red", "take red", "restock")
    assert scene.state.phase == "over"
    assert len(scene.of(FinalScoring)) == 1
    assert GAME.to_act(scene.state) == ()
    assert GAME.outcome(scene.state) is not None


def test_r22_the_round_ends_to_the_right_of_the_emperor() -> None:
    hands = ("red red red", "red red red", "red red red")
    state = table(hands=hands, pile="purple", used_up=1, turn=1, start=1)
    turns: list[int] = []
    while state.phase != "over":
        turns.append(state.turn)
        take = "take red" if state.row.count("red") else f"take {state.row[0]}"
        state = do(state, f"swap {state.hands[state.turn][0]}", take, "restock").state
    assert turns == [1, 2, 0]


def test_r22_the_game_goes_on_before() -> None:
    state = table(hands=("", "", "red"), pile="purple purple", used_up=1, turn=2, start=0)
    after = do(state, "swap red", "draw", "restock").state
    assert (after.phase, after.turn) == ("play", 0)


def _full_map() -> tuple[str, str, str]:
    """Every site built upon, seat by seat in turn; no seat has more than 3 houses in a state."""
    names = list(sites("a"))
    return " ".join(names[0::3]), " ".join(names[1::3]), " ".join(names[2::3])


ROOM = {"zhao": 2, "yan": 2, "qi": 2, "lu": 2, "wei": 3, "han": 2, "qin": 2, "shu": 2, "chu": 3}
OWNER = {"zhao": 0, "yan": 0, "qi": 0, "lu": 0, "wei": 1, "han": 1, "qin": 1, "shu": 2, "chu": 2}


def _crowded(*, less: str = "") -> dict[str, tuple[int, ...]]:
    """As many emissaries everywhere as fit, but one less in one state."""
    return {
        state: tuple((room - (state == less)) * (seat == OWNER[state]) for seat in range(3))
        for state, room in ROOM.items()
    }


def _at_the_end_of_a_turn(**given: Any) -> State:
    """Seat 0 has just finished its turn, with cards in the pile."""
    return table(phase="restock", **given)


def test_r24_the_game_ends_when_nothing_can_be_placed() -> None:
    state = _at_the_end_of_a_turn(houses=_full_map(), emissaries=_crowded())
    scene = do(state, "restock")
    assert len(scene.of(NothingPlaceable)) == 1
    assert scene.of(FinalScoring)
    assert scene.state.phase == "over"


def test_r24_in_the_middle_of_a_round() -> None:
    """The turn that places the last marker is the last."""
    houses, gap = _full_map(), "zh1"
    without = (houses[0].replace(gap, "").strip(), *houses[1:])
    state = table(houses=without, emissaries=_crowded(less="zhao"), hands=("orange orange",))
    state = do(state, "house orange zh1", "emissary orange zhao", "draw", "draw", "draw").state
    scene = do(state, "restock")
    assert (scene.state.phase, scene.state.turn) == ("over", 0)
    assert scene.state.used_up == 0


def test_a08_the_pile_is_used_up_with_its_last_card() -> None:
    state = do(table(hands=("red red red",), pile="purple"), "house red we1").state
    assert do(state, "take red").state.used_up == 0
    assert do(state, "draw").state.used_up == 1
    assert do(state, "take red", "restock").state.used_up == 1


def test_a08_after_the_second_time_open_cards_are_not_replaced() -> None:
    state = do(table(hands=("red",), pile="purple", used_up=1), "house red we1").state
    scene = do(state, "draw", "take red", "take green", "restock")
    assert scene.state.row == ("orange", "yellow")
    assert scene.of(RowFilled) == []


def test_a08_the_row_stays_short_when_the_pile_runs_out_while_it_is_filled() -> None:
    state = do(table(hands=("red",), pile="purple", used_up=1), "house red we1").state
    scene = do(state, "take red", "take green", "take orange", "restock")
    assert scene.state.row == ("yellow", "purple")
    assert scene.of(RowFilled) == [RowFilled((("purple", 1),), (("purple", 2),))]
    assert scene.of(LastRound) == [LastRound(2)]
    assert scene.reveals


def test_a08_short_hands_are_legal() -> None:
    state = do(table(hands=("red",), row="green", pile="", used_up=2), "house red we1").state
    assert words(state) == {"take green"}
    state = do(state, "take green").state
    assert state.phase == "restock"
    assert do(state, "restock").state.hands[0] == ("green",)


def test_a08_no_refill_when_nothing_is_to_be_had() -> None:
    state = do(table(hands=("red",), row="", pile="", used_up=2), "house red we1").state
    assert (state.phase, state.hands[0]) == ("restock", ())


def test_a08_a_swap_takes_an_open_card_then() -> None:
    state = do(table(hands=("red",), row="green", pile="", used_up=2), "swap red").state
    assert words(state) == {"take green"}


def test_a08_without_a_card_to_take_there_is_no_swap() -> None:
    state = table(houses=("we1",), hands=("red",), row="", pile="", used_up=2)
    assert not [text for text in words(state) if text.startswith("swap")]
    assert reason(state, "swap red") == "nothing-to-take"


def test_a08_without_a_card_in_hand_one_passes() -> None:
    state = table(hands=("",), row="green", pile="", used_up=2)
    assert words(state) == {"pass"}
    scene = do(state, "pass")
    assert scene.of(Passed) == [Passed(0)]
    assert scene.state.phase == "restock"
    assert do(scene.state, "restock").state.turn == 1


def test_a08_without_anything_to_place_or_take_one_passes() -> None:
    chu = all_sites("chu")
    state = table(
        houses=(chu,), emissaries={"chu": (0, 7)}, hands=("purple",), row="", pile="", used_up=2
    )
    assert words(state) == {"pass"}


def test_a09_room_for_one_emissary_is_enough_to_go_on() -> None:
    state = _at_the_end_of_a_turn(houses=_full_map(), emissaries=_crowded(less="chu"))
    assert do(state, "restock").state.phase == "play"


def test_a09_room_is_no_use_without_emissaries_in_supply() -> None:
    houses = (
        " ".join(all_sites(s) for s in ("zhao", "yan", "qi", "lu")),
        " ".join(all_sites(s) for s in ("wei", "han", "chu")),
        " ".join(all_sites(s) for s in ("qin", "shu")),
    )
    spent = {"wei": (7,), "zhao": (1, 0, 0), "chu": (0, 7), "qin": (0, 1, 5), "shu": (0, 0, 3)}
    state = _at_the_end_of_a_turn(houses=houses, emissaries=spent)
    assert do(state, "restock").state.phase == "over"
    one_left = {**spent, "shu": (0, 0, 2)}
    state = _at_the_end_of_a_turn(houses=houses, emissaries=one_left)
    assert do(state, "restock").state.phase == "play"


def test_a09_one_free_site_is_enough_to_go_on() -> None:
    houses = _full_map()
    without = (houses[0].replace("zh1", "").strip(), *houses[1:])
    state = _at_the_end_of_a_turn(houses=without, emissaries=_crowded())
    assert do(state, "restock").state.phase == "play"


def test_a09_cards_do_not_matter() -> None:
    houses = _full_map()
    without = (houses[0].replace("zh1", "").strip(), *houses[1:])
    state = _at_the_end_of_a_turn(
        houses=without, emissaries=_crowded(), row="red red red red", pile="red red"
    )
    assert do(state, "restock").state.phase == "play"


def test_a09_a_fortress_needs_a_bare_site() -> None:
    state = _at_the_end_of_a_turn(houses=_full_map(), emissaries=_crowded(), fortresses=True)
    assert do(state, "restock").state.phase == "over"


def test_a10_the_last_player_of_a_round_may_use_the_pile_up() -> None:
    state = table(hands=("", "", "red"), pile="purple", used_up=1, turn=2, start=0)
    scene = do(state, "swap red", "draw", "restock")
    assert scene.of(LastRound) == [LastRound(2)]
    assert scene.state.phase == "over"


def test_a10_also_while_the_row_is_filled() -> None:
    state = table(hands=("", "", "red"), pile="purple", used_up=1, turn=2, start=0)
    assert do(state, "swap red", "take red", "restock").state.phase == "over"


def test_a10_the_round_is_not_begun_anew_for_the_emperor() -> None:
    state = table(hands=("red",), pile="purple", used_up=1, turn=0, start=0)
    assert do(state, "swap red", "take red", "restock").state.phase == "play"


def test_a08_the_new_pile_may_be_used_up_in_the_same_refill() -> None:
    state = do(table(hands=("red",), pile="purple", row=""), "house red we1").state
    scene = do(state, "draw", "draw")
    assert (scene.state.used_up, scene.state.phase) == (2, "restock")
    assert scene.state.hands[0] == ("red", "purple")
    assert len(scene.of(PileReshuffled)) == len(scene.of(LastRound)) == 1


def test_r22_nothing_can_be_done_once_it_is_over() -> None:
    over = ended(houses=("we1",)).state
    assert [GAME.legal(over, seat) for seat in range(3)] == [(), (), ()]
    assert reason(over, "restock") == "game-over"
    assert reason(over, "draw") == "game-over"
