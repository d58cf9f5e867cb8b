"""What stands where, so that pictures can mark what changed (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carcassonne.told.view import View
from rules.changes import Placed


def pieces(view: View) -> Iterator[Placed]:
    """Tiles on their cells; followers on the features of a cell, such as `C3 road-n`."""
    for tile in view.tiles:
        yield Placed(tile.cell, f"tile {tile.tile} {tile.turn}")
    for piece in view.followers:
        yield Placed(f"{piece.cell} {piece.spot}", f"follower {piece.seat}")
