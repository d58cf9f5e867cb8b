"""What people and the host are told when SQLite's file is locked, full, read-only or damaged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from itertools import count

import pytest
import sqlalchemy as sa

from bot.storage import sqlite
from bot.storage.database import Database
from bot.storage.errors import DatabaseFull
from bot.storage.preferences import remember
from tests.disks import damage, locked
from tests.front.conftest import GAME, House

BUSY = 2.0


def pragma(command: str) -> Callable[[sa.Connection], object]:
    """A setting of the connection that it runs on."""
    return lambda connection: connection.exec_driver_sql(f"PRAGMA {command}")


async def fill(database: Database) -> None:
    """Lets the file grow no more, and leaves no page of it free."""
    await database.write(pragma("max_page_count=1"))
    with suppress(DatabaseFull):
        for number in count():
            await remember(database, f"filler {number}", "x" * 3000)


async def status(house: House) -> str:
    return (await house.person("Anna").slash("status")).text


async def last_answer(house: House) -> str:
    """Chloé joins and leaves until there is no room even in the pages that are there."""
    chloe = house.person("Chloé")
    for command in ("join", "leave") * 100:
        answer = (await chloe.slash(f"table {command}")).text
        if "disk" in answer:
            return answer
    raise AssertionError("there is still room")


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Generator[None]:
    """Nothing that is tried here is worth one."""
    yield
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


async def test_all_who_tap_while_the_file_is_locked_are_told_in_time(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = await house.bot.matches.table(await house.begun("Anna", "Ben"))
    lines = await house.person("Anna").autocomplete("do", "text")
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", BUSY)
    with locked(house.settings.data_dir / "meeplepost.sqlite3"):
        asked = [
            *(house.person("Anna").slash("do", text=line["value"]) for line in lines[:4]),
            *(house.person("Ben").slash("vote pause") for _ in range(4)),
            house.person("Chloé", "second-table").slash("table open", game=GAME),
        ]
        began = time.monotonic()
        replies = await asyncio.gather(*asked)
        assert time.monotonic() - began < BUSY * 4
        for reply in replies:
            assert "The bot cannot reach its database right now" in reply.text
    assert "Another program keeps the database" in caplog.text
    assert await house.bot.matches.table(before.id) == before


async def test_a_full_disk_has_its_sentence_and_reading_goes_on(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.opened("Anna", "Ben")
    await fill(house.database)
    assert "The bot's disk is full" in await last_answer(house)
    assert "There is no room for the database" in caplog.text
    assert "has not begun yet" in (await house.person("Ben").slash("table board")).text
    await house.database.write(pragma("max_page_count=1000000"))
    assert (await house.person("Anna").slash("table start")).text == "The game begins."


async def test_a_file_that_may_only_be_read_has_its_sentence(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.opened("Anna", "Ben")
    assert "cannot store" not in await status(house)
    await house.database.write(pragma("query_only=ON"))
    reply = await house.person("Anna").slash("table start")
    assert "The bot can only read its database right now" in reply.text
    assert "may only be read: attempt to write a readonly database" in caplog.text
    assert "cannot store everything" in await status(house)


async def test_a_damaged_page_has_its_sentence_and_turns_health_red(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.begun("Anna", "Ben")
    await house.bot.outbox.idle()
    damage(house.settings.data_dir / "meeplepost.sqlite3")
    forgotten = (house.database.read(pragma("shrink_memory")) for _ in range(sqlite.READERS))
    await asyncio.gather(*forgotten)
    reply = await house.person("Anna").slash("table board")
    assert "The bot's database is damaged" in reply.text
    assert "is damaged or no database: database disk image is malformed" in caplog.text
    assert "is damaged" in await house.database.failure()


async def test_a_database_that_was_taken_away_has_its_sentence(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await house.opened("Anna", "Ben")
    folder, anna = house.settings.data_dir, house.person("Anna")
    away = folder.rename(folder.with_name("away"))
    assert "database was removed" in (await anna.slash("table start")).text
    assert "was deleted, moved or exchanged" in caplog.text
    assert "cannot store everything" in await status(house)
    assert not folder.exists()
    away.rename(folder)
    assert (await anna.slash("table start")).text == "The game begins."
