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
    """What a channel is told after a commit: public facts and the public view at that moment."""

    revision: int
    seat: Seat | None
    events: tuple[Event, ...]
    view: Any
    """`game.view(state, None)`; None for a table without a picture (closed in the lobby)."""
    waiting: tuple[Seat, ...]
    final: bool
    """True for the post that announces the result."""
    timed_out: tuple[Seat, ...] = ()
    """Whose turn a computer player took because their clock had run out."""
    story: int | None = None
    """Turns played so far, for a channel that begins to follow: `events` are the last ones'."""
    changes: tuple[Change, ...] = ()
    """What the turn changed on the board, as everybody could see it."""
    called: tuple[Seat, ...] | None = None
    """Those of `waiting` who are asked something new by it; None: all of them."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for a channel that is no move: `notice-<key>` of the language files."""

    key: str
    args: Mapping[str, str | int]
    locale: str = ""
    """Its language; "": the table's, or the following channel's."""

    @property
    def question(self) -> str:
        """The mark of the vote, wish or seat that it asks about, or `START`; "" where it asks no
        such thing."""
        args = self.args
        return str(args.get("proposal") or args.get("wish") or args.get("mark") or "")


@dataclass(frozen=True, slots=True)
class Reminder:
    """A table has waited long for these people; told in its own channel only."""

    number: int
    """How many there have been in this wait, this one included."""
    since: float
    """Since when the table waits, in seconds since 1970."""
    people: tuple[int, ...]
    """Their user ids."""
    ran_out: float | None = None
    """When their clocks ran out, in seconds since 1970; None for a reminder by the table's own
    interval."""
    ends: float | None = None
    """When their clocks will, for those who are warned of it."""


@dataclass(frozen=True, slots=True)
class WaitingTable:
    """A table that waits for a person, in a digest. Times are in seconds since 1970."""

    id: str
    game: str
    place: Place
    message_id: int | None
    """Its newest post."""
    since: float
    ends: float | None
    """When the person's time ends; None: never."""


@dataclass(frozen=True, slots=True)
class Nudge:
    """A table waits for one person, whom its post or notice did not mention; told them alone."""

    person: int
    """Their user id."""
    number: int = 0
    """0, or which reminder of the wait it is."""
    since: float = 0.0
    """Since when the table waits, in seconds since 1970."""
    asked: bool = False
    """It is not their turn: a notice has asked them something."""
    also_asked: bool = False
    """It is their turn, and they have been asked something, too."""
    ends: float | None = None
    """When their clock runs out, for who is warned of it."""
    lost: bool = False
    """A computer player goes on in their place, for they were away."""
    digest: bool = False
    """It tells of all that waits for them, not of this table alone."""
    tables: tuple[WaitingTable, ...] = ()
    """What that is when it is told."""
    questions: int = 0
    """How many tables ask something; for a mention that counts tables, how many further ones."""


@dataclass(frozen=True, slots=True)
class LobbyPost:
    """The lobby of a table, as it is when it is posted; told in its own channel only."""

    replaces: int | None = None
    """The message that has shown it and cannot be changed any more."""


@dataclass(frozen=True, slots=True)
class PuzzleOfDay:
    """A puzzle that a server had, and how many there tried and found it."""

    game: str
    puzzle: str
    tried: int
    found: int


@dataclass(frozen=True, slots=True)
class PuzzlePost:
    """The puzzle of the day of a server. It belongs to no table."""

    guild_id: int
    day: str
    game: str
    puzzle: str
    locale: str
    last: PuzzleOfDay | None = None
    """The one before, where that was posted."""


Post: TypeAlias = TurnPost | Notice | Reminder | Nudge | LobbyPost | PuzzlePost
"""Whatever the outbox brings to a channel."""
