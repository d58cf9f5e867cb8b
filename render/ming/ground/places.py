"""Where name, courtiers, temple and prince of a region stand: near the box's points for them, moved
as little as keeps them in their region and off everything else."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from PIL import Image, ImageDraw

from render.ming.ground.atlas import GROWN, SCALE, province_of, row_of
from render.patch import Patch
from render.pieces import Point, font
from render.scripts import Script, name_of
from rules.ming.position.box import Region, box

_SIGN = 14.5
_ROW, _TEMPLE, _PRINCE = (47.0, 13.0), (17.0, 16.5), (14.5, 19.0)
_ABROAD, _COVERED = 70.0, 0.25
"""What a corner outside the region and a unit of covered area cost, in units of way."""
_STEP = 5


@dataclass(frozen=True, slots=True)
class Spots:
    """The middle of what stands in a region."""

    label: Point
    row: Point
    temple: Point
    prince: Point


def name_size(script: Script) -> float:
    """Size of the names of regions, in units of the canvas."""
    return 24.0 if script.hanzi else 19.0


class _Finder:
    """Looks for places in one region."""

    def __init__(self, region: Region) -> None:
        self.home = Image.new("1", (1000, 700), 0)
        ImageDraw.Draw(self.home).polygon(list(region.polygon), fill=1)
        borders = (b for b in box().borders if region.key in (b.one, b.other))
        self.taken = [Patch(*border.at, _SIGN, _SIGN) for border in borders]
        city = province_of(region.province)
        self.city = (city.centre, city.radius * GROWN + 1)

    def place(
        self, wish: Point, size: tuple[float, float], far: tuple[int, int], way: float = 1.0
    ) -> Point:
        """The best middle for a patch of these half sides, at most `far` from where it should be;
        then it is taken. A unit of way costs `way`."""
        wide, high = size
        steps = [range(-reach, reach + 1, _STEP) for reach in far]
        found = [
            Patch(wish[0] + dx, wish[1] + dy, wide, high) for dx in steps[0] for dy in steps[1]
        ]
        ways = [math.dist((patch.x, patch.y), wish) * way for patch in found]
        best = self._best(found, ways)
        self.taken.append(best)
        return best.x, best.y

    def _best(self, found: Sequence[Patch], ways: Sequence[float]) -> Patch:
        """The cheapest, the first of several; those whose way alone costs more are not tried."""
        least, best = math.inf, 0
        for at in sorted(range(len(found)), key=lambda at: ways[at]):
            if ways[at] > least:
                break
            least, best = min((least, best), (ways[at] + self._burden(found[at]), at))
        return found[best]

    def _burden(self, patch: Patch) -> float:
        """What it costs to stand there, the way left out: over other things, out of its region."""
        covered = sum(patch.overlap(other) for other in self.taken)
        covered += _depth(patch, *self.city)
        return covered * _COVERED + _ABROAD * self._abroad(patch)

    def _abroad(self, patch: Patch) -> int:
        """How many corners lie outside the region."""
        corners = [(round(x), round(y)) for x, y in patch.corners()]
        return sum(
            not (0 <= x < 1000 and 0 <= y < 700 and self.home.getpixel((x, y))) for x, y in corners
        )


def _depth(patch: Patch, centre: Point, radius: float) -> float:
    """How deep a patch lies in a disc, as an area."""
    dx = max(0.0, abs(patch.x - centre[0]) - patch.wide)
    dy = max(0.0, abs(patch.y - centre[1]) - patch.high)
    return max(0.0, radius - math.hypot(dx, dy)) * 20


def _spots(region: Region, script: Script) -> Spots:
    finder, size = _Finder(region), name_size(script)
    name = name_of(region, script)
    wide = font(size * SCALE, script).getlength(name) / SCALE / 2 + 3
    x, y = region.label
    label = finder.place((x, y - 3), (wide, size * 0.46), (25, 5))
    x, y = row_of(region)
    row = finder.place((x, y + 1), _ROW, (25, 15))
    return Spots(
        label,
        row,
        finder.place(region.temple, _TEMPLE, (40, 40)),
        finder.place(region.prince, _PRINCE, (120, 120), 0.4),
    )


@cache
def spots(script: Script) -> Mapping[str, Spots]:
    """The places in every region, with names in one script."""
    return MappingProxyType({region.key: _spots(region, script) for region in box().regions})
