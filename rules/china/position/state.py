"""The truth of one game of China.

States, sites and colours are named as in the box; sites and states are numbered in its order, for
the side of the map that is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Seat

Phase: TypeAlias = Literal["play", "second", "draw", "restock", "over"]
"""In phase `second` a second marker may follow."""
NOBODY = -1

SOURCES = ("houses", "alliances", "roads")
"""Where points come from."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. Hands and pile are secret."""

    seats: int
    side: str
    """`a` or `b` (R1)."""
    fortresses: bool
    """Whether the fortress variant is played (R40)."""
    phase: Phase
    turn: Seat
    start: Seat
    """Who owns the emperor (R5)."""
    houses: tuple[int, ...]
    """By site: the seat whose house stands there, or `NOBODY`."""
    forts: tuple[int, ...]
    """By site: the seat that put a fortress there, or `NOBODY`."""
    emissaries: tuple[tuple[int, ...], ...]
    """By state, then by seat."""
    scored: tuple[bool, ...]
    """By state: whether its houses are scored (R17, R26)."""
    hands: tuple[tuple[str, ...], ...]
    """By seat, in the order of the colours in the box."""
    row: tuple[str, ...]
    """Open cards, in the order they were turned up."""
    pile: tuple[str, ...]
    """The next card first."""
    discards: tuple[str, ...]
    used_up: int
    """How often the pile was used up (R21, R22)."""
    state: int
    """The state in which markers were placed this turn, else `NOBODY`."""
    needed: int
    """Cards the seat on turn may still draw in phase `draw`."""
    points: tuple[tuple[int, ...], ...]
    """By seat, then in the order of `SOURCES`."""
    last: tuple[str, ...]
    """Sites and states that got markers in the newest turn with any, in order."""
    taken: tuple[tuple[str, ...], ...] = ()
    """By seat: cards that everybody saw it take and that it must still hold (A17). () in positions
    stored before this was noted: nothing is known then."""

    def known(self, seat: Seat) -> tuple[str, ...]:
        """The cards in a seat's hand that everybody has seen it take, in the order of the
        colours."""
        return self.taken[seat] if self.taken else ()


def acting(state: State) -> tuple[Seat, ...]:
    """The seat whose turn it is; nobody once the game is over."""
    return () if state.phase == "over" else (state.turn,)
