"""Where everything of the map is in the picture, and which lines are coast, border or path.

The box gives points on a canvas of 1000 x 700; pixels here count from the map's north-west corner.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import TypeAlias

from render import theme
from render.pieces import Point, part_way
from rules.ming.position.box import Province, Region, box

WIDTH = theme.detailed(1120)
UNIT = WIDTH / theme.PHONE_WIDTH
"""Pixels of a unit of text and rims."""
WEST, NORTH, EAST, SOUTH = 10, 8, 796, 696
"""The part of the canvas that is shown as the map; the province areas stand below it."""
SCALE = WIDTH / (EAST - WEST)
HEIGHT = round((SOUTH - NORTH) * SCALE)
GROWN = 1.14
"""Cities are drawn larger than they are in the box, so that their houses can be told apart."""

Track: TypeAlias = tuple[Point, ...]
Edge: TypeAlias = frozenset[Point]


def pixel(at: Point) -> tuple[int, int]:
    """The pixel of a point of the canvas."""
    return round((at[0] - WEST) * SCALE), round((at[1] - NORTH) * SCALE)


@cache
def region_of(key: str) -> Region:
    """A region by its name. Raises `StopIteration` for an unknown one."""
    return next(region for region in box().regions if region.key == key)


@cache
def province_of(key: str) -> Province:
    """A province by its name. Raises `StopIteration` for an unknown one."""
    return next(province for province in box().provinces if province.key == key)


@cache
def regions_in(province: str) -> tuple[Region, ...]:
    """The regions of a province."""
    return tuple(region for region in box().regions if region.province == province)


def in_city(province: Province, at: Point) -> Point:
    """A point of a city as it is drawn, which is further from the city's middle."""
    return part_way(province.centre, at, GROWN)


def row_of(region: Region) -> Point:
    """The middle of the row of courtiers in the open part."""
    count = len(region.open)
    return sum(x for x, _ in region.open) / count, sum(y for _, y in region.open) / count


@cache
def _owners() -> Mapping[Edge, tuple[str, ...]]:
    """By edge: the provinces to whose outlines it belongs. Outlines of cities count as well."""
    owners: dict[Edge, tuple[str, ...]] = {}
    outlines = [(region.polygon, region.province) for region in box().regions]
    outlines += [(province.polygon, province.key) for province in box().provinces]
    for polygon, owner in outlines:
        for ends in pairwise((*polygon, polygon[0])):
            owners[frozenset(ends)] = (*owners.get(frozenset(ends), ()), owner)
    return owners


def _sort(a: Point, b: Point) -> str:
    """The sort of an edge of the map: `coast`, `border` between provinces, or `path` within one."""
    owners = _owners()[frozenset((a, b))]
    if len(owners) == 1:
        return "coast"
    return "border" if len({*owners}) > 1 else "path"


def _tracks(region: Region, sorts: tuple[str, ...]) -> Iterator[Track]:
    """The parts of a region's outline that are of one of these sorts."""
    ring = (*region.polygon, region.polygon[0])
    track: list[Point] = []
    for a, b in pairwise(ring):
        if _sort(a, b) in sorts:
            track = track or [a]
            track.append(b)
        elif track:
            yield tuple(track)
            track = []
    if track:
        yield tuple(track)


@cache
def tracks(*sorts: str) -> tuple[Track, ...]:
    """All lines of these sorts: `coast`, `border` between provinces, `path` between regions of
    one."""
    return tuple(track for region in box().regions for track in _tracks(region, sorts))


@cache
def frontier(province: str) -> tuple[Track, ...]:
    """The outline of a province."""
    by_region = (_tracks(region, ("coast", "border")) for region in regions_in(province))
    return tuple(track for tracks in by_region for track in tracks)
