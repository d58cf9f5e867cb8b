"""Lessons and puzzles while games go on: how long after a tap the answer is there, picture and all.

A table of every game is played as fast as a few people can, one turn a quarter of a second each,
while a learner taps through lessons and puzzles at random: right and wrong, on and back. The time
is that from the tap until the whole answer is shown, not until it is acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import time
from collections.abc import Collection, Iterator
from pathlib import Path

from bench.figures import Figure
from bench.process import Running, bot_apart
from bench.whole_bot import Table, Tally, open_table
from bot.front.shown.custom_ids import parse_custom_id
from rules import GAMES
from rules.learning.lessons import lesson_file
from rules.learning.puzzles import puzzles_file
from sandbox.web.driver import Reply, SimulatedUser, controls
from sandbox.world.failures import Json
from sandbox.world.people import PEOPLE

TARGET_MS = 300.0
TAPS = 120
"""In the lesson of each game, and in its puzzles."""
PAUSE = 0.25
"""Seconds between two turns of a table, and between two taps of the learner."""
WARM_UP = 10
"""Turns at every table before measuring."""
LEARNER = PEOPLE[-1].name
VERBS = {"learn": ("lesson",), "puzzle": ("puzzle", "puzzles")}
"""By command: the verbs of its controls."""


def measure() -> Iterator[Figure]:
    """Of each game: the slowest answers of its lesson, and of its puzzles if there are any."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> list[Figure]:
    games = [game for game in GAMES.values() if lesson_file(game.meta.key)]
    async with bot_apart(folder) as bot:
        channels = [await open_table(game, bot, game.meta.key) for game in games]
        with contextlib.closing(sqlite3.connect(folder / "meeplepost.sqlite3")) as database:
            playing = [
                asyncio.create_task(_play_on(Table(game, bot, database, channel)))
                for game, channel in zip(games, channels, strict=True)
            ]
            keys = [game.meta.key for game in games]
            figures = [_figure("the lesson", key, await _learn(bot, key, "learn")) for key in keys]
            keys = [key for key in keys if puzzles_file(key)]
            figures += [_figure("puzzles", key, await _learn(bot, key, "puzzle")) for key in keys]
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
    return figures


async def _play_on(table: Table) -> None:
    """Turn after turn, until it is cancelled or the game is over."""
    await table.play(WARM_UP, Tally(), time.perf_counter() + 60)
    before = -1
    while table.turns > before:
        before = table.turns
        await table.play(1, Tally(), time.perf_counter() + 60)
        await asyncio.sleep(PAUSE)


async def _learn(bot: Running, game: str, command: str) -> list[float]:
    """Milliseconds until each answer to a learner's taps."""
    learner, chance, seconds = SimulatedUser(bot.box, LEARNER), random.Random(game), list[float]()
    message = (await learner.slash(command, game=game)).message
    for _ in range(TAPS):
        parts = [part for part in controls(message) if _belongs(part, VERBS[command])]
        if not parts:  # the last puzzle is solved
            break
        part = chance.choice(parts)
        began = time.perf_counter()
        message = (await _tap(learner, message, part, chance)).message
        seconds.append((time.perf_counter() - began) * 1e3)
        await asyncio.sleep(PAUSE)
    return seconds


def _belongs(part: Json, verbs: Collection[str]) -> bool:
    """Whether a control is of the lesson or puzzle, and does not begin the real game."""
    control = parse_custom_id(part["custom_id"])
    return control is not None and control.verb in verbs and "begin" not in control.words


async def _tap(learner: SimulatedUser, message: Json, part: Json, chance: random.Random) -> Reply:
    if "options" not in part:
        return await learner.click(message, part["custom_id"])
    value = chance.choice(part["options"])["value"]
    return await learner.select(message, part["custom_id"], [value])


def _figure(what: str, key: str, values: list[float]) -> Figure:
    values.sort()
    slow, middle = values[int(0.99 * (len(values) - 1))], values[len(values) // 2]
    note = f"99th percentile of {len(values)} taps; half within {middle:.0f} ms"
    return Figure(f"{key}: answers of {what}", slow, "ms", TARGET_MS, note=note)
