"""The errors of the database with plain sentences, and how SQLite's errors map to them."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError


class StorageError(Exception):
    """The database cannot be used. The text is one plain sentence for the operator."""

    code = 1
    """The exit code of a command that fails with this error."""


class WrongSetting(StorageError):  # noqa: N818 - what it is
    """A setting names no usable database or does not match the existing one. Restarting would not
    help."""

    code = 2


class DatabaseAway(StorageError):  # noqa: N818 - it passes
    """The database cannot be used at the moment, and nothing was stored. Its server cannot be
    reached, or another program keeps its file locked. It may be back soon."""

    key = "database-away"
    """The message key for people who make a request meanwhile."""


class CommitLost(DatabaseAway):
    """The server went away during a commit, so the transaction may or may not be stored."""


class DatabaseFull(DatabaseAway):
    """The disk is full. Existing data can be read."""

    key = "database-full"


class DatabaseReadOnly(DatabaseAway):
    """The database is read-only. Existing data can be read."""

    key = "database-read-only"


class DatabaseExchanged(DatabaseAway):
    """The file was deleted, moved or replaced while it was open, so new data would be lost."""

    key = "database-exchanged"


class DatabaseDamaged(DatabaseAway):
    """A part of the file cannot be read. This needs a repair."""

    key = "database-damaged"


_DAMAGED = (
    DatabaseDamaged,
    "The file {file} is damaged or no database: {cause}. Restore a backup of it.",
)
_AWAY = (DatabaseAway, "The database {file} cannot be reached: {cause}.")
_MEANINGS: dict[int, tuple[type[DatabaseAway], str]] = {
    sqlite3.SQLITE_BUSY: (
        DatabaseAway,
        "Another program keeps the database {file} locked: find that program and end it.",
    ),
    sqlite3.SQLITE_FULL: (
        DatabaseFull,
        "There is no room for the database {file}: {cause}. Free some on its disk.",
    ),
    sqlite3.SQLITE_READONLY: (
        DatabaseReadOnly,
        "The database {file} may only be read: {cause}. Let the bot write to it and its folder.",
    ),
    sqlite3.SQLITE_CORRUPT: _DAMAGED,
    sqlite3.SQLITE_NOTADB: _DAMAGED,
    sqlite3.SQLITE_CANTOPEN: _AWAY,
    sqlite3.SQLITE_IOERR: _AWAY,
}
"""By SQLite's primary error codes. All other codes are about a statement, not the file."""
NOT_ALLOWED = ("42501", "3F000")
"""PostgreSQL's SQLSTATE codes for a user without the right to do something, or to use any
schema."""
_UNSAID = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
"""Codes with which SQLite does not say whether the file is missing or read-only."""


@contextmanager
def in_words(file: Path) -> Generator[None]:
    """Turns SQLite's errors about this file into the matching kind of `DatabaseAway`."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        code = sqlite_code(error)
        if code not in _MEANINGS:
            raise
        if code in _UNSAID and _may_only_be_read(file):
            code = sqlite3.SQLITE_READONLY
        kind, sentence = _MEANINGS[code]
        cause = str(getattr(error, "orig", None) or error)
        raise kind(sentence.format(file=file, cause=cause)) from error


def cause_of(error: BaseException) -> str:
    """The message of the system or the driver, on one line. An error that says nothing is a
    timeout."""
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return str(getattr(error, "orig", None) or error).partition("\n")[0] or "it does not answer"


def sqlite_code(error: BaseException) -> int:
    """SQLite's primary code of an error, which is the low byte of its code; 0 if it has none."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF


def sqlstate(error: BaseException) -> str:
    """PostgreSQL's code of an error; "" if it has none."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""


def _may_only_be_read(file: Path) -> bool:
    """Whether a file is read-only, also because Linux has remounted a failing disk read-only."""
    places = (file, file.parent)
    return file.exists() and not all(os.access(place, os.W_OK) for place in places)
