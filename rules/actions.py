"""Actions and events: what players decide and what happened, as small values of words and numbers.

Everything a player may decide is an `Action` with one canonical text; everything that happened is
an `Event`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from functools import cache, partial
from types import MappingProxyType
from typing import Any, ClassVar, Literal, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""


class Illegal(Exception):  # noqa: N818 - the word players and tests use
    """An action or option was refused; the game has not changed.

    `reason` is a kebab-case key, `details` its arguments. The sentence a player reads is made in
    `bot/` from `<game>-illegal-<reason>` (or the shared `illegal-<reason>`) of the language files.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason, details)
        self.reason = reason
        self.details: Mapping[str, str | int] = MappingProxyType(details)

    def __reduce__(self) -> tuple[Any, ...]:
        """How it is pickled: made anew from its reason and details."""
        return partial(Illegal, self.reason, **self.details), ()


def of_kind(kind: str) -> Any:
    """A dataclass field whose values are of a named kind (`cell`, `tile`, `seat`, `points`, ...).

    The kind tells texts and panels how to show the value; see `kinds`. Kinds every game shares:
    `seat` (one seat), `seats` (a tuple of seats), `tally` (one number a seat, zeros left out).
    """
    return field(metadata={"kind": kind})


@cache
def kinds(cls: type) -> Mapping[str, str]:
    """Kind of every field of a dataclass, in field order; its own name where none is given."""
    return {f.name: f.metadata.get("kind", f.name) for f in fields(cls)}


class Action:
    """One atomic decision: a frozen slotted dataclass whose fields are all `str` or `int` words.

    `verb` is the first word of the text and the name of the slash command: the name of the class in
    small letters where it says nothing else. An `automatic` action (a draw, a refill) is no
    decision: whenever it is legal it is the only legal action, it has no fields, and whoever runs
    the game applies it at once after the last decision was confirmed.

    An `implied` action only says that there is nothing more of a kind. It has no fields and reveals
    nothing; where it is the only legal action, whoever types the next one need not type it.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    verb: ClassVar[str]
    automatic: ClassVar[bool] = False
    implied: ClassVar[bool] = False

    def __init_subclass__(cls) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()

    def __str__(self) -> str:
        """The canonical text, e.g. `place C3 90`: the verb and every field, parted by a space."""
        return " ".join((self.verb, *[str(getattr(self, name)) for name in self.__match_args__]))


class NormalisedAction(Action):
    """An action whose words are alike however they were typed: cells in capitals, others small."""

    __slots__ = ()

    def __post_init__(self) -> None:
        for name, kind in kinds(type(self)).items():
            word = getattr(self, name)
            if isinstance(word, str):
                object.__setattr__(self, name, word.upper() if kind == "cell" else word.lower())


Tells: TypeAlias = Literal["beside", "once", "instead", "name"]
"""Of what a choice would lead to: told beside what its values mean (a card, say); beside it only
for the first of choices whose values mean the same; instead of it; or as what the last value is
called."""


class Event:
    """A typed fact about what happened: a frozen slotted dataclass. Prose is made in `bot/`.

    How alike events are told as one stands in `rules.summaries`.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    repeats: ClassVar[tuple[type[Event], ...]] = ()
    """Classes of earlier events that need not be told beside this one when it tells them again:
    their fields, by their names, have the same values here (a tile is drawn, then laid)."""

    tells: ClassVar[Tells] = "beside"
    """How it is told of a choice that would lead to it (`Game.foresee`)."""

    def leads(self, seat: Seat) -> bool:
        """Of what a choice would lead to (`Game.foresee`): whether it scores for that seat at once,
        or starts a conflict. Such choices are offered before all others."""
        return False


def events_in(module: Mapping[str, object]) -> tuple[type[Event], ...]:
    """The events a module defines (its `globals()`) in their order, bases named `_...` left out."""
    return tuple(
        value
        for name, value in module.items()
        if isinstance(value, type) and issubclass(value, Event)
        if value.__module__ == module["__name__"] and not name.startswith("_")
    )
