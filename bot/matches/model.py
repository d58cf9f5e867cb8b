"""What a table looks like from outside storage: read-only values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, TypeAlias

from bot.matches.requests import DraftVersion, Place
from rules.game import Action, Event, OptionValue, Seat

Status = Literal["lobby", "running", "finished", "closed"]
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


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A pending wish to take back the turn that began before step `to_step`."""

    seat: Seat
    to_step: int
    agreed: tuple[Seat, ...]


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

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat a person plays, None when they only watch (or have resigned)."""
        return next(
            (i for i, h in enumerate(self.seats) if h.user_id == user_id and h.computer is None),
            None,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """Display names by seat."""
        return tuple(holder.name for holder in self.seats)

    @property
    def awaited(self) -> Mapping[Seat, int]:
        """The seats of the people a running game waits for, with their user ids."""
        return {
            seat: holder.user_id
            for seat, holder in enumerate(self.seats)
            if self.status == "running"
            and holder.acts
            and holder.computer is None
            and holder.user_id is not None
        }


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
    planned: tuple[Action, ...] = ()
    """What is to be played when the seat comes to act again: tentative like the drafted actions,
    confirmed when there are none."""
    plannable: tuple[Action, ...] = ()
    """What may be added to the plan, once the turn itself is complete."""
    plan_lost: bool = False
    """A plan could not be followed any more and was given up."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the append-only log. `seat` is None for entries about the table itself."""

    revision: int
    step: int
    seat: Seat | None
    text: str
    at: datetime
    undone: bool = False


@dataclass(frozen=True, slots=True)
class TurnPost:
    """What a channel is told after a commit: public facts and the public view at that moment."""

    revision: int
    seat: Seat | None
    events: tuple[Event, ...]
    view: Any
    """`game.view(state, None)`; None for a table without a picture (closed in the lobby)."""
    waiting: tuple[Seat, ...]
    final: bool
    """True for the post that announces the result."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for a channel that is no move: `notice-<key>` of the language files."""

    key: str
    args: Mapping[str, str | int]


@dataclass(frozen=True, slots=True)
class Reminder:
    """A table has waited long for these people; told in its own channel only."""

    number: int
    """How many there have been in this wait, this one included."""
    since: float
    """Since when the table waits, in seconds since 1970."""
    people: tuple[int, ...]
    """Their user ids."""


Post: TypeAlias = TurnPost | Notice | Reminder
"""Whatever the outbox brings to a channel."""
