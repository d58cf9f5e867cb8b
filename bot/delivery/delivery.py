"""A delivery: one message to one channel or person, and its outcome."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import discord

from bot.matches.table.model import Table
from bot.matches.table.posts import Notice, Nudge, Post, Reminder, TurnPost
from rules.changes import join_changes
from rules.game import Seat

ENDING = ("moved", "closed", "archived", "follow-ended")
"""First words of the keys of notices after which the table no longer plays in the channel."""


@dataclass(frozen=True, slots=True)
class Question:
    """A message with a question that is already decided."""

    mark: str
    channel_id: int
    message_id: int
    retired: str | None
    """Its look without buttons, if known."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to send: a single lobby, notice, reminder, nudge or puzzle, or consecutive turns
    of a table, oldest first."""

    table: Table
    """The table when the delivery was taken. For a puzzle, a table without id that holds the
    puzzle's position."""
    channel_id: int
    locale: str
    """The language of the table or of the following channel."""
    posts: tuple[Post, ...]
    nonce: str
    """An id of at most 25 characters, the same in every attempt at this delivery."""
    retry: bool
    """Whether it may have arrived already (the bot ended or the response was lost), so that it must
    be searched first."""
    previous: int | None
    """Id of the message that carries the table's buttons in this channel so far."""
    attempts: int
    """The number of earlier attempts."""
    nudges: tuple[int, ...] = ()
    """Ids of messages in this channel that mention people who will no longer be awaited."""
    reminded: int | None = None
    """Id of the last reminder, if it is in this channel."""
    previous_retired: str | None = None
    """The look of the previous message without buttons, if known."""

    moot: tuple[Question, ...] = ()
    """Questions of the table that are decided or that this delivery asks again."""
    answered: bool = False
    """Whether the question that it asks is decided by now."""
    silent: frozenset[int] = frozenset()
    """User ids of people whom the post must not mention."""
    direct: bool = False
    """Whether this is a nudge to be sent as a direct message."""
    following_guild: int | None = None
    """The server of a following channel; None for the table's own channel."""
    created_at: float = 0.0
    """When the oldest of the posts was stored, in seconds since 1970."""
    taken_at: float = 0.0
    """When the delivery was taken, in seconds since 1970."""

    @property
    def match_id(self) -> str:
        """The table's id."""
        return self.table.id

    def channel(self, client: discord.Client) -> discord.PartialMessageable:
        """The channel, for sending to it."""
        return client.get_partial_messageable(self.channel_id, guild_id=self.table.place.guild_id)

    @property
    def guild_id(self) -> int:
        """The server of the channel."""
        return self.following_guild or self.table.place.guild_id

    @property
    def following(self) -> bool:
        """Whether the channel only follows the table."""
        return self.channel_id != self.table.place.channel_id

    @property
    def queue(self) -> int:
        """The id that the order of deliveries depends on: the channel's, or the user's for a
        nudge."""
        return self.channel_id if self.nudge is None else self.nudge.person

    @property
    def nudge(self) -> Nudge | None:
        """The nudge; None if this delivers something else."""
        first = self.posts[0]
        return first if isinstance(first, Nudge) else None

    @property
    def notice(self) -> Notice | None:
        """The notice; None if this delivers something else."""
        first = self.posts[0]
        return first if isinstance(first, Notice) else None

    @property
    def reminder(self) -> Reminder | None:
        """The reminder; None if this delivers something else."""
        first = self.posts[0]
        return first if isinstance(first, Reminder) else None

    @property
    def ends(self) -> bool:
        """Whether this is a notice after which the table no longer plays in the channel."""
        notice = self.notice
        return notice is not None and notice.key.startswith(ENDING)

    @property
    def turn(self) -> TurnPost | None:
        """All turns as one: the events and changes in order, and the table after the last turn.
        None if this delivers something else."""
        turns = [post for post in self.posts if isinstance(post, TurnPost)]
        if not turns:
            return None
        last, actors = turns[-1], {turn.seat for turn in turns}
        events = tuple(event for turn in turns for event in turn.events)
        seat = actors.pop() if len(actors) == 1 else None
        timed_out = tuple(dict.fromkeys(s for turn in turns for s in turn.timed_out))
        return replace(
            last,
            seat=seat,
            events=events,
            timed_out=timed_out,
            story=turns[0].story,
            changes=join_changes(turn.changes for turn in turns),
            called=_seats_called(turns),
        )

    @property
    def people_called(self) -> tuple[int, ...]:
        """The user ids of people who are told for the first time that the table waits for them."""
        nudge, notice, turn = self.nudge, self.notice, self.turn
        asked: Iterable[int] = ()
        if nudge is not None:
            told = nudge.asked or nudge.number or nudge.lost or nudge.digest
            return () if told else (nudge.person,)
        if self.following:
            return ()
        if notice is not None and notice.key.endswith("-turn"):
            asked = map(int, str(notice.args["who"]).split())
        elif turn is not None:
            seats = turn.waiting if turn.called is None else turn.called
            asked = (who for seat, who in self.table.awaited.items() if seat in seats)
        return tuple(who for who in asked if who not in self.silent)


def _seats_called(turns: Sequence[TurnPost]) -> tuple[Seat, ...] | None:
    """The seats with a new decision after these turns; None for all awaited seats."""
    called = [turn.called for turn in turns if turn.called is not None]
    return tuple(s for seats in called for s in seats) if len(called) == len(turns) else None


@dataclass(frozen=True, slots=True)
class Sent:
    """The message that a delivery has produced in its channel."""

    message_id: int
    retired: str | None = None
    """Its look without buttons; None if it has none or that is unknown."""


@dataclass(frozen=True, slots=True)
class ClaimedPosts:
    """Rows that are marked as being sent, with their delivery; None if they cannot be read any
    more."""

    rows: tuple[int, ...]
    delivery: Delivery | None
