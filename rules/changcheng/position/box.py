"""What is in the box: the boards and the cards (`seeds/changcheng/boards.toml`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from pydantic import model_validator

from rules.box import SEEDS, BoxEntry, NamedEntry, read_box

SPACES = 13
"""Building spaces on a board."""
PROVINCES = 3
"""Chinese provinces on a board, and as many Mongol ones."""
LETTERS = "abcdefghijklm"
"""Spaces of a board from west to east."""
LAYOUTS = ("1a", "1b", "2a", "2b", "3a", "3b", "4a", "4b")
"""The sides of the boards; the number is that of the board."""
STARTING = 2
"""Boards at the start (R1)."""

Point: TypeAlias = tuple[float, float]
"""In units of the drawing, from the top left corner of a board downwards."""


class Geometry(BoxEntry):
    """What all boards have in common."""

    advance: float
    """How far the next board stands to the east."""
    height: float
    slant: float
    outline: tuple[Point, ...]
    seam: float
    band: float
    space: Point
    card: Point
    army: float
    action: Point


class _Province(NamedEntry):
    key: str
    size: int
    """How many spaces belong to it."""
    label: Point
    polygon: tuple[Point, ...]


class China(_Province):
    """A Chinese province, south of the wall."""

    sovereignty: Point
    emperor: Point
    cards: Point
    row: float


class Mongol(_Province):
    """A Mongol province, north of the wall."""

    army: Point


class Board(BoxEntry):
    """One side of a board; all is in order from west to east."""

    key: str
    number: int
    spaces: tuple[tuple[float, float, float], ...]
    """Middle and angle (degrees, clockwise) of each space."""
    wall: tuple[Point, ...]
    china: tuple[China, ...]
    mongol: tuple[Mongol, ...]

    @model_validator(mode="after")
    def _whole(self) -> Board:
        """Checks that provinces and spaces are complete."""
        for provinces in (self.china, self.mongol):
            if len(provinces) != PROVINCES or sum(p.size for p in provinces) != SPACES:
                raise ValueError(f"{self.key}: {PROVINCES} provinces must share {SPACES} spaces")
        if len(self.spaces) != SPACES:
            raise ValueError(f"{self.key}: there must be {SPACES} spaces")
        return self


class Box(BoxEntry):
    """The seed file as it stands; its header explains the words."""

    walls: int
    doubles: int
    towers: int
    cards: int
    """Action cards of a seat, numbered from 1 (R4)."""
    neutral: int
    emperors: int
    """Emperor cards that bring a new board (R36)."""
    sovereignty: Mapping[int, int]
    """Cards by value."""
    army: Mapping[int, int]
    geometry: Geometry
    boards: tuple[Board, ...]

    @model_validator(mode="after")
    def _whole(self) -> Box:
        """Checks that all boards are there, and that no two provinces have the same key."""
        if tuple(board.key for board in self.boards) != LAYOUTS:
            raise ValueError(f"the boards must be {LAYOUTS}")
        keys = [p.key for b in self.boards for p in (*b.china, *b.mongol)]
        if len(set(keys)) != len(keys):
            raise ValueError("no two provinces may have the same key")
        return self

    @property
    def layouts(self) -> Mapping[str, Board]:
        """The sides of the boards by their names."""
        return MappingProxyType({board.key: board for board in self.boards})


@cache
def box() -> Box:
    """Everything that is in the box."""
    return read_box(Box, SEEDS / "changcheng" / "boards.toml")


def deck(counts: Mapping[int, int]) -> tuple[str, ...]:
    """The cards of one kind by their values as words, not shuffled."""
    return tuple(str(value) for value, count in counts.items() for _ in range(count))


def joined(seats: int) -> int:
    """Boards that are joined in the course of a game (R37)."""
    return 1 if seats <= 3 else 2
