"""The whole bot with thousands of servers and running tables: people take turns at random tables,
each with one `/do` or by tapping through the panel; every turn is a post with its picture.

Sandbox, bots and whoever plays are processes of their own on this machine. `rate` turns a second
begin at random moments; without it so many people as `waiting` play one turn after the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bench.crowds.counted import Counted, Watched, count, quantile
from bench.crowds.crowd import Standing, write
from bench.crowds.standing import Filled, fill
from bench.figures import Figure
from bench.process import LONGEST_START, Running, bot_at, memory_mb, sandbox_apart, served
from bot.front.shown.custom_ids import parse_custom_id
from sandbox.web.driver import Remote, Reply, SimulatedUser, controls
from sandbox.world.failures import Json
from tests.matches.processes.postgres import restartable
from tests.ports import free_port

TARGET_TURNS = 10.0
TARGET_MS = 300.0
TARGET_REQUESTS = 2.0
TARGET_SPENT_MS = 120.0
"""Of all parts, the sandbox and PostgreSQL included."""
TARGET_START = 15.0
TARGET_MB = 256.0
"""For each process of the bot, with what it has started."""
MOST_TAPS = 20
PAINTING = 3.0
"""Seconds from one look at the drawing processes to the next."""
AT_REST = 0.05
"""Share of a core that they use when they have nothing to do."""
WARM_UP = 30.0
"""Seconds of play before measuring: to paint a part of a picture for the first time is slow, and a
bot that has run for a while has painted most."""
CHOICES = ("pick", "list", "group")
BUSY = 0.8
"""Share of a core at which the stand-in for Discord counts as the limit."""


@dataclass(frozen=True, slots=True)
class Load:
    """What is measured."""

    servers: int = 2500
    tables: int = 5000
    seconds: float = 30.0
    processes: int = 1
    database: str = "sqlite"
    rate: float = 0.0
    """Turns a second; 0: as many as there are people for."""
    waiting: int = 16
    tapped: float = 0.5
    """Share of turns that are tapped; the others are one `/do`."""
    templates: int = 100
    pictures: str = ""
    """Folder that keeps painted maps from one measurement to the next; none: painted anew."""


@dataclass(slots=True)
class Tally:
    """What people have seen."""

    answers: list[float] = field(default_factory=list[float])
    """Seconds to the first answer, of every act."""
    failed: int = 0
    taps: int = 0
    tapped: int = 0
    """Turns that were tapped."""

    def note(self, reply: Reply) -> None:
        """One act was answered, or not."""
        if reply.failed or reply.answered_after is None:
            self.failed += 1
        else:
            self.answers.append(reply.answered_after)


def measure(**told: float | str | None) -> Iterator[Figure]:
    """Figures of one kind of database and number of processes; see `Load`."""
    load = replace(Load(), **{key: value for key, value in told.items() if value is not None})
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        beside, url = dict[str, int](), f"sqlite:///{folder}/meeplepost.sqlite3"
        if load.database == "postgres":
            server = stack.enter_context(restartable(durable=True))
            beside, url = {"postgres": server.pid}, f"{server.url}/postgres"
        yield from asyncio.run(_measure(load, Path(folder), url, beside))


async def _measure(load: Load, folder: Path, url: str, beside: dict[str, int]) -> list[Figure]:
    filled = await fill(url, load.servers, load.tables, load.templates)
    if load.pictures:
        (folder / "pictures").symlink_to(Path(load.pictures).resolve())
    write(folder / "crowd.json", filled.tables, load.servers, load.processes)
    async with _running(load, folder, url, beside) as (watched, started):
        players = Players(watched.box, filled, load.tapped)
        await _painted(watched)
        await players.play(replace(load, seconds=WARM_UP, rate=0.0))
        players.tally = Tally()
        before, began = await count(watched), time.perf_counter()
        await players.play(load)
        seconds = time.perf_counter() - began
        counted = await count(watched)
        memory = [bot.memory_mb()[0] for bot in watched.bots]
        alone = [memory_mb(bot.pid)[0] for bot in watched.bots]
    measurement = Measurement(load, counted - before, players.tally, seconds)
    for line in (*measurement.details(counted), _numbers("bots alone", alone, "MB")):
        print(f"  {line}", file=sys.stderr, flush=True)
    return measurement.figures(started, max(memory))


@asynccontextmanager
async def _running(
    load: Load, folder: Path, url: str, beside: dict[str, int]
) -> AsyncGenerator[tuple[Watched, float]]:
    """Everything that runs, and the seconds until all servers were there and a command was
    answered."""
    async with AsyncExitStack() as stack:
        words = ("-m", "bench.crowds.crowd", str(folder / "crowd.json"))
        address, pid = await stack.enter_async_context(sandbox_apart(folder, *words))
        ports = tuple(free_port() for _ in range(load.processes))
        began, bots = time.perf_counter(), list[Running]()
        for number, port in enumerate(ports):
            env = {"METRICS_PORT": str(port), "DATABASE_URL": url, "EMOJIS": "false"}
            if load.processes > 1:
                env["SHARDS"] = f"{number}/{load.processes}"
            bots.append(await stack.enter_async_context(bot_at(address, folder, **env)))
        box = await stack.enter_async_context(Remote(address))
        watched = Watched(tuple(bots), ports, box, {"sandbox": pid, **beside})
        await _all_there(watched, load)
        yield watched, time.perf_counter() - began


async def _all_there(watched: Watched, load: Load) -> None:
    await served(watched.box)
    async with asyncio.timeout(LONGEST_START):
        while len((await watched.box.ask("status"))["shards"]) < load.processes:
            await asyncio.sleep(0.05)
        while (await count(watched)).total("servers") < load.servers:
            await asyncio.sleep(0.05)


async def _painted(watched: Watched) -> None:
    """Returns when maps and tiles are painted, which a new bot does while nobody asks it."""
    before, now, ends = -1.0, 0.0, time.perf_counter() + LONGEST_START
    while now > before + AT_REST * PAINTING and time.perf_counter() < ends:
        await asyncio.sleep(PAINTING)
        before, now = now, (await count(watched)).processor["drawing"]


class Players:
    """People who take turns, each at a table where nobody has played yet."""

    def __init__(self, box: Remote, filled: Filled, tapped: float) -> None:
        self.tally = Tally()
        self._box, self._filled, self._tapped = box, filled, tapped
        self._chance = random.Random("load")
        self._left = self._chance.sample(filled.tables, len(filled.tables))

    async def play(self, load: Load) -> None:
        """For so many seconds; turns begun then are finished."""
        ends = time.perf_counter() + load.seconds
        if load.rate:
            await self._at_random(load.rate, ends)
        else:
            await asyncio.gather(*[self._one_by_one(ends) for _ in range(load.waiting)])

    async def _one_by_one(self, ends: float) -> None:
        while time.perf_counter() < ends and self._left:
            await self._turn(self._left.pop())

    async def _at_random(self, rate: float, ends: float) -> None:
        begins = time.perf_counter()
        async with asyncio.TaskGroup() as turns:
            while (begins := begins + self._chance.expovariate(rate)) < ends and self._left:
                await asyncio.sleep(begins - time.perf_counter())
                turns.create_task(self._turn(self._left.pop()))

    async def _turn(self, table: Standing) -> None:
        seat, texts = self._filled.templates[table.template].turn(table.number)
        person = SimulatedUser(self._box, str(table.people[seat]), str(table.channel_id))
        if self._chance.random() < self._tapped:
            self.tally.tapped += 1
            await self._tap(person, table)
        else:
            self.tally.note(await person.slash("do", text="; ".join([*texts, "confirm"])))

    async def _tap(self, person: SimulatedUser, table: Standing) -> None:
        """*Your Move*, then whatever is offered, until the turn is confirmed."""
        post: Json = {"id": str(table.message_id), "channel_id": str(table.channel_id)}
        move = f"mp:turn:{table.match_id}::0"
        reply = await person.click(post, move)
        for _ in range(MOST_TAPS):
            self.tally.note(reply)
            self.tally.taps += 1
            offered = controls(reply.message) if reply.messages else []
            verbs = {_verb(control): control for control in offered}
            last = verbs.get("confirm") or verbs.get("sure")
            ways = [last] if last else [control for control in offered if _verb(control) in CHOICES]
            if not ways:
                return
            reply = await self._touch(person, reply.message, self._chance.choice(ways))

    async def _touch(self, person: SimulatedUser, message: Json, control: Json) -> Reply:
        if "options" not in control:
            return await person.click(message, control["custom_id"])
        value = self._chance.choice(control["options"])["value"]
        return await person.select(message, control["custom_id"], [value])


def _verb(control: Json) -> str:
    custom_id = parse_custom_id(control["custom_id"])
    return custom_id.verb if custom_id else ""


@dataclass(frozen=True, slots=True)
class Measurement:
    """The results of one measurement."""

    load: Load
    counted: Counted
    tally: Tally
    seconds: float

    @property
    def turns(self) -> float:
        """Turns that were confirmed."""
        return max(1.0, self.counted.total("turns_confirmed_total"))

    @property
    def name(self) -> str:
        """What was measured."""
        return f"load, {self.load.processes} on {self.load.database}"

    def figures(self, started: float, memory: float) -> list[Figure]:
        """The figures against their targets."""
        counted, slow = self.counted, quantile(self.tally.answers, 0.99) * 1e3
        posts = counted.total("post_sending_seconds_count", "sent")
        quick = quantile(self.tally.answers, 0.5) * 1e3
        spent = sum(counted.processor.values()) / self.turns * 1e3
        limited = sum(counted.limited.values()) / self.turns
        rate, note = self.turns / self.seconds, f"{posts / self.seconds:.1f} posts a second"
        many = f"{self.load.servers} servers, {self.load.tables} tables"
        return [
            Figure(f"{self.name}: turns", rate, "a second", TARGET_TURNS, True, note),
            Figure(f"{self.name}: first answer", slow, "ms", TARGET_MS, note=f"half {quick:.0f}"),
            Figure(f"{self.name}: requests", limited, "a turn", TARGET_REQUESTS),
            Figure(f"{self.name}: processor", spent, "ms a turn", TARGET_SPENT_MS, note=_busy()),
            Figure(f"{self.name}: memory", memory, "MB", TARGET_MB, note="PSS, a bot's processes"),
            Figure(f"{self.name}: start", started, "s", TARGET_START, note=many),
        ]

    def details(self, whole: Counted) -> list[str]:
        """More figures, one line each. `whole`: counted since the start."""
        counted, turns = self.counted, self.turns
        answers, tally = self.tally.answers, self.tally
        spent = {part: s / turns * 1e3 for part, s in counted.processor.items()}
        late = counted.total("discord_responses_total", "429")
        size, grown = (c.total("database_bytes") / self.load.processes for c in (whole, counted))
        pictures = sum(counted.received.values()) / turns / 1e3
        drawn = counted.total("drawing_seconds_count") / turns
        trips, ms = (counted.total(f"database_seconds_{n}") / turns for n in ("count", "sum"))
        return [
            f"{turns:.0f} turns in {self.seconds:.0f} s, {tally.tapped} tapped ({tally.taps} taps)",
            f"{len(answers)} first answers, {tally.failed} acts without one",
            _numbers("processor time a turn", spent, "ms"),
            _numbers("requests", counted.limited, f"in all; {late:.0f} refused with 429"),
            f"pictures and posts: {pictures:.0f} kB and {drawn:.1f} drawn a turn",
            f"database: {trips:.1f} transactions and {ms * 1e3:.1f} ms a turn, waiting included",
            f"stored: {size / self.load.tables / 1e3:.1f} kB a table, {grown / 1e3:.0f} kB more",
            self._limit(),
        ]

    def _limit(self) -> str:
        share = self.counted.processor["sandbox"] / self.seconds
        verdict = "is the limit" if share > BUSY else "is not the limit"
        return f"the sandbox used {share:.0%} of a core and {verdict}; {_busy()}"


def _busy() -> str:
    return f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def _numbers(name: str, numbers: Mapping[str, float] | Sequence[float], unit: str) -> str:
    if isinstance(numbers, Mapping):
        return f"{name}: " + ", ".join(f"{k} {n:.1f}" for k, n in numbers.items()) + f" {unit}"
    return f"{name}: " + ", ".join(f"{n:.0f}" for n in numbers) + f" {unit}"
