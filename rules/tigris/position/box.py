"""What is in the box: the map and the pieces, as read from `seeds/tigris/board.toml`."""

from __future__ import annotations

from functools import cache

from rules.box import SEEDS, BoxEntry, read_box


class Tiles(BoxEntry):
    """The number of tiles of each sort, including those on the board at the start."""

    temple: int
    farm: int
    market: int
    settlement: int


class Box(BoxEntry):
    """The box as the seed file gives it; its header explains the words."""

    hand: int
    actions: int
    catastrophes: int
    last_treasures: int
    monuments: tuple[str, ...]
    map: tuple[str, ...]
    tiles: Tiles

    @property
    def signs(self) -> str:
        """One sign for each square, in order: `.`, `~`, `t` or `c`."""
        return "".join(self.map)

    @property
    def bag(self) -> tuple[str, ...]:
        """The tiles in the bag before anything is drawn, in the order of their sorts (R4)."""
        counts = self.tiles.model_dump()
        counts["temple"] -= sum(sign in "tc" for sign in self.signs)
        return tuple(tile for tile, count in counts.items() for _ in range(count))


@cache
def box() -> Box:
    """Everything that is in the box."""
    return read_box(Box, SEEDS / "tigris" / "board.toml")
