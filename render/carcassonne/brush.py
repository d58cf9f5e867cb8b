"""The brush all tiles are painted with."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.carcassonne.colours import GRASS
from render.carcassonne.geometry import turn_point
from render.pieces import Point
from render.theme import Colour


class Brush:
    """Draws points of a tile, given in the unturned unit square, onto a turned large picture."""

    def __init__(self, turn: int, side: int) -> None:
        self.turn, self.side = turn, side
        self.picture = Image.new("RGB", (side, side), GRASS)
        self.pen = ImageDraw.Draw(self.picture)

    def at(self, point: Point) -> Point:
        """The pixel of a point."""
        x, y = turn_point(point, self.turn)
        return x * self.side, y * self.side

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A line with round ends; `width` in tile sides."""
        path = [self.at(p) for p in points]
        thick = max(1, round(width * self.side))
        self.pen.line(path, fill=fill, width=thick, joint="curve")
        for x, y in (path[0], path[-1]):
            self.disc(x, y, thick / 2, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """A disc; all in pixels."""
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled outline."""
        self.pen.polygon([self.at(p) for p in points], fill=fill)
