"""What a game lets seats decide ahead is well formed and comes to an end."""

from __future__ import annotations

from typing import Any

from rules.game import Action, AnyGame, Seat
from tests.contract.walks import Position, Setup, random_games, walk

MOST = 20
"""Actions of a plan; no game lets a seat plan more."""


def has_plans(game: AnyGame) -> bool:
    """Whether a game lets seats decide ahead."""
    return game.offers("plan")


def offered(game: Any, view: Any, planned: tuple[Action, ...] = ()) -> tuple[Action, ...]:
    return tuple(game.plan(view, planned))


@random_games(1, of=has_plans)
def test_plans_are_decisions_and_come_to_an_end(setup: Setup, seed: str) -> None:
    lengths = [
        checked_plan(position, seat)
        for position in walk(setup, seed)
        for seat in range(setup.seats)
    ]
    assert 0 < max(lengths) < MOST


def checked_plan(position: Position, seat: Seat) -> int:
    """The length of the longest plan, each of its actions chosen by chance."""
    game, view = position.game, position.game.view(position.state, seat)
    planned: tuple[Action, ...] = ()
    while (choice := offered(game, view, planned)) and len(planned) < MOST:
        assert len(set(choice)) == len(choice)
        for action in choice:
            assert not action.automatic
            assert game.meta.action(str(action)) == action
        planned = (*planned, *position.some(choice, 1))
    return len(planned)


@random_games(1, of=has_plans)
def test_spectators_plan_nothing_and_nobody_after_the_end(setup: Setup, seed: str) -> None:
    for position in walk(setup, seed):
        assert offered(position.game, position.game.view(position.state, None)) == ()
        if position.move is None:
            views = [position.game.view(position.state, seat) for seat in range(setup.seats)]
            assert [offered(position.game, view) for view in views] == [()] * setup.seats
