"""A consistent copy of a SQLite database while the bot goes on writing."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from bot.storage.sqlite import Connection, address


async def copy_sqlite(source: Path, target: Path) -> None:
    """Copies by SQLite's online backup into a new file, which appears complete or not at all.

    An existing target is replaced. Raises `sqlite3.Error` or `OSError` when that cannot be.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    try:
        await _copy(source, partial)
        await asyncio.to_thread(_settle, partial)
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)


async def _copy(source: Path, target: Path) -> None:
    """The source is opened for writing, too: a connection that only reads leaves SQLite's files
    beside it. It is closed first, also when the caller is cancelled: that waits for the copying."""
    async with (
        Connection(address(target, mode="rwc")) as new,
        Connection(address(source, mode="rw")) as old,
    ):
        await old.backup(new)
        await new.execute("PRAGMA journal_mode=DELETE")


def _settle(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
