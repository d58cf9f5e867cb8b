"""`doctor`: is everything in order, in words; `doctor --health`: is the running bot well;
`doctor --live CHANNEL`: does Discord do what the bot rests on."""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TypeAlias

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.cli.token import application_of
from bot.settings import Settings

FRESH_SECONDS = 90
"""Age of the heartbeat file at which the running bot counts as unwell."""

LEAST_PYTHON = (3, 11)
_LEAST_DISK = 200_000_000
Check: TypeAlias = Callable[[Settings], str]
"""Returns what is in order; raises `CommandError` with what is not."""


def run(given: Namespace) -> int:
    """Prints one line a check. 1 when one of them fails."""
    settings = read_settings()
    if given.health:
        print(check_heartbeat(settings))
        return 0
    if given.live is not None:
        from bot.cli import live

        return live.run(settings, given.live)
    checks: tuple[Check, ...] = (
        check_python, check_token, check_database, check_commands, check_fonts, check_disk,
    )  # fmt: skip
    results = [_passes(check, settings) for check in checks]
    return 0 if all(results) else 1


def _passes(check: Check, settings: Settings) -> bool:
    try:
        print(f"ok     {check(settings)}")
    except CommandError as error:
        print(f"WRONG  {error}")
        return False
    return True


def check_heartbeat(settings: Settings) -> str:
    """Is the heartbeat fresh? It is touched only while gateway and database answer."""
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
    except OSError:
        raise CommandError(
            f"no heartbeat: {settings.heartbeat} is missing; the bot is not running"
        ) from None
    if age > FRESH_SECONDS:
        raise CommandError(f"the last heartbeat is {age:.0f} s old; the bot does not answer")
    return f"the last heartbeat is {max(age, 0):.0f} s old"


def check_python(_: Settings) -> str:
    """Is Python new enough?"""
    version = sys.version_info
    if version < LEAST_PYTHON:
        raise CommandError(f"Python {sys.version.split()[0]} is too old; 3.11 or newer is needed")
    return f"Python {sys.version.split()[0]}"


def check_token(settings: Settings) -> str:
    """Does the token look like one?"""
    if settings.discord_token is None:
        return "no DISCORD_TOKEN: the bot starts in the sandbox"
    application = application_of(settings.discord_token.get_secret_value())
    if application is None:
        raise CommandError("DISCORD_TOKEN has not the shape of a bot token; copy it again")
    return f"DISCORD_TOKEN of application {application}"


def check_database(settings: Settings) -> str:
    """Can the database be read, and is it of this version?"""
    file = _file(settings)
    if file is not None and not file.exists():
        return f"database {file} will be made at the first start"
    present, wanted = asyncio.run(_revisions(settings.database))
    shown = file or "PostgreSQL"
    if present == wanted:
        return f"database {shown} can be read: {asyncio.run(_counted(settings.database))}"
    if present is None:
        return f"database {shown} is empty; the first start makes its tables"
    return f"database {shown} has schema {present}; the next start brings it to {wanted}"


async def _counted(url: str) -> str:
    """How much is going on, and whether posts wait that Discord does not take."""
    from bot.matches.reading import Reading
    from bot.storage.database import Database

    database = Database.as_it_is(url)
    try:
        counts = await Reading(database, {}).counts()
    finally:
        await database.close()
    told = f"{counts.tables.get('running', 0)} games run, {counts.tables.get('lobby', 0)} lobbies"
    if counts.oldest_post is None:
        return f"{told}, no post waits"
    since = f"{counts.oldest_post:%Y-%m-%d %H:%M} UTC"
    return f"{told}, {counts.posts_waiting} posts wait, the oldest since {since}"


def _file(settings: Settings) -> Path | None:
    """The SQLite file, None on PostgreSQL. Raises `CommandError` for a wrong URL."""
    from bot.storage.database import StorageError, read_url

    try:
        url = read_url(settings.database)
    except StorageError as error:
        raise CommandError(str(error)) from None
    return Path(str(url.database)) if url.drivername.startswith("sqlite") else None


async def _revisions(url: str) -> tuple[str | None, str | None]:
    """The schema that is there and the one of this version. Nothing is changed."""
    from sqlalchemy.exc import SQLAlchemyError

    from bot.storage.database import Database, StorageError
    from bot.storage.migrate import present_revision, revisions

    database = Database.as_it_is(url)
    try:
        return revisions(database.url, await database.read(present_revision))
    except StorageError as error:
        raise CommandError(str(error)) from None
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise CommandError(f"the database cannot be read: {cause}") from None
    finally:
        await database.close()


def check_disk(settings: Settings) -> str:
    """Is there room for the data, and may we write it?"""
    folder = settings.data_dir.absolute()
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    if free < _LEAST_DISK:
        raise CommandError(f"only {free / 1e6:.0f} MB are free for {settings.data_dir}")
    return f"{free / 1e9:.1f} GB free for {settings.data_dir}"


def check_fonts(_: Settings) -> str:
    """Can names in every script be drawn?"""
    try:
        import noto_cjk_sans_otc  # pyright: ignore[reportMissingTypeStubs]
        from PIL import ImageFont

        font = ImageFont.truetype(str(noto_cjk_sans_otc.FONT_PATH), 20)
    except (ImportError, OSError) as error:
        raise CommandError(f"the font cannot be loaded: {error}") from None
    return f"names in every script can be drawn ({' '.join(map(str, font.getname()))})"


def check_commands(settings: Settings) -> str:
    """Are the slash commands that Discord was told last those of this version?"""
    token = settings.discord_token
    application = application_of(token.get_secret_value()) if token else None
    if application is None:
        return "commands are registered by the sandbox itself"
    file = _file(settings)
    fresh = file is not None and not file.exists()
    kept = None if fresh else asyncio.run(_commands_kept(settings, application))
    if kept is None:
        return "commands will be registered at the first start"
    return f"commands are {'registered' if kept else 'changed; the next start registers them'}"


async def _commands_kept(settings: Settings, application: int) -> bool | None:
    """Whether this version's commands were registered last; None when none ever were."""
    from bot.app import Bot, commands_digest, commands_key
    from bot.front.commands import add_commands
    from bot.storage.database import Database
    from bot.storage.settings import remembered

    present, wanted = await _revisions(settings.database)
    if present != wanted:
        return None
    database = await Database.open(settings.database)
    try:
        key = commands_key(application, settings.commands_guild)
        kept = await remembered(database, key)
        client = Bot(settings, database).client
        await add_commands(client)
        return None if kept is None else kept == await commands_digest(client)
    finally:
        await database.close()
