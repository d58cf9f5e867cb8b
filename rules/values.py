"""Small values that the rules of several games are made of."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache
from itertools import repeat
from operator import attrgetter, call
from types import MappingProxyType
from typing import Any, Generic, Self, TypeAlias, TypeVar, cast

T = TypeVar("T")
BoardT = TypeVar("BoardT")

_Filler: TypeAlias = Callable[[object, object], None]
"""A function that puts a value into a slot of an object."""
_fill = cast("Callable[[_Filler, object, object], None]", call)

Tally: TypeAlias = tuple[int, ...]
"""One number a seat."""
Counted: TypeAlias = tuple[tuple[str, int], ...]
"""How many things there are of each sort: (sort, how many), sorts with 0 left out."""


def changed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The values, with the one at index `at` replaced."""
    return (*values[:at], value, *values[at + 1 :])


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats in playing order, beginning with `first`."""
    return (*range(first, seats), *range(first))


def with_most(counts: Sequence[int], least: int = 1) -> tuple[int, ...]:
    """All seats with the largest count, in order; none if that count is less than `least`."""
    most = max(*counts, least)
    return tuple([seat for seat, count in enumerate(counts) if count == most])


def construct(cls: type[T], values: Iterable[object]) -> T:
    """A value of a frozen slotted dataclass, made from all its fields in order. It fills the slots
    directly, which is much quicker than a call of a large class. Only for classes without
    `__post_init__`."""
    value, values, fillers = object.__new__(cls), tuple(values), _fillers(cls)
    if len(values) != len(fillers):
        raise ValueError(f"{cls.__name__} has {len(fillers)} fields, not {len(values)}")
    deque(map(_fill, fillers, repeat(value), values), 0)
    return value


def replaced(value: T, /, **changes: Any) -> T:
    """A copy of a value with some fields changed, like `dataclasses.replace`. Only for classes that
    `construct` can make."""
    cls = type(value)
    copy, setters = construct(cls, fields_of(cls)(value)), _setters(cls)
    for name, new in changes.items():
        setters[name](copy, new)
    return copy


@cache
def fields_of(cls: type) -> Callable[[object], tuple[Any, ...]]:
    """A function that reads all fields of a dataclass in order. It needs two fields or more."""
    return attrgetter(*[field.name for field in fields(cls)])


@cache
def _setters(cls: type) -> Mapping[str, _Filler]:
    """By field, in order: the function that fills its slot."""
    return MappingProxyType({f.name: getattr(cls, f.name).__set__ for f in fields(cls)})


@cache
def _fillers(cls: type) -> tuple[_Filler, ...]:
    """The functions that fill the slots, in order."""
    return tuple(_setters(cls).values())


class WithBoard(Generic[BoardT]):
    """A state with a board derived from its fields.

    The board itself is no field, so it is neither compared, stored nor shown.
    """

    __slots__ = ("_board",)
    _board: BoardT

    @property
    def board(self) -> BoardT:
        """The board with its pieces joined up. It is made from the stored fields if it is not there
        yet."""
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
        """Keeps a board that was derived step by step. Returns this same state."""
        object.__setattr__(self, "_board", board)
        return self
