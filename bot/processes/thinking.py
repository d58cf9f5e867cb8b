"""What computer players think: whole turns. It runs in thinking processes
(`bot/processes/thinkers.py`)."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.table.play import GamePosition, ready, replay
from rules.computers.players import decide_line
from rules.game import Rng, Seat

MOST_PARTS = 20
"""The most parts of one turn to compute. A part ends at a step that reveals something."""
_HANDS_TRIED = 100
"""The most invented hands among which one with a choice is looked for."""


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
    _take_the_time(position, seat, player)
    while not position.reveals and not ready(position, seat):
        game, state = position.game, position.state
        for action in decide_line(player, game, state, seat, position.seed, position.steps):
            position = position.then(seat, action)
    return tuple(str(played.action) for played in position.played)


def _take_the_time(position: GamePosition, seat: Seat, player: str) -> None:
    """Thinks in vain where a hidden hand leaves no choice. A decision at once would tell the others
    so, for example that there is nothing to support with in a conflict."""
    game, state = position.game, position.state
    if not game.meta.secrets or len(game.legal(state, seat)) > 1:
        return
    chance = Rng(f"{position.seed}/in vain/{seat}", position.steps)
    invented = (game.redeal(state, None, chance.apart(str(at))) for at in range(_HANDS_TRIED))
    choice = next((other for other in invented if len(game.legal(other, seat)) > 1), None)
    if choice is not None:
        decide_line(player, game, choice, seat, position.seed, position.steps)
