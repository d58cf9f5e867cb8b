"""The ways the database fails in words, and which of them an error of SQLite's is."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError


class StorageError(Exception):
    """The database cannot be used; the text is one plain sentence for whoever runs the bot."""

    code = 1
    """Exit code of a command that it ends."""


class WrongSetting(StorageError):  # noqa: N818 - what it is
    """A setting names no usable database, or does not fit the one there is: to start again would
    change nothing."""

    code = 2


class DatabaseAway(StorageError):  # noqa: N818 - it passes
    """The database cannot be used now: its server cannot be reached, or another program keeps its
    file locked. Nothing was stored. It may be back any moment."""

    key = "database-away"
    """The message that tells it to the person who asked for something."""


class CommitLost(DatabaseAway):
    """The server went away while it was to store a transaction: it may have been stored, or not."""


class DatabaseFull(DatabaseAway):
    """There is no room for anything more; what is there can be read."""

    key = "database-full"


class DatabaseReadOnly(DatabaseAway):
    """Nothing may be written; what is there can be read."""

    key = "database-read-only"


class DatabaseExchanged(DatabaseAway):
    """The file was deleted, moved or exchanged while it was open: what is written to it is lost."""

    key = "database-exchanged"


class DatabaseDamaged(DatabaseAway):
    """A part of the file cannot be read, and does not heal by itself."""

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
"""By SQLite's primary codes; all others are about a statement, not about the file."""
_UNSAID = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR)
"""With these SQLite does not say whether the file is there and may only be read."""


def is_locked(error: BaseException) -> bool:
    """Whether another connection is at the file."""
    return _code(error) == sqlite3.SQLITE_BUSY


def cannot_be_opened(error: BaseException) -> bool:
    """Whether SQLite could not open the file, or make it."""
    return _code(error) == sqlite3.SQLITE_CANTOPEN


@contextmanager
def in_words(file: Path) -> Generator[None]:
    """Lets what SQLite raises about this file be raised as `DatabaseAway` of the fitting kind."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        code = _code(error)
        if code not in _MEANINGS:
            raise
        if code in _UNSAID and _may_only_be_read(file):
            code = sqlite3.SQLITE_READONLY
        kind, sentence = _MEANINGS[code]
        cause = str(getattr(error, "orig", None) or error)
        raise kind(sentence.format(file=file, cause=cause)) from error


def _code(error: BaseException) -> int:
    """The primary code of an error, which is the low byte of its code; 0 without one."""
    return getattr(getattr(error, "orig", error), "sqlite_errorcode", 0) & 0xFF


def _may_only_be_read(file: Path) -> bool:
    """Whether a file may only be read, also because Linux lets nobody write to a failing disk."""
    places = (file, file.parent)
    return file.exists() and not all(os.access(place, os.W_OK) for place in places)
