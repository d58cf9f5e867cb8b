"""Posts and nudges about a table, as they wait in the outbox."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.matches.table.requests import Place
from rules.changes import Change
from rules.game import Event, Seat


@dataclass(frozen=True, slots=True)
class TurnPost:
    """A post about a commit, with public facts and the public view at that moment."""

    revision: int
    seat: Seat | None
    events: tuple[Event, ...]
    view: Any
    """`game.view(state, None)`; None if there is no picture, for a table that closed in the
    lobby."""
    waiting: tuple[Seat, ...]
    final: bool
    """Whether this post announces the result."""
    timed_out: tuple[Seat, ...] = ()
    """The seats for which a computer player took the turn after a timeout."""
    story: int | None = None
    """The number of turns so far, for a new follower; `events` are then those of the last turns.
    None otherwise."""
    changes: tuple[Change, ...] = ()
    """What the turn changed on the board, in the public view."""
    called: tuple[Seat, ...] | None = None
    """The seats of `waiting` with a new decision; None for all of them."""

    @property
    def only_shows(self) -> bool:
        """Whether this tells no new turn: it shows the board, or a new follower the last turns."""
        return self.seat is None and (self.story is not None or not self.events)


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for a channel that is no move: `notice-<key>` of the language files."""

    key: str
    args: Mapping[str, str | int]
    locale: str = ""
    """The language; "" for that of the table or the following channel."""

    @property
    def question(self) -> str:
        """The mark of the question or offer that it makes, or `START`; "" if it makes none."""
        args = self.args
        return str(args.get("proposal") or args.get("wish") or args.get("mark") or "")


@dataclass(frozen=True, slots=True)
class Reminder:
    """A reminder to people that a table waits for. Only the table's own channel gets it."""

    number: int
    """The number of reminders in this wait, including this one."""
    since: float
    """When the table began to wait, in seconds since 1970."""
    people: tuple[int, ...]
    """Their user ids."""
    ran_out: float | None = None
    """When their clocks ran out, in seconds since 1970; None for a reminder at the table's
    interval."""
    ends: float | None = None
    """When their clocks run out, if this is a warning."""


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table that waits for a person, as an entry of a digest. Times are in seconds since 1970."""

    id: str
    game: str
    place: Place
    message_id: int | None
    """The id of its newest post; None if there is none."""
    since: float
    ends: float | None
    """When the person's time ends; None for never."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A message that tells one person that a table waits for them, where no post or notice
    mentioned them. It is a direct message, or a mention in the table's channel."""

    person: int
    """Their user id."""
    number: int = 0
    """The number of the reminder in this wait; 0 if it is none."""
    since: float = 0.0
    """When the table began to wait, in seconds since 1970."""
    asked: bool = False
    """Whether a notice has asked them something, and it is not their turn or they know that."""
    also_asked: bool = False
    """Whether a notice has asked them something in addition to their turn."""
    ends: float | None = None
    """When their clock runs out, if this is a warning."""
    ran_out: float | None = None
    """When their clock ran out, if this tells so."""
    lost: bool = False
    """Whether a computer player has replaced them because they were away."""
    told: str = ""
    """The notice it repeats, one of `TOLD` in `bot/delivery/nudges.py`; "" if it repeats none."""
    digest: bool = False
    """Whether it is a digest of all tables that wait for them."""
    tables: tuple[WaitingTable, ...] = ()
    """The tables of a digest, filled in when it is sent."""
    questions: int = 0
    """The number of tables with a question. If tables are counted elsewhere, only the further
    ones."""


@dataclass(frozen=True, slots=True)
class LobbyPost:
    """The lobby of a table, as it is when the post is sent. Only the table's own channel gets
    it."""

    replaces: int | None = None
    """The id of the old lobby message, which can no longer be edited."""


@dataclass(frozen=True, slots=True)
class PuzzleOfDay:
    """A puzzle of the day of a server, with the number of people who tried and solved it."""

    game: str
    puzzle: str
    tried: int
    found: int


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """A server's post of the puzzle of the day. It belongs to no table."""

    guild_id: int
    day: str
    game: str
    puzzle: str
    locale: str
    last: PuzzleOfDay | None = None
    """The previous puzzle, if it was posted."""


Post: TypeAlias = TurnPost | Notice | Reminder | Nudge | LobbyPost | PuzzlePost
"""Everything that the outbox sends to a channel."""
