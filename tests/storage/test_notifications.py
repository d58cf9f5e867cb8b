"""Changes of other processes: heard at once, and not one by one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from bot.cluster.cluster import HEARD_PAUSE, Paced
from bot.matches.submit import Matches
from bot.storage.database import Database
from rules import GAMES
from tests.sandbox.proof import soon


async def test_the_first_is_told_at_once_and_of_many_that_follow_the_newest() -> None:
    told = list[str]()
    paced = Paced(told.append, 0.05)
    for name in ("a", "b", "c"):
        paced(name)
    assert told == ["a"]
    await soon(lambda: told == ["a", "c"])
    await asyncio.sleep(0.2)
    paced("d")
    assert told == ["a", "c", "d"], "it was quiet meanwhile"


async def test_workers_look_a_few_times_however_much_other_processes_change(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path / 'heard.sqlite3'}")
    matches, woken = Matches(database, GAMES), list[str]()
    matches.listen(woken.append)
    try:
        for number in range(100):
            matches.heard("table", f"m{number}")
        matches.heard("person", "1")
        assert woken == ["m0"]
        await soon(lambda: len(woken) > 1)
        await asyncio.sleep(2 * HEARD_PAUSE)
        assert woken == ["m0", "m99"]
    finally:
        await database.close()
