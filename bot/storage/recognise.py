"""Whether a SQLite file is ours and sound, found out without changing a byte of it."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path

import sqlalchemy as sa

from bot.storage.errors import StorageError
from bot.storage.migrate import present_revision, revisions
from bot.storage.sqlite import Connection, address


async def recognise(file: Path) -> None:
    """Raises `StorageError` for a database of something else or of a newer version, and SQLite's
    errors for a file that is none. Neither the file nor what SQLite keeps beside it changes."""
    if not _holds_something(file):
        return
    revision = await _revision(address(file, immutable=1))
    if revision is None and _has_log(file):
        revision = await _revision_with_log(file)
    revisions(str(file), revision)


def check_pages(connection: sa.Connection) -> None:
    """Raises `StorageError` when pages of the SQLite file are damaged. Reads all of it."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        cause = " ".join(str(found).split())
        raise StorageError(f"The database file is damaged: {cause}. Restore a backup of it.")


def _holds_something(file: Path) -> bool:
    return file.exists() and (file.stat().st_size > 0 or _has_log(file))


def _has_log(file: Path) -> bool:
    """Whether something stands in the write-ahead log beside the file."""
    log = Path(f"{file}-wal")
    return log.exists() and log.stat().st_size > 0


async def _revision(uri: str) -> str | None:
    async with Connection(uri) as connection:
        return await connection.run(present_revision)


async def _revision_with_log(file: Path) -> str | None:
    """A bot killed in its first minutes may have its tables in the log only. SQLite writes beside a
    file with a log even when it only reads, so it is given a copy."""
    with tempfile.TemporaryDirectory(prefix="meeplepost-") as folder:
        copy = Path(folder) / "copy"
        await asyncio.to_thread(shutil.copyfile, file, copy)
        await asyncio.to_thread(shutil.copyfile, f"{file}-wal", f"{copy}-wal")
        return await _revision(address(copy, mode="rw"))
