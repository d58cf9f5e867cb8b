"""Computer players decide from what they may know, the same way every time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.computers.players import PLAYERS, OwnTurnPlayer, decide
from rules.game import Action, AnyGame, Rng, Seat
from rules.playing import begin, play, settle
from tests.toy import TOY, Bid, Frame, Paint, State


def first_bids(seed: str = "a", seats: int = 3) -> State:
    state = begin(TOY, seats, {}, seed)
    return settle(TOY, state, seed, 0)[-1].step.state


@pytest.mark.parametrize("name", list(PLAYERS))
def test_a_player_chooses_the_same_legal_action_every_time(name: str) -> None:
    state = first_bids()
    action = decide(name, TOY, state, 1, "a", 1)
    assert action in TOY.legal(state, 1)
    assert decide(name, TOY, state, 1, "a", 1) == action


@pytest.mark.parametrize("name", list(PLAYERS))
def test_a_decision_does_not_depend_on_what_the_seat_cannot_see(name: str) -> None:
    state = first_bids()
    other = TOY.redeal(state, 1, Rng("other"))
    assert other != state

    class Seen(OwnTurnPlayer):
        def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
            given.append(TOY.view(state, seat))
            assert state != true
            return super().decide(game, state, seat, rng)

    given: list[Any] = []
    for true in (state, other):
        rng = Rng("a/decide/1", 2)
        Seen(160).decide(TOY, TOY.redeal(true, 1, rng), 1, rng)
    assert given[0] == given[1]
    assert decide(name, TOY, state, 1, "a", 1) == decide(name, TOY, other, 1, "a", 1)


def test_the_guess_goes_by_the_better_estimate_alone() -> None:
    def never(state: State) -> tuple[int, ...]:
        raise AssertionError(state)

    def low_hands(state: State) -> tuple[int, ...]:
        return tuple(-sum(hand) for hand in state.hands)

    state = first_bids()
    game = replace(TOY, estimate=never, estimate_well=low_hands)
    highest = Bid(max(state.hands[1]))
    assert decide("guess", game, state, 1, "a", 1) == highest


def test_a_sound_player_looks_to_the_end_of_its_own_turn() -> None:
    state, steps = first_bids(seats=2), 1
    for seat in (0, 1):
        bid = Bid(state.hands[seat][0])
        state, steps = play(TOY, state, seat, bid, "a", steps).step.state, steps + 1
    winner = state.turn
    assert isinstance(decide("sound", TOY, state, winner, "a", steps), Paint)
    state = play(TOY, state, winner, Paint("red"), "a", steps).step.state
    assert decide("sound", TOY, state, winner, "a", steps + 1) == Frame()


def test_a_sound_player_bids_high_when_it_is_last_to_bid() -> None:
    state = first_bids(seats=2)
    state = play(TOY, state, 0, Bid(state.hands[0][0]), "a", 1).step.state
    assert decide("sound", TOY, state, 1, "a", 2) == Bid(max(state.hands[1]))
