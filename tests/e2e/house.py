"""Sandbox and bot as two processes of their own, and how a test looks at them from outside."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sandbox import TOKEN
from sandbox.web.driver import Remote, Reply, SimulatedUser, text_of
from sandbox.world.failures import Json
from sandbox.world.people import PEOPLE
from tests.forking import ForkedProcess, forked
from tests.painted import share_pictures
from tests.ports import free_port
from tests.sandbox.proof import PATIENCE, kept, struck
from tests.tapping import has

GAME = "carcassonne"
POSTS = r"POST /channels/\d+/messages"
"""Request lines that send a public post, for faults."""
DATABASE = "meeplepost.sqlite3"
STATE = "sandbox.json"

_LAID = re.compile(r"lays a tile on \**(-?[A-Z]+-?\d+)")
_SETTINGS = ("DISCORD_TOKEN", "DATABASE_URL", "DATA_DIR", "COMMANDS_GUILD", "SANDBOX_PORT")


def environment(**more: str) -> dict[str, str]:
    """This process's environment without settings of the bot, and these."""
    return {k: v for k, v in os.environ.items() if k not in _SETTINGS} | more


@dataclass(frozen=True, slots=True)
class Ended:
    """How a process ended: exit code, standard output, standard error."""

    code: int
    output: str
    errors: str


async def spawn(module: str, *words: str, **env: str) -> ForkedProcess:
    """`python -m module words` in the project's folder, its outputs piped."""
    return await forked(module, *words, env=environment(**env), piped_errors=True)


async def ended(running: Process | ForkedProcess, seconds: float = 60) -> Ended:
    """Waits for a process to end by itself."""
    try:
        async with asyncio.timeout(seconds):
            output, errors = await running.communicate()
    finally:
        if running.returncode is None:
            running.kill()
    assert running.returncode is not None
    return Ended(running.returncode, output.decode(), errors.decode())


async def address_of(running: Process | ForkedProcess) -> str:
    """The sandbox's address, as the process prints it."""
    assert running.stdout is not None
    async with asyncio.timeout(60):
        line = (await running.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line
    return found[0]


@dataclass(slots=True)
class House:
    """A sandbox in its own process, a bot in another, driven over HTTP."""

    folder: Path
    address: str
    box: Remote
    discord: ForkedProcess
    running: ForkedProcess | None = None
    log_files: list[Path] = field(default_factory=list[Path])

    # --- the process ------------------------------------------------------------

    async def start(self, **env: str) -> None:
        """Starts the bot and waits until it is connected."""
        path = self.folder / f"bot-{len(self.log_files)}.log"
        self.log_files.append(path)
        self.running = await launched(path, **self.settings(**env))
        async with asyncio.timeout(60):
            while not (await self.box.ask("status"))["online"]:
                assert self.running.returncode is None, self.errors()
                await asyncio.sleep(0.03)

    def settings(self, **env: str) -> dict[str, str]:
        """The environment of a bot in this house."""
        return {
            "MEEPLEPOST_TESTS_DISCORD": self.address,
            "DISCORD_TOKEN": TOKEN,
            "DATA_DIR": str(self.folder),
            "LOG_LEVEL": "INFO",
            **env,
        }

    async def kill(self) -> None:
        """`kill -9`: the process has no moment left."""
        assert self.running is not None
        self.running.kill()
        await self.running.wait()
        async with asyncio.timeout(PATIENCE):
            while (await self.box.ask("status"))["online"]:
                await asyncio.sleep(0.01)

    async def restart(self) -> None:
        """Killed and started again."""
        await self.kill()
        await self.start()

    async def terminate(self) -> int:
        """SIGTERM; the exit code."""
        assert self.running is not None
        self.running.send_signal(signal.SIGTERM)
        async with asyncio.timeout(PATIENCE):
            return await self.running.wait()

    async def lose_discord(self, seconds: float) -> None:
        """The sandbox dies and comes back after a while, at the same address."""
        for channel in (await self.box.ask("look", user="Sam"))["channels"]:
            await kept(self.box, self.folder / STATE, "Sam", channel=channel["id"])
        self.discord.kill()
        await self.discord.communicate()
        await asyncio.sleep(seconds)
        self.discord = await discord(self.folder, self.address.rpartition(":")[2])
        assert await address_of(self.discord) == self.address
        async with asyncio.timeout(60):  # the library tries more rarely each time
            while not (await self.box.ask("status"))["online"]:
                await asyncio.sleep(0.05)

    def errors(self) -> str:
        """Everything the bots of this house have written."""
        return "".join(path.read_text("utf-8") for path in self.log_files)

    # --- people and tables ------------------------------------------------------------

    def person(self, name: str, channel: str = "table") -> SimulatedUser:
        """One of the local people."""
        return SimulatedUser(self.box, name, channel)

    async def opened(
        self, *names: str, channel: str = "table", river: bool = False, game: str = GAME
    ) -> str:
        """A lobby opened by the first and joined by the others; the table's id."""
        host, *others = [self.person(name, channel) for name in names]
        given = {"options": "river=yes"} if river else {}
        reply = await host.slash("table open", game=game, **given)
        where = await self.channel_id(channel)
        [(match_id,)] = self.ask_database(
            "select id from matches where channel_id = ? and status = 'lobby'", where
        )
        assert match_id in reply.text
        for other in others:
            await other.slash("table join")
        return match_id

    async def begun(
        self, *names: str, channel: str = "table", river: bool = False, game: str = GAME
    ) -> str:
        """A started game whose first post is there."""
        match_id = await self.opened(*names, channel=channel, river=river, game=game)
        await self.person(names[0], channel).slash("table start")
        await self.quiet()
        return match_id

    async def posts(self, channel: str = "table", reader: str = "Sam") -> list[Json]:
        """The messages everybody sees, oldest first."""
        return await self.person(reader, channel).read(limit=2000)

    async def channel_id(self, name: str) -> int:
        """A channel's id by its name."""
        look = await self.box.ask("look", user="Anna")
        return int(next(c["id"] for c in look["channels"] if c["name"] == name))

    async def fault(self, kind: str, pattern: str = POSTS, **more: Any) -> None:
        """Plans a trouble."""
        await self.box.ask("fault", kind=kind, pattern=pattern, **more)

    async def struck(self, times: int) -> None:
        """Waits until so many troubles have struck since the sandbox began."""
        await struck(self.box, times)

    async def in_vain(self, match_id: str) -> None:
        """Waits until a post of the table was refused and is to be tried again."""
        async with asyncio.timeout(PATIENCE):
            while not self.ask_database(
                "select 1 from outbox where match_id = ? and attempts > 0", match_id
            ):
                await asyncio.sleep(0.02)

    # --- what is stored ---------------------------------------------------------------

    def ask_database(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """Rows of the bot's database, read beside the running bot."""
        path = self.folder / DATABASE
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)
        try:
            return connection.execute(question, values).fetchall()
        finally:
            connection.close()

    def log(self, match_id: str) -> list[tuple[Any, ...]]:
        """(step, seat, text) of everything that was ever committed, in order."""
        question = (
            "select step, seat, text from log where match_id = ?"
            " and kind in ('action', 'auto') order by number"
        )
        return self.ask_database(question, match_id)

    def laid(self, match_id: str) -> list[str]:
        """The cells in the order in which tiles were laid there, as committed."""
        texts = [text.split() for _, _, text in self.log(match_id)]
        return [words[1] for words in texts if words[0] == "place"]

    def draft(self, match_id: str) -> list[tuple[Any, ...]]:
        """The drafts of a table."""
        return self.ask_database("select seat, actions from drafts where match_id = ?", match_id)

    def on_turn(self, match_id: str) -> str:
        """The name of the (first) person the table waits for."""
        [(user_id,), *_] = self.ask_database(
            "select user_id from seats where match_id = ? and acts order by seat", match_id
        )
        return next(one.name for one in PEOPLE if one.id == user_id)

    async def quiet(self, seconds: float = PATIENCE, match_id: str = "%") -> None:
        """Waits until every post was delivered, or those of one table."""
        left = f"select count(*) from outbox where match_id like '{match_id}'"
        async with asyncio.timeout(seconds):
            while self.ask_database(left) != [(0,)]:
                await asyncio.sleep(0.02)

    async def tidied(self, channel: str = "table") -> None:
        """Waits until no post but the newest has the button of a turn: buttons are taken off beside
        the posting."""
        async with asyncio.timeout(PATIENCE):
            while any(has(post, "turn") for post in (await self.posts(channel))[:-1]):
                await asyncio.sleep(0.02)

    # --- whole turns -------------------------------------------------------------------

    async def legal_line(self, person: SimulatedUser) -> str:
        """Something whole to type for `/do`: a tile laid where the first suggestion says."""
        cell = (await person.autocomplete(f"{GAME} place", "cell"))[0]["value"]
        turn = (await person.autocomplete(f"{GAME} place", "turn", cell=cell))[0]["value"]
        return f"place {cell} {turn}"

    async def drafted(self, person: SimulatedUser) -> Reply:
        """Lays a tile and decides on no follower; the turn is complete and unconfirmed."""
        reply = await person.slash("do", text=await self.legal_line(person))
        return reply if has(reply.message, "confirm") else await person.slash("do", text="pass")

    async def turn(self, match_id: str, channel: str = "table") -> Reply:
        """One whole confirmed turn of whoever is to act."""
        person = self.person(self.on_turn(match_id), channel)
        await self.drafted(person)
        return await person.slash("table confirm")


async def launched(path: Path, *words: str, **env: str) -> ForkedProcess:
    """A bot's process that writes to this file."""
    return await forked("tests.e2e.launcher", *words, log=path, env=environment(**env))


async def discord(folder: Path, port: str = "") -> ForkedProcess:
    """A sandbox's process; it can come back at its port."""
    words = ("--port", port or str(free_port()), "--state", str(folder / STATE))
    return await forked("tests.e2e.patient_sandbox", *words, env=environment())


@asynccontextmanager
async def sandbox(folder: Path) -> AsyncGenerator[House]:
    """A sandbox in a process of its own; no bot yet."""
    share_pictures(folder)
    box = await discord(folder)
    address = await address_of(box)
    async with Remote(address) as remote:
        house = House(folder, address, remote, box)
        try:
            yield house
        finally:
            for process in (house.running, house.discord):
                if process is not None and process.returncode is None:
                    process.kill()
                    await process.communicate()


# --- messages -------------------------------------------------------------------------


def told(posts: Iterable[Json]) -> list[str]:
    """The cells of all tiles that the posts tell of, in their order."""
    return [cell for post in posts for cell in _LAID.findall(text_of(post))]
