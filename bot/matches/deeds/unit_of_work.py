"""One request to one table: its changes are collected and then written in one transaction."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import sqlalchemy as sa

from bot.matches.schedule.clocks import with_clocks
from bot.matches.schedule.housekeeping import with_idle
from bot.matches.schedule.questions import with_questions
from bot.matches.schedule.reminders import plan_reminders, with_wait
from bot.matches.table import codec, stored
from bot.matches.table.asked import table_marks
from bot.matches.table.decisions import called_by, with_decisions
from bot.matches.table.model import DAY, Holder, Table
from bot.matches.table.plans import LOST, NO_PLAN, Plan
from bot.matches.table.posts import Notice, Post, TurnPost
from bot.matches.table.requests import Answer, Person, Refused
from bot.matches.table.stored import StoredDraft, StoredTable
from bot.matches.table.voting import with_proposals
from bot.storage import schema
from rules.game import AnyGame, Illegal, Seat
from rules.values import changed

TOLD_WITH_NEXT = 365 * DAY
"""Seconds a post may wait while the table waits for the same people: in practice until the next
post."""

_LOG, _POST = sa.insert(schema.log), sa.insert(schema.outbox)
_FOLLOWING = (
    sa.select(schema.watchers.c.channel_id)
    .where(schema.watchers.c.match_id == sa.bindparam("this_match"))
    .order_by(schema.watchers.c.channel_id)
)


_outbox = schema.outbox.c
_END_PATIENCE = (
    sa.update(schema.outbox)
    .where(
        _outbox.channel_id.in_(sa.bindparam("these_channels", expanding=True)),
        _outbox.attempts == 0,
        _outbox.state == "waiting",
        _outbox.due_at > sa.bindparam("this_moment"),
    )
    .values(due_at=sa.bindparam("this_moment"))
)


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A post that is to go into the outbox."""

    channel_id: int | None
    """None: the table's own channel and all following channels."""
    post: Post
    patience: float = 0.0
    """Seconds the post may wait, so that it can be sent in one message with the next."""


@dataclass(slots=True)
class UnitOfWork:
    """A request in progress. Handlers read `table` and change it with the methods below. Nothing is
    stored before `write`, and nothing at all if the handler raises."""

    connection: sa.Connection
    games: Mapping[str, AnyGame]
    players: Collection[str]
    """Names of the available computer players."""
    person: Person
    now: float
    patience: float
    """Seconds a post waits for the next one if the same player continues."""
    before: StoredTable | None
    after: StoredTable | None
    logged: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    posts: list[Outgoing] = field(default_factory=list["Outgoing"])
    deleted: bool = False
    """Whether the table and everything about it is to be deleted."""

    @property
    def stored(self) -> StoredTable:
        """The table's record with the changes made so far."""
        assert self.after is not None
        return self.after

    @property
    def table(self) -> Table:
        """The table with the changes made so far."""
        return self.stored.table

    @property
    def game(self) -> AnyGame:
        """The table's game. Refuses if this version of the bot does not have it."""
        if self.stored.game is None:
            raise Refused("unknown-game", game=self.table.game)
        return self.stored.game

    def change(self, **fields: Any) -> None:
        """Changes fields of the table."""
        self.after = self.stored.with_table(**fields)

    def revise(self, **fields: Any) -> None:
        """Changes the game itself, so that panels made before are outdated."""
        self.change(revision=self.table.revision + 1, **fields)

    def seat_holder(self, seat: Seat, holder: Holder) -> None:
        """Gives a running seat to another holder. The draft of the former holder is deleted, older
        panels are outdated, and an open undo request is void."""
        seats = changed(self.table.seats, seat, holder)
        self.revise(seats=seats, undo=None)
        self.keep_draft(seat, (), NO_PLAN)

    def keep_draft(self, seat: Seat, texts: tuple[str, ...], plan: Plan | None = None) -> None:
        """Replaces a seat's draft, and its plan unless `plan` is None. None keeps the plan, and
        records that the player has seen what became of it."""
        drafts = {s: d for s, d in self.stored.drafts.items() if s != seat}
        if plan is None:
            plan = replace(self.stored.draft_of(seat).plan, lost=False, laid=False)
        if texts or not plan.empty:
            drafts[seat] = StoredDraft(texts, self.table.revision, plan)
        self.after = replace(self.stored, drafts=drafts)

    def give_up_plans(self) -> None:
        """Drops all plans. The players see that in their panels."""
        given_up = {s: StoredDraft((), self.table.revision, LOST) for s in self.stored.plans}
        self.after = replace(self.stored, drafts={**self.stored.drafts, **given_up})

    def drop_drafts(self) -> None:
        """Deletes the drafts of all seats after the end of a game."""
        self.after = replace(self.stored, drafts={})

    def note(
        self, kind: str, text: str, seat: Seat | None, *, step: int, reveals: bool = False
    ) -> None:
        """Adds a line to the log under the table's present revision."""
        self.logged.append(
            {
                "match_id": self.table.id,
                "kind": kind,
                "revision": self.table.revision,
                "step": step,
                "seat": seat,
                "text": text,
                "reveals": reveals,
                "at": self.now,
            }
        )

    def tell(self, post: TurnPost | Notice, patience: float = 0.0) -> None:
        """Posts to the table's channel and all followers. With `patience` (in seconds) the post may
        wait to be joined with the next one. A private table posts nothing."""
        self.posts.append(Outgoing(None, post, patience))

    def tell_here(self, post: Post) -> None:
        """Posts to the table's own channel."""
        self.tell_channel(self.table.place.channel_id, post)

    def tell_channel(self, channel_id: int, post: Post) -> None:
        """Posts to one channel."""
        self.posts.append(Outgoing(channel_id, post))

    def answer(self, key: str, **args: str | int) -> Answer:
        """The answer to the request."""
        return Answer(key, self.table.id, args)

    @property
    def moved(self) -> set[Seat]:
        """The seats that decide something in this request."""
        return {line["seat"] for line in self.logged if line["kind"] == "action"}

    @property
    def deciders(self) -> set[Seat]:
        """The seats of `moved`, except those a computer player plays because their time ran out."""
        return self.moved - {line["seat"] for line in self.logged if line["text"] == "timeout"}

    @property
    def _waits_anew(self) -> bool:
        """Whether the table began to wait for its players with this request."""
        before, after = self.before and self.before.wait, self.stored.wait
        return after is not None and (before is None or before.since != after.since)

    @property
    def _decided(self) -> bool:
        """Whether this request settles an open question, whose buttons are removed with the next
        post."""
        before = frozenset[str]() if self.before is None else table_marks(self.before.table)
        return not before <= table_marks(self.table)

    def write(self) -> None:
        """Stores all changes. Raises `stored.Conflict`."""
        if self.deleted:
            stored.delete(self.connection, self.stored)
            return
        moved = self.moved
        if self.table.status not in schema.OPEN:
            self.change(invited=())
        if self.table.status not in schema.GOING_ON:
            ended_at = self.now if self.stored.ended_at is None else self.stored.ended_at
            self.after = replace(self.stored, forgotten=None, ended_at=ended_at)
        revealed = any(line["reveals"] for line in self.logged)
        self.after = with_decisions(self.before, self.stored, moved, revealed=revealed)
        self.after = with_wait(self.before, self.stored, moved, self.now)
        if self._waits_anew:
            self.after = plan_reminders(self.connection, self.stored, self.now)
        self.after = with_clocks(self.connection, self.before, self.stored, moved, self.now)
        self.after = with_proposals(self.stored, self.deciders)
        self.after = with_questions(self.connection, self.before, self.stored, self.now)
        self.after = with_idle(self.before, self.stored, self.now)
        if self.before is None:
            self.after = stored.insert(self.connection, self.stored, self.now)
        else:
            self.after = stored.update(self.connection, self.before, self.stored, self.now)
        if self.logged:
            self.connection.execute(_LOG, self.logged)
        # no post can be made of a game that this version does not have
        unknown = self.stored.game is None and self.table.status not in schema.GOING_ON
        if self.posts and self.table.owner is None and not unknown:
            self._write_posts()

    def _write_posts(self) -> None:
        """Puts the posts into the outbox, for one channel or for all that follow. Earlier posts
        that waited to be sent together with these become due, too."""
        everywhere = [] if self.table.channel_gone else [self.table.place.channel_id]
        if any(outgoing.channel_id is None for outgoing in self.posts):
            everywhere += following_channels(self.connection, self.table.id)
        rows: list[dict[str, Any]] = []
        for outgoing in map(self._with_called, self.posts):
            post, at = codec.dump_post(self.game, outgoing.post), outgoing.channel_id
            due_at = self.now + (0.0 if self._decided else outgoing.patience)
            rows += [
                codec.outbox_row(target, self.table.id, post, self.now, due_at)
                for target in (everywhere if at is None else [at])
            ]
        if rows:
            for due_at in {row["due_at"] for row in rows}:
                end_patience(self.connection, [r for r in rows if r["due_at"] == due_at], due_at)
            self.connection.execute(_POST, rows)

    def _with_called(self, outgoing: Outgoing) -> Outgoing:
        """A turn's post with the people it mentions: those who are asked something new. If the
        table waits only for people mentioned before, the post may wait for the next one."""
        post = outgoing.post
        if outgoing.channel_id is not None or not isinstance(post, TurnPost) or not post.waiting:
            return outgoing
        called = called_by(self.before, self.stored)
        same = self.table.awaited and not called
        patience = TOLD_WITH_NEXT if same else outgoing.patience
        return replace(outgoing, post=replace(post, called=called), patience=patience)


def following_channels(connection: sa.Connection, match_id: str) -> list[int]:
    """Ids of the channels that follow a table from elsewhere."""
    return list(connection.execute(_FOLLOWING, {"this_match": match_id}).scalars())


def end_patience(connection: sa.Connection, rows: list[dict[str, Any]], due_at: float) -> None:
    """Makes earlier waiting posts in the channels of these rows due at the same time. Posts that
    wait for another attempt after a failure (`attempts`) keep their delay."""
    channels = {row["channel_id"] for row in rows}
    if channels:
        connection.execute(
            _END_PATIENCE, {"these_channels": tuple(channels), "this_moment": due_at}
        )


def refusal(game: AnyGame, illegal: Illegal) -> Refused:
    """A refusal by the game's rules as a refusal of the bot."""
    return Refused(
        "illegal", **{**illegal.details, "game": game.meta.key, "reason": illegal.reason}
    )
