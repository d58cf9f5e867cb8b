"""Shards on one PostgreSQL: each has one process, all count alike, and one migrates."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from bot.cluster.server_lock import SHARDS_KEY, ServerLock, ServerTurns
from bot.cluster.shards import ServedShards, read_shards
from bot.front.gate.identifying import IdentifyGate
from bot.storage.database import Database, read_url
from bot.storage.errors import StorageError
from bot.storage.lock import lock
from tests.databases import HERE, empty_postgres
from tests.sandbox.proof import PATIENCE

pytestmark = pytest.mark.postgres


@pytest.fixture
async def text(server_url: str) -> str:
    """The URL of a new, empty database."""
    return await empty_postgres(server_url)


@pytest.fixture
def url(text: str) -> URL:
    return read_url(text)


@asynccontextmanager
async def held(url: URL, shards: str) -> AsyncGenerator[ServerLock]:
    """A process that has these shards; "": all."""
    one = ServerLock(url, read_shards(shards) if shards else None)
    assert await one.take(), one.taken
    try:
        yield one
    finally:
        await one.release()


async def refused(url: URL, shards: str) -> str:
    """What another process has that this one wants."""
    one = ServerLock(url, read_shards(shards) if shards else None)
    assert not await one.take()
    return one.taken


async def test_different_shards_run_beside_each_other_and_the_same_do_not(url: URL) -> None:
    async with held(url, "0-1/4"), held(url, "3/4"):
        assert await refused(url, "1-2/4") == "shard 1 of 4"
        assert await refused(url, "3/4") == "shard 3 of 4"
        async with held(url, "2/4"):  # the refused one left nothing behind
            pass
    async with held(url, "0-3/4"):
        pass


async def test_processes_that_count_differently_do_not_run_together(url: URL) -> None:
    async with held(url, "0/2"):
        assert await refused(url, "2/4") == "shard 0 of 2"
        assert await refused(url, "1/3") == "shard 0 of 2"
        async with held(url, "1/2"):
            pass


async def test_of_two_that_count_differently_and_come_at_once_not_both_run(url: URL) -> None:
    for _ in range(10):
        locks = [ServerLock(url, read_shards(text)) for text in ("0/2", "1/3")]
        taken = await asyncio.gather(*(one.take() for one in locks))
        assert taken.count(True) <= 1
        for one in locks:
            await one.release()


async def test_a_process_without_shards_takes_all_of_them(url: URL) -> None:
    async with held(url, ""):
        assert await refused(url, "0/2") == ""
        assert await refused(url, "") == ""
    async with held(url, "1/2"):
        assert await refused(url, "") == "shard 1 of 2"


async def test_the_refusal_names_the_shard_and_what_to_do(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await lock(text, read_shards("0/2"))
    with pytest.raises(StorageError) as seen:
        await lock(text, read_shards("0/2"))
    with pytest.raises(StorageError, match=r"has shard 0 of 2; stop it first\.$"):
        await lock(text, purpose="alone")
    await first.release()
    assert "has shard 0 of 2; stop it first, or give each its own shards" in str(seen.value)
    monkeypatch.setattr("bot.cluster.server_lock._WHO", sa.text("SELECT 1/0"))
    with pytest.raises(StorageError):
        await lock(text, read_shards("0/2"))
    assert await sessions(read_url(text)) == [], "a failure leaves nothing locked"


async def test_a_shard_that_is_just_being_let_go_is_waited_for(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.storage.lock.PATIENCE", PATIENCE)
    first = await lock(text, read_shards("1/2"))
    second = asyncio.create_task(lock(text, read_shards("1/2")))
    await asyncio.sleep(0.2)
    assert not second.done()
    await first.release()
    await (await second).release()


async def test_a_lost_shard_is_taken_again(url: URL) -> None:
    async with held(url, "0/2") as one:
        watching, before = asyncio.create_task(one.watch()), await sessions(url)
        await cut(url)
        async with asyncio.timeout(PATIENCE):
            while await sessions(url) in ([], before):
                await asyncio.sleep(0.1)
        assert not watching.done()
        watching.cancel()
        await asyncio.wait({watching})


async def test_a_lost_shard_is_let_go_when_another_was_quicker(url: URL) -> None:
    async with held(url, "0/2") as one:
        await cut(url)
        async with asyncio.timeout(PATIENCE):
            while await sessions(url):
                await asyncio.sleep(0.02)
            async with held(url, "0/2"):  # before the first one has noticed
                await one.watch()
    assert one.taken == "shard 0 of 2"


async def sessions(url: URL) -> list[int]:
    """Those that hold a shard."""
    engine = create_async_engine(url)
    query = f"SELECT pid FROM pg_locks WHERE classid = {SHARDS_KEY} AND granted AND {HERE}"
    async with engine.connect() as connection:
        pids = (await connection.execute(sa.text(query))).scalars().all()
    await engine.dispose()
    return list(pids)


async def cut(url: URL) -> None:
    """Every session of this database ends, as at a restart of the server."""
    engine = create_async_engine(url, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(sa.text(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ))  # fmt: skip
    await engine.dispose()


async def test_sessions_at_discord_begin_apart_over_all_processes(url: URL) -> None:
    gates = [IdentifyGate(ServerTurns(url), seconds=0.4) for _ in range(3)]
    let_in, begun = list[float](), time.monotonic()

    async def enter(gate: IdentifyGate, shard: int) -> None:
        await gate.enter(shard)
        let_in.append(time.monotonic())

    await asyncio.gather(*(enter(gate, shard) for shard, gate in enumerate(gates)))
    for number, at in enumerate(sorted(let_in)):  # each may be noticed late
        assert at - begun >= number * 0.4 * 0.99
    for gate in gates:
        await gate.close()


async def test_a_turn_ends_with_its_process(url: URL) -> None:
    gates = [IdentifyGate(ServerTurns(url), seconds=60) for _ in range(2)]
    await gates[0].enter(0)
    waiting = asyncio.create_task(gates[1].enter(1))
    await asyncio.sleep(0.2)
    assert not waiting.done()
    await gates[0].close()
    async with asyncio.timeout(PATIENCE):
        await waiting
    await gates[1].close()


async def test_processes_that_start_at_once_migrate_once(text: str) -> None:
    opened = await asyncio.gather(*(Database.open(text) for _ in range(4)))
    question = sa.text("SELECT count(*) FROM alembic_version")
    for database in opened:
        assert await database.read(lambda c: c.execute(question).scalar_one()) == 1
        await database.close()


def test_locks_hold_the_largest_number_of_shards() -> None:
    """Both numbers fit into one of PostgreSQL's."""
    largest = ServedShards((16383,), 16384)
    assert largest.count << 16 | largest.ids[0] < 1 << 31
