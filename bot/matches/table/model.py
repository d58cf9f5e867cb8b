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
"""What follows when a clock runs out. The person is reminded, a computer player takes this one
turn, or the others vote."""
HOUR = 3600.0
DAY = 24 * HOUR
"""Lengths of time in seconds."""
VOTE_LASTS = 3 * DAY
"""Seconds after which a vote or an undo request is decided by the answers so far."""
ProposalKind = Literal["pause", "end", "replace", "timeout"]
"""A proposal to pause the table, to end it without a result, to replace a person by a computer
player, or to decide what follows a timeout."""
HOURS = (0, 12, 24, 48, 72)
"""The possible intervals of reminders, in hours; 0 for none."""
REMIND_HOURS = 24
"""The default number of hours of waiting before a table reminds people."""


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of a seat: a person (`user_id`), a computer player (`computer`), or both. Both are
    set when a computer player plays in a person's place."""

    name: str
    user_id: int | None
    computer: str | None
    acts: bool = False
    """Whether the game waits for this seat."""
    asked_at: int = 0
    """The revision since which the seat has had its present decision; 0 if it has none."""

    def named(self, key: str = "name") -> dict[str, str | int]:
        """The name as an argument of a sentence, with the level if it is a computer player."""
        return {key: self.name, "computer": self.computer or ""}


@dataclass(frozen=True, slots=True)
class Clock:
    """The clock of a table, as its host chose it."""

    name: str
    """One of `bot.matches.schedule.clocks.CLOCKS`."""
    seconds: float
    """Seconds per decision. With an increment: the time for the whole game, which is also the
    maximum."""
    increment: float | None
    """Seconds added each time the table starts to wait for a person, but not while their turn
    continues. None if each decision has its own time."""
    on_timeout: OnTimeout

    @property
    def once_more(self) -> float:
        """Seconds added when the others vote to wait."""
        return self.seconds if self.increment is None else self.increment


@dataclass(frozen=True, slots=True)
class SeatClock:
    """The clock of one seat. Times are in seconds since 1970."""

    left: float
    """Seconds left when it started to run, or now if it stands."""
    deciding: bool
    """Whether the person has a decision to make. The clock then runs unless the table is paused."""
    since: float | None = None
    """When it started to run; None if it stands."""
    deadline: float | None = None
    """When it runs out, considering the known holidays; None if it never does."""
    ran_out: float | None = None
    """When it ran out during the present decision; None if it has not."""
    computer: bool = False
    """Whether the others voted that a computer player takes this turn."""
    warn_at: float | None = None
    """When to warn the person that it ends soon; None for never or already done."""
    warned: float | None = None
    """When the person was warned during the present decision."""


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """An open request to undo the turn that began before step `to_step`."""

    seat: Seat
    to_step: int
    agreed: tuple[Seat, ...]
    at: float = 0.0
    """When it was asked, in seconds since 1970; 0 if an earlier version did not store that."""

    @property
    def mark(self) -> str:
        """An identifier in its buttons, unique at the table; "" for the buttons of an earlier
        version."""
        return f"undo {int(self.at * 1000)}" if self.at else ""

    @property
    def ends(self) -> float:
        """When the answers so far decide, in seconds since 1970; infinity for requests of an
        earlier version."""
        return self.at + VOTE_LASTS if self.at else math.inf


@dataclass(frozen=True, slots=True)
class Invitation:
    """An invitation to a seat that waits for an answer. In a lobby a person was invited, and a seat
    is reserved for them. In a running game the holder offers the seat to the person. With `wish`
    set, the person asks for the seat and the host answers."""

    user_id: int
    name: str
    seat: Seat | None = None
    """The seat of a running game; None in a lobby, where reserved seats are among the others."""
    wish: bool = False
    at: float = 0.0
    """When it was asked, in seconds since 1970; 0 if an earlier version did not store that."""

    @property
    def mark(self) -> str:
        """An identifier in its buttons. All invitations to a rematch share one. It contains no
        names or ids, because people may delete their data."""
        return f"seat {self.at:.3f}"


@dataclass(frozen=True, slots=True)
class Proposal:
    """An open proposal that the people at a table vote on."""

    kind: ProposalKind
    at: float
    """When it was asked, in seconds since 1970."""
    asker: int | None
    """The user id of the person who asked; None if a clock or the bot asked."""
    seat: Seat | None = None
    """The seat it is about. Its player has no vote."""
    answers: Mapping[int, str] = field(default_factory=dict[int, str])
    """The votes so far by user id, each one of `bot.matches.table.voting.CHOICES`."""

    @property
    def mark(self) -> str:
        """An identifier in its buttons, unique at the table."""
        return f"{self.kind} {'-' if self.seat is None else self.seat} {int(self.at * 1000)}"

    @property
    def ends(self) -> float:
        """When the answers so far decide, in seconds since 1970."""
        return self.at + VOTE_LASTS


@dataclass(frozen=True, slots=True)
class Origin:
    """The record that a table was made from, without what the table itself stores."""

    fixed: Mapping[str, tuple[str, ...]]
    """The recorded random results, used in place of chance."""
    moves: tuple[tuple[Seat, str], ...] = ()
    """The recorded decisions, until the game starts; () afterwards, because the log contains them
    then."""
    names: tuple[str, ...] = ()
    """The names of the recorded players by seat, in a game that is continued."""
    steps: int = 0
    """The number of recorded steps. They cannot be undone."""


@dataclass(frozen=True, slots=True)
class Table:
    """One table. `state` is None in a lobby. The state must never be shown directly: pictures and
    texts use views of it."""

    id: str
    game: str
    status: Status
    place: Place
    host_id: int
    locale: str
    options: Mapping[str, OptionValue]
    seats: tuple[Holder, ...]
    opened_at: datetime
    revision: int = 0
    """The number of commits. Every stored change of the game raises it by one."""
    steps: int = 0
    """The number of actions applied so far, including automatic ones."""
    state: Any = None
    undo: UndoRequest | None = None
    lobby_message_id: int | None = None
    remind_hours: int = REMIND_HOURS
    """Hours of waiting after which people are reminded; 0 for never."""
    clock: Clock | None = None
    """None if the table has no clock."""
    clocks: Mapping[Seat, SeatClock] = field(default_factory=dict[Seat, SeatClock])
    """The clocks of the seats; see `bot.matches.schedule.clocks`."""
    paused_at: float | None = None
    """When the table was paused, in seconds since 1970; None if it is not paused. In a pause nobody
    can move and no clock runs."""
    invited: tuple[Invitation, ...] = ()
    """The invitations and requests for seats that wait for an answer, oldest first."""
    rematch_of: str | None = None
    """The id of the table whose rematch this is."""
    followable: bool = True
    """Whether more channels may follow the table."""
    proposals: tuple[Proposal, ...] = ()
    """The open proposals, oldest first."""
    origin: Origin | None = None
    """The record the table was made from; None if it was not imported."""
    hints: bool | None = None
    """Whether hints may be asked for; None if the host has not chosen. See `hints_allowed`."""
    starts_with: int | None = None
    """The number of players at which the game starts by itself; None if the host starts it."""
    channel_gone: bool = False
    """Whether Discord has said that the table's channel does not exist any more."""

    @property
    def owner(self) -> int | None:
        """The user id of the person who owns this private table; None for a table in a channel."""
        return self.place.owner

    def seats_for(self, game: AnyGame) -> Sequence[int]:
        """The possible numbers of players. A continued game has exactly as many as before."""
        names = () if self.origin is None else self.origin.names
        return (len(names),) if names else game.meta.seats

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a person plays; None if they watch, have resigned, or have not accepted an
        invitation."""
        seats = (
            i
            for i, h in enumerate(self.seats)
            if h.user_id == user_id and h.computer is None and not self.is_held(i)
        )
        return next(seats, None)

    def played_for(self, user_id: int) -> Seat | None:
        """The seat that a computer player plays in a person's place, to which they may return. None
        if there is none, or if the person plays another seat."""
        if self.status not in ("running", "archived") or self.seat_of(user_id) is not None:
            return None
        return next((i for i, h in enumerate(self.seats) if h.user_id == user_id), None)

    def is_held(self, seat: Seat) -> bool:
        """Whether a lobby seat is reserved for an invited person who has not accepted yet."""
        who = self.seats[seat].user_id
        return self.status == "lobby" and any(i.user_id == who for i in self.invited)

    @property
    def playing(self) -> Mapping[Seat, int]:
        """User ids by seat of the people who play or have a lobby seat, including reserved ones."""
        people = {seat: h.user_id for seat, h in enumerate(self.seats) if h.computer is None}
        return {seat: who for seat, who in people.items() if who is not None}

    def others(self, seat: Seat | None) -> tuple[int, ...]:
        """User ids of the people of `playing`, except the one on this seat. They have a vote about
        it."""
        return tuple(who for at, who in self.playing.items() if at != seat)

    @property
    def people(self) -> int:
        """The number of people who play or have taken a lobby seat."""
        return sum(not self.is_held(seat) for seat in self.playing)

    @property
    def hints_allowed(self) -> bool:
        """Whether hints may be asked for: as the host chose, or else only if one person plays
        alone."""
        return self.people == 1 if self.hints is None else self.hints

    def invitation_of(self, user_id: int) -> Invitation | None:
        """The open invitation or request of a person; None if there is none."""
        return next((i for i in self.invited if i.user_id == user_id), None)

    @property
    def names(self) -> tuple[str, ...]:
        """Display names by seat."""
        return tuple(holder.name for holder in self.seats)

    @property
    def awaited(self) -> Mapping[Seat, int]:
        """User ids by seat of the people a running game waits for; empty in a pause."""
        if self.status != "running" or self.paused_at is not None:
            return {}
        return {seat: who for seat, who in self.playing.items() if self.seats[seat].acts}

    def acting(self, waiting: Collection[Seat]) -> tuple[Holder, ...]:
        """The holders of all seats, with `acts` set for those the game waits for."""
        return tuple(replace(h, acts=seat in waiting) for seat, h in enumerate(self.seats))

    @property
    def timeout_at(self) -> float | None:
        """The next time, in seconds since 1970, at which a clock or vote ends or a warning is due;
        None for never."""
        running = [self.clocks[seat] for seat in self.awaited if seat in self.clocks]
        clocks = (at for clock in running for at in (clock.deadline, clock.warn_at))
        votes = () if self.status != "running" else (*self.proposals, self.undo)
        ends = (*clocks, *(vote.ends for vote in votes if vote is not None))
        return min((at for at in ends if at is not None), default=None)


@dataclass(frozen=True, slots=True)
class Draft:
    """A seat's draft, for its player only."""

    actions: tuple[Action, ...]
    state: Any
    """The state after the drafted actions."""
    events: tuple[Event, ...]
    """The events of the drafted actions, as far as this seat may know them."""
    ready: bool
    """Whether nothing is left to decide before confirming."""
    version: DraftVersion
    dropped: bool = False
    """Whether drafted actions were dropped because another player's move made them illegal."""
    ahead: bool = False
    """Whether this is a planned line, because others must decide first. `state` is then
    imagined."""
    plan: Plan = NO_PLAN
    """The stored plan for the seat's next decision."""
    points: int = 0
    """The points that the planned line would win."""
    answers: tuple[Action, ...] = ()
    """The answers that the seat may plan for another player's turn."""
    unseen: tuple[Action, ...] = ()
    """Drafted actions that would reveal something hidden by now. They are not carried out before
    they are confirmed, and `actions` is empty."""
    changes: tuple[Change, ...] = ()
    """What the drafted actions would change on the board, as far as this seat may know."""
    without_events: tuple[Action, ...] = ()
    """The drafted actions, as far as they cause no event and no event has come after them."""

    @property
    def chosen(self) -> bool:
        """Whether its player has chosen something since the turn came. A draft that was laid out
        from the plan is nothing that the player has seen."""
        return bool(self.actions) and not self.plan.laid


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the append-only log. `seat` is None for lines about the table itself."""

    revision: int
    step: int
    seat: Seat | None
    text: str
    at: datetime
    undone: bool = False
    kind: str = "action"
    """`action`, `auto`, `undo`, or `table` for a line about the table itself."""
    by: Seat | None = None
    """The seat that a line belongs to, also for lines about the table; None if there is none."""
