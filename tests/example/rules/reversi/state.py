"""The truth of one game of Reversi."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.game import Seat

SOURCES = ("discs",)
"""Where points come from."""

Discs: TypeAlias = tuple[Seat | None, ...]
"""By cell: whose disc stands there, None on a free one."""


@dataclass(frozen=True, slots=True)
class State:
    """One position. Everything lies open."""

    discs: Discs
    turn: Seat | None
    """Whose turn it is; None when the game is over."""
    last: str
    """The cell of the disc placed last, "" before the first."""
