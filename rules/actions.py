"""Actions and events: what players decide and what happened, as small values of words and numbers.

Everything a player may decide is an `Action` with one canonical text; everything that happened is
an `Event`. Nothing here knows a game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from types import MappingProxyType
from typing import Any, ClassVar, Literal, TypeAlias, dataclass_transform, get_type_hints

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

_LONGEST = 40
"""The most letters in a word of an action; no game has longer ones. What was typed is quoted no
further than that."""
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

    def __str__(self) -> str:
        """The reason and the details, for developers."""
        return f"{self.reason} {dict(self.details)}"

    def __reduce__(self) -> tuple[Any, ...]:
        """How pickle rebuilds the exception: from its reason and details."""
        return partial(Illegal, self.reason, **self.details), ()


def of_kind(kind: str) -> Any:
    """A dataclass field whose values are of a named kind (`cell`, `tile`, `seat`, `points`, ...).

    The kind tells texts and panels how to show the value; see `kinds`. Kinds every game shares:
    `seat` (one seat), `seats` (a tuple of seats), `tally` (one number a seat, zeros left out).
    """
    return field(metadata={"kind": kind})


@cache
def kinds(cls: type) -> Mapping[str, str]:
    """The kind of every field of a dataclass, in field order; a field without a kind has its own
    name."""
    return {f.name: f.metadata.get("kind", f.name) for f in fields(cls)}


@dataclass_transform(frozen_default=True)
class Frozen(type):
    """Makes a frozen slotted dataclass of every class, so that none needs a decorator."""

    def __new__(cls, *args: Any, **keywords: Any) -> type:
        made = super().__new__(cls, *args, **keywords)
        # `dataclass` adds slots by making the class once more, and so comes here again.
        slotted = "__slots__" in vars(made)
        return made if slotted else dataclass(frozen=True, slots=True)(made)


class Action(metaclass=Frozen):
    """One atomic decision: a frozen slotted dataclass whose fields are all `str` or `int` words.

    `verb` is the first word of the text and the name of the slash command. By default it is the
    name of the class in small letters. An `automatic` action (a draw, a refill) is no decision:
    whenever it is legal it is the only legal action, it has no fields, and it is applied at once
    after the last decision was confirmed.

    An `implied` action only says that there is nothing more of a kind. It has no fields and reveals
    nothing. Where it is the only legal action, a player who types the next action need not type it.
    """

    verb: ClassVar[str]
    automatic: ClassVar[bool] = False
    implied: ClassVar[bool] = False

    def __init_subclass__(cls, automatic: bool = False, implied: bool = False) -> None:
        if "verb" not in cls.__dict__:
            cls.verb = cls.__name__.lower()
        cls.automatic, cls.implied = cls.automatic or automatic, cls.implied or implied

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the text: the verb, then the value of every field."""
        return (self.verb, *[str(getattr(self, name)) for name in self.__match_args__])

    def __str__(self) -> str:
        """The canonical text, e.g. `place C3 90`: the words with a space between them."""
        return " ".join(self.words)


class NormalisedAction(Action):
    """An action whose typed words are brought to one spelling: cells in capitals, others in small
    letters."""

    def __post_init__(self) -> None:
        for name, kind in kinds(type(self)).items():
            word = getattr(self, name)
            if isinstance(word, str):
                object.__setattr__(self, name, word.upper() if kind == "cell" else word.lower())


def action_in(text: str, classes: Iterable[type[Action]]) -> Action:
    """Reads the canonical text of an action of one of the classes. Case and repeated blanks do not
    matter where the words stay unambiguous. Raises `Illegal` when the text is no such action."""
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
    """The type (`str` or `int`) of each field of an action class."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__match_args__}


def _word(kind: type, word: str) -> str | int:
    """Reads a word as a value of a field. Raises `Illegal` when it is too long or no number."""
    if kind is not int:
        if len(word) > _LONGEST:
            raise Illegal("not-legal", text=word)
        return word
    sign = -1 if word.startswith("-") else 1
    return sign * whole_number(word.removeprefix("-"))


def whole_number(word: str) -> int:
    """Reads a number from 0 on. Raises `Illegal` when the word is not a number or has too many
    digits."""
    if not word.isascii() or not word.isdecimal():
        raise Illegal("not-a-number", word=word)
    if len(word) > _MOST_DIGITS:
        raise Illegal("number-too-large", digits=_MOST_DIGITS)
    return int(word)


def check_due(
    action: Action, seat: Seat, acting: Seat, phase: str, due: Mapping[Any, Sequence[type[Action]]]
) -> None:
    """Raises `Illegal` when the game is over, when it is not this seat's turn to act, or when
    actions of this class are not `due` in the phase."""
    if phase == "over":
        raise Illegal("game-over")
    if seat != acting:
        raise Illegal("not-your-turn")
    if type(action) not in due[phase]:
        raise Illegal("wrong-phase", phase=phase)


Tells: TypeAlias = Literal["beside", "once", "instead", "name"]
"""How an event that a choice would lead to is told: beside what the value of the choice means (a
card, say); beside it once, for the first of several choices whose values mean the same; instead of
it; or as the name of the last value."""


class Event(metaclass=Frozen):
    """A typed fact about what happened: a frozen slotted dataclass. Prose is made in `bot/`.

    How alike events are told as one stands in `rules.summaries`.
    """

    repeats: ClassVar[tuple[type[Event], ...]] = ()
    """Classes of earlier events that this event may make superfluous. An earlier event of such a
    class is not told when all its fields have the same values here (a tile is drawn, then laid)."""

    tells: ClassVar[Tells] = "beside"
    """How the event is told where a choice would lead to it (`Game.foresee`)."""

    def tells_again(self, earlier: Event) -> bool:
        """Whether this event makes an earlier one superfluous."""
        if type(earlier) not in self.repeats:
            return False
        names = kinds(type(earlier))
        return all(getattr(self, name) == getattr(earlier, name) for name in names)

    def leads(self, seat: Seat) -> bool:
        """Whether the choice that would lead to this event (`Game.foresee`) is offered before all
        others. That is so where it scores for the seat at once, or starts a conflict."""
        return False


def events_in(module: Mapping[str, object]) -> tuple[type[Event], ...]:
    """The events a module defines (its `globals()`), in their order, without bases named `_...`."""
    return tuple(
        value
        for name, value in module.items()
        if isinstance(value, type) and issubclass(value, Event)
        if value.__module__ == module["__name__"] and not name.startswith("_")
    )
