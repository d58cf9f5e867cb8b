"""Where what changed is in the picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from render.canvas import Canvas
from render.china.ground.atlas import SCALE, pixel, realm_of
from render.china.ground.signs import SEAT_RADIUS
from render.china.ground.words import SEAL, seal_places
from render.china.table.parts import EmptyMap, label_part, name_part
from render.marks import Box, around, draw_marks, marks, overlap
from render.parts import Part
from render.pieces import Point
from rules.changes import Change
from rules.china.position.box import box, side
from rules.china.told.describing import pieces
from rules.china.told.view import View
from rules.narrow import Choice

_PIECE = 19.5
"""Half the side of what stands on a site, in units of the canvas."""


@dataclass(frozen=True, slots=True)
class Shown:
    """The map in the picture, so many pixels below its top."""

    view: View
    sheet: EmptyMap
    top: int

    def find(self, place: str, piece: str, count: int) -> Box:
        """A house or fortress on its site, emissaries at a dragon seat, the seal of a state."""
        key, _, seal = place.partition(" ")
        if seal:
            return self._around(seal_places(self.sheet.side, self.sheet.script)[key], SEAL)
        sites = side(self.sheet.side)
        if key in sites.site_number:
            x, y = sites.sites[sites.site_number[key]].at
            return self._around((x, y - 1), _PIECE)
        return self._around(realm_of(key).seat, SEAT_RADIUS)

    def names(self) -> dict[Part, Box]:
        """The names of all sites and states, and where they are."""
        found = [name_part(self.sheet, site.key) for site in side(self.sheet.side).sites]
        found += [label_part(self.sheet, realm.key) for realm in box().realms]
        return {part: part.box((0, self.top)) for part in found}

    def _around(self, at: Point, half: float) -> Box:
        x, y = pixel(at)
        return around((x, y + self.top), half * SCALE, half * SCALE)


def draw_changes(
    canvas: Canvas, shown: Shown, changes: Sequence[Change], choice: Choice | None
) -> None:
    """Marks what changed; never on sites and states that may be chosen."""
    if not changes:
        return
    standing = {entry.place for entry in pieces(shown.view)}
    chosen = choice.values if choice and choice.kind in ("site", "state") else ()
    taken = [shown.find(place, "", 1) for place in chosen]
    names = shown.names()
    found = marks(changes, shown.find, standing, taken)
    houses = [shown.find(house.site, "", 1) for house in shown.view.houses]
    draw_marks(canvas, found, [*names.values(), *houses])
    for part, name in names.items():
        if any(overlap(name, mark.box) for mark in found):
            part.put(canvas, (0, shown.top))
