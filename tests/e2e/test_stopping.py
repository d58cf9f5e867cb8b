"""The bot stops in time, whatever does not answer meanwhile."""

from __future__ import annotations

import asyncio
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.house import DATABASE, GAME, House, sandbox
from tests.forking import ROOT
from tests.sandbox.proof import PATIENCE

pytestmark = pytest.mark.usefixtures("own_children")

DRAIN = 1.0
LIMIT = DRAIN + 2.0
NOISE = 5.0
"""Seconds for which a busy machine may keep the processes waiting."""


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """A house without a bot, and with a sandbox that can be ended even when it was halted."""
    async with sandbox(tmp_path) as house:
        yield house
        if house.discord.returncode is None:
            house.discord.send_signal(signal.SIGCONT)


async def stopped(house: House) -> None:
    """SIGTERM: ends in time by itself, with 0."""
    began = time.monotonic()
    assert await house.terminate() == 0
    assert time.monotonic() - began < LIMIT + NOISE, house.errors()
    assert "cut off; nothing" not in house.errors()


async def logged(house: House, words: str) -> None:
    """Waits until the bot has said so."""
    async with asyncio.timeout(PATIENCE):
        while words not in house.errors():
            await asyncio.sleep(0.02)


async def test_while_discord_is_gone_for_long(house: House) -> None:
    await house.start(DRAIN_SECONDS=str(DRAIN), MEEPLEPOST_TESTS_PAUSE="100")
    house.discord.kill()
    await house.discord.wait()
    await logged(house, "Attempting a reconnect for shard ID 0 in 100")
    await stopped(house)


async def test_while_discord_is_silent(house: House) -> None:
    await house.start(DRAIN_SECONDS=str(DRAIN))
    house.discord.send_signal(signal.SIGSTOP)
    await stopped(house)


async def test_while_it_starts_and_discord_is_silent(house: House) -> None:
    house.discord.send_signal(signal.SIGSTOP)
    starting = asyncio.create_task(house.start(DRAIN_SECONDS=str(DRAIN)))
    async with asyncio.timeout(PATIENCE):
        while not (house.folder / f"{DATABASE}-wal").exists():
            await asyncio.sleep(0.02)
    await asyncio.sleep(0.5)
    starting.cancel()
    await stopped(house)


async def test_while_another_process_writes_and_does_not_end(house: House) -> None:
    await house.start(DRAIN_SECONDS=str(DRAIN))
    other = sqlite3.connect(house.folder / DATABASE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    before = (await house.box.ask("status"))["struck"]
    await house.fault("delay", r"POST /interactions/", seconds=0.0, times=3)
    for channel in ("table", "second-table", "spectators"):
        await house.person("Anna", channel).begin(
            kind="command", channel=channel, command="table open", options={"game": GAME}
        )
    await house.struck(before + 3)
    await stopped(house)
    assert other.execute("SELECT count(*) FROM matches").fetchone() == (0,)
    other.close()


HANGS = """if True:
    import asyncio, logging, time
    from bot.stopping import Stop

    async def main():
        stop = Stop(0.3)
        stop.listen()
        asyncio.get_running_loop().run_in_executor(None, time.sleep, 100)
        print("ready", flush=True)
        await stop.first(asyncio.sleep(100))
        print("stopped", flush=True)

    logging.basicConfig()
    asyncio.run(main())
"""


async def test_while_a_thread_waits_for_something_that_does_not_come() -> None:
    """A name server, say: Python would wait for the thread before it ends."""
    running = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", HANGS),
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert running.stdout is not None
    assert await running.stdout.readline() == b"ready\n"
    began = time.monotonic()
    running.terminate()
    async with asyncio.timeout(30):
        output, errors = await running.communicate()
    assert time.monotonic() - began < 0.3 + 2.0 + NOISE
    assert running.returncode == 0
    assert output == b"stopped\n"
    assert b"did not end in time" in errors
