"""What is in the box: the board and the openings, as read from `seeds/reversi/board.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

from rules.grid import fixed_cells

_FILE = Path(__file__).resolve().parents[2] / "seeds" / "reversi" / "board.toml"


class Box(BaseModel):
    """The box as the seed file gives it; its header explains the words."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    columns: int
    rows: int
    openings: dict[str, tuple[tuple[str, ...], tuple[str, ...]]]


@cache
def box() -> Box:
    """The one box there is."""
    return Box.model_validate(tomllib.loads(_FILE.read_text(encoding="utf-8")))


CELLS = fixed_cells(box().columns, box().rows)
"""Names of the cells: A1 in the north-west, H8 in the south-east (R1)."""
OPENINGS = tuple(box().openings)
"""Names of the openings (R3)."""
