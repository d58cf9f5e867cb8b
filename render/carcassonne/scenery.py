"""What grows on the tiles: ploughed fields and trees."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence

from PIL import Image

from render.carcassonne import colours as c
from render.carcassonne.anchors import GRID, anchors, open_ground
from render.carcassonne.brush import Brush
from render.carcassonne.buildings import Standing, tree
from render.pieces import Point
from render.theme import Colour


def plots(brush: Brush, kind: str, luck: random.Random) -> list[Point]:
    """Paints a ploughed field on every other kind of tile, where there is room. Returns its
    place."""
    if luck.random() < 0.5:
        return []
    others = list(anchors(kind, 0).values())
    places = scattered(open_ground(kind), luck, 0.145, 9.0, 60, others, 0.2)
    for place in places:
        x, y = brush.at(place)
        lean = luck.uniform(-0.5, 0.5)
        _plot(brush, x, y, lean, luck.choice((c.WHEAT, c.SOIL)))
    return places


def _plot(brush: Brush, x: float, y: float, lean: float, fill: Colour) -> None:
    """Paints one ploughed field around a pixel."""
    s = brush.side

    def at(across: float, along: float) -> Point:
        px, py = across * 0.11 * s, along * 0.08 * s
        return (
            x + px * math.cos(lean) - py * math.sin(lean),
            y + px * math.sin(lean) + py * math.cos(lean),
        )

    for grow, colour in ((1.0, c.GRASS_TUFT), (0.9, fill)):
        rim = [
            at(
                grow * math.cos(a / 24 * math.tau) * (1.1 - 0.1 * (a % 12 < 6)),
                grow * math.sin(a / 24 * math.tau),
            )
            for a in range(24)
        ]
        brush.pen.polygon(rim, fill=colour)
    for furrow in (-0.5, -0.17, 0.17, 0.5):
        long = 0.86 * math.sqrt(1 - furrow**2)
        brush.pen.line([at(-long, furrow), at(long, furrow)], fill=c.FURROW, width=round(s * 0.01))


def trees(
    brush: Brush, kind: str, luck: random.Random, taken: Sequence[Point]
) -> Iterator[Standing]:
    """Small groups of trees on open ground, never where a farmer would lie."""
    others = [*anchors(kind, 0).values(), *taken]
    for place in scattered(open_ground(kind), luck, 0.075, 0.2, 6, others, 0.19):
        x, y = brush.at(place)
        for dx, dy, size in _GROUPS[luck.randrange(len(_GROUPS))]:
            yield tree(brush, x + dx * brush.side, y + dy * brush.side, size)


_GROUPS = (
    ((0.0, 0.0, 1.1),),
    ((-0.03, 0.008, 0.95), (0.032, -0.004, 0.8)),
    ((-0.03, 0.02, 0.8), (0.034, 0.016, 0.92), (0.0, -0.03, 1.0)),
)
"""By group: how far each tree is from the middle in tile sides, and its size."""


def scattered(
    mask: Image.Image, luck: random.Random, margin: float, apart: float, tries: int,
    avoid: Sequence[Point], distance: float,
) -> list[Point]:  # fmt: skip
    """Random points of a mask, `margin` from its rim, `apart` from each other, off `avoid`."""
    points: list[Point] = []
    for _ in range(tries):
        point = (luck.uniform(0.04, 0.96), luck.uniform(0.04, 0.96))
        if (
            within(mask, point, margin)
            and all(math.dist(point, other) > apart for other in points)
            and all(math.dist(point, other) > distance for other in avoid)
        ):
            points.append(point)
    return points


def within(mask: Image.Image, point: Point, margin: float) -> bool:
    """Whether a mask is white at a point of the unit square and `margin` around it."""
    x, y = point
    ring = [(x + margin * math.cos(a), y + margin * math.sin(a)) for a in range(7)]
    return all(
        0.03 < px < 0.97 and 0.03 < py < 0.97
        and mask.getpixel((int(px * GRID), int(py * GRID))) == 255
        for px, py in (point, *ring)
    )  # fmt: skip
