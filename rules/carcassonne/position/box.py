"""What is in the box: every tile in every turn, as read from `seeds/carcassonne/tiles.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from rules.box import SEEDS, BoxEntry, read_box

Sort: TypeAlias = Literal["city", "road", "field", "cloister"]
Role: TypeAlias = Literal["", "spring", "lake", "course"]

SIDES = "NESW"
HALVES = ("nnw", "nne", "ene", "ese", "sse", "ssw", "wsw", "wnw")
COMPASS = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""Sides and corners of a tile, clockwise."""
TURNS = (0, 90, 180, 270)
FOLLOWERS = 7
"""Followers of each seat that can be put on tiles (R2)."""


class Kind(BoxEntry):
    """One kind of tile as the seed file gives it, not turned; its header explains the words."""

    count: int
    sides: str
    role: Role = ""
    start: bool = False
    cities: tuple[str, ...] = ()
    pennant: bool = False
    roads: tuple[str, ...] = ()
    cloister: bool = False
    fields: tuple[str, ...] = ()
    stands: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Spot:
    """One feature of a turned tile, where a follower may stand."""

    name: str
    """As in `actions.Deploy`: `city`, `road-n`, `field-ese`, ..."""
    place: str
    """The word by which it is told. A field among several is told by where its follower stands on
    the tile (`field-sw`): no half of a side says that."""
    sort: Sort
    index: int
    """Its place in the tile's own list of cities, roads or fields (0 for a cloister)."""
    sides: tuple[int, ...] = ()
    """Sides a city or road reaches, N E S W = 0..3, on the table."""
    halves: tuple[int, ...] = ()
    """Halves a field reaches, 0..7 clockwise from the west half of the north side."""
    pennants: int = 0
    cities: tuple[int, ...] = ()
    """Of a field: the indexes of the cities it lies against."""


@dataclass(frozen=True, slots=True)
class Turned:
    """A kind of tile as it lies on the table, turned clockwise by `turn` degrees."""

    kind: str
    turn: int
    sides: str
    """What the sides N, E, S, W show: C, R, F or W."""
    role: Role
    spots: tuple[Spot, ...]
    """Cities, then roads, fields and the cloister, each in the order of the seed file."""
    number: Mapping[str, int] = field(repr=False)
    """Position in `spots` by name."""
    ports: tuple[tuple[int, int, int], ...] = field(repr=False)
    """By side: the positions in `spots` of its city or road, of the field on its first half, and of
    the field on its second half; -1 for none."""
    cloister: int
    """Position of the cloister in `spots`, -1 without one."""


@cache
def box() -> Mapping[str, Kind]:
    """All kinds by key, in the order of the seed file."""
    return MappingProxyType(read_box(dict[str, Kind], SEEDS / "carcassonne" / "tiles.toml"))


@cache
def turned(kind: str, turn: int) -> Turned:
    """The kind turned clockwise by 0, 90, 180 or 270 degrees. Raises `KeyError` otherwise."""
    tile, quarters = box()[kind], turn // 90
    spots = (*_cities(tile, quarters), *_roads(tile, quarters), *_fields(tile, quarters))
    if tile.cloister:
        spots = (*spots, Spot("cloister", "cloister", "cloister", 0))
    sides = "".join(tile.sides[(side - quarters) % 4] for side in range(4))
    number = MappingProxyType({spot.name: at for at, spot in enumerate(spots)})
    cloister = number.get("cloister", -1)
    return Turned(kind, turn, sides, tile.role, spots, number, _ports(spots), cloister)


def spots(kind: str, turn: int) -> tuple[Spot, ...]:
    """Every place for a follower on a turned tile. Nobody may use those of the spring (R37)."""
    return turned(kind, turn).spots


@cache
def different_turns(kind: str) -> tuple[int, ...]:
    """The turns that look different, each by its smallest angle: (0, 90) for a straight road."""
    return tuple(turn for turn in TURNS if same_look(kind, turn) == turn)


@cache
def same_look(kind: str, turn: int) -> int:
    """The smallest turn in which the tile lies just the same."""
    return next(t for t in TURNS if _look(turned(kind, t)) == _look(turned(kind, turn)))


def _look(tile: Turned) -> object:
    """Everything on the turned tile, without names and order: equal for turns that look alike."""
    city_sides = [spot.sides for spot in tile.spots if spot.sort == "city"]
    return tile.sides, frozenset(
        (s.sort, s.sides, s.halves, s.pennants, frozenset(city_sides[c] for c in s.cities))
        for s in tile.spots
    )


def _cities(tile: Kind, quarters: int) -> tuple[Spot, ...]:
    """The cities of a tile after some quarter turns."""
    places = [_turn_sides(sides, quarters) for sides in tile.cities]
    names = [_name("city", place[0], places) for place in places]
    return tuple(
        Spot(name, name, "city", i, place, pennants=int(tile.pennant and not i))
        for i, (name, place) in enumerate(zip(names, places, strict=True))
    )


def _roads(tile: Kind, quarters: int) -> tuple[Spot, ...]:
    """The roads of a tile after some quarter turns."""
    places = [_turn_sides(sides, quarters) for sides in tile.roads]
    names = [_name("road", place[0], places) for place in places]
    return tuple(
        Spot(name, name, "road", i, place)
        for i, (name, place) in enumerate(zip(names, places, strict=True))
    )


def _fields(tile: Kind, quarters: int) -> tuple[Spot, ...]:
    """The fields of a tile after some quarter turns, without their final names."""
    spots: list[Spot] = []
    for index, text in enumerate(tile.fields):
        reach, _, against = text.partition("|")
        halves = tuple(sorted((HALVES.index(h) + 2 * quarters) % 8 for h in reach.split()))
        name = place = "field"
        if len(tile.fields) > 1:
            towards = COMPASS[(COMPASS.index(tile.stands[index]) + 2 * quarters) % 8]
            name, place = f"field-{HALVES[halves[0]]}", f"field-{towards}"
        cities = tuple(tile.cities.index(city) for city in against.split())
        spots.append(Spot(name, place, "field", index, halves=halves, cities=cities))
    return tuple(spots)


def _name(sort: Sort, first_side: int, all_of_sort: list[tuple[int, ...]]) -> str:
    """The name of a spot: its sort alone if the tile has one of that sort, else with its first
    side."""
    return sort if len(all_of_sort) == 1 else f"{sort}-{SIDES[first_side].lower()}"


def _turn_sides(sides: str, quarters: int) -> tuple[int, ...]:
    return tuple(sorted((SIDES.index(side) + quarters) % 4 for side in sides))


def _ports(spots: tuple[Spot, ...]) -> tuple[tuple[int, int, int], ...]:
    """By side: the positions of its road or city and of its two half-edge fields; -1 for none."""
    by_side = {side: at for at, spot in enumerate(spots) for side in spot.sides}
    by_half = {half: at for at, spot in enumerate(spots) for half in spot.halves}
    return tuple(
        (by_side.get(s, -1), by_half.get(2 * s, -1), by_half.get(2 * s + 1, -1)) for s in range(4)
    )
