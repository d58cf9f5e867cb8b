"""A better guess of everybody's final points: what is still to come, by chance.

Sites and courts fill up until the cards are used up: how far follows from the cards left. Any seat
may send what is to come, those a little more that stand there already. What a state or an alliance
then brings a seat is the mean over all that may happen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import comb
from typing import TypeAlias

from rules.china.moves.scoring import house_points, scores
from rules.china.players.estimate import PAIR, ROAD
from rules.china.position.box import allied_realms, realm_number, side
from rules.china.position.roads import road_points
from rules.china.position.standing import houses_on
from rules.china.position.state import NOBODY, SOURCES, State
from rules.game import Seat
from rules.told import Collected, Parts
from rules.values import changed

# Fitted to what was still to come in 100 games of sound players on three seats:
_BUILT = 0.455
"""Houses still to be built for each card still to come. Besides, each seat builds half a house."""
_BARE = 14.4
"""Sites that stay free."""
_NEW = 5.0
"""The weight of each seat when a house or an emissary to come is given to one of them at random.
Each house or emissary that the seat has there adds 1."""
_FILLED = 1.6
"""The share of the room in a court that emissaries to come will fill, divided by the share of free
sites that houses will fill. All of the room at most."""
_GROWTH = 0.7
"""Emissaries to come for each free site of their state, if all free sites will be filled."""

_MOST_SENT = 4
"""The most emissaries to come to one court."""
_STEPS = 16
"""The number of steps to which the share of free sites to be filled is rounded, so that cached
guesses are used again."""

_PLACED = 0.5
"""What a placed marker is worth besides: markers to come are shared by all, those placed are one's
own. Chosen among 0, 0.5 and 1 by duels, which hardly told them apart."""

Means: TypeAlias = tuple[float, ...]
"""By seat."""

HOLDS = 0.75
"""`Game.estimate_holds`, roughly: the turns that cost beginners most and what the search would have
played instead, each played out by sound players in six to ten worlds.
24 turns of three games."""


def estimate_well(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out."""
    points = [float(score) for score in scores(state)]
    if state.phase == "over":
        return tuple(points)
    _add_to_come(state, (points,) * len(state.scored), points, points, points, points)
    return tuple(points)


def estimate_parts(state: State) -> Parts:
    """The points of `estimate_well` by where they come from; points won already are included."""
    parts = Collected.won(state.points, SOURCES)
    if state.phase != "over":
        houses = [parts.of("houses", "state", name) for name in realm_number()]
        others = [parts.of(part) for part in ("alliances", "roads", "placed", "cards")]
        _add_to_come(state, houses, *others)
    return parts.parts


def _add_to_come(
    state: State,
    houses: Sequence[list[float]],
    alliances: list[float],
    roads: list[float],
    placed: list[float],
    cards: list[float],
) -> None:
    """Adds to each list of points what is likely to come. `houses` has one list for each state."""
    filling = _filling(state)
    _add_houses(state, filling, houses)
    _add_alliances(state, filling, alliances)
    for seat, (own, hand) in enumerate(zip(road_points(state), state.hands, strict=True)):
        roads[seat] += own.points + ROAD * own.roads
        placed[seat] += _PLACED * _pieces_placed(state, seat)
        cards[seat] += PAIR * (len(hand) - len(set(hand)))


def cards_to_come(state: State) -> int:
    """About how many cards leave the pile until it has been used up twice (R21, R22)."""
    left = len(state.pile)
    if state.used_up:
        return left
    return 2 * left + len(state.discards)


def _filling(state: State) -> int:
    """How many of every `_STEPS` free sites will be filled."""
    houses = _BUILT * cards_to_come(state) + state.seats / 2
    return round(_STEPS * houses / (houses + _BARE))


def _pieces_placed(state: State, seat: Seat) -> int:
    """The number of houses and emissaries that a seat has placed."""
    return state.houses.count(seat) + sum([court[seat] for court in state.emissaries])


def _add_houses(state: State, filling: int, points: Sequence[list[float]]) -> None:
    """Adds what houses in states not yet scored will bring to the points of their state."""
    spans = side(state.side).spans
    for span, done, likely in zip(spans, state.scored, points, strict=True):
        if not done:
            houses, forts = state.houses[span], state.forts[span]
            for seat, worth in enumerate(_houses_on(houses, forts, state.seats, filling)):
                likely[seat] += worth


@lru_cache(2048)
def _houses_on(
    houses: tuple[Seat, ...], forts: tuple[Seat, ...], seats: int, filling: int
) -> Means:
    """By seat: the points that the houses of one state will bring."""
    lucky = {owner for owner, fort in zip(houses, forts, strict=True) if fort >= 0}
    likely, free = filling / _STEPS, houses.count(NOBODY)
    means = _mean_of_all(_house_points, houses_on(houses, seats), free, likely)
    return tuple(own * 2 if seat in lucky else own for seat, own in enumerate(means))


def _add_alliances(state: State, filling: int, points: list[float]) -> None:
    """Adds what alliances will bring. A seat that leads both courts gets a point for each emissary
    there, and some more, because courts that are led are sent more."""
    spans = zip(state.emissaries, side(state.side).spans, strict=True)
    courts = [_court(court, state.houses[span], filling) for court, span in spans]
    for at, beside in allied_realms():
        (one, sent), (other, sent_beside) = courts[at], courts[beside]
        worth = sent + sent_beside + filling / _STEPS
        for seat, likely in enumerate(one):
            points[seat] += likely * other[seat] * worth


@lru_cache(2048)
def _court(court: tuple[int, ...], houses: tuple[Seat, ...], filling: int) -> tuple[Means, float]:
    """By seat the chance that it leads a court at the end, and how many emissaries will be there.
    No more may come than one player has houses (R12). That room grows as houses are built."""
    share, there = filling / _STEPS, sum(court)
    room = max(houses_on(houses, len(court))) - there
    to_come = room * min(1.0, _FILLED * share) + _GROWTH * houses.count(NOBODY) * share**2
    to_come = min(to_come, _MOST_SENT)
    return _mean_of_all(_leading, court, _MOST_SENT, to_come / _MOST_SENT), there + to_come


def _mean_of_all(
    final: Callable[[tuple[int, ...], int], Means],
    counts: tuple[int, ...],
    most: int,
    likely: float,
) -> Means:
    """By seat: the mean of what `final` says when a random number of markers is still to come. Each
    of at most `most` markers comes with the chance `likely`. `counts` are the markers there by
    seat."""
    means = [0.0] * len(counts)
    for more in range(most + 1):
        chance = comb(most, more) * likely**more * (1 - likely) ** (most - more)
        if chance:
            for seat, worth in enumerate(final(counts, more)):
                means[seat] += chance * worth
    return tuple(means)


@lru_cache(2048)
def _house_points(counts: tuple[int, ...], more: int) -> Means:
    """By seat: the mean points for houses after `more` of them were added (R27-R30)."""
    if not more:
        return tuple(map(float, house_points(counts)))
    return _mean(counts, [_house_points(after, more - 1) for after in _one_more(counts)])


@lru_cache(2048)
def _leading(court: tuple[int, ...], more: int) -> Means:
    """By seat: the chance that it leads a court after `more` emissaries were added (R33)."""
    if not more:
        most = max(court)
        return tuple(float(own == most > 0) for own in court)
    return _mean(court, [_leading(after, more - 1) for after in _one_more(court)])


@cache
def _one_more(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each seat: the counts if it places the next marker."""
    return tuple(changed(counts, seat, own + 1) for seat, own in enumerate(counts))


def _mean(counts: Sequence[int], following: Sequence[Means]) -> Means:
    """The mean of what follows, weighted by how likely each seat places the next marker."""
    weights = [_NEW + own for own in counts]
    whole = sum(weights)
    columns = zip(*following, strict=True)
    return tuple(
        sum([weight * one for weight, one in zip(weights, column, strict=True)]) / whole
        for column in columns
    )
