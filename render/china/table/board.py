"""The table: the map with everything on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from render.china.ground import words
from render.china.ground.atlas import alliance_of, realm_of
from render.china.ground.signs import SITE_RADIUS
from render.china.ground.words import SEAL, house, places, plate, seal_places
from render.china.table import parts
from render.china.table.reach import Marks
from render.china.table.table import corner
from render.parts import Part
from render.pieces import Patch
from rules.china.position.box import box, side
from rules.china.told.view import View


def everything(view: View, sheet: parts.EmptyMap, marks: Marks) -> Iterator[Part]:
    """Everything on the map, the lowest first."""
    yield from corner(sheet, view, marks.row)
    yield from standing(view, sheet, marks)


def standing(view: View, sheet: parts.EmptyMap, marks: Marks) -> Iterator[Part]:
    """Everything on the map except cards."""
    yield from _shadows(view, sheet)
    yield from _lines(view, sheet)
    yield from _bonds(view, sheet)
    yield from _sites_to_choose(view, sheet, marks)
    yield from _sites(view, sheet, marks)
    yield from (parts.number_part(sheet, house.site) for house in view.houses)
    yield from _plates(view, sheet)
    yield from _courts(view, sheet, marks)
    yield from (parts.label_part(sheet, realm.key) for realm in box().realms)
    yield from (parts.name_part(sheet, site) for site in named(view, sheet, marks.sites))


def _shadows(view: View, sheet: parts.EmptyMap) -> Iterator[Part]:
    """The shadows on the map. They lie below everything that shows who owns it."""
    for site in sorted({built.site for built in view.houses}.union(view.forts)):
        yield parts.house_shadow(sheet, site, site in view.forts)
    for court in view.courts:
        if any(court.emissaries):
            yield parts.court_shadow(sheet, court.state, court.emissaries)
    for scored in view.alliances:
        yield parts.tally_shadow(sheet, scored.number)


def named(view: View, sheet: parts.EmptyMap, marked: Mapping[str, str]) -> Iterator[str]:
    """The free sites whose names are shown: no other name and nothing on the map touches them."""
    built = {one.site for one in view.houses}
    free = [site for site in side(view.side).sites if site.key not in built]
    taken = [house(site) for site in side(view.side).sites if site.key in built.union(view.forts)]
    taken += [plate(alliance_of(scored.number)) for scored in view.alliances]
    taken += [words.court(realm_of(there.state)) for there in view.courts if any(there.emissaries)]
    seals = seal_places(sheet.side, sheet.script)
    taken += [Patch(*seals[there.state], SEAL, SEAL) for there in view.courts if there.scored]
    taken += [Patch(*site.at, CODE, CODE) for site in free if marked.get(site.key) == parts.CHOSEN]
    sites = {site.key: Patch(*site.at, SITE_RADIUS, SITE_RADIUS) for site in free}
    for site in free:
        name = places(sheet.side, sheet.script)[site.key]
        others = (area for key, area in sites.items() if key != site.key)
        if not any(name.overlap(area) for area in (*taken, *others)):
            taken.append(name)
            yield site.key


CODE = 24.5
"""Half the side of the sign of a site that can be picked."""


def _sites(view: View, sheet: parts.EmptyMap, marks: Marks) -> Iterator[Part]:
    """Houses, fortresses, and sites the hand can pay for."""
    seats = {house.site: house.seat for house in view.houses}
    for site in side(view.side).sites:
        key = site.key
        mark = marks.sites.get(key, "")
        if mark != parts.CHOSEN and (mark or key in seats or key in view.forts):
            yield parts.site_part(sheet, key, seats.get(key), key in view.forts, mark)


def _sites_to_choose(view: View, sheet: parts.EmptyMap, marks: Marks) -> Iterator[Part]:
    """The sites to choose from. They lie over everything else."""
    for key, mark in marks.sites.items():
        if mark == parts.CHOSEN:
            yield parts.site_part(sheet, key, None, key in view.forts, mark)


def _courts(view: View, sheet: parts.EmptyMap, marks: Marks) -> Iterator[Part]:
    """Dragon seats with emissaries or marks, and seals of scored states."""
    for court in view.courts:
        mark = marks.courts.get(court.state, "")
        if mark or any(court.emissaries):
            yield parts.court_part(sheet, court.state, court.emissaries, mark)
        if court.scored:
            yield parts.seal_part(sheet, court.state)


def _lines(view: View, sheet: parts.EmptyMap) -> Iterator[Part]:
    """The roads of lines that scored."""
    number = side(view.side).site_number
    for line in view.lines:
        for one, other in pairwise(line.sites):
            ends = sorted((number[one], number[other]))
            yield parts.road_part(sheet, ends[0], ends[1], line.seat)


def _bonds(view: View, sheet: parts.EmptyMap) -> Iterator[Part]:
    for scored in view.alliances:
        yield from parts.bond_parts(sheet, scored.number, scored.winners)


def _plates(view: View, sheet: parts.EmptyMap) -> Iterator[Part]:
    """The numbers of all alliances, with the points of those that have scored."""
    known = {scored.number: scored for scored in view.alliances}
    for alliance in box().alliances:
        scored = known.get(alliance.number)
        if scored:
            yield parts.tally_part(sheet, scored.number, scored.winners, scored.points)
        else:
            yield parts.plate_part(sheet, alliance.number)
