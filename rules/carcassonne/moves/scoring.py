"""Who scores what: features that a tile completes, and everything at the end."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.carcassonne.moves import events
from rules.carcassonne.position.board import Board, Cell, Feature, Segment, around, beyond
from rules.carcassonne.position.state import SOURCES, State
from rules.game import Event, Outcome, Seat, most_points
from rules.grid import cell_name
from rules.values import with_most

FED = 4
"""Points for one complete city beside a farm, whatever its size (R30)."""
CLOISTER = 9
"""A complete cloister scores a point for each of this many tiles: its own and those around it
(R21)."""


@dataclass(frozen=True, slots=True)
class Award:
    """The points that each of some seats gets from one source, with the event that tells it."""

    source: str
    seats: tuple[Seat, ...]
    points: int
    event: Event


def tally(followers: Iterable[Seat], seats: int) -> tuple[int, ...]:
    """The number of followers of each seat."""
    there = list(followers)
    return tuple(there.count(seat) for seat in range(seats))


def completed_features(board: Board, cell: Cell) -> tuple[Segment, ...]:
    """The features completed by the tile just laid on a cell, each given by its key segment."""
    own = dict.fromkeys(board.feature_of[segment] for segment in board.spot_segments(cell))
    done = [k for k in own if board.features[k].sort != "field" and not board.features[k].open]
    for near in around(cell):
        tile = board.tiles.get(near)
        if tile is not None and tile.cloister >= 0:
            key = board.numbers[near] << 4 | tile.cloister
            if not board.features[key].open:
                done.append(key)
    return tuple(done)


def award_for_completed(board: Board, key: Segment, cell: Cell, seats: int) -> Award:
    """The award for a feature that the tile on a cell completes (R17-R24)."""
    feature, where = board.features[key], _display_cell(board, key, cell)
    if not feature.seats:
        tiles = CLOISTER if feature.sort == "cloister" else feature.tiles
        return Award("", (), 0, events.FinishedEmpty(feature.sort, where, tiles))
    counts = tally(feature.seats, seats)
    best = with_most(counts)
    many = (len(best), sum(map(bool, counts)), counts)
    tiles, pennants = feature.tiles, feature.pennants
    if feature.sort == "cloister":
        event = events.CloisterFinished(where, CLOISTER, best[0])
        return Award("cloisters", best, CLOISTER, event)
    if feature.sort == "road":
        event = events.RoadFinished(where, tiles, best, *many, tiles=tiles)
        return Award("roads", best, tiles, event)
    if len(feature.segments) == 2:
        points = 2 + pennants
        event = events.SmallCityFinished(where, points, best, *many, pennants=pennants)
        return Award("cities", best, points, event)
    points = 2 * tiles + 2 * pennants
    event = events.CityFinished(where, points, best, *many, tiles=tiles, pennants=pennants)
    return Award("cities", best, points, event)


def _display_cell(board: Board, key: Segment, cell: Cell) -> str:
    """The cell by which a completed feature is named. It is the cell of the tile just laid. Where
    that tile completes several features of the sort, it is the cell beside it. A cloister is named
    by its own cell."""
    sort = board.features[key].sort
    if sort == "cloister":
        return cell_name(*board.cell_of(key))
    own = board.spot_segments(cell)
    there = {board.feature_of[segment] for segment in own}
    done = (board.features[other] for other in there)
    if sum(feature.sort == sort and not feature.open for feature in done) == 1:
        return cell_name(*cell)
    return _across(board, next(s for s in own if board.feature_of[s] == key))


def _across(board: Board, segment: Segment) -> str:
    """The cell next to the first side that a road or city reaches on its tile."""
    cell = board.cell_of(segment)
    side = board.tiles[cell].spots[segment & 15].sides[0]
    return cell_name(*beyond(cell, side))


def final(board: Board, seats: int) -> tuple[Award, ...]:
    """The final scoring: unfinished features, then the farms city by city (R27-R31)."""
    features = sorted(board.features.values(), key=lambda feature: feature.first)
    waiting = [f for f in features if f.seats and f.open]
    fed = (
        _award_to_farmers(board, city, seats)
        for city in features
        if city.sort == "city" and not city.open
    )
    return (
        *[_award_for_unfinished(board, feature, seats) for feature in waiting],
        *[award for award in fed if award is not None],
    )


def add(points: tuple[tuple[int, ...], ...], award: Award) -> tuple[tuple[int, ...], ...]:
    """The points by seat and source, with those of an award added."""
    if not award.seats:
        return points
    column = SOURCES.index(award.source)
    table = [list(row) for row in points]
    for seat in award.seats:
        table[seat][column] += award.points
    return tuple(map(tuple, table))


def _award_for_unfinished(board: Board, feature: Feature, seats: int) -> Award:
    """The award for an unfinished feature with followers at the end of the game (R27)."""
    where = cell_name(*board.cell_of(_alone(board, feature)))
    counts = tally(feature.seats, seats)
    best = with_most(counts)
    many = (len(best), sum(map(bool, counts)), counts)
    tiles, pennants = feature.tiles, feature.pennants
    if feature.sort == "cloister":
        around = 8 - feature.open
        event = events.CloisterUnfinished(where, around, around + 1, best[0])
        return Award("unfinished-cloisters", best, around + 1, event)
    if feature.sort == "road":
        event = events.RoadUnfinished(where, tiles, best, *many, tiles=tiles)
        return Award("unfinished-roads", best, tiles, event)
    points = tiles + pennants
    event = events.CityUnfinished(where, points, best, *many, tiles=tiles, pennants=pennants)
    return Award("unfinished-cities", best, points, event)


def _alone(board: Board, feature: Feature) -> Segment:
    """The segment by whose tile a feature is named. It is the first one laid whose tile has no
    other feature of the sort. If there is none, it is the first one laid."""
    apart = (s for s in sorted(feature.segments) if _of_sort_beside(board, s) == 1)
    return next(apart, feature.first)


def _of_sort_beside(board: Board, segment: Segment) -> int:
    """The number of features of the segment's sort on its tile."""
    own = board.spot_segments(board.cell_of(segment))
    sorts = [board.features[key].sort for key in {board.feature_of[other] for other in own}]
    return sorts.count(board.features[board.feature_of[segment]].sort)


def _award_to_farmers(board: Board, city: Feature, seats: int) -> Award | None:
    """The award for the farmers around one complete city; None if there are none. All farmers on
    all farms that touch the city count, each once (R30, R31)."""
    farms = farms_around(board, city)
    counts = tally((seat for key in farms for seat in board.features[key].seats), seats)
    best = with_most(counts)
    if not best:
        return None
    where, many = cell_name(*board.cell_of(city.first)), (len(best), sum(map(bool, counts)))
    event = events.CityFed(where, FED, best, *many, counts, _beside(board, city))
    return Award("farms", best, FED, event)


def _beside(board: Board, city: Feature) -> str | None:
    """The cell next to the first tile of a city, if that tile is part of another city, too; else
    None."""
    return None if _of_sort_beside(board, city.first) == 1 else _across(board, city.first)


def farms_around(board: Board, city: Feature) -> tuple[Segment, ...]:
    """The farms that touch a city, each once, by their key segments (R29)."""
    farms: dict[Segment, None] = {}
    for segment in city.segments:
        base, number = segment & ~15, segment & 15
        spots = board.tiles[board.cell_of(segment)].spots
        for at, spot in enumerate(spots):
            if spot.sort == "field" and spots[number].index in spot.cities:
                farms[board.feature_of[base | at]] = None
    return tuple(farms)


def outcome(state: State) -> Outcome | None:
    """The result, once the game is over. Equal totals share a place (R32)."""
    return most_points(state.points, SOURCES) if state.phase == "over" else None
