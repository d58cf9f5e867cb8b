"""What a seat is likely to do, found without trying it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest

from rules import GAMES
from rules.carcassonne.moves.actions import CarcassonneAction, Deploy, Place
from rules.carcassonne.players.likely_turns import likely_turns
from rules.carcassonne.position.state import State
from rules.carcassonne.told.view import redealt
from rules.computers.simulating import simulate
from rules.game import Rng
from rules.lines import lead
from tests.rules.carcassonne.scene import GAME, drawn, played

CHANCE = Rng("answer")


@cache
def positions(
    seats: int, *, river: bool, seed: str = "answer", players: Sequence[str] = ("beginner", "sound")
) -> Sequence[State]:
    """Positions of a game in which a tile must be laid."""
    record = simulate(GAME, seats, {"river": river}, seed, players).record
    states = [step.step.state for _, step in record.replay(GAMES)]
    return [state for state in states if state.phase == "place"]


def check_best(state: State) -> None:
    """Likely turns lead as far as the best of all."""
    leads = {line: lead(GAME, end, state.turn) for line, end in all_turns(state)}
    found = likely_turns(state, state.turn, CHANCE, 4)
    best = sorted(leads.values(), reverse=True)[:4]
    assert [leads[tuple(turn)] for turn in found] == pytest.approx(best)


def all_turns(state: State) -> Iterator[tuple[tuple[CarcassonneAction, ...], State]]:
    """Everything the seat may do in its turn, and what it leads to."""
    for place in GAME.legal(state, state.turn):
        lies = GAME.apply(state, state.turn, place, CHANCE).state
        if lies.phase != "deploy":
            yield (place,), lies
            continue
        for after in GAME.legal(lies, state.turn):
            yield (place, after), GAME.apply(lies, state.turn, after, CHANCE).state


@pytest.mark.parametrize(("seats", "river"), [(2, True), (3, False), (5, False), (4, True)])
def test_likely_turns_lead_as_far_as_the_best_of_all(seats: int, river: bool) -> None:
    for state in positions(seats, river=river)[::8]:
        check_best(state)


def test_a_likely_turn_closes_what_is_the_seats_own_and_counts_a_tile_of_both_once() -> None:
    both = positions(2, river=False, seed="r96", players=("random",))
    check_best(both[12])
    state = drawn(played("F M12 90 city", "B M14 0", more=("E", "B")).state)
    assert likely_turns(state, 0, CHANCE, 1)[0][0] == Place("M11", 180)


def test_likely_turns_do_not_depend_on_the_order_of_the_stack() -> None:
    for state in positions(3, river=False)[::10]:
        other = redealt(state, None, Rng("another"))
        one, two = (likely_turns(s, s.turn, Rng("s"), 5) for s in (state, other))
        assert one == two


def test_likely_turns_are_known_only_before_the_tile_lies() -> None:
    state = positions(3, river=False)[0]
    lies = GAME.apply(state, state.turn, GAME.legal(state, state.turn)[0], CHANCE).state
    assert lies.phase == "deploy"
    assert likely_turns(lies, lies.turn, CHANCE, 2) == ()


def test_equal_turns_are_chosen_by_chance() -> None:
    state = positions(3, river=False)[0]
    found = {tuple(likely_turns(state, state.turn, Rng(f"{at}"), 1)[0]) for at in range(20)}
    assert len(found) > 1
    assert all(isinstance(after, Deploy) for _, after in found)
