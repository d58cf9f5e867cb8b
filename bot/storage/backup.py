"""A consistent copy of a SQLite database while the bot goes on writing."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.storage.sqlite import Connection, address


async def copy_sqlite(source: Path, target: Path) -> None:
    """Copies by SQLite's online backup into a new file, which appears complete or not at all.

    An existing target is replaced. Raises `sqlite3.Error` or `OSError` when that cannot be.
    """
    async with whole_or_not_at_all(target) as partial:
        await _copy(source, partial)


@asynccontextmanager
async def whole_or_not_at_all(target: Path) -> AsyncGenerator[Path]:
    """A file to write a SQLite database to. It becomes the target once it is written, folded into
    one file and safe on the disk; otherwise nothing of it stays."""
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
    """The source is opened for writing, too: a connection that only reads leaves SQLite's files
    beside it. It is closed first, also when the caller is cancelled: that waits for the copying."""
    async with (
        Connection(address(target, mode="rwc")) as new,
        Connection(address(source, mode="rw")) as old,
    ):
        await old.backup(new)


def _settle(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _remove(file: Path) -> None:
    """With what SQLite keeps beside it."""
    for ending in ("", "-wal", "-shm", "-journal"):
        Path(f"{file}{ending}").unlink(missing_ok=True)
