"""Quiet mountains where nothing else ever stands, in the colour of their province."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from random import Random

from render.brush import Brush
from render.ming.ground import colours as c
from render.ming.ground.atlas import GROWN, province_of
from render.ming.ground.places import patches
from render.pieces import Patch, Point
from render.scripts import Script
from rules.ming.position.box import Region, box

_RANGES = ((3, 50.0, 25.0), (2, 34.0, 21.0))
"""For each number of peaks side by side: the width and height they need, the largest first."""
_MOST = 2
"""The most ranges in one region."""
_STEP = 5
_APART, _FROM_BORDER = 5.0, 5.0
_PEAK: tuple[Point, ...] = (
    (-0.5, 0), (-0.36, -0.3), (-0.26, -0.4), (-0.16, -0.74), (-0.06, -0.88), (0, -1),
)  # fmt: skip
"""The outline of the western side of a peak, upwards, as shares of its width and height."""


def paint_mountains(brush: Brush) -> None:
    """Paints up to a few ranges in every region."""
    for region in box().regions:
        luck = Random(region.key)
        for peaks, spot in _spots(region, luck):
            _range(brush, region.province, peaks, spot, luck)


def _spots(region: Region, luck: Random) -> Iterator[tuple[int, Patch]]:
    """The places of ranges in a region, each with the number of its peaks."""
    taken = [patch for script in Script for patch in patches(region, script).values()]
    grid = _grid(region)
    luck.shuffle(grid)
    count = 0
    for peaks, wide, high in _RANGES:
        for x, y in grid:
            spot = Patch(x, y, wide / 2, high / 2)
            if count < _MOST and _free(region, spot, taken):
                count += 1
                taken.append(Patch(x, y, wide, high))
                yield peaks, spot


def _grid(region: Region) -> list[Point]:
    across, down = ([round(at[k]) for at in region.polygon] for k in (0, 1))
    rows = range(min(down), max(down), _STEP)
    return [(x, y) for x in range(min(across), max(across), _STEP) for y in rows]


def _free(region: Region, spot: Patch, taken: Sequence[Patch]) -> bool:
    """Whether a place is inside the region, clear of its border, the city and everything
    written."""
    room = Patch(spot.x, spot.y, spot.wide + _APART, spot.high + _APART)
    if any(room.overlap(patch) for patch in taken):
        return False
    province = province_of(region.province)
    points = [*region.polygon, *(border.at for border in box().borders)]
    edge = Patch(spot.x, spot.y, spot.wide + _FROM_BORDER, spot.high + _FROM_BORDER)
    return (
        not any(edge.holds(point) for point in points)
        and math.dist((spot.x, spot.y), province.centre) > province.radius * GROWN + spot.wide
        and _within(region.polygon, (spot.x, spot.y))
    )


def _within(polygon: Sequence[Point], at: Point) -> bool:
    """Whether a point is inside a polygon. It is if a line from it to the west crosses the outline
    an odd number of times."""
    inside = False
    for (x0, y0), (x1, y1) in zip(polygon, (*polygon[1:], polygon[0]), strict=True):
        if (y0 > at[1]) != (y1 > at[1]) and at[0] > x0 + (x1 - x0) * (at[1] - y0) / (y1 - y0):
            inside = not inside
    return inside


def _range(brush: Brush, province: str, peaks: int, spot: Patch, luck: Random) -> None:
    """Paints peaks side by side with mist at their feet. The middle one is the highest and stands
    behind the others."""
    foot = spot.y + spot.high
    each = 2 * spot.wide / (1 + 0.62 * (peaks - 1))
    for at in sorted(range(peaks), key=lambda at: abs(at - peaks // 2)):
        high = 2 * spot.high * (1 if at == peaks // 2 else luck.uniform(0.62, 0.76))
        x = spot.x - spot.wide + each * (0.5 + 0.62 * at)
        _peak(brush, province, (x, foot), each, high)
    for _ in range(peaks):
        x, wide = spot.x + luck.uniform(-0.6, 0.6) * spot.wide, spot.wide * 0.5
        brush.line(((x - wide, foot), (x + wide, foot)), 2.6, c.shades(province)[2])


def _peak(brush: Brush, province: str, foot: Point, wide: float, high: float) -> None:
    """Paints one peak, lit from the north-west."""
    x, y = foot
    west = [(x + px * wide, y + py * high) for px, py in _PEAK]
    east = [(x - px * wide * (1.04 + py * 0.1), y + py * high) for px, py in _PEAK]
    top = west[-1]
    lit, dark = c.edges(province)
    edge, *_, pale = c.shades(province)
    ridge = [top, (x + 0.06 * wide, y - 0.62 * high), (x - 0.04 * wide, y - 0.36 * high)]
    brush.shape([*west, *reversed(east)], edge)
    brush.shape([*west, *ridge[1:], (x + 0.08 * wide, y)], pale)
    brush.line([(px + 0.5, py + 0.6) for px, py in west[1:]], 0.9, lit)
    brush.line([*west[2:], *reversed(east[3:])], 0.9, dark)
