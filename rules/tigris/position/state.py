"""The truth of one game of Tigris & Euphrates.

A square is a number, row * 16 + column, from 0 (A1, north-west) to 175 (P11). A colour is a number
in the order of `COLOURS`; tiles and leaders have the number of their colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import add
from typing import Literal, TypeAlias

from rules.game import Seat
from rules.tigris.position.board import Board, Standing, joined_up, squares_with
from rules.tigris.position.box import box
from rules.values import WithBoard

Phase: TypeAlias = Literal[
    "act", "swap", "war", "attack", "defence", "build", "keep", "refill", "over"
]
"""In phase `war` the next war is chosen."""
ConflictSort: TypeAlias = Literal["revolt", "war"]
Square: TypeAlias = int
ByColour: TypeAlias = tuple[int, int, int, int]
NOTHING: ByColour = (0, 0, 0, 0)
"""Nothing of any colour."""

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

    sort: ConflictSort
    colour: int
    attacker: Seat
    defender: Seat
    added: int | None
    """The number of tiles the attacker has added; None while it has not decided."""


@dataclass(frozen=True, slots=True)
class State(WithBoard[Board]):
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
    """The tile laid with the present action, while a monument may follow; else `NOWHERE`."""
    joining: Square
    """The tile with the unification marker, else `NOWHERE`."""
    conflict: Conflict | None
    short: bool
    """A draw found too few tiles: the game ends with this turn (R49)."""
    last: tuple[Square, ...]
    """Squares the last action was about: the first is where it happened."""
    swapped: tuple[ByColour, ...] = ()
    """By seat: the tiles it has discarded unseen, which it knows itself (R22). () in positions
    stored before this was noted: then nobody knows whose tiles in `discarded` they are."""

    def derived(self) -> Board:
        """The pieces joined up."""
        return board_of(self.ground, self.leaders)


def standing_of(leaders: tuple[ByColour, ...]) -> tuple[Standing, ...]:
    """The leaders on the board, in the order of seats and colours."""
    return tuple(
        Standing(seat, colour, square)
        for seat, squares in enumerate(leaders)
        for colour, square in enumerate(squares)
        if square != NOWHERE
    )


def board_of(ground: str, leaders: tuple[ByColour, ...]) -> Board:
    """The board made of the ground (as in `State.ground`) and the leaders."""
    red, blue, green, black = (squares_with(ground, letter) for letter in FACE_UP)
    down, dead = squares_with(ground, FACE_DOWN), squares_with(ground, CATASTROPHE)
    return joined_up((red, blue, green, black), down, dead, standing_of(leaders))


def unbuilt(monuments: tuple[Monument, ...]) -> tuple[str, ...]:
    """The monuments that nobody has built, by their colours."""
    built = {monument.colours for monument in monuments}
    return tuple(colours for colours in box().monuments if colours not in built)


def counted(tiles: Sequence[str]) -> ByColour:
    """The number of tiles of each sort."""
    temples, farms, markets, settlements = map(tiles.count, TILES)
    return temples, farms, markets, settlements


def more(counts: ByColour, colour: int, by: int) -> ByColour:
    """The counts, with that of one colour changed by `by`."""
    changed = list(counts)
    changed[colour] += by
    red, blue, green, black = changed
    return red, blue, green, black


def added(counts: ByColour, others: ByColour) -> ByColour:
    """The sums of two counts, by colour."""
    red, blue, green, black = map(add, counts, others)
    return red, blue, green, black


def acting(state: State) -> tuple[Seat, ...]:
    """The seat that must decide. In conflicts it is not always the one on turn."""
    return () if state.phase == "over" else (state.acting,)
