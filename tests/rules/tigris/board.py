"""The board of Tigris & Euphrates as drawn in its box, and the names of its squares.

Written down a second time on purpose: nothing here comes from `rules` or `seeds`.
"""

from __future__ import annotations

from functools import cache

DRAWING = (
    "....~~~~~.T.~...",
    ".C..~.......~..C",
    "...~~T......~~..",
    "~~~~.........~~~",
    ".............T~~",
    "..............~.",
    "~~~~....T...~~~.",
    ".C.~~~~.....~...",
    "......~~~~~~~.C.",
    ".....T..........",
    "..........T.....",
)
"""`.` land, `~` river, `T` a temple with a treasure at the start, `C` the same in a corner."""

CELLS = tuple(f"{'ABCDEFGHIJKLMNOP'[x]}{y + 1}" for y in range(11) for x in range(16))
"""Names of all squares in reading order."""


def drawn_as(*marks: str) -> frozenset[str]:
    """Names of the squares drawn with one of these marks."""
    return frozenset(c for c, mark in zip(CELLS, "".join(DRAWING), strict=True) if mark in marks)


RIVER = drawn_as("~")
STARTING_TEMPLES = drawn_as("T", "C")
CORNERS = drawn_as("C")


@cache
def beside(cell: str) -> frozenset[str]:
    """The squares that share an edge with this one (R1)."""
    x, y = "ABCDEFGHIJKLMNOP".index(cell[0]), int(cell[1:]) - 1
    around = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
    return frozenset(CELLS[b * 16 + a] for a, b in around if 0 <= a < 16 and 0 <= b < 11)


@cache
def blocks_with(cell: str) -> tuple[str, ...]:
    """North-west squares of the 2x2 squares that hold this one."""
    return tuple(corner for corner in CELLS if cell in block(corner))


@cache
def block(cell: str) -> tuple[str, ...]:
    """The four squares whose north-west one is given; () where the board ends."""
    x, y = "ABCDEFGHIJKLMNOP".index(cell[0]), int(cell[1:]) - 1
    if x == 15 or y == 10:
        return ()
    return tuple(CELLS[b * 16 + a] for a, b in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)))
