"""Where everything lies on a tile: outlines made from the box's facts, in a square of side 1.

The square is the tile as the seed file draws it (not turned): x to the east, y to the south.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from render.pieces import Point, part_way
from rules.carcassonne.position.box import SIDES, Kind, box

ROAD = 0.108
"""Width of a road with its rims, in tile sides."""
RIVER = 0.175
WALL = 0.04
_STEPS = 24
INSET = 0.03
"""City walls begin this far from the corner of the tile."""

_MIDDLE: tuple[Point, ...] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
_CORNER: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The corner at which side N, E, S or W begins, clockwise."""


@dataclass(frozen=True, slots=True)
class City:
    """A piece of city: its whole outline, and the walls along it."""

    outline: tuple[Point, ...]
    walls: tuple[tuple[Point, ...], ...]
    pennant: bool


@dataclass(frozen=True, slots=True)
class Shape:
    """Everything on one kind of tile."""

    cities: tuple[City, ...]
    roads: tuple[tuple[Point, ...], ...]
    river: tuple[Point, ...]
    pond: tuple[float, float, float, float] | None
    """The box of the spring's pond or of the lake."""
    cloister: Point | None
    village: Point | None
    bridge: tuple[Point, Point] | None
    """The ends of the bridge that carries a road over the river."""
    gates: tuple[Point, ...]


def turn_point(point: Point, turn: int) -> Point:
    """The point after turning the tile clockwise by `turn` degrees."""
    x, y = point
    for _ in range(turn // 90):
        x, y = 1 - y, x
    return x, y


def middle_of(side: int) -> Point:
    """The middle of side N, E, S or W."""
    return _MIDDLE[side]


def side_of(side: int) -> tuple[Point, ...]:
    """Points along side N, E, S or W, clockwise."""
    return _straight(_CORNER[side], _CORNER[(side + 1) % 4])


def pond_outline(bounds: tuple[float, float, float, float], grow: float) -> tuple[Point, ...]:
    """The uneven shore of a pond in a box, `grow` larger all round."""
    x0, y0, x1, y1 = bounds
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2 + grow, (y1 - y0) / 2 + grow
    angles = [step / 36 * math.tau for step in range(36)]
    uneven = [1 + 0.06 * math.sin(3 * a + 0.6) + 0.04 * math.sin(2 * a) for a in angles]
    return tuple(
        (cx + rx * r * math.cos(a), cy + ry * r * math.sin(a))
        for a, r in zip(angles, uneven, strict=True)
    )


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> tuple[Point, ...]:
    """A smooth line from `a` to `d`, pulled towards `b` and `c` (a cubic Bezier curve)."""
    return tuple(_on_curve(a, b, c, d, step / steps) for step in range(steps + 1))


def _on_curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    """The point of a cubic Bézier curve at share `t` of its way."""
    s = 1 - t
    k = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
        k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
    )


@cache
def shape(kind: str) -> Shape:
    """The outlines of a kind of tile. Raises `KeyError` for an unknown one."""
    tile = box()[kind]
    cloister = _cloister(tile)
    cities = tuple(_city(tile, index) for index in range(len(tile.cities)))
    crossing = len(tile.roads) > 2
    river = _river(tile)
    roads = tuple(_road(tile, sides, cloister) for sides in tile.roads)
    bridge = _bridge(tile, roads)
    return Shape(
        cities,
        roads,
        river,
        {"spring": (0.37, 0.30, 0.63, 0.52), "lake": (0.20, 0.33, 0.80, 0.80)}.get(tile.role),
        cloister,
        (0.5, 0.5) if crossing else None,
        bridge,
        tuple(road[-1] for road in roads if len(tile.roads) == 1 and _at_city(tile, road)),
    )


def _city(tile: Kind, index: int) -> City:
    """The outline and the walls of one city of a tile."""
    sides = sorted(SIDES.index(side) for side in tile.cities[index])
    outline: list[Point] = []
    walls: list[tuple[Point, ...]] = []
    for side in sides:
        gap = next(step for step in range(1, 5) if (side + step) % 4 in sides) - 1
        outline += [_CORNER[side], _CORNER[(side + 1) % 4]]
        if gap:
            walls.append(_wall_after(tile, side, gap))
            outline += walls[-1]
    return City(tuple(_clean(outline, walls)), tuple(walls), tile.pennant and not index)


def _wall_after(tile: Kind, side: int, gap: int) -> tuple[Point, ...]:
    """The wall that begins at the clockwise end of a side and goes across `gap` sides."""
    start, end = _CORNER[(side + 1) % 4], _CORNER[(side + gap + 1) % 4]
    before, after = _CORNER[side], _CORNER[(side + gap + 2) % 4]
    if gap != 2:
        return _wall(before, start, end, after)
    first, last = part_way(start, before, INSET), part_way(end, after, INSET)
    free = tile.sides[(side + 1) % 4] == "F"
    return _diagonal(first, last, _CORNER[(side + 2) % 4], 0.16 if free else -0.14)


def _clean(outline: list[Point], walls: list[tuple[Point, ...]]) -> Sequence[Point]:
    """The outline without corners of the tile that lie right beside the beginning of a wall."""
    ends = [end for wall in walls for end in (wall[0], wall[-1])]

    def spare(point: Point) -> bool:
        return any(0 < abs(point[0] - e[0]) + abs(point[1] - e[1]) < 2 * INSET for e in ends)

    corners = set(_CORNER)
    return [p for p in outline if p not in corners or not spare(p)]


def _wall(before: Point, start: Point, end: Point, after: Point) -> tuple[Point, ...]:
    """The wall between two sides of a city, or round a city of one side."""
    a, d = part_way(start, before, INSET), part_way(end, after, INSET)
    return curve(a, _inward(a, d), _inward(d, a), d)


def _diagonal(start: Point, end: Point, corner: Point, bulge: float) -> tuple[Point, ...]:
    """The wall of a city that fills a corner; it bulges towards the opposite `corner`."""
    middle = part_way((0.5, 0.5), corner, bulge)
    return curve(start, part_way(start, middle, 0.6), part_way(end, middle, 0.6), end)


def _inward(a: Point, d: Point) -> Point:
    """A bit of the way from a to d, and about a third into the tile."""
    (x, y), depth = part_way(a, d, 0.16), 0.345
    if abs(a[1] - d[1]) < abs(a[0] - d[0]):
        return x, y + (depth if y < 0.5 else -depth)
    return x + (depth if x < 0.5 else -depth), y


def _through(first: int, second: int, sway: float) -> tuple[Point, ...]:
    """A line from the middle of one side to that of another, leaving both squarely."""
    a, d = _MIDDLE[first], _MIDDLE[second]
    if (first - second) % 2:
        return curve(a, part_way(a, (0.5, 0.5), 0.62), part_way(d, (0.5, 0.5), 0.62), d)
    path = _straight(a, d)
    shares = [step / _STEPS * math.pi for step in range(_STEPS + 1)]
    sways = [sway * math.sin(2 * share) * math.sin(share) for share in shares]
    if first % 2:
        return tuple((x, y + s) for (x, y), s in zip(path, sways, strict=True))
    return tuple((x + s, y) for (x, y), s in zip(path, sways, strict=True))


def _road(tile: Kind, sides: str, cloister: Point | None) -> tuple[Point, ...]:
    """The line of a road between the sides it reaches, or from its side to where it ends."""
    ends = [SIDES.index(side) for side in sides]
    if len(ends) == 2:
        return _through(ends[0], ends[1], 0.0 if tile.role else 0.06)
    start = _MIDDLE[ends[0]]
    if cloister:
        return _straight(start, (cloister[0], cloister[1] + 0.14))
    if len(tile.roads) == 1:
        depth = 0.25 if len(tile.cities[0]) == 1 else 0.7
        return _straight(start, (0.5, depth))
    return _straight(start, (0.5, 0.5))


def _straight(a: Point, b: Point) -> tuple[Point, ...]:
    return tuple(part_way(a, b, step / _STEPS) for step in range(_STEPS + 1))


def _at_city(tile: Kind, road: tuple[Point, ...]) -> bool:
    """Whether a road ends at a city."""
    return bool(tile.cities) and road[-1] not in _MIDDLE


def _cloister(tile: Kind) -> Point | None:
    if not tile.cloister:
        return None
    return (0.5, 0.25) if tile.role else (0.5, 0.46)


def _river(tile: Kind) -> tuple[Point, ...]:
    """The line of the river on a tile; () without a river."""
    water = [side for side, letter in enumerate(tile.sides) if letter == "W"]
    if not water:
        return ()
    if len(water) == 1:
        return _straight(_MIDDLE[water[0]], (0.5, 0.45))
    if tile.cloister or (tile.roads and tile.cities):
        return curve((0.0, 0.5), (0.33, 0.5), (0.30, 0.60), (0.5, 0.60), 12) + curve(
            (0.5, 0.60), (0.70, 0.60), (0.67, 0.5), (1.0, 0.5), 12
        )
    return _through(water[0], water[1], 0.07 if not (tile.roads or tile.cities) else 0.0)


def _bridge(tile: Kind, roads: Sequence[tuple[Point, ...]]) -> tuple[Point, Point] | None:
    """The ends of the bridge where a road crosses the river; None where none does."""
    if not (tile.role and tile.roads) or len(tile.sides.replace("F", "")) < 3:
        return None
    if tile.sides.count("R") == 2 and roads[0][0][0] != 0.0 and roads[0][-1][0] != 0.0:
        return None
    if tile.sides.count("R") == 2:
        return (0.38, 0.5), (0.62, 0.5)
    return (0.5, 0.48), (0.5, 0.72)
