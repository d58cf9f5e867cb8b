"""Who scores what: the houses of a state, alliances and roads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from rules.china.moves import events
from rules.china.position.box import Alliance, allied_realms, box, side
from rules.china.position.roads import lines
from rules.china.position.standing import houses_in, houses_on, markers_left
from rules.china.position.state import NOBODY, SOURCES, State
from rules.game import Event, Outcome, Seat, most_points, places
from rules.values import changed, replaced


def scores(state: State) -> tuple[int, ...]:
    """Points by seat."""
    return tuple(map(sum, state.points))


def house_points(houses: Sequence[int]) -> tuple[int, ...]:
    """The points of each seat for its number of houses in a state (R27-R30), fortresses aside. Most
    houses bring a point for every house there. Every other seat with houses gets as many points as
    a seat of the next higher number has houses."""
    ranks = sorted({count for count in houses if count}, reverse=True)
    worth = dict(zip(ranks, (sum(houses), *ranks), strict=False))
    return tuple(worth.get(count, 0) for count in houses)


@lru_cache(4096)
def points_on(houses: tuple[Seat, ...], forts: tuple[Seat, ...], seats: int) -> tuple[int, ...]:
    """The points of each seat for the houses on the sites of a state, doubled on fortresses (R43,
    A3)."""
    lucky = {owner for owner, fort in zip(houses, forts, strict=True) if fort >= 0}
    points = house_points(houses_on(houses, seats))
    return tuple(own * 2 if seat in lucky else own for seat, own in enumerate(points))


def fortified_seats(state: State, realm: int) -> tuple[Seat, ...]:
    """The seats with a house on a fortress in a state (R43)."""
    sites = side(state.side).sites_in[realm]
    owners = {state.houses[site] for site in sites if state.forts[site] >= 0}
    return tuple(sorted(owners - {NOBODY}))


def score_state(state: State, realm: int) -> tuple[State, Event]:
    """The position after a state was scored, and the event that tells it. A state is scored at once
    when it is full (R17), else at the end (R32)."""
    span, lucky = side(state.side).spans[realm], fortified_seats(state, realm)
    points = points_on(state.houses[span], state.forts[span], state.seats)
    houses = houses_in(state, realm)
    event = events.StateScored(box().realms[realm].key, houses, points, lucky, len(lucky))
    scored = tuple(done or at == realm for at, done in enumerate(state.scored))
    return _pay(replaced(state, scored=scored), "houses", points), event


def alliances(state: State) -> Iterator[tuple[Alliance, tuple[Seat, ...], int]]:
    """The alliances that bring points, in order, each with the seats that score and the points of
    each (R33-R35, A16)."""
    for alliance, (one, other) in zip(box().alliances, allied_realms(), strict=True):
        courts = state.emissaries[one], state.emissaries[other]
        winners = leaders_of_both(*courts)
        if winners:
            yield alliance, winners, sum(map(sum, courts))


@lru_cache(4096)
def leaders_of_both(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats that have most emissaries in both states; they share the alliance (R33)."""
    return tuple(
        seat for seat in range(len(one)) if leads_court(one, seat) and leads_court(other, seat)
    )


def final(state: State) -> tuple[State, list[Event]]:
    """The end of the game after the final scoring of houses, alliances and roads, and the events
    (R32-R38)."""
    happened: list[Event] = [events.FinalScoring()]
    for realm, scored in enumerate(state.scored):
        if not scored and any(houses_in(state, realm)):
            state, event = score_state(state, realm)
            happened.append(event)
    for alliance, winners, points in alliances(state):
        state = _pay(state, "alliances", _each(winners, points, state.seats))
        fact = (alliance.number, alliance.one, alliance.other, winners, len(winners), points)
        happened.append(events.AllianceScored(*fact))
    for seat in range(state.seats):
        for line in lines(state, seat):
            state = _pay(state, "roads", _each((seat,), line.points, state.seats))
            names = tuple(side(state.side).sites[site].key for site in line.sites)
            fact = (seat, names, len(names), line.doubled, line.points)
            happened.append(events.RoadScored(*fact))
    state = replaced(state, phase="over", state=NOBODY)
    winners, best = ranking(state)[0], max(scores(state))
    by_supply = scores(state).count(best) > len(winners)
    return state, [*happened, events.GameEnded(winners, len(winners), best, by_supply)]


def ranking(state: State) -> tuple[tuple[Seat, ...], ...]:
    """The seats by place: by points, then by markers left; full ties share a place (R38, R45,
    A15)."""
    left = (markers_left(state, seat) for seat in range(state.seats))
    return places(list(zip(scores(state), left, strict=True)))


def outcome(state: State) -> Outcome | None:
    """The result once the game is over; markers left break ties (R38)."""
    if state.phase != "over":
        return None
    return replace(most_points(state.points, SOURCES), ranking=ranking(state))


def leads_court(court: Sequence[int], seat: Seat) -> bool:
    """Whether a seat has most emissaries in a court, or shares most. No emissaries are never most
    (A16)."""
    return court[seat] == max(court) > 0


def _each(winners: Sequence[Seat], points: int, seats: int) -> tuple[int, ...]:
    """By seat: `points` for each winner, 0 for the others."""
    return tuple(points if seat in winners else 0 for seat in range(seats))


def _pay(state: State, source: str, points: Sequence[int]) -> State:
    at = SOURCES.index(source)
    rows = zip(state.points, points, strict=True)
    paid = tuple(changed(row, at, row[at] + more) for row, more in rows)
    return replaced(state, points=paid)
