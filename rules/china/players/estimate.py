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
"""How much less sure the points of a state are for each site still free."""
_ALLIANCE = 0.7
"""How sure an alliance is that would score now."""
_HOPE = 0.35
"""How likely an alliance is to come that lacks one emissary in one of its states."""
_ROAD = 0.3
"""What two own houses along one road are worth for lines to come."""
_PAIR = 0.2
"""What two equal cards in hand are worth: two markers in one state, or a wild pair."""


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
            points[seat] += _ROAD
        points[seat] += own.points
        points[seat] += _PAIR * (len(hand) - len(set(hand)))
    return tuple(points)


@lru_cache(512)
def _houses(
    key: str,
    houses: tuple[Seat, ...],
    forts: tuple[Seat, ...],
    scored: tuple[bool, ...],
    seats: int,
) -> tuple[tuple[Seat, float], ...]:
    """What houses in states not yet scored are worth, state by state, and whom."""
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
    """As `_houses`, for the sites of one state."""
    sure = 1 - _OPEN_SITE * houses.count(NOBODY)
    points = enumerate(points_on(houses, forts, seats))
    return tuple((seat, sure * own) for seat, own in points if own)


def _add_alliances(state: State, points: list[float]) -> None:
    """Adds alliances that would score now, then those to come."""
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
    """Who is worth how many emissaries: by alliances that would score, by those that may come."""
    winners, hopeful = list[tuple[Seat, int]](), list[tuple[Seat, int]]()
    for at, beside in allied_realms():
        one, other = courts[at], courts[beside]
        worth = sum(one) + sum(other)
        winners += [(seat, worth) for seat in leaders_of_both(one, other)]
        hopeful += [(seat, worth + 1) for seat in _hopeful(one, other)]
    return tuple(winners), tuple(hopeful)


@lru_cache(4096)
def _hopeful(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[Seat, ...]:
    """Seats with most emissaries in one state and at most one too few in the other."""
    return tuple(
        seat
        for seat in range(len(one))
        if (leads_court(one, seat) and _nearly(other, seat))
        or (leads_court(other, seat) and _nearly(one, seat))
    )


def _nearly(court: Sequence[int], seat: Seat) -> bool:
    """Whether one emissary more would give a seat most, and it lacks that now."""
    return not leads_court(court, seat) and court[seat] + 1 >= max(court)
