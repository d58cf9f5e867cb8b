"""What a seat is likely to do in its turn, as quick sensible players think."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from typing import TypeAlias

from rules.carcassonne.moves.actions import CarcassonneAction
from rules.carcassonne.moves.legal import placements, placing
from rules.carcassonne.players.laying import outcomes
from rules.carcassonne.players.position_values import Beside, ValuedPosition
from rules.carcassonne.position.board import Cell
from rules.carcassonne.position.box import turned
from rules.carcassonne.position.state import State
from rules.game import Rng, Seat

Turn: TypeAlias = tuple[CarcassonneAction, ...]
_DIGITS = 9
"""Digits to which leads are rounded; turns with the same rounded lead count as equal."""


def likely_turns(state: State, seat: Seat, rng: Rng, limit: int) -> Sequence[Turn]:
    """The `limit` turns with the largest lead by `estimate`, best first; equal ones in random
    order. A turn is a tile with or without a follower. Returns () when the tile has been laid
    already. Nothing hidden is used: of the stack only its length counts."""
    if state.drawn is None:
        return ()
    turns = rng.shuffled("equal turns", list(_turns(state, seat)))
    return [turn for _, turn in nlargest(limit, turns, key=lambda pair: pair[0])]


def _turns(state: State, seat: Seat) -> Iterator[tuple[float, Turn]]:
    """All turns of the seat, each with the lead it brings."""
    assert state.drawn is not None
    position, beside = ValuedPosition(state, seat), dict[Cell, Beside]()
    for cell, turn in placements(state.board, state.drawn):
        if cell not in beside:
            beside[cell] = position.beside(cell)
        place = placing(cell, turn)
        for lead, after in outcomes(position, beside[cell], turned(state.drawn, turn)):
            yield round(lead, _DIGITS), (place, *after)
