"""One process a database on PostgreSQL, also when the server goes away and comes back."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.cluster.server_lock import LOCK_KEY, ServerLock
from bot.owner import SANDBOX, check_owner, claim
from bot.storage.database import Database, read_url
from bot.storage.errors import StorageError
from tests.bot.processes.test_one_process import serving
from tests.bot.test_app import refusal
from tests.databases import HERE, empty_postgres
from tests.e2e.house import ended

pytestmark = pytest.mark.postgres


@pytest.fixture
async def url(server_url: str) -> str:
    """A new, empty database."""
    return await empty_postgres(server_url)


async def sessions(url: str, statement: str) -> list[int]:
    """What a statement returns for each session that holds the lock."""
    engine = create_async_engine(read_url(url), isolation_level="AUTOCOMMIT")
    query = (
        f"SELECT {statement} FROM pg_locks WHERE locktype = 'advisory' AND objid = :low AND {HERE}"
    )
    async with engine.connect() as connection:
        low = {"low": LOCK_KEY & 0xFFFFFFFF}
        rows = (await connection.execute(sa.text(query), low)).scalars().all()
    await engine.dispose()
    return list(rows)


async def until_held_again(url: str, before: list[int]) -> None:
    async with asyncio.timeout(30):
        while (now := await sessions(url, "pid")) == before or not now:
            await asyncio.sleep(0.1)


@pytest.mark.timeout(300)  # several processes
async def test_a_second_process_on_one_server_is_refused(url: str, tmp_path: Path) -> None:
    async with serving(tmp_path / "1", DATABASE_URL=url) as first:
        line = await refusal(tmp_path / "2", DATABASE_URL=url)
        assert "Another Meeplepost runs on the database" in line
        first.kill()
        await first.wait()
    async with serving(tmp_path / "2", DATABASE_URL=url) as again:
        before = await sessions(url, "pid")
        await sessions(url, "pg_terminate_backend(pid)::int")  # as a restart of the server does
        await until_held_again(url, before)
        again.terminate()
        assert await again.wait() == 0


async def test_a_bot_whose_lock_was_taken_meanwhile_says_so_and_ends(
    url: str, tmp_path: Path
) -> None:
    async with serving(tmp_path, DATABASE_URL=url) as first:
        other = ServerLock(read_url(url))
        first.send_signal(signal.SIGSTOP)  # it would take it again, if it were quicker
        await sessions(url, "pg_terminate_backend(pid)::int")
        await taken(other)
        first.send_signal(signal.SIGCONT)
        seen = await ended(first)
        await other.release()
    assert seen.code == 1
    assert seen.errors.splitlines()[-1].startswith("meeplepost: Another Meeplepost runs on")
    assert "Traceback" not in seen.errors


async def taken(held: ServerLock) -> None:
    """Takes it as soon as it is free, as a process would that is started again and again."""
    while not await held.take():
        await asyncio.sleep(0)


async def test_a_lock_lost_on_the_way_is_not_taken_for_somebody_elses(url: str) -> None:
    """The server still believes in a connection that our side has lost."""
    held = ServerLock(read_url(url))
    assert await held.take()
    lost: AsyncConnection = vars(held)["_connection"]
    vars(held)["_connection"] = None
    async with asyncio.timeout(20):
        while not await held.take():
            await asyncio.sleep(0.05)
    assert len(await sessions(url, "pid")) == 1
    await held.release()
    await lost.invalidate()
    await lost.close()


async def test_a_database_on_a_server_belongs_to_one_application_too(url: str) -> None:
    await check_owner(url, "5")
    database = await Database.open(url)
    await claim(database, "5")
    await database.close()
    await check_owner(url, "5")
    for other in ("6", SANDBOX):
        with pytest.raises(StorageError, match="application 5"):
            await check_owner(url, other)
