"""Where everything of the map is in the picture; coasts and borders drawn by a shaky hand.

The box gives points on a canvas of 1000 x 700; pixels here count from the map's north-west corner.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Sequence
from functools import cache, partial
from itertools import pairwise

from render.pieces import Point
from render.theme import detailed
from rules.china.position.box import Alliance, Realm, box, side

WEST, NORTH, EAST, SOUTH = 58, 40, 986, 694
"""The part of the canvas that is shown."""
WIDTH = detailed(1400)
SCALE = WIDTH / (EAST - WEST)
HEIGHT = round((SOUTH - NORTH) * SCALE)
_STEP = 11.0
"""Length of the straight parts of a border, in units of the canvas."""
_SHAKE = 0.085
"""How far a border leaves the straight line, as a share of its length."""
_BEND = 0.07
"""How far a road bends away from the straight line."""

Track = tuple[Point, ...]


def pixel(at: Point) -> tuple[int, int]:
    """The pixel of a point of the canvas."""
    return round((at[0] - WEST) * SCALE), round((at[1] - NORTH) * SCALE)


def _chance(*numbers: float) -> float:
    """A number from -1 to 1 that depends on the arguments alone."""
    return zlib.crc32(repr(numbers).encode()) / 0x7FFFFFFF - 1


def _shaken(a: Point, b: Point, share: float) -> list[Point]:
    """Points from a to b, without a. Midpoints are moved aside again and again."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if math.hypot(dx, dy) < _STEP:
        return [b]
    aside = share * _chance(round(a[0], 2), round(a[1], 2), round(b[0], 2), round(b[1], 2))
    middle = ((a[0] + b[0]) / 2 - dy * aside, (a[1] + b[1]) / 2 + dx * aside)
    return [*_shaken(a, middle, share * 1.15), *_shaken(middle, b, share * 1.15)]


def edge(a: Point, b: Point) -> list[Point]:
    """The border between two corners, without the first. The points are the same in either
    direction."""
    if a <= b:
        return _shaken(a, b, _SHAKE)
    return [*reversed(_shaken(b, a, _SHAKE)[:-1]), b]


@cache
def outline(polygon: tuple[tuple[int, int], ...]) -> Track:
    """A closed outline with shaky borders; neighbours that share corners share the border."""
    ring = [*polygon, polygon[0]]
    return tuple(point for a, b in pairwise(ring) for point in edge(a, b))


def bow(a: Point, b: Point, bend: float) -> Track:
    """A slightly bent line from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cx, cy = (a[0] + b[0]) / 2 - dy * bend, (a[1] + b[1]) / 2 + dx * bend
    steps = max(4, round(math.hypot(dx, dy) / 8))
    parts = [k / steps for k in range(steps + 1)]
    return tuple(
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * cx + t * t * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * cy + t * t * b[1],
        )
        for t in parts
    )


@cache
def road(key: str, one: int, other: int) -> Track:
    """The line of a road between two sites, given by their numbers on this side of the map."""
    sites = side(key).sites
    a, b = sorted((sites[one].at, sites[other].at))
    return bow(a, b, _BEND if _chance(*a, *b) > 0 else -_BEND)


@cache
def roads(key: str) -> tuple[Track, ...]:
    """All roads of a side."""
    return tuple(road(key, one, other) for one, other in side(key).roads)


@cache
def land() -> tuple[Track, ...]:
    """Outlines of everything that is not sea."""
    return (*[outline(realm.polygon) for realm in box().realms], decor("steppe"))


@cache
def shores() -> tuple[Track, ...]:
    """The parts of all outlines where the nine states or the steppe meet anything else."""
    areas = [_area(a.polygon) for a in (*box().realms, *box().decor)]
    edges = [pair for polygon in areas for pair in pairwise((*polygon, polygon[0]))]
    known = set(edges)
    return tuple((a, *edge(a, b)) for a, b in edges if (b, a) not in known)


@cache
def decor(key: str) -> Track:
    """The outline of a decorative area. Raises `StopIteration` for an unknown one."""
    return outline(_area(next(area.polygon for area in box().decor if area.key == key)))


def _area(polygon: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """A polygon whose corners on the rim of the canvas are moved out of sight."""
    return tuple((_beyond(x, 1000), _beyond(y, 700)) for x, y in polygon)


def _beyond(value: int, most: int) -> int:
    """A coordinate on the rim of the canvas moved out of sight."""
    return -90 if value == 0 else most + 90 if value == most else value


def inside(at: Point, track: Sequence[Point]) -> bool:
    """Whether a point lies inside a closed outline."""
    x, y = at
    crossed = False
    x0, y0 = track[-1]
    for x1, y1 in track:
        if (y0 > y) != (y1 > y) and x < x0 + (x1 - x0) * (y - y0) / (y1 - y0):
            crossed = not crossed
        x0, y0 = x1, y1
    return crossed


def away(at: Point, points: Sequence[Point]) -> float:
    """The distance from a point to the nearest of some others."""
    return min(map(partial(math.dist, at), points))


@cache
def realm_of(state: str) -> Realm:
    """A state by its name. Raises `StopIteration` for an unknown one."""
    return next(realm for realm in box().realms if realm.key == state)


@cache
def alliance_of(number: int) -> Alliance:
    """An alliance by its number. Raises `StopIteration` for an unknown one."""
    return next(alliance for alliance in box().alliances if alliance.number == number)
