"""The truth of one game of Carcassonne, and the board derived from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.carcassonne.position.board import Board, joined_up
from rules.carcassonne.position.box import FOLLOWERS, turned
from rules.game import Seat
from rules.values import WithBoard

Phase: TypeAlias = Literal["draw", "place", "deploy", "over"]

SOURCES = (
    "roads",
    "cities",
    "cloisters",
    "unfinished-roads",
    "unfinished-cities",
    "unfinished-cloisters",
    "farms",
)
"""Where points come from; the first three are scored during the game."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on the table; `seat` is None for the start tile and the spring."""

    x: int
    y: int
    kind: str
    turn: int
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Follower:
    """A follower on the table; `spot` is named as in `actions.Deploy`."""

    seat: Seat
    x: int
    y: int
    spot: str


@dataclass(frozen=True, slots=True)
class State(WithBoard[Board]):
    """One position. The stack is secret; everything else lies open."""

    seats: int
    river: bool
    phase: Phase
    turn: Seat
    drawn: str | None
    stack: tuple[str, ...]
    """Kinds still to be drawn, the next one first."""
    discarded: tuple[str, ...]
    laid: tuple[Laid, ...]
    """In the order they were laid."""
    followers: tuple[Follower, ...]
    points: tuple[tuple[int, ...], ...]
    """By seat, then in the order of `SOURCES`."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(map(sum, self.points))

    @property
    def supply(self) -> tuple[int, ...]:
        """By seat: the followers that are not on a tile (R2)."""
        out = [follower.seat for follower in self.followers]
        return tuple([FOLLOWERS - out.count(seat) for seat in range(self.seats)])

    def derived(self) -> Board:
        """The board with the tiles joined up."""
        return joined_up(
            (((tile.x, tile.y), turned(tile.kind, tile.turn)) for tile in self.laid),
            (
                ((follower.x, follower.y), follower.spot, follower.seat)
                for follower in self.followers
            ),
        )


def acting(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.phase == "over" else (state.turn,)
