"""What is in the box: cards and lots, as read from `seeds/gavel/auction.toml`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from rules.box import BoxEntry, read_box

_FILE = Path(__file__).resolve().parents[2] / "seeds" / "gavel" / "auction.toml"


class Box(BoxEntry):
    """The box as the seed file gives it; its header explains the words."""

    seats: int
    cards: int
    lots: tuple[int, ...]


@cache
def box() -> Box:
    """The one box there is."""
    return read_box(Box, _FILE)


CARDS = tuple(range(1, box().cards + 1))
"""The cards of a set (R1)."""
LOTS = box().lots
"""The lots by their worth (R2)."""
