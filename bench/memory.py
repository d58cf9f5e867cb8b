"""Memory of bot and drawing processes while ten tables of all five games play at full speed.

The sandbox runs apart, so that its own messages do not count, and the database is there already, as
it is at every start but the first. Every second the memory of the bot and of whatever it has
started is added up: PSS, the system's share of pages used by several counted once, and RSS, counted
in each. The curve goes to stderr.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import cycle, islice
from pathlib import Path

from bench.figures import Figure
from bench.process import Running, bot_apart, memory_mb
from bench.whole_bot import Table, Tally, open_table
from bot.storage.database import Database
from rules import GAMES

TARGET_MB = 256.0
TARGET_GROWTH_MB = 10.0
"""Growth from the second third of the time to the last that counts as none."""
TABLES = 10
SECONDS = 60.0
_EVERY = 1.0
_TOLD = 10
"""Samples from one line of the curve to the next."""


@dataclass(frozen=True, slots=True)
class _Sample:
    seconds: float
    pss_mb: float
    rss_mb: float


def measure(seconds: float = SECONDS) -> Iterator[Figure]:
    """The most memory and its growth; stops after so many seconds of play."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder), seconds))


async def _measure(folder: Path, seconds: float) -> list[Figure]:
    file = folder / "meeplepost.sqlite3"
    await (await Database.open(f"sqlite:///{file}")).close()
    async with bot_apart(folder) as bot:
        rest = bot.memory_mb()
        with contextlib.closing(sqlite3.connect(file)) as database:
            sampling = asyncio.create_task(_curve(bot, seconds))
            tally = Tally()
            await asyncio.gather(
                *[
                    _play(number, key, bot, database, tally, time.perf_counter() + seconds)
                    for number, key in enumerate(islice(cycle(GAMES), TABLES))
                ]
            )
            samples = await sampling
    return _figures(samples, rest[0], len(tally.answers), seconds)


async def _play(
    number: int, key: str, bot: Running, database: sqlite3.Connection, tally: Tally, ends: float
) -> None:
    """One game after the other in a channel until the time is over."""
    games = 0
    while time.perf_counter() < ends:
        channel = await open_table(GAMES[key], bot, f"{number}-{games}")
        table = Table(GAMES[key], bot, database, channel)
        await table.play(10_000, tally, ends)
        games += 1


async def _curve(bot: Running, seconds: float) -> list[_Sample]:
    began, samples = time.perf_counter(), list[_Sample]()
    while (now := time.perf_counter() - began) < seconds:
        samples.append(_Sample(now, *bot.memory_mb()))
        if len(samples) % _TOLD == 1:
            last = samples[-1]
            alone = memory_mb(bot.pid)[0]
            line = f"PSS {last.pss_mb:4.0f} MB ({alone:.0f} of it the bot), RSS {last.rss_mb:4.0f}"
            print(f"  {now:4.0f} s: {line} MB", file=sys.stderr, flush=True)
        await asyncio.sleep(_EVERY)
    return samples


def _figures(samples: list[_Sample], rest: float, moves: int, seconds: float) -> list[Figure]:
    third = len(samples) // 3
    middle = statistics.mean(sample.pss_mb for sample in samples[third : 2 * third])
    end = statistics.mean(sample.pss_mb for sample in samples[2 * third :])
    most = max(sample.pss_mb for sample in samples)
    rss = max(sample.rss_mb for sample in samples)
    played = f"{moves} moves at {TABLES} tables in {seconds:.0f} s"
    note = f"{played}; RSS {rss:.0f} MB; {rest:.0f} MB at first"
    return [
        Figure("bot and drawing, most memory (PSS)", most, "MB", TARGET_MB, note=note),
        Figure("its growth in the last third", end - middle, "MB", TARGET_GROWTH_MB),
    ]
