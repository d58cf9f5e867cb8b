"""Several bot processes, each with some of the shards, on one PostgreSQL and one Discord."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from bot.storage.database import read_url
from sandbox.world.failures import Json
from sandbox.world.people import GUILD_ID, PEOPLE
from tests.databases import empty_postgres
from tests.e2e.house import House, launched, sandbox, told
from tests.forking import ForkedProcess
from tests.painted import share_pictures

pytestmark = [
    pytest.mark.postgres,
    pytest.mark.timeout(400),  # several processes
]
HERE = (GUILD_ID >> 22) % 2
"""The shard of the sandbox's own server; the other one is that of *Other*, with #far in it."""
FAR = 1 - HERE


@dataclass(slots=True)
class Town:
    """One Discord, one database, and a bot process for each of two shards."""

    house: House
    url: str
    bots: dict[str, ForkedProcess] = field(default_factory=dict[str, ForkedProcess])

    async def spawn(self, shards: str) -> ForkedProcess:
        """A bot with these shards, which stays."""
        running = self.bots[shards] = await self._begin(shards)
        return running

    async def refusal(self, shards: str) -> str:
        """What a process says that does not start."""
        running = await self._begin(shards)
        async with asyncio.timeout(60):
            assert await running.wait() == 1
        return self.house.log_files[-1].read_text("utf-8")

    async def _begin(self, shards: str) -> ForkedProcess:
        """A process that writes to a file of its own."""
        number = len(self.house.log_files)
        folder = self.house.folder
        path, data = folder / f"bot-{number}.log", folder / f"data-{shards.replace('/', '-')}"
        self.house.log_files.append(path)
        if not data.exists():
            data.mkdir()
            share_pictures(data)
        known = self.house.settings(
            DATABASE_URL=self.url, DATA_DIR=str(data), SHARDS=shards, EMOJIS="false"
        )
        return await launched(path, **known)

    async def connected(self, *shards: int) -> None:
        """Waits until just these of two shards are connected."""
        async with asyncio.timeout(120):
            while (await self.status())["shards"] != [[one, 2] for one in shards]:
                codes = [bot.returncode for bot in self.bots.values()]
                assert codes.count(None) >= len(shards), self.house.errors()
                await asyncio.sleep(0.05)

    async def status(self) -> Json:
        """What the sandbox counts."""
        return await self.house.box.ask("status")

    async def rows(self, question: str, **values: Any) -> list[tuple[Any, ...]]:
        """Rows of the database."""
        engine = create_async_engine(read_url(self.url))
        async with engine.connect() as connection:
            found = (await connection.execute(sa.text(question), values)).all()
        await engine.dispose()
        return [tuple(row) for row in found]

    async def begun(self, channel: str) -> str:
        """A game of Anna and Ben there; the table's id."""
        anna, ben = (self.house.person(name, channel) for name in ("Anna", "Ben"))
        await anna.slash("table open", game="carcassonne")
        where = await self.house.channel_id(channel)
        question = "select id from matches where channel_id = :where"
        [(match_id,)] = await self.rows(question, where=where)
        await ben.slash("table join")
        await anna.slash("table start")
        return match_id

    async def turn(self, match_id: str, channel: str) -> None:
        """A whole turn of whoever is to act, and its post."""
        question = "select user_id from seats where match_id = :id and acts order by seat"
        who = (await self.rows(question, id=match_id))[0][0]
        name = next(one.name for one in PEOPLE if one.id == who)
        person = self.house.person(name, channel)
        await self.house.drafted(person)
        assert "confirmed" in (await person.slash("table confirm")).text
        await self.quiet()

    async def quiet(self) -> None:
        """Waits until every post was delivered."""
        async with asyncio.timeout(60):
            while await self.rows("select 1 from outbox limit 1"):
                await asyncio.sleep(0.05)

    async def laid(self, match_id: str) -> list[str]:
        """Where tiles were laid, as committed."""
        texts = await self.rows(
            "select text from log where match_id = :id and kind = 'action' order by number",
            id=match_id,
        )
        return [text.split()[1] for (text,) in texts if text.startswith("place ")]


@pytest.fixture
async def town(tmp_path: Path, server_url: str) -> AsyncIterator[Town]:
    """Two servers on two shards; no bot yet."""
    async with sandbox(tmp_path) as house:
        other = await house.box.ask("new_server", name="Other")
        await house.box.ask("new_channel", name="far", server=other["id"])
        await house.box.ask("starts", shards=2, seconds=4.0)
        town = Town(house, await empty_postgres(server_url))
        yield town
        for bot in town.bots.values():
            if bot.returncode is None:
                bot.kill()
                await bot.wait()
        assert "Traceback" not in house.errors()


async def test_two_processes_play_the_tables_of_their_shards(town: Town) -> None:
    house = town.house
    await asyncio.gather(town.spawn("0/2"), town.spawn("1/2"))  # at once, on an empty database
    await town.connected(0, 1)
    near, far = await town.begun("table"), await town.begun("far")
    anna = house.person("Anna", "spectators")
    assert "now follows" in (await anna.slash("table watch", table=far)).text
    for _ in range(2):
        await town.turn(near, "table")
        await town.turn(far, "far")
    await town.quiet()
    assert told(await house.posts("table")) == await town.laid(near)
    assert told(await house.posts("far")) == await town.laid(far)
    assert told(await house.posts("spectators")) == await town.laid(far)
    status = await town.status()
    assert status["identified_too_soon"] == 0
    assert status["requests"]["PUT /applications/{application_id}/commands"] == 1

    line = await town.refusal("1/2")
    assert "has shard 1 of 2; stop it first" in line
    assert "has shard 0 of 2" in await town.refusal("2/4")
    assert "has shard 0 of 2" in await town.refusal("")

    await replaced(town, FAR)
    await town.turn(near, "table")
    await town.turn(far, "far")
    for number, match_id in (("table", near), ("far", far)):
        assert told(await house.posts(number)) == await town.laid(match_id)
    for bot in town.bots.values():
        bot.send_signal(signal.SIGTERM)
        assert await bot.wait() == 0


async def replaced(town: Town, shard: int) -> None:
    """The process of a shard is killed, and the next one takes its place."""
    first = town.bots[f"{shard}/2"]
    first.kill()
    await first.wait()
    await town.connected(1 - shard)
    reply = await town.house.person("Anna", "far").slash("turns")
    assert reply.failed  # nobody is there
    begun = time.monotonic()
    await town.spawn(f"{shard}/2")
    await town.connected(0, 1)
    print(f"shard {shard} was taken again after {time.monotonic() - begun:.1f} s")
