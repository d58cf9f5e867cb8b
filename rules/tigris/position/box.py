"""What is in the box: the map and the pieces, as read from `seeds/tigris/board.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from pydantic import BaseModel, ConfigDict

_FILE = Path(__file__).resolve().parents[3] / "seeds" / "tigris" / "board.toml"


class Tiles(BaseModel):
    """How many tiles there are of each sort, those on the board at the start included."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    temple: int
    farm: int
    market: int
    settlement: int


class Box(BaseModel):
    """The box as the seed file gives it; its header explains the words."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    hand: int
    actions: int
    catastrophes: int
    last_treasures: int
    monuments: tuple[str, ...]
    map: tuple[str, ...]
    tiles: Tiles

    @property
    def signs(self) -> str:
        """One sign a square, in the order of the squares: `.`, `~`, `t` or `c`."""
        return "".join(self.map)

    @property
    def bag(self) -> tuple[str, ...]:
        """The tiles in the bag before anybody has drawn, by sort (R4)."""
        counts = self.tiles.model_dump()
        counts["temple"] -= sum(sign in "tc" for sign in self.signs)
        return tuple(tile for tile, count in counts.items() for _ in range(count))


@cache
def box() -> Box:
    """The one box there is."""
    return Box.model_validate(tomllib.loads(_FILE.read_text(encoding="utf-8")))
