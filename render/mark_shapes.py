"""The shapes of marks: frames, dots, arrows, numbers and points, each as a clear picture of its
own."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render import theme
from render.brush import piece_brush, shadowed
from render.cache import cached
from render.fonts.faces import font
from render.pieces import SUPER, Point, figure, polygon

LINE, RIM = 1.7, 0.6
"""The width of a frame, and of the dark line on each side of it, in units of a picture 400 wide."""
_FIGURE, _DASH = 9.4, 4.2
_LARGE = 60_000
"""Frames from this many pixels on are drawn just twice as large."""


def framed(wide: int, high: int, unit: float, dashed: bool, crossed: bool) -> Image.Image:
    """A frame that fills its picture. `crossed`: it has a cross in it, because nothing is left
    there."""
    larger = SUPER if wide * high < _LARGE else 2
    wide, high, one = wide * larger, high * larger, unit * larger
    big = Image.new("RGBA", (wide, high), (*theme.CHANGED_RIM, 0))
    pen, radius = ImageDraw.Draw(big), min(0.24 * min(wide, high), 9 * one)
    track = _rounded(wide, high, (LINE / 2 + RIM) * one, radius)
    for width, colour in ((LINE + 2 * RIM, theme.CHANGED_RIM), (LINE, theme.CHANGED)):
        lines = _dashes(track, _DASH * one) if dashed else [track]
        for line in lines:
            _stroke(pen, line, width * one, colour)
        for line in _cross(wide, high) if crossed else ():
            _stroke(pen, line, width * one, colour)
    return big.reduce(larger)


def _stroke(pen: ImageDraw.ImageDraw, line: Sequence[Point], width: float, fill: theme.Colour
) -> None:  # fmt: skip
    """Draws a line with round ends."""
    pen.line(line, fill, round(width), joint="curve")
    half = width / 2
    for x, y in (line[0], line[-1]):
        pen.ellipse((x - half, y - half, x + half, y + half), fill)


def _rounded(wide: float, high: float, inset: float, radius: float) -> list[Point]:
    """The closed track of a rectangle with round corners."""
    points: list[Point] = []
    west, north, east, south = inset, inset, wide - inset, high - inset
    corners = (
        (east, north, -1, 1),
        (east, south, -1, -1),
        (west, south, 1, -1),
        (west, north, 1, 1),
    )
    for number, (x, y, dx, dy) in enumerate(corners):
        for step in range(9):
            turn = math.radians(-90 + 90 * number + step * 11.25)
            cx, cy = x + dx * radius, y + dy * radius
            points.append((cx + radius * math.cos(turn), cy + radius * math.sin(turn)))
    return [*points, points[0], points[1]]


def _dashes(track: Sequence[Point], length: float) -> Iterator[list[Point]]:
    """Every other part of the track, which is divided into an even number of parts."""
    steps = [math.dist(a, b) for a, b in pairwise(track[:-1])]
    whole = sum(steps)
    count = max(4, round(whole / length / 2))
    for number in range(count):
        begin = whole * number / count
        yield [_along(track, steps, begin + whole / count * 0.5 * k / 4) for k in range(5)]


def _along(track: Sequence[Point], steps: Sequence[float], way: float) -> Point:
    """The point of a track at a distance `way` from its beginning. `steps` are the lengths of its
    parts."""
    for (x0, y0), (x1, y1), step in zip(track, track[1:], steps, strict=False):
        if way <= step:
            return x0 + (x1 - x0) * way / step, y0 + (y1 - y0) * way / step
        way -= step
    return track[0]


def _cross(wide: float, high: float) -> tuple[tuple[Point, Point], ...]:
    """The two lines of a cross in the middle."""
    x, y, arm = wide / 2, high / 2, min(wide, high) * 0.17
    return tuple(((x - arm, y - k * arm), (x + arm, y + k * arm)) for k in (1, -1))


def dot(side: int, unit: float) -> Image.Image:
    """One of the dots on the way of something that moved."""
    return _disc(side, unit).reduce(SUPER)


def _disc(side: int, unit: float) -> Image.Image:
    """A disc with a rim, drawn `SUPER` times larger."""
    big = Image.new("RGBA", (side * SUPER, side * SUPER), (*theme.CHANGED_RIM, 0))
    pen, rim, far = ImageDraw.Draw(big), RIM * unit * SUPER, side * SUPER - 1
    pen.ellipse((0, 0, far, far), theme.CHANGED_RIM)
    pen.ellipse((rim, rim, far - rim, far - rim), theme.CHANGED)
    return big


def arrow(side: int, unit: float, turn: int) -> Image.Image:
    """The head of an arrow that points `turn` degrees clockwise from the east."""
    big = Image.new("RGBA", (side * SUPER, side * SUPER), (*theme.CHANGED_RIM, 0))
    pen, half = ImageDraw.Draw(big), side * SUPER / 2
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for size, colour in (
        (half, theme.CHANGED_RIM),
        (half - 1.5 * RIM * unit * SUPER, theme.CHANGED),
    ):
        ends = ((size, 0.0), (-size * 0.7, size * 0.8), (-size * 0.7, -size * 0.8))
        pen.polygon([(half + x * cos - y * sin, half + x * sin + y * cos) for x, y in ends], colour)
    return big.reduce(SUPER)


def badge(side: int, unit: float, number: str) -> Image.Image:
    """A round badge with a number."""
    big, middle = _disc(side, unit), (side * SUPER - 1) / 2
    size = _FIGURE * unit * SUPER * (1 if len(number) < 2 else 0.78)
    pen, at, weight = ImageDraw.Draw(big), (middle, middle), round(size / 26)
    pen.text(at, number, theme.CHANGED_INK, font(size), "mm", stroke_width=weight)
    return big.reduce(SUPER)


@cached
def points_tag(seat: int, points: int) -> Image.Image:
    """A tag with the points a seat wins or loses, in its colour and with its emblem, 44 pixels
    high; shared."""
    text, look = figure(points) if points < 0 else f"+{points}", theme.SEATS[seat]
    wide = 62 + 16 * len(text[1:])
    brush = piece_brush((wide, 44), wide, look.dark)
    for half, colour in ((22.0, theme.INK), (19.8, look.dark), (17.8, look.fill)):
        brush.box((0, 0), wide / 2 - 22 + half, half, colour, half)
    brush.shape(polygon(look.sign, (22 - wide / 2, 0), 9), look.emblem)
    brush.text((10.5, -1.4), text, 29, look.emblem, bold=0.045)
    return shadowed(brush.done(), 3)
