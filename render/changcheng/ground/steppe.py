"""The steppe: mountains far off, dunes, grass, herds and tents of felt."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from render.brush import Brush
from render.changcheng.ground import colours as c
from render.changcheng.ground.glaze import coat, glaze
from render.pieces import Point
from render.theme import mix
from rules.changcheng.position.box import Board, box


@dataclass(frozen=True, slots=True)
class Thing:
    """Something that is scattered over the land."""

    count: int
    room: float
    """How much room it needs around its middle."""
    draw: Callable[[Brush, Point, float], None]
    foot: float = 0.0
    """Half its width on the ground, for its shadow."""


def paint(brush: Brush, board: Board, luck: random.Random) -> None:
    """Paints what the whole steppe is covered with: mountains in the distance, and dunes."""
    _range(brush, 25, 15, 1, 0.2)
    _range(brush, 34, 11, 5, 0.26)
    _dunes(brush, board, luck)


def _height(x: float, turn: int) -> float:
    """The height of the mountains at x, from -1 to 1. It is the same at both ends of a board."""
    angle = 2 * math.pi * x / box().geometry.advance
    waves = ((3, 0.4, 0), (7, 0.35, 1), (13, 0.3, 2), (29, 0.14, 4))
    return sum(share * math.sin(angle * count + turn * (1 + k)) for count, share, k in waves)


def _range(brush: Brush, foot: float, high: float, turn: int, share: float) -> None:
    """Paints a mountain range along the northern edge. Its eastern slopes are in the shade."""
    slopes, shade = coat(brush), coat(brush)
    g = box().geometry
    start = round(-60 + g.slant)
    tops = [(float(x), foot - high * (1.1 + _height(x - g.slant, turn)))
            for x in range(start, start + 660, 4)]  # fmt: skip
    slopes.shape([(start, foot + 4), *tops, (start + 660, foot + 4)], c.DISTANT)
    for (x0, y0), (x1, y1) in pairwise(tops):
        if y1 > y0:
            reach = (foot + 4 - y0) * 0.75
            shade.shape([(x0, y0), (x1, y1), (x1, y1 + reach), (x0, y0 + reach)], c.DISTANT)
    glaze(brush, slopes, share)
    glaze(brush, shade, share * 0.8)


def _dunes(brush: Brush, board: Board, luck: random.Random) -> None:
    """Paints long dunes, lit from the north-west."""
    light, dark = coat(brush), coat(brush)
    wall = min(y for _, y in board.wall)
    for row in range(5):
        y = 40 + row * (wall + 40) / 6.4
        x = luck.uniform(-60, 20)
        while x < 600:
            wide = luck.uniform(60, 120)
            down = y + luck.uniform(-6, 6)
            _dune(light, dark, (x, down), wide, luck.uniform(5, 9))
            x += wide * luck.uniform(0.95, 1.6)
    glaze(brush, dark, 0.2)
    glaze(brush, light, 0.34)


def _dune(light: Brush, dark: Brush, at: Point, wide: float, high: float) -> None:
    """Draws a crest that swings up and down again, and the slope in its shade."""
    x, y = at
    crest = [(x + wide * t / 16, y - high * math.sin(math.pi * (t / 16) ** 0.8)
              + 0.3 * high * math.sin(2 * math.pi * t / 16)) for t in range(17)]  # fmt: skip
    foot = [(px + 3, y + high * 0.4 * math.sin(math.pi * t / 16) + (py - y) * 0.15)
            for t, (px, py) in enumerate(crest)]  # fmt: skip
    dark.shape([*crest, *reversed(foot)], c.ROCK_DARK)
    light.line([(px - 1, py - 1.2) for px, py in crest[2:-2]], 1.8, c.MIST)


def _hill(brush: Brush, at: Point, size: float) -> None:
    """Paints a rock lit from the west, with a smaller one beside it."""
    x, y = at
    for dx, k in ((12 * size, size * 0.6), (0, size)):
        wide, high = 17 * k, 19 * k
        top = (x + dx - 3 * k, y - high)
        west, mid = (x + dx - wide, y), (x + dx + wide * 0.12, y - high * 0.35)
        east = [(x + dx + wide * 0.45, y - high * 0.55), (x + dx + wide, y)]
        brush.shape([west, (x + dx - wide * 0.5, y - high * 0.6), top, *east], c.ROCK_DARK)
        light = mix(c.ROCK, c.FELT, 0.35)
        brush.shape([west, (x + dx - wide * 0.5, y - high * 0.6), top, mid, (x + dx, y)], c.ROCK)
        ledge = (x + dx - wide * 0.3, y - high * 0.25)
        brush.shape([west, (x + dx - wide * 0.5, y - high * 0.6), top, ledge], light)


def _tent(brush: Brush, at: Point, size: float) -> None:
    """Paints a felt tent with a round roof, darker in the east."""
    x, y = at
    w = 10.5 * size
    wall = [(x - w, y), (x - w, y - w * 0.62), (x + w, y - w * 0.62), (x + w, y)]
    roof = [(x - w * 1.12, y - w * 0.58), (x - w * 0.7, y - w), (x - w * 0.2, y - w * 1.25),
            (x + w * 0.2, y - w * 1.25), (x + w * 0.7, y - w),
            (x + w * 1.12, y - w * 0.58)]  # fmt: skip
    for shape in (wall, roof):
        brush.shape(shape, c.STEPPE_INK, 0.9)
    brush.shape(wall, c.FELT)
    shade = mix(c.FELT, c.STEPPE_LINE, 0.35)
    brush.shape([(x + w * 0.35, y), (x + w * 0.35, y - w * 0.62), *wall[2:]], shade)
    brush.shape(roof, c.WHITE)
    brush.shape([(x + w * 0.1, y - w * 0.58), (x + w * 0.2, y - w * 1.25), *roof[4:]], shade)
    brush.line(((x - w, y - w * 0.5), (x + w, y - w * 0.5)), 1.5, c.ROOF)
    brush.box((x - w * 0.2, y - w * 0.26), w * 0.2, w * 0.26, c.ROOF)


def _herd(brush: Brush, at: Point, size: float) -> None:
    """Paints a few grazing sheep."""
    x, y = at
    for dx, dy in ((-9, -3), (0, -6), (8, -2), (-3, 2), (5, 4)):
        sheep = (x + dx * size, y + dy * size)
        brush.oval((sheep[0] + 1.2, sheep[1] + 1.2), 3.2, 2.0, mix(c.ROCK, c.STEPPE_LINE, 0.5))
        brush.oval(sheep, 3.0, 2.1, c.WHITE)
        brush.disc((sheep[0] - 2.8, sheep[1] + 0.4), 1.1, c.STEPPE_INK)


def _horse(brush: Brush, at: Point, size: float) -> None:
    """Paints a steppe horse, small and brown."""
    x, y = at
    k, coat_of = size * 1.05, c.STEPPE_LINE
    brush.oval((x, y - 5 * k), 5.2 * k, 2.4 * k, coat_of)
    for dx in (-4.2, -2.6, 2.6, 4.2):
        brush.line(((x + dx * k, y - 4 * k), (x + dx * k, y)), 1.1 * k, coat_of)
    neck = [(x - 3 * k, y - 6 * k), (x - 6.5 * k, y - 10.4 * k), (x - 8.6 * k, y - 8.6 * k)]
    brush.shape([*neck, (x - 5 * k, y - 4.4 * k)], coat_of)
    brush.line(((x - 3 * k, y - 7 * k), (x - 6 * k, y - 10.6 * k)), 1.4 * k, c.STEPPE_INK)
    brush.line(((x + 5 * k, y - 6 * k), (x + 6.6 * k, y - 2.4 * k)), 1.4 * k, c.STEPPE_INK)


def _tuft(brush: Brush, at: Point, size: float) -> None:
    """Paints blades of dry grass in the wind."""
    x, y = at
    for dx, high in ((-4, 4), (-1.4, 7), (1.4, 6), (4, 4)):
        foot, tip = x + dx * size, y - high * size
        colour = c.ROCK_DARK if dx > 0 else mix(c.ROCK_DARK, c.LEAF_DARK, 0.35)
        brush.line(((foot, y), (foot + size, tip + 3), (foot + 3.4 * size, tip)), 1.2, colour)


THINGS: Sequence[Thing] = (
    Thing(4, 17, _hill, 13), Thing(5, 14, _tent, 10), Thing(3, 13, _herd), Thing(5, 11, _horse, 5),
    Thing(12, 7, _tuft),
)  # fmt: skip
