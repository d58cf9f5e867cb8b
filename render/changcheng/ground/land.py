"""Steppe in the north, China in the south: washed colours, borders, names, a countryside."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from render.brush import FALL, Brush
from render.cache import cached
from render.changcheng.ground import colours as c
from render.changcheng.ground import fields, steppe
from render.changcheng.ground.glaze import coat, glaze
from render.changcheng.ground.rampart import FOOT, TOP, paint_shadow
from render.pieces import Patch, Point, length, part_way
from render.scripts import Script, name_of
from render.theme import Colour, mix
from rules.changcheng.position.box import Board, China, Mongol, box

_BEYOND = 40.0
"""How far the land is painted beyond the ends of a board."""


class _Spot(NamedTuple):
    """Something that stands on the land."""

    y: float
    x: float
    size: float
    draw: Callable[[Brush, Point, float], None]
    wide: float
    """Half the width of its foot; 0 for things without a shadow."""


def paint_land(brush: Brush, board: Board) -> None:
    """Paints the ground of all six provinces, everything that grows and lives there, and the
    borders."""
    for number, mongol in enumerate(board.mongol):
        _ground(brush, mongol.polygon, c.STEPPES[number], c.STEPPE_LINE)
    for number, china in enumerate(board.china):
        _ground(brush, china.polygon, c.FIELDS[number], c.FIELD_LINE)
    luck = random.Random(f"countryside {board.key}")
    steppe.paint(brush, board, luck)
    fields.paint(brush, board, luck)
    paint_shadow(brush, board)
    for mongol in board.mongol[1:]:
        _border(brush, mongol.polygon, c.STEPPE_LINE, c.STEPPES[1])
    for china in board.china[1:]:
        _border(brush, china.polygon, c.FIELD_LINE, c.FIELDS[1])
    _countryside(brush, board, luck)
    _seams(brush)


def _ground(brush: Brush, polygon: Sequence[Point], colour: Colour, line: Colour) -> None:
    """Paints an area that is darker along its border and lighter in its middle."""
    shades = (mix(colour, line, 0.16), mix(colour, line, 0.05), mix(colour, c.FELT, 0.1))
    brush.wash(_wide(polygon), shades, (150, 205), 13)


def _end(y: float) -> tuple[float, float]:
    """The x at which a board begins and that at which it ends, at a height."""
    g = box().geometry
    west = g.slant * (1 - y / g.height)
    return west, west + g.advance


def _wide(polygon: Sequence[Point]) -> list[Point]:
    """An area whose corners at the ends of the board are moved beyond the ends."""
    points: list[Point] = []
    for x, y in polygon:
        west, east = _end(y)
        aside = -_BEYOND if x - west < 1 else _BEYOND if east - x < 1 else 0
        down = -_BEYOND if y < 1 else _BEYOND if box().geometry.height - y < 1 else 0
        points.append((x + aside, y + down))
    return points


def _border(brush: Brush, polygon: Sequence[Point], colour: Colour, light: Colour) -> None:
    """Paints the western border of a province, which comes last in its outline."""
    rim = {0.0, box().geometry.height}
    ends = [k for k, (_, y) in enumerate(polygon) if y in rim]
    line = [*polygon[ends[-1] :], polygon[0]]
    brush.line([(x + 1.6, y + 1.6) for x, y in line], 2.0, light)
    brush.line(line, 3.2, colour)


def _seams(brush: Brush) -> None:
    """Paints thin lines at both ends, where boards join, and light and shade along the other
    edges."""
    g = box().geometry
    for y, colour, share in ((0.0, c.WHITE, 0.55), (g.height, c.SHADE, 0.5)):
        sheet = coat(brush)
        sheet.line(((-60, y), (g.advance + 120, y)), 4, colour)
        glaze(brush, sheet, share)
    for x in (0.0, g.advance):
        ends = ((x + g.slant * 1.1, -g.height * 0.1), (x - g.slant * 0.1, g.height * 1.1))
        brush.line(ends, 3.4, c.GOLD_DARK)
        brush.line(ends, 1.2, c.FELT)


def paint_names(brush: Brush, board: Board, script: Script) -> None:
    """Paints the names of all provinces."""
    for number, mongol in enumerate(board.mongol):
        _name(brush, mongol, script, c.STEPPE_INK, mix(c.STEPPES[number], c.FELT, 0.5))
    for number, china in enumerate(board.china):
        _name(brush, china, script, c.FIELD_INK, mix(c.FIELDS[number], c.FELT, 0.5))


def _name(brush: Brush, place: China | Mongol, script: Script, ink: Colour, halo: Colour) -> None:
    name, size = name_of(place, script), name_size(script)
    bold = 0.012 if script.hanzi else 0.035
    brush.words(place.label, name, size, ink, halo, bold=bold, rim=2.4, script=script)


def name_size(script: Script) -> float:
    """The size of the names of provinces, in units of the board."""
    return 24.0 if script.hanzi else 22.5


def _reserved(board: Board) -> list[Patch]:
    """The areas that stay free for names and cards."""
    taken: list[Patch] = []
    for area in (*board.mongol, *board.china):
        wide = length(area.name, name_size(Script.LATIN)) / 2 + 6
        taken.append(Patch(*area.label, wide, 13))
    taken += [Patch(*mongol.army, 34, 34) for mongol in board.mongol]
    for china in board.china:
        x, y = china.cards
        taken.append(Patch(x - 25, y, china.row / 2 + 26, 27))
    return taken


def _countryside(brush: Brush, board: Board, luck: random.Random) -> None:
    """Paints hills, tents and herds in the north, woods and farms in the south, with their shadows.
    They stand where there is room."""
    taken, spots = _reserved(board), list[_Spot]()
    for things, north in ((steppe.THINGS, True), (fields.THINGS, False)):
        for thing in things:
            spots += _scatter(luck, board, taken, thing, north=north)
    spots.sort()
    sheet = coat(brush)
    for y, x, size, _, wide in spots:
        if wide:
            east, south = wide * size * FALL[0], wide * size * FALL[1] * 0.5
            sheet.oval((x + east, y + south), wide * size * 1.15, wide * size * 0.5, c.SHADE)
    glaze(brush, sheet, 0.32, 1.2)
    for y, x, size, draw, _ in spots:
        draw(brush, (x, y), size)


def _scatter(
    luck: random.Random, board: Board, taken: list[Patch], thing: steppe.Thing, *, north: bool
) -> list[_Spot]:
    """Spots for things of one sort: none on another thing or on the wall."""
    spots: list[_Spot] = []
    for _ in range(thing.count * 10):
        y = luck.uniform(8, box().geometry.height - 8)
        west, east = _end(y)
        x, size = luck.uniform(west + 12, east - 12), luck.uniform(0.85, 1.2)
        if len(spots) < thing.count and _free(board, taken, (x, y), thing.room, north=north):
            taken.append(Patch(x, y, thing.room * 0.7, thing.room * 0.6))
            spots.append(_Spot(y, x, size, thing.draw, thing.foot))
    return spots


def _free(board: Board, taken: list[Patch], at: Point, room: float, *, north: bool) -> bool:
    """Whether a spot in the north or the south is clear of wall, borders and all else."""
    x, y = at
    nearest = min(board.wall, key=lambda point: abs(point[0] - x))[1]
    if (y + room * 0.7 > nearest + TOP) if north else (y - room < nearest + FOOT + 4):
        return False
    if min(math.dist(at, point) for point in _borders(board.key)) < room * 0.8:
        return False
    return not any(Patch(x, y, room * 0.7, room * 0.6).overlap(other) for other in taken)


@cached
def _borders(layout: str) -> tuple[Point, ...]:
    """Closely spaced points on all borders of a board."""
    board = box().layouts[layout]
    outlines = [area.polygon for area in (*board.mongol, *board.china)]
    return tuple(
        part_way(*ends, k / 4)
        for outline in outlines
        for ends in pairwise(outline)
        for k in range(4)
        if math.dist(*ends) < 60
    )
