"""A position of Ming Dynasty in words (`rules.describing`) and piece by piece (`rules.changes`).

What seats hold is public, too (A17).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from rules.changes import Placed
from rules.describing import Fact, Section, Yours, facts_in, filled, lasting, place
from rules.game import Event, Seat, of_kind
from rules.ming.moves import events
from rules.ming.position.box import PROVINCE_NUMBER, PROVINCES, REGION_NUMBER, box
from rules.ming.position.state import CARDS, regions_of
from rules.ming.told.turns import asked
from rules.ming.told.view import Province, Region, View
from rules.values import Counted

AREA = "area-"
"""Before the name of a province whose area is meant; a region may have the same name."""
NEUTRAL = "neutral"

BySeat: TypeAlias = tuple[tuple[Seat, int], ...]
"""How many of each seat that has any."""


class Turn(Fact):
    """Heading: the round, and who began it."""

    round: int = of_kind("number")
    start: Seat = of_kind("seat")


class Princes(Fact):
    """The region of each seat's prince."""

    seats: tuple[tuple[Seat, str], ...] = of_kind("seat region")


class ToPlace(Fact):
    """Courtiers that seats have still to place in this round (R7)."""

    seats: BySeat = of_kind("seat+count")


class NeutralToPlace(Fact):
    """Neutral courtiers that seats have still to place (R40)."""

    seats: BySeat = of_kind("seat+count")


class Passed(Fact):
    """The seats that have left the phase (R20)."""

    seats: tuple[Seat, ...] = of_kind("seats")


class CityScored(Fact):
    """The city being scored (R30)."""

    province: str = of_kind("province")


class RecallsLaid(Fact):
    """The seats that have laid return cards already (R30)."""

    seats: tuple[Seat, ...] = of_kind("seats")


class OwnRecall(Fact):
    """The number that the viewer has laid (R30)."""

    count: int = of_kind("recalled")


class GoingBack(Fact):
    """Courtiers that have still to go back from the city (R31)."""

    seats: BySeat = of_kind("seat+count")
    neutral: int = of_kind("count")


class ProvinceOf(Fact):
    """Heading: a province."""

    province: str = of_kind("province")


class AreaOf(Fact):
    """The area of a province on the rim: courtiers, the card beside it, and the tiles left."""

    province: str = place("province")
    courtiers: BySeat = of_kind("seat+count")
    card: str | None = of_kind("card")
    tiles: int = of_kind("count")


class RegionAt(Fact):
    """A region: courtiers in its open part, in the temple and in its houses of the city, and what
    crosses its borders (R15)."""

    region: str = place("region")
    courtiers: BySeat = of_kind("seat+count")
    neutral: int = of_kind("count")
    monk: Seat | None = of_kind("seat")
    houses: BySeat = of_kind("seat+count")
    neutral_houses: int = of_kind("count")
    borders: tuple[tuple[str, str], ...] = lasting("region card")


class Others(Fact):
    """Heading: what the others hold, and the piles."""


FACTS = (*facts_in(globals()), Yours)


def describe(view: View) -> tuple[Section, ...]:
    """The position in words: the round, what the viewer holds, each province with its regions, the
    other seats."""
    return filled(
        (Turn(view.round, view.start), _turn(view)),
        (Yours(), _yours(view)),
        *[(ProvinceOf(p.province), _province(view, p)) for p in view.provinces],
        (Others(), _others(view)),
    )


def _turn(view: View) -> Iterator[Fact]:
    """What is under way: princes, courtiers to place, seats that passed, and the city being
    scored."""
    yield Princes(tuple((s, region) for s, region in enumerate(view.princes) if region))
    if any(view.placing):
        yield ToPlace(_by_seat(view.placing))
    if any(view.neutral_left):
        yield NeutralToPlace(_by_seat(view.neutral_left))
    if any(view.passed):
        yield Passed(tuple(seat for seat, passed in enumerate(view.passed) if passed))
    if view.scoring is not None:
        yield CityScored(view.scoring)
    if any(view.laid):
        yield RecallsLaid(tuple(seat for seat, laid in enumerate(view.laid) if laid))
    if view.own_recall is not None:
        yield OwnRecall(view.own_recall)
    if any(view.returning) or view.neutral_returning:
        yield GoingBack(_by_seat(view.returning), view.neutral_returning)


def _by_seat(counts: Sequence[int]) -> BySeat:
    return tuple((seat, count) for seat, count in enumerate(counts) if count)


def _yours(view: View) -> Iterator[Event]:
    if view.viewer is not None:
        yield from _holdings(view, view.viewer)


def _holdings(view: View, seat: Seat) -> Iterator[Event]:
    yield _cards(view, seat)
    yield _tiles(view, seat)
    yield _supply(view, seat)


def _province(view: View, province: Province) -> Iterator[Fact]:
    courtiers = _by_seat(province.courtiers)
    yield AreaOf(province.province, courtiers, province.card, province.tiles)
    for at in regions_of(PROVINCE_NUMBER[province.province]):
        yield _region(view.regions[at])


def _region(region: Region) -> RegionAt:
    """A region with everything that stands in it."""
    return RegionAt(
        region.region,
        _by_seat(region.courtiers),
        region.neutral,
        region.monk,
        _by_seat(region.houses),
        region.neutral_houses,
        _borders(region.region),
    )


def _borders(region: str) -> tuple[tuple[str, str], ...]:
    """Neighbouring regions in the order of the box, each with what crosses the border."""
    crossed = {
        (border.other if border.one == region else border.one): border.transport
        for border in box().borders
        if region in (border.one, border.other)
    }
    return tuple(sorted(crossed.items(), key=lambda pair: REGION_NUMBER[pair[0]]))


def _others(view: View) -> Iterator[Event]:
    """What the other seats hold, then the piles."""
    for seat in range(len(view.princes)):
        if seat != view.viewer:
            yield from _holdings(view, seat)
    yield events.DeckLeft(view.deck, view.discards, view.dragons)
    yield events.CardsLeft(view.deck_cards, view.discard_cards)


def _cards(view: View, seat: Seat) -> Event:
    """The cards a seat holds."""
    return events.HandHeld(seat, _nonzero(CARDS, view.hands[seat]))


def _tiles(view: View, seat: Seat) -> Event:
    """The province tiles a seat holds."""
    return events.TilesHeld(seat, _nonzero(PROVINCES, view.tiles[seat]))


def _supply(view: View, seat: Seat) -> Event:
    """A seat's courtiers in the supply, and those taken from it that are still to be placed."""
    return events.SupplyHeld(seat, view.supply[seat] + view.placing[seat])


def _nonzero(names: Sequence[str], counts: Sequence[int]) -> Counted:
    return tuple((name, count) for name, count in zip(names, counts, strict=True) if count)


def pieces(view: View) -> Iterator[Placed]:
    """Everything on the board: princes, courtiers in open parts, temples and houses, and in
    province areas."""
    for seat, region in enumerate(view.princes):
        if region is not None:
            yield Placed(f"{region} prince", f"prince {seat}", unique=True)
    for region in view.regions:
        yield from _pieces_in(region)
    for province in view.provinces:
        yield from _courtiers(AREA + province.province, province.courtiers)


def _pieces_in(region: Region) -> Iterator[Placed]:
    """The pieces in a region, except princes."""
    key = region.region
    yield from _courtiers(key, region.courtiers, region.neutral)
    yield from _courtiers(f"{key} houses", region.houses, region.neutral_houses)
    if region.monk is not None:
        yield Placed(f"{key} temple", f"courtier {region.monk}")


def _courtiers(place: str, counts: Iterable[int], neutral: int = 0) -> Iterator[Placed]:
    """The courtiers on a place: those of every seat, and neutral ones."""
    for seat, count in enumerate(counts):
        if count:
            yield Placed(place, f"courtier {seat}", count)
    if neutral:
        yield Placed(place, f"courtier {NEUTRAL}", neutral)


def hand(view: View) -> tuple[Event, ...]:
    """What the viewer holds and must decide: what waits for it, its cards, courtiers and tiles."""
    seat = view.viewer
    if seat is None:
        return ()
    held = (_cards(view, seat), _supply(view, seat), _tiles(view, seat))
    waits = asked(view, seat)
    return held if waits is None else (waits, *held)


def remaining(view: View) -> tuple[Event, ...]:
    """What is still to come or in supply: the piles, and everybody's cards, tiles and courtiers
    (A17, R28)."""
    return (
        events.DeckLeft(view.deck, view.discards, view.dragons),
        events.CardsLeft(view.deck_cards, view.discard_cards),
        *[_cards(view, seat) for seat in range(view.seats)],
        *[_tiles(view, seat) for seat in range(view.seats)],
        *[_supply(view, seat) for seat in range(view.seats)],
    )
