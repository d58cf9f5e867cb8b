"""What a table looks like from outside storage: read-only values."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

from bot.matches.table.plans import NO_PLAN, Plan
from bot.matches.table.requests import DraftVersion, Place
from rules.changes import Change
from rules.game import Action, AnyGame, Event, OptionValue, Seat

Status = Literal["lobby", "running", "finished", "closed", "archived"]
OnTimeout = Literal["remind", "computer", "vote"]
"""What follows when a clock runs out: the person is told, a computer player takes this one turn, or
the others at the table vote."""
VOTE_LASTS = 3 * 24 * 3600.0
"""Seconds after which a vote or a wish to undo is decided by those who have answered."""
ProposalKind = Literal["pause", "end", "replace", "timeout"]
"""To pause the table; to end it without a result; to put a computer player in somebody's place;
what is to follow now that somebody's clock has run out."""
START = "start"
"""The mark of the question whether the host starts the game, now that nobody is missing."""
HOURS = (0, 12, 24, 48, 72)
"""The intervals of reminders there are; 0: none."""
REMIND_HOURS = 24
"""After how many hours a table reminds whom it waits for, unless its host chooses otherwise."""


@dataclass(frozen=True, slots=True)
class Holder:
    """Who sits on a seat: a person (`user_id`), a computer player (`computer`), or both after a
    resignation."""

    name: str
    user_id: int | None
    computer: str | None
    acts: bool
    """True when the game waits for this seat."""
    asked_at: int = 0
    """The table's revision since which it is asked what it is asked now; 0 when it does not act."""

    def named(self, key: str = "name") -> dict[str, str | int]:
        """The name as an argument of a sentence, with the level that a computer player has."""
        return {key: self.name, "computer": self.computer or ""}


@dataclass(frozen=True, slots=True)
class Clock:
    """The time people have at a table, as its host chose it."""

    name: str
    """One of `bot.matches.schedule.clocks.CLOCKS`."""
    seconds: float
    """For each decision; with an increment for the whole game, and never more than that."""
    increment: float | None
    """Seconds added whenever the table comes to wait for somebody, not while they go on; None when
    each decision has its own time."""
    on_timeout: OnTimeout

    @property
    def once_more(self) -> float:
        """Seconds that are added when the others decide to wait on."""
        return self.seconds if self.increment is None else self.increment


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one seat. Times are in seconds since 1970."""

    left: float
    """Seconds left when it began to run, or now while it stands."""
    deciding: bool
    """The person has something to decide; the clock runs unless the table is paused."""
    since: float | None = None
    """Since when it runs, None while it stands."""
    deadline: float | None = None
    """When it runs out as far as the person's holidays are known; None when it never will."""
    ran_out: float | None = None
    """When it did, for the decision in hand."""
    computer: bool = False
    """The others have decided that a computer player takes this turn."""
    warn_at: float | None = None
    """When its person is to be told that it runs out soon; None: never, or they were."""
    warned: float | None = None
    """When they were, for the decision in hand."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A pending wish to take back the turn that began before step `to_step`."""

    seat: Seat
    to_step: int
    agreed: tuple[Seat, ...]
    at: float = 0.0
    """When it was asked, in seconds since 1970; 0 where an earlier version did not say."""

    @property
    def mark(self) -> str:
        """What its buttons carry, so that it can be told from every other of the table; "" as the
        buttons of an earlier version."""
        return f"undo {int(self.at * 1000)}" if self.at else ""

    @property
    def ends(self) -> float:
        """When it is decided by those who have answered, in seconds since 1970; never for one of an
        earlier version."""
        return self.at + VOTE_LASTS if self.at else math.inf


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that hangs on somebody's word.

    In a lobby a person was invited and a seat is held for them. In a running game whoever holds the
    seat offers it to the person; as a `wish` the person asks for it, and the host answers.
    """

    user_id: int
    name: str
    seat: Seat | None = None
    """The seat of a running game; None in a lobby, where held seats stand among the others."""
    wish: bool = False
    at: float = 0.0
    """When it was asked, in seconds since 1970; 0 where an earlier version did not say."""

    @property
    def mark(self) -> str:
        """Tells its question from others; those to a rematch have one together. Names nobody, for
        people may be forgotten."""
        return f"seat {self.at:.3f}"


@dataclass(frozen=True, slots=True)
class Proposal:
    """What the people at a table are to decide together, open until they have."""

    kind: ProposalKind
    at: float
    """When it was asked, in seconds since 1970."""
    asker: int | None
    """The user id of who asked; None for what a clock asks."""
    seat: Seat | None = None
    """Whom it is about: that person has no vote."""
    answers: Mapping[int, str] = field(default_factory=dict[int, str])
    """What has been answered, by user id: one of `bot.matches.table.voting.CHOICES`."""

    @property
    def mark(self) -> str:
        """What its buttons carry, so that it can be told from every other of the table."""
        return f"{self.kind} {'-' if self.seat is None else self.seat} {int(self.at * 1000)}"

    @property
    def ends(self) -> float:
        """When it is decided by those who have answered, in seconds since 1970."""
        return self.at + VOTE_LASTS


@dataclass(frozen=True, slots=True)
class Origin:
    """The record that a table was made from, as far as the table itself does not say it."""

    fixed: Mapping[str, tuple[str, ...]]
    """What comes in place of chance."""
    moves: tuple[tuple[Seat, str], ...] = ()
    """What was decided before the table begins; () once it has begun, for the log has it then."""
    names: tuple[str, ...] = ()
    """Who played so far, by seat, where the game goes on."""
    steps: int = 0
    """The steps before the table began: they are not taken back."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table. `state` is None in a lobby; it must never reach a picture or a text unviewed."""

    id: str
    game: str
    status: Status
    place: Place
    host_id: int
    locale: str
    options: Mapping[str, OptionValue]
    seats: tuple[Holder, ...]
    revision: int
    """Counts commits; every stored change of the game raises it."""
    steps: int
    """Actions applied so far, automatic ones included."""
    state: Any
    undo: UndoRequest | None
    lobby_message_id: int | None
    opened_at: datetime
    remind_hours: int = REMIND_HOURS
    """After how many hours of waiting people are reminded; 0: never."""
    clock: Clock | None = None
    """None where nobody's time is counted."""
    clocks: Mapping[Seat, SeatClock] = field(default_factory=dict[Seat, SeatClock])
    """What the people have left of it; see `bot.matches.schedule.clocks`."""
    paused_at: float | None = None
    """Since when the table rests by agreement, in seconds since 1970: nobody moves, nobody's time
    runs."""
    invited: tuple[Invitation, ...] = ()
    """Seats that are held or offered, or asked for, oldest first."""
    rematch_of: str | None = None
    """The table whose people play again here."""
    followable: bool = True
    """Further channels may follow the table."""
    proposals: tuple[Proposal, ...] = ()
    """What its people are being asked, oldest first."""
    origin: Origin | None = None
    """The record that the table was made from; None for every other one."""
    hints: bool | None = None
    """Whether hints may be asked for, where its host has said so; see `hints_allowed`."""
    starts_with: int | None = None
    """With how many players the game begins by itself; None: when its host starts it."""

    @property
    def owner(self) -> int | None:
        """The user id of whose private table this is: nobody else may know of it. None for a table
        in a channel."""
        return self.place.owner

    def seats_for(self, game: AnyGame) -> Sequence[int]:
        """With how many players it may be played: a game that goes on, with as many as before."""
        names = () if self.origin is None else self.origin.names
        return (len(names),) if names else game.meta.seats

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a person plays, None when they only watch, have resigned, or were invited and
        have not accepted."""
        seats = (
            i
            for i, h in enumerate(self.seats)
            if h.user_id == user_id and h.computer is None and not self.is_held(i)
        )
        return next(seats, None)

    def played_for(self, user_id: int) -> Seat | None:
        """The seat that a computer player plays in a person's place, who may come back to it; None
        for whoever has none such, or plays here."""
        if self.status not in ("running", "archived") or self.seat_of(user_id) is not None:
            return None
        return next((i for i, h in enumerate(self.seats) if h.user_id == user_id), None)

    def is_held(self, seat: Seat) -> bool:
        """True for a seat of a lobby whose person was invited and has not accepted yet."""
        who = self.seats[seat].user_id
        return self.status == "lobby" and any(i.user_id == who for i in self.invited)

    @property
    def playing(self) -> Mapping[Seat, int]:
        """The people who play, or to whom a seat of a lobby belongs: their user ids by seat."""
        people = {seat: h.user_id for seat, h in enumerate(self.seats) if h.computer is None}
        return {seat: who for seat, who in people.items() if who is not None}

    @property
    def people(self) -> int:
        """How many people play, or have taken a seat in a lobby."""
        return sum(not self.is_held(seat) for seat in self.playing)

    @property
    def hints_allowed(self) -> bool:
        """Whether hints may be asked for: as the host wishes, else where one person plays alone."""
        return self.people == 1 if self.hints is None else self.hints

    def invitation_of(self, user_id: int) -> Invitation | None:
        """What a person was offered or asks for here, None when nothing is open."""
        return next((i for i in self.invited if i.user_id == user_id), None)

    @property
    def open_questions(self) -> frozenset[str]:
        """The marks of what its people are being asked."""
        wish = () if self.undo is None else (self.undo.mark,)
        start = (START,) if self.status == "lobby" else ()
        asked = (question.mark for question in (*self.proposals, *self.invited))
        return frozenset((*start, *wish, *asked))

    @property
    def names(self) -> tuple[str, ...]:
        """Display names by seat."""
        return tuple(holder.name for holder in self.seats)

    @property
    def awaited(self) -> Mapping[Seat, int]:
        """The people a running game waits for: their user ids by seat; none in a pause."""
        if self.status != "running" or self.paused_at is not None:
            return {}
        return {seat: who for seat, who in self.playing.items() if self.seats[seat].acts}

    def acting(self, waiting: Collection[Seat]) -> tuple[Holder, ...]:
        """The seats when the game waits for these."""
        return tuple(replace(h, acts=seat in waiting) for seat, h in enumerate(self.seats))

    @property
    def timeout_at(self) -> float | None:
        """When the next clock of the table runs out, or its person is warned, or the next vote
        ends, in seconds since 1970; None: never."""
        running = [self.clocks[seat] for seat in self.awaited if seat in self.clocks]
        clocks = (at for clock in running for at in (clock.deadline, clock.warn_at))
        votes = () if self.status != "running" else (*self.proposals, self.undo)
        ends = (*clocks, *(vote.ends for vote in votes if vote is not None))
        return min((at for at in ends if at is not None), default=None)


@dataclass(frozen=True, slots=True)
class Draft:
    """A seat's tentative turn, seen by that player only."""

    actions: tuple[Action, ...]
    state: Any
    """The state as it would be after the drafted actions."""
    events: tuple[Event, ...]
    """What the drafted actions would bring about, as this seat may know it."""
    ready: bool
    """Nothing is left to decide before confirming."""
    version: DraftVersion
    dropped: bool = False
    """Drafted actions became illegal because somebody else moved; they were thrown away."""
    ahead: bool = False
    """Others decide, and the seat may plan its next turn: the drafted actions are the line that it
    is planning, and `state` is imagined."""
    plan: Plan = NO_PLAN
    """What the seat has planned for when it is asked next."""
    points: int = 0
    """What the planned line would win."""
    answers: tuple[Action, ...] = ()
    """What it may plan to answer in the turn of another."""
    unseen: tuple[Action, ...] = ()
    """What is drafted though it would reveal something by now: nothing else of it is told before it
    is confirmed, and `actions` are none."""
    changes: tuple[Change, ...] = ()
    """What the drafted actions would change on the board, as this seat may know it."""
    without_events: tuple[Action, ...] = ()
    """Drafted actions that would bring no event about."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the append-only log. `seat` is None for entries about the table itself."""

    revision: int
    step: int
    seat: Seat | None
    text: str
    at: datetime
    undone: bool = False
    kind: str = "action"
    """`action`, `auto`, `table` for what concerns the table itself, or `undo`."""
    by: Seat | None = None
    """Whose line it is, in entries about the table, too; None when it is nobody's seat."""
