"""Looking at tables: nothing here changes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches import history, stored
from bot.matches.model import Draft, LogEntry, Table
from bot.matches.plans import plannable
from bot.matches.play import ready, replay, set_up
from bot.matches.requests import DraftVersion, Place, Refused
from bot.matches.stored import StoredTable
from bot.matches.turns import tentative
from bot.storage import preferences, schema
from bot.storage.database import Database
from rules.game import AnyGame, Event, Illegal, Seat


@dataclass(frozen=True, slots=True)
class Watcher:
    """A channel that follows a table from elsewhere, told in its own language."""

    place: Place
    locale: str
    user_id: int
    """Who asked for it."""


@dataclass(frozen=True, slots=True)
class LoggedEvents:
    """One step of a game as everybody may know it."""

    step: int
    at: datetime
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is, for `doctor`: tables by status, posts on their way, drafts."""

    tables: Mapping[str, int]
    posts_waiting: int
    oldest_post: datetime | None
    drafts: int


class Reading:
    """The questions that may be asked about tables. Everything is read from the database anew."""

    def __init__(self, database: Database, games: Mapping[str, AnyGame]) -> None:
        self._database = database
        self.games = games

    async def table(self, match_id: str) -> Table:
        """One table by its id, in any case. Raises `Refused("unknown-table")`."""
        return (await self.stored(match_id)).table

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, else the one that ended there last; None without any."""
        matches = schema.matches
        is_open = sa.case((matches.c.status.in_(schema.OPEN), 0), else_=1)
        query = (
            sa.select(matches.c.id)
            .where(matches.c.channel_id == channel_id)
            .order_by(is_open, matches.c.changed_at.desc(), matches.c.id)
            .limit(1)
        )
        return next(iter(await self._tables(query)), None)

    async def tables_of(self, user_id: int) -> tuple[Table, ...]:
        """The open tables where a person sits, those that wait for them first, then by age."""
        return await self._tables(self._seated(user_id).limit(50))

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """The running tables that wait for a person, the longest waiting first."""
        return await self._tables(self._seated(user_id).where(schema.seats.c.acts).limit(50))

    async def tables_in_server(self, guild_id: int) -> tuple[Table, ...]:
        """The open tables of a server, the ones changed last first; at most 25."""
        matches = schema.matches
        query = (
            sa.select(matches.c.id)
            .where(matches.c.guild_id == guild_id, matches.c.status.in_(schema.OPEN))
            .order_by(matches.c.changed_at.desc(), matches.c.id)
            .limit(25)
        )
        return await self._tables(query)

    async def tables_watched_in(self, channel_id: int) -> tuple[Table, ...]:
        """The tables that a channel follows from elsewhere."""
        watchers = schema.watchers
        query = sa.select(watchers.c.match_id).where(watchers.c.channel_id == channel_id)
        return await self._tables(query.order_by(watchers.c.match_id).limit(25))

    def _seated(self, user_id: int) -> sa.Select[tuple[str]]:
        seats, matches = schema.seats, schema.matches
        return (
            sa.select(matches.c.id)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(
                seats.c.user_id == user_id,
                seats.c.computer.is_(None),
                matches.c.status.in_(schema.OPEN),
            )
            .order_by(seats.c.acts.desc(), matches.c.changed_at, matches.c.id)
        )

    async def draft(self, match_id: str, seat: Seat) -> Draft:
        """A seat's tentative turn in a running game, for that player's eyes only.

        Raises `Refused("unknown-table")` or `Refused("not-running")`.
        """
        record = await self.stored(match_id)
        if record.table.status != "running" or record.table.state is None:
            raise Refused("not-running")
        draft = tentative(record, seat)
        done = ready(draft.position, seat)
        more = (
            plannable(draft.position.game, draft.position.state, seat, draft.planned)
            if done
            else ()
        )
        return Draft(
            actions=tuple(played.action for played in draft.position.played),
            state=draft.position.state,
            events=draft.position.events_for(seat),
            ready=done,
            version=DraftVersion(record.table.revision, draft.length),
            dropped=draft.dropped,
            planned=draft.planned,
            plannable=more,
            plan_lost=draft.plan_lost,
        )

    async def log(self, match_id: str) -> tuple[LogEntry, ...]:
        """The whole log, oldest first, with what was taken back marked."""
        name = match_id.strip().lower()
        lines = await self._database.read(lambda connection: history.read(connection, name))
        kept = {id(line) for line in history.effective(lines)}
        return tuple(
            LogEntry(
                revision=line.revision,
                step=line.step,
                seat=line.seat if line.kind in ("action", "auto") else None,
                text=line.text,
                at=datetime.fromtimestamp(line.at, UTC),
                undone=line.kind in ("action", "auto") and id(line) not in kept,
            )
            for line in lines
        )

    async def story(self, match_id: str) -> tuple[LoggedEvents, ...]:
        """What everybody may know of the game so far, step by step, without what was taken back.

        The log itself also holds secret choices; this is the part of it that may be shown.
        """
        stored = await self.stored(match_id)
        game, table = stored.game, stored.table
        if game is None or table.state is None:
            return ()
        lines = await self._database.read(lambda connection: history.read(connection, table.id))
        kept = history.effective(lines)
        begin = set_up(game, len(table.seats), table.options, stored.seed)
        moves = [(line.seat or 0, line.text) for line in kept]
        try:
            line = await asyncio.to_thread(replay, begin, moves)
        except Illegal:  # begun under earlier rules
            return ()
        return tuple(
            LoggedEvents(played.number, datetime.fromtimestamp(kept[i].at, UTC), played.step.public)
            for i, played in enumerate(line.played)
        )

    async def watchers(self, match_id: str) -> tuple[Watcher, ...]:
        """The channels that follow a table."""
        watchers = schema.watchers
        query = (
            sa.select(watchers)
            .where(watchers.c.match_id == match_id.strip().lower())
            .order_by(watchers.c.channel_id)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return tuple(
            Watcher(Place(row.guild_id, row.channel_id), row.locale, row.user_id) for row in rows
        )

    async def last_post(self, match_id: str, channel_id: int) -> int | None:
        """The message that carries a table's buttons in a channel."""
        posts = schema.posts
        query = sa.select(posts.c.message_id).where(
            posts.c.match_id == match_id, posts.c.channel_id == channel_id
        )
        return await self._database.read(lambda connection: connection.execute(query).scalar())

    async def computers_to_move(self) -> Mapping[str, int]:
        """The running tables that wait for a computer player, with their revisions."""
        seats, matches = schema.seats, schema.matches
        query = (
            sa.select(matches.c.id, matches.c.revision)
            .join(seats, seats.c.match_id == matches.c.id)
            .where(seats.c.acts, seats.c.computer.is_not(None))
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def next_reminders(self) -> Sequence[tuple[str, float]]:
        """The tables that remind people next, soonest first, with the times; at most 50."""
        matches = schema.matches.c
        query = (
            sa.select(matches.id, matches.remind_at)
            .where(matches.remind_at.is_not(None))
            .order_by(matches.remind_at)
            .limit(50)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def reminders_after(self, moment: float) -> Sequence[tuple[str, float]]:
        """Some of the tables that remind people after a moment only, with the times."""
        matches = schema.matches.c
        query = sa.select(matches.id, matches.remind_at).where(matches.remind_at > moment).limit(50)
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows]

    async def server_locale(self, guild_id: int) -> str | None:
        """The language chosen for a server's tables, None when Discord's is used."""
        return await preferences.server_locale(self._database, guild_id)

    async def counts(self) -> Counts:
        """How much there is."""
        return await self._database.read(_count)

    async def record(self, match_id: str) -> str:
        """The record of an ended game as text (`docs/game-record.md`): everything to replay it.

        Raises `Refused("export-running")` before the end, for it tells all that is hidden, and
        `Refused("nothing-played")` for a table closed before it began.
        """
        stored = await self.stored(match_id)
        if stored.table.status in schema.OPEN:
            raise Refused("export-running")
        if stored.game is None or stored.table.state is None:
            raise Refused("nothing-played")
        lines = await self._database.read(
            lambda connection: history.read(connection, stored.table.id)
        )
        return history.as_text(stored, history.effective(lines))

    async def stored(self, match_id: str) -> StoredTable:
        """Everything stored about a table, its seed too: for the bot's own machinery only."""
        name = match_id.strip().lower()
        found = await self._database.read(
            lambda connection: stored.load(connection, self.games, name)
        )
        if found is None:
            raise Refused("unknown-table", table=match_id[:20])
        return found

    async def _tables(self, query: sa.Select[Any]) -> tuple[Table, ...]:
        def load_all(connection: sa.Connection) -> list[StoredTable | None]:
            names = connection.execute(query).scalars().all()
            return [stored.load(connection, self.games, name) for name in names]

        found = await self._database.read(load_all)
        return tuple(record.table for record in found if record is not None)


def _count(connection: sa.Connection) -> Counts:
    matches, outbox = schema.matches, schema.outbox
    by_status = sa.select(matches.c.status, sa.func.count()).group_by(matches.c.status)
    waiting = sa.select(sa.func.count(), sa.func.min(outbox.c.created_at)).select_from(outbox)
    drafts = sa.select(sa.func.count()).select_from(schema.drafts)
    tables = {row[0]: row[1] for row in connection.execute(by_status).all()}
    posts, oldest = connection.execute(waiting).one()
    since = None if oldest is None else datetime.fromtimestamp(oldest, UTC)
    return Counts(tables, posts, since, connection.execute(drafts).scalar_one())
