"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carcassonne.board import Board, Feature, Segment
from rules.carcassonne.lasting import lasting
from rules.carcassonne.scoring import FED
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
    board = state.board
    held = [feature for feature in board.features.values() if feature.seats]
    for feature in held:
        if feature.open and feature.sort != "field":
            share(points, feature.seats, _worth(board, feature, time))
    for seat, home in enumerate(state.supply):
        points[seat] += _AT_HOME[home] * time
    for owners, worth in _farms(board, held, time):
        share(points, owners, worth)
    return tuple(points)


def share(points: list[float], owners: tuple[Seat, ...], worth: float) -> None:
    """Everybody with most followers gets the full worth (R22)."""
    if len(owners) == 1:
        points[owners[0]] += worth
        return
    counts = [owners.count(seat) for seat in owners]
    most = max(counts)
    for seat in {seat for seat, count in zip(owners, counts, strict=True) if count == most}:
        points[seat] += worth


def _worth(board: Board, feature: Feature, time: float) -> float:
    """Points an unfinished feature is likely to bring (R17-R21, R27)."""
    likely = time * _CLOSING**feature.open
    match feature.sort:
        case "city":
            return (lasting(board, feature).tiles + feature.pennants) * (1 + likely)
        case "road":
            return lasting(board, feature).tiles + likely
        case "cloister":
            return 9 - feature.open * (1 - 0.7 * time)
        case "field":
            return 0.0


def _farms(
    board: Board, held: list[Feature], time: float
) -> Iterator[tuple[tuple[Seat, ...], float]]:
    """For each city that farmers stand around: their seats, and what it may bring them (R30)."""
    around: dict[Segment, tuple[Seat, ...]] = {}
    for farm in held:
        if farm.sort == "field":
            for city in cities_of(board, farm):
                around[city] = around.get(city, ()) + farm.seats
    for city, owners in around.items():
        gaps = board.features[city].open
        yield owners, FED * (time * _CLOSING**gaps if gaps else 1.0)


def cities_of(board: Board, farm: Feature) -> set[Segment]:
    """The cities a farm touches, each once (R29, R31)."""
    return {board.feature_of[segment] for segment in lasting(board, farm).cities}
