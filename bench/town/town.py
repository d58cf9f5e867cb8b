"""A small town for `bench/chaos.py`: one Discord, one PostgreSQL, a bot process for each of two
shards and one that thinks for computer players, each reached through a wire of its own."""

from __future__ import annotations

import asyncio
import random
import re
import signal
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import sqlalchemy as sa

from bench.town.interruptions import Proxy
from bench.town.supervised import ROOT, Supervised
from bench.town.witness import Findings, Spot, Witness
from bot.storage import schema
from bot.storage.database import Database
from sandbox import TOKEN
from sandbox.web.driver import Remote
from tests.matches.processes.postgres import Server

SPOTS = (
    Spot("table", ("Anna", "Ben")),
    Spot("second-table", ("Sam", "Chloé"), computer=True),
    Spot("far", ("Anna", "Chloé"), follower="spectators"),
    Spot("far-too", ("Ben", "Sam"), computer=True),
)
"""Two tables in each of two servers, whose shards are served by two processes."""
SHARDS = [[0, 2], [1, 2]]
LONGEST = 120.0
"""Seconds after which what is waited for will not happen any more."""
_BOT = (
    "import sys; from sandbox import redirect; redirect(sys.argv[1]);"
    " from bot import limits; limits.MAX_OPENINGS = 10**6;"
    " from bot.cli import main; sys.exit(main(['run']))"
)
_PLAYERS = "thinking for computer players"


class Stuck(Exception):  # noqa: N818 - what happened
    """Something did not happen within `LONGEST`; the text says what."""


class Town:
    """Everything that runs, and the people who play."""

    def __init__(self, folder: Path, server: Server, box: Remote, chance: random.Random) -> None:
        self.server, self.box = server, box
        self._folder, self._chance = folder, chance
        self.database = Database.as_it_is(f"{server.url}/postgres")
        self.bots, self.wires = list[Supervised](), dict[str, Proxy]()
        self.players: Supervised | None = None
        self.people = list[Witness]()
        self._gate = asyncio.Event()
        self._playing = list[asyncio.Task[None]]()
        self.quiet_at = 0.0
        """When everything was last seen to be told, by `time.monotonic`."""

    @property
    def processes(self) -> list[Supervised]:
        """The two bots, then `players`."""
        assert self.players is not None
        return [*self.bots, self.players]

    async def build(self) -> None:
        """Starts everything, and lets people play."""
        other = await self.box.ask("new_server", name="Other")
        for name in ("far", "far-too"):
            await self.box.ask("new_channel", name=name, server=other["id"])
        await self.box.ask("starts", shards=2)
        await Database.open(f"{self.server.url}/postgres")  # the tables, before processes race
        for name in ("0/2", "1/2"):
            self.bots.append(await self._bot(name))
        wire = await self._wire("database of players", _port(self.server.url))
        env = {"DATABASE_URL": f"postgresql://meeple@127.0.0.1:{wire.port}/postgres"}
        words = ("-m", "bot", "players")
        log = self._folder / "players.log"
        self.players = Supervised(words, {"THINKING_PROCESSES": "1"} | env, log, _PLAYERS)
        for process in self.processes:
            process.start()
        await self.served()
        await self._populate()

    async def _bot(self, shards: str) -> Supervised:
        name = shards.replace("/", "-")
        database = await self._wire(f"database of {shards}", _port(self.server.url))
        discord = await self._wire(f"Discord of {shards}", _port(self.box.address))
        env = {
            "DISCORD_TOKEN": TOKEN,
            "DATABASE_URL": f"postgresql://meeple@127.0.0.1:{database.port}/postgres",
            "DATA_DIR": str(self._folder / f"data-{name}"),
            "SHARDS": shards,
            "EMOJIS": "false",
            "THINKING_PROCESSES": "0",
            "LOG_LEVEL": "INFO",
        }
        words = ("-c", _BOT, f"http://127.0.0.1:{discord.port}")
        return Supervised(words, env, self._folder / f"bot-{name}.log", "connected as")

    async def _wire(self, name: str, target: int) -> Proxy:
        self.wires[name] = proxy = Proxy(target)
        await proxy.start()
        return proxy

    async def _populate(self) -> None:
        look = await self.box.ask("look", user="Anna")
        ids = {one["name"]: int(one["id"]) for one in look["channels"]}
        self._gate.set()
        for spot in SPOTS:
            chance = random.Random(self._chance.random())
            one = Witness(spot, self.box, self.database, chance, self._gate, ids)
            self.people.append(one)
            self._playing.append(asyncio.create_task(one.play()))

    def wire_to_database(self, bot: int) -> Proxy:
        """Over which a bot talks to PostgreSQL."""
        return self.wires[f"database of {bot}/{len(self.bots)}"]

    # --- waiting ------------------------------------------------------------------------

    async def served(self) -> float:
        """Waits until both shards are connected and `players` thinks; when that was, by
        `time.monotonic`."""
        async with _patience("all processes served"):
            while (await self.box.ask("status"))["shards"] != SHARDS:
                await asyncio.sleep(0.03)
            while not self.processes[-1].serves():
                await asyncio.sleep(0.03)
        return time.monotonic()

    async def all_confirmed_since(self, moment: float) -> None:
        """Waits until a turn was confirmed at every table after a moment."""
        async with _patience("a turn at every table"):
            while any(person.last_confirmed < moment for person in self.people):
                self._check_people()
                await asyncio.sleep(0.02)

    async def check(self) -> Findings:
        """Stops play, waits until everything is told, compares, and lets play go on."""
        self._gate.clear()
        async with _patience("everything told"):
            await asyncio.gather(*(person.idle.wait() for person in self.people))
            while await self.database.read(_unfinished):
                self._check_people()
                await asyncio.sleep(0.03)
        self.quiet_at = time.monotonic()
        findings = sum([await person.look() for person in self.people], Findings())
        for person in self.people:
            person.idle.clear()
        self._gate.set()
        return findings

    def _check_people(self) -> None:
        for task in self._playing:
            if task.done():
                task.result()

    # --- the end ------------------------------------------------------------------------

    def tracebacks(self) -> list[str]:
        """The last line of every traceback in the logs."""
        log = "".join(process.log.read_text("utf-8", "replace") for process in self.processes)
        parts = log.split("Traceback (most recent call last):\n")[1:]
        return [re.sub(r"\s+", " ", _last_line(part)) for part in parts]

    async def close(self) -> None:
        """Ends everything but server and sandbox."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        for process in self.processes:
            await process.stop()
        for wire in self.wires.values():
            await wire.close()
        await self.database.close()


@asynccontextmanager
async def town(folder: Path, server: Server, chance: random.Random) -> AsyncGenerator[Town]:
    """A town in which people play."""
    sandbox = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    try:
        assert sandbox.stdout is not None
        line = (await sandbox.stdout.readline()).decode()
        async with Remote(line.split()[-1]) as box:
            built = Town(folder, server, box, chance)
            try:
                await built.build()
                yield built
            finally:
                await built.close()
    finally:
        sandbox.send_signal(signal.SIGKILL)
        await sandbox.wait()


@asynccontextmanager
async def _patience(what: str) -> AsyncGenerator[None]:
    try:
        async with asyncio.timeout(LONGEST):
            yield
    except TimeoutError as error:
        raise Stuck(f"{what}: not within {LONGEST:.0f} s") from error


def _unfinished(connection: sa.Connection) -> bool:
    """Whether a post waits, or a table for a computer player."""
    seats, matches = schema.seats.c, schema.matches.c
    acting = sa.select(seats.seat).join(schema.matches, matches.id == seats.match_id)
    acting = acting.where(matches.status == "running", seats.acts, seats.computer.is_not(None))
    waiting = sa.select(schema.outbox.c.id)
    return any(connection.execute(query.limit(1)).first() for query in (waiting, acting))


def _port(url: str) -> int:
    return int(url.rpartition(":")[2])


def _last_line(part: str) -> str:
    """The line of a traceback that names the error."""
    return next((line for line in part.splitlines() if not line.startswith(" ")), "")
