"""The truth of one game of Chang Cheng.

Spaces, Chinese provinces and Mongol provinces in play are numbered from west to east over all
boards: 13 spaces, 3 and 3 provinces a board. Joining a board in the west moves all numbers on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from rules.game import Seat

Phase: TypeAlias = Literal[
    "act", "second", "reveal", "ability", "look", "neutral", "extend", "attack", "over"
]
Sort: TypeAlias = Literal["wall", "double", "tower", "damaged"]
ArmyState: TypeAlias = Literal["down", "up", "gone"]
"""Of an army card: `up` by the scout mission or the attack, `gone` when it was expelled."""
Kind: TypeAlias = Literal["", "first", "walls", "cards", "both", "double", "tower"]

NEUTRAL = -1
"""Owner of neutral walls."""

SOURCES = ("provinces", "double", "armies", "missions")
"""Where points come from: R34, R15, R42 (a loss), R51-R53."""


class Piece(NamedTuple):
    """What stands on one space. A double wall stands on two; `damaged` keeps its owner for show.

    A tuple, for walls are compared and looked up very often.
    """

    sort: Sort
    owner: int
    """A seat, or `NEUTRAL`."""


WallSpaces: TypeAlias = tuple[Piece | None, ...]
"""What stands on the wall, from west to east."""


@dataclass(frozen=True, slots=True)
class FaceDown:
    """An action card laid on a province."""

    province: int
    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Army:
    """The army card of a Mongol province."""

    value: int
    state: ArmyState
    seen: tuple[Seat, ...]
    """Seats that have looked at it."""
    shown: bool = False
    """Whether it lay face up for all before it was expelled."""

    def known(self, viewer: Seat | None) -> bool:
        """Whether the viewer has seen its value, now or before (R14, R54, A20)."""
        return self.state == "up" or self.shown or viewer in self.seen


@dataclass(frozen=True, slots=True)
class Scoring:
    """A completed province being scored."""

    province: int
    working: tuple[FaceDown, ...]
    """Cards that have yet to work, in order; empty before they are turned up."""
    change: int
    """By how much flood and architect change the value."""
    extra: tuple[int, ...]
    """Extra walls by seat."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. Face-down cards, hands, army cards and what is set aside are secret."""

    seats: int
    missions: tuple[str, ...]
    """Letters of the missions in play (R50)."""
    neutral_option: bool
    phase: Phase
    turn: Seat
    acting: Seat
    """Who must decide now: during an ability the card's owner."""
    first_round: bool
    boards: tuple[str, ...]
    """Layouts from west to east, e.g. `2a`."""
    wall: WallSpaces
    """By space."""
    debts: tuple[bool, ...]
    """By seat: a space beside its tower is kept for it (R18-R20)."""
    sovereignty: tuple[int, ...]
    """By Chinese province."""
    done: tuple[bool, ...]
    """By Chinese province: completed and scored (R35)."""
    armies: tuple[Army, ...]
    """By Mongol province."""
    laid: tuple[FaceDown, ...]
    """Face-down action cards in the order they were laid."""
    hands: tuple[tuple[int, ...], ...]
    """By seat: numbers of the action cards, ascending."""
    walls: tuple[int, ...]
    """By seat: walls not built."""
    doubles: tuple[int, ...]
    towers: tuple[int, ...]
    neutral_walls: int
    army_stack: tuple[int, ...]
    """Army cards set aside, the next one first."""
    sovereignty_stack: tuple[int, ...]
    emperors: int
    """Emperor cards that count for the next board (R36, R39)."""
    extensions: int
    """Boards that will still be joined."""
    action: Kind
    """What the seat on turn is doing; `first` is the wall of the first round."""
    built: tuple[int, ...]
    """Spaces filled by this action so far."""
    carded: tuple[int, ...]
    """Provinces that got a card by this action."""
    waiting: tuple[int, ...]
    """Completed provinces to be scored, in order (A4)."""
    scoring: Scoring | None
    points: tuple[tuple[int, ...], ...]
    """By seat, then in the order of `SOURCES`."""
    last: tuple[int, ...]
    """Spaces the newest action was about."""


def acting(state: State) -> tuple[Seat, ...]:
    """The seat that must decide: during an ability the owner of the card (R24)."""
    return () if state.phase == "over" else (state.acting,)
