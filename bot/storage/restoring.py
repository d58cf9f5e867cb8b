"""Puts a backup in place of the database, after checking the whole backup."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import URL

from bot.storage import schema
from bot.storage.backup import copy_sqlite
from bot.storage.database import LAST_ANSWER, Database
from bot.storage.errors import StorageError
from bot.storage.migrate import present_revision
from bot.storage.recognise import check_pages, recognise

_BESIDE = ("-wal", "-shm", "-journal")
"""The endings of files that SQLite keeps beside a database."""
_HEADER = b"SQLite format 3\0"
"""The first bytes of every SQLite database."""
_PREFIX = "restoring-"
"""The prefix of the folders in which backups are checked."""


@asynccontextmanager
async def checked_copy(backup: Path, folder: Path) -> AsyncGenerator[Database]:
    """A context with a migrated copy of the backup. The copy is in its own folder inside `folder`,
    which is deleted at the end, as are folders of killed restores. The backup itself is not
    changed. Raises `StorageError` if the backup is no sound database of this bot or is of a newer
    version, and the errors of the drivers and the disk."""
    await recognise(backup)
    await asyncio.to_thread(_remove_unfinished, folder)
    with tempfile.TemporaryDirectory(prefix=_PREFIX, dir=folder) as place:
        copy = Path(place) / "copy.sqlite3"
        await copy_sqlite(backup, copy)
        await _check(copy, backup)
        database = await Database.open(URL.create("sqlite", database=str(copy)))
        try:
            yield database
        finally:
            await database.close()


def _remove_unfinished(folder: Path) -> None:
    for left in folder.glob(f"{_PREFIX}*"):
        shutil.rmtree(left, ignore_errors=True)


async def _check(copy: Path, backup: Path) -> None:
    """Raises `StorageError` if a copy has no tables, damaged pages, or rows that refer to missing
    ones. All pages are checked, however large the file is."""
    database = Database.as_it_is(URL.create("sqlite", database=str(copy)))
    try:
        if await database.read(present_revision) is None:
            raise StorageError(f"The file {backup} holds no tables; there is nothing to restore.")
        await database.read(check_pages)
        orphan = await database.read(_orphan)
    finally:
        await database.close()
    if orphan is not None:
        raise StorageError(f"The file {backup} is damaged: {orphan} has rows that belong to none.")


def _orphan(connection: sa.Connection) -> str | None:
    """The name of a database table with rows that refer to missing rows; None if there is none."""
    row = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if row is None else str(row[0])


async def put_in_place(checked: Database, file: Path) -> Path | None:
    """Replaces a database file, which no bot may use, by a checked copy, in one step. The old file
    stays beside it. Returns its new path; None if there was no file. Raises `sqlite3.Error` or
    `OSError`."""
    assert checked.file is not None
    file = await asyncio.to_thread(file.resolve)  # keeps a symbolic link
    new = file.with_name(f"{file.name}.restored")
    await copy_sqlite(checked.file, new)
    await asyncio.to_thread(_empty_log, file)
    return await asyncio.to_thread(_replace, file, new)


def _empty_log(file: Path) -> None:
    """Writes a database's write-ahead log into its file, so that nothing is missing there if the
    restore is killed between moving the log and the file. A destroyed file stays as it is."""
    if _begins_as_database(file):
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as old:
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _begins_as_database(file: Path) -> bool:
    with contextlib.suppress(FileNotFoundError), file.open("rb") as opened:
        return opened.read(len(_HEADER)) == _HEADER
    return False


def _replace(file: Path, new: Path) -> Path | None:
    """Moves the new file to the old one's place. Returns where the old one is kept."""
    try:
        _belong_to_the_same(file, new)
        kept = _keep_link(file)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return kept


def _belong_to_the_same(file: Path, new: Path) -> None:
    """Gives the new file the owner of the old one, even if somebody else restores it. No other user
    can read it."""
    new.chmod(0o600)
    if file.exists():
        with contextlib.suppress(PermissionError):
            shutil.chown(new, file.stat().st_uid, file.stat().st_gid)


def _keep_link(file: Path) -> Path | None:
    """Keeps the old file under a second name, so that its own name exists at every moment. Its
    write-ahead log is renamed, too, even if the file is missing: SQLite would take it for the new
    file's."""
    kept = _free_name(file)
    if file.exists():
        try:
            os.link(file, kept)
        except OSError:  # a file system without hard links
            shutil.copyfile(file, kept)
    for ending in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{file}{ending}").rename(f"{kept}{ending}")
    return kept if kept.exists() else None


def _free_name(file: Path) -> Path:
    """An unused name with the present second, or with a later one if several restores follow
    quickly."""
    at = datetime.now(UTC)
    while True:
        kept = file.with_name(f"{file.name}.replaced-{at:%Y%m%d-%H%M%S}")
        if not any(Path(f"{kept}{ending}").exists() for ending in ("", *_BESIDE)):
            return kept
        at += timedelta(seconds=1)


def last_write_time(connection: sa.Connection) -> float:
    """When a bot last stored anything, in seconds since 1970; 0.0 in an empty database."""
    meta, interactions, matches = schema.meta.c, schema.interactions.c, schema.matches.c
    queries = (
        sa.select(meta.value).where(meta.key == LAST_ANSWER),
        sa.select(sa.func.max(interactions.at)),
        sa.select(sa.func.max(matches.changed_at)),
    )
    return max(float(connection.execute(query).scalar() or 0.0) for query in queries)


def open_tables(connection: sa.Connection) -> list[str]:
    """The ids of all tables that occupy their channel."""
    matches = schema.matches.c
    query = sa.select(matches.id).where(matches.status.in_(schema.OPEN)).order_by(matches.id)
    return list(connection.execute(query).scalars())
