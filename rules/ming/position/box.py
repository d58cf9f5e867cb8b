"""What is in the box: the map and the cards (`seeds/ming/map.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from types import MappingProxyType
from typing import TypeAlias

from pydantic import Field, model_validator

from rules.box import SEEDS, BoxEntry, NamedEntry, read_box

ROUNDS = 6
SCORED = (2, 4, 6)
"""Rounds with a scoring (R6)."""
HAND = 5
"""Cards everybody holds after phase 2 (R9)."""
COURTIERS = 30
"""To play with; the 31st marks the score (R3)."""
PLACED = 5
"""Courtiers a seat places in a round (R7)."""
DEPLOYED = 3
"""The most courtiers of one deployment (R17)."""
NEUTRAL = 3
"""Neutral courtiers a seat places before a pair of rounds, and the most in a region (R40)."""
MOST_SEATS = 4

Point: TypeAlias = tuple[float, float]
"""On a canvas of 1000 x 700, from the top left corner downwards."""
Rectangle: TypeAlias = tuple[float, float, float, float]
"""Left edge, top edge, width and height on the same canvas."""


class TableLayout(BoxEntry):
    """Where things lie that belong to no province."""

    deck: Rectangle
    discards: Rectangle
    dragons: Rectangle
    rounds: tuple[Point, ...]
    """A circle for the marker of each round."""
    radius: float


class Transport(BoxEntry):
    """A way to cross a border."""

    key: str
    simplified: str
    traditional: str
    colour: str


class City(NamedEntry):
    """The names of a city."""


class Province(NamedEntry):
    """A province with its city, and its area on the rim."""

    key: str
    colour: str
    city: City
    centre: Point
    radius: float
    polygon: tuple[Point, ...]
    """The outline of the city."""
    area: Rectangle
    card: Rectangle
    spots: tuple[Point, ...]
    """In the area: where the courtiers of each colour stand."""


class Region(NamedEntry):
    """One of the three regions of a province."""

    key: str
    province: str
    label: Point
    """The middle of the name."""
    open: tuple[Point, ...]
    """Where the courtiers of each colour stand in the open part."""
    temple: Point
    prince: Point
    houses: tuple[Point, ...]
    polygon: tuple[Point, ...]


class Border(BoxEntry):
    """Two regions that touch, and the transport that crosses between them (R15)."""

    one: str
    other: str
    transport: str
    at: Point
    line: tuple[Point, ...]


class Box(BoxEntry):
    """The seed file as it stands; its header explains the words."""

    cards: Mapping[str, int]
    """Movement cards by transport."""
    dragon_cards: int = Field(alias="dragons")
    returns: tuple[int, ...]
    """Values of the return cards of a seat (A1)."""
    tiles: int
    """Province tiles of each province."""
    table: TableLayout
    transports: tuple[Transport, ...]
    provinces: tuple[Province, ...]
    regions: tuple[Region, ...]
    borders: tuple[Border, ...]

    @model_validator(mode="after")
    def _enough_cards(self) -> Box:
        """Checks that the gap beside an area can always be filled (R11): not all cards fit in the
        hands."""
        needed = MOST_SEATS * HAND + len(self.provinces)
        if sum(self.cards.values()) < needed:
            raise ValueError(f"there must be {needed} movement cards or more")
        return self


@cache
def box() -> Box:
    """Everything in the box."""
    return read_box(Box, SEEDS / "ming" / "map.toml")


PROVINCES = tuple(province.key for province in box().provinces)
REGIONS = tuple(region.key for region in box().regions)
PROVINCE_NUMBER: Mapping[str, int] = MappingProxyType({key: at for at, key in enumerate(PROVINCES)})
REGION_NUMBER: Mapping[str, int] = MappingProxyType({key: at for at, key in enumerate(REGIONS)})


def deck() -> tuple[str, ...]:
    """The movement cards, not shuffled (R1)."""
    return tuple(card for card, count in box().cards.items() for _ in range(count))


@cache
def recallable(courtiers: int) -> tuple[int, ...]:
    """The numbers of courtiers that a seat with so many in the city may recall (R30, A1). They are
    the sums of one or more return cards. A sum above what it has counts as all."""
    cards = box().returns
    hands = (hand for size in range(1, len(cards) + 1) for hand in combinations(cards, size))
    return tuple(sorted({min(sum(hand), courtiers) for hand in hands}))
