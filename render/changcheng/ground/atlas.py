"""Where everything is: boards in rows of two, spaces and provinces by their names.

The box gives points in units of a board; pixels here count from the north-west corner of a board's
picture, and the picture of the table puts boards side by side, two in a row.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from render.pieces import Point
from render.theme import detailed
from rules.changcheng.position.box import LETTERS, China, Mongol, box

WIDTH = detailed(1600)
"""Width of the picture in pixels."""
ADVANCE = detailed(744)
"""Pixels from one board to the next in a row."""
SCALE = ADVANCE / box().geometry.advance
MARGIN = (WIDTH - round((box().geometry.advance + box().geometry.slant) * SCALE) - ADVANCE) // 2
HEIGHT = round(box().geometry.height * SCALE)
"""Height of a board in pixels."""
BOARD_WIDTH = round((box().geometry.advance + box().geometry.slant) * SCALE)
COLUMNS = 2
"""Boards in a row: more would be too small on a phone."""
GAP = detailed(16)
"""Pixels between rows."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A building space: middle and angle (degrees, clockwise) on its board."""

    at: Point
    angle: float


def leaning(points: Sequence[Point], angle: float) -> list[Point]:
    """Points around the middle of a space, moved to where the wall climbs or falls. They follow the
    wall, but shapes stay upright."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(x * c, y + x * s) for x, y in points]


@cache
def slot(layout: str, letter: str) -> Slot:
    """The space of a layout. Raises `KeyError` or `ValueError` for an unknown one."""
    x, y, angle = box().layouts[layout].spaces[LETTERS.index(letter)]
    return Slot((x, y), angle)


@cache
def china_of(province: str) -> tuple[str, int, China]:
    """The layout, the index on it and the details of a Chinese province. Raises `KeyError` for an
    unknown one."""
    return {p.key: (b.key, n, p) for b in box().boards for n, p in enumerate(b.china)}[province]


@cache
def mongol_of(mongol: str) -> tuple[str, int, Mongol]:
    """The layout, the index on it and the details of a Mongol province. Raises `KeyError` for an
    unknown one."""
    return {p.key: (b.key, n, p) for b in box().boards for n, p in enumerate(b.mongol)}[mongol]


@cache
def facing(mongol: str) -> tuple[str, ...]:
    """The letters of the spaces that face a Mongol province."""
    layout, number, _ = mongol_of(mongol)
    return _letters([p.size for p in box().layouts[layout].mongol], number)


@cache
def within(province: str) -> tuple[str, ...]:
    """The letters of the spaces of a Chinese province."""
    layout, number, _ = china_of(province)
    return _letters([p.size for p in box().layouts[layout].china], number)


def _letters(sizes: Sequence[int], number: int) -> tuple[str, ...]:
    """The letters of the spaces in stretch `number` of the wall. `sizes` are the lengths of all
    stretches."""
    first = sum(sizes[:number])
    return tuple(LETTERS[first : first + sizes[number]])


def rows(boards: int) -> int:
    """The number of rows of boards in the picture."""
    return -(-boards // COLUMNS)


def corner(number: int) -> tuple[int, int]:
    """The north-west corner of a board's picture. It counts from the top of the first row."""
    row, column = divmod(number, COLUMNS)
    return MARGIN + column * ADVANCE, row * (HEIGHT + GAP)


def table_height(boards: int) -> int:
    """The height of all rows in pixels."""
    return rows(boards) * (HEIGHT + GAP)
