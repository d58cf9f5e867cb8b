"""`doctor`: is everything in order, in words; `doctor --health`: is the running bot well;
`doctor --live CHANNEL`: does Discord do what the bot rests on; `doctor --prune`: removes copies."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import time
from argparse import Namespace
from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from bot import __version__
from bot.cli.config import FILE, check_token_given, mistyped_names, settings_of_data
from bot.cli.errors import CommandError
from bot.private_files import OTHERS
from bot.settings import Settings
from bot.tokens import application_of

if TYPE_CHECKING:
    from bot.storage.database import Database

FRESH_SECONDS = 90
"""The age of the heartbeat file, in seconds, from which the bot counts as unwell."""

_LEAST_DISK = 200_000_000
_FULL = 2_000_000
"""Free bytes below which the bot will soon be unable to store anything."""
Check: TypeAlias = Callable[[Settings], str]
"""Returns a line about what is in order. Raises `CommandError` with what is not."""


def run(args: Namespace) -> int:
    """Prints one line for each check. Returns 1 if one of them fails."""
    settings = settings_of_data()
    if args.force and not args.prune:
        raise CommandError("--force is for --prune only", 2)
    if args.health:
        check_token_given(settings)
        check_disk(settings, _FULL)
        print(check_heartbeat(settings))
        return 0
    if args.prune:
        from bot.cli import prune

        return prune.run(_file(settings), forced=args.force)
    if args.live is not None:
        from bot.cli import live

        return live.run(settings, args.live)
    checks: tuple[Check, ...] = (
        check_version, check_python, check_token, check_env_file, check_disk, check_database,
        check_last_backup, check_backups, check_copies, check_commands, check_fonts,
    )  # fmt: skip
    for line in mistyped_names():
        print(f"note   {line}")
    return 0 if all_pass(checks, settings) else 1


def all_pass(checks: Sequence[Check], settings: Settings) -> bool:
    """Prints the lines of all checks. A check is skipped if one it depends on has failed."""
    wrong = set[Check]()
    for check in checks:
        if wrong.isdisjoint(_RESTS_ON.get(check, ())) and not passes(check, settings):
            wrong.add(check)
    return not wrong


def passes(check: Check, settings: Settings) -> bool:
    """Prints the line of a check. Returns whether it passed."""
    try:
        print(f"ok     {check(settings)}")
    except CommandError as error:
        print(f"WRONG  {error}")
        return False
    return True


def check_heartbeat(settings: Settings) -> str:
    """Is the heartbeat fresh? It is written only while the gateway answers, and contains problems
    of the database."""
    try:
        age = time.time() - settings.heartbeat.stat().st_mtime
        failure = settings.heartbeat.read_text("utf-8")
    except OSError:
        raise CommandError(f"no heartbeat: {_why_missing(settings)}") from None
    if age < -FRESH_SECONDS:
        raise CommandError(
            f"the last heartbeat is {-age:.0f} s ahead of this machine's clock; the clock was set "
            "back and the bot has not answered since"
        )
    if age > FRESH_SECONDS:
        raise CommandError(f"the last heartbeat is {age:.0f} s old; the bot does not answer")
    if failure:
        raise CommandError(f"the bot runs and cannot use its database: {failure}")
    return f"the last heartbeat is {max(age, 0):.0f} s old"


def _why_missing(settings: Settings) -> str:
    """Why there is no heartbeat file."""
    if settings.data_dir.is_dir():
        return f"{settings.heartbeat} is missing; the bot is not running, or cannot reach Discord"
    return (
        f"the folder {settings.data_dir} is missing; a bot that was started on it and still runs "
        "can store nothing"
    )


def check_version(_: Settings) -> str:
    """Which version is this?"""
    return f"Meeplepost {__version__}"


def check_python(_: Settings) -> str:
    """Which Python runs this? A version that is too old fails at the imports already."""
    return f"Python {sys.version.split()[0]}"


def check_token(settings: Settings) -> str:
    """Does the token look like one?"""
    check_token_given(settings)
    if settings.discord_token is None:
        return "no DISCORD_TOKEN: the bot starts in the sandbox"
    application = application_of(settings.discord_token.get_secret_value())
    if application is None:
        raise CommandError("DISCORD_TOKEN does not look like a bot token; copy it again")
    return f"DISCORD_TOKEN of application {application}"


def check_env_file(_: Settings) -> str:
    """Is the file with the token readable only by its owner?"""
    if not FILE.exists():
        return f"no file {FILE} here"
    if FILE.stat().st_mode & OTHERS:
        raise CommandError(f"others can read {FILE.absolute()}; say: chmod 600 {FILE}")
    return f"nobody else can read {FILE.absolute()}"


def check_database(settings: Settings) -> str:
    """Can every page of the database be read, and does it have this version's schema?"""
    file = _file(settings)
    if file is not None and not file.exists():
        sandbox = settings.discord_token is None and not settings.token_required
        sandbox_file = _file(settings.of_sandbox()) if sandbox else file
        return f"database {sandbox_file} will be made at the first start"
    return asyncio.run(_examine(settings, file))


async def _examine(settings: Settings, file: Path | None) -> str:
    """Checks the database's schema, pages and owner, and returns a line about it."""
    from bot.storage.migrate import check_rights

    async with _as_it_is(settings.database) as database:
        version, wanted = await _revisions(database)
        name = file or "PostgreSQL"
        if version is None:
            if file is None:
                await database.read(check_rights)
            return f"database {name} is empty; the first start makes its tables"
        if file is not None:
            from bot.storage.recognise import check_pages

            await database.read(check_pages)
        await _check_owner(database, settings)
        if version != wanted:
            return f"database {name} has schema {version}; the next start brings it to {wanted}"
        return f"database {name} can be read: {await _counts_line(database)}"


async def _check_owner(database: Database, settings: Settings) -> None:
    """Does the database belong to this token's application? Without a token, do not ask."""
    from bot.owner import SANDBOX, owner_of, owners, refuse

    owner = owner_of(settings)
    if owner != SANDBOX:
        refuse(database, await database.read(owners), owner)


@asynccontextmanager
async def _as_it_is(url: str) -> AsyncGenerator[Database]:
    """The database for reading. Any problem with it becomes one plain line. If a bot is using the
    file, it is neither recognised again nor checked as a whole."""
    import sqlite3

    from sqlalchemy.exc import SQLAlchemyError

    from bot.storage.database import Database
    from bot.storage.errors import StorageError
    from bot.storage.lock import in_use
    from bot.storage.recognise import recognise

    database = Database.as_it_is(url)
    try:
        if database.file is not None and not in_use(database.file):
            await recognise(database.file)
        yield database
    except StorageError as error:
        raise CommandError(str(error)) from None
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise CommandError(database.refusal(error)) from None
    finally:
        await database.close()


async def _counts_line(database: Database) -> str:
    """The numbers of tables and waiting posts, and whether Discord refuses some posts."""
    from bot.matches.looking.queries import Queries

    counts = await Queries(database, {}).counts()
    tables = counts.tables
    line = f"running games: {tables.get('running', 0)}, lobbies: {tables.get('lobby', 0)}"
    if counts.oldest_post is None:
        return f"{line}, no post waits"
    since = f"{counts.oldest_post:%Y-%m-%d %H:%M} UTC"
    return f"{line}, waiting posts: {counts.posts_waiting}, the oldest since {since}"


def check_last_backup(settings: Settings) -> str:
    """Did the last scheduled backup succeed?"""
    from bot.storage.kept_backups import KeptBackups

    failure = KeptBackups(settings.backups).failure() if settings.backup_hours else None
    if failure is not None:
        raise CommandError(f"the last backup failed: {failure or 'the disk is full'}")
    return "no backup has failed"


def check_backups(settings: Settings) -> str:
    """How many backups are there, and is the newest one recent enough? A failed attempt is reported
    by another check."""
    from bot.storage.kept_backups import KeptBackups

    if not settings.backup_hours:
        return "no backups on a schedule (BACKUP_HOURS=0, or the sandbox)"
    backups = KeptBackups(settings.backups)
    newest, failed = backups.newest(), backups.failure() is not None
    if newest is None:
        if settings.discord_token is None:
            return "no backup yet: the sandbox writes none"
        return f"no backup yet{'' if failed else ': the first comes a minute after the start'}"
    since = f"{datetime.fromtimestamp(newest, UTC):%Y-%m-%d %H:%M} UTC"
    line = f"backups: {len(backups.files())}, the newest of {since}"
    old = time.time() - newest > 2 * settings.backup_hours * 3600
    if old and not failed and _runs(settings):
        raise CommandError(f"{line}: the bot runs and writes none")
    return line


def check_copies(settings: Settings) -> str:
    """How much space do the copies from restores and migrations take?"""
    from bot.cli import prune

    copies = prune.find_copies(_file(settings))
    if not copies:
        return "no copies of former databases"
    return f"{prune.summary(copies)}; `doctor --prune` lists and removes them"


def _runs(settings: Settings) -> bool:
    try:
        check_heartbeat(settings)
    except CommandError:
        return False
    return True


def _file(settings: Settings) -> Path | None:
    """The SQLite file; None on PostgreSQL. Raises `CommandError` for a wrong URL."""
    from bot.storage.database import Database
    from bot.storage.errors import StorageError

    try:
        return Database.as_it_is(settings.database).file
    except StorageError as error:
        raise CommandError(str(error)) from None


async def _revisions(database: Database) -> tuple[str | None, str | None]:
    """The schema of the database and that of this version."""
    from bot.storage.migrate import present_revision, revisions

    return revisions(str(database.url.database), await database.read(present_revision))


def check_disk(settings: Settings, least: int = _LEAST_DISK) -> str:
    """Is there room for the data, and may this user write it?"""
    folder = settings.data_dir.absolute()
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    if free < least:
        raise CommandError(f"the disk is nearly full: {free / 1e6:.1f} MB are free for {folder}")
    if not (folder.is_dir() and os.access(folder, os.W_OK | os.X_OK)):
        raise CommandError(f"nothing can be written to {folder}; let the bot's user write there")
    return f"{free / 1e9:.1f} GB free for {settings.data_dir}"


def check_fonts(_: Settings) -> str:
    """Can names in every script be drawn?"""
    try:
        from render.fonts.faces import SHAPING, font

        main = " ".join(map(str, font(20).getname()))
    except (ImportError, OSError) as error:
        raise CommandError(f"the font cannot be loaded: {error}") from None
    if not SHAPING:
        return f"names can be drawn ({main}); Arabic, Hebrew and Indic ones need libfribidi0"
    return f"names in every script can be drawn ({main})"


def check_commands(settings: Settings) -> str:
    """Do Discord's slash commands belong to this version?"""
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
    """Whether this version's commands were the last registered ones; None if none ever were."""
    from bot.app import Bot
    from bot.front.commands import add_commands
    from bot.front.gate.registering import commands_digest, commands_key
    from bot.storage.preferences import remembered

    async with _as_it_is(settings.database) as database:
        present, wanted = await _revisions(database)
        if present != wanted:
            return None
        kept = await remembered(database, commands_key(application, settings.commands_guild))
        client = Bot(settings, database).client
        await add_commands(client)
        return None if kept is None else kept == await commands_digest(client)


_RESTS_ON: Mapping[Check, tuple[Check, ...]] = {
    check_last_backup: (check_disk, check_database),
    check_copies: (check_database,),
    check_commands: (check_token, check_database),
}
"""The checks that must pass before another check makes sense."""
