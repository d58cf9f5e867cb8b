"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from functools import lru_cache

from rules.carcassonne.moves.scoring import FED
from rules.carcassonne.players.lasting import Lasting, lasting
from rules.carcassonne.position.board import Board, Feature, Segment
from rules.carcassonne.position.state import State
from rules.game import Seat

CLOSING = 0.55
"""The chance that one open side is closed while there are tiles enough."""

NEIGHBOUR = 0.7
"""The chance that a cell around a cloister is filled while there are tiles enough."""

AT_HOME = (0.0, 2.5, 4.0, 5.0, 5.8, 6.4, 6.8, 7.0)
"""By number of followers in supply: what they are worth together. The last one is worth most."""


def estimate(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out if nobody interferes."""
    points = [float(score) for score in state.scores]
    if state.phase == "over":
        return tuple(points)
    time = time_left(state)
    for seat, home in enumerate(state.supply):
        points[seat] += AT_HOME[home] * time
    farms = _add_unfinished(state.board, time, points)
    _add_farms(state.board, farms, time, points)
    return tuple(points)


def time_left(state: State) -> float:
    """How much of what is likely to happen still has time to: 1 until the last six turns, then
    falling to 0."""
    return min(1.0, len(state.stack) / (6 * state.seats))


def share(points: list[float], owners: tuple[Seat, ...], worth: float) -> None:
    """Adds the full worth to every seat with most followers (R22); `owners` has one entry a
    follower."""
    for seat in owners if len(owners) == 1 else _leading(owners):
        points[seat] += worth


@lru_cache(4096)
def _leading(owners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The seats with most followers; `owners` has one entry a follower."""
    most = max(map(owners.count, owners))
    return tuple({seat for seat in owners if owners.count(seat) == most})


def _add_unfinished(board: Board, time: float, points: list[float]) -> list[Feature]:
    """Adds what followers on unfinished features are likely to bring. Returns the farms with
    followers."""
    farms: list[Feature] = []
    for feature in board.features.values():
        if feature.seats:
            if feature.sort == "field":
                farms.append(feature)
            elif feature.open:
                share(points, feature.seats, _worth(lasting(board, feature), time))
    return farms


def _worth(lasts: Lasting, time: float) -> float:
    """The points that an unfinished feature is likely to bring (R17-R21, R27)."""
    feature = lasts.feature
    likely = time * CLOSING**feature.open
    if feature.sort == "city":
        return (lasts.tiles + feature.pennants) * (1 + likely)
    if feature.sort == "road":
        return lasts.tiles + likely
    return 9 - feature.open * (1 - NEIGHBOUR * time)


def _add_farms(board: Board, farms: list[Feature], time: float, points: list[float]) -> None:
    """Adds what the cities that farmers stand around may bring them, city by city (R30)."""
    around: dict[Segment, tuple[Seat, ...]] = {}
    for farm in farms:
        for city in cities_of(board, farm):
            around[city] = around.get(city, ()) + farm.seats
    for city, owners in around.items():
        gaps = board.features[city].open
        share(points, owners, FED * (time * CLOSING**gaps if gaps else 1.0))


def cities_of(board: Board, farm: Feature) -> set[Segment]:
    """The cities a farm touches, each once (R29, R31)."""
    return {board.feature_of[segment] for segment in lasting(board, farm).cities}
