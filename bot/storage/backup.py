"""A consistent copy of a SQLite database while the bot goes on writing."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path


def copy_sqlite(source: Path, target: Path) -> None:
    """Copies by SQLite's online backup into a new file, which appears complete or not at all.

    An existing target is replaced. Raises `sqlite3.Error` or `OSError` when that cannot be.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
        ) as old,
        contextlib.closing(sqlite3.connect(partial)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")
    _settle(partial)
    partial.replace(target)


def _settle(file: Path) -> None:
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
