"""How long one decision takes: `legal` and `apply`, mean over random games of many set-ups."""

from __future__ import annotations

import time
from collections.abc import Iterator

from bench.figures import Figure
from rules import GAMES
from rules.computers.simulating import setups
from rules.game import AnyGame, OptionValue, Rng
from rules.playing import begin

TARGET_MS = 0.05
GAMES_EACH = 5
"""Random games for each of `rules.computers.simulating.setups`."""


def measure() -> Iterator[Figure]:
    """One figure a game."""
    for game in GAMES.values():
        yield _game(game)


def _game(game: AnyGame) -> Figure:
    seconds, decisions, games = 0.0, 0, 0
    for seats, options in setups(game):
        for number in range(GAMES_EACH):
            spent, decisions_made = _random_game(game, seats, options, f"bench-{number}")
            seconds, decisions, games = seconds + spent, decisions + decisions_made, games + 1
    note = f"mean of {decisions} steps in {games} games"
    mean = seconds / decisions * 1e3
    return Figure(f"{game.meta.key}: one decision", mean, "ms", TARGET_MS, note=note)


def _random_game(
    game: AnyGame, seats: int, options: dict[str, OptionValue], seed: str
) -> tuple[float, int]:
    """Seconds spent in the rules, and steps."""
    state, choose, spent, steps = begin(game, seats, options, seed), Rng(f"{seed}/choose"), 0.0, 0
    while to_act := game.to_act(state):
        began = time.perf_counter()
        legal = game.legal(state, to_act[0])
        spent += time.perf_counter() - began
        action, steps = choose.choice(legal), steps + 1
        began = time.perf_counter()
        state = game.apply(state, to_act[0], action, Rng(seed, steps)).state
        spent += time.perf_counter() - began
    return spent, steps
