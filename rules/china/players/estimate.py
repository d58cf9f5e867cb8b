"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.china.moves.scoring import leaders_of_both, leads_court, points_on, scores
from rules.china.position.box import allied_realms, side
from rules.china.position.roads import road_points
from rules.china.position.state import NOBODY, State
from rules.game import Seat

_OPEN_SITE = 0.06
"""How much less sure the points of a state are for each site that is still free."""
_ALLIANCE = 0.7
"""How sure an alliance is that would score as things stand."""
_HOPE = 0.35
"""The chance that an alliance comes about that lacks one emissary in one of its states."""
ROAD = 0.3
"""The worth of two own houses along one road, for lines to come."""
PAIR = 0.2
"""The worth of two equal cards in hand: they pay two markers in one state, or a wild pair."""


def estimate(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out if nobody interferes."""
    points = [float(score) for score in scores(state)]
    if state.phase == "over":
        return tuple(points)
    for seat, worth in _houses(state.side, state.houses, state.forts, state.scored, state.seats):
        points[seat] += worth
    _add_alliances(state, points)
    for seat, (own, hand) in enumerate(zip(road_points(state), state.hands, strict=True)):
        for _ in range(own.roads):
            points[seat] += ROAD
        points[seat] += own.points
        points[seat] += PAIR * (len(hand) - len(set(hand)))
    return tuple(points)


@lru_cache(512)
def _houses(
    key: str,
    houses: tuple[Seat, ...],
    forts: tuple[Seat, ...],
    scored: tuple[bool, ...],
    seats: int,
) -> tuple[tuple[Seat, float], ...]:
    """The points that houses in states not yet scored are worth, as (seat, points), state by
    state."""
    return tuple(
        gain
        for span, done in zip(side(key).spans, scored, strict=True)
        if not done
        for gain in _houses_on(houses[span], forts[span], seats)
    )


@lru_cache(4096)
def _houses_on(
    houses: tuple[Seat, ...], forts: tuple[Seat, ...], seats: int
) -> tuple[tuple[Seat, float], ...]:
    """The points that houses on the sites of one state are worth, as (seat, points)."""
    sure = 1 - _OPEN_SITE * houses.count(NOBODY)
    points = enumerate(points_on(houses, forts, seats))
    return tuple((seat, sure * own) for seat, own in points if own)


def _add_alliances(state: State, points: list[float]) -> None:
    """Adds the alliances that would score as things stand, then those that may come about."""
    winners, hopeful = _alliances(state.emissaries)
    for seat, worth in winners:
        points[seat] += _ALLIANCE * worth
    time = min(1.0, len(state.pile) / 20 + (state.used_up == 0))
    for seat, worth in hopeful:
        points[seat] += _HOPE * time * worth


@lru_cache(512)
def _alliances(
    courts: tuple[tuple[int, ...], ...],
) -> tuple[tuple[tuple[Seat, int], ...], ...]:
    """The worth of alliances as (seat, emissaries): of those that would score, and of those that
    may come about."""
    winners, hopeful = list[tuple[Seat, int]](), list[tuple[Seat, int]]()
    for at, beside in allied_realms():
        one, other = courts[at], courts[beside]
        worth = sum(one) + sum(other)
        winners += [(seat, worth) for seat in leaders_of_both(one, other)]
        hopeful += [(seat, worth + 1) for seat in _hopeful(one, other)]
    return tuple(winners), tuple(hopeful)


@lru_cache(4096)
def _hopeful(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[Seat, ...]:
    """The seats that lead one of two courts and need just one more emissary to lead the other."""
    return tuple(
        seat
        for seat in range(len(one))
        if (leads_court(one, seat) and _nearly(other, seat))
        or (leads_court(other, seat) and _nearly(one, seat))
    )


def _nearly(court: Sequence[int], seat: Seat) -> bool:
    """Whether a seat does not lead a court but would with one more emissary."""
    return not leads_court(court, seat) and court[seat] + 1 >= max(court)
