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
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.cluster.cluster import THINKERS, Purpose
from bot.cluster.shards import ServedShards

_log = logging.getLogger(__name__)

LOCK_KEY = 0x6D65_6570_6C65
"""The advisory lock of this bot, one in each database: shared by processes that have some shards
each, else held alone."""
THINKING_KEY = 0x6D65_6570_6C67
"""The advisory lock that processes share which only think; commands that need the database for
themselves hold it alone."""
SHARDS_KEY = 0x6D65_6570
"""First key of the locks of shards; the second is their count and number."""
TURNS_KEY = 0x6D65_6571
"""First key of the locks of turns; the second is what they are about."""
WATCH_SECONDS = 2.0
"""How often it is made sure that the lock is held."""
_PING_SECONDS = 10.0
_FREED_AFTER = {
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}
"""A server that hears no more from a machine that lost its power or network frees the lock after
50 seconds, instead of hours."""
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
    """Every connection is a session of its own, and what it holds ends with it."""
    return create_async_engine(
        url,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        connect_args={"server_settings": _FREED_AFTER},
    )


class ServerLock:
    """Advisory locks on a database or on some shards, held as long as a connection of its own
    lasts. `shards`: None when this process serves everything, however many shards there are."""

    def __init__(
        self, url: URL, shards: ServedShards | None = None, purpose: Purpose = "serve"
    ) -> None:
        self._engine, self._shards, self._purpose = _engine(url), shards, purpose
        self._connection: AsyncConnection | None = None
        self._session: dict[str, Any] | None = None
        self.taken = ""
        """Which shards another process holds, in words, or `THINKERS`; empty: all."""

    async def take(self) -> bool:
        """False while another process holds it. Raises `OSError` or `SQLAlchemyError`."""
        await self._hang_up()
        self._connection = connection = await self._engine.connect()
        if self._session is not None:  # lost on the way: the server may not know so yet
            await connection.execute(_END, self._session)
        if not await self._try_take(connection):
            await self._hang_up()
            return False
        self._session = dict((await connection.execute(_WHO)).mappings().one())
        return True

    async def _try_take(self, connection: AsyncConnection) -> bool:
        self.taken = ""
        if self._purpose == "think":
            return await _answer(connection, _TAKE_PART, key=THINKING_KEY)
        if self._purpose == "alone" and not await _answer(connection, _TAKE_ALL, key=THINKING_KEY):
            self.taken = THINKERS
            return False
        return await self._shards_taken(connection)

    async def _shards_taken(self, connection: AsyncConnection) -> bool:
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
        # Whoever comes at the same moment holds what is theirs by now, too: one of us sees it.
        others = await _held_by_others(connection)
        strange = [(count, one) for count, one in others if count != self._shards.count]
        self.taken = _shard_name(strange)
        return not strange

    async def watch(self) -> None:
        """Takes the lock again after the server was away; returns when another was quicker."""
        while True:
            await asyncio.sleep(WATCH_SECONDS)
            if await self._is_held():
                continue
            _log.warning("the connection that holds the database's lock is lost")
            if not await self._taken_again():
                return
            _log.warning("the database's lock is held again")

    async def _is_held(self) -> bool:
        try:
            async with asyncio.timeout(_PING_SECONDS):
                assert self._connection is not None
                await self._connection.execute(sa.text("SELECT 1"))
        except (OSError, SQLAlchemyError):
            return False
        return True

    async def _taken_again(self) -> bool:
        """Tries until the server answers, and then for a moment: an ended session lets go late."""
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
        """Closes the connection, and with it frees the lock."""
        await self._hang_up()

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await _close(connection)


class ServerTurns:
    """One after the other, over all processes on a server."""

    def __init__(self, url: URL) -> None:
        self._engine = _engine(url)

    @contextlib.asynccontextmanager
    async def turn(self, which: int) -> AsyncGenerator[None]:
        """Waits for its turn, which lasts as long as the context. Raises `OSError` or
        `SQLAlchemyError` when the server cannot be asked."""
        connection = await self._engine.connect()
        try:
            await connection.execute(_WAIT_FOR_TURN, {"key": TURNS_KEY, "which": which})
            yield
        finally:
            await _close(connection)


async def _answer(connection: AsyncConnection, question: sa.TextClause, **values: int) -> bool:
    return bool((await connection.execute(question, values)).scalar_one())


async def _held_by_others(connection: AsyncConnection) -> list[tuple[int, int]]:
    """The shards of other processes on this database: how many there are, and the number."""
    rows = await connection.execute(_OTHERS, {"key": SHARDS_KEY})
    return [(count, one) for count, one in rows]


def _shard_name(shards: list[tuple[int, int]]) -> str:
    return f"shard {shards[0][1]} of {shards[0][0]}" if shards else ""


async def _close(connection: AsyncConnection) -> None:
    try:
        await connection.close()
    except (OSError, SQLAlchemyError) as error:
        _log.debug("a lock's connection was closed already: %s", error)
