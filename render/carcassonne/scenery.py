"""What stands on the tiles: battlements, houses, trees, cloister, gate, bridge, shields."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw

from render.carcassonne import colours as c
from render.carcassonne.anchors import GRID, anchors, feature_mask, open_ground
from render.carcassonne.geometry import WALL, shape
from render.pieces import Point
from render.theme import Colour
from rules.carcassonne.box import spots

if TYPE_CHECKING:
    from render.carcassonne.tiles import Brush


@cache
def _cobble_pattern(side: int) -> Image.Image:
    """Short strokes in staggered rows: paving."""
    pattern = Image.new("L", (side, side), 0)
    pen = ImageDraw.Draw(pattern)
    step = side / 12
    for row in range(12):
        for column in range(13):
            x = (column + (0.5 if row % 2 else 0.0)) * step
            y = (row + 0.5) * step
            pen.line((x - step * 0.25, y, x + step * 0.2, y), fill=255, width=5)
    return pattern


def cobbles(picture: Image.Image, inner: Image.Image, colour: Colour) -> None:
    """Paves the white part of `inner`."""
    both = Image.new("L", picture.size, 0)
    both.paste(_cobble_pattern(picture.width), (0, 0), inner)
    picture.paste(colour, (0, 0, *picture.size), both)


def merlons(brush: Brush, wall: Sequence[Point]) -> None:
    """Battlements along a wall and a round tower at each end."""
    path = [brush.at(p) for p in wall]
    side = brush.side
    travelled, next_at = 0.0, side * 0.035
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.hypot(x1 - x0, y1 - y0)
        while travelled + length >= next_at:
            share = (next_at - travelled) / length
            x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
            ux, uy = (x1 - x0) / length, (y1 - y0) / length
            r = WALL * 0.62 * side
            brush.pen.line((x - uy * r, y + ux * r, x + uy * r, y - ux * r), fill=c.WALL_DARK,
                           width=round(side * 0.011))  # fmt: skip
            next_at += side * 0.046
        travelled += length


def houses(brush: Brush, kind: str, luck: random.Random) -> None:
    """Houses inside the walls, the rear ones first."""
    found: list[Point] = []
    for index, _ in enumerate(shape(kind).cities):
        mask = feature_mask(kind, "city", index)
        keep = list(_pennant_places(kind).values())
        found += _scatter(mask, luck, 0.08, 0.165, 260, [*found], keep, 0.155)
    for x, y in sorted((brush.at(p) for p in found), key=lambda p: p[1]):
        house(brush, x, y, luck.uniform(0.92, 1.15), luck.randrange(len(c.ROOFS)))


def trees(brush: Brush, kind: str, luck: random.Random) -> None:
    """A few trees on open ground, never where a farmer would lie."""
    keep = list(anchors(kind, 0).values())
    found = _scatter(open_ground(kind), luck, 0.06, 0.13, 11, [], keep, 0.17)
    for x, y in sorted((brush.at(p) for p in found), key=lambda p: p[1]):
        tree(brush, x, y, luck.uniform(0.8, 1.2))


def _scatter(
    mask: Image.Image,
    luck: random.Random,
    margin: float,
    apart: float,
    tries: int,
    taken: list[Point],
    avoid: Sequence[Point],
    distance: float,
) -> list[Point]:
    """Random points of a mask, `margin` from its rim, `apart` from each other, off `avoid`."""
    found: list[Point] = []

    def free(p: Point) -> bool:
        ring = [(p[0] + margin * math.cos(a), p[1] + margin * math.sin(a)) for a in range(7)]
        inside = all(
            0.03 < x < 0.97 and 0.03 < y < 0.97
            and mask.getpixel((int(x * GRID), int(y * GRID))) == 255
            for x, y in (p, *ring)
        )  # fmt: skip
        return (
            inside
            and all(math.dist(p, q) > apart for q in (*found, *taken))
            and all(math.dist(p, q) > distance for q in avoid)
        )

    for _ in range(tries):
        point = (luck.uniform(0.04, 0.96), luck.uniform(0.04, 0.96))
        if free(point):
            found.append(point)
    return found


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


_HULL: tuple[Point, ...] = ((-0.075, 0.03), (0.075, 0.03), (0.05, 0.065), (-0.05, 0.065))
_SHIELD: tuple[Point, ...] = (
    *((-1.0, -1.0), (1.0, -1.0), (1.0, 0.1), (0.7, 0.65)),
    *((0.0, 1.1), (-0.7, 0.65), (-1.0, 0.1)),
)


def _boat(brush: Brush, x: float, y: float) -> None:
    s = brush.side
    line = round(s * 0.007)
    hull = [(x + px * s, y + py * s) for px, py in _HULL]
    brush.pen.polygon(hull, fill=c.WOOD, outline=c.LINE, width=line)
    brush.pen.line((x, y + s * 0.03, x, y - s * 0.09), fill=c.LINE, width=line)
    sail = [
        (x + s * 0.008, y - s * 0.085),
        (x + s * 0.06, y + s * 0.015),
        (x + s * 0.008, y + s * 0.015),
    ]
    brush.pen.polygon(sail, fill=c.WHITE, outline=c.LINE, width=line)


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
    pen = brush.pen
    line = round(s * 0.008)

    def draw(fill: Colour, *points: Point) -> None:
        path = [(x + px * s, y + py * s) for px, py in points]
        pen.polygon(path, fill=fill, outline=c.LINE, width=line)

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


@cache
def _pennant_places(kind: str) -> dict[int, Point]:
    """Where the shields hang, by city: inside the city, beside its follower's place."""
    places: dict[int, Point] = {}
    for spot in spots(kind, 0):
        if spot.sort == "city" and spot.pennants:
            mask = feature_mask(kind, "city", spot.index)
            fx, fy = anchors(kind, 0)[spot.name]
            ring = [(fx + 0.27 * math.cos(a / 8 * math.pi), fy + 0.27 * math.sin(a / 8 * math.pi))
                    for a in range(16)]  # fmt: skip
            places[spot.index] = max(ring, key=lambda p: _room(mask, p))
    return places


def _room(mask: Image.Image, point: Point) -> int:
    """How many points near a point belong to the mask."""
    x, y = int(point[0] * GRID), int(point[1] * GRID)
    around = mask.crop((x - 13, y - 13, x + 14, y + 14))
    return sum(around.tobytes()) // 255


def pennants(brush: Brush, kind: str) -> None:
    """A blue shield in every city that bears one."""
    s = brush.side
    for place in _pennant_places(kind).values():
        x, y = brush.at(place)
        for grow, fill in ((0.014, c.WHITE), (0.0, c.PENNANT)):
            w, h = (0.06 + grow) * s, (0.072 + grow) * s
            shield = [(x + px * w, y + py * h) for px, py in _SHIELD]
            outline = c.PENNANT_DARK if grow else None
            brush.pen.polygon(shield, fill=fill, outline=outline, width=round(s * 0.007))
        brush.pen.rectangle(
            (x - s * 0.012, y - s * 0.07, x + s * 0.012, y + s * 0.075), fill=c.WHITE
        )
        brush.pen.rectangle(
            (x - s * 0.058, y - s * 0.03, x + s * 0.058, y - s * 0.006), fill=c.WHITE
        )
