"""A file that is not ours is refused, and afterwards it is what it was, to the byte."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import preferences
from bot.storage.database import Database, StorageError
from bot.storage.recognise import recognise


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "data"
    made.mkdir()
    return made


def recipes(file: Path, mode: str) -> sqlite3.Connection:
    """Somebody else's database, still open."""
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute(f"PRAGMA journal_mode={mode}")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.execute("INSERT INTO recipes VALUES ('bread')")
    return connection


def closed(folder: Path, mode: str) -> Generator[Path]:
    recipes(folder / "x.db", mode).close()
    yield folder


def in_use(folder: Path, mode: str) -> Generator[Path]:
    connection = recipes(folder / "x.db", mode)
    yield folder
    connection.close()


def left_by_a_crash(folder: Path, mode: str) -> Generator[Path]:
    """The files as a killed process leaves them: everything is in the log only."""
    elsewhere = folder.parent / "elsewhere"
    elsewhere.mkdir()
    connection = recipes(elsewhere / "x.db", mode)
    for file in elsewhere.iterdir():
        shutil.copyfile(file, folder / file.name)
    connection.close()
    yield folder


def with_migrations_of_its_own(folder: Path, mode: str) -> Generator[Path]:
    """Ours is not the only project that uses Alembic and calls its first revision 0001."""
    connection = recipes(folder / "x.db", mode)
    connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
    connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.close()
    yield folder


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
@pytest.mark.parametrize("state", [closed, in_use, left_by_a_crash, with_migrations_of_its_own])
async def test_somebody_elses_database_stays_as_it_is(
    folder: Path, state: Callable[[Path, str], Generator[Path]], mode: str
) -> None:
    for _ in state(folder, mode):
        before = {file.name: file.read_bytes() for file in folder.iterdir()}
        with pytest.raises(StorageError, match="does not belong to Meeplepost"):
            await Database.open(f"sqlite:///{folder}/x.db")
        assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


async def test_a_database_of_a_newer_version_stays_as_it_is(folder: Path) -> None:
    await (await Database.open(f"sqlite:///{folder}/x.db")).close()
    with sqlite3.connect(folder / "x.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0815'")
    connection.close()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    with pytest.raises(StorageError, match="newer version"):
        await Database.open(f"sqlite:///{folder}/x.db")
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


async def test_a_bot_killed_in_its_first_minute_finds_its_tables_again(folder: Path) -> None:
    database = await Database.open(f"sqlite:///{folder}/x.db")
    await preferences.remember(database, "colour", "red")
    killed = folder.parent / "killed"
    shutil.copytree(folder, killed)
    await database.close()
    with sqlite3.connect(f"file:{killed}/x.db?immutable=1", uri=True) as alone:
        assert alone.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
    database = await Database.open(f"sqlite:///{killed}/x.db")
    assert await preferences.remembered(database, "colour") == "red"
    await database.close()


@pytest.mark.parametrize("pages", [1, 3])
async def test_a_bot_killed_while_the_log_is_folded_in_finds_its_tables_again(
    folder: Path, pages: int
) -> None:
    """The first pages stand in the file already and speak of later ones that do not."""
    database = await Database.open(f"sqlite:///{folder}/x.db")
    await preferences.remember(database, "colour", "red")
    killed = folder.parent / "killed"
    shutil.copytree(folder, killed)
    await database.close()
    whole = (folder / "x.db").read_bytes()
    (killed / "x.db").write_bytes(whole[: pages * 4096])
    (killed / "x.db-shm").unlink()
    with (
        closing(sqlite3.connect(f"file:{killed}/x.db?immutable=1", uri=True)) as alone,
        pytest.raises(sqlite3.DatabaseError, match="malformed"),
    ):
        alone.execute("SELECT count(*) FROM sqlite_master").fetchone()
    database = await Database.open(f"sqlite:///{killed}/x.db")
    assert await preferences.remembered(database, "colour") == "red"
    await database.close()


async def test_looking_at_a_file_leaves_this_process_its_locks(folder: Path) -> None:
    """Its tables are in the log only. Another process that opens and closes the database would
    remove the log if it believed itself alone."""
    database = await Database.open(f"sqlite:///{folder}/x.db")
    await preferences.remember(database, "colour", "red")
    await recognise(folder / "x.db")
    script = f"""if True:
        import sqlite3
        other = sqlite3.connect("{folder}/x.db")
        print(other.execute("SELECT value FROM meta WHERE key = 'colour'").fetchone()[0])
        other.close()
    """
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "red"
    assert (folder / "x.db-wal").stat().st_size > 0
    await database.close()


async def test_an_empty_file_becomes_ours(folder: Path) -> None:
    (folder / "x.db").touch()
    database = await Database.open(f"sqlite:///{folder}/x.db")
    assert not await database.failure()
    await database.close()
