"""A position that is changed in place while one action is carried out, for several games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from operator import itemgetter
from typing import Any, Generic

from rules.game import Event, Seat, StateT, Step
from rules.values import construct, fields_of


class MutableStateOf(Generic[StateT]):
    """The fields of a state, to be changed in place, and the events told meanwhile. A game's own
    class names the fields for the type checker."""

    def __init__(self, state: StateT) -> None:
        self._made = type(state)
        self.__dict__.update(zip(_names(self._made), fields_of(self._made)(state), strict=True))
        self.public: list[Event] = []
        self.private: list[tuple[Seat, Event]] = []
        self.reveals = self.known = False

    def state(self) -> StateT:
        """The position as it is now."""
        return construct(self._made, _read(self._made)(self.__dict__))

    def step(self) -> Step[StateT]:
        """The position as it is now, with all that was told."""
        events = tuple(self.public), tuple(self.private)
        return Step(self.state(), *events, self.reveals, self.known)

    def tell(self, event: Event) -> None:
        """Tells everybody an event."""
        self.public.append(event)


@cache
def _names(cls: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls))


@cache
def _read(cls: type) -> Callable[[Mapping[str, Any]], tuple[Any, ...]]:
    """A function that reads the values of all fields of a state, in order. It needs two fields or
    more."""
    first, second, *others = _names(cls)
    return itemgetter(first, second, *others)
