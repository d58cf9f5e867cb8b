"""A process that thinks for computer players and makes reviews, and does nothing else.

It knows no Discord: what its turns have to tell stands in the outbox, and the bot that serves the
table posts it. Any number may run on one PostgreSQL database, on any machine; leases
(`bot.cluster.leases`) see to it that each turn is thought about by one.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import AsyncExitStack

from bot.cluster.cluster import ProcessLock
from bot.health.logs import set_up_logging
from bot.health.watchdog import Watchdog
from bot.matches.submit import Matches
from bot.processes.thinkers import Thinkers
from bot.settings import Settings
from bot.stopping import Stop
from bot.storage.database import Database
from bot.storage.errors import StorageError, WrongSetting
from bot.storage.lock import lock, taken_by_another
from bot.workers.computer_players import ComputerPlayerWorker
from bot.workers.reviewing import ReviewWorker
from rules import GAMES

_log = logging.getLogger(__name__)


def run(settings: Settings) -> int:
    """Runs until SIGTERM or SIGINT. Returns the exit code: 0, or another one after a line on
    stderr."""
    set_up_logging(settings)
    try:
        asyncio.run(serve(settings))
    except StorageError as error:
        print(f"meeplepost: {error}", file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"meeplepost: the system does not let it run: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings) -> None:
    """Computes turns and reviews until told to stop. Raises `StorageError`, also on SQLite, which
    supports only one process, and if computing is turned off."""
    stop = Stop(settings.drain_seconds)
    stop.listen()
    async with AsyncExitStack() as stack:
        await stop.first(_serve(settings, stack))


async def _serve(settings: Settings, stack: AsyncExitStack) -> None:
    """Runs the workers. Leaves on the stack what has to be closed."""
    if Database.as_it_is(settings.database).file is not None:
        raise WrongSetting(
            "`players` shares a PostgreSQL database with the bot (DATABASE_URL); "
            "a bot on SQLite thinks for its computer players itself."
        )
    if settings.thinking_processes == 0:
        raise WrongSetting("THINKING_PROCESSES is 0, so that `players` would have nothing to do.")
    watchdog = Watchdog()
    stack.callback(watchdog.stop)
    held = await lock(settings.database, purpose="think")
    stack.push_async_callback(held.release)
    database = await Database.open(settings.database)
    stack.push_async_callback(database.close)
    watchdog.start()
    players = Players(database, settings.thinking_processes)
    stack.push_async_callback(players.close)
    _log.info(
        "thinking for computer players and reviews, %s at a time; the bot posts what comes of it",
        settings.thinking_processes,
    )
    watchdog.tell("READY=1")
    stack.callback(watchdog.tell, "STOPPING=1")
    await players.run(held)


def check_thinking(settings: Settings) -> None:
    """Raises `StorageError` if no process would compute for this bot's computer players."""
    if settings.thinking_processes == 0 and Database.as_it_is(settings.database).file is not None:
        raise WrongSetting(
            "THINKING_PROCESSES=0 leaves computer players to `python -m bot players`, "
            "which needs PostgreSQL (DATABASE_URL)."
        )


class Players:
    """The workers of this process."""

    def __init__(self, database: Database, processes: int) -> None:
        self._database = database
        self.matches, self.thinkers = Matches(database, GAMES), Thinkers(processes)
        self.computers = ComputerPlayerWorker(self.matches, self.thinkers)
        self.reviewing = ReviewWorker(self.matches, self.thinkers)
        self.matches.listen(self.computers.wake)
        self.matches.reviews.listen(self.reviewing.wake)
        self._tasks: list[asyncio.Task[None]] = []

    async def run(self, lock: ProcessLock) -> None:
        """Works until cancelled. Raises `StorageError` if a command takes the database for
        itself."""
        hearing = self._database.cluster.hear(self.matches.heard)
        works = (self.computers.run(), self.reviewing.run(), hearing, self._watch(lock))
        self._tasks = [asyncio.create_task(work) for work in works]
        await asyncio.gather(*self._tasks)

    async def _watch(self, lock: ProcessLock) -> None:
        await lock.watch()
        raise StorageError(taken_by_another(self._database, lock))

    async def close(self) -> None:
        """Stops computing. Another process, or this one after its next start, begins again."""
        _log.info("stopping")
        stopping = (self.computers.stop(), self.reviewing.stop(), self.thinkers.close())
        await asyncio.gather(*stopping)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
