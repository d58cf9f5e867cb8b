"""`python -m bot players`: processes that think for computer players, on a real server."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cluster.server_lock import THINKING_KEY, ServerLock
from bot.delivery.outbox import OutboxWorker
from bot.matches.submit import Matches
from bot.matches.table.requests import AddComputer, Open, Start
from bot.players import Players, check_thinking
from bot.processes.thinking import think
from bot.settings import Settings
from bot.storage import schema
from bot.storage.database import Database, read_url
from bot.storage.lock import lock
from rules import GAMES
from tests.databases import HERE, empty_postgres, execute
from tests.e2e.house import Ended, ended, spawn
from tests.forking import ForkedProcess
from tests.matches.conftest import ANNA, HOME, Club, club_of
from tests.matches.recording_sender import RecordingSender
from tests.processes import alive, children
from tests.sandbox.proof import PATIENCE, soon

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.timeout(300),  # several processes, and real thinking
]

TELLS = "thinking for computer players"
_CUT_OFF = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'"
    f" AND objid = {THINKING_KEY & 0xFFFFFFFF} AND granted AND {HERE}"
)


@pytest_asyncio.fixture
async def url(server_url: str) -> str:
    """A new, empty database."""
    return await empty_postgres(server_url)


@pytest_asyncio.fixture
async def club(url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncGenerator[Club]:
    """The bot's own process: it has the real games and thinks of nothing."""
    monkeypatch.setattr("bot.matches.deeds.lobby.new_seed", lambda: "slow")
    database = await Database.open(url)
    club = club_of(database)
    club.now = time.time()
    club.matches = Matches(database, GAMES, patience=0, clock=lambda: club.now)
    yield club
    await database.close()


@asynccontextmanager
async def players(url: str) -> AsyncGenerator[ForkedProcess]:
    """Such a process, once it says what it does."""
    env = {"DISCORD_TOKEN": "", "TOKEN_REQUIRED": "1"}  # as in its container
    running = await spawn("bot", "players", DATABASE_URL=url, THINKING_PROCESSES="1", **env)
    assert running.stderr is not None
    try:
        async with asyncio.timeout(60):
            while TELLS not in (await running.stderr.readline()).decode():
                assert running.returncode is None
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.communicate()


async def begun(club: Club, level: str) -> str:
    """A table of China at which computer players are to act; its id."""
    match = (await club.ask(ANNA, None, Open("china", HOME, "en"))).match_id
    await club.ask(ANNA, match, AddComputer(level))
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    while (await club.table(match)).seats[0].acts:
        position = (await club.matches.queries.stored(match)).position
        await club.turn(ANNA, match, *think(position, 0, "beginner"))
    return match


async def holders(club: Club) -> list[str]:
    """Which processes think about a turn, as far as they are heard of."""
    query = sa.select(schema.leases.c.holder).where(
        schema.leases.c.until > sa.func.date_part("epoch", sa.func.clock_timestamp())
    )
    return await club.database.read(lambda c: list(c.execute(query).scalars()))


async def test_a_players_process_takes_turns_and_the_bot_posts_them(club: Club, url: str) -> None:
    pigeon = RecordingSender()
    pigeon.gate.set()
    outbox = OutboxWorker(club.database, GAMES, pigeon, lambda: club.now)
    club.matches.listen(outbox.wake)
    heard: list[str] = []
    club.matches.listen(heard.append)
    works = (outbox.run(), club.database.cluster.hear(club.matches.heard))
    tasks = [asyncio.create_task(work) for work in works]
    async with players(url) as running:
        match = await begun(club, "beginner")
        async with asyncio.timeout(120):
            while not (await club.table(match)).seats[0].acts:
                await asyncio.sleep(0.1)
            while len(pigeon.delivered[HOME.channel_id]) < 3:
                await asyncio.sleep(0.1)
        assert match in heard
        begin = time.monotonic()
        running.send_signal(signal.SIGTERM)
        assert (await ended(running)).code == 0
        assert time.monotonic() - begin < 12
    assert await holders(club) == []
    await outbox.stop()
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_a_turn_goes_on_elsewhere_when_its_process_is_killed(club: Club, url: str) -> None:
    match = await begun(club, "strong")
    steps = (await club.table(match)).steps
    async with players(url) as first:
        async with asyncio.timeout(60):
            while not await holders(club) or not children(first.pid):
                await asyncio.sleep(0.05)
        [thinking], [holder] = children(first.pid), await holders(club)
        os.kill(thinking, signal.SIGSTOP)  # so that it is at it when its process dies
        async with players(url) as second:
            assert await holders(club) == [holder]
            assert (await club.table(match)).steps == steps
            first.kill()
            os.kill(thinking, signal.SIGCONT)
            async with asyncio.timeout(PATIENCE):
                while await holders(club) in ([], [holder]):
                    await asyncio.sleep(0.1)
            await soon(lambda: not alive(thinking))
            async with asyncio.timeout(120):
                while (await club.table(match)).steps == steps:
                    await asyncio.sleep(0.1)
            second.terminate()
            await second.communicate()
    query = sa.select(schema.log.c.step).where(schema.log.c.kind.in_(("action", "auto")))
    logged = await club.database.read(lambda c: sorted(c.execute(query).scalars()))
    assert logged == list(range((await club.table(match)).steps))


def refused(seen: Ended, *words: str, code: int = 1) -> None:
    assert seen.code == code
    assert seen.output == ""
    [line] = seen.errors.splitlines()
    assert all(word in line for word in ("meeplepost: ", *words))


async def test_what_cannot_work_is_refused_in_one_line(url: str, tmp_path: Path) -> None:
    here = {"DATA_DIR": str(tmp_path)}
    seen = await ended(await spawn("bot", "players", **here))
    refused(seen, "PostgreSQL", "DATABASE_URL", code=2)
    assert list(tmp_path.iterdir()) == []
    nothing = await spawn("bot", "players", DATABASE_URL=url, THINKING_PROCESSES="0")
    refused(await ended(nothing), "THINKING_PROCESSES is 0", code=2)
    bot = await spawn("bot", "--port", "0", THINKING_PROCESSES="0", **here)
    refused(await ended(bot), "THINKING_PROCESSES=0", "PostgreSQL", code=2)
    check_thinking(Settings(database_url=url, data_dir=tmp_path, thinking_processes=0))
    check_thinking(Settings(data_dir=tmp_path, thinking_processes=1))
    away = await spawn("bot", "players", DATABASE_URL="postgresql://a:geheim@127.0.0.1:1/b")
    seen = await ended(away)
    refused(seen, "cannot be opened", "See that the server runs")
    assert "geheim" not in seen.errors


async def copied(url: str, to: Path) -> Ended:
    return await ended(await spawn("bot", "copy", f"sqlite:///{to}", DATABASE_URL=url))


async def test_nothing_is_copied_while_players_work_and_they_wait_for_a_copy(
    club: Club, url: str, tmp_path: Path
) -> None:
    async with players(url):
        seen = await copied(url, tmp_path / "copy.db")
        assert seen.code == 1
        assert "`python -m bot players` works on the database" in seen.errors
        assert not list(tmp_path.iterdir())
        serving = await lock(url)  # the bot that posts for them may run
        await serving.release()
    alone = await lock(url, purpose="alone")
    seen = await ended(await spawn("bot", "players", DATABASE_URL=url))
    await alone.release()
    refused(seen, "Another Meeplepost runs on the database")
    assert (await copied(url, tmp_path / "copy.db")).code == 0


async def test_players_end_when_their_database_is_taken_meanwhile(club: Club, url: str) -> None:
    async with players(url) as running:
        running.send_signal(signal.SIGSTOP)  # it would take it again, if it were quicker
        await execute(url, _CUT_OFF)
        alone = await taken(ServerLock(read_url(url), purpose="alone"))
        running.send_signal(signal.SIGCONT)
        seen = await ended(running)
        await alone.release()
    assert seen.code == 1
    assert "Another Meeplepost runs on the database" in seen.errors.splitlines()[-1]
    assert "Traceback" not in seen.errors

    held, before = await lock(url, purpose="think"), asyncio.all_tasks()
    working = Players(club.database, 1)
    running = asyncio.create_task(working.run(held))
    await soon(lambda: len(asyncio.all_tasks() - before) > 4)
    await working.close()
    assert asyncio.all_tasks() - before <= {running}, "nothing works on a database that is closed"
    await asyncio.gather(running, return_exceptions=True)
    await held.release()


async def taken(held: ServerLock) -> ServerLock:
    """Takes it as soon as it is free."""
    while not await held.take():
        await asyncio.sleep(0)
    return held
