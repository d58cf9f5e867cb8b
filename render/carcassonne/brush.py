"""The brush all tiles are painted with."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFilter

from render.brush import FALL
from render.carcassonne.colours import GRASS, SHADE
from render.carcassonne.geometry import turn_point
from render.pieces import Point, moved
from render.theme import Colour

_SHADE = 0.4
"""How dark a shadow is, from 0 to 1."""
_SOFT = 0.004
"""How far a shadow's edge is blurred, in tile sides."""


class Brush:
    """Draws points of a tile, given in the unturned unit square, onto a turned large picture."""

    def __init__(self, turn: int, side: int) -> None:
        self.turn, self.side = turn, side
        self.picture = Image.new("RGB", (side, side), GRASS)
        self.pen = ImageDraw.Draw(self.picture)
        self._fallen = Image.new("L", (side, side))
        self._shade = ImageDraw.Draw(self._fallen)

    def at(self, point: Point) -> Point:
        """The pixel of a point."""
        x, y = turn_point(point, self.turn)
        return x * self.side, y * self.side

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """Draws a line with round ends; `width` in tile sides."""
        self.stroke([self.at(p) for p in points], width, fill)

    def stroke(self, path: Sequence[Point], width: float, fill: Colour) -> None:
        """Draws a line with round ends through pixels; `width` in tile sides."""
        thick = max(1, round(width * self.side))
        self.pen.line(path, fill=fill, width=thick, joint="curve")
        for x, y in (path[0], path[-1]):
            self.disc(x, y, thick / 2, fill)

    def disc(self, x: float, y: float, radius: float, fill: Colour) -> None:
        """Draws a disc; everything in pixels."""
        self.pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill)

    def polygon(self, points: Sequence[Point], fill: Colour) -> None:
        """Fills an outline."""
        self.pen.polygon([self.at(p) for p in points], fill=fill)

    def fall(self, x: float, y: float, wide: float, high: float) -> None:
        """Notes the shadow of something upright, to be laid by `cast`. (x, y) is the pixel of its
        foot; `wide` and `high` are in tile sides."""
        s = self.side
        for step in range(1, 4):
            dx, dy = (part * high * s * step / 3 for part in FALL)
            w, h = wide * s, wide * s * 0.6
            box = (x + dx - w, y + dy - h, x + dx + w, y + dy + h)
            self._shade.ellipse(box, fill=255)

    def fall_along(self, path: Sequence[Point], width: float, high: float) -> None:
        """Notes the shadow of a wall through pixels, to be laid by `cast`."""
        dx, dy = (part * high * self.side for part in FALL)
        self._shade.line(
            moved(path, (dx, dy)), fill=255, width=round(width * self.side), joint="curve"
        )

    def cast(self) -> None:
        """Lays the noted shadows on everything painted so far."""
        soft = self._fallen.filter(ImageFilter.GaussianBlur(_SOFT * self.side))
        faint = soft.point([round(_SHADE * 85 * ((at + 43) // 85)) for at in range(256)])
        self.picture.paste(SHADE, (0, 0, *self.picture.size), faint)
        self._fallen.paste(0, (0, 0, *self._fallen.size))
