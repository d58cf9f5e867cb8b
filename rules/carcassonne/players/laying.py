"""What a tile would change of everybody's points by `estimate`, worked out without laying it.

It says the same as laying it, putting a follower and scoring would, in a small part of the time.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import cache
from typing import TypeAlias

from rules.carcassonne.moves.actions import CarcassonneAction
from rules.carcassonne.moves.legal import PASS, deploying
from rules.carcassonne.players.estimate import share
from rules.carcassonne.players.position_values import Beside, ValuedPosition
from rules.carcassonne.position.board import Segment
from rules.carcassonne.position.box import Sort, Spot, Turned, turned
from rules.game import Seat

After: TypeAlias = tuple[CarcassonneAction, ...]
"""What is done about followers once the tile lies; () when nothing can be done."""


def outcomes(
    position: ValuedPosition, beside: Beside, tile: Turned
) -> Iterator[tuple[float, After]]:
    """Every choice about followers after a turned tile is laid, with the lead it gives. The lead is
    the seat's points minus those of the best other seat."""
    return _Laying(position, beside, tile).leads()


class _Part:
    """Spots of the tile that belong to one feature once it is laid."""

    __slots__ = ("cities", "gaps", "keys", "seats", "spots")

    def __init__(self, spots: tuple[Spot, ...], keys: set[Segment]) -> None:
        self.spots, self.keys = spots, keys
        """The features that the spots join."""
        self.gaps = 0
        """Of a city or road: sides still open."""
        self.seats: tuple[Seat, ...] = ()
        self.cities: Set[int] = frozenset()
        """Of a field: the cities around it. A city on the tile itself has the number -1, -2, ... of
        its part."""


class _Laying:
    """One tile laid on one cell, and what that changes."""

    __slots__ = (
        "beside", "cities", "fields", "gains", "gone", "home", "points", "position", "spots",
        "tile",
    )  # fmt: skip

    def __init__(self, position: ValuedPosition, beside: Beside, tile: Turned) -> None:
        self.position, self.beside, self.tile = position, beside, tile
        self.spots = _spots(tile.kind, tile.turn)
        self.points = position.points.copy()
        """By seat: the points if no follower is put on the tile."""
        self.home = list(beside.leaving)
        """The owners of followers that return, one entry a follower."""
        self.gains: list[tuple[float, str, int]] = []
        """For each city, road or cloister that a follower may take: the points it brings, the name
        of the spot, and how many open sides or empty cells are left."""
        self.cities: list[_Part] = []
        self.fields: list[_Part] = []
        self.gone: dict[Segment, int] = {}
        """Each city that the tile joins, with the number of its part as in `_Part.cities`."""

    def leads(self) -> Iterator[tuple[float, After]]:
        """Every choice about followers, with the lead it gives the seat."""
        self._add_monks()
        self._add_lines()
        self._add_fields()
        free, seat = self._supply(), self.position.seat
        own, best = self.points[seat], _best_other(self.points, seat)
        unfarmed = [part for part in self.fields if not part.seats]
        if not self.position.supply[seat] or not (self.gains or unfarmed):
            yield own - best, ()
            return
        yield own - best, (PASS,)
        cost = self.position.home[free - 1] - self.position.home[free]
        for gain, spot, gaps in self.gains:
            yield own + gain + (cost if gaps else 0.0) - best, (deploying(spot),)
        for part in unfarmed:
            lead = self._lead_farming(part, own, best) + cost
            yield from [(lead, (deploying(spot.name),)) for spot in part.spots]

    def _add_monks(self) -> None:
        """Adds the points for cloisters: for those around the cell, and for one on the tile."""
        for owner in self.beside.monks:
            self.points[owner] += self.position.nearer
        if self.tile.cloister >= 0:
            empty = self.position.empty(self.beside.cell)
            self.gains.append((9 - empty * self.position.nearer, "cloister", empty))

    def _add_lines(self) -> None:
        """Adds what the tile changes about cities and roads."""
        cities, roads, _ = self.spots
        self.cities = _parts(cities, self.beside.lines) if cities else []
        for part in self.cities:
            self._add_line("city", part)
        if roads:
            for part in _parts(roads, self.beside.lines):
                self._add_line("road", part)

    def _add_line(self, sort: Sort, part: _Part) -> None:
        """Adds what the tile changes about the city or road of one part."""
        tiles, pennants, segments = self._joined_size(part)
        worth = self.position.worth(sort, tiles, pennants, part.gaps, small=segments == 2)
        if part.seats:
            share(self.points, part.seats, worth)
            if not part.gaps:
                self.home += part.seats
        else:
            self.gains += [(worth, spot.name, part.gaps) for spot in part.spots]

    def _joined_size(self, part: _Part) -> tuple[int, int, int]:
        """The numbers of tiles, pennants and segments of a city or road after the tile has joined
        it. Takes back the points counted for the features that are joined, and fills in `gaps` and
        `seats` of the part."""
        features, tiles = self.position.board.features, 1
        pennants, segments = self._alone(part), len(part.spots)
        for key in part.keys:
            feature = features[key]
            tiles += self.position.tiles(feature)
            pennants += feature.pennants
            segments += len(feature.segments)
            part.gaps += feature.open
            if feature.seats:
                part.seats += feature.seats
                share(self.points, feature.seats, -self.position.worths[key])
        if len(part.keys) > 1:
            # They may have tiles in common.
            tiles = 1 + len({s >> 4 for key in part.keys for s in features[key].segments})
        return tiles, pennants, segments

    def _alone(self, part: _Part) -> int:
        """The number of pennants that the tile adds. Also changes `gaps` of the part by the sides
        that the tile opens and closes."""
        for spot in part.spots:
            for side in spot.sides:
                part.gaps += 1 if self.beside.lines[side] < 0 else -1
        return sum([spot.pennants for spot in part.spots])

    def _add_fields(self) -> None:
        """Adds what the tile changes about farms."""
        for at, part in enumerate(self.cities):
            for key in part.keys:
                self.gone[key] = ~at
        self.fields = _parts(self.spots[2], self.beside.halves)
        changed = not self.position.farms.keys().isdisjoint(self.gone)
        for part in self.fields:
            self._add_field(part)
            changed = changed or bool(part.seats and (self.cities or len(part.keys) > 1))
        if changed:
            self._feed_anew()

    def _add_field(self, part: _Part) -> None:
        """Fills in `cities` and `seats` of the part of a field."""
        for at, city in enumerate(self.cities):
            if any(one.index in spot.cities for spot in part.spots for one in city.spots):
                part.cities = {*part.cities, ~at}
        for key in part.keys:
            part.seats += self.position.board.features[key].seats
            around = self.position.cities_around(key)
            if not around.isdisjoint(self.gone):
                around = {self.gone.get(city, city) for city in around}
            part.cities = part.cities | around if part.cities else around

    def _feed_anew(self) -> None:
        """Pays farmers anew for every city that the tile joins or that its farms touch. The old
        payment for these cities is taken back."""
        changed = {~at for at in range(len(self.cities))}
        changed.update(*[part.cities for part in self.fields if part.seats])
        for city in changed:
            for former in self._former(city):
                if former in self.position.farms:
                    fed = self.position.fed[self.position.board.features[former].open]
                    share(self.points, self.position.farmers(former), -fed)
            if farmers := self._farmers(city):
                share(self.points, farmers, self._city_for_farmers(city))

    def _former(self, city: int) -> tuple[Segment, ...]:
        """The cities of the position that are part of this city once the tile is laid."""
        return tuple(self.cities[~city].keys) if city < 0 else (city,)

    def _city_for_farmers(self, city: int) -> float:
        """The points that a city is likely to bring its farmers once the tile is laid."""
        gaps = self.cities[~city].gaps if city < 0 else self.position.board.features[city].open
        return self.position.fed[gaps]

    def _farmers(self, city: int) -> tuple[Seat, ...]:
        """The owners of the farmers around a city once the tile is laid, one entry a farmer."""
        there = {farm for one in self._former(city) for farm in self.position.farms.get(one, ())}
        farmers: tuple[Seat, ...] = ()
        for part in self.fields:
            if part.seats and city in part.cities:
                farmers += part.seats
                there -= part.keys
        for farm in there:
            farmers += self.position.board.features[farm].seats
        return farmers

    def _supply(self) -> int:
        """The number of followers the seat has free after some have returned. Also adds to each
        owner what a returned follower is worth."""
        if not self.home:
            return self.position.supply[self.position.seat]
        free, home = list(self.position.supply), self.position.home
        for owner in self.home:
            self.points[owner] += home[free[owner] + 1] - home[free[owner]]
            free[owner] += 1
        return free[self.position.seat]

    def _lead_farming(self, part: _Part, own: float, best: float) -> float:
        """The lead if the seat puts a farmer on a field. Without that farmer the seat has `own`
        points and the best other seat has `best`."""
        seat, contested = self.position.seat, list[tuple[int, tuple[Seat, ...]]]()
        for city in part.cities:
            if farmers := self._farmers(city):
                contested.append((city, farmers))
            else:
                own += self._city_for_farmers(city)
        if not contested:
            return own - best
        points = self.points.copy()
        for city, farmers in contested:
            share(points, farmers, -self._city_for_farmers(city))
            share(points, (*farmers, seat), self._city_for_farmers(city))
        return own + points[seat] - self.points[seat] - _best_other(points, seat)


@cache
def _spots(kind: str, turn: int) -> tuple[tuple[Spot, ...], ...]:
    """The spots of a turned tile in three groups: cities, roads, fields."""
    spots = turned(kind, turn).spots
    sorts: tuple[Sort, ...] = ("city", "road", "field")
    return tuple(tuple(spot for spot in spots if spot.sort == sort) for sort in sorts)


def _parts(spots: tuple[Spot, ...], beside: list[Segment]) -> list[_Part]:
    """Groups spots of one sort by the features they join. `beside` holds the feature across each
    side or half-side."""
    parts: list[_Part] = []
    for spot in spots:
        keys = {beside[at] for at in spot.sides or spot.halves}
        keys.discard(-1)
        parts = _with_part(parts, spot, keys) if parts else [_Part((spot,), keys)]
    return parts


def _with_part(parts: list[_Part], spot: Spot, keys: set[Segment]) -> list[_Part]:
    """The parts after one more spot was added. Parts that join one of the same features `keys` are
    merged."""
    apart, joined = list[_Part](), [spot]
    for part in parts:
        if part.keys.isdisjoint(keys):
            apart.append(part)
        else:
            joined += part.spots
            keys |= part.keys
    return [*apart, _Part(tuple(joined), keys)]


def _best_other(points: list[float], seat: Seat) -> float:
    return max(points[:seat] + points[seat + 1 :])
