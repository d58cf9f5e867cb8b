"""A PostgreSQL server, over asyncpg."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from contextlib import aclosing, asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, InternalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.cluster.connections import server_engine
from bot.storage.errors import (
    CommitLost,
    DatabaseAway,
    DatabaseFull,
    DatabaseReadOnly,
    cause_of,
    sqlstate,
)
from bot.storage.transaction import Run

_log = logging.getLogger(__name__)
T = TypeVar("T")

PATIENCE = 15.0
"""Seconds to wait for a server that went away, for example for a restart."""
ATTEMPTS = 8
"""The most attempts at a transaction that conflicts with others."""
_AWAY_PAUSE = 0.25
FREED_AFTER = {
    "idle_in_transaction_session_timeout": "15000",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
"""After about 20 seconds the server ends the transaction of a process that hangs or was cut off.
Nothing of it is stored, and its locks are freed for others."""
_AWAY = ("08", "25P03", "28", "3D", "532", "533", "534", "55P03", "57")
"""First characters of the SQLSTATE codes of a server that is stopping, starting or short of
something, refuses this user or database, or has given up a statement."""
_MEANINGS: Mapping[str, tuple[type[DatabaseAway], str]] = {
    "25006": (
        DatabaseReadOnly,
        "The database may only be read: {cause}. Name the server that stores in DATABASE_URL.",
    ),
    "53100": (
        DatabaseFull,
        "There is no room for the database: {cause}. Free some on the disk of its server.",
    ),
}
"""By SQLSTATE codes, what waiting does not help against."""
_IN_THE_WAY = ("23503", "23505", "40001", "40P01")
"""SQLSTATE codes that another transaction may have caused. A row was deleted, inserted or changed
in the meantime, or two transactions waited for each other."""
_TRY = sa.text("SELECT 1")


class Postgres:
    """A pool of asynchronous connections, each made when it is first needed.

    A transaction is repeated while the server is away and nothing was stored, so that a restart
    costs only a moment. Connections are not tested before use, which would take three round trips
    per transaction: a dead one fails at its first statement, the pool drops all connections of that
    age, and the next attempt follows at once. Raises `DatabaseAway` after `PATIENCE` seconds. If
    the server has never answered, the driver's error is raised.
    """

    def __init__(self, url: URL) -> None:
        self._engine = server_engine(url, FREED_AFTER, pool_size=10)
        self._reading = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._reached = False
        """Whether the server ever answered; a wrong address is told at once."""
        self.trouble = ""
        """A sentence about why the server could not be reached at the last attempt; "" if it
        could."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs `work` on its own connection. It sees the database as it is at its first query."""
        return await self._insist(lambda: self._look(work))

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs `work` as one transaction, which is finished even if the caller is cancelled. Raises
        `CommitLost` if it is unknown whether the transaction was stored."""
        writing = asyncio.ensure_future(self._insist(lambda: self._transaction(work)))
        try:
            return await asyncio.shield(writing)
        except asyncio.CancelledError:
            writing.add_done_callback(_expect_absence)
            raise

    async def _insist(self, attempt: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Repeats an attempt until it succeeds or its error is not worth another try."""
        until, tried = time.monotonic() + PATIENCE, 0
        while True:
            try:
                result = await attempt()
            except (OSError, SQLAlchemyError) as error:
                tried += 1
                if self._reached and is_away(error):
                    self.trouble = f"The database cannot be reached: {cause_of(error)}."
                    if time.monotonic() > until:
                        raise DatabaseAway(self.trouble) from error
                    await asyncio.sleep(_AWAY_PAUSE if tried > 1 else 0)
                elif tried < ATTEMPTS and sqlstate(error) in _IN_THE_WAY:
                    await asyncio.sleep(random.uniform(0, 0.01 * 2**tried))
                else:
                    _tell(error)
                    raise
            else:
                self._reached, self.trouble = True, ""
                return result

    async def _look(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def _transaction(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs `work` in one transaction."""
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
        """A transaction of several steps. A read-only one sees the database as it is at its first
        step. It cannot be repeated, so its connection is tested first."""
        engine = self._engine if write else self._reading
        connection = await self._insist(lambda: _tried_out(engine))
        async with aclosing(connection), connection.begin():
            yield connection.run_sync

    async def close(self) -> None:
        """Closes all unused connections."""
        await self._engine.dispose()


def _expect_absence(work: asyncio.Future[Any]) -> None:
    """Logs the error of work for which nobody waits any more, unless the server was away, which is
    told elsewhere."""
    error = None if work.cancelled() else work.exception()
    if error is not None and not isinstance(error, DatabaseAway):
        _log.error("a transaction failed for which nobody waited any more", exc_info=error)


async def _tried_out(engine: AsyncEngine) -> AsyncConnection:
    """A new connection that has been tested."""
    connection = await engine.connect()
    try:
        await connection.execute(_TRY)
        await connection.rollback()
    except BaseException:
        await connection.close()
        raise
    return connection


def _tell(error: BaseException) -> None:
    """Raises the meaning of an error of the server; returns if it is one of a statement."""
    if (meaning := _MEANINGS.get(sqlstate(error))) is not None:
        kind, sentence = meaning
        raise kind(sentence.format(cause=cause_of(error))) from error


def is_away(error: BaseException) -> bool:
    """Whether an error says only that the server cannot be reached now."""
    if isinstance(error, DBAPIError):
        given_up = isinstance(error, InternalError) and not sqlstate(error)  # by the driver itself
        lost = given_up or error.connection_invalidated or sqlstate(error).startswith(_AWAY)
        return lost or isinstance(error.orig, OSError)
    return isinstance(error, OSError)
