"""A position dealt anew depends only on what the seat knows, and so do decisions from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from rules.game import AnyGame, Rng
from rules.players import decide_line
from tests.contract.walks import SETUPS, Position, Setup, every_setup, seeds, sparse

few = settings(max_examples=5)
every_hidden = pytest.mark.parametrize(
    "game",
    {setup.game.meta.key: setup.game for setup in SETUPS if setup.game.meta.hidden}.values(),
    ids=lambda game: game.meta.key,
)


@every_setup
@few
@given(seed=seeds)
def test_what_looks_alike_is_dealt_anew_alike(setup: Setup, seed: str) -> None:
    game = setup.game
    for position in sparse(setup, seed, 10):
        for viewer in position.viewers:
            chance = f"{seed}/{viewer}"
            first = game.redeal(position.state, viewer, Rng(chance, 1))
            second = game.redeal(first, viewer, Rng(chance, 2))
            assert second == game.redeal(position.state, viewer, Rng(chance, 2))
            assert game.view(second, viewer) == game.view(position.state, viewer)


@every_hidden
def test_a_sound_player_decides_alike_whatever_is_hidden(game: AnyGame) -> None:
    decides_alike("sound", game, 24)


@every_hidden
def test_a_strong_player_decides_alike_whatever_is_hidden(game: AnyGame) -> None:
    decides_alike("strong", game, 2)


def decides_alike(player: str, game: AnyGame, about: int) -> None:
    """Asks a player what to do at positions of a game, and at others that look the same."""
    asked = 0
    for position in _with_a_choice(game, about):
        state, steps = position.state, position.steps
        for seat in game.to_act(state)[:1]:
            other = game.redeal(state, seat, Rng("other", steps))
            one, two = (
                decide_line(player, game, truth, seat, "seed", steps) for truth in (state, other)
            )
            assert one == two
            asked += other != state
    assert asked


def _with_a_choice(game: AnyGame, about: int) -> list[Position]:
    """About so many positions of a game in which somebody has more than one way to go on."""
    setup = next(setup for setup in SETUPS if setup.game is game)
    positions = [
        position
        for position in sparse(setup, "alike", 200)
        if any(len(game.legal(position.state, seat)) > 1 for seat in game.to_act(position.state))
    ]
    return positions[len(positions) // (2 * about) :: max(1, len(positions) // about)]
