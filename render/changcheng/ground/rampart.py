"""The empty wall: a crenellated road of stone with a slab on every building space."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from render.brush import Brush
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import turned
from render.pieces import Point
from rules.changcheng.position.box import LETTERS, Board

SLOT: Point = (38, 35)
"""What a slab measures along the wall and across it."""
NAME = 23.5
"""Size of the name of a space."""
_ROAD = 21.5
"""Half the width of the road."""
_BATTLEMENT = 11.2
"""From one merlon to the next."""


def paint_wall(brush: Brush, board: Board) -> None:
    """Road, battlements, slabs with their names."""
    path = [(board.wall[0][0] - 60, board.wall[0][1]), *board.wall]
    path.append((board.wall[-1][0] + 60, board.wall[-1][1]))
    brush.line([(x + 4, y + 9) for x, y in path], 2 * _ROAD + 8, c.SHADE)
    _merlons(brush, path)
    brush.line(path, 2 * _ROAD + 3.6, c.STONE_DARK)
    brush.line(path, 2 * _ROAD, c.STONE)
    for x in (board.wall[0], board.wall[-1]):
        brush.line([(x[0] + 3.4, x[1] - 21), (x[0] - 3.4, x[1] + 21)], 3, c.STONE_DARK)
    for letter, (x, y, angle) in zip(LETTERS, board.spaces, strict=True):
        slab(brush, (x, y), angle, c.SLAB, c.STONE_LINE)
        name = f"{board.number}{letter}"
        brush.text((x, y - 1.5), name, code_size(name), c.INK, bold=0.01)


def code_size(name: str) -> float:
    """Size of the name of a space: wide letters are smaller, to keep off the walls beside them."""
    return NAME * (0.85 if name.endswith("m") else 1)


def slab(
    brush: Brush, at: Point, angle: float, fill: tuple[int, int, int], rim: tuple[int, int, int],
    grown: float = 0,
) -> None:  # fmt: skip
    """The slab of a space with a rim."""
    brush.shape(oblong(at, angle, grown), rim, 1.4)
    brush.shape(oblong(at, angle, grown - 0.4), fill)


def oblong(at: Point, angle: float, grown: float = 0) -> list[Point]:
    """The corners of a slab, moved out by so many units."""
    w, h = SLOT[0] / 2 + grown, SLOT[1] / 2 + grown
    around = turned([(-w, -h), (w, -h), (w, h), (-w, h)], angle)
    return [(at[0] + x, at[1] + y) for x, y in around]


def _merlons(brush: Brush, path: Sequence[Point]) -> None:
    for grown, colour in ((1.6, c.STONE_DARK), (0.0, c.STONE)):
        for (x, y), angle in _paces(path):
            for side in (-1, 1):
                w, far, near = 3.4 + grown, _ROAD + 5.4 + grown, _ROAD - 3
                corners = [(-w, side * far), (w, side * far), (w, side * near), (-w, side * near)]
                brush.shape([(x + a, y + b) for a, b in turned(corners, angle)], colour)


def _paces(path: Sequence[Point]) -> Iterator[tuple[Point, float]]:
    """Points at equal distances along a line, with its direction there."""
    ahead = _BATTLEMENT / 2
    for (x0, y0), (x1, y1) in pairwise(path):
        length = math.dist((x0, y0), (x1, y1))
        angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
        while ahead < length:
            share = ahead / length
            yield (x0 + (x1 - x0) * share, y0 + (y1 - y0) * share), angle
            ahead += _BATTLEMENT
        ahead -= length
