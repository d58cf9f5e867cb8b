"""The database: opened, checked, migrated, and handed out as reading and writing transactions.

All SQL that only SQLite understands is in this folder's `database.py` and `backup.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.backup import copy_sqlite
from bot.storage.migrate import StorageError, migrate

__all__ = ["Database", "StorageError", "read_url"]

T = TypeVar("T")

READERS = 4
MAX_CHECKED = 300_000_000
"""Bytes up to which a SQLite file is checked as a whole when it is opened: half a second."""
_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
_DRIVERS = {
    "sqlite": "sqlite",
    "sqlite+pysqlite": "sqlite",
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""Drivers a URL may name, and the one that is used."""


def read_url(text: str) -> URL:
    """A database URL with the driver this bot uses. Raises `StorageError` when it is not one."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise StorageError("The database URL cannot be understood.") from error
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise StorageError(
            f"The database {url.drivername} is not supported; use sqlite or postgresql."
        )
    url = url.set(drivername=driver)
    if _is_sqlite(url) and url.database in (None, "", ":memory:"):
        raise StorageError("The database URL must name a file, e.g. sqlite:///data/meeplepost.db.")
    return url


def _is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


class _Access(Protocol):
    """How transactions are run on one kind of database."""

    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...
    async def write(self, work: Callable[[sa.Connection], T]) -> T: ...
    async def close(self) -> None: ...


class Database:
    """An open database at the newest schema. Make one with `await Database.open(url)`.

    A transaction is a plain function of a connection. On SQLite it runs as a whole in a thread: one
    trip instead of several for every statement, which is three times faster, and the event loop is
    free meanwhile. There is one writing thread, so that writers of this process queue up instead of
    colliding. On PostgreSQL the same function runs over an asynchronous driver.
    """

    def __init__(self, url: URL, access: _Access) -> None:
        self.url = url
        self._access = access

    @classmethod
    async def open(cls, url: str) -> Database:
        """Opens and migrates. Raises `StorageError` with one plain sentence when that cannot be."""
        database = cls.as_it_is(url)
        parsed = database.url
        try:
            if _checkable(database.file):
                await database.write(_check)
            await migrate(parsed, database.write)
        except BaseException as error:
            await database.close()
            if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError):
                raise StorageError(_sentence(parsed, error)) from error
            raise
        return database

    @classmethod
    def as_it_is(cls, url: str) -> Database:
        """The database without checks and migrations, for `doctor`. Raises `StorageError`."""
        parsed = read_url(url)
        try:
            return cls(parsed, _Sqlite(parsed) if _is_sqlite(parsed) else _Postgres(parsed))
        except OSError as error:
            raise StorageError(_sentence(parsed, error)) from error

    @property
    def file(self) -> Path | None:
        """The SQLite file, None on PostgreSQL."""
        return Path(str(self.url.database)) if _is_sqlite(self.url) else None

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What `work` finds; it sees the database as it is at its first query."""
        return await self._access.read(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """What `work` returns, once everything it wrote is safe; nothing is kept when it raises.

        A transaction that has begun is finished even when the caller is cancelled.
        """
        return await self._access.write(work)

    async def answers(self) -> bool:
        """True when the database can be read within two seconds (for the health check)."""
        query = sa.text("SELECT version_num FROM alembic_version")
        try:
            async with asyncio.timeout(2):
                await self.read(lambda connection: connection.execute(query).scalar_one())
        except (SQLAlchemyError, OSError, RuntimeError, TimeoutError):
            return False
        return True

    async def back_up(self, target: Path) -> None:
        """Copies the whole database into a new SQLite file while writing goes on.

        Raises `StorageError` on PostgreSQL, which has its own tools, and when it cannot be written.
        """
        if self.file is None:
            raise StorageError("A PostgreSQL database is backed up with pg_dump.")
        try:
            await asyncio.to_thread(copy_sqlite, self.file, target)
        except (sqlite3.Error, OSError) as error:
            raise StorageError(f"The backup {target} cannot be written: {error}.") from error

    async def close(self) -> None:
        """Finishes what was begun and closes every connection; SQLite folds its write-ahead log
        into the file."""
        await self._access.close()


class _Sqlite:
    """One file: a writing thread and a few reading ones, each with its own connection."""

    def __init__(self, url: URL) -> None:
        Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
        self._engines = {
            "BEGIN": _engine(url, "BEGIN", READERS),
            "BEGIN IMMEDIATE": _engine(url, "BEGIN IMMEDIATE", 1),
        }
        self._readers = ThreadPoolExecutor(READERS, "database-reader")
        self._writer = ThreadPoolExecutor(1, "database-writer")

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._readers, "BEGIN", work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        return await self._run(self._writer, "BEGIN IMMEDIATE", work)

    async def _run(
        self, threads: ThreadPoolExecutor, begin: str, work: Callable[[sa.Connection], T]
    ) -> T:
        def transaction() -> T:
            with self._engines[begin].begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(threads, transaction)

    async def close(self) -> None:
        await asyncio.to_thread(self._readers.shutdown)
        await asyncio.to_thread(self._writer.shutdown)
        for engine in self._engines.values():
            engine.dispose()


def _engine(url: URL, begin: str, connections: int) -> sa.Engine:
    """Pragmas for every new connection; transactions begun by us, not by Python's old rules."""
    engine = sa.create_engine(url, pool_size=connections, max_overflow=0, pool_timeout=60)

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None
        for pragma in _PRAGMAS:
            connection.execute(pragma)

    @event.listens_for(engine, "begin")
    def _on_begin(connection: sa.Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(begin)

    return engine


class _Postgres:
    """A server: a pool of asynchronous connections."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_size=10, pool_pre_ping=True)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _checkable(file: Path | None) -> bool:
    return file is not None and file.is_file() and file.stat().st_size <= MAX_CHECKED


def _check(connection: sa.Connection) -> None:
    """Raises `StorageError` when pages of the file are damaged."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        cause = " ".join(str(found).split())
        raise StorageError(f"The database file is damaged: {cause}. Restore a backup of it.")


def _sentence(url: URL, error: BaseException) -> str:
    shown = url.database if _is_sqlite(url) else url.render_as_string()
    cause = str(getattr(error, "orig", None) or error).splitlines()[0]
    if "malformed" in cause or "not a database" in cause:
        return f"The file {shown} is damaged or no database: {cause}. Restore a backup of it."
    return f"The database {shown} cannot be opened: {cause}."
