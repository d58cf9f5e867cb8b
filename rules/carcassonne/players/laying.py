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
"""What is done with followers when a tile lies; () when nothing can be."""


def outcomes(
    position: ValuedPosition, beside: Beside, tile: Turned
) -> Iterator[tuple[float, After]]:
    """Every choice about followers when a turned tile is laid, each with the lead the seat would
    then have over the best other one."""
    return _Laying(position, beside, tile).leads()


class _Part:
    """Spots of the tile that are one feature when it is laid."""

    __slots__ = ("cities", "gaps", "keys", "seats", "spots")

    def __init__(self, spots: tuple[Spot, ...], keys: set[Segment]) -> None:
        self.spots, self.keys = spots, keys
        """The features they join."""
        self.gaps = 0
        """Of a city or road: sides still open."""
        self.seats: tuple[Seat, ...] = ()
        self.cities: Set[int] = frozenset()
        """Of a field: the cities around it; those of the tile by their part, as -1, -2, ..."""


class _Laying:
    """One tile on one cell, while it is worked out."""

    __slots__ = (
        "beside", "cities", "fields", "gains", "gone", "home", "points", "position", "spots",
        "tile",
    )  # fmt: skip

    def __init__(self, position: ValuedPosition, beside: Beside, tile: Turned) -> None:
        self.position, self.beside, self.tile = position, beside, tile
        self.spots = _spots(tile.kind, tile.turn)
        self.points = position.points.copy()
        """By seat, without a follower put on the tile."""
        self.home = list(beside.leaving)
        """Owners of followers that return."""
        self.gains: list[tuple[float, str, int]] = []
        """Points that a follower on a city, road or cloister brings, and what is open of it."""
        self.cities: list[_Part] = []
        self.fields: list[_Part] = []
        self.gone: dict[Segment, int] = {}
        """The cities that are joined, each with its part as in `_Part.cities`."""

    def leads(self) -> Iterator[tuple[float, After]]:
        """Every choice about followers, with the lead the seat would then have."""
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
        """What a cloister on the tile and those around it get."""
        for owner in self.beside.monks:
            self.points[owner] += self.position.nearer
        if self.tile.cloister >= 0:
            empty = self.position.empty(self.beside.cell)
            self.gains.append((9 - empty * self.position.nearer, "cloister", empty))

    def _add_lines(self) -> None:
        """What is changed of cities and roads."""
        cities, roads, _ = self.spots
        self.cities = _parts(cities, self.beside.lines) if cities else []
        for part in self.cities:
            self._add_line("city", part)
        if roads:
            for part in _parts(roads, self.beside.lines):
                self._add_line("road", part)

    def _add_line(self, sort: Sort, part: _Part) -> None:
        tiles, pennants, segments = self._joined_size(part)
        worth = self.position.worth(sort, tiles, pennants, part.gaps, small=segments == 2)
        if part.seats:
            share(self.points, part.seats, worth)
            if not part.gaps:
                self.home += part.seats
        else:
            self.gains += [(worth, spot.name, part.gaps) for spot in part.spots]

    def _joined_size(self, part: _Part) -> tuple[int, int, int]:
        """Tiles, pennants and segments of a city or road with all that it joins, whose worth so
        far is taken back; fills in the part."""
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
        """The pennants on the tile; notes how many sides more are open than before."""
        for spot in part.spots:
            for side in spot.sides:
                part.gaps += 1 if self.beside.lines[side] < 0 else -1
        return sum([spot.pennants for spot in part.spots])

    def _add_fields(self) -> None:
        """What is changed of farms."""
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
        """Every city on the tile or around a farm that it changes pays its farmers anew."""
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
        """The cities that a city was before."""
        return tuple(self.cities[~city].keys) if city < 0 else (city,)

    def _city_for_farmers(self, city: int) -> float:
        """What a city is likely to bring its farmers when the tile is laid."""
        gaps = self.cities[~city].gaps if city < 0 else self.position.board.features[city].open
        return self.position.fed[gaps]

    def _farmers(self, city: int) -> tuple[Seat, ...]:
        """The owners of farmers around a city when the tile is laid."""
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
        """The seat's followers with those that return, which all who get some are glad of."""
        if not self.home:
            return self.position.supply[self.position.seat]
        free, home = list(self.position.supply), self.position.home
        for owner in self.home:
            self.points[owner] += home[free[owner] + 1] - home[free[owner]]
            free[owner] += 1
        return free[self.position.seat]

    def _lead_farming(self, part: _Part, own: float, best: float) -> float:
        """The lead with a farmer of one's own on a field; `own` points and the `best` of another
        without it."""
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
    """The cities, roads and fields of a turned tile."""
    spots = turned(kind, turn).spots
    sorts: tuple[Sort, ...] = ("city", "road", "field")
    return tuple(tuple(spot for spot in spots if spot.sort == sort) for sort in sorts)


def _parts(spots: tuple[Spot, ...], beside: list[Segment]) -> list[_Part]:
    """Spots of one sort, those together that join the same feature; what lies beside them."""
    parts: list[_Part] = []
    for spot in spots:
        keys = {beside[at] for at in spot.sides or spot.halves}
        keys.discard(-1)
        parts = _with_part(parts, spot, keys) if parts else [_Part((spot,), keys)]
    return parts


def _with_part(parts: list[_Part], spot: Spot, keys: set[Segment]) -> list[_Part]:
    """The parts with one more spot, those together that join the same."""
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
