"""Errors of commands that read and write whole databases, in words."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Generator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from bot.cli.errors import CommandError
from bot.storage.database import Database
from bot.storage.errors import (
    NOT_ALLOWED,
    DatabaseAway,
    StorageError,
    cause_of,
    sqlite_code,
    sqlstate,
)


@contextmanager
def plainly(what: str) -> Generator[None]:
    """A context in which errors of a database or disk become a `CommandError`. `what` begins the
    sentence if the error itself does not say enough. The drivers' messages contain no passwords."""
    try:
        yield
    except DatabaseAway as error:
        raise CommandError(f"{what}: {error}") from None
    except StorageError as error:
        raise CommandError(str(error), error.code) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        cause = cause_of(error)
        damaged = "malformed" in cause or "not a database" in cause
        raise CommandError(
            f"{what}: {'damaged, ' if damaged else ''}{cause}{_remedy(error)}"
        ) from None


def _remedy(error: BaseException) -> str:
    """What to do, if the cause itself does not say."""
    if sqlite_code(error) == sqlite3.SQLITE_CANTOPEN:
        return "; see that its folder is there and that you may write to it"
    if sqlstate(error) in NOT_ALLOWED:
        return "; let the user in the database's URL own the database and its tables"
    return ""


def present(url: str) -> Database:
    """The database at a URL, not opened yet. Raises `CommandError` for a wrong URL, and for a file
    that is missing or unreadable."""
    with plainly("the database URL cannot be used"):
        database = Database.as_it_is(url)
    if database.file is not None and not database.file.is_file():
        raise CommandError(
            f"there is no database {database.file} yet; check DATA_DIR and DATABASE_URL"
        )
    if database.file is not None and not os.access(database.file, os.R_OK):
        raise PermissionError(f"the database {database.file} may not be read")
    return database
