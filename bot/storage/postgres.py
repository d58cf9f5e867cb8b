"""A PostgreSQL server, over asyncpg."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import aclosing, asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InternalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.errors import CommitLost, DatabaseAway
from bot.storage.transaction import Run

T = TypeVar("T")

PATIENCE = 15.0
"""Seconds for which a server that went away is waited for: it may be restarting."""
ATTEMPTS = 8
"""How often a transaction is tried when others get in its way."""
_AWAY_PAUSE = 0.25
FREED_AFTER = {
    "idle_in_transaction_session_timeout": "15000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
"""A process that stands still or is cut off in a transaction keeps nobody from a table for more
than some 20 seconds: the server ends it, and nothing of it is stored."""
_AWAY = ("08", "25P03", "53300", "57P")
"""How the codes of errors begin that a server has while it stops, starts or is full."""
_IN_THE_WAY = ("23503", "23505", "40001", "40P01")
"""Codes of errors that another transaction may have caused: something is gone or there already, it
was changed meanwhile, or each of two waited for the other."""
_TRY = sa.text("SELECT 1")


class Postgres:
    """A pool of asynchronous connections; nothing is connected before it is needed.

    A server that is away is waited for, and a transaction of which nothing was stored is run again,
    so that a restart of the server costs a moment only. No connection is tried out before it is
    used, which would be three trips a transaction: one that has died meanwhile fails at its first
    statement, the pool forgets all that are as old, and the next try is made at once. Raises
    `DatabaseAway` after `PATIENCE`; before the server ever answered, whatever the driver raises.
    """

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(
            url, pool_size=10, connect_args={"server_settings": FREED_AFTER}
        )
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._reached = False
        """Whether the server ever answered; a wrong address is told at once."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it on a connection of its own; it sees the database as it is at its first query."""
        return await self._insist(lambda: self._look(work))

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it as one transaction, which is finished even when the caller is cancelled.

        Raises `CommitLost` when nobody can tell whether it was stored.
        """
        return await asyncio.shield(self._insist(lambda: self._transaction(work)))

    async def _insist(self, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        until, tried = time.monotonic() + PATIENCE, 0
        while True:
            try:
                result = await attempt()
            except (OSError, SQLAlchemyError) as error:
                tried += 1
                if self._reached and is_away(error):
                    if time.monotonic() > until:
                        raise DatabaseAway("The database cannot be reached.") from error
                    await asyncio.sleep(_AWAY_PAUSE if tried > 1 else 0)
                elif tried < ATTEMPTS and _code(error) in _IN_THE_WAY:
                    await asyncio.sleep(random.uniform(0, 0.01 * 2**tried))
                else:
                    raise
            else:
                self._reached = True
                return result

    async def _look(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def _transaction(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            result = await connection.run_sync(work)
            try:
                await connection.commit()
            except (OSError, SQLAlchemyError) as error:
                if is_away(error):
                    raise CommitLost("The database went away.") from error
                raise
            return result

    @asynccontextmanager
    async def transaction(self, *, write: bool) -> AsyncGenerator[Run]:
        """One of several steps; one that only reads sees the database as it is at its first. It
        cannot be run again, so its connection is tried out before."""
        engine = self._engine if write else self._reading
        connection = await self._insist(lambda: _tried_out(engine))
        async with aclosing(connection), connection.begin():
            yield connection.run_sync

    async def close(self) -> None:
        """Closes the connections that are not in use."""
        await self._engine.dispose()


async def _tried_out(engine: AsyncEngine) -> AsyncConnection:
    connection = await engine.connect()
    try:
        await connection.execute(_TRY)
        await connection.rollback()
    except BaseException:
        await connection.close()
        raise
    return connection


def is_away(error: BaseException) -> bool:
    """Whether an error says that the server cannot be reached now, and not what is wrong."""
    if isinstance(error, DBAPIError):
        given_up = isinstance(error, InternalError) and not _code(error)  # by the driver itself
        lost = given_up or error.connection_invalidated or _code(error).startswith(_AWAY)
        return lost or isinstance(error.orig, OSError)
    return isinstance(error, OSError)


def _code(error: BaseException) -> str:
    """The SQLSTATE of an error, "" without one."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
