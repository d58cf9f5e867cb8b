"""Every rule of Gavel (R1-R8) and every ruling (A1, A2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.game import Event, Illegal, Rng, Seat
from tests.example.rules.gavel import GAME
from tests.example.rules.gavel.actions import Bid, Reveal
from tests.example.rules.gavel.box import CARDS, LOTS
from tests.example.rules.gavel.events import (
    BidHeld,
    BidMade,
    BidsShown,
    CardsHeld,
    GameEnded,
    LotsLeft,
    LotsStay,
    LotsWon,
    LotTurned,
)
from tests.example.rules.gavel.scoring import estimate
from tests.example.rules.gavel.state import State
from tests.rules.scenes import why_refused

CHANCE = Rng("hammer")


def begun(seats: int = 3) -> State:
    """The first position, its lots in a known order."""
    rng = Rng("x", fixed={"lots": [str(lot) for lot in (5, 2, 8, 1, 3, 4, 6, 7)]})
    return GAME.setup(seats, {}, rng)


def auction(state: State, *bids: int) -> tuple[State, tuple[Event, ...]]:
    """A whole round, and what is told when the bids are shown."""
    for seat, card in enumerate(bids):
        state = GAME.apply(state, seat, Bid(card), CHANCE).state
    step = GAME.apply(state, 0, Reveal(), CHANCE)
    return step.state, step.public


def last_round(*won: tuple[int, ...]) -> State:
    """Everybody holds the 8 alone, the 7 is up."""
    played = (CARDS[:-1],) * len(won)
    return State((), (7,), (None,) * len(won), played, won)


def refusal(state: State, seat: Seat, card: int) -> str:
    """Why a card may not be bid."""
    return why_refused(GAME, state, seat, Bid(card))


def test_r01_everybody_holds_eight_cards_and_may_know_what_was_played() -> None:
    assert CARDS == (1, 2, 3, 4, 5, 6, 7, 8)
    state, _ = auction(begun(), 3, 1, 8)
    assert GAME.hand(GAME.view(state, 2)) == (CardsHeld((1, 2, 3, 4, 5, 6, 7)),)
    assert GAME.view(state, 0).played == GAME.view(state, None).played == ((3,), (1,), (8,))
    assert refusal(state, 2, 8) == "not-held"


def test_r02_one_lot_is_up_and_the_others_come_in_an_unknown_order() -> None:
    assert sorted(LOTS) == [1, 2, 3, 4, 5, 6, 7, 8]
    view = GAME.view(begun(), 0)
    assert view.up == (5,)
    assert GAME.remaining(view) == (LotsLeft((1, 2, 3, 4, 6, 7, 8)),)


def test_r03_all_bid_at_the_same_time_and_unseen() -> None:
    state = begun(4)
    assert GAME.to_act(state) == (0, 1, 2, 3)
    step = GAME.apply(state, 2, Bid(6), CHANCE)
    assert (step.public, step.private) == ((BidMade(2),), ((2, BidHeld(2, 6)),))
    assert GAME.to_act(step.state) == (0, 1, 3)
    assert refusal(step.state, 2, 5) == "not-your-turn"
    assert [GAME.view(step.state, seat).bid for seat in (None, 0, 2)] == [None, None, 6]


def test_r04_bids_are_shown_when_everybody_has_bid() -> None:
    _, told = auction(begun(), 3, 1, 8)
    assert told[0] == BidsShown((3, 1, 8))


def test_r05_the_highest_card_of_one_seat_alone_wins() -> None:
    state, told = auction(begun(4), 8, 3, 8, 4)
    assert told[1] == LotsWon(3, 5)
    assert state.won == ((), (), (), (5,))
    assert GAME.scores(GAME.view(state, None)) == (0, 0, 0, 5)


def test_r06_lots_that_nobody_wins_stay_up() -> None:
    state, told = auction(begun(4), 8, 3, 8, 3)
    assert told[1:] == (LotsStay((5,)), LotTurned(2))
    assert state.up == (5, 2)
    _, after = auction(state, 1, 4, 1, 2)
    assert after[1] == LotsWon(1, 7)


def test_r07_cards_are_played_and_the_next_lot_is_turned_over() -> None:
    state, told = auction(begun(), 3, 1, 8)
    assert told[2] == LotTurned(2)
    assert (state.up, state.bids) == ((2,), (None, None, None))
    assert list(map(str, GAME.legal(state, 1))) == [f"bid {n}" for n in range(2, 9)]


def test_r08_most_points_win_and_equal_points_share() -> None:
    state, told = auction(last_round((1, 4), (5,), (2, 3)), 8, 8, 8)
    assert told[1:] == (LotsStay((7,)), GameEnded((0, 1, 2), 3, 5))
    assert GAME.to_act(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.ranking) == ((5, 5, 5), ((0, 1, 2),))
    with pytest.raises(Illegal, match="game-over"):
        GAME.apply(state, 0, Bid(1), CHANCE)


def test_a01_what_is_up_after_the_last_round_counts_for_nobody() -> None:
    state, _ = auction(last_round((1,), (5,), (2,)), 8, 8, 8)
    assert GAME.scores(GAME.view(state, None)) == (1, 5, 2)
    assert state.up == (7,)


def test_a02_the_last_card_is_asked_for() -> None:
    state = last_round((), (), ())
    assert GAME.to_act(state) == (0, 1, 2)
    assert GAME.legal(state, 1) == (Bid(8),)


def test_a_strong_card_is_not_thought_worth_a_weak_lot() -> None:
    """What the estimate is for: the 8 is kept for the 8."""
    state = replace(begun(), up=(1,), deck=(8, 7, 6, 5, 4, 3, 2))
    low, high = (estimate(replace(state, bids=(bid, None, None)))[0] for bid in (2, 8))
    assert low > high
