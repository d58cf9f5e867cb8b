"""Phase 2: everybody takes cards until all have five (R9-R13, A4)."""

from __future__ import annotations

import random

import pytest

from rules.game import Rng
from rules.ming.moves.actions import Refill
from rules.ming.moves.events import CardTaken, CardTurnedUp, DeckReshuffled, DragonTaken
from tests.rules.ming.scene import GAME, do, reason, table, words


def test_r09_movement_cards_and_dragons_are_a_hand_of_five() -> None:
    state = table(2, "cards", hands=("hrjd", "ddddd"), areas={"sichuan": "ab"})
    scene = do(state, "take sichuan", "refill")
    assert scene.hand(0) == "hrjjd"
    assert scene.state.phase == "act"


def test_r10_in_turn_one_card_each_until_all_have_five() -> None:
    state = table(
        3, "cards", turn=1, start=1, hands=("hhh", "hh", "hhhh"), areas={"sichuan": "abc"}
    )
    scene, turns = do(state), list[int]()
    while scene.state.phase == "cards":
        turns.append(scene.state.turn)
        scene = scene.do("take sichuan", "refill")
    assert turns == [1, 2, 0, 1, 0, 1]
    assert [sum(hand) for hand in scene.state.hands] == [5, 5, 5]
    assert (scene.state.phase, scene.state.turn) == ("act", 1)


def test_r10_who_has_five_is_skipped() -> None:
    state = table(3, "place", turn=2, placing=(0, 0, 1), hands=("hhhhh", "hhhh", "hhhhh"))
    scene = do(state, "place sichuan")
    assert (scene.state.phase, scene.state.turn) == ("cards", 1)
    assert reason(table(3, "cards", hands=("hh",), areas={"sichuan": "a"}), "pass") == "wrong-phase"


def test_r10_nobody_takes_cards_when_all_have_five() -> None:
    state = table(3, "place", turn=2, placing=(0, 0, 1), hands=("hhhhh",) * 3)
    assert do(state, "place sichuan").state.phase == "act"


def test_r11_a_card_is_taken_where_one_has_a_courtier_who_stays() -> None:
    state = table(3, "cards", areas={"sichuan": "aab", "huguang": "b"}, deck="rickshaw horse")
    assert words(state) == {"take sichuan", "dragon sichuan"}
    assert reason(state, "take huguang") == "no-courtier-in-area"
    scene = do(state, "take sichuan")
    assert scene.hand(0) == "j"
    assert scene.area("sichuan") == "aab"
    assert scene.told == (CardTaken(0, "sichuan", "junk"),)


def test_r11_the_gap_is_filled_at_once() -> None:
    state = table(3, "cards", areas={"sichuan": "abc"}, deck="rickshaw horse")
    scene = do(state, "take sichuan")
    assert (scene.state.phase, scene.state.turn) == ("refill", 0)
    assert not scene.reveals
    assert words(scene.state) == {"refill"}
    assert Refill.automatic, "nobody decides about it"
    scene = do(scene.state, "refill")
    assert scene.reveals
    assert scene.state.display[2] == "rickshaw"
    assert scene.state.deck == ("horse",)
    assert scene.told == (CardTurnedUp("sichuan", "rickshaw"),)
    assert (scene.state.phase, scene.state.turn) == ("cards", 1)


def test_r11_discards_become_the_deck_when_it_is_empty() -> None:
    state = table(3, "cards", areas={"sichuan": "abc"}, deck="", discards="horse junk junk")
    scene = do(state, "take sichuan", "refill", reshuffled="junk horse")
    assert scene.state.display[2] == "junk"
    assert scene.state.deck == ("horse", "junk")
    assert scene.state.discards == ()
    assert scene.told[1:] == (DeckReshuffled(3), CardTurnedUp("sichuan", "junk"))


def test_r11_discards_lie_still_while_there_is_a_deck() -> None:
    state = table(3, "cards", areas={"sichuan": "abc"}, deck="horse", discards="junk")
    scene = do(state, "take sichuan", "refill")
    assert (scene.state.deck, scene.state.discards) == ((), ("junk",))
    assert scene.of(DeckReshuffled) == []


def test_r12_a_dragon_costs_a_courtier_of_one_s_own() -> None:
    state = table(3, "cards", areas={"sichuan": "aab", "huguang": "b", "shaanxi": "a"}, dragons=2)
    assert reason(state, "dragon huguang") == "no-courtier-in-area"
    scene = do(state, "dragon sichuan")
    assert scene.hand(0) == "d"
    assert scene.area("sichuan") == "ab"
    assert scene.state.dragons == 1
    assert scene.state.supply == state.supply
    assert scene.state.display == state.display
    assert scene.told == (DragonTaken(0, "sichuan"),)
    assert not scene.reveals
    assert scene.state.turn == 1


def test_a04_without_dragons_none_can_be_taken() -> None:
    state = table(3, "cards", areas={"sichuan": "aab"}, dragons=0)
    assert words(state) == {"take sichuan"}
    assert reason(state, "dragon sichuan") == "no-dragons"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r13_something_can_always_be_taken(seats: int) -> None:
    """Even by players who pay with as many courtiers as they can."""
    chance = random.Random(seats)
    for number in range(20):
        areas = {"sichuan": "abcd"[:seats] * 2, "huguang": "abcd"[:seats] * 3}
        state = table(seats, "cards", areas=areas, dragons=chance.choice((3, 18)))
        while state.phase != "act":
            texts = sorted(words(state))
            assert texts
            text = next((t for t in texts if t.startswith("dragon")), chance.choice(texts))
            state = do(state, text).state
        assert [sum(hand) for hand in state.hands] == [5] * seats, number


def test_r13_five_courtiers_pay_for_five_dragons() -> None:
    scene = do(table(2, "cards", areas={"sichuan": "aaaaa"}, hands=("", "hhhhh")))
    for _ in range(5):
        scene = scene.do("dragon sichuan")
    assert (scene.hand(0), scene.area("sichuan")) == ("ddddd", "")
    assert scene.state.phase == "act"


def test_a_gap_is_filled_by_itself_only() -> None:
    state = do(table(3, "cards", areas={"sichuan": "abc"}), "take sichuan").state
    assert reason(state, "take sichuan") == "wrong-phase"
    assert GAME.apply(state, 0, GAME.legal(state, 0)[0], Rng("x")).reveals


def test_r06_the_start_player_acts_first_whoever_took_the_last_card() -> None:
    hands = ("hhhhh", "hhhh", "hhhhh")
    state = table(3, "cards", turn=1, start=2, hands=hands, areas={"sichuan": "abc"})
    assert do(state, "dragon sichuan").state.turn == 2
    assert do(state, "take sichuan", "refill").state.turn == 2


def test_r10_the_start_player_takes_first_whoever_placed_last() -> None:
    state = table(3, "place", turn=1, start=2, placing=(0, 1, 0), hands=("h", "h", "h"))
    assert do(state, "place sichuan").state.turn == 2
