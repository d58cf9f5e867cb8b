"""The whole bot in the sandbox: how many moves a second, each with its picture, and how quick.

Several tables of every game are played at once by as few people as it takes, turn by turn with
`/do`; a turn counts when its post with the picture is in the channel, or, when the same person goes
on and the post waits for that, with the next. The sandbox and whoever plays are processes of their
own on the same machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.figures import Figure
from bench.playing import random_turn
from bench.process import Running, bot_apart
from bot.matches.table.codec import load_state
from rules import GAMES
from rules.game import AnyGame, Rng
from sandbox.web.driver import SimulatedUser, pictures
from sandbox.world.people import PEOPLE

TARGET_MOVES = 40.0
TARGET_MS = 300.0
TARGET_REQUESTS = 2.0
"""Requests a turn that Discord counts towards its 50 a second; answers to interactions are not."""
TARGET_SPENT_MS = 40.0
"""Processor time of all parts of the bot; two cores have 50 times that a second."""
TABLES = 8
WARM_UP = 10
"""Turns on every table before measuring: to paint a kind of tile for the first time is slow."""
MOST_TURNS = 500
LONGEST = 15.0
"""Seconds after which the measurement of a game stops, whatever is still to play."""


@dataclass(slots=True)
class Tally:
    """What was played."""

    answers: list[float] = field(default_factory=list[float])
    """Seconds to the first answer, of every move."""
    seconds: float = 0.0


def measure() -> Iterator[Figure]:
    """Four figures a game: moves a second, the slowest of the first answers, requests and processor
    time a turn."""
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            yield from asyncio.run(_play(game, Path(folder)))


async def _play(game: AnyGame, folder: Path) -> list[Figure]:
    async with bot_apart(folder) as bot:
        tables = [await open_table(game, bot, str(number)) for number in range(TABLES)]
        with contextlib.closing(sqlite3.connect(folder / "meeplepost.sqlite3")) as database:
            playing = [Table(game, bot, database, channel) for channel in tables]
            await _round(playing, WARM_UP)
            before, began = await _requests(bot), bot.processor_seconds()
            tally = await _round(playing, MOST_TURNS)
            requests, ended = await _requests(bot) - before, bot.processor_seconds()
        pictures = sum([await _pictures(bot, channel) for channel in tables])
    name = f"{game.meta.key}: whole bot"
    moves, note = len(tally.answers), f"{len(tally.answers)} moves at {TABLES} tables"
    rate, note = (
        moves / tally.seconds,
        f"{note} in {tally.seconds:.0f} s, {pictures} pictures in all",
    )
    slow = sorted(tally.answers)[int(0.99 * (moves - 1))] * 1e3
    spent = {part: (ended[part] - began[part]) / moves * 1e3 for part in ended}
    parts = ", ".join(f"{part} {ms:.1f}" for part, ms in spent.items())
    sent = ", ".join(f"{route} {count}" for route, count in requests.items())
    return [
        Figure(f"{name}, moves", rate, "a second", TARGET_MOVES, at_least=True, note=note),
        Figure(f"{name}, first answer", slow, "ms", TARGET_MS, note="99th percentile"),
        Figure(f"{name}, requests", requests.total() / moves, "a turn", TARGET_REQUESTS, note=sent),
        Figure(
            f"{name}, processor time", sum(spent.values()), "ms a turn", TARGET_SPENT_MS, note=parts
        ),
    ]


async def _requests(bot: Running) -> Counter[str]:
    """Requests so far by route, without those that answer interactions and the emojis, which a new
    bot uploads once."""
    counted: dict[str, int] = (await bot.box.ask("status"))["requests"]
    turns = {
        route: count
        for route, count in counted.items()
        if "{token}" not in route and "/emojis" not in route
    }
    return Counter(turns)


async def _round(tables: list[Table], turns: int) -> Tally:
    """So many turns at most on every table, all tables at once."""
    tally, began = Tally(), time.perf_counter()
    await asyncio.gather(*[table.play(turns, tally, began + LONGEST) for table in tables])
    tally.seconds = time.perf_counter() - began
    return tally


async def open_table(game: AnyGame, bot: Running, name: str) -> str:
    """A started table in a channel of its own; the channel's name."""
    channel = f"bench-{name}"
    people = PEOPLE[: game.meta.seats[0]]
    await bot.box.ask("new_channel", user=people[0].name, name=channel)
    host, *others = [SimulatedUser(bot.box, person.name, channel) for person in people]
    await host.slash("table open", game=game.meta.key)
    for other in others:
        await other.slash("table join")
    reply = await host.slash("table start")
    assert not reply.failed, "the game could not be started"
    return channel


async def _pictures(bot: Running, channel: str) -> int:
    posts = await SimulatedUser(bot.box, "Sam", channel).read(limit=2000)
    return sum(1 for post in posts if pictures(post))


@dataclass(slots=True)
class Table:
    """One table that is played to its end."""

    game: AnyGame
    bot: Running
    database: sqlite3.Connection
    channel: str
    match_id: str = ""
    turns: int = 0

    async def play(self, most: int, tally: Tally, ends: float) -> None:
        """Turn by turn; the next one begins when the post of the last one has arrived."""
        self.match_id = self.match_id or await self._find()
        last = self.turns + most
        while self.turns < last and time.perf_counter() < ends and await self._turn(tally):
            self.turns += 1

    async def _find(self) -> str:
        options = await self.bot.box.ask("look", user=PEOPLE[0].name)
        channel_id = next(c["id"] for c in options["channels"] if c["name"] == self.channel)
        query = "SELECT id FROM matches WHERE channel_id = ?"
        return self.database.execute(query, (int(channel_id),)).fetchone()[0]

    async def _turn(self, tally: Tally) -> bool:
        """Plays one turn; False when the game is over."""
        snapshot = self._snapshot()
        state = load_state(self.game, snapshot)
        to_act = self.game.to_act(state)
        if not to_act:
            return False
        texts = random_turn(self.game, state, to_act[0], Rng(self.channel, self.turns))
        person = SimulatedUser(self.bot.box, PEOPLE[to_act[0]].name, self.channel)
        reply = await person.slash("do", text="; ".join([*texts, "confirm"]))
        assert reply.answered_after is not None, f"no answer at {self.channel}"
        tally.answers.append(reply.answered_after)
        await self._delivered()
        assert self._snapshot() != snapshot, f"{texts} was refused at {self.channel}"
        return True

    def _snapshot(self) -> Any:
        query = "SELECT snapshot FROM matches WHERE id = ?"
        return self.database.execute(query, (self.match_id,)).fetchone()[0]

    async def _delivered(self) -> None:
        query = "SELECT count(*) FROM outbox WHERE match_id = ? AND due_at <= ?"
        while self.database.execute(query, (self.match_id, time.time())).fetchone()[0]:
            await asyncio.sleep(0.01)
