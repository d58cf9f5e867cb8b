"""The truth of one game of Tigris & Euphrates.

A square is a number, row * 16 + column, from 0 (A1, north-west) to 175 (P11). A colour is a number
in the order of `COLOURS`; tiles and leaders have the number of their colour.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Seat

Phase: TypeAlias = Literal[
    "act", "swap", "war", "attack", "defence", "build", "keep", "refill", "over"
]
Square: TypeAlias = int
ByColour: TypeAlias = tuple[int, int, int, int]

COLOURS = ("red", "blue", "green", "black")
TILES = ("temple", "farm", "market", "settlement")
LEADERS = ("priest", "farmer", "trader", "king")
DYNASTIES = ("archer", "bull", "pot", "lion")
"""By seat."""

EMPTY, CATASTROPHE = ".", "x"
FACE_UP, FACE_DOWN = "tfms", "TFMS"
"""Letters of the tiles in `State.ground`, by colour; face-down ones lie under a monument."""

NOWHERE = -1


@dataclass(frozen=True, slots=True)
class Monument:
    """A monument over the square whose north-west corner is `square`, e.g. `red-blue`."""

    square: Square
    colours: str


@dataclass(frozen=True, slots=True)
class Conflict:
    """The revolt or war being fought."""

    sort: Literal["revolt", "war"]
    colour: int
    attacker: Seat
    defender: Seat
    added: int | None
    """Tiles the attacker has added; None as long as it has not decided."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. Hands, bag, points, treasures won and swapped tiles are secret."""

    seats: int
    phase: Phase
    turn: Seat
    acting: Seat
    """Who must decide now."""
    actions_left: int
    """Actions the seat on turn has left, the present one included until it is complete."""
    ground: str
    """One letter a square: `EMPTY`, `CATASTROPHE`, or a tile of `FACE_UP` or `FACE_DOWN`."""
    leaders: tuple[ByColour, ...]
    """By seat and colour: the leader's square, `NOWHERE` in stock."""
    treasures: tuple[Square, ...]
    """Squares with a treasure, ascending."""
    monuments: tuple[Monument, ...]
    """In the order they were built."""
    hands: tuple[ByColour, ...]
    bag: tuple[str, ...]
    """Tiles still to be drawn, the next one first."""
    points: tuple[ByColour, ...]
    won: tuple[int, ...]
    """Treasures by seat."""
    catastrophes: tuple[int, ...]
    """Unused ones by seat."""
    aside: ByColour
    """Tiles of the seat on turn put aside to be swapped."""
    discarded: ByColour
    """Tiles that left the game unseen, by swaps (A15)."""
    gone: ByColour
    """Tiles that left the game openly."""
    placed: Square
    """The tile laid with the present action, as long as a monument may follow; else `NOWHERE`."""
    joining: Square
    """The tile with the unification marker, else `NOWHERE`."""
    conflict: Conflict | None
    short: bool
    """A draw found too few tiles: the game ends with this turn (R49)."""
    last: tuple[Square, ...]
    """Squares the last action was about: the first is where it happened."""
