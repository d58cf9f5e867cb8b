"""Small values that the rules of several games are made of."""

from __future__ import annotations

from typing import Generic, Self, TypeAlias, TypeVar

T = TypeVar("T")
BoardT = TypeVar("BoardT")

Tally: TypeAlias = tuple[int, ...]
"""One number a seat."""
Counted: TypeAlias = tuple[tuple[str, int], ...]
"""Things by sort: (sort, how many), none with 0."""


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one of them exchanged."""
    return (*values[:at], value, *values[at + 1 :])


class WithBoard(Generic[BoardT]):
    """A state with a board derived from its fields.

    The board itself is no field, so it is neither compared, stored nor shown.
    """

    __slots__ = ("_board",)
    _board: BoardT

    @property
    def board(self) -> BoardT:
        """The pieces joined up; made from the stored fields when it is not at hand."""
        try:
            return self._board
        except AttributeError:
            board = self.derived()
            self.keep(board)
            return board

    def derived(self) -> BoardT:
        """The board made from the stored fields alone."""
        raise NotImplementedError

    def keep(self, board: BoardT) -> Self:
        """Keeps a board that was derived step by step; returns this same state."""
        object.__setattr__(self, "_board", board)
        return self
