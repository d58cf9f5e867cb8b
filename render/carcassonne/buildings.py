"""Buildings and other single things, painted upright at a place given in pixels or on the tile."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from render.carcassonne import colours as c
from render.carcassonne.brush import Brush
from render.pieces import Point
from render.theme import Colour


class Standing(NamedTuple):
    """Something upright: the pixel of its foot, its width and height in tile sides, and what draws
    it. What stands further south hides what stands behind."""

    y: float
    x: float
    wide: float
    high: float
    draw: Callable[[], None]


def _draw(brush: Brush, at: Point, scale: float, fill: Colour, *points: Point) -> None:
    """Draws a filled shape around a point; its own units are `scale` pixels."""
    brush.pen.polygon([(at[0] + x * scale, at[1] + y * scale) for x, y in points], fill=fill)


def house(brush: Brush, x: float, y: float, size: float, roof: int, along: bool) -> Standing:
    """A house at a pixel. `along`: its roof is seen along the ridge, else with the gable in
    front."""
    draw = partial(_long_house if along else _gabled_house, brush, x, y, size, roof)
    return Standing(y + 0.04 * size * brush.side, x, 0.05 * size, 0.026 * size, draw)


def _long_house(brush: Brush, x: float, y: float, size: float, roof: int) -> None:
    """Draws a house whose roof is seen along its ridge."""
    u = brush.side * 0.056 * size
    draw = partial(_draw, brush, (x, y), u)
    draw(c.HOUSE_LINE, (-1.04, 0.84), (-1.04, -0.1), (1.04, -0.1), (1.04, 0.84))
    draw(c.HOUSE, (-0.94, 0.74), (-0.94, -0.1), (0.94, -0.1), (0.94, 0.74))
    draw(c.HOUSE_DARK, (0.6, 0.74), (0.6, -0.1), (0.94, -0.1), (0.94, 0.74))
    draw(c.ROOFS_DARK[roof], (-1.22, 0.22), (-0.86, -0.92), (0.86, -0.92), (1.22, 0.22))
    draw(c.ROOFS[roof], (-1.1, 0.1), (-0.78, -0.82), (0.74, -0.82), (1.02, 0.1))
    draw(c.ROOFS_LIGHT[roof], (-0.86, -0.6), (-0.78, -0.82), (0.74, -0.82), (0.8, -0.6))
    draw(c.HOUSE_LINE, (-0.2, 0.74), (-0.2, 0.34), (0.14, 0.34), (0.14, 0.74))


def _gabled_house(brush: Brush, x: float, y: float, size: float, roof: int) -> None:
    """Draws a house with its gable in front."""
    u = brush.side * 0.056 * size
    draw = partial(_draw, brush, (x, y), u)
    draw(
        c.HOUSE_LINE,
        (-0.98, 0.9),
        (-0.98, -0.1),
        (-0.4, -0.98),
        (0.7, -0.98),
        (1.04, 0.0),
        (1.04, 0.9),
    )
    draw(c.HOUSE_DARK, (0.16, 0.8), (0.16, -0.1), (0.94, -0.1), (0.94, 0.8))
    draw(c.HOUSE, (-0.88, 0.8), (-0.88, -0.1), (-0.4, -0.8), (0.16, -0.1), (0.16, 0.8))
    draw(c.ROOFS_DARK[roof], (-0.46, -1.02), (0.66, -1.02), (1.2, 0.14), (0.16, 0.14))
    draw(c.ROOFS[roof], (-0.36, -0.92), (0.6, -0.92), (1.04, 0.04), (0.18, 0.04))
    draw(c.ROOFS_LIGHT[roof], (-0.46, -1.0), (-0.28, -0.92), (-0.94, 0.06), (-1.12, 0.0))
    draw(c.HOUSE_LINE, (-0.56, 0.8), (-0.56, 0.3), (-0.2, 0.3), (-0.2, 0.8))


def keep(brush: Brush, x: float, y: float) -> Standing:
    """A tall tower with a pointed roof."""
    draw = partial(_keep, brush, x, y)
    return Standing(y + 0.08 * brush.side, x, 0.055, 0.1, draw)


def _keep(brush: Brush, x: float, y: float) -> None:
    """Draws a tall tower with a pointed roof."""
    draw = partial(_draw, brush, (x, y), brush.side)
    draw(c.LINE, (-0.06, 0.095), (-0.06, -0.06), (0.06, -0.06), (0.06, 0.095))
    draw(c.STONE, (-0.054, 0.09), (-0.054, -0.06), (0.02, -0.06), (0.02, 0.09))
    draw(c.STONE_DARK, (0.016, 0.09), (0.016, -0.06), (0.054, -0.06), (0.054, 0.09))
    draw(c.SLATE_DARK, (-0.074, -0.05), (0.0, -0.17), (0.074, -0.05), (0.0, -0.034))
    draw(c.SLATE, (-0.066, -0.053), (-0.002, -0.158), (0.02, -0.046), (0.0, -0.042))
    draw(c.SLATE_LIGHT, (-0.066, -0.053), (-0.002, -0.158), (-0.026, -0.047))
    draw(c.LINE, (-0.034, 0.09), (-0.034, 0.052), (-0.012, 0.052), (-0.012, 0.09))
    draw(c.LINE, (-0.03, 0.012), (-0.03, -0.022), (-0.016, -0.022), (-0.016, 0.012))


def tower(brush: Brush, x: float, y: float) -> Standing:
    """A round tower in a city's wall, with a pointed roof."""
    return Standing(y + 0.03 * brush.side, x, 0.036, 0.046, partial(_tower, brush, x, y))


def _tower(brush: Brush, x: float, y: float) -> None:
    """Draws a round tower with a pointed roof."""
    s = brush.side
    r, foot, head = 0.036 * s, y + 0.012 * s, y - 0.045 * s
    draw = partial(_draw, brush, (x, y), s)
    for grow, fill in ((0.007, c.WALL_DARK), (0.0, c.WALL)):
        w = r + grow * s
        brush.pen.ellipse((x - w, foot - w * 0.6, x + w, foot + w * 0.6), fill=fill)
        brush.pen.rectangle((x - w, head, x + w, foot), fill=fill)
    brush.pen.rectangle((x - r, head, x - r * 0.1, foot + r * 0.1), fill=c.WALL_LIGHT)
    draw(
        c.SLATE_DARK,
        (-0.05, -0.04),
        (0.0, -0.122),
        (0.05, -0.04),
        (0.026, -0.026),
        (-0.026, -0.026),
    )
    draw(c.SLATE, (-0.044, -0.042), (-0.001, -0.112), (0.016, -0.031), (-0.024, -0.031))
    draw(c.SLATE_LIGHT, (-0.044, -0.042), (-0.001, -0.112), (-0.018, -0.034))


def tree(brush: Brush, x: float, y: float, size: float) -> Standing:
    """A round tree."""
    return Standing(y, x, 0.034 * size, 0.04 * size, partial(_tree, brush, x, y, size))


def _tree(brush: Brush, x: float, y: float, size: float) -> None:
    """Draws a round tree."""
    r = brush.side * 0.036 * size
    y -= r * 0.35
    brush.disc(x, y, r * 1.12, c.TREE_DARK)
    brush.disc(x - r * 0.12, y - r * 0.12, r * 0.9, c.TREE)
    brush.disc(x - r * 0.32, y - r * 0.34, r * 0.46, c.TREE_LIGHT)


def village(brush: Brush, at: Point) -> Iterator[Standing]:
    """A few houses where roads end at a crossing."""
    x, y = brush.at(at)
    side = brush.side
    brush.disc(x, y, side * 0.125, c.ROAD_RIM)
    brush.disc(x, y, side * 0.112, c.GARDEN)
    for dx, dy, roof, along in (
        (-0.03, -0.056, 0, True),
        (-0.054, 0.034, 1, False),
        (0.05, 0.03, 2, False),
    ):
        yield house(brush, x + dx * side, y + dy * side, 0.86, roof, along)


def gate(brush: Brush, at: Point) -> Standing:
    """A gate house where a road meets a city wall."""
    x, y = brush.at(at)
    return Standing(y + 0.06 * brush.side, x, 0.06, 0.06, partial(_gate, brush, x, y))


def _gate(brush: Brush, x: float, y: float) -> None:
    """Draws a gate house."""
    draw = partial(_draw, brush, (x, y), brush.side)
    draw(c.WALL_DARK, (-0.07, 0.055), (-0.07, -0.09), (0.07, -0.09), (0.07, 0.055))
    draw(c.WALL_LIGHT, (-0.062, 0.048), (-0.062, -0.06), (0.022, -0.06), (0.022, 0.048))
    draw(c.WALL, (0.022, 0.048), (0.022, -0.06), (0.062, -0.06), (0.062, 0.048))
    for left in (-0.07, -0.018, 0.034):
        draw(
            c.WALL_DARK,
            (left, -0.06),
            (left, -0.104),
            (left + 0.036, -0.104),
            (left + 0.036, -0.06),
        )
        draw(c.WALL_LIGHT, (left + 0.007, -0.06), (left + 0.007, -0.097),
             (left + 0.029, -0.097), (left + 0.029, -0.06))  # fmt: skip
    draw(c.LINE, (-0.028, 0.055), (-0.028, -0.006), (-0.014, -0.026), (0.014, -0.026),
         (0.028, -0.006), (0.028, 0.055))  # fmt: skip


def bridge(brush: Brush, start: Point, end: Point) -> None:
    """Draws a stone bridge that carries a road over the river, with a parapet on either side."""
    ends = [brush.at(start), brush.at(end)]
    for width, fill in ((0.172, c.WALL_DARK), (0.156, c.WALL_LIGHT), (0.112, c.WALL_DARK),
                        (0.096, c.ROAD_FILL)):  # fmt: skip
        brush.pen.line(ends, fill=fill, width=round(brush.side * width))
    across = (end[1] - start[1], end[0] - start[0])
    for at in (start, end):
        for way in (-0.28, 0.28):
            x, y = brush.at((at[0] + across[0] * way, at[1] + across[1] * way))
            brush.disc(x, y, brush.side * 0.024, c.WALL_DARK)
            brush.disc(x, y, brush.side * 0.017, c.WALL_LIGHT)


def pond(brush: Brush, bounds: tuple[float, float, float, float]) -> None:
    """Draws the ripples and stones of a spring. A lake is large and has a boat."""
    x0, y0, x1, y1 = bounds
    cx, cy = brush.at(((x0 + x1) / 2, (y0 + y1) / 2))
    s = brush.side
    if x1 - x0 > 0.4:
        for dx, dy in ((-0.17, 0.1), (0.09, 0.15), (0.13, -0.1)):
            left, top = cx + dx * s, cy + dy * s
            brush.pen.arc((left, top, left + s * 0.09, top + s * 0.05), 20, 160, c.WATER_LIGHT, 5)
        _boat(brush, cx - 0.02 * s, cy)
        return
    for radius in (0.075, 0.035):
        r = radius * s
        brush.pen.ellipse(
            (cx - r, cy - r * 0.7, cx + r, cy + r * 0.7), outline=c.WATER_LIGHT, width=5
        )
    for angle in (150, 185, 220, 255, 290, 325, 360):
        way = math.radians(angle)
        middle = ((x0 + x1) / 2 + 0.155 * math.cos(way), (y0 + y1) / 2 + 0.135 * math.sin(way))
        x, y = brush.at(middle)
        brush.disc(x, y, s * 0.029, c.WALL_DARK)
        brush.disc(x, y, s * 0.023, c.STONE_DARK)
        brush.disc(x - s * 0.006, y - s * 0.007, s * 0.013, c.STONE)


def _boat(brush: Brush, x: float, y: float) -> None:
    """Draws a small boat."""
    s = brush.side
    draw = partial(_draw, brush, (x, y), s)
    draw(c.LINE, (-0.08, 0.026), (0.08, 0.026), (0.055, 0.07), (-0.055, 0.07))
    draw(c.WOOD, (-0.068, 0.033), (0.068, 0.033), (0.048, 0.062), (-0.048, 0.062))
    brush.pen.line((x, y + s * 0.03, x, y - s * 0.09), fill=c.LINE, width=round(s * 0.01))
    draw(c.WHITE, (0.01, -0.085), (0.064, 0.015), (0.01, 0.015))
    draw(c.STONE, (-0.01, -0.07), (-0.045, 0.015), (-0.01, 0.015))


def cloister(brush: Brush, at: Point) -> Iterator[Standing]:
    """A church with its tower in a walled garden. It is smaller where a river leaves less room."""
    x, y = brush.at(at)
    s = brush.side * (1.28 if 0.4 < at[1] < 0.6 else 1.0)
    share = s / brush.side
    middle = y + 0.015 * s
    for lift, grow, fill in (
        (0.0, 0.032, c.WALL_DARK), (0.0, 0.026, c.WALL), (0.012, 0.026, c.WALL_LIGHT),
        (0.012, 0.008, c.WALL_DARK), (0.006, 0.002, c.GARDEN),
    ):  # fmt: skip
        rx, ry = (0.192 + grow) * s, (0.167 + grow) * s
        brush.pen.ellipse(
            (x - rx, middle - ry - lift * s, x + rx, middle + ry - lift * s), fill=fill
        )
    yield Standing(
        y + s * 0.1,
        x + s * 0.03,
        0.1 * share,
        0.07 * share,
        partial(_church, brush, x - s * 0.01, y + s * 0.01, s),
    )
    for dx, dy in ((-0.15, 0.06), (0.155, 0.07), (0.13, -0.06), (-0.12, -0.07)):
        yield tree(brush, x + dx * s, y + dy * s, 0.72 * share)


def _church(brush: Brush, x: float, y: float, s: float) -> None:
    """Draws a church; `s` is its size."""
    draw = partial(_draw, brush, (x, y), s)
    draw(c.LINE, (-0.046, 0.106), (-0.046, 0.0), (0.136, 0.0), (0.136, 0.106))
    draw(c.HOUSE, (-0.04, 0.1), (-0.04, 0.0), (0.13, 0.0), (0.13, 0.1))
    draw(c.ROOFS_DARK[0], (-0.058, 0.016), (-0.02, -0.088), (0.116, -0.088), (0.154, 0.016))
    draw(c.ROOFS[0], (-0.046, 0.005), (-0.018, -0.08), (0.108, -0.08), (0.136, 0.005))
    draw(c.ROOFS_LIGHT[0], (-0.026, -0.056), (-0.018, -0.08), (0.108, -0.08), (0.116, -0.056))
    draw(c.LINE, (-0.127, 0.117), (-0.127, -0.08), (-0.024, -0.08), (-0.024, 0.117))
    draw(c.WHITE, (-0.12, 0.11), (-0.12, -0.08), (-0.058, -0.08), (-0.058, 0.11))
    draw(c.STONE, (-0.058, 0.11), (-0.058, -0.08), (-0.031, -0.08), (-0.031, 0.11))
    draw(c.SLATE_DARK, (-0.14, -0.07), (-0.075, -0.196), (-0.01, -0.07), (-0.075, -0.058))
    draw(c.SLATE, (-0.13, -0.074), (-0.076, -0.184), (-0.054, -0.068), (-0.075, -0.066))
    draw(c.SLATE_LIGHT, (-0.13, -0.074), (-0.076, -0.184), (-0.096, -0.07))
    draw(c.LINE, (-0.08, -0.25), (-0.071, -0.25), (-0.071, -0.18), (-0.08, -0.18))
    draw(c.LINE, (-0.1, -0.23), (-0.051, -0.23), (-0.051, -0.221), (-0.1, -0.221))
    draw(c.LINE, (-0.1, 0.11), (-0.1, 0.065), (-0.085, 0.045), (-0.07, 0.065), (-0.07, 0.11))
    for px in (0.0, 0.048, 0.096):
        draw(c.SLATE_DARK, (px, 0.036), (px + 0.016, 0.036), (px + 0.016, 0.07), (px, 0.07))
