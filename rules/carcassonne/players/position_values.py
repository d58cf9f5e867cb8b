"""A position before a tile is laid, valued by `estimate` and looked up piece by piece."""

from __future__ import annotations

from typing import NamedTuple

from rules.carcassonne.moves.scoring import FED
from rules.carcassonne.players.estimate import (
    AT_HOME,
    CLOSING,
    NEIGHBOUR,
    cities_of,
    share,
    time_left,
)
from rules.carcassonne.players.lasting import lasting
from rules.carcassonne.position.board import Cell, Feature, Segment, around, beyond
from rules.carcassonne.position.box import Sort
from rules.carcassonne.position.state import State
from rules.game import Seat

_MOST_GAPS = 100
"""More open sides than any city or road has."""


class Beside(NamedTuple):
    """What lies beside an empty cell."""

    cell: Cell
    lines: list[Segment]
    """By side: the city or road across it; -1 for none."""
    halves: list[Segment]
    """By half-side: the field across it; -1 for none."""
    monks: list[Seat]
    """The owners of followers on the cloisters around the cell."""
    leaving: list[Seat]
    """The owners among them whose cloister has no other empty cell left."""


class ValuedPosition:
    """Everybody's points by `estimate` in a position, and the parts they are made of."""

    __slots__ = (
        "_around", "_monks", "board", "farms", "fed", "home", "likely", "nearer", "points", "seat",
        "supply", "worths",
    )  # fmt: skip

    def __init__(self, state: State, seat: Seat) -> None:
        self.board, self.seat, self.supply = state.board, seat, state.supply
        time = time_left(state)
        self.likely = [1.0, *[time * CLOSING**gaps for gaps in range(1, _MOST_GAPS)]]
        """By number of open sides: the chance that a city or road is closed."""
        self.fed = [FED * likely for likely in self.likely]
        """By number of open sides: the points that a city is likely to bring its farmers."""
        self.home = [worth * time for worth in AT_HOME]
        """By number of followers in supply: what they are worth."""
        self.nearer = 1 - NEIGHBOUR * time
        """The points that a cloister gains when one empty cell around it is filled."""
        self.points = [
            score + self.home[free] for score, free in zip(state.scores, self.supply, strict=True)
        ]
        """By seat: the points that `estimate` gives."""
        self.worths: dict[Segment, float] = {}
        """The likely points of cities and roads with followers."""
        self.farms: dict[Segment, set[Segment]] = {}
        """By city: the farms with followers around it."""
        self._monks: dict[Cell, list[Feature]] = {}
        self._around: dict[Segment, frozenset[Segment]] = {}
        self._look()

    def _look(self) -> None:
        """Values everything on which followers stand."""
        for key, feature in self.board.features.items():
            if feature.seats:
                if feature.sort == "field":
                    for city in self.cities_around(key):
                        self.farms.setdefault(city, set()).add(key)
                elif feature.sort == "cloister":
                    self._add_cloister(key, feature)
                else:
                    self._add_line(key, feature)
        for city in self.farms:
            share(self.points, self.farmers(city), self.fed[self.board.features[city].open])

    def _add_cloister(self, key: Segment, cloister: Feature) -> None:
        share(self.points, cloister.seats, 9 - cloister.open * self.nearer)
        for near in around(self.board.cell_of(key)):
            self._monks.setdefault(near, []).append(cloister)

    def _add_line(self, key: Segment, line: Feature) -> None:
        worth = self.worth(line.sort, self.tiles(line), line.pennants, line.open, small=False)
        self.worths[key] = worth
        share(self.points, line.seats, worth)

    def worth(self, sort: Sort, tiles: int, pennants: int, gaps: int, *, small: bool) -> float:
        """The points that a city or road brings, or is likely to bring while it is open (R17-R19).
        `small`: it has just two segments (R20)."""
        if sort == "road":
            return tiles + self.likely[gaps] if gaps else tiles
        if gaps:
            return (tiles + pennants) * (1 + self.likely[gaps])
        return 2 + pennants if small else 2 * (tiles + pennants)

    def tiles(self, feature: Feature) -> int:
        """The number of tiles that a feature covers."""
        return lasting(self.board, feature).tiles

    def cities_around(self, field: Segment) -> frozenset[Segment]:
        """The cities around a field."""
        cities_around = self._around.get(field)
        if cities_around is None:
            cities = cities_of(self.board, self.board.features[field])
            cities_around = self._around[field] = frozenset(cities)
        return cities_around

    def farmers(self, city: Segment) -> tuple[Seat, ...]:
        """The owners of the farmers around a city, one entry a farmer."""
        farmers: tuple[Seat, ...] = ()
        for farm in self.farms[city]:
            farmers += self.board.features[farm].seats
        return farmers

    def beside(self, cell: Cell) -> Beside:
        """What lies beside an empty cell."""
        lines, halves = [-1] * 4, [-1] * 8
        for side in range(4):
            if (near := beyond(cell, side)) in self.board.tiles:
                self._look_across(near, side, lines, halves)
        monks = self._monks.get(cell, ())
        return Beside(
            cell,
            lines,
            halves,
            [monk.seats[0] for monk in monks],
            [monk.seats[0] for monk in monks if monk.open == 1],
        )

    def empty(self, cell: Cell) -> int:
        """The number of empty cells around a cell."""
        return sum(near not in self.board.tiles for near in around(cell))

    def _look_across(
        self, near: Cell, side: int, lines: list[Segment], halves: list[Segment]
    ) -> None:
        """Notes the city or road, and the fields, that the tile `near`, beyond one side, shows to
        the cell."""
        feature_of, base = self.board.feature_of, self.board.numbers[near] << 4
        line, first, second = self.board.tiles[near].ports[side ^ 2]
        if line >= 0:
            lines[side] = feature_of[base | line]
        if first >= 0:
            # Seen from the other side, the first half of an edge is the second.
            halves[2 * side], halves[2 * side + 1] = (
                feature_of[base | second],
                feature_of[base | first],
            )
