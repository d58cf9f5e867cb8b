"""What is in the box: cards and lots, as read from `seeds/gavel/auction.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

_FILE = Path(__file__).resolve().parents[2] / "seeds" / "gavel" / "auction.toml"


class Box(BaseModel):
    """The box as the seed file gives it; its header explains the words."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seats: int
    cards: int
    lots: tuple[int, ...]


@cache
def box() -> Box:
    """The one box there is."""
    return Box.model_validate(tomllib.loads(_FILE.read_text(encoding="utf-8")))


CARDS = tuple(range(1, box().cards + 1))
"""The cards of a set (R1)."""
LOTS = box().lots
"""The lots by their worth (R2)."""
