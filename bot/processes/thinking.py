"""What computer players think: whole turns. It runs in thinking processes
(`bot/processes/thinkers.py`)."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.table.play import GamePosition, ready, replay
from rules.computers.players import decide_line
from rules.game import Seat

MOST_PARTS = 20
"""The most parts of one turn to compute. A part ends at a step that reveals something."""


def think_through(position: GamePosition, seat: Seat, player: str) -> tuple[str, ...]:
    """The texts of a whole turn, including what follows a reveal, up to its end or another seat's
    decision."""
    texts: tuple[str, ...] = ()
    for _ in range(MOST_PARTS):
        part = think(position, seat, player)
        position = replay(position, ((seat, text) for text in part))
        texts += part
        if not position.played or ready(position, seat):
            break
        position = replace(position.settled(), played=())
    return texts


def think(position: GamePosition, seat: Seat, player: str) -> tuple[str, ...]:
    """The texts of a whole turn, or of its part up to the first step that reveals something."""
    while not position.reveals and not ready(position, seat):
        game, state = position.game, position.state
        for action in decide_line(player, game, state, seat, position.seed, position.steps):
            position = position.then(seat, action)
    return tuple(str(played.action) for played in position.played)
