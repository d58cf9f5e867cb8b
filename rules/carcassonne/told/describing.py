"""A position of Carcassonne in words (`rules.describing`)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.carcassonne.moves.events import FollowersLeft, TileInHand, TileLeft, TilesLeft
from rules.carcassonne.moves.play import ROLES
from rules.carcassonne.moves.scoring import tally
from rules.carcassonne.players.estimate import cities_of
from rules.carcassonne.position.board import Board, Cell, Feature, River
from rules.carcassonne.position.box import Sort, spots, turned
from rules.carcassonne.told.view import View, board_of
from rules.changes import Placed
from rules.describing import Fact, Section, facts_in, filled, lasting, place
from rules.game import Event, Seat, of_kind
from rules.grid import cell_at, cell_name
from rules.told import Named
from rules.values import Tally

EDGES = {"C": "city", "R": "road", "F": "field", "W": "river"}
"""What an edge shows by its letter."""
SIDES = ("north", "east", "south", "west")
BENDS = {0: "straight", 1: "right", 3: "left"}
"""Which way the river last bent."""
Part = tuple[str, str]
"""A cell and the spot of it that is meant, where the tile has several of the sort."""


class YourTile(Fact):
    """Heading: what is to be laid now, and where it may go."""


class LaidTile(Fact):
    """Heading: what has just been laid, and how the river goes on from there."""


class TileToLay(Fact):
    """The tile drawn, with its edges from the north clockwise, before it is turned."""

    tile: str = of_kind("tile")
    north: str = of_kind("edge")
    east: str = of_kind("edge")
    south: str = of_kind("edge")
    west: str = of_kind("edge")


class RiverGoesOn(Fact):
    """Where a river tile must go, and how the river last bent (R36, A7)."""

    cell: str = of_kind("cell")
    bend: str = of_kind("bend")


class NewestTile(Fact):
    """The tile just laid, with every place for a follower on it (R10)."""

    cell: str = of_kind("cell")
    spots: tuple[str, ...] = of_kind("spot")


class FreePlaces(Fact):
    """Heading: free cells beside tiles."""


class FreePlace(Fact):
    """A free cell with what its neighbours show there, each with its side (R5, R6)."""

    cell: str = place("cell")
    edges: tuple[tuple[str, str], ...] = place("edge side")


class Unfinished(Fact):
    """Heading: features of a sort that are not finished."""

    sort: str = of_kind("sort")


class OpenCity(Fact):
    """A city that is not finished (R18)."""

    cells: tuple[str, ...] = of_kind("cell")
    parts: tuple[Part, ...] = of_kind("cell spot")
    open: int = of_kind("count")
    pennants: int = of_kind("count")
    tally: Tally = of_kind("tally")


class OpenRoad(Fact):
    """A road that is not finished (R17)."""

    cells: tuple[str, ...] = of_kind("cell")
    parts: tuple[Part, ...] = of_kind("cell spot")
    open: int = of_kind("count")
    tally: Tally = of_kind("tally")


class OpenCloister(Fact):
    """A cloister that is not surrounded (R21)."""

    cell: str = of_kind("cell")
    open: int = of_kind("count")
    tally: Tally = of_kind("tally")


class Farms(Fact):
    """Heading: fields with farmers, and the finished cities beside them."""


class Farm(Fact):
    """A field with farmers, and the first cell of every finished city beside it (R30)."""

    cells: tuple[str, ...] = of_kind("cell")
    parts: tuple[Part, ...] = of_kind("cell spot")
    tally: Tally = of_kind("tally")
    cities: tuple[Part, ...] = of_kind("cell spot")


class Tiles(Fact):
    """Heading: all tiles, row by row, and in which order their edges are told."""

    sides: tuple[str, ...] = lasting("side")


class TileAt(Fact):
    """A tile, its edges as it lies from the north on clockwise, and the follower on it."""

    cell: str = place("cell")
    tile: str = of_kind("tile")
    turn: int = of_kind("degrees")
    north: str = lasting("edge")
    east: str = lasting("edge")
    south: str = lasting("edge")
    west: str = lasting("edge")
    seat: Seat | None = of_kind("seat")
    role: str | None = of_kind("role")
    spot: str | None = of_kind("spot")


class Supply(Fact):
    """Heading: what is not on the table."""


class FollowersHome(Fact):
    """Followers in supply by seat (R2)."""

    seats: tuple[tuple[Seat, int], ...] = of_kind("seat+count")


class StillToCome(Fact):
    """Tiles still to be drawn, by kind (A15)."""

    count: int = of_kind("count")
    tiles: tuple[tuple[str, int], ...] = of_kind("tile")


class SetAside(Fact):
    """Tiles that left the game, for they fitted nowhere (R8)."""

    tiles: tuple[str, ...] = of_kind("tile")


FACTS = facts_in(globals())


def describe(view: View) -> tuple[Section, ...]:
    """The position in words: the tile to lay or just laid, free places, unfinished features, farms,
    all tiles, supplies."""
    board = board_of(view)
    return filled(
        (LaidTile() if view.drawn is None else YourTile(), _tile(view, board.river)),
        (FreePlaces(), _free(board) if view.phase != "over" else ()),
        *[(Unfinished(sort), _open(board, view, sort)) for sort in _UNFINISHED],
        (Farms(), _farms(board, view)),
        (Tiles(SIDES), _tiles(view)),
        (Supply(), _supply(view)),
    )


_UNFINISHED: tuple[Sort, ...] = ("city", "road", "cloister")


def _edges(letters: str) -> Iterator[str]:
    """What each edge shows, in the order of the letters."""
    return (EDGES[letter] for letter in letters)


def _tile(view: View, river: River | None) -> Iterator[Fact]:
    """The tile to lay or just laid, and where the river goes on."""
    if view.drawn is not None:
        yield TileToLay(view.drawn, *_edges(turned(view.drawn, 0).sides))
    if view.phase == "deploy":
        newest = view.tiles[-1]
        names = (spot.place for spot in turned(newest.tile, newest.turn).spots)
        yield NewestTile(newest.cell, tuple(names))
    if river is not None:
        yield RiverGoesOn(cell_name(*river.cell), BENDS[river.last_bend])


def _free(board: Board) -> Iterator[FreePlace]:
    """The free cells, row by row."""
    for cell in sorted(board.demands, key=_row_by_row):
        demands = zip(board.demands[cell], SIDES, strict=True)
        edges = tuple((EDGES[letter], side) for letter, side in demands if letter in EDGES)
        yield FreePlace(cell_name(*cell), edges)


def _row_by_row(cell: Cell) -> Cell:
    return cell[1], cell[0]


def _open(board: Board, view: View, sort: Sort) -> Iterator[Fact]:
    """The unfinished features of a sort; those with followers come first."""
    features = [feature for feature in board.features.values() if feature.sort == sort]
    for feature in sorted(features, key=lambda f: (not f.seats, f.first)):
        if not feature.open:
            continue
        cells, parts = _named(board, feature)
        standing = tally(feature.seats, view.seats)
        if sort == "city":
            yield OpenCity(cells, parts, feature.open, feature.pennants, standing)
        elif sort == "road":
            yield OpenRoad(cells, parts, feature.open, standing)
        else:
            yield OpenCloister(cells[0], feature.open, standing)


def _named(board: Board, feature: Feature) -> tuple[tuple[str, ...], tuple[Part, ...]]:
    """How a feature is named: by cells where its tile has one such spot, else by cell and spot."""
    parts = [_part(board, segment) for segment in sorted(feature.segments)]
    alone = tuple(cell for cell, spot in parts if spot == feature.sort)
    return alone, tuple((cell, spot) for cell, spot in parts if spot != feature.sort)


def _part(board: Board, segment: int) -> Part:
    cell = board.cell_of(segment)
    return cell_name(*cell), board.tiles[cell].spots[segment & 15].place


def _farms(board: Board, view: View) -> Iterator[Farm]:
    """The fields with farmers, each with the finished cities beside it."""
    for farm in board.features.values():
        if farm.sort == "field" and farm.seats:
            cities = (board.features[city] for city in cities_of(board, farm))
            finished = sorted(city.first for city in cities if not city.open)
            beside = tuple(_part(board, segment) for segment in finished)
            yield Farm(*_named(board, farm), tally(farm.seats, view.seats), beside)


def _tiles(view: View) -> Iterator[TileAt]:
    """All tiles, row by row."""
    standing = {piece.cell: piece for piece in view.followers}
    for tile in sorted(view.tiles, key=lambda tile: _row_by_row(cell_at(tile.cell))):
        lies, piece = turned(tile.tile, tile.turn), standing.get(tile.cell)
        seat = role = spot = None
        if piece is not None:
            segment = lies.spots[lies.number[piece.spot]]
            seat, role, spot = piece.seat, ROLES[segment.sort], segment.place
        edges = _edges(lies.sides)
        yield TileAt(tile.cell, tile.tile, tile.turn, *edges, seat=seat, role=role, spot=spot)


def _supply(view: View) -> Iterator[Event]:
    yield FollowersHome(tuple(enumerate(view.supply)))
    yield StillToCome(sum(count for _, count in view.remaining), view.remaining)
    if view.discarded:
        yield SetAside(view.discarded)


def pieces(view: View) -> Iterator[Placed]:
    """Tiles on their cells, and followers on features of a cell, such as `C3 road-n`."""
    for tile in view.tiles:
        yield Placed(tile.cell, f"tile {tile.tile} {tile.turn}")
    for piece in view.followers:
        yield Placed(f"{piece.cell} {piece.spot}", f"follower {piece.seat}")


def hand(view: View) -> tuple[Event, ...]:
    """The viewing seat's followers, and its drawn tile."""
    if view.viewer is None:
        return ()
    left = FollowersLeft(view.viewer, view.supply[view.viewer])
    if view.drawn is None or view.turn != view.viewer:
        return (left,)
    return (left, TileInHand(view.drawn))


def remaining(view: View) -> tuple[Event, ...]:
    """How many tiles are still to be drawn, in all and of each kind (A15)."""
    total = sum(count for _, count in view.remaining)
    return (TilesLeft(total), *[TileLeft(kind, count) for kind, count in view.remaining])


def named(view: View) -> Named:
    """The words for the fields of the newest tile: where each lies on it."""
    if view.phase != "deploy":
        return {}
    newest = view.tiles[-1]
    return {("spot", spot.name): spot.place for spot in spots(newest.tile, newest.turn)}
