"""The contract every game fulfils, and the values it is told in.

A game is a value that holds pure functions over frozen values (see `Game`). Nothing here knows a
game, Discord, pictures, the clock or a database. Everything a player may decide is an `Action` with
one canonical text; everything that happened is an `Event`; chance comes only from the `Rng` handed
in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Generic, Literal, TypeAlias, TypeVar, cast

from rules.actions import (
    Action,
    Event,
    Illegal,
    NormalisedAction,
    Seat,
    Tells,
    action_in,
    events_in,
    kinds,
    of_kind,
)
from rules.chance import Rng
from rules.describing import Section
from rules.narrow import Choice
from rules.told import Named, Neighbourhood, Parts, Placed

__all__ = [
    "Action",
    "AnyGame",
    "Effort",
    "Event",
    "Game",
    "Illegal",
    "Meta",
    "NormalisedAction",
    "Option",
    "OptionValue",
    "Options",
    "Outcome",
    "Rng",
    "Seat",
    "Step",
    "Tells",
    "events_in",
    "game_of",
    "kinds",
    "most_points",
    "of_kind",
    "places",
]

OptionValue: TypeAlias = bool | int | str
Options: TypeAlias = Mapping[str, OptionValue]

ActionT = TypeVar("ActionT", bound=Action)
StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


@dataclass(frozen=True, slots=True)
class Option:
    """A variant the host may choose before the game: `choices` are all its values, in order."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    only: Mapping[int, OptionValue] = field(default_factory=dict[int, OptionValue])
    """By number of seats: the value that is always played with that number, whatever was chosen."""


@dataclass(frozen=True, slots=True)
class Effort:
    """What a game asks of its players."""

    minutes: int
    """How long a game takes at one table."""
    turns: tuple[int, int]
    """How often each player must decide: at least and at most, whatever the number of players."""
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
    """Raised by one when a change of the rules makes stored games replay differently."""
    hidden: bool = True
    """Whether anything is ever hidden from anybody: hands, choices, what comes out next. If not,
    `redeal` changes nothing, nothing is told to one seat alone, and every score is known."""
    secrets: bool = True
    """Whether seats ever hide anything from each other: hands, choices, points. If not, all seats
    see the same: a seat's view is the spectator's up to its field `viewer`, and nothing is told to
    one seat alone. Things hidden from everybody, such as what comes out next, are no seat's
    secret."""
    chance: bool = True
    """Whether anything is ever left to chance, including the first position. If not, no `Rng` is
    ever used. If nothing is hidden either, no step ever `reveals` anything."""
    facts: tuple[type[Event], ...] = ()
    """What the game tells of a position in words; see `rules.describing`."""
    effort: Effort | None = None
    alike: tuple[str, ...] = ("cell",)
    """Kinds of values in which two lines of a turn may differ and still be one idea: where it is
    done, or with which of several cards. Advice tells such lines as one if they are equally good.
    Values of other kinds may only differ after a hyphen (`city-n`, `city-e`)."""

    def action(self, text: str) -> Action:
        """Reads the canonical text of an action. Raises `Illegal` when it is not one."""
        return action_in(text, self.actions)

    def check_seats(self, seats: int) -> None:
        """Raises `Illegal` for a number of seats the game is not for."""
        if seats not in self.seats:
            raise Illegal("wrong-seats", seats=seats, least=self.seats[0], most=self.seats[-1])

    def read_options(self, values: Mapping[str, str | OptionValue]) -> dict[str, OptionValue]:
        """All options with their values. Options that are not given have their defaults. Values may
        come as text (`"yes"`, `"true"`, `"2"`). Raises `Illegal` for unknown options and values."""
        known = {option.name: option for option in self.options}
        for name in values:
            if name not in known:
                raise Illegal("unknown-option", option=name)
        return {n: _option_value(o, values.get(n, o.default)) for n, o in known.items()}

    def option(self, name: str) -> Option:
        """The option of that name. Raises `Illegal` when there is none."""
        for option in self.options:
            if option.name == name:
                return option
        raise Illegal("unknown-option", option=name)

    def played_options(
        self, seats: int, values: Mapping[str, str | OptionValue]
    ) -> dict[str, OptionValue]:
        """All options with the values that are played with this number of seats. Raises `Illegal`
        for unknown options and values, as `read_options` does."""
        chosen = self.read_options(values)
        return {o.name: o.only.get(seats, chosen[o.name]) for o in self.options}


_YES_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _option_value(option: Option, value: OptionValue) -> OptionValue:
    """The value of an option, read from a value or its text. Raises `Illegal` for an unknown
    value."""
    for choice in option.choices:
        if type(value) is type(choice) and value == choice:
            return choice
        if isinstance(value, str):
            word = value.strip().lower()
            if word == str(choice).lower() or (
                isinstance(choice, bool) and _YES_NO.get(word) is choice
            ):
                return choice
    raise Illegal("unknown-option-value", option=option.name, value=str(value))


@dataclass(frozen=True, slots=True)
class Step(Generic[StateT]):
    """What one action led to."""

    state: StateT
    public: tuple[Event, ...] = ()
    """What everybody may know about it, in order."""
    private: tuple[tuple[Seat, Event], ...] = ()
    """What only one seat may know, each with that seat."""
    reveals: bool = False
    """True when somebody learned something hidden before; such a step is never taken back."""
    known: bool = False
    """True for a step that reveals something, but nothing that was unknown to the seat that took
    it, as when a seat adds to a fight from a hidden hand. Then the seat may see the result before
    it confirms."""

    def events_for(self, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat is told about it, in order; None: what everybody is told. An event that only
        the seat may know stands where the public one that it repeats stood."""
        told = list(self.public)
        for to, event in self.private:
            if to == seat:
                places = (at for at, other in enumerate(told) if event.tells_again(other))
                at = next(places, len(told))
                told[at : at + 1] = [event]
        return tuple(told)

    @property
    def tells_actor(self) -> bool:
        """Whether the seat that took the step learned something, too. Then it must not see the
        result before the step counts."""
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
    """Seats by place for `Outcome.ranking`: the seat with the greatest mark first. Equal marks
    share a place."""
    return tuple(
        tuple(seat for seat, mark in enumerate(marks) if mark == place)
        for place in sorted(set(marks), reverse=True)
    )


def most_points(points: Sequence[Sequence[int]], sources: Sequence[str]) -> Outcome:
    """The end of a game that most points win. Equal totals share a place. `points` are given by
    seat, then by where they came from."""
    scores = tuple(map(sum, points))
    breakdown = tuple(tuple(zip(sources, row, strict=True)) for row in points)
    return Outcome(places(scores), scores, breakdown)


def _nothing(*_: object) -> tuple[()]:
    return ()


def _none(*_: object) -> None:
    return None


def _no_names(_: object) -> Named:
    return {}


def _never(_: object) -> bool:
    return False


@dataclass(frozen=True, eq=False)
class Game(Generic[StateT, ActionT, ViewT]):
    """A board game: what is known about it, and pure functions over frozen states and views.
    `legal(state, seat)` is non-empty exactly for the seats of `to_act(state)`, and `to_act` is
    empty exactly when `outcome` is not None. Functions with a default may be left out; the default
    says nothing."""

    meta: Meta
    state_type: type[StateT]
    view_type: type[ViewT]

    setup: Callable[[int, Options, Rng], StateT]
    """The first position for a number of seats and options. Raises `Illegal` for a wrong number of
    seats or unknown options."""
    to_act: Callable[[StateT], tuple[Seat, ...]]
    """The seats that must decide now: () when the game is over, several for simultaneous
    choices."""
    legal: Callable[[StateT, Seat], Sequence[ActionT]]
    """Every action the seat may take now: all of them, in a stable order, without duplicates."""
    apply: Callable[[StateT, Seat, ActionT, Rng], Step[StateT]]
    """The position after an action. Raises `Illegal` with a reason when it is not legal."""
    view: Callable[[StateT, Seat | None], ViewT]
    """Everything that a seat (None: a spectator) may know. It is the only way by which secrets
    leave the rules."""
    redeal: Callable[[StateT, Seat | None, Rng], StateT]
    """A state with the same view for a seat, with everything hidden from it dealt anew. Everything
    that the seat (None: everybody) could have noted during the game stays as it is. For states that
    the seat cannot tell apart, the results are the same, with the same chances."""
    outcome: Callable[[StateT], Outcome | None]
    """The result once the game is over, else None."""
    scores: Callable[[ViewT], tuple[int | None, ...]]
    """Points by seat, as far as this viewer knows them (None: hidden)."""
    hand: Callable[[ViewT], tuple[Event, ...]]
    """Facts shown under *My hand*: what the viewing seat holds."""
    remaining: Callable[[ViewT], tuple[Event, ...]]
    """Facts that anybody may ask for at any time: supplies, piles, tiles still to come."""

    pieces: Callable[[ViewT], Iterable[Placed]] = _nothing
    """Everything on the board, as the viewer knows it. Pictures use it to mark what changed. It
    must be quick: it is called for every step."""
    describe: Callable[[ViewT], Sequence[Section]] = _nothing
    """The position in words, so that it can be played without its picture. It holds all that the
    viewer may know except scores and whose turn it is, in the order in which a player would ask.
    Places and pieces have the same names as in actions. Nothing is told twice, and empty things are
    told briefly. It must be quick: it is called for every picture."""
    asked: Callable[[ViewT, Seat], Event | None] = _none
    """Why a seat must decide now although it is not its turn, to be told to its player; else None.
    It uses only what everybody may know: the public view says the same as that of any seat."""
    pace: Callable[[ViewT], Event | None] = _none
    """Where the viewing seat's next decision is in a turn of equal parts (action 2 of 2); else
    None. Its sentence is part of a heading: few words, in small letters, without a full stop."""
    to_come: Callable[[ViewT], tuple[Event, ...]] = _nothing
    """What the viewing seat will or may decide later in its turn or round, and what happens at the
    end, in order. () when it need not decide now, or when nothing follows. The sentences form a
    row: few words each, in small letters, without a full stop."""
    foresee: Callable[[ViewT, ActionT], tuple[Event, ...]] = _nothing
    """What a legal action of the viewing seat would lead to, as far as the viewer can know; () if
    there is nothing to say. It must be quick: it is called for every choice in a panel."""
    named: Callable[[ViewT], Named] = _no_names
    """Other words for values of the viewer's next decision, as the position suggests. No two values
    of a kind have the same words. Values without an entry are told by themselves."""
    neighbourhoods: Callable[[ViewT, Choice], Sequence[Neighbourhood]] = _nothing
    """The values of a choice of the viewing seat, grouped by place, in the order in which a player
    would look. Each value is in one neighbourhood, and no two have the same name. () where values
    are easy to tell apart anyway. It must be quick: it is called for every panel with many
    values."""
    area: Callable[[ViewT, str, str], tuple[str, str] | None] = _none
    """The larger place in which a place of the board lies, both as kind and value: the province of
    a space. Equal places in one area are told together. None where there is none."""
    in_order: Callable[[ViewT, str], Sequence[str]] = _nothing
    """All places of a kind, in the order in which the board names them by letters or numbers.
    Several in a row that are equally good are told by the first and the last. () where the names do
    not show what lies between."""
    next_turn: Callable[[StateT, Seat], StateT | None] = _none
    """The position if a seat were to begin its next turn now, for plans: the board as it is, that
    seat to act, and other seats left out of rounds of placements. None where it is not known what
    the seat will decide with, where a turn is not over, and when there is no next turn.

    It is called with a state dealt anew for the seat. If the seat is indeed to begin its turn, the
    legal actions are the same.
    """
    answers: Callable[[ViewT], Sequence[ActionT]] = _nothing
    """What the viewing seat could decide if it were asked in another's turn, with what it holds.
    Such answers can be planned before anybody knows the question."""
    own_points: Callable[[ViewT], int] | None = None
    """Everything that the viewing seat has won so far, by which a planned line is judged; None: its
    score."""

    estimate: Callable[[StateT], Sequence[float]] | None = None
    """A guess of the final points by seat, for sensible computer players. Only the differences
    matter."""
    estimate_well: Callable[[StateT], Sequence[float]] | None = None
    """A better guess than `estimate`, for computer players that think longer."""
    estimate_parts: Callable[[StateT], Parts] | None = None
    """The parts that the points of `estimate_well`, and at the end those of the outcome, come from.
    They add up to these points. Advice gives its reasons by them. It need not be quick. None: no
    reasons are given."""
    estimate_holds: float = 1.0
    """The share of a difference by `estimate_well` that came true when sound players played two
    positions to their ends. Advice and reviews reduce such differences to this share. Differences
    between results are not reduced."""
    likely_turns: Callable[[StateT, Seat, Rng, int], Sequence[Sequence[ActionT]]] | None = None
    """The turns of a seat with the largest lead by `estimate`, best first, found without trying
    actions out. The last argument is how many. () where the game cannot tell. It uses only what the
    seat knows; chance only decides between equal ones."""
    ends_turn: Callable[[ActionT], bool] = _never
    """Whether an action ends its seat's turn, for games in which a turn is one small step of many
    and a seat may have several in a row. Each of them is confirmed by itself. There, one round of
    replies says little: the expert plays lines out until the order of turns changes."""
    judges_next_turn: bool = False
    """Whether lines are judged after the seat's next turn instead of before it. This is for games
    in which the cards that a seat keeps decide what its next turn brings."""

    def offers(self, function: str) -> bool:
        """Whether the game has its own version of a function that may be left out."""
        return getattr(self, function) is not getattr(Game, function)


AnyGame: TypeAlias = Game[Any, Any, Any]


def game_of(rules: object) -> AnyGame:
    """A game made of an object whose methods are named like the fields of `Game`."""
    if isinstance(rules, Game):
        return cast("AnyGame", rules)
    names = [field.name for field in fields(Game) if hasattr(rules, field.name)]
    return Game(**{name: getattr(rules, name) for name in names})
