"""Where a prince can go (R15, R16): borders, what crossing them takes, and moves that can end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from rules.game import Seat
from rules.ming.position.box import REGION_NUMBER, REGIONS, box
from rules.ming.position.state import CARDS, NOBODY, Hand

Regions: TypeAlias = int
"""A set of regions, one bit each."""

DRAGON = CARDS.index("dragon")


def _crossings() -> dict[tuple[int, int], int]:
    """By two regions that touch: the number of what crosses the border."""
    crossings = dict[tuple[int, int], int]()
    for border in box().borders:
        one, other = REGION_NUMBER[border.one], REGION_NUMBER[border.other]
        crossings[one, other] = crossings[other, one] = CARDS.index(border.transport)
    return crossings


CROSSINGS: Mapping[tuple[int, int], int] = MappingProxyType(_crossings())
"""By two regions that touch, either way round: the number in `CARDS` of what crosses the border."""

NEAR = tuple(
    tuple(
        (there, CROSSINGS[here, there])
        for there in range(len(REGIONS))
        if (here, there) in CROSSINGS
    )
    for here in range(len(REGIONS))
)
"""By region: the regions that touch it, each with what crosses the border."""


def occupied(princes: tuple[int, ...], seat: Seat) -> Regions:
    """The regions of other princes, in which this seat's prince may not end its move."""
    regions = 0
    for other, region in enumerate(princes):
        if other != seat and region != NOBODY:
            regions |= 1 << region
    return regions


def steps(region: int, hand: Hand, taken: Regions) -> Iterator[tuple[int, int]]:
    """Every step that a prince can take, as (region, card). Only steps after which the move can
    still end are included."""
    for there, transport in NEAR[region]:
        free = not taken >> there & 1
        for card in (transport, DRAGON):
            if hand[card] and (free or can_end(there, without(hand, card), taken)):
                yield there, card


def can_end(region: int, hand: Hand, taken: Regions) -> bool:
    """Whether a prince in a region can end its move there, or can go on until it can (R16, A13)."""
    return not taken >> region & 1 or any(True for _ in steps(region, hand, taken))


def without(hand: Hand, card: int) -> Hand:
    """The hand after playing a card."""
    horse, rickshaw, junk, dragon = (held - (at == card) for at, held in enumerate(hand))
    return horse, rickshaw, junk, dragon
