"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.carcassonne.anchors import anchors
from render.carcassonne.board import Area
from render.marks import Box, around, draw_marks, marks
from rules.carcassonne.told.describing import pieces
from rules.carcassonne.told.view import View
from rules.changes import Change


@dataclass(frozen=True, slots=True)
class Shown:
    """The part of the table that is shown; its north-west corner on the canvas."""

    view: View
    area: Area
    west: int
    north: int

    def find(self, place: str, piece: str, count: int) -> Box | None:
        """A tile, or a follower on one."""
        cell, _, spot = place.partition(" ")
        return self.spot(cell, spot) if spot else self.cell(cell)

    def cell(self, cell: str) -> Box | None:
        """A tile without the gap beside it."""
        if not self.area.holds(cell):
            return None
        x, y = self.area.pixel(cell)
        x, y, side = x + self.west, y + self.north, self.area.side
        inset = max(1, side // 30)
        return x + inset, y + inset, x + side - inset, y + side - inset

    def spot(self, cell: str, spot: str) -> Box | None:
        """A follower on a feature."""
        tile = next((tile for tile in self.view.tiles if tile.cell == cell), None)
        if tile is None or not self.area.holds(cell):
            return None
        (ax, ay), (x, y) = anchors(tile.tile, tile.turn)[spot], self.area.pixel(cell)
        side = self.area.side
        middle = (self.west + x + ax * side, self.north + y + ay * side)
        return around(middle, side * 0.2, side * 0.2)


def draw_changes(canvas: Canvas, shown: Shown, changes: Sequence[Change]) -> None:
    """Marks what changed. Cells that may be chosen are free, and nothing ever went from them."""
    if not changes:
        return
    standing = {entry.place for entry in pieces(shown.view)}
    found = marks(changes, shown.find, standing)
    followers = (shown.spot(piece.cell, piece.spot) for piece in shown.view.followers)
    draw_marks(canvas, found, [box for box in followers if box])
