"""One SQLite file: aiosqlite's connections and threads, SQLAlchemy's statements.

aiosqlite makes one trip to its thread for every call of `sqlite3`. Here a transaction is one such
call: a plain function of a connection runs as a whole in the thread of one aiosqlite connection.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Self, TypeAlias, TypeVar, cast

import aiosqlite
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from bot.storage.errors import DatabaseExchanged, StorageError, in_words, sqlite_code
from bot.storage.grouped_writes import GroupedWrites, Outcome, Work, carry_out
from bot.storage.transaction import Run

T = TypeVar("T")
_Identity: TypeAlias = tuple[int, int]
"""The device and inode of a file."""

READERS = 4
BUSY_SECONDS = 10.0
"""Seconds to wait for a file locked by another process, counted once for all waiting
transactions."""
BUSY_SECONDS_AT_CLOSE = 0.2
"""The same limit while the database is being closed."""
_BUSY_PAUSE = 0.05
"""Seconds between two attempts at a locked file."""
_KEPT_SAFE = ("PRAGMA synchronous=FULL", "PRAGMA foreign_keys=ON")
_CACHE = "PRAGMA cache_size=-500"
"""Each connection caches at most 500 kB of the file. The system caches the rest for all of them."""

_OF_THREAD = threading.local()
"""`driver` is the connection that belongs to the current thread."""
_ENGINE = sa.create_engine(
    "sqlite://", creator=lambda: _OF_THREAD.driver, poolclass=NullPool, hide_parameters=True
)
"""One engine for all connections, so that each statement is compiled only once."""


def address(file: Path, **query: str | int) -> str:
    """SQLite's URI of a file with these parameters, for example `mode="ro"`."""
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    return f"{file.absolute().as_uri()}?{asked}"


class Connection(aiosqlite.Connection):
    """A connection with its own thread that runs whole transactions, each begun by `begin`. Only
    this class uses two private parts of aiosqlite: `_execute`, which runs any function in the
    thread, and `_thread`, which is made a daemon so that it does not keep the process alive."""

    def __init__(
        self,
        uri: str,
        begin: str = "BEGIN",
        pragmas: tuple[str, ...] = (),
        busy: float = BUSY_SECONDS,  # SQLite's own wait for a lock
    ) -> None:
        super().__init__(self._open_connection, iter_chunk_size=64)
        self._thread.daemon = True
        self._uri, self._pragmas, self._busy = uri, pragmas, busy
        self._begin = begin
        self._driver: sqlite3.Connection | None = None
        self._kept: sa.Connection | None = None

    async def __aenter__(self) -> Self:
        """Connects. Raises `sqlite3.Error` after its thread has ended."""
        try:
            await self
        except sqlite3.Error:
            self._thread.join()
            raise
        return self

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of `work`, run in one transaction. It is finished even if the caller is
        cancelled."""
        return await self._execute(self._transaction, work)  # pyright: ignore[reportUnknownMemberType]

    async def run_together(self, works: Sequence[Work]) -> list[Outcome]:
        """The outcomes of several works in one transaction. Raises what ends the whole
        transaction."""
        return await self._execute(carry_out, self._in_transaction, works)  # pyright: ignore[reportUnknownMemberType]

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Run]:
        """A transaction of several steps, each a call to the thread. It is rolled back if a step or
        the caller fails."""
        execute = cast("Any", self)._execute  # noqa: SLF001 - its own, untyped in the library
        manager = self._in_transaction()
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
        """Closes the connection in aiosqlite and SQLAlchemy. Does nothing if it is closed."""
        kept, self._kept = self._kept, None
        try:
            if kept is not None:
                await self._execute(kept.close)  # pyright: ignore[reportUnknownMemberType]
        finally:
            await super().close()

    def _open_connection(self) -> sqlite3.Connection:
        """Opens the file in aiosqlite's thread. Transactions are begun here and not by Python."""
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
        with self._in_transaction() as connection:
            return work(connection)

    @contextmanager
    def _in_transaction(self) -> Generator[sa.Connection]:
        """A transaction on the thread's only connection. The connection is never returned to
        SQLAlchemy: borrowing it takes as long as a query. SQLAlchemy's `begin` event is not used,
        because its listeners slow down every statement."""
        if self._kept is None:
            self._kept = _ENGINE.connect()
        with self._kept.begin():
            self._kept.exec_driver_sql(self._begin)
            yield self._kept


class _Patience:
    """Waits while another process keeps the file locked. All callers share one period of
    `BUSY_SECONDS`, which starts when the lock is first met. After it nobody waits until the lock is
    gone."""

    def __init__(self) -> None:
        self._met_at: float | None = None
        """When the lock was first met, by the steady clock; None while nothing is known of one."""
        self._ends = float("inf")

    async def insist(self, attempt: Callable[[], Awaitable[T]]) -> T:
        """The result of an attempt, which is repeated while the file is locked. Raises the last
        error."""
        while True:
            locked = False
            try:
                return await attempt()
            except (SQLAlchemyError, sqlite3.Error) as error:
                locked = sqlite_code(error) == sqlite3.SQLITE_BUSY
                if not (locked and self._lasts()):
                    raise
            finally:
                if not locked:
                    self._met_at = None
            await asyncio.sleep(_BUSY_PAUSE)

    def _lasts(self) -> bool:
        now = time.monotonic()
        if self._met_at is None:
            self._met_at = now
        return now < min(self._met_at + BUSY_SECONDS, self._ends)

    def hurry(self) -> None:
        """Shortens the wait, because the database is being closed."""
        self._ends = time.monotonic() + BUSY_SECONDS_AT_CLOSE


class _Pool:
    """A few connections of the same kind, each opened when it is first needed."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]], size: int) -> None:
        self._connect, self._size = connect, size
        self._free = asyncio.Semaphore(size)
        self._idle: list[Connection] = []
        self._open: list[Connection] = []
        self._patience = _Patience()
        self._closed = False

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StorageError("The database is closed.")
        async with self._free:
            return await self._patience.insist(lambda: self._run(work))

    async def _run(self, work: Callable[[sa.Connection], T]) -> T:
        connection = self._idle.pop() if self._idle else await self._open_file()
        try:
            return await connection.run(work)
        finally:
            self._idle.append(connection)

    async def _open_file(self) -> Connection:
        connection = await self._connect()
        self._open.append(connection)
        return connection

    async def close(self) -> None:
        """Finishes running work, then closes all connections. Does nothing if they are closed."""
        if self._closed:
            return
        self._closed = True
        self._patience.hurry()
        for _ in range(self._size):
            await self._free.acquire()
        while self._open:
            await self._open.pop().close()


class _Writer:
    """The only connection that writes, opened when it is first needed."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._open: Connection | None = None
        self._writes = GroupedWrites(lambda works: self._patience.insist(lambda: self._once(works)))
        self._patience = _Patience()
        self._closed = False

    async def run(self, work: Callable[[sa.Connection], T]) -> T:
        if self._closed:
            raise StorageError("The database is closed.")
        return await self._writes.run(work)

    async def _once(self, works: Sequence[Work]) -> list[Outcome]:
        if self._open is None:
            self._open = await self._connect()
        return await self._open.run_together(works)

    async def close(self) -> None:
        """Finishes running work, then closes the connection. Does nothing if it is closed."""
        self._closed = True
        self._patience.hurry()
        await self._writes.finish()
        connection, self._open = self._open, None
        if connection is not None:
            await connection.close()


class Sqlite:
    """One SQLite file with one writing connection and a few reading ones. Connections are opened
    when first needed. With `create` the file is made if missing and gets a write-ahead log. Without
    it the file is used as it is, for reading only."""

    trouble = ""

    def __init__(self, file: Path, *, create: bool) -> None:
        if create:
            file.parent.mkdir(parents=True, exist_ok=True)
        self._file, self._uri = file, address(file, mode="rwc" if create else "rw")
        log = ("PRAGMA journal_mode=WAL",) if create else ("PRAGMA query_only=ON",)
        self._pragmas = (*log, *_KEPT_SAFE, _CACHE)
        self._files = [file, Path(f"{file}-wal")] if create else [file]
        """What must stay in place: the newest of what is stored is in the log only."""
        self._identities: dict[Path, _Identity] = {}
        """Of these files, once they are open."""
        self._readers = _Pool(lambda: self._connect(write=False), READERS)
        self._writer = _Writer(lambda: self._connect(write=True))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs `work` on a reading connection. Raises `DatabaseAway` or a subclass."""
        with in_words(self._file):
            return await self._readers.run(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Runs `work` on the writing connection, in one transaction with other waiting works.
        Raises `DatabaseAway` or a subclass."""
        with in_words(self._file):
            self._check_in_place()
            result = await self._writer.run(work)
            self._note_in_place()
            self._check_in_place()  # what was written to a deleted file is not reported as stored
            return result

    @asynccontextmanager
    async def transaction(self, *, write: bool) -> AsyncGenerator[Run]:
        """A transaction of several steps on its own connection."""
        self._check_in_place()
        connecting = self._connection(write=write, busy=BUSY_SECONDS)
        with in_words(self._file):
            async with connecting as connection, connection.transaction() as run:
                yield run

    async def _connect(self, *, write: bool) -> Connection:
        """Connects to the file that the other connections have open."""
        self._check_in_place()
        connection = await self._connection(write=write).__aenter__()
        self._note_in_place()
        return connection

    def _note_in_place(self) -> None:
        """Stores the identities of the open files. SQLite makes the log when it is first needed."""
        for file in self._files:
            if file not in self._identities and (identity := _identity(file)) is not None:
                self._identities[file] = identity

    def _check_in_place(self) -> None:
        """Raises `DatabaseExchanged` if an open file is no longer the one at its path. SQLite would
        continue to write to a deleted file."""
        for file, identity in self._identities.items():
            if _identity(file) != identity:
                raise DatabaseExchanged(
                    f"The database {file} was deleted, moved or exchanged while the bot was "
                    "running; nothing can be stored. Stop the bot, put the file back, start the "
                    "bot."
                )

    def _connection(self, *, write: bool, busy: float = 0.0) -> Connection:
        begin = "BEGIN IMMEDIATE" if write else "BEGIN"
        return Connection(self._uri, begin, self._pragmas, busy)

    async def close(self) -> None:
        """Finishes running work and closes everything. Work waiting for a locked file is given
        up."""
        for log in self._files[1:]:  # SQLite deletes it at the end
            self._files.remove(log)
            self._identities.pop(log, None)
        await self._readers.close()
        await self._writer.close()  # last and alone: it merges the log into the file


def _identity(file: Path) -> _Identity | None:
    """The identity (device and inode) of a file; None if it does not exist."""
    try:
        stat = file.stat()
    except OSError:
        return None
    return stat.st_dev, stat.st_ino
