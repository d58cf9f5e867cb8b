"""A bot on SQLite runs alone: nothing that only several processes need is ever loaded."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bot.cluster.server_lock import LOCK_KEY, SHARDS_KEY, THINKING_KEY, TURNS_KEY
from bot.storage.migrate import UPGRADE_KEY

DOOR = {"bot.cluster", "bot.cluster.cluster", "bot.cluster.shards"}
"""What everybody may import of the folder."""
WIRED = """
import asyncio, sys
from bot.app import Bot
from bot.settings import Settings
from bot.storage.database import Database
from bot.storage.lock import lock
import bot.players


async def main():
    settings = Settings(database_url=sys.argv[1], data_dir=sys.argv[2])
    if settings.database.startswith("sqlite"):
        held = await lock(settings.database, settings.shards)
        database = await Database.open(settings.database)
        bot = Bot(settings, database)
        await database.cluster.hear(bot.matches.heard)
        await bot.matches.free_id()
        await bot.client.close()
        await database.close()
        await held.release()
    else:
        Database.as_it_is(settings.database)


asyncio.run(main())
print(*sys.modules)
"""


def loaded(url: str, folder: Path) -> set[str]:
    """The modules in a process of its own that has put a whole bot together."""
    told = subprocess.run(
        [sys.executable, "-c", WIRED, url, str(folder)],
        check=True,
        capture_output=True,
        text=True,
        timeout=100,
    )
    return set(told.stdout.split())


def apart(modules: set[str]) -> set[str]:
    """Those among them that are for several processes."""
    inside = {name for name in modules if name.startswith("bot.cluster")} - DOOR
    return inside | (modules & {"asyncpg", "bot.storage.postgres"})


def test_the_keys_of_locks_are_those_of_earlier_versions() -> None:
    """Else two versions would run on one database beside each other."""
    keys = (LOCK_KEY, UPGRADE_KEY, THINKING_KEY, SHARDS_KEY, TURNS_KEY)
    names = [b"meeple", b"meeplf", b"meeplg", b"meep", b"meeq"]
    assert [key.to_bytes(6).lstrip(b"\0") for key in keys] == names


def test_a_bot_on_sqlite_loads_nothing_for_several_processes(tmp_path: Path) -> None:
    modules = loaded(f"sqlite:///{tmp_path}/bot.db", tmp_path)
    assert modules >= DOOR
    assert apart(modules) == set()


def test_a_bot_on_a_server_loads_it(tmp_path: Path) -> None:
    modules = loaded("postgresql://nobody@127.0.0.1:1/none", tmp_path)
    assert apart(modules) >= {"asyncpg", "bot.cluster.leases", "bot.cluster.several"}
