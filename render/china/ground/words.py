"""Where names of states and sites stand, off everything else, and how large they are."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Mapping
from functools import cache

from render.china.ground.atlas import SCALE, Track, inside, outline, realm_of, roads
from render.patch import Patch
from render.pieces import Point, font
from render.scripts import Script, name_of
from rules.china.position.box import Realm, Site, box, side


def label_size(script: Script) -> float:
    """Size of the names of states."""
    return 36.0 if script.hanzi else 31.0


def label_weight(script: Script) -> float:
    """How bold the names of states are, as a share of their size; hanzi have more strokes."""
    return 0.012 if script.hanzi else 0.045


def name_size(script: Script) -> float:
    """Size of the names of sites."""
    return 15.0 if script.hanzi else 12.5


def named_beside(realm: Realm) -> bool:
    """Whether the name of a state stands beside its dragon seat instead of above it."""
    return abs(realm.seat[1] - realm.label[1]) < 12


def label_at(realm: Realm) -> tuple[float, float]:
    """The middle of a state's name; names keep off their seat."""
    x, y = realm.label
    if named_beside(realm):
        return (x + (4 if x > realm.seat[0] else -4), y - 2)
    crowded = any(math.dist(alliance.at, realm.label) < 50 for alliance in box().alliances)
    return x, y - (2 if crowded else 7)


def _half(text: str, size: float, script: Script) -> float:
    """Half the width of a text, with some room."""
    return font(size * SCALE, script).getlength(text) / SCALE / 2 + 2


@cache
def places(key: str, script: Script) -> Mapping[str, Point]:
    """The middle of every site's name."""
    taken = _taken(key, script)
    found: dict[str, Point] = {}
    for site in side(key).sites:
        best = min(_around(site, script), key=lambda spot: _cost(spot, taken, key, site))
        found[site.key] = (best.x, best.y)
        taken.append(best)
    return found


SEAL = 12.5
"""Half the side of the seal of a scored state."""


@cache
def seal_places(key: str, script: Script) -> Mapping[str, Point]:
    """The middle of the seal of every state: beside its name, off everything else."""
    taken = _taken(key, script)
    taken += [
        _named(site, at, script)
        for site, at in zip(side(key).sites, places(key, script).values(), strict=True)
    ]
    found: dict[str, Point] = {}
    for realm in box().realms:
        x, y = label_at(realm)
        beside = _half(name_of(realm, script), label_size(script), script) + SEAL + 0.5
        ways = ((beside, 0), (-beside, 0), (0, 27), (0, -27), (beside, -14), (-beside, -14))
        spots = [Patch(x + dx, y + dy, SEAL, SEAL) for dx, dy in ways]
        home = outline(realm.polygon)
        best = min(spots, key=lambda spot: _burden(spot, taken, home))
        found[realm.key] = (best.x, best.y)
    return found


def _burden(spot: Patch, taken: list[Patch], home: Track) -> float:
    """How badly a place suits: what it covers, and corners beyond the border."""
    covered = sum(spot.overlap(area) for area in taken)
    return covered + 60 * sum(not inside(at, home) for at in spot.corners())


def _named(site: Site, at: Point, script: Script) -> Patch:
    """What a site's name covers when it stands around a point."""
    size = name_size(script)
    return Patch(*at, _half(name_of(site, script), size, script), size * 0.62)


def _around(site: Site, script: Script) -> list[Patch]:
    """Below, right, left, above."""
    x, y = site.at
    beside = 24 + _named(site, site.at, script).wide
    ways = ((0, 25.5), (beside, 7), (-beside, 7), (beside - 7, 19), (7 - beside, 19), (0, -31))
    return [_named(site, (x + dx, y + dy), script) for dx, dy in ways]


def _taken(key: str, script: Script) -> list[Patch]:
    """What is drawn already where names of sites might go."""
    taken = [Patch(*site.at, 23, 20) for site in side(key).sites]
    taken += [Patch(*alliance.at, 16, 14) for alliance in box().alliances]
    for realm in box().realms:
        name = name_of(realm, script)
        size = label_size(script)
        taken += [Patch(*realm.seat, 24, 24)]
        taken += [Patch(*label_at(realm), _half(name, size, script), size * 0.45)]
    return taken


@cache
def _on_roads(key: str) -> tuple[Point, ...]:
    """Points close to one another on all roads, from west to east."""
    return tuple(sorted(point for track in roads(key) for point in track))


def _cost(spot: Patch, taken: list[Patch], key: str, site: Site) -> float:
    """How bad a spot is for a name: pieces covered, roads crossed, borders overstepped."""
    covered = sum(spot.overlap(area) for area in taken if (area.x, area.y) != site.at)
    points = _on_roads(key)
    first = bisect_left(points, (spot.x - spot.wide - 1, 0.0))
    last = bisect_left(points, (spot.x + spot.wide + 1, 0.0))
    crossed = sum(map(spot.holds, points[first:last]))
    home = outline(realm_of(site.state).polygon)
    abroad = sum(not inside(at, home) for at in spot.corners())
    preferred = 0.0 if spot.x == site.at[0] and spot.y > site.at[1] else 12.0
    return 2 * covered + 14 * crossed + 22 * abroad + preferred
