"""The board of the second opinion: squares with tiles and leaders, and what is connected."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tests.rules.tigris.board import STARTING_TEMPLES, beside

Region: TypeAlias = frozenset[str]
Piece: TypeAlias = tuple[int, str]
"""A leader: its seat and its sort."""


class Ground:
    """What lies on the board, by square."""

    def __init__(self) -> None:
        self.tiles = dict.fromkeys(STARTING_TEMPLES, "temple")
        self.down: set[str] = set()
        self.dead: set[str] = set()
        self.treasures = set(STARTING_TEMPLES)
        self.leaders: dict[str, Piece] = {}
        self.monuments: dict[str, str] = {}
        """By north-west square."""

    def region(self, start: str, without: Iterable[str] = ()) -> Region:
        """R2: all tiles and leaders connected with a square, as if some squares were empty."""
        found: set[str] = set()
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            if cell not in found and cell not in without and self.connects(cell):
                found.add(cell)
                waiting.extend(beside(cell))
        return frozenset(found)

    def connects(self, cell: str) -> bool:
        return cell in self.tiles or cell in self.leaders

    def around(self, cell: str, without: Iterable[str] = ()) -> set[Region]:
        """The regions an empty square touches."""
        return {self.region(n, without) for n in beside(cell)} - {frozenset()}

    def kingdoms(self, cell: str, without: Iterable[str] = ()) -> list[Region]:
        return [r for r in self.around(cell, without) if r & self.leaders.keys()]

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
