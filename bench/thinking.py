"""How quick the bot answers people while experts think at other tables, in the sandbox.

At a table of each game experts think without a pause: the only person there plays as soon as the
game waits for them. At another of each people play turn after turn. Sandbox and bot share one
process; computer players think in processes of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bench.figures import Figure
from bench.process import Running, running_bot
from bench.whole_bot import Table, Tally, open_table
from rules import GAMES
from rules.game import AnyGame
from sandbox.web.driver import SimulatedUser
from sandbox.world.people import PEOPLE

TARGET_MS, TARGET_MB = 300.0, 64.0
WARM_UP = 5
SECONDS = 40.0


def measure() -> Iterator[Figure]:
    """The slowest of the first answers, with what was thought meanwhile, and the memory it took."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    async with running_bot(folder) as bot:
        with contextlib.closing(sqlite3.connect(folder / "sandbox.sqlite3")) as database:
            people = [await _among_people(game, bot, database) for game in GAMES.values()]
            await _play(people, Tally(), time.perf_counter() + SECONDS, WARM_UP)
            experts = [await _against_experts(game, bot, database) for game in GAMES.values()]
            tally, before = Tally(), _thought(database)
            ends = time.perf_counter() + SECONDS
            await asyncio.gather(
                _play(people, tally, ends, 10_000),
                *[table.wait_and_play(ends) for table in experts],
            )
            thought = _thought(database) - before
        held = bot.memory_of("thinking")
    return [_figure(tally, thought), _memory(held)]


def _figure(tally: Tally, count: int) -> Figure:
    slow = sorted(tally.answers)[int(0.99 * (len(tally.answers) - 1))] * 1e3
    moves = f"{len(tally.answers)} moves of people, {count} of experts"
    name = f"first answer while experts think at {len(GAMES)} tables"
    return Figure(name, slow, "ms", TARGET_MS, note=f"99th percentile; {moves} in {SECONDS:.0f} s")


def _memory(sizes: list[float]) -> Figure:
    note = f"the largest of {len(sizes)} (PSS)"
    return Figure("a thinking process of experts", max(sizes), "MB", TARGET_MB, note=note)


async def _play(tables: list[Table], tally: Tally, ends: float, turns: int) -> None:
    await asyncio.gather(*[table.play(turns, tally, ends) for table in tables])


def _thought(database: sqlite3.Connection) -> int:
    """Moves that computer players have made so far."""
    query = (
        "SELECT count(*) FROM log JOIN seats USING (match_id, seat)"
        " WHERE seats.computer IS NOT NULL AND log.kind = 'action'"
    )
    return database.execute(query).fetchone()[0]


async def _among_people(game: AnyGame, bot: Running, database: sqlite3.Connection) -> Table:
    return Table(game, bot, database, await open_table(game, bot, f"people-{game.meta.key}"))


async def _against_experts(game: AnyGame, bot: Running, database: sqlite3.Connection) -> Waiting:
    """A started table of one person and experts."""
    channel = f"bench-experts-{game.meta.key}"
    await bot.box.ask("new_channel", user=PEOPLE[0].name, name=channel)
    host = SimulatedUser(bot.box, PEOPLE[0].name, channel)
    await host.slash("table open", game=game.meta.key)
    for _ in range(max(2, game.meta.seats[0] - 1)):
        await host.slash("table add", player="expert")
    reply = await host.slash("table start")
    assert not reply.failed, "the game could not be started"
    return Waiting(game, bot, database, channel)


class Waiting(Table):
    """A table at which the first person plays whenever the strong players wait for them."""

    async def wait_and_play(self, ends: float) -> None:
        """Until the time is over."""
        while time.perf_counter() < ends:
            if await self._waits():
                await self.play(1, Tally(), ends)
            await asyncio.sleep(0.02)

    async def _waits(self) -> bool:
        self.match_id = self.match_id or await self._find()
        query = "SELECT 1 FROM seats WHERE match_id = ? AND acts AND computer IS NULL"
        return self.database.execute(query, (self.match_id,)).fetchone() is not None
