"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.china.ground.atlas import SCALE, WIDTH, pixel, realm_of
from render.china.ground.signs import SEAT_RADIUS
from render.china.ground.words import (
    NUMBER,
    SEAL,
    label_patch,
    numbers,
    places,
    plate,
    seal_places,
)
from render.china.table.board import CODE, named
from render.china.table.parts import CHOSEN, COUNT, EmptyMap, counts, stands
from render.marks import Box, around, draw_marks, marks
from render.pieces import Patch, Point
from rules.changes import Change
from rules.china.position.box import box, side
from rules.china.told.describing import pieces
from rules.china.told.view import View
from rules.narrow import Choice

_PIECE = 19.5
"""Half the side of a piece on a site, in units of the canvas."""
_ROBE = 0.4
"""Half the side of an emissary, as a share of its size."""
_FIGURE = 10.0
"""Half the side of the number of a free site, in units of the canvas."""


@dataclass(frozen=True, slots=True)
class DrawnMap:
    """The map in the picture. It begins `top` pixels below the upper edge."""

    view: View
    sheet: EmptyMap
    marked: Mapping[str, str]
    """How sites are marked."""
    top: int

    def find(self, place: str, piece: str, count: int) -> Box:
        """The box of a piece: a house or fortress on a site, emissaries at a dragon seat, or the
        seal of a state."""
        key, _, seal = place.partition(" ")
        if seal:
            return self._box_around(seal_places(self.sheet.side, self.sheet.script)[key], SEAL)
        sites = side(self.sheet.side)
        if key in sites.site_number:
            x, y = sites.sites[sites.site_number[key]].at
            return self._box_around((x, y - 1), _PIECE)
        return self._emissaries(key, piece)

    def _emissaries(self, state: str, piece: str) -> Box:
        """The box of the emissaries of one seat at a dragon seat; of all emissaries if no seat is
        named."""
        at, seat = realm_of(state).seat, piece.removeprefix("emissary ")
        court = next(court for court in self.view.courts if court.state == state)
        place = stands(court.emissaries).get(int(seat)) if seat else None
        if place is None:
            return self._box_around(at, SEAT_RADIUS)
        x, y, size = place
        return self._box_around((at[0] + x, at[1] + y), size * _ROBE)

    def lettering(self) -> Iterator[Box]:
        """The boxes that marks keep clear of. These are what is told above, names, and the numbers
        of sites, alliances and emissaries."""
        yield 0, 0, WIDTH, self.top
        key, script = self.sheet.side, self.sheet.script
        yield from (self._of(label_patch(realm, script)) for realm in box().realms)
        yield from (self._of(places(key, script)[site]) for site in self._site_names())
        yield from (self._of(plate(alliance)) for alliance in box().alliances)
        built = {house.site for house in self.view.houses}
        for site in side(key).sites:
            (x, y), (dx, dy) = site.at, numbers(key, script)[site.key]
            if site.key in built:
                yield self._box_around((x + dx, y + dy), NUMBER)
            else:
                half = CODE if self.marked.get(site.key) == CHOSEN else _FIGURE
                yield self._box_around(site.at, half)
        for court in self.view.courts:
            for x, y in counts(court.emissaries).values():
                seat = realm_of(court.state).seat
                yield self._box_around((seat[0] + x, seat[1] + y), COUNT)

    def _site_names(self) -> Iterator[str]:
        return named(self.view, self.sheet, self.marked)

    def _of(self, patch: Patch) -> Box:
        x, y = pixel((patch.x, patch.y))
        return around((x, y + self.top), patch.wide * SCALE, patch.high * SCALE)

    def _box_around(self, at: Point, half: float) -> Box:
        x, y = pixel(at)
        return around((x, y + self.top), half * SCALE, half * SCALE)


def draw_changes(
    canvas: Canvas, drawn_map: DrawnMap, changes: Sequence[Change], choice: Choice | None
) -> None:
    """Marks what changed. Sites and states that may be chosen are never marked."""
    if not changes:
        return
    standing = {entry.place for entry in pieces(drawn_map.view)}
    chosen = choice.values if choice and choice.kind in ("site", "state") else ()
    taken = [drawn_map.find(place, "", 1) for place in chosen]
    avoid = [
        drawn_map.find(entry.place, entry.piece, entry.count) for entry in pieces(drawn_map.view)
    ]
    all_marks = marks(changes, drawn_map.find, standing, taken)
    draw_marks(canvas, all_marks, avoid, [*drawn_map.lettering()])
