"""A better guess of everybody's final points, for computer players.

It counts which features the tiles left can still close, what farms may get, who may be joined by
whom, and what followers bring that are free or soon will be. What a rate comes from is said with
it: fitted ones from about forty games of sound players among themselves, others from duels.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from rules.carcassonne.moves.scoring import FED
from rules.carcassonne.players.chances import Cells, Chances, cells_around, cells_beside, chances
from rules.carcassonne.players.estimate import cities_of, share
from rules.carcassonne.players.lasting import lasting
from rules.carcassonne.position.board import Board, Feature, Segment
from rules.carcassonne.position.box import Sort
from rules.carcassonne.position.state import SOURCES, State
from rules.game import Seat
from rules.told import Part, Parts

_GROWTH = 1.6
"""Tiles by which a city or road that is closed has grown for each empty cell beside it; fitted."""
_SOUGHT = 0.5
"""The share of what is missing to certainty that is added where a city lacks one tile: its owner
tries to lay one. From lines of 128 positions of five seats, each played out to the end."""
_SOON = 0.5
"""How much of a free follower counts for one whose feature is certain to be closed."""
_NEW_CITIES = 0.001
"""Cities closed beside a farm later, for each empty cell beside it and each tile left, less
those that stand there open already; from duels."""
_LOST = 0.004
"""Chance that a farm is lost, for each tile left; fitted."""
_JOINED: dict[Sort, float] = {"city": 0.25, "road": 0.2, "field": 0.2}
"""The chance that features of different seats are joined across a cell that is certain to be
filled. Guessed: duels tested these values only together."""

PARTS = ("city", "road", "cloister", "field", "followers")
"""Where points come from: features by their sort, and followers that are free or soon will be."""
_PART_OF = {
    "roads": "road",
    "cities": "city",
    "cloisters": "cloister",
    "unfinished-roads": "road",
    "unfinished-cities": "city",
    "unfinished-cloisters": "cloister",
    "farms": "field",
}
"""The part that each source of won points belongs to."""

HOLDS = 0.8
"""`Game.estimate_holds`, roughly: of differences between single guesses 0.6 came true, of those the
search found in 8 turns of a game 0.9 (see `docs/decisions/what-makes-players-strong.md`)."""


def estimate_well(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out."""
    points = [float(score) for score in state.scores]
    if state.phase == "over":
        return tuple(points)
    _guess(state, dict.fromkeys(PARTS, points))
    return tuple(points)


def estimate_parts(state: State) -> Parts:
    """The points of `estimate_well` by where they come from; points won already are included."""
    parts = {name: [0.0] * state.seats for name in PARTS}
    for seat, row in enumerate(state.points):
        for source, points in zip(SOURCES, row, strict=True):
            parts[_PART_OF[source]][seat] += points
    if state.phase != "over":
        _guess(state, parts)
    return {Part(name): points for name, points in parts.items()}


def _guess(state: State, parts: Mapping[str, list[float]]) -> None:
    """Adds to each of `PARTS` what is likely to come. All parts may be the same list."""
    odds = chances(state.stack, state.seats)
    guess = _Guess(state.board, odds, cells_beside(state.board), parts)
    guess.add_unfinished([float(home) for home in state.supply])
    guess.add_farms(len(state.stack))
    guess.add_joined()


@dataclass(slots=True)
class _Guess:
    """One guess, while it is being added up."""

    board: Board
    odds: Chances
    cells: Cells
    parts: Mapping[str, list[float]]
    """By part, then by seat: the points so far."""
    worth: dict[Segment, float] = field(default_factory=dict[Segment, float])
    """By feature with followers: the points it is likely to bring."""

    def add_unfinished(self, free: list[float]) -> None:
        """Adds what followers on unfinished features are likely to bring, and what free ones may
        bring. `free` holds the number of free followers of each seat."""
        for key, feature in self.board.features.items():
            if feature.seats and feature.open and feature.sort != "field":
                closing = self._closing(key)
                worth = self.worth[key] = self._worth(key, feature, closing)
                share(self.parts[feature.sort], feature.seats, worth)
                for seat in feature.seats:
                    free[seat] += _SOON * closing
        followers_bring = self.parts["followers"]
        for seat, followers in enumerate(free):
            followers_bring[seat] += self.odds.at_home(followers)

    def _closing(self, key: Segment) -> float:
        """The chance that a city, road or cloister is closed."""
        sort = self.board.features[key].sort
        around = sort == "cloister"
        timely = self.odds.timely[sort]
        demands = cells_around(self.board, key) if around else [d for _, d in self.cells[key]]
        likely = timely
        for demand in demands:
            likely *= self.odds.chance_filled(demand)
        if likely and sort == "city" and len(demands) == 1:
            likely += (1 - likely) * _SOUGHT * timely
        return likely

    def _worth(self, key: Segment, feature: Feature, closing: float) -> float:
        """The points that an unfinished feature is likely to bring (R17-R21, R27)."""
        if feature.sort == "cloister":
            timely = self.odds.timely["cloister"]
            around = cells_around(self.board, key)
            return 9 - sum(1 - timely * self.odds.chance_filled(demand) for demand in around)
        now = lasting(self.board, feature).tiles + feature.pennants
        grown = _GROWTH * len(self.cells[key])
        if feature.sort == "road":
            return now + closing * grown
        return now + closing * (now + 2 * grown)

    def add_farms(self, left: int) -> None:
        """Adds what cities may bring the farmers around them (R30); `left` is the number of tiles
        left."""
        farms, points = dict(self._farms()), self.parts["field"]
        around = defaultdict[Segment, tuple[Seat, ...]](tuple)
        kept = FED * (1 - _LOST * left)
        for key, cities in farms.items():
            seats = self.board.features[key].seats
            share(points, seats, kept * _NEW_CITIES * left * len(self.cells.get(key, ())))
            for city in cities:
                around[city] += seats
        fed = {city: kept * self._chance_closed(city) for city in around}
        for city, seats in around.items():
            share(points, seats, fed[city])
        self.worth |= {key: sum(map(fed.__getitem__, cities)) for key, cities in farms.items()}

    def _farms(self) -> Iterator[tuple[Segment, set[Segment]]]:
        """The farms with farmers, each with the cities it touches."""
        for key, farm in self.board.features.items():
            if farm.seats and farm.sort == "field":
                yield key, cities_of(self.board, farm)

    def _chance_closed(self, city: Segment) -> float:
        """The chance that a city is closed by the end; 1 if it is closed."""
        return self._closing(city) if self.board.features[city].open else 1.0

    def add_joined(self) -> None:
        """Adds what changes if features of different seats are joined across one empty cell
        (R22)."""
        for one, two, demand in self._meeting():
            sort, mine = self.board.features[one].sort, self.board.features[one].seats
            theirs = self.board.features[two].seats
            chance = _JOINED[sort] * self.odds.timely[sort] * self.odds.chance_filled(demand)
            points = self.parts[sort]
            share(points, mine + theirs, chance * (self.worth[one] + self.worth[two]))
            share(points, mine, -chance * self.worth[one])
            share(points, theirs, -chance * self.worth[two])

    def _meeting(self) -> Iterator[tuple[Segment, Segment, str]]:
        """Pairs of features of one sort that face the same empty cell, with the demand of that
        cell. Pairs that one seat holds alone are left out."""
        facing = defaultdict[tuple[object, ...], list[Segment]](list)
        for key in self.worth:
            sort = self.board.features[key].sort
            for cell, demand in self.cells.get(key, ()):
                facing[cell, sort, demand].append(key)
        for (_, _, demand), keys in facing.items():
            for one, two in combinations(keys, 2):
                features = self.board.features
                if len({*features[one].seats, *features[two].seats}) > 1:
                    yield one, two, str(demand)
