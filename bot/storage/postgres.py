"""A PostgreSQL server, over asyncpg."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Postgres:
    """A pool of asynchronous connections; nothing is connected before it is needed."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it on a connection of its own."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it as one transaction, which is finished even when the caller is cancelled."""
        return await asyncio.shield(self._transaction(work))

    async def _transaction(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Closes the connections that are not in use."""
        await self._engine.dispose()


LOCK_KEY = 0x6D65_6570_6C65
"""The advisory lock of this bot, one in each database."""
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
_TAKE = sa.text("SELECT pg_try_advisory_lock(:key)")
_WHO = sa.text("SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()")
_END = sa.text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :backend_start"
)


class ServerLock:
    """An advisory lock, held as long as a connection of its own lasts."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={"server_settings": _FREED_AFTER},
        )
        self._connection: AsyncConnection | None = None
        self._session: dict[str, Any] | None = None

    async def take(self) -> bool:
        """False while another process holds it. Raises `OSError` or `SQLAlchemyError`."""
        await self._hang_up()
        self._connection = connection = await self._engine.connect()
        if self._session is not None:  # lost on the way: the server may not know so yet
            await connection.execute(_END, self._session)
        if not (await connection.execute(_TAKE, {"key": LOCK_KEY})).scalar_one():
            await self._hang_up()
            return False
        self._session = dict((await connection.execute(_WHO)).mappings().one())
        return True

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
            try:
                await connection.close()
            except (OSError, SQLAlchemyError) as error:
                _log.debug("the lock's connection was closed already: %s", error)
