"""The tiles on the table joined up: features, open cells and the river's end.

Everything here is derived from the tiles and followers a state stores. A `Board` is never mutated:
laying a tile copies its tables (a few hundred references) and changes the copies.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from rules.carcassonne.position.box import Sort, Turned, different_turns, turned
from rules.game import Seat

Cell: TypeAlias = tuple[int, int]
Segment: TypeAlias = int
"""One spot of one tile: 16 times the tile's number in order of laying, plus the spot's number."""

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Way to the neighbour across the sides N, E, S, W."""

AROUND: tuple[Cell, ...] = (
    (-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1),
)  # fmt: skip
ANYTHING = "...."
"""What a cell without neighbours demands: a letter a side where it must match, a dot elsewhere."""


class Feature(NamedTuple):
    """A city, road, field or cloister: all its joined segments (R12, R14)."""

    sort: Sort
    segments: tuple[Segment, ...]
    open: int
    """Of a city or road: sides that still face an empty cell. Of a cloister: empty cells around
    it."""
    pennants: int
    seats: tuple[Seat, ...]
    """Owners of the followers on it, ascending, one entry a follower."""

    @property
    def tiles(self) -> int:
        """The number of tiles it covers: tiles count, not segments (R19)."""
        return len({segment >> 4 for segment in self.segments})

    @property
    def first(self) -> Segment:
        """The segment that was laid first."""
        return min(self.segments)


class River(NamedTuple):
    """Where the river must go on (R36)."""

    cell: Cell
    heading: int
    """Side of the last tile it flows out through."""
    last_bend: int
    """1 when it last turned right, 3 left, 0 when it never bent (A7)."""


@dataclass(frozen=True, slots=True)
class Board:
    """The table. Its dictionaries belong to it alone and must not be changed."""

    cells: tuple[Cell, ...]
    """Cells of the tiles in the order of laying."""
    tiles: dict[Cell, Turned]
    numbers: dict[Cell, int]
    """By cell: the position of its tile in `cells`."""
    demands: dict[Cell, str]
    """Empty cells next to a tile, each with what its four neighbours demand."""
    features: dict[Segment, Feature]
    """All features by their key segments."""
    feature_of: dict[Segment, Segment]
    """By segment: the key segment of its feature."""
    river: River | None

    def segment(self, cell: Cell, spot: str) -> Segment:
        """The segment of a spot by its name. Raises `KeyError` when there is none."""
        return self.numbers[cell] << 4 | self.tiles[cell].number[spot]

    def feature(self, segment: Segment) -> Feature:
        """The whole feature a segment belongs to."""
        return self.features[self.feature_of[segment]]

    def cell_of(self, segment: Segment) -> Cell:
        """The cell of a segment's tile."""
        return self.cells[segment >> 4]

    def spot_segments(self, cell: Cell) -> range:
        """All segments of the tile on a cell."""
        first = self.numbers[cell] << 4
        return range(first, first + len(self.tiles[cell].spots))


EMPTY = Board((), {}, {}, {(0, 0): ANYTHING}, {}, {}, None)


@cache
def fits(kind: str, demand: str) -> tuple[int, ...]:
    """The turns in which a tile of a kind matches a demand on every side; of turns that look alike,
    one (R6)."""
    return tuple(turn for turn in different_turns(kind) if matches(turned(kind, turn), demand))


def matches(tile: Turned, demand: str) -> bool:
    """Whether a turned tile shows on every side what its neighbours demand (R6)."""
    return all(want in (".", side) for want, side in zip(demand, tile.sides, strict=True))


def keeps_flowing(river: River, tile: Turned) -> bool:
    """Whether the river may flow on over the tile. False when it would turn the same way twice in a
    row (A7, strict)."""
    return not river.last_bend or bend(river.heading, tile) != river.last_bend


def bend(heading: int, tile: Turned) -> int:
    """How a river with this heading turns on a tile: 1 right, 3 left, 0 not at all, or it ends
    there."""
    out = _outflow(heading, tile)
    return 0 if out is None else (out - heading) % 4


def _outflow(heading: int, tile: Turned) -> int | None:
    """The side through which the river leaves a tile it enters with this heading; None if it ends
    there."""
    inflow = (heading + 2) % 4
    return next((s for s in range(4) if tile.sides[s] == "W" and s != inflow), None)


def joined_up(
    tiles: Iterable[tuple[Cell, Turned]], followers: Iterable[tuple[Cell, str, Seat]]
) -> Board:
    """The board made of tiles, in the order they were laid, and of followers on their spots."""
    board = EMPTY
    for cell, tile in tiles:
        board = with_tile(board, cell, tile)
    for cell, spot, seat in followers:
        board = with_follower(board, board.segment(cell, spot), seat)
    return board


def with_tile(board: Board, cell: Cell, tile: Turned) -> Board:
    """The board after a tile was laid on an empty cell where it fits."""
    number = len(board.cells)
    growing = Board(
        (*board.cells, cell),
        {**board.tiles, cell: tile},
        {**board.numbers, cell: number},
        board.demands.copy(),
        board.features.copy(),
        board.feature_of.copy(),
        _river_after(board.river, cell, tile),
    )
    _add_spots(growing, cell, tile, number << 4)
    _join_neighbours(growing, cell, tile, number << 4)
    _update_demands(growing, cell, tile)
    _surround_cloisters(growing, cell)
    return growing


def with_follower(board: Board, segment: Segment, seat: Seat) -> Board:
    """The board after a follower was put on a segment."""
    key = board.feature_of[segment]
    feature = board.features[key]
    features = {**board.features, key: feature._replace(seats=_owners(feature.seats, (seat,)))}
    return _with_features(board, features)


def without_followers(board: Board, keys: tuple[Segment, ...]) -> Board:
    """The board after all followers left the features with these key segments (R23)."""
    features = board.features.copy()
    for key in keys:
        features[key] = features[key]._replace(seats=())
    return _with_features(board, features)


def _with_features(board: Board, features: dict[Segment, Feature]) -> Board:
    """The same board with other features."""
    cells, tiles, numbers, demands = board.cells, board.tiles, board.numbers, board.demands
    return Board(cells, tiles, numbers, demands, features, board.feature_of, board.river)


def _river_after(river: River | None, cell: Cell, tile: Turned) -> River | None:
    """Where the river goes on after a tile; None when it has ended or when there is no river."""
    if not tile.role:
        return river
    if tile.role == "spring":
        out = tile.sides.index("W")
        return River(beyond(cell, out), out, 0)
    if river is None or tile.role == "lake":
        return None
    out = _outflow(river.heading, tile)
    if out is None:
        return None
    return River(beyond(cell, out), out, (out - river.heading) % 4 or river.last_bend)


def beyond(cell: Cell, side: int) -> Cell:
    """The cell next to a side of a cell."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def around(cell: Cell) -> list[Cell]:
    """The eight cells around a cell, row by row."""
    return [(cell[0] + x, cell[1] + y) for x, y in AROUND]


def _add_spots(board: Board, cell: Cell, tile: Turned, base: int) -> None:
    """Adds every spot of the tile as a feature of its own, joined to nothing yet."""
    for segment, spot in enumerate(tile.spots, base):
        gaps = len(spot.sides)
        if spot.sort == "cloister":
            gaps = sum(near not in board.tiles for near in around(cell))
        board.features[segment] = Feature(spot.sort, (segment,), gaps, spot.pennants, ())
        board.feature_of[segment] = segment


def _join_neighbours(board: Board, cell: Cell, tile: Turned, base: int) -> None:
    """Joins the spots of the tile to the features on the tiles around it."""
    for side in range(4):
        near = beyond(cell, side)
        neighbour = board.tiles.get(near)
        if neighbour is None:
            continue
        other = board.numbers[near] << 4
        line, first, second = tile.ports[side]
        # Seen from the other side, the first half of an edge is the second.
        their_line, their_first, their_second = neighbour.ports[side ^ 2]
        if line >= 0:
            _join(board, base | line, other | their_line, 2)
        if first >= 0:
            _join(board, base | first, other | their_second, 0)
            _join(board, base | second, other | their_first, 0)


def _join(board: Board, one: Segment, two: Segment, closed: int) -> None:
    """Joins the features of two segments. `closed` is the number of open sides that now face each
    other."""
    into, gone = board.feature_of[one], board.feature_of[two]
    feature = board.features[into]
    if into == gone:
        if closed:
            board.features[into] = feature._replace(open=feature.open - closed)
        return
    if len(feature.segments) < len(board.features[gone].segments):
        into, gone = gone, into
        feature = board.features[into]
    lost = board.features.pop(gone)
    board.features[into] = Feature(
        feature.sort,
        feature.segments + lost.segments,
        feature.open + lost.open - closed,
        feature.pennants + lost.pennants,
        _owners(feature.seats, lost.seats),
    )
    for segment in lost.segments:
        board.feature_of[segment] = into


def _owners(some: tuple[Seat, ...], others: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The owners of all followers on two features that become one."""
    return tuple(sorted(some + others)) if some and others else some or others


def _update_demands(board: Board, cell: Cell, tile: Turned) -> None:
    """Updates what the empty cells around the tile demand of a tile laid there."""
    board.demands.pop(cell, None)
    for side in range(4):
        near = beyond(cell, side)
        if near not in board.tiles:
            old, there = board.demands.get(near, ANYTHING), side ^ 2
            board.demands[near] = old[:there] + tile.sides[side] + old[there + 1 :]


def _surround_cloisters(board: Board, cell: Cell) -> None:
    """Takes one empty cell from each cloister around the tile just laid."""
    for near in around(cell):
        tile = board.tiles.get(near)
        if tile is not None and tile.cloister >= 0:
            key = board.numbers[near] << 4 | tile.cloister
            feature = board.features[key]
            board.features[key] = feature._replace(open=feature.open - 1)
