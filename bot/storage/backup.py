"""A consistent copy of a SQLite database while the bot goes on writing."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.storage.errors import in_words, sqlite_code
from bot.storage.sqlite import Connection, address


async def copy_sqlite(source: Path, target: Path) -> None:
    """Copies a SQLite database by its online backup. The new file appears complete or not at all,
    and replaces an existing target. Raises `sqlite3.Error`, `OSError`, or `StorageError` if the
    source cannot be opened."""
    async with whole_or_not_at_all(target) as partial:
        await _copy(source, partial)


@asynccontextmanager
async def whole_or_not_at_all(target: Path) -> AsyncGenerator[Path]:
    """A context with a temporary SQLite file to write. At its end the file is merged into one,
    synced to disk, and renamed to the target. On an error it is deleted."""
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    _remove(partial)
    try:
        yield partial
        async with Connection(address(partial, mode="rw")) as written:
            await written.execute("PRAGMA journal_mode=DELETE")
        await asyncio.to_thread(_settle, partial)
        partial.replace(target)
    finally:
        _remove(partial)


async def _copy(source: Path, target: Path) -> None:
    """Copies from one database into another. The source is opened for writing, because a read-only
    connection leaves SQLite's `-wal` and `-shm` files behind. It is closed first, even if the
    caller is cancelled; closing waits for the copy."""
    async with (
        Connection(address(target, mode="rwc")) as new,
        Connection(address(source, mode="rw")) as old,
    ):
        try:
            await old.backup(new)
        except sqlite3.OperationalError as error:
            if sqlite_code(error) != sqlite3.SQLITE_CANTOPEN:
                raise
            with in_words(source):  # the new file is open already
                raise


def _settle(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove(file: Path) -> None:
    """Deletes a SQLite file and the files that SQLite keeps beside it."""
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
