"""Steppe in the north, China in the south: washed colours, borders, names, a countryside."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise

from render.brush import Brush
from render.cache import cached
from render.changcheng.ground import colours as c
from render.pieces import Point
from render.scripts import Script, name_of
from render.theme import Colour, mix
from rules.changcheng.position.box import Board, China, Mongol, box

_BEYOND = 40.0
"""How far the land is painted beyond the ends of a board."""
_Thing = Callable[[Brush, Point, float], None]
_Area = tuple[float, float, float, float]


def paint_land(brush: Brush, board: Board) -> None:
    """The ground of all six provinces with what grows and lives there, and the borders."""
    for number, mongol in enumerate(board.mongol):
        brush.shape(_wide(mongol.polygon), c.STEPPES[number])
    for number, china in enumerate(board.china):
        brush.shape(_wide(china.polygon), c.FIELDS[number])
    _countryside(brush, board)
    for mongol in board.mongol[1:]:
        _border(brush, mongol.polygon, c.STEPPE_LINE)
    for china in board.china[1:]:
        _border(brush, china.polygon, c.FIELD_LINE)
    _seams(brush)


def _end(y: float) -> tuple[float, float]:
    """Where a board begins and ends at a height."""
    g = box().geometry
    west = g.slant * (1 - y / g.height)
    return west, west + g.advance


def _wide(polygon: Sequence[Point]) -> list[Point]:
    """An area whose corners at the ends of the board are moved beyond them."""
    points: list[Point] = []
    for x, y in polygon:
        west, east = _end(y)
        aside = -_BEYOND if x - west < 1 else _BEYOND if east - x < 1 else 0
        down = -_BEYOND if y < 1 else _BEYOND if box().geometry.height - y < 1 else 0
        points.append((x + aside, y + down))
    return points


def _border(brush: Brush, polygon: Sequence[Point], colour: Colour) -> None:
    """The western border of a province: it comes last in its outline."""
    rim = {0.0, box().geometry.height}
    ends = [k for k, (_, y) in enumerate(polygon) if y in rim]
    line = [*polygon[ends[-1] :], polygon[0]]
    brush.line(line, 4.4, colour)


def _seams(brush: Brush) -> None:
    """Dark lines at both ends, where boards join."""
    g = box().geometry
    for x in (0.0, g.advance):
        brush.line(((x + g.slant * 1.1, -44), (x - g.slant * 0.1, g.height + 44)), 7, c.GOLD_DARK)
        brush.line(((x + g.slant * 1.1, -44), (x - g.slant * 0.1, g.height + 44)), 2.2, c.FELT)


def paint_names(brush: Brush, board: Board, script: Script) -> None:
    """The names of all provinces."""
    for number, mongol in enumerate(board.mongol):
        _name(brush, mongol, script, c.STEPPE_INK, mix(c.STEPPES[number], c.FELT, 0.45))
    for number, china in enumerate(board.china):
        _name(brush, china, script, c.FIELD_INK, mix(c.FIELDS[number], c.FELT, 0.45))


def _name(brush: Brush, place: China | Mongol, script: Script, ink: Colour, halo: Colour) -> None:
    name, size = name_of(place, script), name_size(script)
    bold = 0.012 if script.hanzi else 0.035
    at = label_at(place, script)
    brush.words(at, name, size, ink, halo, bold=bold, rim=2.4, script=script)


def label_at(place: China | Mongol, script: Script) -> Point:
    """The middle of a province's name, off camps and towers; hanzi are higher."""
    x, y = place.label
    if isinstance(place, Mongol):
        return x, y - (4 if script.hanzi else 2)
    return x, y + (4 if script.hanzi else 0)


def _taken(board: Board) -> list[_Area]:
    """Boxes that names and cards need: middle, half width, half height."""
    taken: list[_Area] = []
    for mongol in board.mongol:
        taken += [(*mongol.label, 66, 22), (*mongol.army, 48, 44)]
    for china in board.china:
        taken.append((*china.label, 60, 20))
        taken += [(*at, 36, 44) for at in (china.sovereignty, china.emperor)]
        taken.append((china.cards[0], china.cards[1], china.row / 2, 40))
    return taken


def _countryside(brush: Brush, board: Board) -> None:
    """Hills and tents in the north, woods, fields and farms in the south, where there is room."""
    luck = random.Random(f"countryside {board.key}")
    taken = _taken(board)
    north: Sequence[tuple[int, float, _Thing]] = ((16, 22, _hill), (6, 14, _tent), (26, 8, _tuft))
    south: Sequence[tuple[int, float, _Thing]] = (
        (9, 17, _field), (7, 14, _farm), (26, 10, _tree), (30, 6, _blade),
    )  # fmt: skip
    spots: list[tuple[float, Point, float, _Thing]] = []
    for count, room, thing in north:
        spots += _scattered(luck, board, taken, count, room, thing, (6, 190), north=True)
    for count, room, thing in south:
        spots += _scattered(luck, board, taken, count, room, thing, (190, 432), north=False)
    for _, at, size, thing in sorted(spots, key=lambda spot: spot[0]):
        thing(brush, at, size)


def _scattered(
    luck: random.Random, board: Board, taken: list[_Area], count: int, room: float,
    thing: _Thing, between: tuple[int, int], *, north: bool,
) -> list[tuple[float, Point, float, _Thing]]:  # fmt: skip
    """Spots for things of a sort, `room` around each, none on another or on the wall."""
    found: list[tuple[float, Point, float, _Thing]] = []
    for _ in range(count * 8):
        y = luck.uniform(*between)
        west, east = _end(y)
        x, size = luck.uniform(west + 12, east - 12), luck.uniform(0.85, 1.2)
        if len(found) < count and _free(board, taken, x, y, room, north):
            taken.append((x, y, room * 0.7, room * 0.6))
            found.append((y, (x, y), size, thing))
    return found


def _free(board: Board, taken: list[_Area], x: float, y: float, room: float, north: bool) -> bool:
    """Whether there is room in the north or the south, off wall, borders and all else."""
    wall = min(math.dist((x, y), at) for at in board.wall)
    nearest = min(board.wall, key=lambda at: abs(at[0] - x))
    if wall < 32 + room or (y < nearest[1]) != north:
        return False
    if min(math.dist((x, y), at) for at in _borders(board.key)) < room:
        return False
    return all(abs(x - a) > w + room * 0.6 or abs(y - b) > h + room * 0.5 for a, b, w, h in taken)


@cached
def _borders(layout: str) -> tuple[Point, ...]:
    """Points close to one another on all borders of a board."""
    board = box().layouts[layout]
    outlines = [area.polygon for area in (*board.mongol, *board.china)]
    return tuple(
        (x0 + (x1 - x0) * k / 4, y0 + (y1 - y0) * k / 4)
        for outline in outlines
        for (x0, y0), (x1, y1) in pairwise(outline)
        for k in range(4)
        if math.dist((x0, y0), (x1, y1)) < 60
    )


def _hill(brush: Brush, at: Point, size: float) -> None:
    """A hill lit from the west, with a smaller one beside it."""
    x, y = at
    for dx, k in ((13 * size, size * 0.62), (0, size)):
        wide, high = 20 * k, 19 * k
        top = (x + dx - 2 * k, y + 8 - high)
        foot = y + 8
        brush.shape(
            [(x + dx - wide, foot), (x + dx - wide * 0.45, foot - high * 0.62), top,
             (x + dx + wide * 0.5, foot - high * 0.5), (x + dx + wide, foot)], c.ROCK,
        )  # fmt: skip
        brush.shape(
            [top, (x + dx + wide * 0.5, foot - high * 0.5), (x + dx + wide, foot),
             (x + dx + wide * 0.15, foot), (x + dx + wide * 0.2, foot - high * 0.42)], c.ROCK_DARK,
        )  # fmt: skip


def _tent(brush: Brush, at: Point, size: float) -> None:
    """A felt tent."""
    x, y = at
    w = 11 * size
    brush.shape(
        [(x - w, y + w * 0.8), (x - w, y), (x - w * 0.5, y - w * 0.6), (x, y - w * 0.8),
         (x + w * 0.5, y - w * 0.6), (x + w, y), (x + w, y + w * 0.8)], c.FELT, 1.2,
    )  # fmt: skip
    brush.line(((x - w, y), (x + w, y)), 2, c.ROOF)
    brush.box((x, y + w * 0.42), w * 0.26, w * 0.38, c.ROOF)


def _tuft(brush: Brush, at: Point, size: float) -> None:
    """Three blades of dry grass in the wind."""
    x, y = at
    for dx, high in ((-5, 5), (0, 8), (5, 6)):
        foot, tip = x + dx * size, y - high * size
        brush.line(((foot, y), (foot + size, tip + 3), (foot + 4 * size, tip)), 1.5, c.ROCK_DARK)


def _tree(brush: Brush, at: Point, size: float) -> None:
    x, y = at
    brush.line(((x, y + 8 * size), (x, y)), 2.6, c.TRUNK)
    brush.disc((x, y - 3 * size), 7.5 * size, c.LEAF_DARK)
    brush.disc((x - 1.4 * size, y - 4.4 * size), 5.6 * size, c.LEAF)


def _field(brush: Brush, at: Point, size: float) -> None:
    """Furrows beside one another."""
    x, y = at
    for row in range(5):
        down = (row - 2) * 5.2 * size
        lean = -down * 0.4
        half = (19 - abs(row - 2) * 2) * size
        middle = (x + lean, y + down - 2.2 * size)
        brush.line(((x + lean - half, y + down), middle, (x + lean + half, y + down)), 1.7, c.LEAF)


def _farm(brush: Brush, at: Point, size: float) -> None:
    """A house with a bent roof."""
    x, y = at
    w = 9 * size
    brush.box((x, y + w * 0.4), w * 0.8, w * 0.5, c.FELT)
    brush.shape(
        [(x - w * 1.3, y), (x - w * 0.6, y - w * 0.4), (x - w * 0.5, y - w * 0.9),
         (x + w * 0.5, y - w * 0.9), (x + w * 0.6, y - w * 0.4), (x + w * 1.3, y)], c.ROOF,
    )  # fmt: skip
    brush.box((x, y + w * 0.55), w * 0.2, w * 0.35, c.TRUNK)


def _blade(brush: Brush, at: Point, size: float) -> None:
    x, y = at
    brush.line(((x - 3 * size, y - 4 * size), (x, y), (x + 3 * size, y - 4 * size)), 1.4, c.LEAF)


def name_size(script: Script) -> float:
    """Size of the names of provinces, in units of the board."""
    return 31.0 if script.hanzi else 27.0
