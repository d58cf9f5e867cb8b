"""Locks in a PostgreSQL server: who runs on a database with which shards, and whose turn it is to
begin a session at Discord. The server frees them when a process ends, however it ends."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncGenerator
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.pool import NullPool

from bot.cluster.cluster import THINKERS, Purpose
from bot.cluster.connections import server_engine
from bot.cluster.shards import ServedShards

_log = logging.getLogger(__name__)

LOCK_KEY = 0x6D65_6570_6C65
"""The key of this bot's advisory lock in a database. Processes with some of the shards share it. A
process with all of them holds it alone."""
THINKING_KEY = 0x6D65_6570_6C67
"""The key of the advisory lock that thinking processes share. Commands that need the database for
themselves hold it alone."""
SHARDS_KEY = 0x6D65_6570
"""The first key of the locks of shards. The second key combines their count and number."""
TURNS_KEY = 0x6D65_6571
"""The first key of the locks of turns. The second key is what the turn is about."""
WATCH_SECONDS = 2.0
"""Seconds between two checks that the lock is still held."""
_PING_SECONDS = 10.0
_FREED_AFTER = {
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""Keepalive settings. If a machine loses its power or network, the server frees its lock after 50
seconds instead of hours."""
_TAKE_ALL = sa.text("SELECT pg_try_advisory_lock(:key)")
_TAKE_PART = sa.text("SELECT pg_try_advisory_lock_shared(:key)")
_TAKE_SHARD = sa.text("SELECT pg_try_advisory_lock(:key, :shard)")
_WAIT_FOR_TURN = sa.text("SELECT pg_advisory_lock(:key, :which)")
_OTHERS = sa.text(
    "SELECT objid::bigint >> 16, objid::bigint & 65535 FROM pg_locks"
    " WHERE locktype = 'advisory' AND classid = :key AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    " AND pid <> pg_backend_pid() ORDER BY 1, 2"
)
_WHO = sa.text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :backend_start"
)


def _engine(url: URL) -> AsyncEngine:
    """An engine without a pool: every connection is a session, and its locks end with it."""
    return server_engine(url, _FREED_AFTER, poolclass=NullPool, isolation_level="AUTOCOMMIT")


class ServerLock:
    """Advisory locks on a database or on some shards, held as long as its connection lasts.
    `shards` is None if this process serves all shards."""

    def __init__(
        self, url: URL, shards: ServedShards | None = None, purpose: Purpose = "serve"
    ) -> None:
        self._engine, self._shards, self._purpose = _engine(url), shards, purpose
        self._connection: AsyncConnection | None = None
        self._session: dict[str, Any] | None = None
        self.taken = ""
        """Which shards another process holds, in words, or `THINKERS`; empty: all."""

    async def take(self) -> bool:
        """Takes the locks. Returns False if another process holds one. Raises `OSError` or
        `SQLAlchemyError`."""
        await self.release()
        self._connection = connection = await self._engine.connect()
        if self._session is not None:  # lost on the way: the server may not know so yet
            await connection.execute(_END, self._session)
        if not await self._try_take(connection):
            await self.release()
            return False
        self._session = dict((await connection.execute(_WHO)).mappings().one())
        return True

    async def _try_take(self, connection: AsyncConnection) -> bool:
        """Takes the locks for this purpose on a connection. Returns False if another process holds
        one."""
        self.taken = ""
        if self._purpose == "think":
            return await _answer(connection, _TAKE_PART, key=THINKING_KEY)
        if self._purpose == "alone" and not await _answer(connection, _TAKE_ALL, key=THINKING_KEY):
            self.taken = THINKERS
            return False
        return await self._shards_taken(connection)

    async def _shards_taken(self, connection: AsyncConnection) -> bool:
        """Takes the locks of this process's shards. Returns False if another process holds one."""
        if self._shards is None:
            free = await _answer(connection, _TAKE_ALL, key=LOCK_KEY)
            self.taken = "" if free else _shard_name(await _held_by_others(connection))
            return free
        if not await _answer(connection, _TAKE_PART, key=LOCK_KEY):
            return False
        for one in self._shards.ids:
            number = self._shards.count << 16 | one
            if not await _answer(connection, _TAKE_SHARD, key=SHARDS_KEY, shard=number):
                self.taken = f"shard {one} of {self._shards.count}"
                return False
        # Two processes that start together both hold theirs by now, so at least one of them sees
        # the other.
        others = await _held_by_others(connection)
        strange = [(count, one) for count, one in others if count != self._shards.count]
        self.taken = _shard_name(strange)
        return not strange

    async def watch(self) -> None:
        """Takes the locks again after the server was away. Returns if another process was
        faster."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if await self._is_held():
                continue
            _log.warning("the connection that holds the database's lock is lost")
            if not await self._taken_again():
                return
            _log.warning("the database's lock is held again")

    async def _is_held(self) -> bool:
        """Whether the connection that holds the locks still answers."""
        try:
            async with asyncio.timeout(_PING_SECONDS):
                assert self._connection is not None
                await self._connection.execute(sa.text("SELECT 1"))
        except (OSError, SQLAlchemyError):
            return False
        return True

    async def _taken_again(self) -> bool:
        """Tries until the server answers, and then a moment longer, because an ended session lets
        go late. Returns whether the locks were taken."""
        refused = 0
        while refused < 3:
            try:
                async with asyncio.timeout(_PING_SECONDS):
                    if await self.take():
                        return True
                refused += 1
            except (OSError, SQLAlchemyError):
                refused = 0
            await asyncio.sleep(WATCH_SECONDS / 4)
        return False

    async def release(self) -> None:
        """Closes the connection, which frees the locks."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await _close(connection)


class ServerTurns:
    """Turns for all processes on a PostgreSQL server."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)

    @contextlib.asynccontextmanager
    async def turn(self, which: int) -> AsyncGenerator[None]:
        """A context that waits for its turn. Raises `OSError` or `SQLAlchemyError` if the server
        cannot be asked."""
        connection = await self._engine.connect()
        try:
            await connection.execute(_WAIT_FOR_TURN, {"key": TURNS_KEY, "which": which})
            yield
        finally:
            await _close(connection)


async def _answer(connection: AsyncConnection, question: sa.TextClause, **values: int) -> bool:
    return bool((await connection.execute(question, values)).scalar_one())


async def _held_by_others(connection: AsyncConnection) -> list[tuple[int, int]]:
    """The shards of other processes on this database, as pairs of count and number."""
    rows = await connection.execute(_OTHERS, {"key": SHARDS_KEY})
    return [(count, one) for count, one in rows]


def _shard_name(shards: list[tuple[int, int]]) -> str:
    return f"shard {shards[0][1]} of {shards[0][0]}" if shards else ""


async def _close(connection: AsyncConnection) -> None:
    try:
        await connection.close()
    except (OSError, SQLAlchemyError) as error:
        _log.debug("a lock's connection was closed already: %s", error)
