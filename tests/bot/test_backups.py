"""Backups on a schedule: written while the bot writes, counted, tried again, told to `doctor`."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.doctor import check_backups, check_last_backup
from bot.cli.errors import CommandError
from bot.settings import Settings
from bot.storage import preferences
from bot.storage.database import Database
from bot.storage.kept_backups import KeptBackups, backup_name
from bot.workers.backups import BackupWorker
from tests.databases import empty_postgres, new_database

NOW = 1_800_000_000.0
DAY = 86400.0


def settings(folder: Path, **more: object) -> Settings:
    return Settings(data_dir=folder, _env_file=None, **more)  # pyright: ignore[reportCallIssue, reportArgumentType]


class Schedule:
    """A worker whose clock a test moves."""

    def __init__(self, database: Database, folder: Path, **more: object) -> None:
        self.now = NOW
        self.settings = settings(folder, **more)
        self.worker = BackupWorker(database, self.settings, lambda: self.now)

    async def poll(self) -> float | None:
        return await self.worker.poll()

    def names(self) -> list[str]:
        return sorted(file.name for file in self.settings.backups.iterdir())


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await new_database(tmp_path / "meeplepost.sqlite3")
    yield opened
    await opened.close()


@pytest.fixture
async def schedule(database: Database, tmp_path: Path) -> Schedule:
    """Past its first pause."""
    made = Schedule(database, tmp_path, backups_kept=3)
    assert await made.poll() == 60.0
    return made


def colour(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT value FROM meta WHERE key = 'colour'").fetchone()
    return found[0]


async def test_one_a_day_and_the_oldest_go(schedule: Schedule, database: Database) -> None:
    for day in range(5):
        schedule.now = NOW + day * DAY
        await preferences.remember(database, "colour", str(day))
        assert await schedule.poll() == DAY
        schedule.now += DAY - 0.5
        assert await schedule.poll() == pytest.approx(0.5)
    wanted = [backup_name(NOW + day * DAY) for day in (2, 3, 4)]
    assert schedule.names() == wanted
    assert [colour(schedule.settings.backups / name) for name in wanted] == ["2", "3", "4"]


async def test_a_restart_waits_for_the_next_day(
    schedule: Schedule, database: Database, tmp_path: Path
) -> None:
    await schedule.poll()
    again = Schedule(database, tmp_path)
    await again.poll()
    again.now += 1000
    assert await again.poll() == DAY - 1000
    again.now = NOW - 10 * DAY  # the clock was set back
    assert await again.poll() == DAY


async def test_a_clock_that_was_set_back_stops_no_backups(
    database: Database, tmp_path: Path, schedule: Schedule
) -> None:
    for day in range(4):
        schedule.now = NOW + day * DAY
        await schedule.poll()
    wrong = schedule.names()
    again = Schedule(database, tmp_path, backups_kept=3)
    for day in range(4):  # the clock had been a year ahead
        again.now = NOW + (day - 365) * DAY
        await again.poll()
    assert [name for name in again.names() if name not in wrong] == [
        backup_name(NOW + (day - 365) * DAY) for day in (1, 2, 3)
    ]


async def test_files_of_others_stay_and_unfinished_ones_go(schedule: Schedule) -> None:
    folder = schedule.settings.backups
    folder.mkdir()
    mine = ["before-the-party.sqlite3", "meeplepost-notes.txt"]
    for name in (*mine, "meeplepost-20200101-000000.sqlite3.partial-wal"):
        (folder / name).touch()
    for day in range(5):
        schedule.now = NOW + day * DAY
        await schedule.poll()
    assert len(schedule.names()) == 3 + len(mine)
    assert set(mine) < set(schedule.names())


async def test_a_failed_backup_is_a_line_tried_again_and_told(
    schedule: Schedule, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await schedule.poll()
    assert "backups: 1, the newest of 2027-01-15 08:00 UTC" in check_backups(schedule.settings)
    schedule.now += DAY
    full = sqlite3.OperationalError("database or disk is full")

    async def fails(*_: object) -> None:
        raise full

    with monkeypatch.context() as patched:
        patched.setattr("bot.storage.copying.copy_sqlite", fails)
        assert await schedule.poll() == 600.0
    [record] = [r for r in caplog.records if r.levelno == logging.ERROR]
    assert "disk is full" in record.getMessage()
    assert record.exc_info is None
    with pytest.raises(CommandError, match="the last backup failed: database or disk is full"):
        check_last_backup(schedule.settings)
    assert "backups: 1," in check_backups(schedule.settings)
    assert await schedule.poll() == DAY
    assert len(schedule.names()) == 2
    assert "backups: 2," in check_backups(schedule.settings)
    assert "no backup has failed" in check_last_backup(schedule.settings)


async def test_a_folder_that_cannot_be_made_is_a_line(
    schedule: Schedule, caplog: pytest.LogCaptureFixture
) -> None:
    schedule.settings.backups.write_text("a file")
    assert await schedule.poll() == 600.0
    assert "no backup could be written" in caplog.text
    assert "Traceback" not in caplog.text


def test_doctor_tells_of_backups_that_are_too_old(tmp_path: Path) -> None:
    assert "no backups" in check_backups(settings(tmp_path, backup_hours=0))
    assert check_backups(settings(tmp_path)) == "no backup yet: the sandbox writes none"
    known = settings(tmp_path, discord_token="x")
    assert check_backups(known) == "no backup yet: the first comes a minute after the start"
    (tmp_path / "backups").mkdir()
    late = time.time() - 2 * DAY
    (tmp_path / "backups" / backup_name(late - 60)).touch()
    assert "backups: 1," in check_backups(settings(tmp_path))  # no bot runs that could write one
    (tmp_path / "heartbeat").touch()
    with pytest.raises(CommandError, match="the bot runs and writes none") as told:
        check_backups(settings(tmp_path))
    assert told.value.code == 1
    KeptBackups(tmp_path / "backups").note_failure("disk I/O error")  # told, and not once more
    assert "backups: 1," in check_backups(settings(tmp_path))
    (tmp_path / "backups" / "failed.txt").unlink()
    (tmp_path / "backups" / backup_name(late + 600)).touch()
    assert "backups: 2," in check_backups(settings(tmp_path))


async def test_others_write_meanwhile(schedule: Schedule, database: Database) -> None:
    """Every commit made before is in the backup, and none waits for it."""
    for number in range(40):
        await preferences.remember(database, f"page {number}", "x" * 200_000)
    backup = asyncio.create_task(schedule.poll())
    written = 0
    while not backup.done():
        written += 1
        await preferences.remember(database, "colour", str(written))
    assert await backup == DAY
    assert written > 1
    [name] = schedule.names()
    with closing(sqlite3.connect(schedule.settings.backups / name)) as made:
        assert made.execute("SELECT count(*) FROM meta WHERE key LIKE 'page %'").fetchone() == (40,)
        assert made.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.fixture
async def url(server_url: str) -> str:
    return await empty_postgres(server_url)


@pytest.mark.postgres
async def test_postgresql_is_written_into_a_file(url: str, tmp_path: Path) -> None:
    database = await Database.open(url)
    await preferences.remember(database, "colour", "red")
    schedule = Schedule(database, tmp_path)
    await schedule.poll()
    assert await schedule.poll() == DAY
    await database.close()
    [file] = KeptBackups(tmp_path / "backups").files()
    assert colour(file) == "red"
    assert schedule.names() == [file.name]
