"""Queries about tables, each answered from the database."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
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
"""Built once, because every `/turns` runs it."""


@dataclass(frozen=True, slots=True)
class Follower:
    """A channel that follows a table from elsewhere, told in its own language."""

    place: Place
    locale: str
    user_id: int
    """Who asked for it."""


@dataclass(frozen=True, slots=True)
class Counts:
    """How much there is, for `doctor`: tables by status, posts on their way, drafts."""

    tables: Mapping[str, int]
    posts_waiting: int
    oldest_post: datetime | None
    drafts: int


class Queries:
    """The questions that may be asked about tables. Everything is read from the database anew."""

    def __init__(
        self, database: Database, games: Mapping[str, AnyGame], pasts: Pasts | None = None
    ) -> None:
        self.database, self.games = database, games
        self.pasts = Pasts() if pasts is None else pasts
        """Games that were played again lately."""

    async def table(self, match_id: str) -> Table:
        """One table by its id, in any case. Raises `Refused("unknown-table")`."""
        return (await self.stored(match_id)).table

    async def tables(self, match_ids: Sequence[str]) -> tuple[Table, ...]:
        """The tables of these ids, in this order; ids without a table are left out."""
        records = await self.database.read(
            lambda connection: stored.load_all(connection, self.games, match_ids)
        )
        return tuple(record.table for record in records)

    async def table_in(self, channel_id: int) -> Table | None:
        """The open table of a channel, else the one that ended there last; None without any."""
        here = {"this_channel": channel_id}
        return next(iter(await self._tables(_TABLE_IN, here)), None)

    async def private_table_of(self, user_id: int) -> Table | None:
        """A person's private table: the running one, else the one where something happened last."""
        place = private_place(user_id)
        table = await self.table_in(place.channel_id)
        return table if table is not None and table.place == place else None

    async def played_at(self, user_id: int) -> tuple[Table, ...]:
        """The open tables in channels at which a person plays."""
        return await self._tables(_PLAYED_AT, sitter(user_id))

    async def waiting_for(self, user_id: int) -> tuple[Table, ...]:
        """The running tables in channels that wait for a person, the longest waiting first; at most
        50."""
        return await self._tables(_WAITING_FOR, sitter(user_id))

    async def next_waiting(self, user_id: int, before: str) -> WaitingTable | None:
        """The table that a person is to play at next after another one: whose time ends first."""
        tables = await self.database.read(lambda c: digests.waiting(c, user_id))
        return next((table for table in tables if table.id != before), None)

    async def asked_of(self, user_id: int) -> tuple[tuple[Table, Question], ...]:
        """What tables ask a person besides their turn, the oldest question first."""

        def ask(connection: sa.Connection) -> list[tuple[str, Question]]:
            questions: list[tuple[str, Question]] = []
            for name in tables_asking(connection, user_id):
                record = stored.load(connection, {}, name)
                asked = () if record is None else questions_at(connection, record)
                questions += [(name, question) for question in asked if user_id in question.people]
            return sorted(questions, key=lambda question: question[1].at)

        asked = await self.database.read(ask)
        return tuple([((await self.stored(name)).table, question) for name, question in asked])

    async def question_message(self, match_id: str, mark: str) -> tuple[int, int] | None:
        """The channel and the message that ask a question with a mark, as long as it stands."""
        asked = schema.questions.c
        query = sa.select(asked.channel_id, asked.message_id).where(
            asked.match_id == match_id, asked.mark == mark
        )
        row = await self.database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else (row.channel_id, row.message_id)

    async def waiting_since(self, match_id: str) -> float | None:
        """Since when a table waits for people, in seconds since 1970; None when it does not."""
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
        """The tables that ended in a channel, the last ones first; at most 25."""
        return await self._latest(_matches.channel_id == channel_id, _ENDED)

    async def tables_ended_of(self, user_id: int) -> tuple[Table, ...]:
        """The tables with a seat of a person that ended after something was played, the last ones
        first; at most 25."""
        own = sa.select(_seats.match_id).where(_seats.user_id == user_id)
        return await self._latest(_matches.id.in_(own), _ENDED, _matches.steps > 0)

    async def tables_followed_in(self, channel_id: int) -> tuple[Table, ...]:
        """The tables that a channel follows from elsewhere, the one changed last first."""
        watchers = schema.watchers.c
        followed = sa.select(watchers.match_id).where(watchers.channel_id == channel_id)
        return await self._latest(_matches.id.in_(followed))

    async def _latest(self, *which: sa.ColumnElement[bool]) -> tuple[Table, ...]:
        """The ones changed last first."""
        query = sa.select(_matches.id).where(*which)
        return await self._tables(query.order_by(_matches.changed_at.desc(), _matches.id).limit(25))

    async def draft(self, match_id: str, seat: Seat) -> Draft:
        """A seat's tentative turn in a running game, for that player's eyes only.

        Raises `Refused("unknown-table")` or `Refused("not-running")`.
        """
        return player_draft(await self._running(match_id), seat)

    async def open_decision(self, match_id: str, seat: Seat) -> OpenDecision:
        """What a seat has yet to decide in a running game, for the bot's own machinery: its state
        holds all that is hidden. Raises as `draft` does."""
        return open_decision(await self._running(match_id), seat)

    async def _running(self, match_id: str) -> StoredTable:
        record = await self.stored(match_id)
        if record.table.status != "running" or record.table.state is None:
            raise Refused("not-running")
        return record

    async def lines(self, match_id: str) -> tuple[LogLine, ...]:
        """The log as it is stored, for the bot's own machinery."""
        return await self.database.read(lambda connection: history.read(connection, match_id))

    async def log(self, match_id: str) -> tuple[LogEntry, ...]:
        """The whole log, oldest first, with what was taken back marked."""
        return history.entries(await self.lines(match_id.strip().lower()))

    async def past(self, match_id: str) -> Past | None:
        """The game step by step up to now, for the bot's own machinery: its states hold all that is
        hidden. None for a table that has not begun, or whose game began under other rules."""
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
        """Whether a person has decided anything at a table, on whatever seat."""
        table = await self.table(match_id)
        return bool(decided_by(table, await self.lines(table.id), user_id))

    async def changes(
        self, match_id: str, seat: Seat | None, viewer: Seat | None, user_id: int | None = None
    ) -> tuple[Change, ...]:
        """What changed on the board since a person last decided who plays a seat (None: by the last
        turn, as everybody could see it), as `viewer` may know it (None: everybody)."""
        past = await self.past(match_id)
        if past is None:
            return ()
        return last_turn(past) if seat is None else since_decision(past, seat, viewer, user_id)

    async def followers(self, match_id: str) -> tuple[Follower, ...]:
        """The channels that follow a table."""
        return await self._followers(schema.watchers, match_id, sa.true())

    async def follow_requests(self, match_id: str, since: float) -> tuple[Follower, ...]:
        """The channels that have asked to since a moment and were not answered yet."""
        asked = schema.follow_requests.c
        pending = sa.and_(asked.at >= since, asked.refused_at.is_(None))
        return await self._followers(schema.follow_requests, match_id, pending)

    async def _followers(
        self, rows_of: sa.Table, match_id: str, wanted: sa.ColumnElement[bool]
    ) -> tuple[Follower, ...]:
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
        """The message that carries a table's buttons in a channel."""
        posts = schema.posts
        query = sa.select(posts.c.message_id).where(
            posts.c.match_id == match_id, posts.c.channel_id == channel_id
        )
        return await self.database.read(lambda connection: connection.execute(query).scalar())

    async def tables_knowing(self, user_id: int) -> tuple[Table, ...]:
        """Every table that stores something of a person, in any status."""
        return await self.tables(
            await self.database.read(lambda connection: list(tables_with(connection, user_id)))
        )

    async def personal_data(self, user_id: int) -> str:
        """Everything that is stored of a person, as JSON, for themselves."""
        return await self.database.read(lambda connection: personal_data(connection, user_id))

    async def server_locale(self, guild_id: int) -> str | None:
        """The language chosen for a server's tables, None when Discord's is used."""
        return await preferences.server_locale(self.database, guild_id)

    async def counts(self) -> Counts:
        """How much there is."""
        return await self.database.read(_count)

    async def record(self, match_id: str) -> str:
        """The record of an ended game as text (`docs/game-record.md`): everything to replay it.

        Raises `Refused("export-running")` before the end, for it tells all that is hidden, and
        `Refused("nothing-played")` for a table closed before it began.
        """
        stored = await self.stored(match_id)
        if stored.table.status in schema.GOING_ON:
            raise Refused("export-running")
        if stored.game is None or stored.table.state is None:
            raise Refused("nothing-played")
        lines = await self.lines(stored.table.id)
        return history.as_text(stored, history.effective(lines))

    async def stored(self, match_id: str) -> StoredTable:
        """Everything stored about a table, even its seed, so nobody may be shown it as it is."""
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

        return tuple(record.table for record in await self.database.read(load_all))


def _count(connection: sa.Connection) -> Counts:
    outbox = schema.outbox
    by_status = sa.select(_matches.status, sa.func.count()).group_by(_matches.status)
    waiting = sa.select(sa.func.count(), sa.func.min(outbox.c.created_at)).select_from(outbox)
    drafts = sa.select(sa.func.count()).select_from(schema.drafts)
    tables = {row[0]: row[1] for row in connection.execute(by_status).all()}
    posts, oldest = connection.execute(waiting).one()
    since = None if oldest is None else datetime.fromtimestamp(oldest, UTC)
    return Counts(tables, posts, since, connection.execute(drafts).scalar_one())
