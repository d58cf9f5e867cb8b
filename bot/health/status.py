"""How the bot is doing: figures for whoever runs it, for `/status` and for the metrics."""

from __future__ import annotations

import asyncio
import shutil
import time
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.matches.submit import Matches
from bot.processes.drawing import Renderer
from bot.processes.thinkers import Priority, Thinkers
from bot.settings import Settings
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_posts

_outbox = schema.outbox.c


@dataclass(frozen=True, slots=True)
class WaitingPosts:
    """The number of waiting posts, and how late the oldest due one is."""

    due: int = 0
    planned: int = 0
    """Posts that are not due yet: they wait for the next post, or their person has quiet hours."""
    held: int = 0
    """Posts in channels where Discord forbids posting."""
    oldest: float = 0.0
    """How many seconds the oldest due post is late; 0 if there is none."""


def waiting_posts(
    connection: sa.Connection, now: float, held: Collection[int], served: ServedShards = EVERY_SHARD
) -> WaitingPosts:
    """The waiting posts of these shards. `held` are the channels, or users of nudges, where posting
    is forbidden. A post is late from its first due time on, even if later attempts were planned."""
    first = sa.case((_outbox.attempts > 0, _outbox.created_at), else_=_outbox.due_at)
    is_held, is_due = _outbox.channel_id.in_(held), first <= now
    counted = sa.func.count()
    query = sa.select(
        counted.filter(is_due, ~is_held),
        counted.filter(~is_due, ~is_held),
        counted.filter(is_held),
        sa.func.min(first).filter(is_due, ~is_held),
    ).select_from(schema.outbox)
    query = query.where(*served_posts(served))
    due_now, planned, held_back, oldest = connection.execute(query).one()
    late = 0.0 if oldest is None else max(0.0, now - oldest)
    return WaitingPosts(due_now, planned, held_back, late)


@dataclass(frozen=True, slots=True)
class Stored:
    """The figures from the database."""

    tables: Mapping[str, int]
    """The number of tables by status."""
    tables_here: Mapping[str, int]
    """The number of tables of one server by status."""
    posts: WaitingPosts
    computer_turns: int
    """The number of tables that wait for a computer player."""
    bytes: int
    """The size of the database in bytes."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection to Discord's gateway."""

    number: int
    connected: bool
    latency: float
    """Seconds from the last heartbeat to its acknowledgement; NaN before the first one."""


@dataclass(frozen=True, slots=True)
class Status:
    """The state of the bot at one moment. Times are in seconds since 1970."""

    since: float
    """When the bot started."""
    servers: int
    shards: tuple[Shard, ...]
    pictures_waiting: int
    thoughts_waiting: Mapping[Priority, int]
    database: str
    """The kind of database: `SQLite` or `PostgreSQL`."""
    disk_free: int
    """Free disk space in bytes."""
    last_backup: float | None
    """When the last backup was made, by hand or on a schedule; None if none is known."""


class StatusReader:
    """Collects the figures of one bot. `held` returns the channels in which it may not post."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        client: discord.Client,
        matches: Matches,
        renderer: Renderer,
        thinkers: Thinkers,
        held: Callable[[], Collection[int]],
    ) -> None:
        self._settings, self._database, self._client = settings, database, client
        self._matches, self._renderer, self._thinkers = matches, renderer, thinkers
        self._held = held
        self._since = time.time()

    async def now(self) -> Status:
        """The figures that need no database."""
        free, backup = await asyncio.to_thread(_on_disk, self._settings)
        return Status(
            since=self._since,
            servers=len(self._client.guilds),
            shards=shards_of(self._client),
            pictures_waiting=self._renderer.waiting,
            thoughts_waiting=self._thinkers.waiting,
            database=self._database.kind,
            disk_free=free,
            last_backup=backup,
        )

    async def failure(self) -> str:
        """A sentence about why the database cannot store everything now; "" if it can."""
        return await self._database.failure()

    async def stored(self, guild_id: int = schema.NO_SERVER) -> Stored:
        """The figures from the database. `tables_here` is for this server. Raises the database's
        errors."""
        held, now = tuple(self._held()), self._matches.clock()
        served = self._settings.served

        def read(connection: sa.Connection) -> tuple[Mapping[str, int], ...]:
            return _tables(connection), _tables(connection, guild_id)

        tables, here = await self._database.read(read)
        posts = await self._database.read(lambda c: waiting_posts(c, now, held, served))
        turns = len(await self._matches.due.computers_to_move())
        return Stored(tables, here, posts, turns, await self._database.size())


def shards_of(client: discord.Client) -> tuple[Shard, ...]:
    """All gateway connections of a client."""
    library: Any = client
    sockets: dict[int, Any] = {0: None}  # the shard was never connected
    if not isinstance(client, discord.AutoShardedClient):
        sockets = {0: library.ws}
    elif library.shards:
        sockets = {shard: info._parent.ws for shard, info in library.shards.items()}  # noqa: SLF001
    return tuple(_shard(number, socket) for number, socket in sorted(sockets.items()))


def _shard(number: int, socket: Any) -> Shard:
    """A connection's state. Its socket is closed if a heartbeat was not acknowledged for a
    minute."""
    if socket is None:
        return Shard(number, connected=False, latency=float("nan"))
    return Shard(number, socket.open, socket.latency)


def _tables(connection: sa.Connection, guild_id: int | None = None) -> Mapping[str, int]:
    """The number of tables by status, of all servers or of one."""
    matches = schema.matches.c
    query = sa.select(matches.status, sa.func.count()).group_by(matches.status)
    if guild_id is not None:
        query = query.where(matches.guild_id == guild_id)
    return {row[0]: row[1] for row in connection.execute(query)}


def _on_disk(settings: Settings) -> tuple[int, float | None]:
    """Free disk space in bytes, and when the last backup was made."""
    copies = (settings.last_backup, *settings.backups.glob("*.sqlite3"))
    try:
        free = shutil.disk_usage(settings.data_dir).free
    except FileNotFoundError:  # the folder was deleted
        free = 0
    return free, max(filter(None, map(_modified_at, copies)), default=None)


def _modified_at(file: Path) -> float | None:
    try:
        return file.stat().st_mtime
    except OSError:
        return None
