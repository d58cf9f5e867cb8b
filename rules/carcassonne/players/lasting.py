"""What holds of a feature as long as it is the same object, worked out once.

Boards share most features with those they came from.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rules.carcassonne.position.board import Board, Feature, Segment


class Lasting(NamedTuple):
    """What never changes about a feature object."""

    feature: Feature
    tiles: int
    cities: tuple[Segment, ...]
    """Of a farm: a segment of each city part it touches (R29)."""


_lasting_of: dict[int, Lasting] = {}
"""By `id` of the feature; each entry keeps its feature alive, so that no id is used twice."""
_MOST_KEPT = 5_000


def lasting(board: Board, feature: Feature) -> Lasting:
    """The `Lasting` of a feature on a board; worked out once for each feature object."""
    cached = _lasting_of.get(id(feature))
    if cached is None:
        if len(_lasting_of) >= _MOST_KEPT:
            _lasting_of.clear()
        cities = _cities(board, feature) if feature.sort == "field" else ()
        cached = _lasting_of[id(feature)] = Lasting(feature, feature.tiles, tuple(cities))
    return cached


def _cities(board: Board, farm: Feature) -> Iterator[Segment]:
    """The segments of the cities that a farm touches, tile by tile."""
    for segment in farm.segments:
        spots = board.tiles[board.cells[segment >> 4]].spots
        # Cities come first among a tile's spots, so their index is their position (see `box`).
        yield from (segment & ~15 | at for at in spots[segment & 15].cities)
