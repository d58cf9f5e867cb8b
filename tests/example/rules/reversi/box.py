"""What is in the box: the board and the openings, as read from `seeds/reversi/board.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.box import BoxEntry, read_box
from rules.grid import fixed_cells

_FILE = Path(__file__).resolve().parents[2] / "seeds" / "reversi" / "board.toml"


class Box(BoxEntry):
    """The box as the seed file gives it; its header explains the words."""

    columns: int
    rows: int
    openings: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]


@cache
def box() -> Box:
    """The one box there is."""
    return read_box(Box, _FILE)


CELLS = fixed_cells(box().columns, box().rows)
"""Names of the cells: A1 in the north-west, H8 in the south-east (R1)."""
OPENINGS = tuple(box().openings)
"""Names of the openings (R3)."""
