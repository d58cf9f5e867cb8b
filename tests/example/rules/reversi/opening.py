"""The first position (R3)."""

from __future__ import annotations

from rules.game import Seat
from tests.example.rules.reversi.box import CELLS, box
from tests.example.rules.reversi.state import State


def first_state(opening: str) -> State:
    """Two discs each in the middle; the first seat begins."""
    owner: dict[str, Seat] = {
        cell: seat for seat, cells in enumerate(box().openings[opening]) for cell in cells
    }
    return State(tuple(owner.get(cell) for cell in CELLS), 0, "")
