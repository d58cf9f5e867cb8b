"""Two processes on one PostgreSQL database, one of which stands still inside its transaction, or
whose session or server ends while it commits: what was answered and what is stored agree."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bench.town.interruptions import Proxy
from bench.town.moments import MOMENTS, at_commit, end_sessions, freed, freeze_in_transaction
from bot.matches.table import codec
from bot.storage import schema
from bot.storage.database import Database
from tests.databases import execute
from tests.forking import ForkedProcess, forked
from tests.matches.processes.postgres import Server, restartable
from tests.sandbox.proof import PATIENCE

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.timeout(300),  # several processes
]

FREED_AFTER = 1.0
"""Seconds, instead of the bot's 15: `python -m bench chaos` has those."""
FROZEN = 1.5
CHANNELS = ("70", "71", "72")
_names = (f"moments{number}" for number in itertools.count())


@pytest.fixture(scope="module")
def server() -> Generator[Server]:
    """One server for all tests of this file; what it has stored outlives a power cut."""
    with restartable(durable=True) as found:
        yield found


@dataclass(slots=True)
class Pair:
    """Two processes of `turn_takers.py`; the first is struck."""

    server: Server
    database: Database
    wire: Proxy
    processes: tuple[ForkedProcess, ...]
    told: tuple[Path, ...]

    @property
    def struck(self) -> int:
        """The number of the first process."""
        return self.processes[0].pid

    async def both_played(self) -> None:
        """Waits until each has been answered more turns."""
        before = [_turns(file) for file in self.told]
        async with asyncio.timeout(90):
            while any(_turns(f) < b + 3 for f, b in zip(self.told, before, strict=True)):
                assert all(one.returncode is None for one in self.processes)
                await asyncio.sleep(0.02)

    async def sessions_ended(self) -> None:
        """The server ends every session of the first process."""
        await end_sessions(self.wire, self.database)

    async def restarted(self, how: signal.Signals) -> None:
        """The server ends and comes back."""
        await asyncio.to_thread(self.server.stop, how)
        await asyncio.to_thread(self.server.start)

    async def compared(self) -> None:
        """Ends both, and holds what they were answered against what is stored."""
        for process in self.processes:
            process.kill()
            await process.wait()
        lines = [line.split() for file in self.told for line in file.read_text().splitlines()]
        of = {word: [line for line in lines if line[0] == word] for word in _WORDS}
        stored = await self.database.read(_stored)
        assert {name: (key, match) for _, name, key, match in of["done"]}.items() <= stored.items()
        assert not {name for _, name, _ in of["refused"]} & stored.keys()
        turns = {name for _, name, kind in of["asked"] if kind == "turn"}
        counted = Counter(match for name, (_, match) in stored.items() if name in turns)
        logged = await self.database.read(_logged)
        assert counted == Counter({match: len(set(at)) for match, (at, _) in logged.items()})
        assert all(steps == list(range(len(steps))) for _, steps in logged.values())


_WORDS = ("asked", "done", "refused", "unsure")


def _turns(file: Path) -> int:
    return file.read_text().count(" confirmed ")


def _stored(connection: sa.Connection) -> dict[str, tuple[str, str]]:
    """What the interactions that counted were answered."""
    rows = connection.execute(sa.select(schema.interactions.c.id, schema.interactions.c.answer))
    answers = ((row.id, codec.load_answer(row.answer)) for row in rows)
    return {name: (answer.key, answer.match_id) for name, answer in answers}


def _logged(connection: sa.Connection) -> dict[str, tuple[list[int], list[int]]]:
    """By table, the revisions of its turns, and its steps in the order of the log."""
    log = schema.log.c
    found: dict[str, tuple[list[int], list[int]]] = {}
    query = sa.select(log.match_id, log.kind, log.revision, log.step).order_by(log.number)
    for row in connection.execute(query.where(log.kind.in_(("action", "auto")))):
        revisions, steps = found.setdefault(row.match_id, ([], []))
        steps.append(row.step)
        if row.kind == "action":
            revisions.append(row.revision)
    return found


@asynccontextmanager
async def playing(server: Server, folder: Path) -> AsyncGenerator[Pair]:
    """Two processes that play at the same tables."""
    name = next(_names)
    await execute(f"{server.url}/postgres", f"CREATE DATABASE {name}")
    database = await Database.open(f"{server.url}/{name}")
    wire = Proxy(int(server.url.rpartition(":")[2]))
    await wire.start()
    urls = (f"postgresql://meeple@127.0.0.1:{wire.port}/{name}", f"{server.url}/{name}")
    told = tuple(folder / f"told {number}" for number in range(2))
    takers = await asyncio.gather(*map(_taker, urls, told))
    pair = Pair(server, database, wire, tuple(takers), told)
    try:
        await pair.both_played()
        yield pair
    finally:
        for process in pair.processes:
            process.kill()
            await process.wait()
        await wire.close()
        await database.close()


async def _taker(url: str, told: Path) -> ForkedProcess:
    words = (url, f"{FREED_AFTER * 1000:.0f}", *CHANNELS)
    main = "tests.matches.processes.turn_takers"
    return await forked(main, *words, env=os.environ, output=told)


@pytest_asyncio.fixture
async def pair(server: Server, tmp_path: Path) -> AsyncGenerator[Pair]:
    """Two processes that play at the same tables."""
    async with playing(server, tmp_path) as found:
        yield found


async def nothing() -> None:
    """Only the connection ends, when the answer is on its way."""


async def frozen(pair: Pair, then: Callable[[], Awaitable[None]]) -> None:
    """The process stands still, something else happens, and it goes on."""
    os.kill(pair.struck, signal.SIGSTOP)
    await asyncio.sleep(FROZEN)
    await then()
    os.kill(pair.struck, signal.SIGCONT)


async def test_frozen_for_longer_than_the_server_waits_in_a_transaction_and_at_its_commit(
    pair: Pair,
) -> None:
    for _ in range(2):
        held = await freeze_in_transaction(pair.struck, pair.wire, pair.database)
        async with asyncio.timeout(PATIENCE):
            while not await freed(held, pair.wire, pair.database):
                await asyncio.sleep(0.05)
        os.kill(pair.struck, signal.SIGCONT)
        await pair.both_played()
    for then in (nothing, pair.sessions_ended):
        for moment in MOMENTS:
            await at_commit(pair.wire, moment, lambda then=then: frozen(pair, then))
            await pair.both_played()
    await pair.compared()


async def test_sessions_ended_and_a_restart_in_the_moment_of_commit(pair: Pair) -> None:
    restarts = (lambda how=how: pair.restarted(how) for how in (signal.SIGINT, signal.SIGQUIT))
    for strike in (nothing, pair.sessions_ended, pair.sessions_ended, *restarts):
        for moment in MOMENTS:
            await at_commit(pair.wire, moment, strike)
            await pair.both_played()
    await at_commit(
        pair.wire, "before", lambda: frozen(pair, lambda: pair.restarted(signal.SIGQUIT))
    )
    await pair.both_played()
    await pair.compared()
