"""Puts a backup in place of the database, after checking the whole backup."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
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
"""What SQLite keeps beside a file."""
_PREFIX = "restoring-"
"""How the names of folders begin in which backups are checked."""


@asynccontextmanager
async def checked_copy(backup: Path, folder: Path) -> AsyncGenerator[Database]:
    """A copy of the backup at this version's schema, made in a folder of its own inside `folder`
    that is gone afterwards, as are those of restores that were killed; the backup itself stays as
    it is.

    Raises `StorageError` when it is no sound database of this bot or one of a newer version, and
    the drivers' and the disk's errors.
    """
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
    """Raises `StorageError` for a copy without tables, with damaged pages, or with rows whose table
    is gone, whatever its size."""
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
    """The name of a database table that has rows without the row they belong to; None: there is
    none."""
    row = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    return None if row is None else str(row[0])


async def put_in_place(checked: Database, file: Path) -> Path | None:
    """Lets a checked copy take the place of a database file that no bot uses, in one step.

    What was there stays beside it; returns under which name, None when nothing was there.
    Raises `sqlite3.Error` or `OSError`.
    """
    assert checked.file is not None
    file = await asyncio.to_thread(file.resolve)  # a link stays one
    new = file.with_name(f"{file.name}.restored")
    await copy_sqlite(checked.file, new)
    return await asyncio.to_thread(_replace, file, new)


def _replace(file: Path, new: Path) -> Path | None:
    try:
        _belong_to_the_same(file, new)
        kept = _keep_link(file)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    return kept


def _belong_to_the_same(file: Path, new: Path) -> None:
    """Whoever runs the bot may read it, also when somebody else restores, and nobody else."""
    new.chmod(0o600)
    if file.exists():
        with contextlib.suppress(PermissionError):
            shutil.chown(new, file.stat().st_uid, file.stat().st_gid)


def _keep_link(file: Path) -> Path | None:
    """A second name for the file, so that there is one at its place at every moment. Its log moves
    along, also one that was left without its file: it would be taken for the new file's."""
    kept = _free_name(file)
    if file.exists():
        try:
            os.link(file, kept)
        except OSError:  # a file system without second names
            shutil.copyfile(file, kept)
    for ending in _BESIDE:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{file}{ending}").rename(f"{kept}{ending}")
    return kept if kept.exists() else None


def _free_name(file: Path) -> Path:
    """By the second; by a later one where another restore was as quick."""
    at = datetime.now(UTC)
    while True:
        kept = file.with_name(f"{file.name}.replaced-{at:%Y%m%d-%H%M%S}")
        if not any(Path(f"{kept}{ending}").exists() for ending in ("", *_BESIDE)):
            return kept
        at += timedelta(seconds=1)


def last_write_time(connection: sa.Connection) -> float:
    """When a bot last stored something, in seconds since 1970; 0.0 in an empty database."""
    meta, interactions, matches = schema.meta.c, schema.interactions.c, schema.matches.c
    queries = (
        sa.select(meta.value).where(meta.key == LAST_ANSWER),
        sa.select(sa.func.max(interactions.at)),
        sa.select(sa.func.max(matches.changed_at)),
    )
    return max(float(connection.execute(query).scalar() or 0.0) for query in queries)


def open_tables(connection: sa.Connection) -> list[str]:
    """The ids of all tables that hold their channel."""
    matches = schema.matches.c
    query = sa.select(matches.id).where(matches.status.in_(schema.OPEN)).order_by(matches.id)
    return list(connection.execute(query).scalars())
