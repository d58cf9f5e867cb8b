"""Buildings and other single things, painted upright at a place given in pixels or on the tile."""

from __future__ import annotations

import math
from functools import partial

from render.carcassonne import colours as c
from render.carcassonne.brush import Brush
from render.pieces import Point
from render.theme import Colour


def _draw(brush: Brush, at: Point, scale: float, line: int, fill: Colour, *points: Point) -> None:
    """A filled and lined shape around a point, in units of `scale` pixels."""
    path = [(at[0] + x * scale, at[1] + y * scale) for x, y in points]
    brush.pen.polygon(path, fill=fill, outline=c.LINE, width=line)


def keep(brush: Brush, x: float, y: float) -> None:
    """A tall tower with a pointed roof."""
    s = brush.side
    draw = partial(_draw, brush, (x, y), s, round(s * 0.007))
    draw(c.STONE_DARK, (0.01, 0.09), (0.01, -0.06), (0.055, -0.06), (0.055, 0.09))
    draw(c.STONE, (-0.055, 0.09), (-0.055, -0.06), (0.012, -0.06), (0.012, 0.09))
    draw(c.SLATE, (-0.072, -0.055), (0.0, -0.165), (0.072, -0.055))
    draw(c.LINE, (-0.034, 0.09), (-0.034, 0.052), (-0.012, 0.052), (-0.012, 0.09))
    draw(c.SLATE_DARK, (-0.03, 0.012), (-0.03, -0.022), (-0.016, -0.022), (-0.016, 0.012))


def house(brush: Brush, x: float, y: float, size: float, roof: int) -> None:
    """A house in half profile; (x, y) is its middle in pixels, `size` 1 is usual."""
    u = brush.side * 0.066 * size
    pen = brush.pen
    line = round(brush.side * 0.006)
    gable = [(x - u, y + u * 0.95), (x - u, y - u * 0.1), (x - u * 0.45, y - u * 0.95),
             (x + u * 0.1, y - u * 0.1), (x + u * 0.1, y + u * 0.95)]  # fmt: skip
    wall = [(x + u * 0.1, y + u * 0.95), (x + u * 0.1, y - u * 0.1), (x + u, y - u * 0.1),
            (x + u, y + u * 0.95)]  # fmt: skip
    top = [(x - u * 0.45, y - u * 0.95), (x + u * 0.6, y - u * 0.95), (x + u * 1.12, y),
           (x + u * 0.12, y)]  # fmt: skip
    pen.polygon(wall, fill=c.HOUSE_DARK, outline=c.LINE, width=line)
    pen.polygon(gable, fill=c.HOUSE, outline=c.LINE, width=line)
    pen.polygon(top, fill=c.ROOFS[roof], outline=c.LINE, width=line)
    pen.line((x - u * 1.15, y, x - u * 0.45, y - u * 0.98), fill=c.ROOFS_DARK[roof], width=line * 2)
    pen.rectangle((x - u * 0.65, y + u * 0.35, x - u * 0.25, y + u * 0.95), fill=c.LINE)


def tree(brush: Brush, x: float, y: float, size: float) -> None:
    """A round tree with its shadow."""
    r = brush.side * 0.037 * size
    brush.pen.ellipse((x - r * 0.9, y + r * 0.2, x + r * 1.5, y + r * 1.25), fill=c.GRASS_DARK)
    brush.disc(x, y, r * 1.08, c.TREE_DARK)
    brush.disc(x, y, r * 0.92, c.TREE)
    brush.disc(x - r * 0.28, y - r * 0.28, r * 0.45, c.TREE_LIGHT)


def village(brush: Brush, at: Point) -> None:
    """A few houses where roads end at a crossing."""
    x, y = brush.at(at)
    side = brush.side
    brush.disc(x, y, side * 0.125, c.ROAD_RIM)
    brush.disc(x, y, side * 0.108, c.GARDEN)
    for dx, dy, roof in ((0.0, -0.05, 0), (-0.05, 0.03, 1), (0.055, 0.04, 2)):
        house(brush, x + dx * side, y + dy * side, 0.72, roof)


def gate(brush: Brush, at: Point) -> None:
    """A gate house where a road meets a city wall."""
    x, y = brush.at(at)
    s = brush.side
    pen = brush.pen
    pen.rectangle((x - s * 0.06, y - s * 0.065, x + s * 0.06, y + s * 0.05), fill=c.WALL_LIGHT,
                  outline=c.WALL_DARK, width=round(s * 0.01))  # fmt: skip
    for dx in (-0.05, 0.0, 0.05):
        pen.rectangle((x + (dx - 0.014) * s, y - s * 0.085, x + (dx + 0.014) * s, y - s * 0.06),
                      fill=c.WALL_LIGHT, outline=c.WALL_DARK, width=round(s * 0.006))  # fmt: skip
    pen.rounded_rectangle((x - s * 0.028, y - s * 0.025, x + s * 0.028, y + s * 0.05),
                          radius=s * 0.026, fill=c.LINE)  # fmt: skip


def bridge(brush: Brush, start: Point, end: Point) -> None:
    """A stone bridge that carries a road over the river, with a parapet on either side."""
    ends = [brush.at(start), brush.at(end)]
    brush.pen.line(ends, fill=c.WALL_DARK, width=round(brush.side * 0.172))
    brush.pen.line(ends, fill=c.STONE, width=round(brush.side * 0.152))
    brush.pen.line(ends, fill=c.WALL_DARK, width=round(brush.side * 0.1))
    brush.pen.line(ends, fill=c.ROAD_FILL, width=round(brush.side * 0.08))
    across = (end[1] - start[1], end[0] - start[0])
    for at in (start, end):
        for way in (-0.28, 0.28):
            x, y = brush.at((at[0] + across[0] * way, at[1] + across[1] * way))
            brush.disc(x, y, brush.side * 0.024, c.WALL_DARK)
            brush.disc(x, y, brush.side * 0.015, c.STONE)


def pond(brush: Brush, bounds: tuple[float, float, float, float]) -> None:
    """Ripples and stones of a spring; a lake, being large, has a boat."""
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
        brush.disc(x, y, s * 0.029, c.LINE)
        brush.disc(x, y, s * 0.023, c.STONE_DARK)
        brush.disc(x - s * 0.005, y - s * 0.006, s * 0.012, c.STONE)


def _boat(brush: Brush, x: float, y: float) -> None:
    s = brush.side
    line = round(s * 0.007)
    draw = partial(_draw, brush, (x, y), s, line)
    draw(c.WOOD, (-0.075, 0.03), (0.075, 0.03), (0.05, 0.065), (-0.05, 0.065))
    brush.pen.line((x, y + s * 0.03, x, y - s * 0.09), fill=c.LINE, width=line)
    draw(c.WHITE, (0.008, -0.085), (0.06, 0.015), (0.008, 0.015))


def cloister(brush: Brush, at: Point) -> None:
    """A church with its tower in a walled garden; a smaller one where a river leaves less room."""
    x, y = brush.at(at)
    s = brush.side * (1.28 if 0.4 < at[1] < 0.6 else 1.0)
    for grow, fill in ((0.032, c.WALL_DARK), (0.02, c.STONE_DARK), (0.0, c.GARDEN)):
        rx, ry = (0.192 + grow) * s, (0.167 + grow) * s
        middle = y + 0.015 * s
        brush.pen.ellipse((x - rx, middle - ry, x + rx, middle + ry), fill=fill)
    _church(brush, x - s * 0.01, y + s * 0.01, s)
    for dx, dy in ((-0.15, 0.06), (0.155, 0.07), (0.13, -0.05)):
        tree(brush, x + dx * s, y + dy * s, 0.72 * s / brush.side)


def _church(brush: Brush, x: float, y: float, s: float) -> None:
    draw = partial(_draw, brush, (x, y), s, round(s * 0.008))
    draw(c.STONE, (-0.04, 0.1), (-0.04, 0.0), (0.13, 0.0), (0.13, 0.1))
    draw(c.ROOFS[0], (-0.05, 0.005), (-0.02, -0.08), (0.115, -0.08), (0.145, 0.005))
    draw(c.WHITE, (-0.12, 0.11), (-0.12, -0.08), (-0.03, -0.08), (-0.03, 0.11))
    draw(c.SLATE, (-0.132, -0.075), (-0.075, -0.185), (-0.018, -0.075))
    draw(c.LINE, (-0.077, -0.25), (-0.073, -0.25), (-0.073, -0.18), (-0.077, -0.18))
    draw(c.LINE, (-0.1, -0.226), (-0.05, -0.226), (-0.05, -0.223), (-0.1, -0.223))
    draw(
        c.LINE, (-0.094, 0.105), (-0.094, 0.065), (-0.075, 0.045), (-0.056, 0.065), (-0.056, 0.105)
    )
    for px in (0.0, 0.05, 0.1):
        draw(c.SLATE_DARK, (px, 0.03), (px + 0.016, 0.03), (px + 0.016, 0.065), (px, 0.065))
