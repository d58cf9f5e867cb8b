"""`restore`: a backup, once it is known to be sound, in place of the database."""

from __future__ import annotations

import asyncio
import sys
import time
from argparse import Namespace
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import sqlalchemy as sa

from bot.cli.config import read_settings
from bot.cli.copy import table
from bot.cli.databases import plainly
from bot.cli.errors import CommandError
from bot.delivery import outbox_store
from bot.matches.looking import logged_games
from bot.matches.looking.logged_games import LogFault
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, Refused, SetBack
from bot.storage.copying import copy
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import lock
from bot.storage.restoring import checked_copy, last_write_time, open_tables, put_in_place
from rules import GAMES

MOST_NAMED = 5
"""The most games that an error message names."""
PROGRESS_SECONDS = 5.0
"""Seconds between two lines about the progress."""


def run(args: Namespace) -> int:
    """Checks the backup, replaces the database, and prints where the old one is."""
    settings, backup = read_settings(), args.file
    with plainly(f"nothing was restored from {backup}"):
        target = Database.as_it_is(settings.database)
        folder = settings.data_dir if target.file is None else target.file.parent
        _check_file(backup, target)
        folder.mkdir(parents=True, exist_ok=True)
        lines = asyncio.run(_restore(backup, target, folder, forced=args.force))
    print("\n".join(lines))
    return 0


def _check_file(backup: Path, target: Database) -> None:
    if not backup.is_file():
        raise CommandError(f"there is no file {backup}")
    if target.file is not None and target.file.exists() and backup.samefile(target.file):
        raise CommandError("this file is the database itself", 2)


async def _restore(backup: Path, target: Database, folder: Path, *, forced: bool) -> list[str]:
    """Checks the backup, puts it in place of the database, and returns the lines to print."""
    async with AsyncExitStack() as stack:
        stack.push_async_callback(target.close)
        held = await lock(target.url.render_as_string(hide_password=False), purpose="alone")
        stack.push_async_callback(held.release)
        checked = await stack.enter_async_context(checked_copy(backup, folder))
        games = await _check_games(checked, forced=forced)
        await _set_back(checked)
        if target.file is None:
            return await _into_server(checked, target, games)
        kept = await put_in_place(checked, target.file)
    former = "There was none before." if kept is None else f"The former one is {kept}."
    return [f"{target.file} holds what {backup} holds. {former}", *games]


async def _check_games(checked: Database, *, forced: bool) -> list[str]:
    """Lines about the games, each replayed from its log. Raises `CommandError` if one cannot be
    continued by this version, or its log does not lead to its position."""
    games = await checked.read(_replay_games)
    wrong = [f"{name}: {why}" for name, why in games.wrong.items()]
    if wrong and not forced:
        few = "; ".join(wrong[:MOST_NAMED]) + ("; ..." if wrong[MOST_NAMED:] else "")
        raise CommandError(
            f"{len(wrong)} of {games.count} games in the backup are not sound ({few}); nothing was "
            "replaced (--force restores it all the same)"
        )
    return [f"Games that go on: {games.going_on}.", *(f"Not sound: {line}." for line in wrong)]


@dataclass(slots=True)
class _Replayed:
    """The games of a database: how many there are, how many are unfinished, and their faults."""

    count: int
    going_on: int = 0
    wrong: dict[str, str] = field(default_factory=dict[str, str])


def _replay_games(connection: sa.Connection) -> _Replayed:
    """Replays all games from their logs."""
    games, printed_at = _Replayed(logged_games.count(connection)), time.monotonic()
    for number, logged in enumerate(logged_games.logged_games(connection)):
        if time.monotonic() - printed_at > PROGRESS_SECONDS:
            printed_at = time.monotonic()
            print(f"{number} of {games.count} games are looked at", file=sys.stderr)
        games.going_on += logged.goes_on
        try:
            logged_games.check_log(GAMES, logged)
        except LogFault as fault:
            games.wrong[logged.id] = str(fault)
    return games


async def _set_back(checked: Database) -> None:
    """Prepares the copy for the bot's next start. Every open table will tell its channels that it
    is at an earlier turn. Waiting posts will be searched in their channels before they are sent."""
    await checked.write(outbox_store.doubt)
    then, matches = await checked.read(last_write_time), Matches(checked, GAMES)
    for match_id in await checked.read(open_tables):
        key = f"set-back:{match_id}:{matches.clock()}"
        with suppress(Refused, ValueError):  # a table whose game is damaged
            await matches.submit(key, SYSTEM, match_id, SetBack(then))


async def _into_server(checked: Database, target: Database, games: list[str]) -> list[str]:
    """Copies the backup into a PostgreSQL database. Replacing one is left to its administrator."""
    try:
        copied = await copy(checked, target)
    except StorageError as error:
        raise CommandError(
            f"{error} Then set DATABASE_URL to the new one and restore again. "
            "What pg_dump wrote is restored by pg_restore."
        ) from None
    return [*table(copied), f"{target.name} holds all of it.", *games]
