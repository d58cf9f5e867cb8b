"""The line above a picture that tells which turns of a game it shows."""

from __future__ import annotations

from collections.abc import Iterable

from bot.texts.prose import Prose
from rules.game import Seat


def caption(prose: Prose, first: int, last: int, seats: Iterable[Seat]) -> str:
    """The line above a picture: `Turn 12 · Anna`, `Turns 12–15`, or the beginning of the game (turn
    0)."""
    if not last:
        return prose.say("history-beginning")
    if first != last:
        return prose.say("replay-turns", first=first, last=last)
    return prose.say("history-turn", turn=last, names=prose.seats(seats))
