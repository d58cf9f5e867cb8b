"""A game asks for chance exactly if it says that it does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

from rules.game import Rng
from tests.contract.walks import MOST_STEPS, Setup, random_games

T = TypeVar("T")


class NoChance(Rng):
    """Chance that must not be asked for anything."""

    def __init__(self) -> None:
        super().__init__("nothing is left to chance")

    def number(self) -> float:
        """Nobody may ask."""
        pytest.fail("a game without chance has asked for a number")

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """Nobody may ask."""
        pytest.fail(f"a game without chance has shuffled {name}")


def whole_game(setup: Setup, seed: str, rng: Rng) -> None:
    """Plays a random game to its end, all with the same chance."""
    game, choose = setup.game, Rng(f"choose/{seed}")
    state = game.setup(setup.seats, game.meta.read_options(dict(setup.options)), rng)
    for _ in range(MOST_STEPS):
        to_act = game.to_act(state)
        if not to_act:
            return
        seat = choose.choice(to_act)
        state = game.apply(state, seat, choose.choice(game.legal(state, seat)), rng).state
    pytest.fail(f"no end after {MOST_STEPS} steps")


@random_games(6)
def test_a_game_asks_for_chance_exactly_if_it_says_so(setup: Setup, seed: str) -> None:
    if not setup.game.meta.chance:
        whole_game(setup, seed, NoChance())
        return
    with pytest.raises(pytest.fail.Exception, match="without chance has"):
        whole_game(setup, seed, NoChance())
