"""Where everything lies on a tile: outlines made from the box's facts, in a square of side 1.

The square is the tile as the seed file draws it (not turned): x to the east, y to the south.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from render.pieces import Point
from rules.carcassonne.box import SIDES, Kind, box

ROAD = 0.098
"""Width of a road with its rims, in tile sides."""
RIVER = 0.175
WALL = 0.034
INSET = 0.03
"""City walls begin this far from the tile's corner."""

_MIDDLE: tuple[Point, ...] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
_CORNER: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The corner where side N, E, S, W begins, going clockwise."""


@dataclass(frozen=True, slots=True)
class City:
    """A piece of city: its whole outline and the stretches of wall along it."""

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
    """Box of the spring's pond or of the lake."""
    cloister: Point | None
    village: Point | None
    bridge: tuple[Point, Point] | None
    """Both ends of the bridge that carries a road over the river."""
    gates: tuple[Point, ...]


def turn_point(point: Point, turn: int) -> Point:
    """The point after turning the tile clockwise by `turn` degrees."""
    x, y = point
    for _ in range(turn // 90):
        x, y = 1 - y, x
    return x, y


def curve(a: Point, b: Point, c: Point, d: Point, steps: int = 24) -> tuple[Point, ...]:
    """A smooth line from `a` to `d`, pulled towards `b` and `c` (a cubic Bezier curve)."""
    return tuple(_on_curve(a, b, c, d, step / steps) for step in range(steps + 1))


def _on_curve(a: Point, b: Point, c: Point, d: Point, t: float) -> Point:
    s = 1 - t
    k = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
        k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
    )


def _towards(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


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
    sides = sorted(SIDES.index(side) for side in tile.cities[index])
    outline: list[Point] = []
    walls: list[tuple[Point, ...]] = []
    for side in sides:
        gap = next(step for step in range(1, 5) if (side + step) % 4 in sides) - 1
        outline += [_CORNER[side], _CORNER[(side + 1) % 4]]
        if gap:
            last, first = (side + 1) % 4, (side + gap + 1) % 4
            wall = _wall(
                _CORNER[side], _CORNER[last], _CORNER[first], _CORNER[(first + 1) % 4], gap
            )
            walls.append(wall)
            outline += wall
    return City(tuple(_clean(outline, walls, sides)), tuple(walls), tile.pennant and not index)


def _clean(
    outline: list[Point], walls: list[tuple[Point, ...]], sides: list[int]
) -> Sequence[Point]:
    """Corners where a wall begins a little beside the corner are left out."""
    ends = [end for wall in walls for end in (wall[0], wall[-1])]

    def spare(point: Point) -> bool:
        return any(0 < abs(point[0] - e[0]) + abs(point[1] - e[1]) < 2 * INSET for e in ends)

    corners = set(_CORNER)
    return [p for p in outline if p not in corners or not spare(p)]


def _wall(before: Point, start: Point, end: Point, after: Point, gap: int) -> tuple[Point, ...]:
    """The wall between two sides of a city across `gap` sides that are not city."""
    a, d = _towards(start, before, INSET), _towards(end, after, INSET)
    middle = ((a[0] + d[0]) / 2, (a[1] + d[1]) / 2)
    if gap == 2:
        away = (middle[0] - 0.5, middle[1] - 0.5)
        corner = _far_corner(start, end)
        pull = _towards(middle, corner, -0.06)
        del away
        return curve(a, _towards(a, pull, 0.62), _towards(d, pull, 0.62), d)
    depth = 0.345
    return curve(a, _inward(a, d, depth), _inward(d, a, depth), d)


def _far_corner(start: Point, end: Point) -> Point:
    """The corner between two neighbouring sides without city."""
    other = {(start[0], end[1]), (end[0], start[1])}
    del other
    return (end[0], start[1])


def _inward(a: Point, d: Point, depth: float) -> Point:
    """A quarter of the way from a to d, and `depth` into the tile."""
    x, y = _towards(a, d, 0.16)
    if abs(a[1] - d[1]) < abs(a[0] - d[0]):
        return x, y + (depth if y < 0.5 else -depth)
    return x + (depth if x < 0.5 else -depth), y


def _through(first: int, second: int, sway: float) -> tuple[Point, ...]:
    """A line from the middle of one side to that of another, leaving both squarely."""
    a, d = _MIDDLE[first], _MIDDLE[second]
    if (first - second) % 2:
        return curve(a, _towards(a, (0.5, 0.5), 0.62), _towards(d, (0.5, 0.5), 0.62), d)
    b, c = _towards(a, d, 0.34), _towards(a, d, 0.66)
    if first % 2:
        return curve(a, (b[0], b[1] + sway), (c[0], c[1] - sway), d)
    return curve(a, (b[0] + sway, b[1]), (c[0] - sway, c[1]), d)


def _road(tile: Kind, sides: str, cloister: Point | None) -> tuple[Point, ...]:
    ends = [SIDES.index(side) for side in sides]
    if len(ends) == 2:
        return _through(ends[0], ends[1], 0.0 if tile.role else 0.05)
    start = _MIDDLE[ends[0]]
    if cloister:
        return _straight(start, (cloister[0], cloister[1] + 0.1))
    if len(tile.roads) == 1:
        depth = 0.27 if len(tile.cities[0]) == 1 else 0.742
        return _straight(start, (0.5, depth))
    return _straight(start, (0.5, 0.5))


def _straight(a: Point, b: Point) -> tuple[Point, ...]:
    return tuple(_towards(a, b, step / 12) for step in range(13))


def _at_city(tile: Kind, road: tuple[Point, ...]) -> bool:
    return bool(tile.cities) and road[-1] not in _MIDDLE


def _cloister(tile: Kind) -> Point | None:
    if not tile.cloister:
        return None
    return (0.5, 0.25) if tile.role else (0.5, 0.46)


def _river(tile: Kind) -> tuple[Point, ...]:
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
    if not (tile.role and tile.roads) or len(tile.sides.replace("F", "")) < 3:
        return None
    if tile.sides.count("R") == 2 and roads[0][0][0] != 0.0 and roads[0][-1][0] != 0.0:
        return None
    if tile.sides.count("R") == 2:
        return (0.36, 0.5), (0.64, 0.5)
    return (0.5, 0.46), (0.5, 0.74)
