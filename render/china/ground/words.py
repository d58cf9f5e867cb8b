"""Where names of states and sites stand, off everything else, and how large they are."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from render.china.ground.atlas import SCALE, inside, outline, realm_of, roads
from render.fonts.faces import font
from render.pieces import Patch, Point
from render.scripts import Script, name_of
from rules.china.position.box import Alliance, Realm, Site, box, side


def label_size(script: Script) -> float:
    """The size of the names of states."""
    return 34.0 if script.hanzi else 29.0


def label_weight(script: Script) -> float:
    """How bold the names of states are, as a share of their size. Hanzi have more strokes."""
    return 0.012 if script.hanzi else 0.045


def name_size(script: Script) -> float:
    """The size of the names of sites."""
    return 19.0 if script.hanzi else 16.5


def _half(text: str, size: float, script: Script) -> float:
    """Half the width of a text, with some room added."""
    return font(size * SCALE, script).getlength(text) / SCALE / 2 + 2


SEAL = 12.5
"""Half the side of the seal of a scored state."""
_SITE, _HOUSE, _PLATE, _COURT = (18.0, 18.0), (25.0, 21.0), (23.0, 22.0), (34.0, 28.0)
"""Half the sides of a free site, of a house, of the plate of a scored alliance, and of a dragon
seat with emissaries all around."""


@cache
def places(key: str, script: Script) -> Mapping[str, Patch]:
    """By site: the area of its name while the site is free. As far as there is room, it is clear of
    everything that may ever stand on the map."""
    taken = fixtures(script)
    patches: dict[str, Patch] = {}
    for site in side(key).sites:
        spots = _name_patches(site, script)
        near = _near(spots, [*taken, *_others(key, site)])
        patches[site.key] = min(spots, key=lambda spot: _cost(spot, near, key, site))
        taken.append(patches[site.key])
    return patches


@cache
def seal_places(key: str, script: Script) -> Mapping[str, Point]:
    """By state: the middle of its seal, beside its name and clear of everything else."""
    taken = [*fixtures(script), *map(house, side(key).sites)]
    names = [*places(key, script).values()]
    points: dict[str, Point] = {}
    for realm in box().realms:
        label = label_patch(realm, script)
        beside, down = label.wide + SEAL, label.high + SEAL + 1.5
        ways = [(dx, dy) for dy in (0, -14, 20) for dx in (beside, -beside)]
        ways += [(0, down), (0, -down)]
        spots = [Patch(label.x + dx, label.y + dy, SEAL, SEAL) for dx, dy in ways]
        best = min(spots, key=lambda spot: _burden(spot, taken, names, realm))
        points[realm.key] = (best.x, best.y)
    return points


def _burden(spot: Patch, taken: list[Patch], names: list[Patch], realm: Realm) -> float:
    """How bad a place is for a seal; smaller is better. Counted are what it covers, its corners
    beyond the border, and whether it lies in another state, as if it belonged there. Covered names
    of free sites count half, because they are then not shown."""
    home, *others = [outline(r.polygon) for r in sorted(box().realms, key=lambda r: r is not realm)]
    covered = sum(map(spot.overlap, taken)) + sum(map(spot.overlap, names)) / 2
    beyond = sum(not inside(at, home) for at in spot.corners())
    abroad = any(inside((spot.x, spot.y), other) for other in others)
    return covered + 60 * beyond + 600 * abroad


@cache
def numbers(key: str, script: Script) -> Mapping[str, Point]:
    """By site: where its number stands beside its house, counted from the house's middle. It is the
    corner that is clearest of everything that may be near."""
    corners: dict[str, Point] = {}
    seals = (Patch(*at, SEAL, SEAL) for at in seal_places(key, script).values())
    taken = [*fixtures(script), *seals]
    for site in side(key).sites:
        x, y = site.at
        spots = [Patch(x + dx, y + dy, NUMBER, NUMBER) for dx, dy in _CORNERS]
        near = _near(spots, [*taken, *_others(key, site)])
        covered = [sum(map(spot.overlap, near)) for spot in spots]
        corners[site.key] = _CORNERS[covered.index(min(covered))]
    return corners


def arrange(key: str, script: Script) -> None:
    """Finds the places of words and numbers beforehand. The first time takes a while."""
    numbers(key, script)


NUMBER = 11.0
"""Half the side of the number beside a house."""
_CORNERS = ((18.0, 14.0), (-18.0, 14.0), (18.0, -15.0), (-18.0, -15.0))


def _others(key: str, site: Site) -> Iterator[Patch]:
    """The areas of the houses on all other sites."""
    return (house(other) for other in side(key).sites if other is not site)


def _near(spots: Sequence[Patch], areas: Sequence[Patch]) -> list[Patch]:
    """Those of some areas that places close to one another may touch."""
    west, east = min(s.x - s.wide for s in spots), max(s.x + s.wide for s in spots)
    north, south = min(s.y - s.high for s in spots), max(s.y + s.high for s in spots)
    wide, high = (east - west) / 2, (south - north) / 2
    return [*filter(Patch(west + wide, north + high, wide, high).overlap, areas)]


def house(site: Site) -> Patch:
    """The area of a house on a site."""
    return Patch(*site.at, *_HOUSE)


def plate(alliance: Alliance) -> Patch:
    """The area of the plate of an alliance that has scored."""
    return Patch(alliance.at[0], alliance.at[1] + 3, *_PLATE)


def court(realm: Realm) -> Patch:
    """The area of emissaries around a dragon seat."""
    return Patch(*realm.seat, *_COURT)


def label_patch(realm: Realm, script: Script) -> Patch:
    """The area of the name of a state."""
    size = label_size(script)
    return Patch(*realm.label, _half(name_of(realm, script), size, script), size * 0.56)


def fixtures(script: Script) -> list[Patch]:
    """The areas of everything but sites that stands, or may stand, on both sides of the map."""
    patches = [plate(alliance) for alliance in box().alliances]
    for realm in box().realms:
        patches += [court(realm), label_patch(realm, script)]
    return patches


def _name_patches(site: Site, script: Script) -> list[Patch]:
    """The possible areas of a site's name: below, right, left, above, and between these."""
    (x, y), size = site.at, name_size(script)
    wide, high = _half(name_of(site, script), size, script), size * 0.74
    beside, down = _SITE[0] + wide, _SITE[1] + high
    ways = [(0.0, down), (beside, 3.0), (-beside, 3.0), (0.0, -down - 1)]
    for dx in (wide * 0.6, wide + 6):
        ways += [(dx, down), (-dx, down), (dx, -down), (-dx, -down)]
    return [Patch(x + dx, y + dy, wide, high) for dx, dy in ways]


@cache
def _on_roads(key: str) -> tuple[Point, ...]:
    """Closely spaced points on all roads, from west to east."""
    return tuple(sorted(point for track in roads(key) for point in track))


def _cost(spot: Patch, taken: list[Patch], key: str, site: Site) -> float:
    """How bad an area is for a name: pieces covered, roads crossed, borders crossed."""
    covered = sum(map(spot.overlap, taken))
    points = _on_roads(key)
    first = bisect_left(points, (spot.x - spot.wide - 1, 0.0))
    last = bisect_left(points, (spot.x + spot.wide + 1, 0.0))
    crossed = sum(map(spot.holds, points[first:last]))
    home = outline(realm_of(site.state).polygon)
    abroad = sum(not inside(at, home) for at in spot.corners())
    preferred = 0.0 if spot.x == site.at[0] and spot.y > site.at[1] else 12.0
    return 5 * covered + 14 * crossed + 22 * abroad + preferred
