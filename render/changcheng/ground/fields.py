"""China: terraces that follow the wall, flooded, green and ripe fields, trees and roofs."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from itertools import pairwise

from render.brush import Brush
from render.changcheng.ground import colours as c
from render.changcheng.ground.glaze import coat, glaze
from render.changcheng.ground.rampart import FOOT
from render.changcheng.ground.steppe import Thing
from render.pieces import Point, part_way
from render.theme import Colour, mix
from rules.changcheng.position.box import Board, box

_STEP = 16.5
"""The distance from one terrace to the next."""
_TERRACES = 8
_CROPS: Sequence[tuple[Colour, float]] = (
    (c.WATER, 0.6), (c.LEAF, 0.4), (c.RIPE, 0.5),
)  # fmt: skip
"""The colours of what grows in fields, and how much of it is seen."""


def paint(brush: Brush, board: Board, luck: random.Random) -> None:
    """Paints terraces with some fields."""
    levels = [_level(board, number) for number in range(_TERRACES + 1)]
    for colour, share in _CROPS:
        sheet = coat(brush)
        for north, south in pairwise(levels):
            for _ in range(luck.choice((0, 1, 1) if colour != c.WATER else (1, 1, 2))):
                _field(sheet, north, south, luck, colour)
        glaze(brush, sheet, share)
    light, dark = coat(brush), coat(brush)
    for level in levels:
        dark.line([(x, y + 1) for x, y in level], 2.6, c.FIELD_LINE)
        light.line([(x, y - 1) for x, y in level], 1.3, c.MIST)
    glaze(brush, dark, 0.3)
    glaze(brush, light, 0.4)


def _level(board: Board, number: int) -> list[Point]:
    """The edge of a terrace. The further it is from the wall, the less it resembles the wall."""
    g = box().geometry
    down, points = FOOT + 6 + number * _STEP, list[Point]()
    for x, y in (*board.wall, (board.wall[-1][0] + 60, g.seam)):
        angle = 2 * math.pi * (x - board.wall[0][0]) / g.advance
        swing = math.sin(5 * angle + number) + 0.4 * math.sin(11 * angle + 2.3 * number)
        share = max(0.25, 1 - number / 8)
        at = g.seam + (y - g.seam) * share + down + 2.6 * swing
        points.append((x - (at - g.seam) * g.slant / g.height, at))
    (x, y) = points[0]
    return _smooth([(x - 60, y), *points])


def _smooth(points: Sequence[Point]) -> list[Point]:
    """The line through the middles of a line's segments. This rounds its corners."""
    for _ in range(2):
        points = [part_way(*ends, share) for ends in pairwise(points) for share in (0.25, 0.75)]
    return list(points)


def _field(
    sheet: Brush, north: list[Point], south: list[Point], luck: random.Random, colour: Colour
) -> None:
    """Paints a field on part of a terrace."""
    first = luck.randrange(len(north) - 12)
    last = min(len(north) - 1, first + luck.randint(6, 15))
    upper = [(x, y + 1.2) for x, y in north[first + 1 : last]]
    lower = [(x, y - 1.8) for x, y in south[first:last]]
    sheet.shape([*upper, *reversed(lower)], colour)


def _tree(brush: Brush, at: Point, size: float) -> None:
    """Paints a broad tree, lit from the north-west."""
    x, y = at
    brush.line(((x, y), (x, y - 7 * size)), 2.4, c.TRUNK)
    for dx, dy, r in ((-3.2, -8, 5.2), (3.4, -8, 5.0), (0, -12, 5.6)):
        brush.disc((x + dx * size, y + dy * size), r * size, c.LEAF_DARK)
    light = mix(c.LEAF, c.RIPE, 0.25)
    for dx, dy, r in ((-4, -9, 3.4), (2.4, -9, 3.0), (-1.2, -13.2, 3.8)):
        brush.disc((x + dx * size, y + dy * size), r * size, c.LEAF)
        brush.disc((x + (dx - 1) * size, y + (dy - 1) * size), r * 0.5 * size, light)


def _pine(brush: Brush, at: Point, size: float) -> None:
    """Paints a pine with three tiers."""
    x, y = at
    brush.line(((x, y), (x, y - 8 * size)), 2.0, c.TRUNK)
    for down, wide in ((-5, 6.4), (-10, 5.2), (-15, 3.8)):
        foot, tip = y + down * size, y + (down - 8) * size
        brush.shape([(x - wide * size, foot), (x, tip), (x + wide * size, foot)], c.LEAF_DARK)
        brush.shape([(x - wide * size, foot), (x, tip), (x - 0.5, foot - 1)], c.LEAF)


def _farm(brush: Brush, at: Point, size: float) -> None:
    """Paints a house with a curved tiled roof."""
    x, y = at
    w = 9.5 * size
    brush.box((x, y - w * 0.35), w * 0.82, w * 0.38, c.FELT)
    brush.box((x + w * 0.5, y - w * 0.35), w * 0.32, w * 0.38, mix(c.FELT, c.TRUNK, 0.35))
    brush.box((x - w * 0.1, y - w * 0.25), w * 0.17, w * 0.28, c.TRUNK)
    _roof(brush, (x, y - w * 0.68), w)


def _roof(brush: Brush, at: Point, w: float) -> None:
    """Draws a bent roof with its shaded side."""
    x, y = at
    east = [(x + w * 0.72, y - w * 0.8), (x + w * 0.8, y - w * 0.3), (x + w * 1.35, y)]
    west = [(x - w * 1.35, y), (x - w * 0.8, y - w * 0.3), (x - w * 0.72, y - w * 0.8)]
    brush.shape([*west, *east], c.ROOF)
    brush.shape([(x + w * 0.2, y), (x + w * 0.3, y - w * 0.8), *east], mix(c.ROOF, c.INK, 0.3))
    brush.line(((x - w * 0.74, y - w * 0.8), (x + w * 0.72, y - w * 0.8)), 1.6, c.TRUNK)


def _pagoda(brush: Brush, at: Point, size: float) -> None:
    """Paints a tower of three storeys."""
    x, y = at
    for storey, w in enumerate((8.0, 6.6, 5.2)):
        foot = y - storey * 10.5 * size
        brush.box((x, foot - 3.4 * size), w * 0.7 * size, 3.6 * size, c.FELT)
        brush.box((x + w * 0.42 * size, foot - 3.4 * size), w * 0.28 * size, 3.6 * size,
                  mix(c.FELT, c.TRUNK, 0.4))  # fmt: skip
        _roof(brush, (x, foot - 6 * size), w * size)
    brush.line(((x, y - 31 * size), (x, y - 38 * size)), 1.5, c.TRUNK)


THINGS: Sequence[Thing] = (
    Thing(1, 15, _pagoda, 8), Thing(7, 12, _farm, 10), Thing(9, 8, _pine, 5),
    Thing(17, 8, _tree, 6),
)  # fmt: skip
