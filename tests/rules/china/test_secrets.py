"""What nobody else may know (A17), and how hidden cards are dealt anew."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from rules.china.moves.events import CardSeen
from rules.china.position.state import State
from rules.china.told.view import View
from rules.game import Rng
from tests.rules.china.scene import GAME, do, table, words


def midgame(seats: int = 4, turns: int = 30, *, seed: str = "secrets") -> State:
    """A position some actions into a random game."""
    chance = random.Random(seed)
    state = GAME.setup(seats, {"fortresses": True}, Rng(seed))
    for step in range(1, turns + 1):
        action = chance.choice(list(GAME.legal(state, state.turn)))
        state = GAME.apply(state, state.turn, action, Rng(seed, step)).state
    return state


def hidden(state: State) -> Counter[str]:
    return Counter([*(card for hand in state.hands for card in hand), *state.pile])


def test_a17_a_view_tells_nothing_of_other_hands_and_the_pile() -> None:
    state = table(hands=("red red red", "green orange purple", "yellow yellow"))
    other = replace(
        state,
        hands=(state.hands[0], ("purple", "purple", "purple"), ("red", "green")),
        pile=tuple(reversed(state.pile)),
    )
    assert GAME.view(state, 0) == GAME.view(other, 0)
    assert GAME.view(state, 1) != GAME.view(other, 1)


def test_a17_a_spectator_sees_no_hand() -> None:
    state = table(hands=("red red red", "green", "yellow yellow"))
    view = GAME.view(state, None)
    assert view.hand == ()
    assert view.hand_sizes == (3, 1, 2)
    assert view == GAME.view(replace(state, hands=(("green",) * 3, ("red",), ("red",) * 2)), None)


def test_a17_everybody_sees_the_own_hand() -> None:
    state = midgame()
    for seat in range(4):
        assert GAME.view(state, seat).hand == state.hands[seat]
        assert GAME.view(state, seat).viewer == seat


def test_a17_discards_row_and_supplies_are_public() -> None:
    state = table(
        houses=("we1 we2", "we3"), emissaries={"wei": (0, 1)}, discards="red green", row="red"
    )
    view = GAME.view(state, None)
    assert view.discards == ("red", "green")
    assert view.row == ("red",)
    assert view.pile == len(state.pile)
    assert view.houses_left == (18, 19, 20)
    assert view.emissaries_left == (8, 7, 8)


def test_a17_a_blind_card_is_told_to_one_seat_only() -> None:
    state = table(hands=("", "red"), turn=1, pile="purple red")
    scene = do(state, "house red we1", "draw")
    assert not any("purple" in repr(event) for event in scene.told)
    assert scene.whispered == ((1, CardSeen(1, "purple")),)


def test_a17_no_event_tells_a_blind_card() -> None:
    """Whatever is drawn, everybody is told the same."""
    state = table(hands=("red",), pile="purple green red")
    other = replace(state, pile=("green", "purple", "red"))
    texts = ("house red we1", "draw", "take red", "draw")
    assert do(state, *texts).told == do(other, *texts).told


def test_a17_nobody_learns_whether_a_second_marker_could_be_paid() -> None:
    """The turn goes on with any card in hand, if only to be stopped."""
    views: list[View] = []
    for hand in ("red red purple", "red green green", "red green purple"):
        scene = do(table(houses=("we1",), hands=(hand,)), "house red we2")
        views.append(GAME.view(scene.state, 1))
        assert "stop" in words(scene.state)
    assert views[0] == views[1] == views[2]


def test_a17_a_reshuffle_does_not_tell_the_order() -> None:
    state = do(table(hands=("red",), pile="red", discards="green orange"), "house red we1").state
    one = do(state, "draw", reshuffled="red green")
    other = do(state, "draw", reshuffled="orange red")
    assert one.told == other.told
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)
    assert one.state.pile != other.state.pile


@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_a17_a_new_deal_looks_the_same(seat: int | None) -> None:
    for turns in (0, 17, 30, 60):
        state = midgame(turns=turns)
        dealt = [GAME.redeal(state, seat, Rng("again", n)) for n in range(5)]
        assert all(GAME.view(state, seat) == GAME.view(new, seat) for new in dealt)
        assert all(hidden(state) == hidden(new) for new in dealt)
        assert len({new.pile for new in dealt}) > 1
        assert len({new.hands for new in dealt}) > 1


def test_a17_a_new_deal_sorts_the_hands() -> None:
    new = GAME.redeal(midgame(), 0, Rng("sorted"))
    order = ["red", "green", "orange", "yellow", "purple"]
    assert all(list(hand) == sorted(hand, key=order.index) for hand in new.hands)


def test_a17_a_new_deal_can_be_played_on() -> None:
    state = GAME.redeal(midgame(), 2, Rng("on"))
    assert GAME.legal(state, state.turn)


@pytest.mark.parametrize("turns", [0, 17, 30, 31, 32, 60])
def test_a17_everything_else_is_shown_as_it_is(turns: int) -> None:
    state, view = midgame(turns=turns), GAME.view(midgame(turns=turns), None)
    for name in ("seats", "side", "fortresses", "phase", "turn", "start", "row", "discards"):
        assert getattr(view, name) == getattr(state, name)
    for name in ("used_up", "needed", "last"):
        assert getattr(view, name) == getattr(state, name)
    assert tuple(court.emissaries for court in view.courts) == state.emissaries
    assert tuple(court.scored for court in view.courts) == state.scored


def test_a17_cards_still_needed_are_shown() -> None:
    state = do(table(hands=("red",)), "house red we1", "draw").state
    assert GAME.view(state, 1).needed == 2
