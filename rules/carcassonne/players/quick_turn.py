"""What a seat is likely to do in its turn, as quick sensible players think."""

from __future__ import annotations

from rules.carcassonne.moves.actions import CarcassonneAction
from rules.carcassonne.moves.legal import placements, placing
from rules.carcassonne.players.laying import After, laid
from rules.carcassonne.players.position_values import Beside, ValuedPosition
from rules.carcassonne.position.board import Cell
from rules.carcassonne.position.box import turned
from rules.carcassonne.position.state import State
from rules.game import Rng, Seat

_ALIKE = 1e-9
"""Leads that differ by no more are equal."""


def quick_turn(state: State, seat: Seat, rng: Rng) -> tuple[CarcassonneAction, ...]:
    """The tile and follower with the largest lead over the best other seat by `estimate`, equal
    ones by chance; () when the tile lies already.

    It looks at nothing hidden: of the stack only its length counts.
    """
    if state.phase != "place" or state.drawn is None:
        return ()
    position, beside = ValuedPosition(state, seat), dict[Cell, Beside]()
    most, best = float("-inf"), list[tuple[Cell, int, After]]()
    for cell, turn in placements(state.board, state.drawn):
        if cell not in beside:
            beside[cell] = position.beside(cell)
        for lead, after in laid(position, beside[cell], turned(state.drawn, turn)):
            if lead > most + _ALIKE:
                most, best = lead, []
            if lead > most - _ALIKE:
                best.append((cell, turn, after))
    cell, turn, after = rng.choice(best)
    return (placing(cell, turn), *after)
