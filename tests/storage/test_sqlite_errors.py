"""A SQLite file that is locked, full, read-only or damaged: everybody is told so in time."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.storage import sqlite
from bot.storage.backup import copy_sqlite
from bot.storage.database import LONGEST_ANSWER, Database
from bot.storage.errors import (
    DatabaseAway,
    DatabaseDamaged,
    DatabaseExchanged,
    DatabaseFull,
    DatabaseReadOnly,
    StorageError,
)
from bot.storage.kept_backups import KeptBackups
from bot.storage.preferences import remember, remembered
from tests.databases import new_database
from tests.disks import damage, fill, locked, small_file_system

BUSY = 1.5


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "meeplepost.db"


@pytest_asyncio.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    opened = await new_database(file)
    yield opened
    await opened.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Locks are waited for 1.5 s: a busy machine may stand still for a moment."""
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", BUSY)


async def failures(*asked: Awaitable[object]) -> tuple[list[object], float]:
    """What was raised, and after how many seconds everybody knew."""
    began = time.monotonic()
    raised = await asyncio.gather(*asked, return_exceptions=True)
    return list(raised), time.monotonic() - began


def test_a_lock_is_not_waited_for_longer_than_twelve_seconds() -> None:
    assert sqlite.BUSY_SECONDS + 1 <= LONGEST_ANSWER <= 12


async def test_all_that_wait_for_a_lock_give_up_together(
    database: Database, file: Path, impatient: None
) -> None:
    with locked(file):
        raised, seconds = await failures(*(remember(database, f"{i}", "x") for i in range(100)))
        assert all(type(error) is DatabaseAway for error in raised)
        assert "Another program keeps the database" in str(raised[0])
        assert BUSY <= seconds < 3 * BUSY
        raised, seconds = await failures(remember(database, "later", "x"))
        assert type(raised[0]) is DatabaseAway
        assert seconds < BUSY
    await remember(database, "free", "again")
    assert await remembered(database, "free") == "again"
    with locked(file):
        _, seconds = await failures(remember(database, "anew", "x"))
        assert seconds >= BUSY


async def test_readers_that_wait_for_a_lock_give_up_together(
    database: Database, file: Path, impatient: None
) -> None:
    await database.close()
    with sqlite3.connect(file) as plain:
        plain.execute("PRAGMA journal_mode=DELETE")
    reading = Database.as_it_is(f"sqlite:///{file}")
    with locked(file, "BEGIN EXCLUSIVE"):
        raised, seconds = await failures(*(remembered(reading, f"{i}") for i in range(100)))
        assert all(type(error) is DatabaseAway for error in raised)
        assert BUSY <= seconds < 3 * BUSY
    assert await remembered(reading, "free") is None
    await reading.close()


async def test_a_lock_that_goes_in_time_costs_nobody_anything(
    database: Database, file: Path
) -> None:
    with locked(file):
        asked = [asyncio.create_task(remember(database, f"{i}", "x")) for i in range(40)]
        await asyncio.sleep(0.2)
        assert not any(one.done() for one in asked)
    await asyncio.gather(*asked)


async def test_who_raises_of_its_own_does_not_make_a_lock_last_longer(
    database: Database, file: Path, impatient: None
) -> None:
    def refuse(_: sa.Connection) -> None:
        raise KeyError("refused")

    with locked(file):
        await failures(remember(database, "locked", "x"))
    with pytest.raises(KeyError):
        await database.write(refuse)
    with locked(file):
        assert (await failures(remember(database, "anew", "x")))[1] >= BUSY


async def test_a_full_disk_is_told_and_what_is_there_can_be_read(tmp_path: Path) -> None:
    with small_file_system(tmp_path):
        database = await new_database(tmp_path / "x.db")
        await remember(database, "before", "kept")
        fill(tmp_path)
        with pytest.raises(DatabaseFull, match=r"There is no room for the database .*x\.db"):
            await remember(database, "large", "x" * 2_000_000)
        together = [remember(database, f"large {i}", "x" * 2_000_000) for i in range(5)]
        assert all(type(error) is DatabaseFull for error in (await failures(*together))[0])
        assert await remembered(database, "before") == "kept"
        assert await remembered(database, "large") is None
        (tmp_path / "filler").unlink()
        await remember(database, "large", "x" * 2_000_000)
        assert not await database.failure()
        await database.close()


async def test_a_file_that_may_only_be_read_is_told_at_the_start(tmp_path: Path) -> None:
    with small_file_system(tmp_path):
        await (await new_database(tmp_path / "x.db")).close()
        subprocess.run(["mount", "-o", "remount,ro", tmp_path], check=True)
        with pytest.raises(StorageError, match="may only be read"):
            await Database.open(f"sqlite:///{tmp_path}/x.db")
        with pytest.raises(DatabaseReadOnly, match=r"x\.db may only be read"):
            await copy_sqlite(tmp_path / "x.db", tmp_path.with_suffix(".db"))
        assert not list(tmp_path.parent.glob("*.db*"))


async def test_a_file_that_may_only_be_read_from_now_on_is_told(database: Database) -> None:
    await database.write(lambda c: c.exec_driver_sql("PRAGMA query_only=ON"))
    with pytest.raises(DatabaseReadOnly, match="may only be read"):
        await remember(database, "late", "x")
    assert await remembered(database, "late") is None
    assert "may only be read" in await database.failure()


async def test_a_file_that_is_not_there_is_not_taken_for_one_that_may_only_be_read(
    file: Path,
) -> None:
    reading = Database.as_it_is(f"sqlite:///{file}")
    with pytest.raises(DatabaseAway, match="cannot be reached: unable to open") as away:
        await remembered(reading, "key")
    assert type(away.value) is DatabaseAway
    await reading.close()


async def test_a_damaged_page_is_told_and_remembered(database: Database, file: Path) -> None:
    for number in range(100):
        await remember(database, f"key {number}", "x" * 3000)
    await database.close()
    damage(file)
    database = Database.as_it_is(f"sqlite:///{file}")
    with pytest.raises(DatabaseDamaged, match="is damaged"):
        await remembered(database, "key 77")
    assert "is damaged" in await database.failure()
    await database.close()


async def test_damage_that_was_met_stays_known_though_something_can_be_stored(
    database: Database, file: Path
) -> None:
    def meet_damage(_: sa.Connection) -> None:
        raise DatabaseDamaged("page 7 is damaged")

    assert not await database.failure()
    with pytest.raises(DatabaseDamaged):
        await database.read(meet_damage)
    assert await database.failure() == "page 7 is damaged"


async def test_a_file_that_was_moved_away_takes_nothing_until_it_is_back(
    database: Database, file: Path
) -> None:
    await remember(database, "before", "kept")
    away = file.parent.rename(file.parent.with_name("away"))
    with pytest.raises(DatabaseExchanged, match="was deleted, moved or exchanged"):
        await remember(database, "late", "x")
    assert "was deleted, moved or exchanged" in await database.failure()
    assert await remembered(database, "before") == "kept"
    assert not file.parent.exists()
    away.rename(file.parent)
    assert await remembered(database, "late") is None
    await remember(database, "back", "x")
    assert not await database.failure()


async def test_another_file_in_its_place_is_neither_written_nor_read(
    database: Database, file: Path
) -> None:
    file.parent.rename(file.parent.with_name("away"))
    other = await new_database(file)
    await remember(other, "whose", "another's")
    with pytest.raises(DatabaseExchanged):
        await remember(database, "late", "x")
    reading = [remembered(database, "whose") for _ in range(sqlite.READERS)]
    assert set(map(type, (await failures(*reading))[0])) <= {type(None), DatabaseExchanged}
    with pytest.raises(DatabaseExchanged):
        async with database.transaction(write=True):
            pass
    await other.close()


async def test_nothing_goes_into_a_deleted_log_and_what_stood_there_is_kept(
    database: Database, file: Path
) -> None:
    await remember(database, "before", "kept")
    for ending in ("-wal", "-shm"):
        Path(f"{file}{ending}").unlink()
    with pytest.raises(DatabaseExchanged, match="-wal was deleted, moved or exchanged"):
        await remember(database, "late", "x")
    assert "-wal was deleted" in await database.failure()
    await database.close()
    again = await Database.open(f"sqlite:///{file}")
    assert await remembered(again, "before") == "kept"
    assert await remembered(again, "late") is None
    await again.close()


async def test_nobody_is_told_of_what_went_into_a_deleted_file(
    database: Database, file: Path
) -> None:
    with pytest.raises(DatabaseExchanged):
        await database.write(lambda _: file.unlink())


async def test_a_database_that_fails_leaves_the_good_backups_alone(
    database: Database, file: Path, tmp_path: Path
) -> None:
    backups = KeptBackups(tmp_path / "backups")
    await backups.write(database, 0.0)
    file.unlink()
    with pytest.raises(StorageError, match="was deleted, moved or exchanged"):
        await backups.write(database, 86400.0)
    assert len(backups.files()) == 1
