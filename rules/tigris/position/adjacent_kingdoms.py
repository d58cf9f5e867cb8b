"""Which squares touch how many kingdoms: where tiles and leaders may join what lies there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from rules.tigris.position.board import Board, Region, Squares, near, parts, region_at, set_of


class Touching(NamedTuple):
    """Sets of squares by the number of kingdoms that share an edge with them, squares of kingdoms
    included."""

    kingdoms: tuple[Region, ...]
    once: Squares
    """Those that touch one kingdom or more."""
    twice: Squares
    thrice: Squares

    def without(self, square: int) -> Squares:
        """The squares that touch more than one kingdom once the leader on a square is lifted
        (R11)."""
        kingdom = region_at(self.kingdoms, square)
        left_once, left_twice = 0, 0
        if len(kingdom.leaders) > 1:
            leaders = set_of([leader.square for leader in kingdom.leaders])
            left_once, left_twice = _touched_without(kingdom.squares, 1 << square, leaders)
        once = self.once & ~kingdom.halo | self.twice & kingdom.halo
        twice = self.twice & ~kingdom.halo | self.thrice & kingdom.halo
        return twice | once & left_once | left_twice


def touching(board: Board) -> Touching:
    """The squares of a board by how many kingdoms they touch."""
    return Touching(board.kingdoms, *_overlaps([kingdom.halo for kingdom in board.kingdoms]))


def _overlaps(halos: Iterable[Squares]) -> tuple[Squares, Squares, Squares]:
    """The squares in at least one, at least two and at least three of the sets."""
    once = twice = thrice = 0
    for halo in halos:
        thrice |= twice & halo
        twice |= once & halo
        once |= halo
    return once, twice, thrice


@lru_cache(4096)
def _touched_without(
    kingdom: Squares, lifted: Squares, leaders: Squares
) -> tuple[Squares, Squares]:
    """The squares that touch one part of a kingdom, and those that touch two, once a leader is
    lifted from it. Only parts that still have leaders are kingdoms."""
    once, twice, _ = _overlaps([near(part) for part in parts(kingdom, lifted) if part & leaders])
    return once, twice
