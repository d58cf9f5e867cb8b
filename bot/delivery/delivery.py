"""A delivery: one message to one channel or person, and its outcome."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.matches.table.model import Table
from bot.matches.table.posts import LobbyPost, Notice, Nudge, Post, PuzzlePost, Reminder, TurnPost
from rules.changes import join_changes
from rules.game import Seat

ENDING = ("moved", "closed", "archived", "follow-ended")
"""How the keys of notices begin after which nobody plays on in the channel."""


@dataclass(frozen=True, slots=True)
class Question:
    """A message that asked something which is decided by now."""

    mark: str
    channel_id: int
    message_id: int
    retired: str | None
    """What it looks like without its buttons, if that is known."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to send: a single lobby, notice, reminder or nudge, or consecutive turns of a
    table, oldest first."""

    table: Table
    """As it was when the delivery was taken; of a puzzle its position, as a table without id."""
    channel_id: int
    locale: str
    """Language of the table, or of the following channel."""
    posts: tuple[Post, ...]
    nonce: str
    """At most 25 characters; the same whenever the same delivery is tried again."""
    retry: bool
    """It may be in the channel already (the bot ended, or the answer was lost): look first."""
    previous: int | None
    """The message that carries the table's buttons in this channel until now."""
    attempts: int
    """How often it was tried before."""
    nudges: tuple[int, ...] = ()
    """Messages in this channel that mention people for whom the table does not wait after this."""
    reminded: int | None = None
    """The message of the last reminder, when it is in this channel."""
    previous_retired: str | None = None
    """What the previous message looks like without its buttons, if that is known."""

    moot: tuple[Question, ...] = ()
    """Questions of the table that need no answer any more, or that it asks again."""
    silent: frozenset[int] = frozenset()
    """People whom the post must not mention."""
    direct: bool = False
    """A nudge that goes to its person alone, not to the channel."""
    following_guild: int | None = None
    """The server of a channel that follows the table; None for the table's own."""
    created_at: float = 0.0
    """When the oldest of the posts was stored, in seconds since 1970."""
    taken_at: float = 0.0
    """When the delivery was taken."""

    @property
    def match_id(self) -> str:
        """The table's id."""
        return self.table.id

    @property
    def guild_id(self) -> int:
        """The server of the channel."""
        return self.following_guild or self.table.place.guild_id

    @property
    def queue(self) -> int:
        """What keeps the order: the channel, or the person who is nudged."""
        return self.channel_id if self.nudge is None else self.nudge.person

    @property
    def nudge(self) -> Nudge | None:
        """The nudge, None when something else is delivered."""
        first = self.posts[0]
        return first if isinstance(first, Nudge) else None

    @property
    def notice(self) -> Notice | None:
        """The notice, None when turns are delivered."""
        first = self.posts[0]
        return first if isinstance(first, Notice) else None

    @property
    def reminder(self) -> Reminder | None:
        """The reminder, None when something else is delivered."""
        first = self.posts[0]
        return first if isinstance(first, Reminder) else None

    @property
    def lobby(self) -> LobbyPost | None:
        """The lobby, None when something else is delivered."""
        first = self.posts[0]
        return first if isinstance(first, LobbyPost) else None

    @property
    def puzzle(self) -> PuzzlePost | None:
        """The puzzle of the day, None when something else is delivered."""
        first = self.posts[0]
        return first if isinstance(first, PuzzlePost) else None

    @property
    def ends(self) -> bool:
        """True for a notice after which nobody plays on in the channel."""
        notice = self.notice
        return notice is not None and (notice.key.startswith(ENDING))

    @property
    def turn(self) -> TurnPost | None:
        """All turns as one: every event and change in order, and the table after the last."""
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
        """The people who are told for the first time that the table waits for them."""
        nudge, notice, turn = self.nudge, self.notice, self.turn
        asked: Iterable[int] = ()
        if nudge is not None:
            told = nudge.asked or nudge.number or nudge.lost or nudge.digest
            return () if told else (nudge.person,)
        if self.channel_id != self.table.place.channel_id:
            return ()
        if notice is not None and notice.key.endswith("-turn"):
            asked = map(int, str(notice.args["who"]).split())
        elif turn is not None:
            seats = turn.waiting if turn.called is None else turn.called
            asked = (who for seat, who in self.table.awaited.items() if seat in seats)
        return tuple(who for who in asked if who not in self.silent)


def _seats_called(turns: Sequence[TurnPost]) -> tuple[Seat, ...] | None:
    """The seats that these turns call; None for everybody they wait for."""
    called = [turn.called for turn in turns if turn.called is not None]
    return tuple(s for seats in called for s in seats) if len(called) == len(turns) else None


@dataclass(frozen=True, slots=True)
class Sent:
    """What became of a delivery: a message in its channel."""

    message_id: int
    retired: str | None = None
    """What it looks like without its buttons, None when it has none or that cannot be told."""


@dataclass(frozen=True, slots=True)
class ClaimedPosts:
    """Rows marked as being sent, with what they say; None when they cannot be read any more."""

    rows: tuple[int, ...]
    delivery: Delivery | None
