"""What is in the box: the two sides of the map and the cards (`seeds/china/map.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import MappingProxyType
from typing import Literal, TypeAlias

from pydantic import Field

from rules.box import SEEDS, BoxEntry, NamedEntry, read_box

HOUSES = 20
EMISSARIES = 8
"""The ninth marks the score (R2)."""
FORTRESSES = 1
"""Fortresses of a seat; only in the variant (R40)."""
HAND = 3
OPEN = 4
"""Cards that lie open (R4)."""
PAIR = "pair-"
"""Before the colour of a payment by a wild pair (R9)."""

Point: TypeAlias = tuple[int, int]
"""On a canvas of 1000 x 700, from the top left corner downwards."""


class Realm(NamedEntry):
    """One of the nine states; called a realm where `State` means a position of the game."""

    key: str
    colour: str
    seat: Point
    """The dragon seat, where emissaries stand."""
    label: Point
    polygon: tuple[Point, ...]


class Alliance(BoxEntry):
    """Two neighbouring states and the number on their border."""

    number: int
    one: str
    other: str
    at: Point


class Site(NamedEntry):
    """A place for one house."""

    key: str
    state: str
    at: Point
    only: Literal["", "a", "b"] = ""
    """The one side of the map that has this site; both have it when empty."""


class Decor(BoxEntry):
    """An area drawn for its looks only."""

    key: str
    polygon: tuple[Point, ...]


class Box(BoxEntry):
    """The seed file as it stands."""

    realms: tuple[Realm, ...] = Field(alias="states")
    alliances: tuple[Alliance, ...]
    sites: tuple[Site, ...]
    roads: Mapping[str, tuple[str, ...]]
    """By side of the map: two sites each, parted by a blank."""
    cards: Mapping[str, int]
    """Cards by colour; this is the order of the colours everywhere."""
    left_out: Mapping[int, int] = Field(alias="left-out")
    """By number of seats: cards of each colour that stay in the box (R3)."""
    decor: tuple[Decor, ...]


@dataclass(frozen=True, slots=True)
class Side:
    """One side of the map; states and sites are numbered in the order of the box."""

    key: str
    sites: tuple[Site, ...]
    roads: tuple[tuple[int, int], ...]
    site_number: Mapping[str, int] = field(repr=False)
    realm_of: tuple[int, ...] = field(repr=False)
    """By site: the state it lies in."""
    sites_in: tuple[range, ...] = field(repr=False)
    """By state: its sites."""
    spans: tuple[slice, ...] = field(repr=False)
    """By state: the part of a tuple over all sites that holds its sites."""
    near: tuple[int, ...] = field(repr=False)
    """By site: the sites at the other ends of its roads, one bit each."""


@cache
def box() -> Box:
    """Everything in the box."""
    return read_box(Box, SEEDS / "china" / "map.toml")


@cache
def side(key: str) -> Side:
    """The side `a` or `b` of the map. Raises `KeyError` for another."""
    sites = tuple(site for site in box().sites if site.only in ("", key))
    number = {site.key: at for at, site in enumerate(sites)}
    realm_of = tuple(realm_number()[site.state] for site in sites)
    roads = tuple(_road(number, pair) for pair in box().roads[key])
    firsts = [realm_of.index(realm) for realm in range(len(box().realms))]
    sites_in = tuple(
        range(first, first + realm_of.count(realm)) for realm, first in enumerate(firsts)
    )
    return Side(
        key=key,
        sites=sites,
        roads=roads,
        site_number=MappingProxyType(number),
        realm_of=realm_of,
        sites_in=sites_in,
        spans=tuple(slice(sites.start, sites.stop) for sites in sites_in),
        near=tuple(_near(roads, site) for site in range(len(sites))),
    )


@cache
def allied_realms() -> tuple[tuple[int, int], ...]:
    """By alliance, in the order of the box: the numbers of its two states."""
    number = realm_number()
    return tuple((number[alliance.one], number[alliance.other]) for alliance in box().alliances)


@cache
def realm_number() -> Mapping[str, int]:
    """The number of each state by its name, in the order of the box."""
    return MappingProxyType({realm.key: at for at, realm in enumerate(box().realms)})


@cache
def colours() -> tuple[str, ...]:
    """The colours of cards and states, in the order of the box."""
    return tuple(box().cards)


def deck(seats: int) -> tuple[str, ...]:
    """The cards played with, not shuffled (R3)."""
    out = box().left_out[seats]
    return tuple(colour for colour, count in box().cards.items() for _ in range(count - out))


def _road(number: Mapping[str, int], pair: str) -> tuple[int, int]:
    one, other = pair.split()
    return number[one], number[other]


def _near(roads: tuple[tuple[int, int], ...], site: int) -> int:
    ends = [one + other - site for one, other in roads if site in (one, other)]
    return sum(1 << end for end in ends)
