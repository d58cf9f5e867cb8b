"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.marks import Box, around, draw_marks, marks
from render.ming.ground.atlas import HEIGHT, SCALE, WIDTH, in_city, pixel, province_of, region_of
from render.ming.ground.pieces import half_width, look_of
from render.ming.ground.places import name_patch, spots
from render.ming.table import areas
from render.ming.table.board import count_courtiers, tenants
from render.ming.table.parts import in_row
from render.ming.table.reach import Marks
from render.pieces import Point
from render.scripts import Script
from rules.changes import Change, Placed
from rules.ming.position.box import PROVINCE_NUMBER, REGION_NUMBER, box
from rules.ming.told.describing import AREA, NEUTRAL, pieces
from rules.ming.told.view import Region, View

_PRINCE, _TEMPLE, _HOUSE, _FIGURE = (15.5, 20.5), (18.5, 18.5), 10.0, 9.0
"""Half the sides of frames of pieces, in units of the canvas."""


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """The map in the picture. It begins `top` pixels below the upper edge; the province areas
    follow."""

    view: View
    script: Script
    top: int

    def find(self, place: str, piece: str, count: int) -> Box:
        """The box of a piece: a prince, the temple, houses or a counter of a region, or a counter
        in an area."""
        key, _, part = place.partition(" ")
        owner = _owner(piece)
        if key.startswith(AREA):
            return self._area(key.removeprefix(AREA), owner)
        if part == "prince":
            return self._box_around(spots()[key].prince, *_PRINCE)
        if part == "temple":
            return self._box_around(spots()[key].temple, *_TEMPLE)
        region = self.view.regions[REGION_NUMBER[key]]
        return self._houses(region, owner, count) if part else self._counter(region, owner)

    def _box_around(self, at: Point, wide: float, high: float) -> Box:
        x, y = pixel(at)
        return around((x, y + self.top), wide * SCALE, high * SCALE)

    def lettering(self) -> Iterator[Box]:
        """The boxes that marks keep clear of. These are what is told above, names of regions and
        provinces, and the numbers of provinces, rounds, piles and courtiers."""
        yield 0, 0, WIDTH, self.top
        for region in box().regions:
            patch = name_patch(region, self.script)
            yield self._box_around((patch.x, patch.y), patch.wide, patch.high)
        for province in box().provinces:
            yield self._box_around(province.centre, _FIGURE, _FIGURE)
        table = box().table
        for at in table.rounds:
            yield self._box_around(at, table.radius, table.radius)
        for x, y, wide, high in (table.deck, table.discards, table.dragons):
            yield self._box_around((x + wide / 2, y + high / 2), wide / 2, high / 2)
        for entry in pieces(self.view):
            if _is_counted(entry.place):
                yield _figure(self.find(entry.place, entry.piece, 1), entry)
        north = self.top + HEIGHT
        for province in box().provinces:
            west = areas.west_edge(PROVINCE_NUMBER[province.key])
            yield west, north, west + areas.heading(province, self.script), north + areas.HEADING

    def _counter(self, region: Region, owner: int | None) -> Box:
        """The box of a counter in the row of a region. A counter that is gone stood behind the
        others."""
        owners = [who for who, _ in count_courtiers(region.courtiers, region.neutral)]
        radius, row = in_row(owners or [owner])
        x, y = spots()[region.region].row
        x += row[owners.index(owner)] if owner in owners else row[-1]
        if owners and owner not in owners:
            x += radius * (half_width(owners[-1]) + half_width(owner))
        return self._box_around((x, y), radius + 1.5, radius + 1.5)

    def _houses(self, region: Region, owner: int | None, count: int) -> Box:
        """The box of the last houses of an owner, or of houses that became free."""
        there, home = tenants(region), region_of(region.region)
        numbers = [at for at, tenant in enumerate(there) if tenant == owner]
        free = list(range(len(there), len(home.houses)))
        points = [in_city(province_of(home.province), home.houses[at])
                 for at in (numbers or free or [0])[-count:]]  # fmt: skip
        west, east = min(x for x, _ in points), max(x for x, _ in points)
        north, south = min(y for _, y in points), max(y for _, y in points)
        middle = ((west + east) / 2, (north + south) / 2)
        return self._box_around(middle, (east - west) / 2 + _HOUSE, (south - north) / 2 + _HOUSE)

    def _area(self, province: str, owner: int | None) -> Box:
        """The box of a counter in the area of a province."""
        number = PROVINCE_NUMBER[province]
        x, y, side = areas.counter_at(owner or 0, self.view.seats)
        x, y = x + areas.west_edge(number), y + self.top + HEIGHT
        return x + 5, y + 5, x + side - 5, y + side - 5


def _figure(box: Box, entry: Placed) -> Box:
    """The box of the number on a counter; `box` is that of the counter."""
    (x0, y0, x1, y1), sign = box, look_of(_owner(entry.piece)).sign
    half = (x1 - x0) / 2
    middle = (x0 + x1) / 2, (y0 + y1) / 2 + half * (0.26 if sign == "triangle" else -0.07)
    return around(middle, half * (0.54 if entry.count < 10 else 0.8), half * 0.68)


def _is_counted(place: str) -> bool:
    """Whether courtiers on this place stand there as a counter with their number."""
    return place.startswith(AREA) or " " not in place


def _owner(piece: str) -> int | None:
    """The owner of a piece; None for neutral ones."""
    owner = piece.rpartition(" ")[2]
    return None if owner in (NEUTRAL, "") else int(owner)


def draw_changes(
    canvas: Canvas, drawn_map: DrawnMap, changes: Sequence[Change], marked: Marks
) -> None:
    """Marks what changed. Nothing is marked where the cost of a move of the prince is shown."""
    if not changes:
        return
    standing = {entry.place for entry in pieces(drawn_map.view)}
    free = set(marked.costs) - set(drawn_map.view.princes)
    taken = [drawn_map.find(f"{region} prince", "", 1) for region in free]
    all_marks = marks(changes, drawn_map.find, standing, taken)
    avoid = [drawn_map.find(e.place, e.piece, e.count) for e in pieces(drawn_map.view)]
    draw_marks(canvas, all_marks, avoid, [*drawn_map.lettering(), *taken])
