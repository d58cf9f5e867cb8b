"""What carries a prince: horse, rickshaw, junk, dragon; each in a shape and a colour of its own.

Shapes are drawn around a point, in units of about a tenth of the sign's radius.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from types import MappingProxyType

from PIL import Image

from render.brush import Brush, piece_brush
from render.cache import cached
from render.ming.ground import colours as c
from render.pieces import Point
from render.scripts import Script
from render.theme import Colour, mix

_HORSE: tuple[Point, ...] = (
    (-6.5, 9.5), (7.5, 9.5), (7.6, 5), (6.2, 0), (6.4, -4.5), (4, -8.4), (1.6, -8.2), (0.4, -11),
    (-1.6, -8), (-4.6, -5.6), (-9.4, 0.2), (-8.8, 3), (-6.2, 4.2), (-3.6, 1.8), (-0.2, 1.4),
    (0.2, 2.6), (-4.4, 5.6),
)  # fmt: skip
_HULL: tuple[Point, ...] = (
    (-11, 2.6), (-6, 5), (5, 5), (11, 1.2), (8.4, 9.4), (-7, 9.4),
)  # fmt: skip
_MAIN: tuple[Point, ...] = ((-0.6, -10.6), (5.6, -8), (8, -2), (7, 3.4), (-0.6, 3.4))
_FORE: tuple[Point, ...] = ((-2.4, -7), (-7, -4), (-8, 2), (-2.4, 3.4))
_HOOD: tuple[Point, ...] = (
    (10, 1), (10.4, -6), (7.6, -9.8), (1, -10.6), (-2.2, -9), (2.6, -6.6), (3.4, -2.4),
    (-2.6, -2.4), (-2.6, 1),
)  # fmt: skip


def _horse(brush: Brush, ink: Colour, ground: Colour) -> None:
    """Draws the head of a horse."""
    brush.shape(_HORSE, ink)
    brush.disc((-1.6, -4), 1.2, ground)


def _rickshaw(brush: Brush, ink: Colour, ground: Colour) -> None:
    """Draws a hooded seat on a large wheel, with its shaft to the left."""
    brush.line(((2, 0), (-11, 4.6)), 2, ink)
    brush.shape(_HOOD, ink)
    brush.disc((4.4, 4.4), 7, ground)
    brush.ring((4.4, 4.4), 6, 2, ink)
    for turn in range(3):
        dx, dy = 5 * math.cos(turn * math.pi / 3), 5 * math.sin(turn * math.pi / 3)
        brush.line(((4.4 - dx, 4.4 - dy), (4.4 + dx, 4.4 + dy)), 1.1, ink)


def _junk(brush: Brush, ink: Colour, ground: Colour) -> None:
    """Draws two battened sails over a curved hull."""
    for sail in (_MAIN, _FORE, _HULL):
        brush.shape(sail, ink)
    for y in (-5.4, -1):
        brush.line(((-1, y), (9, y)), 1, ground)
        brush.line(((-9, y + 2), (-2, y + 2)), 1, ground)


def _dragon(brush: Brush, ink: Colour, _: Colour) -> None:
    """Draws the Chinese word for dragon."""
    brush.text((0, -1), "龍", 18, ink, bold=0.02, script=Script.TRADITIONAL)


def _round(brush: Brush, radius: float, fill: Colour) -> None:
    brush.disc((0, 0), radius, fill)


def _square(brush: Brush, radius: float, fill: Colour) -> None:
    side = radius * 0.92
    brush.box((0, 0), side, side, fill, side * 0.22)


def _diamond(brush: Brush, radius: float, fill: Colour) -> None:
    far = radius * 1.26
    brush.shape(((0, -far), (far, 0), (0, far), (-far, 0)), fill)


def _octagon(brush: Brush, radius: float, fill: Colour) -> None:
    turns = [math.radians(22.5 + 45 * k) for k in range(8)]
    brush.shape([(radius * 1.06 * math.cos(a), radius * 1.06 * math.sin(a)) for a in turns], fill)


_Ground = Callable[[Brush, float, Colour], None]
_Glyph = Callable[[Brush, Colour, Colour], None]
_SIGNS: Mapping[str, tuple[_Ground, _Glyph]] = MappingProxyType(
    {
        "horse": (_round, _horse),
        "rickshaw": (_square, _rickshaw),
        "junk": (_diamond, _junk),
        "dragon": (_octagon, _dragon),
    }
)


@cached
def sign(card: str, size: int) -> Image.Image:
    """The sign of a card (`horse`, `rickshaw`, `junk` or `dragon`) as a shared RGBA picture. Raises
    `KeyError` for any other word."""
    ground, glyph = _SIGNS[card]
    fill = c.TRANSPORTS[card]
    brush = piece_brush(size, 36, c.LINE)
    for radius, colour in ((14.2, mix(fill, c.LINE, 0.7)), (12.9, fill)):
        ground(brush, radius, colour)
    glyph(brush, c.GOLD if card == "dragon" else c.PAPER, fill)
    return brush.done()
