"""The wall over all boards in play: spaces, provinces, and who stands where.

Spaces, Chinese and Mongol provinces are numbered from west to east; a joint is a border like any
other, so that the last space of a board and the first of the next are neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType

from rules.changcheng.position.box import LETTERS, Board, China, Mongol, box
from rules.changcheng.position.state import NEUTRAL, Piece, State, WallSpaces


@dataclass(frozen=True, slots=True)
class Chart:
    """Spaces and provinces of some boards, from west to east, and how they belong together."""

    spaces: tuple[str, ...]
    """Names, e.g. `2c`."""
    space_number: Mapping[str, int]
    china_of: tuple[int, ...]
    """By space: the Chinese province it belongs to (R2)."""
    mongol_of: tuple[int, ...]
    """By space: the Mongol province it faces."""
    provinces: tuple[str, ...]
    province_number: Mapping[str, int]
    mongols: tuple[str, ...]
    mongol_number: Mapping[str, int]
    spaces_in: tuple[range, ...]
    """By Chinese province."""
    facing: tuple[range, ...]
    """By Mongol province: the spaces that face it."""
    bordering: tuple[tuple[int, ...], ...]
    """By Chinese province: the Mongol ones across the wall (R26, A25)."""


@cache
def chart(boards: tuple[str, ...]) -> Chart:
    """The chart of some boards from west to east."""
    sides = [box().layouts[key] for key in boards]
    spaces = tuple(name for side in sides for name in names(side))
    china = [province for side in sides for province in side.china]
    mongol = [province for side in sides for province in side.mongol]
    spaces_in, facing = _ranges(china), _ranges(mongol)
    mongol_of = _owners(facing)
    return Chart(
        spaces=spaces,
        space_number=_numbers(spaces),
        china_of=_owners(spaces_in),
        mongol_of=mongol_of,
        provinces=tuple(province.key for province in china),
        province_number=_numbers([province.key for province in china]),
        mongols=tuple(province.key for province in mongol),
        mongol_number=_numbers([province.key for province in mongol]),
        spaces_in=spaces_in,
        facing=facing,
        bordering=tuple(tuple(sorted({mongol_of[s] for s in here})) for here in spaces_in),
    )


def names(board: Board) -> tuple[str, ...]:
    """The names of the spaces of a board: its number and a letter."""
    return tuple(f"{board.number}{letter}" for letter in LETTERS)


def free_spaces(state: State) -> list[int]:
    """The spaces on which nothing stands."""
    return [space for space, piece in enumerate(state.wall) if piece is None]


def is_full(boards: tuple[str, ...], wall: WallSpaces, province: int) -> bool:
    """Whether every space of a Chinese province is filled, by damaged walls too (R22, A8)."""
    here = chart(boards).spaces_in[province]
    return None not in wall[here.start : here.stop]


def is_finished(state: State) -> bool:
    """Whether every space of the wall is filled (R41)."""
    return None not in state.wall


def open_provinces(state: State) -> list[int]:
    """Chinese provinces with a free space: cards may be laid there (R13)."""
    wall, spans = state.wall, chart(state.boards).spaces_in
    return [p for p, span in enumerate(spans) if None in wall[span.start : span.stop]]


def count_walls(
    wall: Sequence[Piece | None], spaces: Iterable[int], seats: int
) -> tuple[tuple[int, ...], int]:
    """The numbers of undamaged walls on some spaces: by seat, and of the neutral player (R16,
    R32)."""
    tally = [0] * (seats + 1)
    for space in spaces:
        piece = wall[space]
        if piece is not None and piece.sort != "damaged":
            tally[piece.owner] += 1
    return tuple(tally[:seats]), tally[NEUTRAL]


def bordered_provinces(boards: tuple[str, ...], space: int) -> int:
    """How many different provinces, Chinese and Mongol, a double wall on this space and the next
    one borders (R15, A2)."""
    here = chart(boards)
    china, mongol = here.china_of, here.mongol_of
    east = space + 1
    return 2 + (china[space] != china[east]) + (mongol[space] != mongol[east])


def _ranges(provinces: Sequence[China | Mongol]) -> tuple[range, ...]:
    """By province: the numbers of its spaces."""
    ranges, start = list[range](), 0
    for province in provinces:
        ranges.append(range(start, start + province.size))
        start += province.size
    return tuple(ranges)


def _owners(ranges: Sequence[range]) -> tuple[int, ...]:
    return tuple(number for number, spaces in enumerate(ranges) for _ in spaces)


def _numbers(words: Sequence[str]) -> Mapping[str, int]:
    """By name: its place in the row."""
    return MappingProxyType({word: number for number, word in enumerate(words)})
