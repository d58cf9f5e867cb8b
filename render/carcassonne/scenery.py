"""What stands on the tiles: battlements, houses, trees, cloister, gate, bridge, shields."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from PIL import Image, ImageDraw

from render.cache import cached
from render.carcassonne import colours as c
from render.carcassonne.anchors import GRID, anchors, feature_mask, open_ground
from render.carcassonne.brush import Brush
from render.carcassonne.buildings import house, keep, tree
from render.carcassonne.geometry import WALL
from render.pieces import Point
from render.theme import Colour
from rules.carcassonne.position.box import spots


@cached
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


def towers(brush: Brush, wall: Sequence[Point]) -> None:
    """Two round towers that stand in a wall."""
    for share in (0.24, 0.76):
        x, y = brush.at(wall[round(share * (len(wall) - 1))])
        for radius, fill in ((0.041, c.WALL_DARK), (0.033, c.WALL_LIGHT), (0.019, c.SLATE)):
            brush.disc(x, y, radius * brush.side, fill)


def houses(brush: Brush, kind: str, luck: random.Random) -> None:
    """Houses inside the walls, the rear ones first; a keep where a city fills most of the tile."""
    found: list[Point] = []
    keeps: list[Point] = []
    for spot in spots(kind, 0):
        if spot.sort == "city":
            mask = feature_mask(kind, "city", spot.index)
            free = [*_pennant_places(kind).values()]
            if len(spot.sides) > 2:
                here = [*free, anchors(kind, 0)[spot.name]]
                keeps += _scatter(mask, luck, 0.13, 9.0, 60, [], here, 0.24)
            found += _scatter(mask, luck, 0.08, 0.165, 260, found, [*free, *keeps], 0.155)
    standing = [(brush.at(p), False) for p in found] + [(brush.at(p), True) for p in keeps]
    for (x, y), is_keep in sorted(standing, key=lambda one: one[0][1]):
        if is_keep:
            keep(brush, x, y)
        else:
            house(brush, x, y, luck.uniform(0.92, 1.15), luck.randrange(len(c.ROOFS)))


def plots(brush: Brush, kind: str, luck: random.Random) -> list[Point]:
    """On every other kind of tile one ploughed field where there is room; gives its place."""
    if luck.random() < 0.5:
        return []
    others = list(anchors(kind, 0).values())
    found = _scatter(open_ground(kind), luck, 0.145, 9.0, 60, [], others, 0.2)
    for place in found:
        x, y = brush.at(place)
        lean = luck.uniform(-0.5, 0.5)
        _plot(brush, x, y, lean, luck.choice((c.WHEAT, c.SOIL)))
    return found


def _plot(brush: Brush, x: float, y: float, lean: float, fill: Colour) -> None:
    s = brush.side

    def at(across: float, along: float) -> Point:
        px, py = across * 0.1 * s, along * 0.075 * s
        return (
            x + px * math.cos(lean) - py * math.sin(lean),
            y + px * math.sin(lean) + py * math.cos(lean),
        )

    corners = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)]
    brush.pen.polygon(corners, fill=fill, outline=c.GRASS_TUFT, width=round(s * 0.008))
    for furrow in (-0.6, -0.2, 0.2, 0.6):
        brush.pen.line([at(furrow, -0.85), at(furrow, 0.85)], fill=c.FURROW, width=round(s * 0.008))


def trees(brush: Brush, kind: str, luck: random.Random, taken: Sequence[Point]) -> None:
    """A few trees on open ground, never where a farmer would lie."""
    others = [*anchors(kind, 0).values(), *taken]
    found = _scatter(open_ground(kind), luck, 0.06, 0.13, 11, [], others, 0.17)
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


_SHIELD: tuple[Point, ...] = (
    *((-1.0, -1.0), (1.0, -1.0), (1.0, 0.1), (0.7, 0.65)),
    *((0.0, 1.1), (-0.7, 0.65), (-1.0, 0.1)),
)


@cache
def _pennant_places(kind: str) -> dict[int, Point]:
    """Where the shields hang, by city: inside the city, beside its follower's place."""
    places: dict[int, Point] = {}
    for spot in spots(kind, 0):
        if spot.sort == "city" and spot.pennants:
            mask = feature_mask(kind, "city", spot.index)
            fx, fy = anchors(kind, 0)[spot.name]
            ring = [(fx + 0.31 * math.cos(a / 8 * math.pi), fy + 0.31 * math.sin(a / 8 * math.pi))
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
