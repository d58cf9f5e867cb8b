"""A position of China in words (`rules.describing`) and piece by piece (`rules.changes`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.changes import Placed
from rules.china.moves import events
from rules.china.moves.drawing import count_by_colour
from rules.china.position.box import Realm, Side, box, side
from rules.china.told.view import View
from rules.describing import Fact, Section, Supplies, Turn, Yours, facts_in, filled, lasting, place
from rules.game import Event, Seat, of_kind
from rules.values import Tally


class BuildingIn(Fact):
    """The state in which a marker was placed this turn (R10)."""

    seat: Seat = of_kind("seat")
    state: str = of_kind("state")


class CardsNeeded(Fact):
    """Cards that the seat on turn has still to draw (R19)."""

    seat: Seat = of_kind("seat")
    count: int = of_kind("count")


class Cards(Fact):
    """Heading: open cards, pile and discards."""


class StateOf(Fact):
    """Heading: a state, and the cards that pay for it (R9)."""

    state: str = place("state")
    colour: str = lasting("card")


class CourtAt(Fact):
    """The emissaries of a state, and whether its houses are scored (R17)."""

    state: str = place("state")
    emissaries: Tally = of_kind("tally")
    scored: bool = of_kind("scored")


class SiteAt(Fact):
    """A site: whose house stands there, whether upon a fortress, and where its roads lead."""

    site: str = place("site")
    seat: Seat | None = of_kind("seat")
    fortress: bool = of_kind("fortress")
    roads: tuple[str, ...] = lasting("site")


class Alliances(Fact):
    """Heading: the numbers on the borders."""


class AllianceOf(Fact):
    """Two allied states (R33)."""

    number: int = place("number")
    one: str = lasting("state")
    other: str = lasting("state")


class Scored(Fact):
    """Heading: alliances and roads that scored in the end."""


class AllianceWon(Fact):
    """An alliance that scored (R33)."""

    number: int = of_kind("number")
    winners: tuple[Seat, ...] = of_kind("seats")
    points: int = of_kind("points")


class LineWon(Fact):
    """Houses in a line that scored (R36)."""

    seat: Seat = of_kind("seat")
    sites: tuple[str, ...] = of_kind("site")
    points: int = of_kind("points")


class Played(Fact):
    """The seat that began, the side of the map, and whether fortresses are played (R1, R40)."""

    seat: Seat = lasting("seat")
    side: str = lasting("option-side")
    fortresses: bool = lasting("fortress")


FACTS = (*facts_in(globals()), Turn, Yours, Supplies)


def describe(view: View) -> tuple[Section, ...]:
    """The position in words: the turn, what the viewer holds, open cards, states, alliances,
    supplies."""
    return filled(
        (Turn(), _turn(view)),
        (Yours(), hand(view)),
        (Cards(), _cards(view)),
        *[(StateOf(r.key, r.colour), _state(view, r)) for r in box().realms],
        (Alliances(), (AllianceOf(a.number, a.one, a.other) for a in box().alliances)),
        (Scored(), _awards(view)),
        (Supplies(), _supplies(view)),
    )


def _supply(view: View, seat: Seat) -> events.SupplyHeld:
    """The markers that a seat has not placed."""
    return events.SupplyHeld(
        seat, view.houses_left[seat], view.emissaries_left[seat], view.fortresses_left[seat]
    )


def _pile(view: View) -> events.PileLeft:
    """The cards in the pile, and how often it has been used up."""
    return events.PileLeft(view.pile, view.used_up, view.phase == "over")


def _turn(view: View) -> Iterator[Fact]:
    if view.state is not None:
        yield BuildingIn(view.turn, view.state)
    if view.needed:
        yield CardsNeeded(view.turn, view.needed)


def _cards(view: View) -> Iterator[Event]:
    """Open cards, the pile, discards, and cards known to be in others' hands."""
    yield events.RowOpen(count_by_colour(view.row))
    yield _pile(view)
    yield events.DiscardsOpen(count_by_colour(view.discards))
    for seat, cards in enumerate(view.taken):
        if cards and seat != view.viewer:
            yield events.TakenHeld(seat, count_by_colour(cards))


def _state(view: View, realm: Realm) -> Iterator[Fact]:
    """The court of a state, and each of its sites with what stands there."""
    court = next(court for court in view.courts if court.state == realm.key)
    yield CourtAt(court.state, court.emissaries, court.scored)
    board, owners = side(view.side), {house.site: house.seat for house in view.houses}
    for site in board.sites:
        if site.state == realm.key:
            roads = _roads(board, site.key)
            yield SiteAt(site.key, owners.get(site.key), site.key in view.forts, roads)


def _roads(board: Side, site: str) -> tuple[str, ...]:
    near = board.near[board.site_number[site]]
    return tuple(other.key for at, other in enumerate(board.sites) if near >> at & 1)


def _awards(view: View) -> Iterator[Fact]:
    for alliance in view.alliances:
        yield AllianceWon(alliance.number, alliance.winners, alliance.points)
    for line in view.lines:
        yield LineWon(line.seat, line.sites, line.points)


def _supplies(view: View) -> Iterator[Event]:
    yield from (_supply(view, seat) for seat in range(view.seats) if seat != view.viewer)
    yield Played(view.start, view.side, view.fortresses)


def pieces(view: View) -> Iterator[Placed]:
    """Everything on the board: houses and fortresses on sites, emissaries in states, seals of
    scored states."""
    for house in view.houses:
        yield Placed(house.site, f"house {house.seat}")
    for site in view.forts:
        yield Placed(site, "fortress")
    for court in view.courts:
        for seat, count in enumerate(court.emissaries):
            if count:
                yield Placed(court.state, f"emissary {seat}", count)
        if court.scored:
            yield Placed(f"{court.state} seal", "seal")


def hand(view: View) -> tuple[Event, ...]:
    """The cards and markers of the viewing seat; () for a spectator."""
    if view.viewer is None:
        return ()
    return (events.HandHeld(count_by_colour(view.hand)), _supply(view, view.viewer))


def remaining(view: View) -> tuple[Event, ...]:
    """What is still to come or in supply (A17). That is the pile, open and discarded cards, cards
    known to be in hands, and everybody's markers."""
    taken = [
        events.TakenHeld(seat, count_by_colour(held))
        for seat, held in enumerate(view.taken)
        if held
    ]
    return (
        _pile(view),
        events.RowOpen(count_by_colour(view.row)),
        events.DiscardsOpen(count_by_colour(view.discards)),
        *taken,
        *[_supply(view, seat) for seat in range(view.seats)],
    )
