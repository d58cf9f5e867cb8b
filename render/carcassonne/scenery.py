"""What stands on the tiles: walls' merlons, houses, trees, cloister, gate, bridge, pennant shields."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
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
    for (x0, y0), (x1, y1) in zip(path, path[1:], strict=False):
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
        keep = [p for p in _pennant_places(kind).values()]
        found += _scatter(mask, luck, 0.075, 0.15, 60, [*found], keep, 0.13)
    for x, y in sorted((brush.at(p) for p in found), key=lambda p: p[1]):
        house(brush, x, y, luck.uniform(0.92, 1.15), luck.randrange(len(c.ROOFS)))


def trees(brush: Brush, kind: str, luck: random.Random) -> None:
    """A few trees on open ground, never where a farmer would lie."""
    keep = list(anchors(kind, 0).values())
    found = _scatter(open_ground(kind), luck, 0.055, 0.11, 7, [], keep, 0.17)
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
    """Random points of a mask, `margin` from its rim, `apart` from each other, away from `avoid`."""
    found: list[Point] = []

    def free(p: Point) -> bool:
        ring = [(p[0] + margin * math.cos(a), p[1] + margin * math.sin(a)) for a in range(0, 7)]
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
    u = brush.side * 0.05 * size
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
    r = brush.side * 0.032 * size
    brush.pen.ellipse((x - r * 0.9, y + r * 0.2, x + r * 1.5, y + r * 1.25), fill=c.GRASS_DARK)
    brush.disc(x, y, r * 1.08, c.TREE_DARK)
    brush.disc(x, y, r * 0.92, c.TREE)
    brush.disc(x - r * 0.28, y - r * 0.28, r * 0.45, c.TREE_LIGHT)


def village(brush: Brush, at: Point) -> None:
    """A few houses where roads end at a crossing."""
    x, y = brush.at(at)
    side = brush.side
    brush.disc(x, y, side * 0.105, c.ROAD_RIM)
    brush.disc(x, y, side * 0.09, c.GARDEN)
    for dx, dy, roof in ((0.0, -0.045, 0), (-0.045, 0.03, 1), (0.05, 0.035, 2)):
        house(brush, x + dx * side, y + dy * side, 0.86, roof)


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
    """A stone bridge that carries a road over the river."""
    brush.line((start, end), 0.15, c.WALL_DARK)
    brush.line((start, end), 0.125, c.STONE_DARK)
    brush.line((start, end), 0.082, c.ROAD_FILL)


def cloister(brush: Brush, at: Point) -> None:
    """A church with its tower in a walled garden."""
    x, y = brush.at(at)
    s = brush.side
    pen = brush.pen
    line = round(s * 0.008)
    pen.ellipse((x - s * 0.225, y - s * 0.185, x + s * 0.225, y + s * 0.215), fill=c.WALL_DARK)
    pen.ellipse((x - s * 0.213, y - s * 0.173, x + s * 0.213, y + s * 0.203), fill=c.STONE_DARK)
    pen.ellipse((x - s * 0.192, y - s * 0.152, x + s * 0.192, y + s * 0.182), fill=c.GARDEN)
    _church(brush, x - s * 0.01, y + s * 0.01, line)
    for dx, dy in ((-0.15, 0.06), (0.155, 0.07), (0.13, -0.05)):
        tree(brush, x + dx * s, y + dy * s, 0.72)


def _church(brush: Brush, x: float, y: float, line: int) -> None:
    s = brush.side
    pen = brush.pen

    def at(*points: Point) -> list[Point]:
        return [(x + px * s, y + py * s) for px, py in points]

    pen.polygon(at((-0.04, 0.1), (-0.04, 0.0), (0.13, 0.0), (0.13, 0.1)), fill=c.STONE,
                outline=c.LINE, width=line)  # fmt: skip
    pen.polygon(at((-0.05, 0.005), (-0.02, -0.08), (0.115, -0.08), (0.145, 0.005)), fill=c.ROOFS[0],
                outline=c.LINE, width=line)  # fmt: skip
    pen.polygon(at((-0.12, 0.11), (-0.12, -0.08), (-0.03, -0.08), (-0.03, 0.11)), fill=c.WHITE,
                outline=c.LINE, width=line)  # fmt: skip
    pen.polygon(at((-0.132, -0.075), (-0.075, -0.185), (-0.018, -0.075)), fill=c.SLATE,
                outline=c.LINE, width=line)  # fmt: skip
    pen.line(at((-0.075, -0.25), (-0.075, -0.18)), fill=c.LINE, width=line * 2)
    pen.line(at((-0.1, -0.225), (-0.05, -0.225)), fill=c.LINE, width=line * 2)
    pen.rounded_rectangle([*at((-0.096, 0.045))[0], *at((-0.054, 0.108))[0]], radius=s * 0.02,
                          fill=c.LINE)  # fmt: skip
    for px in (0.0, 0.05, 0.1):
        pen.rectangle([*at((px, 0.03))[0], *at((px + 0.018, 0.068))[0]], fill=c.SLATE_DARK)


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
            shield = [(x - w, y - h), (x + w, y - h), (x + w, y + h * 0.1), (x + w * 0.7, y + h * 0.65),
                      (x, y + h * 1.1), (x - w * 0.7, y + h * 0.65), (x - w, y + h * 0.1)]  # fmt: skip
            outline = c.PENNANT_DARK if grow else None
            brush.pen.polygon(shield, fill=fill, outline=outline, width=round(s * 0.007))
        brush.pen.rectangle(
            (x - s * 0.012, y - s * 0.07, x + s * 0.012, y + s * 0.075), fill=c.WHITE
        )
        brush.pen.rectangle(
            (x - s * 0.058, y - s * 0.03, x + s * 0.058, y - s * 0.006), fill=c.WHITE
        )
