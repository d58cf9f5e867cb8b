"""Actions and events: what players decide and what happened, as small values of words and numbers.

Everything a player may decide is an `Action` with one canonical text; everything that happened is
an `Event`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field, fields
from functools import cache, partial
from types import MappingProxyType
from typing import Any, ClassVar, Literal, TypeAlias, get_type_hints

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

_LONGEST = 40
"""Letters in a word of an action; no game has longer ones. So much is told of what was typed."""
_MOST_DIGITS = 9
"""Digits of a number; no game has larger ones."""


class Illegal(Exception):  # noqa: N818 - the word players and tests use
    """An action or option was refused; the game has not changed.

    `reason` is a kebab-case key, `details` its arguments, of which long ones are cut. The sentence
    a player reads is made in `bot/` from `<game>-illegal-<reason>` (or the shared
    `illegal-<reason>`) of the language files.
    """

    def __init__(self, reason: str, **details: str | int) -> None:
        cut = {key: one[:_LONGEST] if isinstance(one, str) else one for key, one in details.items()}
        super().__init__(reason, cut)
        self.reason = reason
        self.details: Mapping[str, str | int] = MappingProxyType(cut)

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

    def __init_subclass__(cls, automatic: bool = False, implied: bool = False) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()
        cls.automatic, cls.implied = cls.automatic or automatic, cls.implied or implied

    @property
    def words(self) -> tuple[str, ...]:
        """The verb and every field."""
        return (self.verb, *[str(getattr(self, name)) for name in self.__match_args__])

    def __str__(self) -> str:
        """The canonical text, e.g. `place C3 90`: its words, parted by a space."""
        return " ".join(self.words)


class NormalisedAction(Action):
    """An action whose words are alike however they were typed: cells in capitals, others small."""

    __slots__ = ()

    def __post_init__(self) -> None:
        for name, kind in kinds(type(self)).items():
            word = getattr(self, name)
            if isinstance(word, str):
                object.__setattr__(self, name, word.upper() if kind == "cell" else word.lower())


def action_in(text: str, classes: Iterable[type[Action]]) -> Action:
    """Reads the canonical text of an action of the classes. Raises `Illegal` when it is none.

    Case and repeated blanks are forgiven where the words stay unambiguous.
    """
    words = text.split()
    cls = next((a for a in classes if words and a.verb == words[0].lower()), None)
    if cls is None:
        raise Illegal("unknown-verb", word=words[0] if words else "")
    names = cls.__match_args__
    if len(words) - 1 != len(names):
        raise Illegal("wrong-words", verb=cls.verb, fields=" ".join(names), count=len(names))
    types = _word_types(cls)
    return cls(*[_word(types[n], w) for n, w in zip(names, words[1:], strict=True)])


@cache
def _word_types(cls: type[Action]) -> Mapping[str, type]:
    """Type (`str` or `int`) of each field of an action class."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__match_args__}


def _word(kind: type, word: str) -> str | int:
    if kind is not int:
        if len(word) > _LONGEST:
            raise Illegal("not-legal", text=word)
        return word
    sign = -1 if word.startswith("-") else 1
    return sign * whole_number(word.removeprefix("-"))


def whole_number(word: str) -> int:
    """A number from 0 on. Raises `Illegal` for what is none, or is larger than any in a game."""
    if not word.isascii() or not word.isdecimal():
        raise Illegal("not-a-number", word=word)
    if len(word) > _MOST_DIGITS:
        raise Illegal("number-too-large", digits=_MOST_DIGITS)
    return int(word)


def check_due(
    action: Action, seat: Seat, acting: Seat, phase: str, due: Mapping[Any, Sequence[type[Action]]]
) -> None:
    """Raises `Illegal` when the game is over, another seat must act, or no action of this class is
    `due` in a phase."""
    if phase == "over":
        raise Illegal("game-over")
    if seat != acting:
        raise Illegal("not-your-turn")
    if type(action) not in due[phase]:
        raise Illegal("wrong-phase", phase=phase)


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
