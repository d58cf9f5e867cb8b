"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from rules.carcassonne.board import Board, Feature
from rules.carcassonne.scoring import FED, tally, winners
from rules.carcassonne.state import State
from rules.game import Seat

_CLOSING = 0.55
"""Chance to close one open side, as long as tiles are left."""

_AT_HOME = (0.0, 2.5, 4.0, 5.0, 5.8, 6.4, 6.8, 7.0)
"""What followers in supply are worth by their number: the last one is dear."""


def estimate(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out if nobody interferes."""
    points = [float(score) for score in state.scores]
    if state.phase == "over":
        return tuple(points)
    time = min(1.0, len(state.stack) / (6 * state.seats))
    features = state.board.features.values()
    for feature in features:
        if feature.seats and feature.open:
            share(points, feature.seats, _worth(feature, time))
    for seat, home in enumerate(state.supply):
        points[seat] += _AT_HOME[home] * time
    for owners, worth in _farms(state.board, time):
        share(points, owners, worth)
    return tuple(points)


def share(points: list[float], owners: tuple[Seat, ...], worth: float) -> None:
    """Everybody with most followers gets the full worth (R22)."""
    if len(owners) == 1:
        points[owners[0]] += worth
        return
    for seat in winners(tally(owners, len(points))):
        points[seat] += worth


def _worth(feature: Feature, time: float) -> float:
    """Points an unfinished feature is likely to bring (R17-R21, R27)."""
    likely = time * _CLOSING**feature.open
    match feature.sort:
        case "city":
            return (feature.tiles + feature.pennants) * (1 + likely)
        case "road":
            return feature.tiles + likely
        case "cloister":
            return 9 - feature.open * (1 - 0.7 * time)
        case "field":
            return 0.0


def _farms(board: Board, time: float) -> list[tuple[tuple[Seat, ...], float]]:
    """For each city that farmers stand around: their seats, and what it may bring them (R30)."""
    around: dict[int, tuple[Seat, ...]] = {}
    for farm in board.features.values():
        if farm.seats and farm.sort == "field":
            for city in cities_of(board, farm):
                around[city] = around.get(city, ()) + farm.seats
    return [
        (owners, FED * (time * _CLOSING**gaps if (gaps := board.features[city].open) else 1.0))
        for city, owners in around.items()
    ]


def cities_of(board: Board, farm: Feature) -> set[int]:
    """The cities a farm touches, each once (R29, R31)."""
    found: set[int] = set()
    for segment in farm.segments:
        spots = board.tiles[board.cells[segment >> 4]].spots
        # Cities come first among a tile's spots, so their index is their position (see `box`).
        found.update(board.feature_of[segment & ~15 | at] for at in spots[segment & 15].cities)
    return found
