"""A position dealt anew depends only on what the seat knows, and so do decisions from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from rules.computers.budgets import strong_budget
from rules.computers.players import decide_line
from rules.computers.search import chosen_line
from rules.game import AnyGame, Rng, Seat
from tests.contract.walks import (
    SETUPS,
    Position,
    Setup,
    random_games,
    short,
    spread,
    varied,
    with_a_choice,
)

Decided = Callable[[Any, Seat, int], object]
"""What is decided in a position for a seat, after so many steps."""

every_hidden = pytest.mark.parametrize(
    "game",
    {setup.game.meta.key: setup.game for setup in SETUPS if setup.game.meta.hidden}.values(),
    ids=lambda game: game.meta.key,
)


@random_games(12)
def test_what_looks_alike_is_dealt_anew_alike(setup: Setup, seed: str) -> None:
    game = setup.game
    for position in varied(setup, seed, 10):
        for viewer in position.viewers:
            chance = f"{seed}/{viewer}"
            first = game.redeal(position.state, viewer, Rng(chance, 1))
            second = game.redeal(first, viewer, Rng(chance, 2))
            assert second == game.redeal(position.state, viewer, Rng(chance, 2))
            assert game.view(second, viewer) == game.view(position.state, viewer)


@every_hidden
def test_a_sound_player_decides_alike_whatever_is_hidden(game: AnyGame) -> None:
    def decided(state: Any, seat: Seat, steps: int) -> object:
        return decide_line("sound", game, state, seat, "seed", steps)

    decides_alike(decided, game, 12)


@every_hidden
def test_a_strong_player_decides_alike_whatever_is_hidden(game: AnyGame) -> None:
    def decided(state: Any, seat: Seat, steps: int) -> object:
        rng = Rng("seed", steps)
        dealt = game.redeal(state, seat, rng)
        return chosen_line(game, dealt, seat, rng, short(strong_budget(game))).actions

    decides_alike(decided, game, 2)


def decides_alike(decided: Decided, game: AnyGame, about: int) -> None:
    """Asks a player what to do at positions of a game, and at others that look the same."""
    differing = [p for p in with_a_choice(game) if dealt_anew(p) != p.state]
    assert differing
    for position in spread(differing, about):
        state, steps, seat = position.state, position.steps, game.to_act(position.state)[0]
        assert decided(state, seat, steps) == decided(dealt_anew(position), seat, steps)


def dealt_anew(position: Position) -> Any:
    """The position with everything dealt anew that is hidden from the first seat to decide."""
    game, state = position.game, position.state
    return game.redeal(state, game.to_act(state)[0], Rng("other", position.steps))
