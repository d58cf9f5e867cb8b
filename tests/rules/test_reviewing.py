"""Looking back: what turns cost against the expert's lines."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rules.computers.reviewing import (
    LEAST,
    Part,
    TurnReview,
    costly,
    finest,
    likely_points,
    parts,
    review_part,
)
from rules.game import Rng
from rules.lines import prospects
from rules.playing import Played, begin, play, settle
from tests.toy import TOY, Bid, State

SEED = "review"


def played_toy(last: Sequence[str]) -> tuple[State, list[Played]]:
    """A whole game of two: the lower card is bid each time, every stone is painted red and framed;
    the last round's winner does `last`."""
    first = begin(TOY, 2, {}, SEED)
    played: list[Played] = []

    def state() -> Any:
        return played[-1].step.state if played else first

    while TOY.to_act(state()):
        due = settle(TOY, state(), SEED, len(played))
        played += due
        if due:
            continue
        seat = TOY.to_act(state())[0]
        texts = [str(TOY.legal(state(), seat)[0])]
        if state().phase == "paint":
            texts = list(last) if state().round == 2 else ["paint red", "frame"]
        for text in texts:
            played.append(play(TOY, state(), seat, TOY.meta.action(text), SEED, len(played)))
    return first, played


def last_part(last: Sequence[str]) -> Part:
    first, played = played_toy(last)
    winner = played[-1].seat
    return list(parts(TOY, first, played, winner))[-1]


def test_a_turn_is_parted_where_something_came_to_light_or_others_decided() -> None:
    first, played = played_toy(["paint red", "frame"])
    for seat in (0, 1):
        found = list(parts(TOY, first, played, seat))
        assert [str(a) for part in found for a in part.actions] == [
            str(p.action) for p in played if p.seat == seat and not p.action.automatic
        ]
        for part in found:
            assert [a.verb for a in part.actions] in (["bid"], ["paint", "frame"])
            before = played[part.steps - 1].step.state if part.steps else first
            assert part.state == before
            assert part.free


def test_what_leaves_no_choice_is_told_apart() -> None:
    first, _ = played_toy(["paint red", "frame"])
    for hand, free in (((5,), False), ((5, 6), True)):
        bidding = replace(first, phase="bid", hands=(hand, (7, 8)))
        step = play(TOY, bidding, 0, Bid(5), SEED, 0)
        assert list(parts(TOY, bidding, [step], 0)) == [Part(0, 0, bidding, (Bid(5),), free)]


@pytest.mark.parametrize("colour", ["red", "blue"])
def test_a_blunder_costs_what_it_should(colour: str) -> None:
    part = last_part([f"paint {colour}", "pass"])
    found = review_part(TOY, part, SEED)
    assert found.played == (f"paint {colour}", "pass")
    assert found.best[1] == "frame"
    assert (found.cost, found.error) == (1.0, 0.0)
    points = prospects(TOY, part.state, part.seat)
    assert found.value == points[part.seat] - points[1 - part.seat]
    assert found.best_value == found.value + 1


def test_what_is_as_good_as_the_best_costs_nothing_and_may_matter() -> None:
    found = review_part(TOY, last_part(["paint blue", "frame"]), SEED)
    assert found.cost == 0
    assert found.worth == pytest.approx(0.5, abs=0.5)


def test_what_is_better_than_most_other_lines_is_worth_something_and_the_rest_nothing() -> None:
    part = next(parts(TOY, *played_toy(["paint red", "pass"]), 0))
    bids = [replace(part, actions=(Bid(card),)) for card in part.state.hands[0]]
    worths = [review_part(TOY, bid, SEED).worth for bid in bids]
    assert min(worths) < max(worths)
    assert max(worths) > 0
    assert review_part(TOY, last_part(["paint red", "pass"]), SEED).worth == 0


def test_the_better_line_of_a_review_costs_nothing_when_it_is_played() -> None:
    first, played = played_toy(["paint red", "pass"])
    for seat in (0, 1):
        for part in parts(TOY, first, played, seat):
            best = review_part(TOY, part, SEED).best
            again = Part(seat, part.steps, part.state, tuple(map(TOY.meta.action, best)), part.free)
            assert review_part(TOY, again, SEED).cost == 0


def test_a_review_is_the_same_every_time_and_knows_nothing_hidden() -> None:
    first, played = played_toy(["paint red", "pass"])
    part = next(parts(TOY, first, played, 0))
    found = review_part(TOY, part, SEED)
    assert review_part(TOY, part, SEED) == found
    assert pickle.loads(pickle.dumps(found)) == found
    other = replace(part, state=TOY.redeal(part.state, 0, Rng("other")))
    assert other.state != part.state
    assert review_part(TOY, other, SEED) == found


def turn(step: int, cost: float, worth: float) -> TurnReview:
    return TurnReview(step, ("a",), ("b",), 0.0, cost, 0.1, worth)


def test_the_costliest_and_the_finest_turns_are_found() -> None:
    turns = [turn(1, 2.0, 9.0), turn(2, 0.0, 1.0), turn(3, 5.0, 0.0), turn(4, 0.0, 3.0)]
    turns += [turn(5, 1.0, 0.0), turn(6, 4.0, 0.0), turn(7, 0.0, 0.0)]
    assert [t.step for t in costly(turns)] == [3, 6, 1]
    best = finest(turns)
    assert best is not None
    assert best.step == 4
    assert costly([turn(1, 0.0, 1.0), turn(2, LEAST, 1.0)]) == (turn(2, LEAST, 1.0),)
    assert finest([turn(1, 2.0, 1.0), turn(2, 0.0, 0.0)]) is None


def test_likely_points_are_those_of_the_result_in_the_end() -> None:
    first, played = played_toy(["paint red", "frame"])
    states = [first, *(p.step.state for p in played)]
    rows = likely_points(TOY, states)
    assert len(rows) == len(states)
    assert rows[0] == (0, 0)
    outcome = TOY.outcome(states[-1])
    assert outcome is not None
    assert rows[-1] == outcome.scores
    better = replace(TOY, estimate_well=_better_guess)
    assert likely_points(better, states)[0] == (7, 5), "by what turns are judged by"


def _better_guess(_: State) -> tuple[float, ...]:
    return 7.0, 5.0
