"""A better guess of everybody's final points, from what became of features in many games."""

from __future__ import annotations

from math import exp

from rules.carcassonne.board import Feature
from rules.carcassonne.estimate import cities_of, share
from rules.carcassonne.scoring import FED
from rules.carcassonne.state import State

_CLOSED, _TILES = 0.72, 28
"""Of sides that are open while many tiles are left, so many are closed in the end; with so many
tiles left, the share that is not closed is e times as large."""

_AT_HOME = (0.0, 4.0, 6.4, 8.0, 9.3, 10.2, 10.9, 11.2)
"""What followers in supply are worth by their number: the last one is dear."""
_SOON = 1.6
"""How much of that counts for each share of sides that will be closed, never more than all."""


def estimate_well(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out."""
    points = [float(score) for score in state.scores]
    if state.phase == "over":
        return tuple(points)
    closing = _CLOSED * (1 - exp(-len(state.stack) / _TILES))
    for feature in state.board.features.values():
        if feature.seats and feature.open:
            share(points, feature.seats, _worth(feature, closing))
    for seat, home in enumerate(state.supply):
        points[seat] += _AT_HOME[home] * min(1.0, _SOON * closing)
    _farms(state, closing, points)
    return tuple(points)


def _worth(feature: Feature, closing: float) -> float:
    """Points an unfinished feature is likely to bring (R17-R21, R27)."""
    likely = closing**feature.open
    match feature.sort:
        case "city":
            now = feature.tiles + feature.pennants
            return now + likely * (now + feature.open)
        case "road":
            return feature.tiles + likely * feature.open
        case "cloister":
            return 9 - feature.open * (1 - closing)
        case "field":
            return 0.0


def _farms(state: State, closing: float, points: list[float]) -> None:
    """What the cities that farmers stand around may bring them (R30)."""
    board = state.board
    around: dict[int, tuple[int, ...]] = {}
    for farm in board.features.values():
        if farm.seats and farm.sort == "field":
            for city in cities_of(board, farm):
                around[city] = around.get(city, ()) + farm.seats
    for city, owners in around.items():
        share(points, owners, FED * closing ** board.features[city].open)
