"""The board in sets of squares, and the regions and kingdoms on it.

A set of squares is one whole number: bit `s` stands for square `s` (row * 16 + column). Neighbours
of a whole set are found by shifting it, so that following a region takes a few shifts.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from rules.game import Illegal, Seat
from rules.grid import fixed_cells
from rules.tigris.position.box import box

WIDTH, HEIGHT = 16, 11
SIZE = WIDTH * HEIGHT

Squares: TypeAlias = int
"""A set of squares, one bit each."""
Masks: TypeAlias = tuple[Squares, Squares, Squares, Squares]
"""A set of squares for each colour."""

CELLS = fixed_cells(WIDTH, HEIGHT)
"""Names of the squares: A1 in the north-west, P11 in the south-east."""
SQUARE_OF: Mapping[str, int] = MappingProxyType({cell: s for s, cell in enumerate(CELLS)})


def squares_with(signs: str, wanted: str) -> Squares:
    """The squares whose sign is one of the wanted ones. `signs` has one sign for each square, in
    order."""
    return sum(1 << square for square, sign in enumerate(signs) if sign in wanted)


ALL: Squares = (1 << SIZE) - 1
NOT_WEST: Squares = sum(1 << s for s in range(SIZE) if s % WIDTH)
NOT_EAST: Squares = NOT_WEST >> 1
LAND = squares_with(box().signs, ".tc")
RIVER = squares_with(box().signs, "~")
TREASURES = squares_with(box().signs, "tc")
"""Where the game begins with a temple and a treasure (R4)."""
CORNERS = squares_with(box().signs, "c")
"""Where treasures lie that must be taken before others (R45)."""


def near(squares: Squares) -> Squares:
    """All squares that share an edge with one of these squares (R1)."""
    beside = (squares & NOT_EAST) << 1 | (squares & NOT_WEST) >> 1
    return (beside | squares << WIDTH | squares >> WIDTH) & ALL


NEAR = tuple(near(1 << s) for s in range(SIZE))
"""By square: its neighbours (R1)."""

BLOCKS = tuple(
    0b11 << s | 0b11 << s + WIDTH if s % WIDTH < WIDTH - 1 and s < SIZE - WIDTH else 0
    for s in range(SIZE)
)
"""By square: the four squares of which it is the north-west one; 0 on the rim (R37)."""


def square_at(cell: str) -> int:
    """The square with that name. Raises `Illegal("unknown-cell")` for anything else."""
    square = SQUARE_OF.get(cell)
    if square is None:
        raise Illegal("unknown-cell", cell=cell)
    return square


def each(squares: Squares) -> Iterator[int]:
    """The squares of a set in reading order."""
    while squares:
        lowest = squares & -squares
        yield lowest.bit_length() - 1
        squares ^= lowest


def cells(squares: Squares) -> tuple[str, ...]:
    """The names of the squares of a set, in reading order."""
    return tuple(CELLS[square] for square in each(squares))


def set_of(squares: Iterable[int]) -> Squares:
    """The set of some squares."""
    result = 0
    for square in squares:
        result |= 1 << square
    return result


def reached(start: Squares, within: Squares) -> Squares:
    """All squares of `within` that are connected to `start`, with `start` itself."""
    while (grown := start | near(start) & within) != start:
        start = grown
    return start


class Standing(NamedTuple):
    """A leader on the board."""

    seat: Seat
    colour: int
    square: int


class Region(NamedTuple):
    """Connected tiles and leaders; a kingdom when there is a leader (R2)."""

    squares: Squares
    leaders: tuple[Standing, ...]
    """By seat and colour."""
    halo: Squares
    """All squares that touch it; some of its own are among them."""

    def leader(self, colour: int) -> Standing | None:
        """The leader of a colour (R3), None if there is none. If two are at war, the first one."""
        for leader in self.leaders:
            if leader.colour == colour:
                return leader
        return None


_Split: TypeAlias = tuple[tuple[Region, ...], tuple[Region, ...]]
"""The kingdoms, and the other regions."""


def _region(squares: Squares, leaders: tuple[Standing, ...]) -> Region:
    return Region(squares, leaders, near(squares))


class Board(NamedTuple):
    """What lies on the board, with its pieces joined up."""

    tiles: Masks
    """Face-up tiles by colour."""
    down: Squares
    """Face-down tiles, under monuments: they connect and do nothing else (R41)."""
    dead: Squares
    """Catastrophes (R20)."""
    standing: Squares
    """Leaders."""
    kingdoms: tuple[Region, ...]
    """Regions with a leader (R2), by their first square in reading order."""
    others: tuple[Region, ...]
    """Regions without a leader, in the same order."""

    @property
    def regions(self) -> Iterator[Region]:
        """All regions, kingdoms first."""
        return chain(self.kingdoms, self.others)

    @property
    def taken(self) -> Squares:
        """Every square with something on it."""
        red, blue, green, black = self.tiles
        return red | blue | green | black | self.down | self.dead | self.standing

    @property
    def face_up(self) -> Squares:
        """Squares with a face-up tile."""
        red, blue, green, black = self.tiles
        return red | blue | green | black

    def region(self, square: int) -> Region:
        """The region of the tile or leader on a square. Raises `KeyError` for an empty square."""
        return region_at(chain(self.kingdoms, self.others), square)

    def kingdoms_near(self, square: int) -> list[Region]:
        """The kingdoms that share an edge with a square."""
        around = NEAR[square]
        return [kingdom for kingdom in self.kingdoms if kingdom.squares & around]


def region_at(regions: Iterable[Region], square: int) -> Region:
    """The region among some regions that has a square. Raises `KeyError` when there is none."""
    squares = 1 << square
    for region in regions:
        if region.squares & squares:
            return region
    raise KeyError(square)


def joined_up(tiles: Masks, down: Squares, dead: Squares, leaders: tuple[Standing, ...]) -> Board:
    """The board made of these pieces, with all regions worked out."""
    standing = set_of(leader.square for leader in leaders)
    red, blue, green, black = tiles
    rest = red | blue | green | black | down | standing
    return Board(tiles, down, dead, standing, *_split(_regions(rest, leaders)))


def with_tile(board: Board, colour: int, square: int) -> Board:
    """The board after a tile was added. Everything it touches becomes one region."""
    tiles = with_squares(board.tiles, colour, board.tiles[colour] | 1 << square)
    regions = _merge(board, square, ())
    return Board(tiles, board.down, board.dead, board.standing, *regions)


def with_leader(board: Board, leader: Standing) -> Board:
    """The board after a leader was added. Everything it touches becomes one region."""
    regions = _merge(board, leader.square, (leader,))
    standing = board.standing | 1 << leader.square
    return Board(board.tiles, board.down, board.dead, standing, *regions)


def without(board: Board, squares: Squares) -> Board:
    """The board after the tiles and leaders on some squares were taken away. Regions may fall
    apart."""
    red, blue, green, black = board.tiles
    left = ~squares
    tiles = (red & left, blue & left, green & left, black & left)
    regions = _part(board, squares)
    return Board(tiles, board.down, board.dead, board.standing & left, *regions)


def with_catastrophe(board: Board, square: int) -> Board:
    """The board after a catastrophe made a square dead, whatever lay there (R20)."""
    rest = without(board, 1 << square)
    dead = rest.dead | 1 << square
    return Board(rest.tiles, rest.down, dead, rest.standing, rest.kingdoms, rest.others)


def with_monument(board: Board, colour: int, squares: Squares) -> Board:
    """The board after four tiles of a colour were turned face down (R37, R41)."""
    tiles = with_squares(board.tiles, colour, board.tiles[colour] & ~squares)
    down, standing = board.down | squares, board.standing
    return Board(tiles, down, board.dead, standing, board.kingdoms, board.others)


def with_squares(masks: Masks, colour: int, squares: Squares) -> Masks:
    """The sets by colour, with the set of one colour replaced."""
    red, blue, green, black = (*masks[:colour], squares, *masks[colour + 1 :])
    return red, blue, green, black


def _merge(board: Board, square: int, leaders: tuple[Standing, ...]) -> _Split:
    """The regions after a piece that connects was put on an empty square. They may merge."""
    around = halo = NEAR[square]
    squares, apart = 1 << square, (list[Region](), list[Region]())
    for regions, left in zip((board.kingdoms, board.others), apart, strict=True):
        for region in regions:
            if region.squares & around:
                squares |= region.squares
                leaders += region.leaders
                halo |= region.halo
            else:
                left.append(region)
    merged = Region(squares, tuple(sorted(leaders)), halo)
    insort(apart[0 if leaders else 1], merged, key=_first)
    return tuple(apart[0]), tuple(apart[1])


def _part(board: Board, removed: Squares) -> _Split:
    """The regions after some squares were emptied. Regions may fall apart; untouched ones stay the
    same."""
    kingdoms = [region for region in board.kingdoms if not region.squares & removed]
    others = [region for region in board.others if not region.squares & removed]
    for region in board.regions:
        if region.squares & removed:
            for part in parts(region.squares, removed):
                leaders = tuple([x for x in region.leaders if part >> x.square & 1])
                insort(kingdoms if leaders else others, _region(part, leaders), key=_first)
    return tuple(kingdoms), tuple(others)


def _first(region: Region) -> Squares:
    """The first square of a region in reading order, as a set."""
    return region.squares & -region.squares


def _split(regions: Iterable[Region]) -> _Split:
    """The regions in two groups: kingdoms, and the others."""
    all_regions = list(regions)
    kingdoms = tuple([region for region in all_regions if region.leaders])
    return kingdoms, tuple([region for region in all_regions if not region.leaders])


def parts(region: Squares, removed: Squares) -> list[Squares]:
    """The parts of a region, in reading order, after something was taken from it. Every part
    touches what is gone. So a part that has all squares touching it is the only part."""
    rest, parts = region & ~removed, list[Squares]()
    ends = near(removed) & rest
    while ends:
        part = ends & -ends
        while ends & ~part and (grown := part | near(part) & rest) != part:
            part = grown
        if not ends & ~part:
            part = rest
        parts.append(part)
        rest ^= part
        ends &= rest
    return sorted(parts, key=lambda part: part & -part) if len(parts) > 1 else parts


def _regions(rest: Squares, leaders: tuple[Standing, ...]) -> Iterator[Region]:
    """The connected parts of some squares, each with the leaders that stand on it."""
    while rest:
        part = reached(rest & -rest, rest)
        rest ^= part
        yield _region(part, tuple([x for x in leaders if part >> x.square & 1]))
