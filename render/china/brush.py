"""The brush the map is painted with: points of the canvas onto a large picture."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.china.atlas import HEIGHT, NORTH, SCALE, WEST, WIDTH
from render.pieces import Point, font
from render.theme import Colour

LARGER = 2
"""The map is painted this many times larger and shrunk: smooth edges."""


class Brush:
    """Draws on a picture of the whole map; all lengths in units of the canvas."""

    def __init__(self, ground: Colour) -> None:
        self.scale = SCALE * LARGER
        self.picture = Image.new("RGB", (WIDTH * LARGER, HEIGHT * LARGER), ground)
        self.pen = ImageDraw.Draw(self.picture)

    def at(self, point: Point) -> Point:
        """The pixel of a point."""
        return (point[0] - WEST) * self.scale, (point[1] - NORTH) * self.scale

    def line(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A line with round ends."""
        path = [self.at(p) for p in points]
        thick = max(1, round(width * self.scale))
        self.pen.line(path, fill=fill, width=thick, joint="curve")
        half = thick / 2 - 1
        for x, y in (path[0], path[-1]):
            self.pen.ellipse((x - half, y - half, x + half, y + half), fill=fill)

    def ring(self, points: Sequence[Point], width: float, fill: Colour) -> None:
        """A closed line."""
        self.line((*points, points[0], points[1]), width, fill)

    def area(self, points: Sequence[Point], fill: Colour) -> None:
        """A filled outline."""
        self.pen.polygon([self.at(p) for p in points], fill=fill)

    def disc(self, at: Point, radius: float, fill: Colour) -> None:
        """A filled circle."""
        self.oval(at, radius, radius, fill)

    def oval(self, at: Point, wide: float, high: float, fill: Colour) -> None:
        """A filled oval with these half axes."""
        x, y = self.at(at)
        w, h = wide * self.scale, high * self.scale
        self.pen.ellipse((x - w, y - h, x + w, y + h), fill=fill)

    def box(self, at: Point, wide: float, high: float, fill: Colour, radius: float = 0) -> None:
        """A filled rectangle around a point, with these half sides."""
        x, y = self.at(at)
        w, h = wide * self.scale, high * self.scale
        self.pen.rounded_rectangle((x - w, y - h, x + w, y + h), radius * self.scale, fill=fill)

    def arc(
        self, at: Point, radius: float, turn: tuple[int, int], width: float, fill: Colour
    ) -> None:
        """Part of a circle between two angles in degrees."""
        x, y = self.at(at)
        r = radius * self.scale
        thick = max(1, round(width * self.scale))
        self.pen.arc((x - r, y - r, x + r, y + r), *turn, fill=fill, width=thick)

    def text(
        self, at: Point, text: str, size: float, fill: Colour, halo: Colour | None = None,
        bold: float = 0.03,
    ) -> None:  # fmt: skip
        """Words around a point, with a rim of another colour."""
        letters = font(size * self.scale)
        weight = round(bold * size * self.scale)
        spot = self.at(at)
        if halo:
            wide = weight + round(max(1.6, size * 0.1) * self.scale)
            self.pen.text(spot, text, halo, letters, "mm", stroke_width=wide, stroke_fill=halo)
        self.pen.text(spot, text, fill, letters, "mm", stroke_width=weight, stroke_fill=fill)

    def width_of(self, text: str, size: float) -> float:
        """How wide a text is."""
        return font(size * self.scale).getlength(text) / self.scale

    def done(self) -> Image.Image:
        """The picture in its true size."""
        return self.picture.reduce(LARGER)
