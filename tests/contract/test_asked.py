"""What a game says of a seat that must decide: why, how far in its turn, and what comes next."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, replace
from typing import Any

import pytest

from bot.matches.table.play import GamePosition, ready
from rules.game import AnyGame, Rng, Seat, Step
from rules.playing import Again, asked_again, begin
from tests import known
from tests.contract.walks import (
    SEEDS,
    SETUPS,
    TRIED,
    Setup,
    random_games,
    sparse,
    walk,
)
from tests.example.rules.gavel import GAME as GAVEL
from tests.example.rules.gavel.state import State
from tests.games import TOYS, WHOLE


@random_games(1, setups=TRIED)
def test_only_who_must_decide_is_asked_and_everybody_may_know_why(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 100):
        game, state = position.game, position.state
        to_act, views = game.to_act(state), [game.view(state, v) for v in position.viewers]
        for seat in range(setup.seats):
            why, *others = (game.asked(view, seat) for view in views)
            assert all(other == why for other in others)
            assert why is None or (seat in to_act and type(why) in game.meta.events)


def says_why(game: AnyGame) -> bool:
    """Whether a game says why a seat must decide out of its turn; only toys need not."""
    return game.meta.key not in TOYS or game.offers("asked")


@random_games(1, of=says_why)
def test_who_decides_in_the_turn_of_another_is_told_why(setup: Setup, seed: str) -> None:
    """Seats that decide at the same time, and seats that are not on turn."""
    for position in walk(setup, seed):
        game, view = position.game, position.game.view(position.state, None)
        to_act, turn = game.to_act(position.state), getattr(view, "turn", None)
        for seat in to_act:
            if len(to_act) > 1 or turn not in (None, seat):
                assert game.asked(view, seat) is not None, (position.state, seat)


@random_games(1)
def test_who_decides_at_the_same_time_is_asked_the_same_when_another_has_decided(
    setup: Setup, seed: str
) -> None:
    """So panels that are open stay as they are, and nobody learns what the other has decided."""
    for position in walk(setup, seed):
        game, state = position.game, position.state
        if len(game.to_act(state)) > 1 and position.move is not None:
            seat, _ = position.move
            for action in position.some(game.legal(state, seat), 3):
                after = game.apply(state, seat, action, position.rng()).state
                for other in set(game.to_act(state)) - {seat}:
                    assert game.legal(after, other) == game.legal(state, other), (action, other)
                    whys = [game.asked(game.view(s, other), other) for s in (state, after)]
                    assert whys[0] == whys[1]


@pytest.mark.parametrize("key", [k for k, game in WHOLE.items() if game.offers("asked")])
def test_every_way_to_be_asked_occurs(key: str) -> None:
    seen = set[str]()
    for setup in (setup for setup in SETUPS if setup.game.meta.key == key):
        for position in walk(setup, SEEDS[0]):
            view = position.game.view(position.state, None)
            whys = [position.game.asked(view, seat) for seat in range(setup.seats)]
            seen |= {type(why).__name__ for why in whys if why}
    assert seen == known.asked(key)


def is_paced(game: AnyGame) -> bool:
    """Whether turns of a game have equal parts."""
    return game.offers("pace")


@random_games(1, of=is_paced, setups=TRIED)
def test_the_place_in_a_turn_is_told_to_who_decides_and_lies_within_it(
    setup: Setup, seed: str
) -> None:
    places: set[tuple[int, int]] = set()
    for position in sparse(setup, seed, 100):
        game, state = position.game, position.state
        assert game.pace(game.view(state, None)) is None
        for seat in range(setup.seats):
            place = game.pace(game.view(state, seat))
            if place is not None and place.__match_args__:
                told: dict[str, int] = asdict(place)  # pyright: ignore[reportArgumentType]
                assert 1 <= told["number"] <= told["of"]
                places.add((told["number"], told["of"]))
    assert places


@random_games(1, setups=TRIED)
def test_what_is_to_come_is_told_to_who_decides_only(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 100):
        game, state = position.game, position.state
        assert game.to_come(game.view(state, None)) == ()
        for seat in range(setup.seats):
            told = game.to_come(game.view(state, seat))
            assert not told or seat in game.to_act(state)
            assert {type(event) for event in told} <= set(game.meta.events)


def words(game: AnyGame, view: Any) -> list[str]:
    """What is said to come to a viewer."""
    return [str(getattr(event, "step", "")) for event in game.to_come(view)]


@pytest.mark.parametrize("key", [k for k, game in WHOLE.items() if game.offers("to_come")])
def test_nothing_comes_in_a_turn_of_which_nothing_was_said(key: str) -> None:
    comes = known.to_come(key)
    said, came = set[str](), set[str]()
    for setup in (setup for setup in SETUPS if setup.game.meta.key == key):
        told = dict[Seat, set[str]]()
        for position in walk(setup, SEEDS[0]):
            if position.move is None:
                break
            seat = position.move[0]
            view = position.game.view(position.state, seat)
            step, steps = comes.phases.get(view.phase), words(position.game, view)
            if step is not None:
                came.add(step)
                assert step in told[seat], (str(setup), view.phase)
            if steps:
                said.add(" ".join(steps))
                told[seat] = {*steps, step or ""}
    assert came == set(comes.phases.values())
    assert said <= comes.said
    assert len(said) >= len(comes.said) - 2


@pytest.mark.parametrize("key", WHOLE)
def test_what_is_said_of_the_next_decision_comes_true(key: str) -> None:
    """After every whole turn of random games."""
    game = WHOLE[key]
    said: Counter[tuple[Again, bool]] = Counter()
    for seats in game.meta.seats:
        said += next_decisions(game, seats, "2")
    assert said["no", True] == said["yes", False] == 0, said
    assert said["no", False] > said.total() / 2


def next_decisions(game: AnyGame, seats: int, seed: str) -> Counter[tuple[Again, bool]]:
    """What was said after each turn of a random game, and whether its seat came to act at once."""
    found: Counter[tuple[Again, bool]] = Counter()
    chance = Rng(f"next/{seed}")
    position = GamePosition(game, seed, 0, begin(game, seats, {}, seed)).settled()
    while to_act := game.to_act(position.state):
        seat = chance.choice(to_act)
        turn = GamePosition(game, seed, position.steps, position.state)
        while not (ready(turn, seat) or turn.reveals):
            turn = turn.then(seat, chance.choice(game.legal(turn.state, seat)))
        position = turn.settled()
        if not turn.reveals:
            said = asked_again(game, turn.state, seat)
            found[said, seat in game.to_act(position.state)] += 1
    return found


def blind(dealt: list[State]) -> AnyGame:
    """Gavel that refuses to play on from the true position, and notes those it dealt anew."""

    def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
        dealt.append(GAVEL.redeal(state, seat, rng))
        return dealt[-1]

    def apply(state: State, seat: Seat, action: Any, rng: Rng) -> Step[State]:
        assert any(state is one for one in dealt)
        step = GAVEL.apply(state, seat, action, rng)
        dealt.append(step.state)
        return step

    return replace(GAVEL, redeal=redeal, apply=apply)


def test_only_positions_that_were_dealt_anew_are_tried() -> None:
    setup, tried = next(s for s in SETUPS if s.game is GAVEL), 0
    for position in walk(setup, "blind"):
        if position.move is not None and position.move[1].automatic:
            dealt = list[State]()
            asked_again(blind(dealt), position.state, position.move[0])
            tried += len(dealt)
    assert tried > 100
