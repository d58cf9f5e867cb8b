"""What is stored is for the eyes of one user: the one that runs the bot. It holds hidden hands."""

from __future__ import annotations

import glob
import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

OTHERS = stat.S_IRWXG | stat.S_IRWXO
"""All that others may do with a file."""
_IN_DATA_DIR = (
    "meeplepost.sqlite3*", "sandbox.*", "backups", "backups/*", "heartbeat", "last-backup",
)  # fmt: skip


def keep_private() -> None:
    """Whatever this process and those that it starts write from now on, others may not read."""
    os.umask(OTHERS)


def make_private(data_dir: Path, database: Path | None) -> None:
    """Keeps others from reading what is there already: the folder, a SQLite file wherever it lies
    (SQLite gives its log the rights of the file), and what stands beside them."""
    for path in (data_dir, *_stored_files(data_dir, database)):
        with suppress(OSError):  # somebody else's, or a file system without rights
            _close(path)


def _stored_files(data_dir: Path, database: Path | None) -> Iterator[Path]:
    for pattern in _IN_DATA_DIR:
        yield from data_dir.glob(pattern)
    if database is not None:
        yield from database.parent.glob(f"{glob.escape(database.name)}*")


def _close(path: Path) -> None:
    """Leaves alone what many write to on purpose, such as /tmp."""
    mode = path.stat().st_mode
    if mode & OTHERS and not mode & stat.S_ISVTX:
        path.chmod(stat.S_IMODE(mode) & ~OTHERS)
