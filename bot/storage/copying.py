"""Copies every row of a database into another one of either kind, and proves that all arrived."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncGenerator, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL

from bot.storage import schema
from bot.storage.backup import copy_sqlite, whole_or_not_at_all
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.migrate import present_revision, revisions, upgrade
from bot.storage.transaction import Run

BATCH = 50
"""Rows in memory at once. The largest rows, tables and posts, have some tens of kilobytes."""


@dataclass(frozen=True, slots=True)
class TableCopy:
    """A copied table: its name, its number of rows, and a digest of them. The digest covers all
    rows in the order of their keys. It is the same on SQLite and PostgreSQL."""

    name: str
    rows: int
    digest: str


async def copy(source: Database, target: Database) -> tuple[TableCopy, ...]:
    """Copies everything from one database into an empty one, as it is at one moment.

    The target gets its tables and rows in one transaction, and stays empty on failure. Raises
    `StorageError` if the source does not have this version's schema, the target is not empty, or
    the copy differs from the source. Errors of the drivers are passed on. PostgreSQL ends
    transactions that are idle for a while, so the source is opened last and read without pauses.
    """
    await source.read(lambda connection: _check_source(connection, source))
    async with target.transaction(write=True) as write:
        await write(lambda connection: _make_tables(connection, target))
        async with source.transaction() as read:
            copied = [await _read(table, read, write) for table in schema.metadata.sorted_tables]
        arrived = [await _read(table, write) for table in schema.metadata.sorted_tables]
        _check_equal(copied, arrived)
        await write(_set_counters)
    return tuple(arrived)


async def copy_to_file(source: Database, file: Path) -> tuple[TableCopy, ...]:
    """Copies a whole database into a new SQLite file. The file appears complete or not at all, and
    replaces an existing one."""
    async with whole_or_not_at_all(file) as partial:
        target = Database.to_be_filled(URL.create("sqlite", database=str(partial)))
        try:
            return await copy(source, target)
        finally:
            await target.close()


async def back_up(database: Database, file: Path) -> None:
    """Writes a database of either kind into a SQLite file, as it is at one moment. Other processes
    may write meanwhile. An existing file is replaced. Raises as `copy` and `copy_sqlite` do;
    nothing is left then."""
    if database.file is None:
        await copy_to_file(database, file)
    else:
        await copy_sqlite(database.file, file)


def _check_source(connection: sa.Connection, source: Database) -> None:
    """Raises `StorageError` unless the source has this version's schema."""
    present, wanted = revisions(source.name, present_revision(connection))
    if present is None:
        raise StorageError(f"The database {source.name} is empty; there is nothing to copy.")
    if present != wanted:
        raise StorageError(
            f"The database {source.name} has schema {present}, this version {wanted}: "
            "start the bot on it once, which brings it up to date, then copy it."
        )


def _make_tables(connection: sa.Connection, target: Database) -> None:
    if sa.inspect(connection).get_table_names():
        raise StorageError(f"The database {target.name} is not empty; make a new one for the copy.")
    upgrade(connection)


async def _read(table: sa.Table, run: Run, write: Run | None = None) -> TableCopy:
    """Reads a whole table, and writes its rows into another database if `write` is given."""
    tally = _Tally(table.name)
    async for rows in _batches(table, run):
        await asyncio.to_thread(tally.add, rows)
        if write is not None:
            await write(lambda connection, rows=rows: connection.execute(sa.insert(table), rows))
    return tally.result()


async def _batches(table: sa.Table, run: Run) -> AsyncGenerator[list[dict[str, Any]]]:
    """All rows of a table in the order of their keys, up to `BATCH` at a time."""
    result = await run(lambda connection: connection.execute(_all(table, connection)))
    mappings = result.mappings()
    while rows := await run(lambda _: [dict(row) for row in mappings.fetchmany(BATCH)]):
        yield rows


def _all(table: sa.Table, connection: sa.Connection) -> sa.Select[Any]:
    """The query for all rows in the order of their keys. Texts are compared by their bytes, because
    PostgreSQL would sort them by language rules."""
    server = connection.dialect.name == "postgresql"
    order = [
        sa.collate(column, "C") if server and isinstance(column.type, sa.String) else column
        for column in table.primary_key
    ]
    return sa.select(table).order_by(*order).execution_options(yield_per=BATCH)


@dataclass(slots=True)
class _Tally:
    name: str
    rows: int = 0
    _hash: Any = field(default_factory=hashlib.sha256)

    def add(self, rows: Iterable[Mapping[str, Any]]) -> None:
        for row in rows:
            self.rows += 1
            for value in row.values():
                text = value if isinstance(value, str) else repr(value)
                self._hash.update(f"{type(value).__name__} {len(text)} ".encode())
                self._hash.update(text.encode())

    def result(self) -> TableCopy:
        return TableCopy(self.name, self.rows, self._hash.hexdigest())


def _check_equal(copied: list[TableCopy], arrived: list[TableCopy]) -> None:
    for one, other in zip(copied, arrived, strict=True):
        if one != other:
            raise StorageError(
                f"The table {one.name} did not arrive as it was ({one.rows} rows, then "
                f"{other.rows}); nothing was copied."
            )


def _set_counters(connection: sa.Connection) -> None:
    """Sets PostgreSQL's counters so that new rows get higher numbers. SQLite does so by itself."""
    if connection.dialect.name != "postgresql":
        return
    for table in schema.metadata.sorted_tables:
        column = table.autoincrement_column
        if column is None:
            continue
        counter = sa.func.pg_get_serial_sequence(table.name, column.name)
        highest = sa.func.max(column)
        change = sa.func.setval(counter, sa.func.coalesce(highest, 1), highest.is_not(None))
        connection.execute(sa.select(change).select_from(table))
