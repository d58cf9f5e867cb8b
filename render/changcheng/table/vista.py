"""What lies beyond the last board, for room that nothing else needs: the wall at dusk."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image

from render import theme
from render.brush import Brush, map_brush
from render.changcheng.ground import colours as c
from render.changcheng.ground.atlas import ADVANCE, GAP, HEIGHT, MARGIN, WIDTH
from render.changcheng.ground.cards import STAMP
from render.changcheng.ground.ground import PALETTE
from render.pieces import Point
from render.scripts import Script
from render.store import stored_and_mapped
from render.theme import Colour, mix

WEST = MARGIN + ADVANCE
"""Where it begins in the picture: at the foot of the last board, which hides a part of it."""
LOW = 170
"""The pixels at its foot in which something is written."""
_SIZE = (WIDTH - WEST, HEIGHT + GAP)


@stored_and_mapped
def vista() -> Image.Image:
    """Mountains behind mountains, the moon, and the wall that climbs over them."""
    brush = map_brush(_SIZE, 1, (0, 0), theme.TABLE)
    far, middle, near, stone = c.DUSK
    brush.disc((575, 170), 58, c.HALO)
    brush.disc((575, 170), 44, c.MOON)
    for level, high, turn, colour in ((250, 62, 0.4, far), (318, 60, 2.1, middle)):
        _range(brush, level, high, turn, colour)
    _wall(brush, stone, near)
    _range(brush, 436, 34, 4.6, theme.TABLE)
    for x, size in ((64, 1.5), (92, 1.0), (566, 1.2), (600, 1.7), (630, 1.1)):
        _pine(brush, (x, 398 + size * 4), size, theme.TABLE)
    _seal(brush, (752, 372))
    return PALETTE.reduce(brush.done())


def _ridge(x: float, level: float, high: float, turn: float) -> float:
    """How far below the top a mountain range is at x: steep peaks, each a little different."""
    waves = ((0.0092, 0.5), (0.021, 0.3), (0.047, 0.16), (0.11, 0.05))
    return level - high * sum(
        share * (1.6 - 2 * abs(math.sin(x * pace + turn * (k + 1))))
        for k, (pace, share) in enumerate(waves)
    )


def _range(brush: Brush, level: float, high: float, turn: float, colour: Colour) -> None:
    tops = [(float(x), _ridge(x, level, high, turn)) for x in range(-8, _SIZE[0] + 9, 6)]
    brush.shape([(-8, _SIZE[1] + 8), *tops, (_SIZE[0] + 8, _SIZE[1] + 8)], colour)


def _wall(brush: Brush, stone: Colour, land: Colour) -> None:
    """Paints the wall on the crest of a range, with watchtowers."""
    path = [(float(x), 318 + 34 * math.sin(x / 92 + 0.7) + 15 * math.sin(x / 37)
             - max(0.0, x - 420) * 0.13) for x in range(-8, _SIZE[0] + 9, 4)]  # fmt: skip
    slope = [*path, (_SIZE[0] + 8, _SIZE[1] + 8), (-8, _SIZE[1] + 8)]
    brush.shape(slope, land)
    lower = [(x, y + 17) for x, y in reversed(path)]
    brush.shape([*path, *lower], mix(stone, land, 0.45))
    brush.line([(x, y + 1) for x, y in path], 3, stone)
    for x, y in path[::3]:
        brush.box((x, y - 3), 3.4, 3.6, stone)
    for x, y in (path[30], path[88], path[146], path[196]):
        _tower(brush, (x, y), stone, land)


def _tower(brush: Brush, at: Point, stone: Colour, land: Colour) -> None:
    """Paints a watchtower."""
    x, y = at
    dark = mix(stone, land, 0.45)
    brush.shape([(x - 15, y - 24), (x + 15, y - 24), (x + 18, y + 22), (x - 18, y + 22)], stone)
    brush.shape([(x + 6, y - 24), (x + 15, y - 24), (x + 18, y + 22), (x + 6, y + 22)], dark)
    brush.box((x, y - 27), 18, 4, stone)
    for aside in (-15, -5, 5, 15):
        brush.box((x + aside, y - 33), 3, 4, stone)
    for aside in (-7, 5):
        brush.box((x + aside, y - 10), 2.6, 5, land)


def _pine(brush: Brush, at: Point, size: float, colour: Colour) -> None:
    """Paints a pine with three tiers on a short trunk."""
    x, y = at
    for down, wide in ((0, 20), (-20, 16), (-38, 11)):
        foot = y + down * size
        tree: Sequence[Point] = (
            (x - wide * size, foot), (x, foot - 34 * size), (x + wide * size, foot),
        )  # fmt: skip
        brush.shape(tree, colour)
    brush.line(((x, y), (x, y + 30)), 5 * size, colour)


def _seal(brush: Brush, at: Point) -> None:
    """Paints the name of the game, cut into a seal."""
    x, y = at
    red, paper = mix(c.SEAL, theme.TABLE, 0.3), mix(c.PAPER, theme.TABLE, 0.2)
    brush.shape([(x + a * 26, y + b * 47) for a, b in STAMP], red)
    for down, sign in ((-22, "長"), (21, "城")):
        brush.text((x, y + down), sign, 40, paper, bold=0.02, script=Script.TRADITIONAL)
