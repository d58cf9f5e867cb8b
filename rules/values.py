"""Small values that the rules of several games are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from functools import cache
from operator import attrgetter
from types import MappingProxyType
from typing import Any, Generic, Self, TypeAlias, TypeVar

T = TypeVar("T")
BoardT = TypeVar("BoardT")

Tally: TypeAlias = tuple[int, ...]
"""One number a seat."""
Counted: TypeAlias = tuple[tuple[str, int], ...]
"""Things by sort: (sort, how many), none with 0."""


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values with one of them exchanged."""
    return (*values[:at], value, *values[at + 1 :])


def made_of(cls: type[T], values: Iterable[object]) -> T:
    """A value of a frozen slotted dataclass from all its fields in order.

    Fills the slots directly: much quicker for large classes than calling them. For classes without
    `__post_init__`.
    """
    made = object.__new__(cls)
    for fill, value in zip(_setters(cls).values(), values, strict=True):
        fill(made, value)
    return made


def replaced(value: T, /, **changes: Any) -> T:
    """As `dataclasses.replace`, for the classes that `made_of` is for."""
    cls = type(value)
    made, setters = object.__new__(cls), _setters(cls)
    for fill, old in zip(setters.values(), fields_of(cls)(value), strict=True):
        fill(made, old)
    for name, new in changes.items():
        setters[name](made, new)
    return made


@cache
def fields_of(cls: type) -> Callable[[object], tuple[Any, ...]]:
    """Reads all fields of a dataclass of two fields or more, in order."""
    return attrgetter(*[field.name for field in fields(cls)])


@cache
def _setters(cls: type) -> Mapping[str, Callable[[object, object], None]]:
    """By field, in order: what fills its slot."""
    return MappingProxyType({f.name: getattr(cls, f.name).__set__ for f in fields(cls)})


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
