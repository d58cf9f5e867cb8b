"""Drawing, swapping, the first reshuffle (R19-R21, R23, A11-A13)."""

from __future__ import annotations

from rules.china.moves.actions import Restock
from rules.china.moves.events import (
    CardDrawn,
    CardSeen,
    CardSwapped,
    CardTaken,
    LastRound,
    PileReshuffled,
    RowFilled,
)
from rules.china.position.state import NOBODY
from rules.game import Step
from tests.rules.china.scene import GAME, all_sites, do, reason, table, words

TAKING = {"take red", "take green", "take orange", "take yellow", "draw"}


def test_r19_the_hand_is_refilled_to_three_after_placing() -> None:
    state = do(table(houses=("we1",), hands=("red red red",)), "house red we2", "stop").state
    assert (state.phase, state.needed) == ("draw", 1)
    state = do(table(houses=("we1",), hands=("red green green",)), "house pair-green we2").state
    assert do(state, "house red we3").state.needed == 3


def test_r19_from_the_row_and_from_the_pile_in_any_mix() -> None:
    state = do(table(hands=("red",)), "house red we1").state
    assert words(state) == TAKING
    state = do(state, "take yellow").state
    assert words(state) == TAKING - {"take yellow"}
    state = do(state, "draw").state
    assert words(state) == TAKING - {"take yellow"}
    state = do(state, "take red").state
    assert state.hands[0] == ("red", "yellow", "purple")
    assert state.phase == "restock"


def test_r19_equal_open_cards_are_one_choice() -> None:
    state = do(table(hands=("red",), row="red green red green"), "house red we1").state
    assert words(state) == {"take red", "take green", "draw"}
    assert do(state, "take red").state.row.count("red") == 1


def test_r19_a_card_that_does_not_lie_open_cannot_be_taken() -> None:
    state = do(table(hands=("red",)), "house red we1").state
    assert reason(state, "take purple") == "not-open"


def test_r19_the_blind_card_is_the_top_of_the_pile() -> None:
    state = do(table(hands=("red red purple",), pile="green red yellow"), "house red we1").state
    after = do(state, "draw").state
    assert after.hands[0] == ("red", "green", "purple")
    assert after.pile == ("red", "yellow")


def test_r19_cards_taken_are_told_cards_drawn_are_not() -> None:
    state = do(table(hands=("red",)), "house red we1").state
    taken = do(state, "take green")
    assert taken.told == (CardTaken(0, "green"),)
    assert taken.whispered == ()
    assert not taken.reveals
    drawn = do(state, "draw")
    assert drawn.told == (CardDrawn(0),)
    assert drawn.whispered == ((0, CardSeen(0, "purple")),)
    assert drawn.reveals


def test_r19_hands_are_kept_in_the_order_of_the_colours() -> None:
    state = do(table(hands=("purple",), pile="purple red green red"), "house purple ch1").state
    assert do(state, "draw", "draw", "draw").state.hands[0] == ("red", "green", "purple")


def test_r20_open_cards_are_replaced_after_the_refill_only() -> None:
    state = do(table(hands=("red red purple",)), "house red we1", "take red").state
    assert state.row == ("green", "orange", "yellow")
    scene = do(state, "restock")
    assert scene.state.row == ("green", "orange", "yellow", "purple")
    assert scene.of(RowFilled) == [RowFilled((("purple", 1),), (("purple", 4),))]
    assert scene.reveals


def test_r20_all_open_cards_that_were_taken_are_replaced() -> None:
    state = do(table(hands=("red",)), "house red we1").state
    scene = do(state, "take red", "take green", "take orange", "restock")
    assert scene.state.row == ("yellow", "purple", "red", "green")
    places = (("purple", 2), ("red", 3), ("green", 4))
    assert scene.of(RowFilled) == [RowFilled((("red", 1), ("green", 1), ("purple", 1)), places)]


def test_r20_a_full_row_stays_as_it_is() -> None:
    scene = do(table(hands=("red red red",)), "house red we1", "draw", "restock")
    assert scene.of(RowFilled) == []
    assert not scene.reveals
    assert scene.state.row == ("red", "green", "orange", "yellow")


def test_r20_nobody_decides_about_it_and_then_the_next_seat_is_on_turn() -> None:
    state = do(table(hands=("red red red",)), "house red we1", "take red").state
    assert GAME.legal(state, 0) == (Restock(),)
    assert Restock.automatic
    after = do(state, "restock").state
    assert (after.phase, after.turn, after.state) == ("play", 1, NOBODY)


def test_r21_the_discards_become_the_new_pile_at_once() -> None:
    state = do(
        table(hands=("red",), pile="purple", discards="green orange", row="yellow yellow"),
        "house red we1",
    ).state
    scene = do(state, "draw", reshuffled="orange red green")
    assert scene.of(PileReshuffled) == [PileReshuffled(3)]
    told = Step(scene.state, scene.told, scene.whispered)
    assert told.events_for(0) == (CardSeen(0, "purple"), PileReshuffled(3))
    assert told.events_for(1) == (CardDrawn(0), PileReshuffled(3))
    assert scene.state.pile == ("orange", "red", "green")
    assert (scene.state.discards, scene.state.used_up) == ((), 1)
    assert scene.state.row == ("yellow", "yellow")
    assert (scene.state.phase, scene.state.needed) == ("draw", 2)


def test_r21_the_refill_goes_on_then_the_row_is_filled() -> None:
    state = do(
        table(hands=("red",), pile="purple", discards="green orange yellow yellow green green"),
        "house red we1",
    ).state
    scene = do(state, "draw", "draw", "take red", "restock")
    assert len(scene.state.hands[0]) == 3
    assert len(scene.state.row) == 4
    assert len(scene.state.pile) == 5
    assert not scene.of(LastRound)


def test_r21_it_may_happen_while_the_row_is_filled() -> None:
    state = do(
        table(hands=("red",), pile="purple", discards="green orange yellow"), "house red we1"
    ).state
    state = do(state, "take red", "take green", "take orange").state
    scene = do(state, "restock", reshuffled="orange yellow")
    assert scene.state.row == ("yellow", "purple", "orange", "yellow")
    assert scene.of(PileReshuffled) == [PileReshuffled(4)]
    assert (len(scene.state.pile), scene.state.used_up) == (2, 1)
    one, other = (event.places for event in scene.of(RowFilled))
    assert (one, other) == ((("purple", 2),), (("orange", 3), ("yellow", 4)))


def test_r21_the_discards_are_shuffled() -> None:
    discards = "red red red red red green green green green green"
    state = do(table(hands=("red",), pile="purple", discards=discards), "house red we1").state
    pile = do(state, "draw").state.pile
    assert sorted(pile) == sorted([*discards.split(), "red"])
    assert pile not in {tuple(sorted(pile)), tuple(sorted(pile, reverse=True))}


def test_r23_one_card_for_another() -> None:
    state = table(hands=("red green purple",))
    scene = do(state, "swap green")
    assert scene.of(CardSwapped) == [CardSwapped(0, "green")]
    assert scene.state.discards == ("green",)
    assert (scene.state.phase, scene.state.needed) == ("draw", 1)
    assert words(scene.state) == TAKING
    after = do(scene.state, "take yellow").state
    assert after.hands[0] == ("red", "yellow", "purple")
    assert after.phase == "restock"


def test_r23_an_open_card_is_replaced() -> None:
    after = do(table(hands=("red",)), "swap red", "take green", "restock").state
    assert after.row == ("red", "orange", "yellow", "purple")


def test_r23_blind_as_well() -> None:
    scene = do(table(hands=("red",)), "swap red", "draw")
    assert scene.state.hands[0] == ("purple",)
    assert scene.whispered == ((0, CardSeen(0, "purple")),)


def test_r23_a_row_without_cards_leaves_the_pile() -> None:
    state = table(hands=("red",), row="")
    assert "swap red" in words(state)
    assert words(do(state, "swap red").state) == {"draw"}


def test_r23_it_may_be_chosen_freely() -> None:
    state = table(houses=("we1",), hands=("red red purple",))
    assert {"swap red", "swap purple", "house red we2"} <= words(state)
    assert reason(state, "swap green") == "no-such-card"


def test_r23_a_short_hand_stays_short() -> None:
    state = table(hands=("red green",), pile="", used_up=2)
    assert len(do(state, "swap red", "take yellow").state.hands[0]) == 2


def test_a11_who_can_place_nothing_swaps() -> None:
    chu = all_sites("chu")
    state = table(houses=(chu,), emissaries={"chu": (0, 7)}, hands=("purple",))
    assert words(state) == {"swap purple"}
    assert reason(state, "pass") == "must-act"


def test_a11_who_can_place_does_not_pass() -> None:
    state = table(hands=("red",), row="", pile="", used_up=2)
    assert {text.split()[0] for text in words(state)} == {"house"}
    assert reason(state, "pass") == "must-act"


def test_a12_a_blind_card_is_seen_before_the_next_choice() -> None:
    state = do(table(hands=("red",)), "house red we1", "draw").state
    assert GAME.view(state, 0).hand == ("purple",)
    assert (state.phase, state.needed) == ("draw", 2)


def test_a13_the_swapped_card_is_among_the_reshuffled_ones() -> None:
    state = table(hands=("red",), pile="purple", discards="green orange")
    scene = do(state, "swap red", "draw", reshuffled="red green orange")
    assert scene.state.pile == ("red", "green", "orange")
    assert scene.state.hands[0] == ("purple",)
    assert scene.state.discards == ()
