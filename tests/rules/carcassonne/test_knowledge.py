"""What the strong player guesses."""

from __future__ import annotations

from dataclasses import replace

from rules import GAMES
from rules.carcassonne.knowledge import estimate_well
from rules.simulating import simulate


def test_open_cities_promise_less_when_few_tiles_are_left() -> None:
    game = GAMES["carcassonne"]
    record = simulate(game, 2, {}, "guess", ["sound"]).record
    states = [played.step.state for _, played in record.replay(GAMES)]
    middle = states[len(states) // 2]
    late = replace(middle, stack=middle.stack[:2]).keep(middle.board)
    assert sum(estimate_well(late)) < sum(estimate_well(middle))
    assert estimate_well(states[-1]) == states[-1].scores
