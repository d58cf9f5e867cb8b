"""The database: opened, checked, migrated, and handed out as reading and writing transactions.

What only one kind of database understands is in this folder's other modules.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable, Generator
from contextlib import AbstractAsyncContextManager, contextmanager
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot import metrics
from bot.cluster.cluster import Cluster
from bot.storage import schema
from bot.storage.errors import (
    NOT_ALLOWED,
    DatabaseDamaged,
    StorageError,
    WrongSetting,
    cause_of,
    sqlite_code,
    sqlstate,
)
from bot.storage.migrate import migrate
from bot.storage.recognise import check_pages, recognise
from bot.storage.sqlite import Sqlite
from bot.storage.transaction import Run, put

__all__ = ["Database", "StorageError", "read_url"]

T = TypeVar("T")

MAX_CHECKED = 300_000_000
"""SQLite files up to this size in bytes are checked completely when opened, within half a
second."""
LONGEST_ANSWER = 12.0
"""Seconds without an answer after which a database counts as failed. This is longer than a
transaction may wait for others."""
FAILURES = (SQLAlchemyError, sqlite3.Error, OSError, StorageError)
"""The errors of a database that cannot be reached or fails."""
LAST_ANSWER = "last-answer"
"""The key under which a running bot stores the time every few seconds."""
_SIZE = sa.text("SELECT pg_database_size(current_database())")
_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""The drivers that a URL may name, with the driver that is used for each."""
_PARAMETERS = {"host", "port", "passfile", "prepared_statement_cache_size", "ssl", "sslmode"}
"""The parameters that a server's URL may have."""


def read_url(text: str | URL) -> URL:
    """A database URL with the driver this bot uses. Raises `WrongSetting` if the text is no such
    URL."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):  # a ValueError may contain part of the password
        raise _not_understood() from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise WrongSetting(
            f"The database {url.drivername} is not supported; use sqlite or postgresql."
        )
    url = url.set(drivername=driver)
    if not _is_sqlite(url):
        return _of_server(url)
    if url.database in (None, "", ":memory:"):
        raise WrongSetting("The database URL must name a file, e.g. sqlite:///data/meeplepost.db.")
    return url


def _of_server(url: URL) -> URL:
    """A server's URL with the parameters as the driver expects them. Raises `WrongSetting` for
    unsupported ones."""
    if "@" in (url.host or "") or not 0 <= (url.port or 0) <= 65535:
        raise _not_understood()
    for name in sorted(url.query.keys() - _PARAMETERS):
        raise WrongSetting(f"Leave {name} out of the database URL: it is not supported.")
    if (mode := url.query.get("sslmode")) is None:
        return url
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})


def _not_understood() -> WrongSetting:
    return WrongSetting(
        "The database URL cannot be understood; write it like postgresql://user:password@host/name,"
        " and in the password %40 for @ and %25 for %."
    )


def _is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


def _file(url: URL) -> Path:
    return Path(str(url.database))


class _Access(Protocol):
    """How transactions are run on one kind of database."""

    trouble: str
    """Why the database cannot be reached, while that is waited for."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...
    async def write(self, work: Callable[[sa.Connection], T]) -> T: ...
    def transaction(self, *, write: bool) -> AbstractAsyncContextManager[Run]: ...
    async def close(self) -> None: ...


class Database:
    """An open database with the newest schema. Make one with `await Database.open(url)`.

    A transaction is a plain function of a connection. On SQLite the whole function runs in the
    thread of an aiosqlite connection. This takes one thread switch instead of several per
    statement, is three times faster, and keeps the event loop free. On PostgreSQL the same function
    runs on an asynchronous driver.
    """

    def __init__(self, url: URL, *, create: bool) -> None:
        self.url = url
        self.process = secrets.token_hex(8)
        """What this process is called among those that share the database."""
        self._damage = ""
        """In words, once a damaged page was met: nothing but a backup mends it."""
        self._access: _Access
        self.cluster: Cluster
        """The other processes on this database."""
        if _is_sqlite(url):
            self._access, self.cluster = Sqlite(_file(url), create=create), Cluster()
        else:
            self._connect_to_server()

    def _connect_to_server(self) -> None:
        """Imports the modules that only PostgreSQL needs: the driver and those for several
        processes."""
        from bot.cluster.several import Several
        from bot.storage.postgres import Postgres

        access = Postgres(self.url)
        self._access = access
        self.cluster = Several(self.url, self.process, access.read, access.write, FAILURES)

    @classmethod
    async def open(cls, url: str | URL) -> Database:
        """Opens a database and migrates it. Raises `StorageError` with one plain sentence on
        failure. A file of another program or of a newer version is not changed at all."""
        parsed = read_url(url)
        try:
            if _is_sqlite(parsed):
                await recognise(_file(parsed))
            database = cls(parsed, create=True)
            await database._make_ready()
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            raise StorageError(_sentence(parsed, error)) from error
        return database

    async def _make_ready(self) -> None:
        """Checks and migrates the database. Closes it on failure."""
        try:
            file = self.file
            if file is not None and file.is_file() and file.stat().st_size <= MAX_CHECKED:
                await self.read(check_pages)
            await migrate(self.url, self.write)
        except BaseException:
            await self.close()
            raise

    @classmethod
    def as_it_is(cls, url: str | URL) -> Database:
        """The database without checks and migrations, for reading. It is opened on first use.
        Raises `StorageError` if the URL is wrong."""
        return cls(read_url(url), create=False)

    @classmethod
    def to_be_filled(cls, url: str | URL) -> Database:
        """A database that the caller will fill, including its tables. Raises `StorageError` if the
        URL is wrong."""
        return cls(read_url(url), create=True)

    @property
    def name(self) -> str:
        """The file, or the URL as it is set, without its password. For printing."""
        return _name(self.url)

    @property
    def file(self) -> Path | None:
        """The SQLite file; None on PostgreSQL."""
        return _file(self.url) if _is_sqlite(self.url) else None

    @property
    def kind(self) -> str:
        """The product name of the database."""
        return "PostgreSQL" if self.file is None else "SQLite"

    async def size(self) -> int:
        """The size of the database in bytes, on SQLite with its write-ahead log."""
        file = self.file
        if file is None:
            return await self.read(lambda c: c.execute(_SIZE).scalar_one())
        parts = (file, file.with_name(f"{file.name}-wal"))
        return await asyncio.to_thread(lambda: sum(p.stat().st_size for p in parts if p.exists()))

    def refusal(self, error: BaseException) -> str:
        """One plain sentence about why the database cannot be opened, without the password."""
        return _sentence(self.url, error)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of `work`, which sees the database as it is at its first query."""
        with self._watched("read"):
            return await self._access.read(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """The result of `work`, once everything it wrote is stored. Nothing is stored if it raises.
        A transaction that has begun is finished even if the caller is cancelled."""
        with self._watched("write"):
            return await self._access.write(work)

    @contextmanager
    def _watched(self, access: str) -> Generator[None]:
        """Measures a transaction, and remembers if it finds the database damaged."""
        try:
            with metrics.timed(metrics.STORAGE, access, classify=_outcome):
                yield
        except DatabaseDamaged as damaged:
            self._damage = str(damaged)
            raise

    def transaction(self, *, write: bool = False) -> AbstractAsyncContextManager[Run]:
        """A transaction of several steps, for data too large to hold in memory. It is committed
        when the block ends, and rolled back when the block raises."""
        return self._access.transaction(write=write)

    async def failure(self) -> str:
        """A plain sentence about why nothing can be stored, or data cannot be read; "" if all is
        well. Used by the health check."""
        try:
            async with asyncio.timeout(LONGEST_ANSWER):
                await self.write(_store_the_time)
        except TimeoutError:
            silent = f"The database has not answered for {LONGEST_ANSWER:.0f} s."
            return self._access.trouble or silent
        except StorageError as error:
            return str(error)
        except FAILURES as error:
            return self.refusal(error)
        return self._damage

    async def close(self) -> None:
        """Finishes running work and closes every connection. SQLite then merges its write-ahead log
        into the file. Work that waits for a file locked by another process is given up."""
        await self._access.close()


def _outcome(error: Exception) -> str:
    """The outcome of a failed transaction for the metrics. Most are rolled back."""
    return "failed" if isinstance(error, FAILURES) else "refused"


def _store_the_time(connection: sa.Connection) -> None:
    """Stores the present time. The value must change each time, because SQLite skips writing equal
    values."""
    put(connection, schema.meta, {"key": LAST_ANSWER, "value": str(time.time())})


def _name(url: URL) -> str:
    server = url.set(drivername="postgresql")
    return str(url.database) if _is_sqlite(url) else server.render_as_string()


def _sentence(url: URL, error: BaseException) -> str:
    name = _name(url)
    cause = cause_of(error)
    if "malformed" in cause or "not a database" in cause:
        return f"The file {name} is damaged or no database: {cause}. Restore a backup of it."
    return f"The database {name} cannot be opened: {cause}.{_remedy(url, error)}"


def _remedy(url: URL, error: BaseException) -> str:
    """A hint for the operator on what to do, if the message itself does not say."""
    if isinstance(error, PermissionError) or sqlite_code(error) == sqlite3.SQLITE_CANTOPEN:
        return " Let the user that runs the bot read and write it and its folder."
    if sqlstate(error) in NOT_ALLOWED:
        return " Let the user in DATABASE_URL own the database and its tables."
    if isinstance(error, OSError) and not _is_sqlite(url):
        return " See that the server runs and that DATABASE_URL names it."
    return ""
