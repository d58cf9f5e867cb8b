"""The contract every game fulfils, and the small values it is written in.

A game is an object with pure functions over frozen values (see `Game`). Nothing here knows a game,
Discord, pictures, the clock or a database. Everything a player may decide is an `Action` with one
canonical text; everything that happened is an `Event`; chance comes only from the `Rng` handed in.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache, partial
from types import MappingProxyType
from typing import (
    Any,
    ClassVar,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    get_type_hints,
    runtime_checkable,
)

Seat: TypeAlias = int
"""A place at the table, counted from 0 in playing order."""

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

T = TypeVar("T")
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


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

    `verb` is the first word of the text and the name of the slash command. An `automatic` action
    (a draw, a refill) is no decision: whenever it is legal it is the only legal action, it has no
    fields, and whoever runs the game applies it at once after the last decision was confirmed.

    An `implied` action only says that there is nothing more of a kind. It has no fields and reveals
    nothing; where it is the only legal action, whoever types the next one need not type it.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    verb: ClassVar[str]
    automatic: ClassVar[bool] = False
    implied: ClassVar[bool] = False

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

    How alike events are told as one stands in `rules.gathering`.
    """

    __slots__ = ()
    __match_args__: ClassVar[tuple[str, ...]] = ()
    repeats: ClassVar[tuple[type[Event], ...]] = ()
    """Classes of earlier events that need not be told beside this one when it tells them again:
    their fields, by their names, have the same values here (a tile is drawn, then laid)."""

    tells: ClassVar[Tells] = "beside"
    """How it is told of a choice that would lead to it (`Foresees`)."""

    def leads(self, seat: Seat) -> bool:
        """Of what a choice would lead to (`Foresees`): whether it scores for that seat at once, or
        starts a conflict. Such choices are offered before all others."""
        return False


def events_in(module: Mapping[str, object]) -> tuple[type[Event], ...]:
    """The events a module defines (its `globals()`) in their order, bases named `_...` left out."""
    return tuple(
        value
        for name, value in module.items()
        if isinstance(value, type) and issubclass(value, Event)
        if value.__module__ == module["__name__"] and not name.startswith("_")
    )


ActionT = TypeVar("ActionT", bound=Action)


_LONGEST = 40
"""Letters in a word of an action; no game has longer ones."""
_MOST_DIGITS = 9
"""Digits of a number; no game has larger ones."""


@dataclass(frozen=True, slots=True)
class Option:
    """A variant the host may choose before the game: `choices` are all its values, in order."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    only: Mapping[int, OptionValue] = field(default_factory=dict[int, OptionValue], hash=False)
    """By number of seats: what so many always play, whatever was chosen."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a game asks of its players."""

    minutes: int
    """How long it takes at one table."""
    turns: tuple[int, int]
    """How often each is to decide: at least and at most, whatever the number of players."""
    weight: Literal["light", "medium", "heavy"]


@dataclass(frozen=True, slots=True)
class Meta:
    """What is known of a game before it is played."""

    key: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    actions: tuple[type[Action], ...]
    events: tuple[type[Event], ...]
    rules_version: int
    """Raised when a change of the rules makes stored games replay differently."""
    hidden: bool = True
    """Whether anything is ever hidden from somebody: hands, choices, what comes out next. If not,
    `redeal` changes nothing, nothing is told to one seat alone, and every score is known."""
    secrets: bool = True
    """Whether seats ever hide something from each other: hands, choices, points. If not, all see
    alike: a seat's view is the spectator's up to its field `viewer`, and nothing is told to one
    seat alone. What is hidden from everybody, such as what comes out next, is no seat's secret."""
    chance: bool = True
    """Whether anything is ever left to chance, the first position included. If not, no `Rng` is
    asked for anything; with nothing hidden either, no step ever `reveals` something."""
    facts: tuple[type[Event], ...] = ()
    """What the game tells of a position in words; see `rules.describing`."""
    effort: Effort | None = None

    def action(self, text: str) -> Action:
        """Reads the canonical text of an action. Raises `Illegal` when it is not one.

        Case and repeated blanks are forgiven where the words stay unambiguous.
        """
        words = text.split()
        cls = next((a for a in self.actions if words and a.verb == words[0].lower()), None)
        if cls is None:
            raise Illegal("unknown-verb", word=words[0][:40] if words else "")
        names = cls.__match_args__
        if len(words) - 1 != len(names):
            raise Illegal("wrong-words", verb=cls.verb, fields=" ".join(names), count=len(names))
        types = word_types(cls)
        return cls(*[_word(types[n], w) for n, w in zip(names, words[1:], strict=True)])

    def check_seats(self, seats: int) -> None:
        """Raises `Illegal` for a number of seats the game is not for."""
        if seats not in self.seats:
            raise Illegal("wrong-seats", seats=seats, least=self.seats[0], most=self.seats[-1])

    def read_options(self, given: Mapping[str, str | OptionValue]) -> dict[str, OptionValue]:
        """All options with their values: the given ones read, the others by default.

        Values may come as text (`"yes"`, `"true"`, `"2"`). Raises `Illegal` for unknown ones.
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise Illegal("unknown-option", option=name[:40])
        return {n: _option_value(o, given.get(n, o.default)) for n, o in known.items()}

    def option(self, name: str) -> Option:
        """The option of that name. Raises `Illegal` when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise Illegal("unknown-option", option=name[:40])

    def played_options(
        self, seats: int, given: Mapping[str, str | OptionValue]
    ) -> dict[str, OptionValue]:
        """All options with the values that so many seats play. Raises as `read_options` does."""
        chosen = self.read_options(given)
        return {o.name: o.only.get(seats, chosen[o.name]) for o in self.options}


@cache
def word_types(cls: type[Action]) -> Mapping[str, type]:
    """Type (`str` or `int`) of each field of an action class."""
    hints = get_type_hints(cls)
    return {name: hints[name] for name in cls.__match_args__}


def _word(kind: type, word: str) -> str | int:
    if kind is not int:
        if len(word) > _LONGEST:
            raise Illegal("not-legal", text=word[:_LONGEST])
        return word
    sign = -1 if word.startswith("-") else 1
    return sign * whole_number(word.removeprefix("-"))


def whole_number(word: str) -> int:
    """A number from 0 on. Raises `Illegal` for what is none, or is larger than any in a game."""
    if not word.isascii() or not word.isdecimal():
        raise Illegal("not-a-number", word=word[:40])
    if len(word) > _MOST_DIGITS:
        raise Illegal("number-too-large", digits=_MOST_DIGITS)
    return int(word)


_YES_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _option_value(option: Option, given: OptionValue) -> OptionValue:
    for choice in option.choices:
        if type(given) is type(choice) and given == choice:
            return choice
        if isinstance(given, str):
            word = given.strip().lower()
            if word == str(choice).lower() or (
                isinstance(choice, bool) and _YES_NO.get(word) is choice
            ):
                return choice
    raise Illegal("unknown-option-value", option=option.name, value=str(given)[:40])


class Rng:
    """Chance for one step of one game: the same seed and step always give the same outcomes.

    Nothing is stored and nothing re-rolls when a step is taken back. Only `random.random()` is used
    underneath, the one sequence Python promises never to change.

    `fixed` names outcomes that are given instead of drawn (a recorded game's tile order): for a
    name it lists, by their text, the first items `shuffled` returns; the rest follows by chance.
    """

    def __init__(
        self, seed: str | int, step: int = 0, fixed: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self._key = f"{seed}/{step}"
        self._fixed = fixed or {}
        self._stream: random.Random | None = None

    def apart(self, name: str) -> Rng:
        """Chance of its own under a name, the same whatever this one gave so far."""
        return Rng(f"{self._key}/{name}")

    def number(self) -> float:
        """The next number in [0, 1) of this step's stream."""
        if self._stream is None:
            digest = hashlib.sha256(self._key.encode()).digest()
            self._stream = random.Random(int.from_bytes(digest[:16], "big"))
        return self._stream.random()

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        return int(self.number() * limit)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order, or in the order fixed under `name`.

        Raises `Illegal` when the fixed order names something that is not among the items.
        """
        rest = list(items)
        first: list[T] = []
        for word in self._fixed.get(name, ()):
            found = next((i for i, item in enumerate(rest) if str(item) == word), None)
            if found is None:
                raise Illegal("not-in-the-box", name=name, word=word[:40])
            first.append(rest.pop(found))
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return (*first, *rest)


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """What one action led to."""

    state: StateT
    public: tuple[Event, ...] = ()
    """What everybody may know, in order."""
    private: tuple[tuple[Seat, Event], ...] = ()
    """What only one seat may know."""
    reveals: bool = False
    """True when somebody learned something hidden before; such a step is never taken back."""
    known: bool = False
    """Of a step that reveals: True when whoever took it knew all of it, as with what one adds to a
    fight from a hidden hand. Then it may be looked at before it is confirmed."""

    @property
    def tells_actor(self) -> bool:
        """True when whoever took it learned something, too: not to be shown before it counts."""
        return self.reveals and not self.known


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    ranking: tuple[tuple[Seat, ...], ...]
    """Seats by place, best first, tie-breaks applied; seats that share a place stand together."""
    scores: tuple[int, ...]
    """Final points by seat."""
    breakdown: tuple[tuple[tuple[str, int], ...], ...]
    """By seat: where the points came from, as (kebab-case key, points)."""
    total: Literal["sum", "lowest"] = "sum"
    """How the score comes from its breakdown: all points, or only the lowest entry."""


def places(marks: Sequence[Any]) -> tuple[tuple[Seat, ...], ...]:
    """Seats by place for `Outcome.ranking`: the greatest mark first, equal marks share a place."""
    return tuple(
        tuple(seat for seat, mark in enumerate(marks) if mark == place)
        for place in sorted(set(marks), reverse=True)
    )


@runtime_checkable
class Game(Protocol[StateT, ActionT, ViewT]):
    """A board game. All methods are pure; states, actions, events and views are frozen values.

    `legal(state, seat)` is non-empty exactly for the seats of `to_act(state)`, and `to_act` is
    empty exactly when `outcome` is not None.
    """

    meta: Meta
    state_type: type[StateT]
    view_type: type[ViewT]

    def setup(self, seats: int, options: Options, rng: Rng) -> StateT:
        """The first position. Raises `Illegal` for a wrong number of seats or unknown options."""
        ...

    def to_act(self, state: StateT) -> tuple[Seat, ...]:
        """Who must decide now: () when the game is over, several seats for simultaneous choices."""
        ...

    def legal(self, state: StateT, seat: Seat) -> Sequence[ActionT]:
        """Every action the seat may take now: complete, in stable order, without duplicates."""
        ...

    def apply(self, state: StateT, seat: Seat, action: ActionT, rng: Rng) -> Step[StateT]:
        """The position after an action. Raises `Illegal` with a reason when it is not legal."""
        ...

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """All that a seat (None: a spectator) may know; the only way secrets leave the rules."""
        ...

    def redeal(self, state: StateT, seat: Seat | None, rng: Rng) -> StateT:
        """A state with the same view for that seat and everything hidden from it dealt anew.

        What that seat (None: everybody) could have noted during the game stays as it is. States
        that the seat cannot tell apart give the same one with the same chance.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """The result once the game is over, else None."""
        ...

    def scores(self, view: ViewT) -> tuple[int | None, ...]:
        """Points by seat as far as this viewer knows them (None: hidden)."""
        ...

    def hand(self, view: ViewT) -> tuple[Event, ...]:
        """Facts told on *My hand*: what the viewing seat holds."""
        ...

    def remaining(self, view: ViewT) -> tuple[Event, ...]:
        """Facts anybody may ask for at any time: supplies, piles, tiles still to come."""
        ...


@runtime_checkable
class Foresees(Protocol):
    """What a game may offer to help deciding: consequences told beside each choice."""

    def foresee(self, view: Any, action: Any) -> Sequence[Event]:
        """What a legal action of the viewing seat would lead to, as far as the viewer can know.

        Called for every choice a panel lists, so it must be quick. () when there is nothing to say.
        """
        ...


@runtime_checkable
class Plans(Protocol):
    """What a game may offer for quicker play: decisions taken ahead of one's turn."""

    def plan(self, view: Any, planned: Sequence[Any]) -> Sequence[Action]:
        """What the viewing seat may decide ahead after the actions it has planned, in their order.

        Meant for decisions where order matters little, such as a round of placements. A plan may
        fail: when any of it is no longer named here, no longer legal as the seat comes to act, or
        would reveal something, the rest is given up and asked of its player. It is asked for the
        whole rest before a planned action is played. () when nothing may be planned.
        """
        ...


AnyGame: TypeAlias = Game[Any, Any, Any]
