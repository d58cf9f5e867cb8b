"""What everybody could note of hands: cards taken openly, until cards of their colours are laid."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.china.moves.events import TakenHeld
from rules.china.position.state import State
from rules.game import Rng
from tests.rules.china.scene import GAME, do, table
from tests.rules.china.test_secrets import midgame

RED = "house red we1"


def taken(state: State) -> tuple[tuple[str, ...], ...]:
    """What the public view tells of hands."""
    view = GAME.view(state, None)
    assert {GAME.view(state, seat).taken for seat in range(state.seats)} == {view.taken}
    return view.taken


def test_r04_nothing_is_known_of_the_cards_dealt() -> None:
    assert taken(GAME.setup(4, {}, Rng("dealt"))) == ((), (), (), ())


def test_r19_a_card_taken_openly_is_known_to_be_in_that_hand() -> None:
    state = do(table(hands=("red green green",)), RED, "take orange").state
    assert taken(state) == (("orange",), (), ())
    assert TakenHeld(0, (("orange", 1),)) in GAME.remaining(GAME.view(state, None))


def test_r19_a_card_from_the_pile_is_known_to_nobody_else() -> None:
    state = do(table(hands=("red green green",)), RED, "draw").state
    assert taken(state) == ((), (), ())
    assert not any(isinstance(e, TakenHeld) for e in GAME.remaining(GAME.view(state, None)))


def test_r23_a_card_taken_in_a_swap_is_known_and_the_card_put_down_is_gone() -> None:
    state = do(table(hands=("green green purple",)), "swap green", "take yellow", "restock").state
    assert taken(state)[0] == ("yellow",)
    state = do(state, "pass", "restock", "pass", "restock", "swap yellow", "take red").state
    assert taken(state)[0] == ("red",)


def test_r16_a_known_card_that_paid_is_known_no_more() -> None:
    state = table(hands=("red green green", "red", "red"), row="red red orange yellow")
    state = do(state, RED, "take red").state
    assert taken(state)[0] == ("red",)
    state = do(state, "restock", "swap red", "draw", "restock", "swap red", "draw", "restock").state
    assert taken(state)[0] == ("red",)
    assert taken(do(state, "house red we2").state)[0] == ()


def test_r09_a_pair_of_which_one_card_was_known_leaves_none_known() -> None:
    state = table(hands=("red green purple", "red", "red"))
    state = do(state, RED, "take green", "restock").state
    state = do(state, "swap red", "draw", "restock", "swap red", "draw", "restock").state
    assert taken(state)[0] == ("green",)
    assert taken(do(state, "house pair-green ch1").state)[0] == ()


def test_r16_one_of_two_known_cards_stays_known() -> None:
    state = table(hands=("red green", "red", "red"), row="purple purple orange yellow")
    state = do(state, RED, "take purple", "take purple", "restock").state
    state = do(state, "swap red", "draw", "restock", "swap red", "draw", "restock").state
    assert taken(state)[0] == ("purple", "purple")
    assert taken(do(state, "house purple ch1").state)[0] == ("purple",)


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a17_cards_taken_openly_stay_in_their_hands_when_dealt_anew(seat: int | None) -> None:
    noted = 0
    for turns in (30, 60, 90):
        state = midgame(turns=turns)
        for number in range(5):
            new = GAME.redeal(state, seat, Rng("known", number))
            for hand, known in zip(new.hands, taken(state), strict=True):
                assert not Counter(known) - Counter(hand)
                noted += len(known)
    assert noted


def test_a17_a_hand_taken_openly_is_dealt_to_nobody_else() -> None:
    state = table(hands=("red", "red", "red"), row="purple purple orange yellow", pile="green")
    state = do(state, RED, "take purple", "take purple", "take orange").state
    for number in range(20):
        new = GAME.redeal(state, 1, Rng("known", number))
        assert new.hands[0] == ("orange", "purple", "purple")


def test_a17_known_cards_are_among_those_held() -> None:
    for turns in range(0, 200, 7):
        state = midgame(turns=turns)
        for seat, known in enumerate(taken(state)):
            assert not Counter(known) - Counter(state.hands[seat])
