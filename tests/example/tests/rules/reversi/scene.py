"""Positions drawn by hand: `x` is a disc of the first seat, `o` one of the second."""

from __future__ import annotations

from rules.game import Rng, Seat, Step
from tests.example.rules.reversi import GAME
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.state import State
from tests.rules.scenes import why_refused

CHANCE = Rng("never asked")


def position(*rows: str, turn: Seat | None = 0) -> State:
    """A position from its upper rows; what is not drawn is free."""
    signs = "".join(row.ljust(8, ".") for row in rows).ljust(64, ".")
    return State(tuple({"x": 0, "o": 1}.get(sign) for sign in signs), turn, "")


def placed(state: State, cell: str) -> Step[State]:
    """What follows when the seat on turn places a disc."""
    assert state.turn is not None
    return GAME.apply(state, state.turn, Place(cell), CHANCE)


def refusal(state: State, seat: Seat, cell: str) -> str:
    """Why a disc may not be placed."""
    return why_refused(GAME, state, seat, Place(cell))
