"""The brush the map is painted with: points of the canvas onto a large picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render import brush
from render.brush import LARGER
from render.china.ground.atlas import HEIGHT, NORTH, SCALE, WEST, WIDTH
from render.pieces import Point
from render.scripts import Script
from render.theme import Colour


class Brush(brush.Brush):
    """Draws on a picture of the whole map; all lengths in units of the canvas."""

    def __init__(self, ground: Colour) -> None:
        large = Image.new("RGB", (WIDTH * LARGER, HEIGHT * LARGER), ground)
        one = SCALE * LARGER
        super().__init__(large, one, (-WEST * one, -NORTH * one), LARGER)

    def outline(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A closed line."""
        self.line((*points, points[0], points[1]), width, fill)

    def words(
        self, at: Point, text: str, size: float, fill: Colour, halo: Colour, bold: float,
        script: Script,
    ) -> None:  # fmt: skip
        """Words around a point, with a rim of another colour."""
        self.text(at, text, size, halo, bold=bold, rim=max(1.6, size * 0.1), script=script)
        self.text(at, text, size, fill, bold=bold, script=script)
