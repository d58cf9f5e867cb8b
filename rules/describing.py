"""A position in words, for people who listen instead of looking at the picture.

A game takes part by telling its board in facts (`Describes`): typed values, made of a view only,
like events. Prose is made of them in `bot/`: fact class `TileAt` of a game is message
`<game>-board-tile-at`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rules.game import Event


class Fact(Event):
    """A typed fact about a position: a frozen slotted dataclass, its fields made with `of_kind`."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Section:
    """Facts that belong together, such as those of a region or a row, under a heading."""

    head: Fact
    facts: tuple[Event, ...]
    """Facts, or events that the game tells of hands and supplies anyway."""


@runtime_checkable
class Describes(Protocol):
    """What a game offers so that it can be played without its picture."""

    def describe(self, view: Any) -> Sequence[Section]:
        """All that the viewer may know of the position but scores and whose turn it is, in the
        order in which a player would ask. Places and pieces have the names that actions give them.
        Nothing is told twice; what is empty is told in short. Quick: asked for every picture.
        """
        ...


def facts_in(module: Mapping[str, object]) -> tuple[type[Fact], ...]:
    """The facts a module defines (its `globals()`) in their order, bases named `_...` left out."""
    return tuple(
        value
        for name, value in module.items()
        if isinstance(value, type) and issubclass(value, Fact)
        if value.__module__ == module["__name__"] and not name.startswith("_")
    )
