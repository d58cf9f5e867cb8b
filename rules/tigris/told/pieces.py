"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.tigris.position.board import BLOCKS, CELLS, each, square_at
from rules.tigris.told.view import View


def pieces(view: View) -> Iterator[Placed]:
    """Everything on its square; a monument stands on each of its four."""
    for tile in view.tiles:
        yield Placed(tile.cell, tile.tile)
    for cell in view.catastrophes:
        yield Placed(cell, "catastrophe")
    for built in view.monuments:
        for square in each(BLOCKS[square_at(built.cell)]):
            yield Placed(CELLS[square], f"monument {built.monument}")
    for leader in view.leaders:
        yield Placed(leader.cell, f"{leader.leader} {leader.seat}", unique=True)
    for treasure in view.treasures:
        yield Placed(f"{treasure.cell} treasure", "treasure")
