"""Checks that a SQLite file is this bot's and sound, without changing a byte of it."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.storage.errors import StorageError
from bot.storage.migrate import present_revision, revisions
from bot.storage.sqlite import Connection, address

T = TypeVar("T")


async def recognise(file: Path) -> None:
    """Checks that a file is a database of this bot, without changing the file or those beside it.
    Raises `StorageError` if it belongs to another program, is of a newer version, or is a folder or
    device. SQLite's errors are raised if it is no database."""
    if _holds_something(file):
        await undisturbed(file, lambda c: revisions(str(file), present_revision(c))[0], enough=bool)


def check_pages(connection: sa.Connection) -> None:
    """Reads the whole SQLite file. Raises `StorageError` if pages are damaged."""
    answer = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if answer != "ok":
        cause = " ".join(str(answer).split())
        raise StorageError(f"The database file is damaged: {cause}. Restore a backup of it.")


def _holds_something(file: Path) -> bool:
    if file.exists() and not file.is_file():
        raise StorageError(
            f"The database {file} cannot be opened: it is no file; name one in DATABASE_URL."
        )
    return file.exists() and (file.stat().st_size > 0 or _has_log(file))


def _has_log(file: Path) -> bool:
    """Whether the write-ahead log beside the file contains anything."""
    log = Path(f"{file}-wal")
    return log.exists() and log.stat().st_size > 0


async def undisturbed(
    file: Path, work: Callable[[sa.Connection], T], enough: Callable[[T], bool]
) -> T:
    """The result of `work` on a file that no process uses, without changing the file or those
    beside it. If the result is not `enough` and the file has a write-ahead log, `work` runs again
    on a copy of both."""
    try:
        result = await _run_at(address(file, immutable=1), work)
        if enough(result) or not _has_log(file):
            return result
    except (StorageError, SQLAlchemyError, sqlite3.Error):
        if not _has_log(file):
            raise
    return await _with_log(file, work)


async def _run_at(uri: str, work: Callable[[sa.Connection], T]) -> T:
    async with Connection(uri) as connection:
        return await connection.run(work)


async def _with_log(file: Path, work: Callable[[sa.Connection], T]) -> T:
    """The result of `work` on a copy of the file with its write-ahead log.

    A bot that was killed may have left some or all of its data in the log only. SQLite writes
    beside a file with a log even when reading, so it is given a copy.

    A separate process makes the copy. When a process closes a file, the system drops all its locks
    on that file, even those of SQLite's connections, and another process could then remove their
    log.
    """
    with tempfile.TemporaryDirectory(prefix="meeplepost-") as folder:
        copying = await asyncio.create_subprocess_exec(
            "cp", "--", file, f"{file}-wal", folder, stderr=asyncio.subprocess.PIPE
        )
        _, errors = await copying.communicate()
        if copying.returncode:
            raise OSError(errors.decode(errors="replace").strip())
        return await _run_at(address(Path(folder) / file.name, mode="rw"), work)
