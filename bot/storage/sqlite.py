"""One SQLite file: aiosqlite's connections and threads, SQLAlchemy's statements.

aiosqlite makes one trip to its thread for every call of `sqlite3`. Here a transaction is one such
call: a plain function of a connection runs as a whole in the thread of one aiosqlite connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import NullPool

from bot.storage.errors import StorageError
from bot.storage.grouped_writes import GroupedWrites, Outcome, Work, carry_out
from bot.storage.transaction import Run

T = TypeVar("T")

READERS = 4
BUSY_SECONDS = 5.0
"""How long a transaction waits for another process that writes."""
BUSY_SECONDS_AT_CLOSE = 0.2
"""The same once the database is being closed, for all that still wait together."""
_TRY_SECONDS = 0.1
_KEPT_SAFE = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
_CACHE = "PRAGMA cache_size=-500"
"""At most 500 kB of the file for each connection: the system keeps the rest, once for all."""

_OF_THREAD = threading.local()
"""`driver`: the connection whose thread this is."""
_ENGINE = sa.create_engine("sqlite://", creator=lambda: _OF_THREAD.driver, poolclass=NullPool)
"""One for all connections, so that a statement is compiled once and not by each of them."""


def address(file: Path, **query: str | int) -> str:
    """The file as SQLite's URI with these parameters, e.g. `mode="ro"`."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return f"{file.absolute().as_uri()}?{asked}"


class Connection(aiosqlite.Connection):
    """A connection in a thread of its own that runs whole transactions, each begun by `begin`.

    Two things that aiosqlite keeps to itself are used here and nowhere else: `_execute`, which runs
    any function in its thread, and `_thread`: it must not keep a process alive that ends otherwise.
    """

    def __init__(
        self,
        uri: str,
        begin: str = "BEGIN",
        pragmas: tuple[str, ...] = (),
        busy: float = BUSY_SECONDS,
    ) -> None:
        super().__init__(self._connected, iter_chunk_size=64)
        self._thread.daemon = True
        self._uri, self._pragmas, self._busy = uri, pragmas, busy
        self._begin = begin
        self._patient_until = float("inf")
        self._driver: sqlite3.Connection | None = None
        self._kept: sa.Connection | None = None

    async def __aenter__(self) -> Self:
        """Connects. Raises `sqlite3.Error`, once the thread has ended."""
        try:
            await self
        except sqlite3.Error:
            self._thread.join()
            raise
        return self

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """What `work` returns, after one transaction. It is finished even when the caller is
        cancelled meanwhile."""
        return await self._execute(self._transaction, work)  # pyright: ignore[reportUnknownMemberType]

    async def run_together(self, works: Sequence[Work]) -> list[Outcome]:
        """The outcomes of several, after one transaction. Raises what ends all of it."""
        return await self._execute(carry_out, self._begun, works)  # pyright: ignore[reportUnknownMemberType]

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Run]:
        """One transaction of several steps, each a trip; nothing is kept when one of them or the
        caller fails."""
        execute = cast("Any", self)._execute  # noqa: SLF001 - its own, untyped in the library
        manager = self._begun()
        connection = await execute(manager.__enter__)

        async def run(work: Callable[[sa.Connection], T], /) -> T:
            return await execute(work, connection)

        try:
            yield run
        except BaseException as error:
            await execute(manager.__exit__, type(error), error, error.__traceback__)
            raise
        await execute(manager.__exit__, None, None, None)

    async def close(self) -> None:
        """Closes it, and lets SQLAlchemy forget it. Harmless when closed."""
        kept, self._kept = self._kept, None
        try:
            if kept is not None:
                await self._execute(kept.close)  # pyright: ignore[reportUnknownMemberType]
        finally:
            await super().close()

    def hurry(self, seconds: float) -> None:
        """From so many seconds on nothing waits for another process any longer."""
        self._patient_until = time.monotonic() + seconds

    def _connected(self) -> sqlite3.Connection:
        """For aiosqlite, in its thread. Transactions are begun by us, not by Python's rules."""
        self._driver = sqlite3.connect(
            self._uri, uri=True, isolation_level=None, timeout=self._busy
        )
        try:
            for pragma in self._pragmas:
                self._driver.execute(pragma)
        except sqlite3.Error:
            self._driver.close()
            raise
        _OF_THREAD.driver = self._driver
        return self._driver

    def _transaction(self, work: Callable[[sa.Connection], T]) -> T:
        with self._begun() as connection:
            return work(connection)

    @contextmanager
    def _begun(self) -> Generator[sa.Connection]:
        """A transaction on the one connection, which is never given back: SQLAlchemy takes as long
        to lend it as for a query, and asks for listeners at every statement where one listens to
        `begin`."""
        if self._kept is None:
            self._kept = _ENGINE.connect()
        with self._kept.begin():
            self._begin_by_and_by(self._kept)
            yield self._kept

    def _begin_by_and_by(self, connection: sa.Connection) -> None:
        """SQLite's own waiting cannot be ended early."""
        until = time.monotonic() + BUSY_SECONDS
        while True:
            if time.monotonic() > self._patient_until and self._driver is not None:
                self._driver.execute("PRAGMA busy_timeout=0")
            try:
                connection.exec_driver_sql(self._begin)
            except OperationalError as error:
                patient = time.monotonic() < min(until, self._patient_until)
                if not (patient and "locked" in str(error.orig)):
                    raise
            else:
                return


class _Pool:
    """A few connections of one sort, each opened when it is first needed."""

    def __init__(self, make: Callable[[], Connection], size: int) -> None:
        self._make, self._size = make, size
        self._free = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._open: list[Connection] = []
        self._closed = False

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StorageError("The database is closed.")
        async with self._free:
            connection = self._idle.pop() if self._idle else await self._connect()
            try:
                return await connection.run(work)
            finally:
                self._idle.append(connection)

    async def _connect(self) -> Connection:
        connection = await self._make().__aenter__()
        self._open.append(connection)
        return connection

    async def close(self) -> None:
        """Lets what was asked for finish, then closes. Harmless when closed."""
        if self._closed:
            return
        self._closed = True
        for connection in self._open:
            connection.hurry(BUSY_SECONDS_AT_CLOSE)
        for _ in range(self._size):
            await self._free.acquire()
        while self._open:
            await self._open.pop().close()


class _Writer:
    """The one connection that writes, opened when it is first needed."""

    def __init__(self, make: Callable[[], Connection]) -> None:
        self._make = make
        self._open: Connection | None = None
        self._writes = GroupedWrites(self._together)
        self._closed = False

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StorageError("The database is closed.")
        return await self._writes.run(work)

    async def _together(self, works: Sequence[Work]) -> list[Outcome]:
        if self._open is None:
            self._open = await self._make().__aenter__()
        return await self._open.run_together(works)

    async def close(self) -> None:
        """Lets what was asked for finish, then closes. Harmless when closed."""
        self._closed = True
        if self._open is not None:
            self._open.hurry(BUSY_SECONDS_AT_CLOSE)
        await self._writes.finish()
        connection, self._open = self._open, None
        if connection is not None:
            await connection.close()


class Sqlite:
    """One connection that writes, so that writers of this process queue up, and a few that read.

    Nothing is opened before it is needed. `create`: makes the file and lets it keep a write-ahead
    log; otherwise the file is taken as it is, and nothing may be written.
    """

    def __init__(self, file: Path, *, create: bool) -> None:
        if create:
            file.parent.mkdir(parents=True, exist_ok=True)
        uri = address(file, mode="rwc" if create else "rw")
        log = ("PRAGMA journal_mode=WAL",) if create else ("PRAGMA query_only=ON",)
        self._uri, self._pragmas = uri, (*log, *_KEPT_SAFE, _CACHE)
        self._readers = _Pool(lambda: self._connection(write=False), READERS)
        self._writer = _Writer(lambda: self._connection(write=True))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it beside others that read."""
        return await self._readers.run(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs it once nobody else writes, in one transaction with others that waited for that."""
        return await self._writer.run(work)

    @asynccontextmanager
    async def transaction(self, *, write: bool) -> AsyncGenerator[Run]:
        """One of several steps, on a connection of its own."""
        async with self._connection(write=write) as connection, connection.transaction() as run:
            yield run

    def _connection(self, *, write: bool) -> Connection:
        if write:
            return Connection(self._uri, "BEGIN IMMEDIATE", self._pragmas, _TRY_SECONDS)
        return Connection(self._uri, "BEGIN", self._pragmas)

    async def close(self) -> None:
        """Finishes what was asked for; what waits for another process that writes is given up."""
        await self._readers.close()
        await self._writer.close()  # last and alone: it folds the log into the file
