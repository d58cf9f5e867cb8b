"""What a viewer may know of a game of Reversi: everything, whoever looks."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from tests.example.rules.reversi.box import CELLS
from tests.example.rules.reversi.scoring import points
from tests.example.rules.reversi.state import State


@dataclass(frozen=True, slots=True)
class PlacedDisc:
    """A disc on the board."""

    cell: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class View:
    """The board as everybody sees it."""

    discs: tuple[PlacedDisc, ...]
    turn: Seat | None
    """Whose turn it is; None when the game is over."""
    last: str
    """The cell of the disc placed last, "" before the first."""
    scores: tuple[int, int]


def view_of(state: State, seat: Seat | None) -> View:
    """What anybody may know, whatever the seat."""
    discs = tuple(
        PlacedDisc(cell, seat)
        for cell, seat in zip(CELLS, state.discs, strict=True)
        if seat is not None
    )
    return View(discs, state.turn, state.last, points(state.discs))
