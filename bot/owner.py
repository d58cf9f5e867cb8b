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
"""What stands in a database of the sandbox; in others the application's id."""
_OF_SANDBOX = frozenset({SANDBOX, str(APPLICATION_ID)})
"""What is found in its database, also in one of an earlier version."""
_KEY = "application"
_COMMANDS = "commands-"
"""How keys of applications begin whose commands were registered: all that earlier versions kept."""


def owner_of(settings: Settings) -> str | None:
    """Whose database a bot with these settings uses; None when only Discord knows it."""
    if settings.discord_token is None:
        return SANDBOX
    application = application_of(settings.discord_token.get_secret_value())
    return None if application is None else str(application)


async def check_owner(url: str, owner: str | None) -> None:
    """Raises `StorageError` for a database of another owner, before it is opened; nothing in it
    changes."""
    database = Database.as_it_is(url)
    try:
        owners = await _before_it_is_opened(database, owner)
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise StorageError(database.refusal(error)) from error
    finally:
        await database.close()
    refuse(database, owners, owner)


async def claim(database: Database, owner: str, *, adopt: bool = False) -> None:
    """Lets an open database remember its owner. Raises `StorageError` when it is another one's,
    unless that is to be taken over."""
    if not adopt:
        refuse(database, await database.read(owners), owner)
    await preferences.remember(database, _KEY, owner)


def owners(connection: sa.Connection) -> frozenset[str]:
    """The owner that the database remembers; with one of an earlier version all that have
    registered commands, and none with a new one. Raises `StorageError` for one that is not ours."""
    if present_revision(connection) is None:
        return frozenset()
    meta = schema.meta
    rows = connection.execute(sa.select(meta.c.key, meta.c.value)).all()
    if owner := {value for key, value in rows if key == _KEY}:
        return frozenset(owner)
    ids = {key.split("-")[1] for key, _ in rows if key.startswith(_COMMANDS)}
    return frozenset(ids | {SANDBOX} if str(APPLICATION_ID) in ids else ids)


def is_of_sandbox(connection: sa.Connection) -> bool:
    """Whether the database is a sandbox's, which may be played on beside a bot."""
    return _is_of_sandbox(owners(connection))


def refuse(database: Database, owners: frozenset[str], owner: str | None) -> None:
    """Raises `StorageError` with a sentence unless the database is the owner's."""
    if _fits(owners, owner):
        return
    name = database.file or database.url.render_as_string()
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
    """What a host is told whose bot starts in the sandbox although there is a database in DATA_DIR
    that is not the sandbox's; None when there is none, or a bot runs on it."""
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
