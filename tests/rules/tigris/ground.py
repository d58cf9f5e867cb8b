"""The board of the second opinion: squares with tiles and leaders, and what is connected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TypeAlias

from tests.rules.tigris.board import STARTING_TEMPLES, beside

Region: TypeAlias = frozenset[str]
Piece: TypeAlias = tuple[int, str]
"""A leader: its seat and its sort."""


@lru_cache(256)
def regions(there: frozenset[str]) -> Mapping[str, Region]:
    """What each of the occupied squares is connected with."""
    found: dict[str, Region] = {}
    for cell in there:
        if cell not in found:
            region = _flood(cell, there)
            found |= dict.fromkeys(region, region)
    return found


def _flood(start: str, there: frozenset[str]) -> Region:
    found: set[str] = set()
    waiting = {start}
    while waiting:
        found |= waiting
        waiting = {n for cell in waiting for n in beside(cell)} & there - found
    return frozenset(found)


class Ground:
    """What lies on the board, by square."""

    def __init__(self) -> None:
        self.tiles: dict[str, str] = dict.fromkeys(STARTING_TEMPLES, "temple")
        self.down: set[str] = set()
        self.dead: set[str] = set()
        self.treasures: set[str] = set(STARTING_TEMPLES)
        self.leaders: dict[str, Piece] = {}
        self.monuments: dict[str, str] = {}
        """By north-west square."""

    def region(self, start: str, without: Iterable[str] = ()) -> Region:
        """R2: all tiles and leaders connected with a square, as if some squares were empty."""
        return regions(self._there(without)).get(start, frozenset())

    def _there(self, without: Iterable[str] = ()) -> frozenset[str]:
        return frozenset((self.tiles.keys() | self.leaders.keys()).difference(without))

    def connects(self, cell: str) -> bool:
        return cell in self.tiles or cell in self.leaders

    def around(self, cell: str) -> set[Region]:
        """The regions an empty square touches."""
        near = [n for n in beside(cell) if self.connects(n)]
        if not near:
            return set()
        region = regions(self._there())
        return {region[n] for n in near}

    def kingdoms(self, cell: str) -> list[Region]:
        return [r for r in self.around(cell) if r & self.leaders.keys()]

    def leaders_in(self, region: Region) -> list[Piece]:
        return [self.leaders[cell] for cell in region & self.leaders.keys()]

    def where(self, seat: int, leader: str) -> str:
        return next((c for c, piece in self.leaders.items() if piece == (seat, leader)), "")

    def face_up(self, cell: str) -> str:
        return "" if cell in self.down else self.tiles.get(cell, "")

    def temples(self, cell: str) -> int:
        return [self.face_up(n) for n in beside(cell)].count("temple")

    def empty(self, cell: str) -> bool:
        return not self.connects(cell) and cell not in self.dead
