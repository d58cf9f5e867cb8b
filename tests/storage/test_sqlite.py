"""How SQLite is reached: aiosqlite's connections and threads, a transaction as one trip."""

from __future__ import annotations

import asyncio
import inspect
import logging
import sqlite3
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import aiosqlite
import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError

from bot.storage import preferences, schema
from bot.storage.database import Database
from bot.storage.errors import DatabaseAway, StorageError
from bot.storage.sqlite import BUSY_SECONDS, READERS, Connection, address


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await Database.open(f"sqlite:///{tmp_path}/meeplepost.db")
    yield opened
    await opened.close()


def written(key: str) -> Callable[[sa.Connection], str]:
    def write(connection: sa.Connection) -> str:
        connection.execute(sa.insert(schema.meta), {"key": key, "value": "x"})
        return key

    return write


def keys(connection: sa.Connection) -> set[str]:
    return set(connection.execute(sa.select(schema.meta.c.key)).scalars())


def thread_of(_: sa.Connection) -> threading.Thread:
    return threading.current_thread()


def test_aiosqlite_has_the_two_things_that_it_keeps_to_itself() -> None:
    changed = f"aiosqlite {aiosqlite.__version__} has changed: adapt bot/storage/sqlite.py"
    assert inspect.iscoroutinefunction(getattr(aiosqlite.Connection, "_execute", None)), changed
    plain = aiosqlite.connect("unused")
    assert isinstance(getattr(plain, "_thread", None), threading.Thread), changed
    assert not vars(plain)["_thread"].daemon, changed
    assert vars(Connection("file:unused?mode=ro"))["_thread"].daemon, changed


async def test_a_transaction_is_one_trip_to_aiosqlites_thread(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    assert await preferences.remembered(database, "colour") is None
    caplog.set_level(logging.DEBUG, "aiosqlite")
    await preferences.remember(database, "colour", "blue")
    assert await preferences.remembered(database, "colour") == "blue"
    trips = [line for line in caplog.messages if line.startswith("executing")]
    assert len(trips) == 2


async def test_a_connection_that_cannot_be_made_leaves_no_thread(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    (tmp_path / "x.db").write_bytes(b"no database at all, " * 500)
    for name in ("x.db", "no/such/folder.db"):
        connection = Connection(address(tmp_path / name), pragmas=("PRAGMA journal_mode=WAL",))
        with pytest.raises(sqlite3.Error):
            async with connection:
                pass
        assert set(threading.enumerate()) <= before  # an earlier test's may just end


async def test_every_thread_is_one_of_aiosqlites(database: Database) -> None:
    before = set(threading.enumerate())
    found = await asyncio.gather(*(database.read(thread_of) for _ in range(20)))
    writing = {await database.write(thread_of) for _ in range(5)}
    await database.failure()
    assert len(writing) == 1
    assert 1 <= len(set(found)) <= READERS
    assert not writing & set(found)
    assert set(threading.enumerate()) - before <= set(found) | writing
    assert all("_connection_worker_thread" in thread.name for thread in (*found, *writing))


async def test_what_was_begun_is_finished_when_the_caller_is_cancelled(database: Database) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(connection: sa.Connection) -> None:
        begun.set()
        assert go_on.wait(20)
        connection.execute(sa.text("INSERT INTO meta VALUES ('slow', 'written')"))

    caller = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(begun.wait, 20)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    go_on.set()
    await preferences.remember(database, "next", "in its turn")
    assert await preferences.remembered(database, "slow") == "written"


async def test_what_raises_leaves_nothing(database: Database) -> None:
    def half(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO meta VALUES ('half', 'written')"))
        raise KeyError("half")

    async def in_steps() -> None:
        async with database.transaction(write=True) as run:
            await run(written("before"))
            await run(half)

    for writing in (database.write(half), in_steps()):
        with pytest.raises(KeyError):
            await writing
    assert await database.read(keys) == set()


async def test_closing_finishes_what_was_asked_for_and_refuses_what_comes_then(
    database: Database, tmp_path: Path
) -> None:
    asked = [
        asyncio.create_task(preferences.remember(database, f"key {i}", "x")) for i in range(20)
    ]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*asked)
    with pytest.raises(StorageError, match="closed"):
        await preferences.remember(database, "late", "x")
    with pytest.raises(StorageError, match="closed"):
        await preferences.remembered(database, "late")
    assert [path.name for path in tmp_path.iterdir()] == ["meeplepost.db"]
    with sqlite3.connect(tmp_path / "meeplepost.db") as kept:
        assert kept.execute("SELECT count(*) FROM meta").fetchone() == (20,)


async def test_a_writer_waits_for_another_process(
    database: Database, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "aiosqlite")
    other = sqlite3.connect(tmp_path / "meeplepost.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    began = time.monotonic()
    waiting = asyncio.create_task(preferences.remember(database, "colour", "red"))
    await asyncio.sleep(0.3)
    assert not waiting.done()
    trips = [line for line in caplog.messages if line.startswith("executing")]
    assert 2 <= len(trips) <= 3 + (time.monotonic() - began) / 0.05
    assert await preferences.remembered(database, "colour") is None  # readers do not wait
    other.execute("COMMIT")
    other.close()
    await waiting
    assert await preferences.remembered(database, "colour") == "red"


async def test_closing_gives_up_what_waits_for_another_process(
    database: Database, tmp_path: Path
) -> None:
    other = sqlite3.connect(tmp_path / "meeplepost.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    asked = [
        asyncio.create_task(preferences.remember(database, f"key {i}", "x")) for i in range(60)
    ]
    await asyncio.sleep(0.1)
    began = time.monotonic()
    await database.close()
    assert time.monotonic() - began < BUSY_SECONDS / 2
    outcomes = await asyncio.gather(*asked, return_exceptions=True)
    assert all(isinstance(outcome, DatabaseAway) for outcome in outcomes)
    other.close()


async def test_what_waits_together_shares_a_commit(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "aiosqlite")
    await asyncio.gather(*(preferences.remember(database, f"key {i}", "x") for i in range(12)))
    trips = [line for line in caplog.messages if line.startswith("executing")]
    assert len(trips) == 1
    assert await database.read(keys) == {f"key {i}" for i in range(12)}


async def test_of_what_shares_a_commit_only_what_raises_is_taken_back(database: Database) -> None:
    def half(connection: sa.Connection) -> None:
        connection.execute(sa.text("INSERT INTO meta VALUES ('half', 'written')"))
        raise KeyError("half")

    works = [written("before"), half, written("after")]
    outcomes = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [str, KeyError, str]
    assert await database.read(keys) == {"before", "after"}


async def test_nobody_is_told_of_a_transaction_that_ended_early(database: Database) -> None:
    def ended(connection: sa.Connection) -> None:
        connection.exec_driver_sql("ROLLBACK")  # as SQLite does by itself on a full disk
        raise OperationalError("", None, Exception("disk full"))

    works = [written("before"), ended, written("after")]
    outcomes = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert all(isinstance(outcome, OperationalError) for outcome in outcomes)
    assert await database.read(keys) == set()
    await database.write(written("next"))
    assert await database.read(keys) == {"next"}


async def test_what_is_cancelled_before_its_turn_is_not_begun(database: Database) -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: sa.Connection) -> None:
        begun.set()
        assert go_on.wait(20)

    first = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(begun.wait, 20)
    late, kept = (asyncio.create_task(database.write(written(n))) for n in ("late", "kept"))
    await asyncio.sleep(0)
    late.cancel()
    go_on.set()
    await asyncio.gather(first, kept)
    assert await database.read(keys) == {"kept"}
