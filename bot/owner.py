"""Whom a database belongs to: one application at Discord, or the sandbox. Any other would find none
of its channels there and take the tables for lost."""

from __future__ import annotations

import sqlite3

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from bot.settings import Settings
from bot.storage import preferences, schema
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import in_use
from bot.storage.migrate import present_revision
from bot.storage.recognise import recognise, undisturbed
from bot.tokens import application_of
from sandbox.world.people import APPLICATION_ID

SANDBOX = "sandbox"
"""The stored owner of a sandbox database. Other databases store the application's id."""
_OF_SANDBOX = frozenset({SANDBOX, str(APPLICATION_ID)})
"""The owners found in a sandbox database, including those of earlier versions."""
_KEY = "application"
_COMMANDS = "commands-"
"""The prefix of the keys about registered commands, which end with the application's id. Earlier
versions stored no other owner."""


def owner_of(settings: Settings) -> str | None:
    """The owner of the database that a bot with these settings uses; None if only Discord knows
    it."""
    if settings.discord_token is None:
        return SANDBOX
    application = application_of(settings.discord_token.get_secret_value())
    return None if application is None else str(application)


async def check_owner(url: str, owner: str | None) -> None:
    """Raises `StorageError` if the database belongs to another owner. The database is not
    changed."""
    database = Database.as_it_is(url)
    try:
        owners = await _before_it_is_opened(database, owner)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StorageError(database.refusal(error)) from error
    finally:
        await database.close()
    refuse(database, owners, owner)


async def claim(database: Database, owner: str, *, adopt: bool = False) -> None:
    """Stores the owner in an open database. Raises `StorageError` if it has another owner, unless
    `adopt` is set."""
    if not adopt:
        refuse(database, await database.read(owners), owner)
    await preferences.remember(database, _KEY, owner)


def owners(connection: sa.Connection) -> frozenset[str]:
    """The owners stored in the database; empty if it is new. In a database of an earlier version
    these are all applications that have registered commands. Raises `StorageError` if the database
    belongs to another program."""
    if present_revision(connection) is None:
        return frozenset()
    meta = schema.meta
    rows = connection.execute(sa.select(meta.c.key, meta.c.value)).all()
    if owner := {value for key, value in rows if key == _KEY}:
        return frozenset(owner)
    ids = {key.split("-")[1] for key, _ in rows if key.startswith(_COMMANDS)}
    return frozenset(ids | {SANDBOX} if str(APPLICATION_ID) in ids else ids)


def is_of_sandbox(connection: sa.Connection) -> bool:
    """Whether this is a sandbox database, which may be used beside a bot."""
    return _is_of_sandbox(owners(connection))


def refuse(database: Database, owners: frozenset[str], owner: str | None) -> None:
    """Raises `StorageError` with a sentence unless the database belongs to the owner."""
    if _fits(owners, owner):
        return
    name = database.name
    if owner == SANDBOX:
        raise StorageError(
            f"The database {name} was used with a token ({_applications(owners)}), and there is "
            "no DISCORD_TOKEN: set it, or leave DATABASE_URL empty for the sandbox."
        )
    mine = "this token's application" if owner is None else f"application {owner}"
    theirs = "the sandbox" if _is_of_sandbox(owners) else _applications(owners)
    raise StorageError(
        f"The database {name} belongs to {theirs}, not to {mine}: check DISCORD_TOKEN, name "
        "another database (DATA_DIR, DATABASE_URL), or take this one over with --adopt."
    )


def _fits(owners: frozenset[str], owner: str | None) -> bool:
    if not owners or owner in owners - {SANDBOX}:
        return True
    if owner == SANDBOX:
        return _is_of_sandbox(owners)
    return owner is None and owners != frozenset({SANDBOX})


def _is_of_sandbox(owners: frozenset[str]) -> bool:
    return SANDBOX in owners <= _OF_SANDBOX


def _applications(owners: frozenset[str]) -> str:
    return " and ".join(f"application {one}" for one in sorted(owners - _OF_SANDBOX) or owners)


async def _before_it_is_opened(database: Database, owner: str | None) -> frozenset[str]:
    file = database.file
    if file is None:
        return await database.read(owners)
    if not file.exists():
        return frozenset()
    await recognise(file)
    return await undisturbed(file, owners, enough=lambda found: bool(found) and _fits(found, owner))


async def left_alone(settings: Settings) -> str | None:
    """The message to an operator whose bot starts in the sandbox although DATA_DIR has another
    database. None if there is no such database, or a bot is running on it."""
    database = Database.as_it_is(settings.database)
    if settings.database_url or database.file is None or in_use(database.file):
        return None
    try:
        owners = await _before_it_is_opened(database, None)
    except (StorageError, SQLAlchemyError, sqlite3.Error, OSError):
        return None
    if not owners:
        return None
    if _is_of_sandbox(owners):
        return (
            f"{database.file} holds games of an earlier sandbox and stays as it is; "
            f"DATABASE_URL={settings.database} opens it."
        )
    whose = _applications(owners)
    return f"{database.file} belongs to {whose} and stays as it is: DISCORD_TOKEN is not set."
