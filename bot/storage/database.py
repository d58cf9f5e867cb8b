"""The database: opened, checked, migrated, and handed out as reading and writing transactions.

All SQL that only SQLite understands is in this folder's `database.py` and `backup.py`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.storage.backup import copy_sqlite
from bot.storage.migrate import StorageError, migrate

__all__ = ["Database", "StorageError", "read_url"]

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)
_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def read_url(text: str) -> URL:
    """A database URL with the driver this bot uses. Raises `StorageError` when it is not one."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise StorageError("The database URL cannot be understood.") from error
    url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
    if url.drivername not in _DRIVERS.values():
        raise StorageError(
            f"The database {url.drivername} is not supported; use sqlite or postgresql."
        )
    if url.drivername == "sqlite+aiosqlite" and url.database in (None, "", ":memory:"):
        raise StorageError("The database URL must name a file, e.g. sqlite:///data/meeplepost.db.")
    return url


class Database:
    """An open database at the newest schema. Make one with `await Database.open(url)`.

    SQLite has one writing connection, so writers in this process queue up instead of colliding, and
    a few reading ones; a reader sees the state at the moment its first query ran.
    """

    def __init__(self, url: URL, reader: AsyncEngine, writer: AsyncEngine) -> None:
        self.url = url
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, url: str) -> Database:
        """Opens and migrates. Raises `StorageError` with one plain sentence when that cannot be."""
        parsed = read_url(url)
        if parsed.drivername == "sqlite+aiosqlite":
            database = cls._sqlite(parsed)
        else:
            engine = create_async_engine(parsed, pool_size=10, pool_pre_ping=True)
            database = cls(parsed, engine, engine)
        try:
            await migrate(database.url, database._writer)
        except BaseException as error:
            await database.close()
            if isinstance(error, SQLAlchemyError | sqlite3.Error | OSError):
                raise StorageError(_sentence(parsed, error)) from error
            raise
        return database

    @classmethod
    def _sqlite(cls, url: URL) -> Database:
        file = Path(str(url.database))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(_sentence(url, error)) from error
        writer = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=60)
        reader = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=60)
        _prepare(writer, "BEGIN IMMEDIATE")
        _prepare(reader, "BEGIN")
        return cls(url, reader, writer)

    @property
    def file(self) -> Path | None:
        """The SQLite file, None on PostgreSQL."""
        return Path(str(self.url.database)) if self.url.drivername.startswith("sqlite") else None

    @asynccontextmanager
    async def read(self) -> AsyncGenerator[AsyncConnection]:
        """A connection for queries."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncGenerator[AsyncConnection]:
        """One transaction: committed at the end of the block, rolled back when it raises."""
        async with self._writer.begin() as connection:
            yield connection

    async def answers(self) -> bool:
        """True when the database can be read within two seconds (for the health check)."""
        try:
            async with asyncio.timeout(2), self.read() as connection:
                await connection.execute(sa.text("SELECT 1 FROM alembic_version"))
        except (SQLAlchemyError, OSError, TimeoutError):
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
        """Closes every connection; SQLite folds its write-ahead log into the file."""
        await self._reader.dispose()
        await self._writer.dispose()


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """Pragmas for every new connection; transactions begun by us, not by Python's old rules."""

    @event.listens_for(engine.sync_engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in _PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def _on_begin(connection: sa.Connection) -> None:  # pyright: ignore[reportUnusedFunction]
        connection.exec_driver_sql(begin)


def _sentence(url: URL, error: BaseException) -> str:
    shown = url.database if url.drivername.startswith("sqlite") else url.render_as_string()
    cause = str(getattr(error, "orig", None) or error).splitlines()[0]
    if "malformed" in cause or "not a database" in cause:
        return f"The file {shown} is damaged or no database: {cause}. Restore a backup of it."
    return f"The database {shown} cannot be opened: {cause}."
