"""What computer players think, and how long."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.table.play import GamePosition
from bot.processes import thinking
from rules.game import Action, AnyGame, Seat
from tests.contract.walks import SETUPS, Position, walk
from tests.games import GAMES


def decisions_without_a_choice(game: AnyGame) -> list[tuple[Position, Seat]]:
    """Positions in which a seat must decide, in its own turn or another's, and has one way."""
    setups = [setup for setup in SETUPS if setup.game is game][:2]
    return [
        (position, seat)
        for setup in setups
        for position in walk(setup, "answers")
        for seat in game.to_act(position.state)
        if len(legal := game.legal(position.state, seat)) == 1 and not legal[0].automatic
    ]


def test_a_decision_without_a_choice_is_thought_about_like_one_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    choices = list[int]()

    def decided(_: str, game: AnyGame, state: Any, seat: Seat, *__: Any) -> tuple[Action, ...]:
        choices.append(len(legal := game.legal(state, seat)))
        return (legal[0],)

    monkeypatch.setattr(thinking, "decide_line", decided)
    found = decisions_without_a_choice(GAMES["tigris"])
    for position, seat in found:
        choices.clear()
        game = position.game
        thinking.think(GamePosition(game, "haste", position.steps, position.state), seat, "sound")
        vain, *answer = choices
        assert vain > 1
        assert answer == [1]
    assert found
