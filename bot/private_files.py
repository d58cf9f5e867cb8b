"""Keeps stored files readable only for the user who runs the bot, because they contain hidden
hands."""

from __future__ import annotations

import glob
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""All permissions of other users for a file."""
_IN_DATA_DIR = (
    "meeplepost.sqlite3*", "sandbox.*", "backups", "backups/*", "heartbeat", "last-backup",
)  # fmt: skip


def keep_private() -> None:
    """Makes all files that this process and its children create unreadable for other users."""
    os.umask(OTHERS)


def make_private(data_dir: Path, database: Path | None) -> None:
    """Removes other users' permissions for existing files. These are the data folder, its files,
    and a SQLite file in any folder with those beside it. SQLite creates its log with the
    permissions of the database file."""
    for path in (data_dir, *_stored_files(data_dir, database)):
        with suppress(OSError):  # another user's file, or a file system without permissions
            _close(path)


def _stored_files(data_dir: Path, database: Path | None) -> Iterator[Path]:
    for pattern in _IN_DATA_DIR:
        yield from data_dir.glob(pattern)
    if database is not None:
        yield from database.parent.glob(f"{glob.escape(database.name)}*")


def _close(path: Path) -> None:
    """Removes other users' permissions. Skips shared folders such as /tmp, which have the sticky
    bit."""
    mode = path.stat().st_mode
    if mode & OTHERS and not mode & stat.S_ISVTX:
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
