"""A position dealt anew depends only on what the seat knows, and so do decisions from it."""

from __future__ import annotations

import pytest

from rules.computers.players import decide_line
from rules.game import AnyGame, Rng
from tests.contract.walks import SETUPS, Setup, random_games, sparse, with_a_choice

every_hidden = pytest.mark.parametrize(
    "game",
    {setup.game.meta.key: setup.game for setup in SETUPS if setup.game.meta.hidden}.values(),
    ids=lambda game: game.meta.key,
)


@random_games(24)
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
    for position in with_a_choice(game, about):
        state, steps = position.state, position.steps
        for seat in game.to_act(state)[:1]:
            other = game.redeal(state, seat, Rng("other", steps))
            one, two = (
                decide_line(player, game, truth, seat, "seed", steps) for truth in (state, other)
            )
            assert one == two
            asked += other != state
    assert asked
