"""`restore`: a backup, once it is known to be sound, in place of the database."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from contextlib import AsyncExitStack, suppress
from pathlib import Path

from bot.cli.config import read_settings
from bot.cli.copy import table
from bot.cli.databases import plainly
from bot.cli.errors import CommandError
from bot.delivery import outbox_store
from bot.matches import codec
from bot.matches.requests import Person, Refused, SetBack
from bot.matches.submit import Matches
from bot.storage.copying import copy, shown
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import lock
from bot.storage.restoring import examined, open_tables, put_in_place, snapshots, written_last
from rules import GAMES


def run(given: Namespace) -> int:
    """Examines, replaces, and says where the former database is."""
    settings, backup = read_settings(), given.file
    with plainly(f"nothing was restored from {backup}"):
        target = Database.as_it_is(settings.database)
        folder = settings.data_dir if target.file is None else target.file.parent
        folder.mkdir(parents=True, exist_ok=True)
        _check_file(backup, target)
        lines = asyncio.run(_restored(backup, target, folder, forced=given.force))
    print("\n".join(lines))
    return 0


def _check_file(backup: Path, target: Database) -> None:
    if not backup.is_file():
        raise CommandError(f"there is no file {backup}")
    if target.file is not None and target.file.exists() and backup.samefile(target.file):
        raise CommandError("this file is the database itself", 2)


async def _restored(backup: Path, target: Database, folder: Path, *, forced: bool) -> list[str]:
    async with AsyncExitStack() as stack:
        stack.push_async_callback(target.close)
        held = await lock(target.url.render_as_string(hide_password=False), purpose="alone")
        stack.push_async_callback(held.release)
        checked = await stack.enter_async_context(examined(backup, folder))
        games = await _playable(checked, forced=forced)
        await _set_back(checked)
        if target.file is None:
            return await _into_server(checked, target, games)
        kept = await put_in_place(checked, target.file)
    former = "There was none before." if kept is None else f"The former one is {kept}."
    return [f"{target.file} holds what {backup} holds: {games}. {former}"]


async def _playable(checked: Database, *, forced: bool) -> str:
    """How many games go on. Raises `CommandError` when this version cannot load one of them."""
    found = await checked.read(snapshots)
    lost = [name for name, (game, text) in found.items() if not _loads(game, text)]
    if lost and not forced:
        raise CommandError(
            f"{len(lost)} of {len(found)} games in the backup cannot be played on by this version "
            f"({', '.join(lost[:5])}); nothing was replaced (--force restores it all the same)"
        )
    return f"{len(found)} games go on" + (f", {len(lost)} of them cannot be" if lost else "")


def _loads(game: str, snapshot: str) -> bool:
    try:
        codec.load_state(GAMES[game], snapshot)
    except (KeyError, ValueError):
        return False
    return True


async def _set_back(checked: Database) -> None:
    """Every open table tells its channels at the next start that it stands at an earlier turn, and
    what waits for a channel is looked for there before it is sent."""
    await checked.write(outbox_store.doubt)
    then, matches = await checked.read(written_last), Matches(checked, GAMES)
    for match_id in await checked.read(open_tables):
        key = f"set-back:{match_id}:{matches.clock()}"
        with suppress(Refused):  # of a game that cannot be played on
            await matches.submit(key, Person(0, ""), match_id, SetBack(then))


async def _into_server(checked: Database, target: Database, games: str) -> list[str]:
    """PostgreSQL is replaced by nobody but whoever looks after the server."""
    try:
        copied = await copy(checked, target)
    except StorageError as error:
        raise CommandError(
            f"{error} Then set DATABASE_URL to the new one and restore again. "
            "What pg_dump wrote is restored by pg_restore."
        ) from None
    return [*table(copied), f"{shown(target)} holds all of it, {games}."]
