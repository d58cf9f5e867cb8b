"""Queries about tables, each answered from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches.deeds.hints import OpenDecision, open_decision
from bot.matches.deeds.personal_data import tables_with
from bot.matches.deeds.table_limits import SITS_FOR_GOOD, sitter
from bot.matches.looking import listed
from bot.matches.looking.listed import ListedTable
from bot.matches.looking.personal_data import personal_data
from bot.matches.schedule import digests
from bot.matches.table import history, stored
from bot.matches.table.asked import Question, questions_at, tables_asking
from bot.matches.table.changed import last_turn, since_decision
from bot.matches.table.drafts import player_draft
from bot.matches.table.history import LogLine
from bot.matches.table.model import Draft, LogEntry, Table
from bot.matches.table.past import Past, Pasts
from bot.matches.table.posts import WaitingTable
from bot.matches.table.requests import Place, Refused, private_place
from bot.matches.table.sittings import decided_by
from bot.matches.table.stored import StoredTable
from bot.storage import preferences, schema
from bot.storage.database import Database
from rules.changes import Change
from rules.game import AnyGame, Illegal, Seat

_matches, _seats = schema.matches.c, schema.seats.c
_IS_OPEN = sa.case((_matches.status.in_(schema.OPEN), 0), else_=1)
_ENDED = _matches.status.in_(("finished", "closed"))
_TABLE_IN = (
    sa.select(_matches.id)
    .where(_matches.channel_id == sa.bindparam("this_channel"))
    .order_by(_IS_OPEN, _matches.changed_at.desc(), _matches.id)
    .limit(1)
)
_PLAYED_AT = (
    sa.select(_matches.id)
    .join(schema.seats, _seats.match_id == _matches.id)
    .where(*SITS_FOR_GOOD, _matches.status.in_(schema.OPEN), _matches.guild_id != schema.NO_SERVER)
)
_WAITING_FOR = (
    _PLAYED_AT.where(_seats.acts, _matches.paused_at.is_(None))
    .order_by(sa.func.coalesce(_matches.waiting_since, _matches.changed_at), _matches.id)
    .limit(50)
)
"""Built once, because every `/turns` uses it."""


@dataclass(frozen=True, slots=True)
class Follower:
    """A channel that follows a table from elsewhere and gets its posts in its own language."""

    place: Place
    locale: str
    user_id: int
    """The user who made the channel follow."""


@dataclass(frozen=True, slots=True)
class Counts:
    """Totals for `doctor`: tables by status, waiting posts, drafts."""

    tables: Mapping[str, int]
    posts_waiting: int
    oldest_post: datetime | None
    drafts: int


class Queries:
    """Read-only queries about tables. Each call reads the database."""

    def __init__(
        self, database: Database, games: Mapping[str, AnyGame], pasts: Pasts | None = None
    ) -> None:
        self.database, self.games = database, games
        self.pasts = Pasts() if pasts is None else pasts
        """Games that were played again lately."""

    async def table(self, match_id: str) -> Table:
        """The table with this id, in upper or lower case. Raises `Refused("unknown-table")`."""
        return (await self.stored(match_id)).table

    async def tables(self, match_ids: Sequence[str]) -> tuple[Table, ...]:
        """The tables with these ids, in the same order. Unknown ids are left out."""
        records = await self._records(
            lambda connection: stored.load_all(connection, self.games, match_ids)
        )
        return tuple(record.table for record in records)

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, or else the one that ended there last; None if there is
        none."""
        here = {"this_channel": channel_id}
        return next(iter(await self._tables(_TABLE_IN, here)), None)

    async def private_table_of(self, user_id: int) -> Table | None:
        """A person's running private table, or else their most recently changed one; None if there
        is none."""
        place = private_place(user_id)
        table = await self.table_in(place.channel_id)
        return table if table is not None and table.place == place else None

    async def played_at(self, user_id: int) -> tuple[Table, ...]:
        """The open tables in channels at which a person plays."""
        return await self._tables(_PLAYED_AT, sitter(user_id))

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """The running tables in channels that wait for a person, longest wait first; at most 50."""
        return await self._tables(_WAITING_FOR, sitter(user_id))

    async def next_waiting(self, user_id: int, before: str) -> WaitingTable | None:
        """The table a person should play at after `before`: the one whose time ends first."""
        tables = await self.database.read(lambda c: digests.waiting(c, user_id))
        return next((table for table in tables if table.id != before), None)

    async def asked_of(self, user_id: int, now: float) -> tuple[tuple[Table, Question], ...]:
        """The open questions to a person at all tables, except turns, oldest first."""

        def ask(connection: sa.Connection) -> list[tuple[str, Question]]:
            questions: list[tuple[str, Question]] = []
            for name in tables_asking(connection, user_id):
                record = stored.load(connection, {}, name)
                asked = () if record is None else questions_at(connection, record, now)
                questions += [(name, question) for question in asked if user_id in question.people]
            return sorted(questions, key=lambda question: question[1].at)

        asked = await self.database.read(ask)
        return tuple([((await self.stored(name)).table, question) for name, question in asked])

    async def question_message(self, match_id: str, mark: str) -> tuple[int, int] | None:
        """Ids of the channel and message that ask the question with this mark. None if it was
        answered."""
        asked = schema.questions.c
        query = sa.select(asked.channel_id, asked.message_id).where(
            asked.match_id == match_id, asked.mark == mark
        )
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row.channel_id, row.message_id)

    async def waiting_since(self, match_id: str) -> float | None:
        """When a table began to wait for people, in seconds since 1970; None if it does not
        wait."""
        query = sa.select(_matches.waiting_since).where(_matches.id == match_id)
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def tables_listed(
        self, guild_id: int, user_id: int, statuses: Sequence[str], game: str
    ) -> tuple[ListedTable, ...]:
        """The tables of a server, as one person sees them; see `listed.of_server`."""
        return await self.database.read(
            lambda connection: listed.of_server(connection, guild_id, user_id, statuses, game)
        )

    async def tables_ended_in(self, channel_id: int) -> tuple[Table, ...]:
        """The tables that ended in a channel, newest first; at most 25."""
        return await self._latest(_matches.channel_id == channel_id, _ENDED)

    async def tables_ended_of(self, user_id: int) -> tuple[Table, ...]:
        """The played tables with a seat of this person that have ended, newest first; at most
        25."""
        own = sa.select(_seats.match_id).where(_seats.user_id == user_id)
        return await self._latest(_matches.id.in_(own), _ENDED, _matches.steps > 0)

    async def tables_followed_in(self, channel_id: int) -> tuple[Table, ...]:
        """The tables that a channel follows from elsewhere, most recently changed first."""
        watchers = schema.watchers.c
        followed = sa.select(watchers.match_id).where(watchers.channel_id == channel_id)
        return await self._latest(_matches.id.in_(followed))

    async def _latest(self, *which: sa.ColumnElement[bool]) -> tuple[Table, ...]:
        """The tables that meet the conditions, most recently changed first."""
        query = sa.select(_matches.id).where(*which)
        return await self._tables(query.order_by(_matches.changed_at.desc(), _matches.id).limit(25))

    async def draft(self, match_id: str, seat: Seat) -> Draft:
        """A seat's draft in a running game, for that player only. Raises `Refused("unknown-table")`
        or `Refused("not-running")`."""
        return player_draft(await self._running(match_id), seat)

    async def open_decision(self, match_id: str, seat: Seat) -> OpenDecision:
        """The decision a seat of a running game has to make now. Raises as `draft` does. For
        internal use only: the state contains everything hidden."""
        return open_decision(await self._running(match_id), seat)

    async def _running(self, match_id: str) -> StoredTable:
        record = await self.stored(match_id)
        if record.table.status != "running" or record.table.state is None:
            raise Refused("not-running")
        return record

    async def lines(self, match_id: str) -> tuple[LogLine, ...]:
        """The stored log. For internal use only."""
        return await self.database.read(lambda connection: history.read(connection, match_id))

    async def log(self, match_id: str) -> tuple[LogEntry, ...]:
        """The whole log, oldest first. Undone lines are marked."""
        return history.entries(await self.lines(match_id.strip().lower()))

    async def past(self, match_id: str) -> Past | None:
        """The game step by step up to now. None if the game has not begun or began under older
        rules. For internal use only: the states contain everything hidden."""
        stored = await self.stored(match_id)
        if stored.game is None or stored.table.state is None:
            return None
        if stored.rules_version != stored.game.meta.rules_version:
            return None
        lines = await self.lines(stored.table.id)
        known = [line for line in lines if line.revision <= stored.table.revision]
        try:
            return await asyncio.to_thread(self.pasts.of, stored, known)
        except Illegal:
            return None

    async def sat_at(self, match_id: str, user_id: int) -> bool:
        """Whether a person has ever decided anything at a table, on any seat."""
        table = await self.table(match_id)
        return bool(decided_by(table, await self.lines(table.id), user_id))

    async def changes(
        self, match_id: str, seat: Seat | None, viewer: Seat | None, user_id: int | None = None
    ) -> tuple[Change, ...]:
        """What changed on the board since the seat's player last decided, as far as `viewer` may
        know. With `seat` None, what the last turn changed for everybody. With `viewer` None, what
        everybody may know."""
        past = await self.past(match_id)
        if past is None:
            return ()
        return last_turn(past) if seat is None else since_decision(past, seat, viewer, user_id)

    async def followers(self, match_id: str) -> tuple[Follower, ...]:
        """The channels that follow a table."""
        return await self._followers(schema.watchers, match_id, sa.true())

    async def follow_requests(self, match_id: str, since: float) -> tuple[Follower, ...]:
        """The channels that asked to follow after the moment `since` and have no answer yet."""
        asked = schema.follow_requests.c
        pending = sa.and_(asked.at >= since, asked.refused_at.is_(None))
        return await self._followers(schema.follow_requests, match_id, pending)

    async def _followers(
        self, rows_of: sa.Table, match_id: str, wanted: sa.ColumnElement[bool]
    ) -> tuple[Follower, ...]:
        """The channels in a database table that meet a condition, by channel id."""
        query = (
            sa.select(rows_of)
            .where(rows_of.c.match_id == match_id.strip().lower(), wanted)
            .order_by(rows_of.c.channel_id)
        )
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return tuple(
            Follower(Place(row.guild_id, row.channel_id), row.locale, row.user_id) for row in rows
        )

    async def last_post(self, match_id: str, channel_id: int) -> int | None:
        """Id of the message that carries the table's buttons in a channel; None if there is
        none."""
        posts = schema.posts
        query = sa.select(posts.c.message_id).where(
            posts.c.match_id == match_id, posts.c.channel_id == channel_id
        )
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def tables_knowing(self, user_id: int) -> tuple[Table, ...]:
        """All tables, in any status, that store anything about a person."""
        return await self.tables(
            await self.database.read(lambda connection: list(tables_with(connection, user_id)))
        )

    async def personal_data(self, user_id: int) -> str:
        """Everything stored about a person, as JSON, for that person only."""
        return await self.database.read(lambda connection: personal_data(connection, user_id))

    async def server_locale(self, guild_id: int) -> str | None:
        """The language of new tables in a server; None for that of whoever opens a table."""
        return await preferences.server_locale(self.database, guild_id)

    async def counts(self) -> Counts:
        """The totals for `doctor`."""
        return await self.database.read(_count)

    async def record(self, match_id: str) -> str:
        """The record of an ended game as text, from which it can be replayed
        (`docs/game-record.md`). Raises `Refused("export-running")` before the end, because the
        record reveals everything hidden, and `Refused("nothing-played")` for a table that closed
        before its game began."""
        stored = await self.stored(match_id)
        if stored.table.status in schema.GOING_ON:
            raise Refused("export-running")
        if stored.game is None or stored.table.state is None:
            raise Refused("nothing-played")
        lines = await self.lines(stored.table.id)
        return history.as_text(stored, history.effective(lines))

    async def stored(self, match_id: str) -> StoredTable:
        """The complete record of a table. Nobody may see it unfiltered: it contains even the
        seed."""
        name = match_id.strip().lower()
        table = await self.database.read(
            lambda connection: stored.load(connection, self.games, name)
        )
        if table is None:
            raise Refused("unknown-table")
        return table

    async def games_in_use(self) -> Collection[str]:
        """The games of all open tables."""
        query = sa.select(_matches.game).where(_matches.status.in_(schema.OPEN)).distinct()
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def _tables(self, query: sa.Select[Any], args: Any = None) -> tuple[Table, ...]:
        def load_all(connection: sa.Connection) -> list[StoredTable]:
            names = connection.execute(query, args).scalars().all()
            return stored.load_all(connection, self.games, names)

        return tuple(record.table for record in await self._records(load_all))

    async def _records(
        self, load_all: Callable[[sa.Connection], Sequence[StoredTable]]
    ) -> Sequence[StoredTable]:
        return await self.database.read(load_all)


def _count(connection: sa.Connection) -> Counts:
    """Counts tables by status, waiting posts and drafts."""
    outbox = schema.outbox
    by_status = sa.select(_matches.status, sa.func.count()).group_by(_matches.status)
    waiting = sa.select(sa.func.count(), sa.func.min(outbox.c.created_at)).select_from(outbox)
    drafts = sa.select(sa.func.count()).select_from(schema.drafts)
    tables = {row[0]: row[1] for row in connection.execute(by_status).all()}
    posts, oldest = connection.execute(waiting).one()
    since = None if oldest is None else datetime.fromtimestamp(oldest, UTC)
    return Counts(tables, posts, since, connection.execute(drafts).scalar_one())
