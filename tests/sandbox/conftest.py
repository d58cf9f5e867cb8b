"""A running sandbox, and a bot on it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, AsyncIterator, Generator

import pytest

from sandbox import TOKEN, Clocks, Sandbox, redirect
from sandbox.web.driver import SimulatedUser
from sandbox.world.people import CHANNELS
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.proof import PATIENCE, soon

PATIENT = Clocks(answer=9.0, token=900.0)
"""As in the house of `tests/front`: a machine may stand still for a moment."""


@contextlib.asynccontextmanager
async def new_box() -> AsyncGenerator[Sandbox]:
    """A sandbox on a free port; its three seconds last longer."""
    box = Sandbox(clocks=PATIENT)
    redirect(await box.start())
    yield box
    await box.stop()


@pytest.fixture
async def box() -> AsyncIterator[Sandbox]:
    """A sandbox for one test."""
    async with new_box() as box:
        yield box


@contextlib.contextmanager
def hurried(box: Sandbox) -> Generator[None]:
    """For acts that are not answered in time: their three seconds last 0.6 only."""
    box.clocks = Clocks(answer=0.6, token=900.0)
    yield
    box.clocks = PATIENT


@contextlib.asynccontextmanager
async def running(bot: LittleBot, token: str = TOKEN) -> AsyncGenerator[LittleBot]:
    """The bot, logged in and ready, once it knows the channels of its server: the library waits
    for them a moment only."""
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(_ready(bot))
    await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED, timeout=PATIENCE)
    if task.done():
        ready.cancel()
        await bot.close()
        task.result()
    yield bot
    await bot.close()
    await asyncio.gather(task, return_exceptions=True)


async def _ready(bot: LittleBot) -> None:
    await bot.wait_until_ready()
    await soon(lambda: bot.get_channel(CHANNELS[0][0]) is not None)


@pytest.fixture
async def bot(box: Sandbox) -> AsyncIterator[LittleBot]:
    """A little bot, ready on the sandbox."""
    async with running(LittleBot()) as bot:
        yield bot


@pytest.fixture
def anna(box: Sandbox, bot: LittleBot) -> SimulatedUser:
    """The server's owner, in #table, with the bot there."""
    return SimulatedUser(box, "Anna")


@pytest.fixture
def ben(box: Sandbox, bot: LittleBot) -> SimulatedUser:
    """Somebody else."""
    return SimulatedUser(box, "Ben")
