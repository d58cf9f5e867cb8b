"""Rectangles, to find places for names and pieces off everything else."""

from __future__ import annotations

from dataclasses import dataclass

from render.pieces import Point


@dataclass(frozen=True, slots=True)
class Patch:
    """A rectangle around a point, with its half sides."""

    x: float
    y: float
    wide: float
    high: float

    def overlap(self, other: Patch) -> float:
        """How much of it another rectangle covers, as an area."""
        across = self.wide + other.wide - abs(self.x - other.x)
        down = self.high + other.high - abs(self.y - other.y)
        return max(0.0, across) * max(0.0, down)

    def corners(self) -> tuple[Point, ...]:
        """Its four corners."""
        ways = ((-1, -1), (1, -1), (-1, 1), (1, 1))
        return tuple((self.x + self.wide * dx, self.y + self.high * dy) for dx, dy in ways)

    def holds(self, at: Point) -> bool:
        """Whether a point is in it."""
        return abs(at[0] - self.x) < self.wide and abs(at[1] - self.y) < self.high
