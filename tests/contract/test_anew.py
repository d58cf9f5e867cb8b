"""A position made anew from its fields alone is in nothing unlike the one that was played to.

Games carry things along beside the fields of a state, such as a board joined up. They are lost when
the state is stored or sent to a thinking process, and nobody is to notice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.computers.advice import advised_lines
from rules.computers.budgets import Budget, expert_budget, strong_budget
from rules.computers.players import decide_line
from rules.computers.reviewing import Part, review_part
from rules.computers.search import chosen_line
from rules.game import AnyGame
from rules.lines import prospects
from rules.values import WithBoard
from tests.contract.walks import (
    Position,
    Setup,
    adapter,
    every_game,
    random_games,
    short,
    snapshot,
    sparse,
    spread,
    varied,
    with_a_choice,
)

Thinking = Callable[[Position, Any], object]


def brief(game: AnyGame) -> Budget:
    """The expert's budget, shortened."""
    return short(expert_budget(game))


def has_board(game: AnyGame) -> bool:
    """Whether the states of a game carry a board along."""
    return issubclass(game.state_type, WithBoard)


def anew(game: AnyGame, state: Any) -> Any:
    """An equal state, made of what would be stored of it."""
    made = adapter(game.state_type).validate_json(snapshot(game, state))
    assert made == state
    assert made is not state
    return made


@random_games(6)
def test_a_position_made_anew_is_shown_judged_and_played_on_alike(setup: Setup, seed: str) -> None:
    game = setup.game
    for position in varied(setup, seed, 6):
        one, other = position.state, anew(game, position.state)
        assert alike(setup, one) == alike(setup, other)
        for seat in game.to_act(one):
            for action in position.some(game.legal(one, seat), 3):
                after, after_other = (
                    game.apply(state, seat, action, position.rng()) for state in (one, other)
                )
                assert after == after_other
                assert alike(setup, after.state) == alike(setup, after_other.state)


def alike(setup: Setup, state: Any) -> list[str]:
    """All that a game says of a position, in its order and to the last digit."""
    game, seats = setup.game, range(setup.seats)
    said = [game.view(state, viewer) for viewer in (None, *seats)]
    said += [game.outcome(state), game.to_act(state), *[game.legal(state, seat) for seat in seats]]
    said += [prospects(game, state, 0, well=well) for well in (False, True)]
    return list(map(repr, said))


@random_games(6, of=has_board)
def test_a_board_carried_along_is_the_one_made_of_the_fields(setup: Setup, seed: str) -> None:
    for position in sparse(setup, seed, 10):
        assert repr(position.state.board) == repr(position.state.derived())


@every_game
def test_a_sound_player_decides_alike_from_a_position_made_anew(game: AnyGame) -> None:
    def decided(position: Position, state: Any) -> object:
        return decide_line("sound", game, state, acting(position), position.seed, position.steps)

    thinks_alike(decided, game, 10)


@every_game
def test_a_strong_player_decides_alike_from_a_position_made_anew(game: AnyGame) -> None:
    def decided(position: Position, state: Any) -> object:
        seat, rng = acting(position), position.rng()
        dealt = game.redeal(state, seat, rng)
        return chosen_line(game, dealt, seat, rng, short(strong_budget(game))).actions

    thinks_alike(decided, game, 1)


@every_game
def test_a_hint_is_the_same_from_a_position_made_anew(game: AnyGame) -> None:
    def hint(position: Position, state: Any) -> object:
        seat, seed, steps = acting(position), position.seed, position.steps
        return advised_lines(game, state, seat, seed, steps, budget=brief)

    thinks_alike(hint, game, 1)


@every_game
def test_a_review_is_the_same_from_a_position_made_anew(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.computers.reviewing.expert_budget", brief)
    monkeypatch.setattr("rules.computers.comparing._WORLDS", (2,))

    def review(position: Position, state: Any) -> object:
        seat = acting(position)
        part = Part(seat, position.steps, state, (game.legal(state, seat)[0],), free=True)
        return review_part(game, part, position.seed)

    thinks_alike(review, game, 1)


def acting(position: Position) -> int:
    """The seat that is to think."""
    return position.game.to_act(position.state)[0]


def thinks_alike(thinking: Thinking, game: AnyGame, about: int) -> None:
    """Thinks about some positions of a game, carried along and made anew."""
    for position in spread(with_a_choice(game), about):
        made = anew(game, position.state)
        assert thinking(position, position.state) == thinking(position, made)
