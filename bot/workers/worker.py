"""Work that nobody asks for: posts to deliver, computers to play, people to remind."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Coroutine, Hashable, Sequence
from contextlib import suppress
from typing import Any

from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, Refused, Request
from bot.storage.errors import DatabaseAway

logger = logging.getLogger(__name__)

AWAITED = 0.05
"""`pause_between` of workers that people wait for: many changes at once cost few checks."""
UNHURRIED = 0.25
"""`pause_between` of workers that check after every change of a table but are not urgent."""
CUT_OFF_SECONDS = 1.0
"""Seconds for cancelled work to clean up. It must be shorter than the bot's own limit
(`bot.stopping.LAST_SECONDS`)."""
LOOKS_AT_CLOCK = 30.0
"""Seconds between two checks whether the machine's clock was set or the machine was asleep."""
JUMP = 2.0
"""The difference in seconds to the steady clock that counts as such a jump."""


class BackgroundWorker(ABC):
    """A task that looks for work, starts it, and sleeps until it is woken or work is due. `run` it
    once, `wake` it after changes, and `stop` it in good order. All work is stored in the database,
    so nothing is forgotten when the process ends."""

    pause_after_failure = 5.0
    """Seconds before the next poll after a failure."""
    pause_between = 0.0
    """The least seconds between two polls. All changes in between are seen in one poll."""
    heeds_tables = True
    """Whether a change of a table can make work due."""

    def __init__(self) -> None:
        self._stop = asyncio.Event()
        self._news = asyncio.Event()
        self._hurry = asyncio.Event()
        self._looking = False
        """Whether a look is in hand: what it does itself is no job of its own."""
        self._busy: dict[Hashable, asyncio.Task[None]] = {}
        self._ended = asyncio.Event()
        self._ended.set()

    @property
    def stopping(self) -> bool:
        """Whether no more work is to be started."""
        return self._stop.is_set()

    @abstractmethod
    async def poll(self) -> float | None:
        """Does or starts all due work. Returns the seconds until more is due; None if only `wake`
        can tell."""

    async def is_due(self) -> bool:
        """Whether work is due that somebody waits for."""
        return False

    def wake(self, match_id: str = "", /) -> None:
        """Makes the worker poll soon, unless only a table has changed that it does not heed. Can be
        registered with `Matches.listen`."""
        if self.heeds_tables or not match_id:
            self._news.set()

    async def run(self) -> None:
        """Works until `stop` is called, starting with what an earlier process left."""
        self._ended.clear()
        try:
            while not self.stopping:
                self._news.clear()
                self._hurry.clear()
                next_look, ahead = time.monotonic() + self.pause_between, _ahead()
                await self._sleep(await self._poll_safely(), ahead)
                await _wait_for(self._hurry, next_look - time.monotonic())
            await asyncio.gather(*self._busy.values())
        finally:
            try:
                await self._cut_off()
            finally:
                self._ended.set()

    async def _cut_off(self) -> None:
        """Cancels running work and gives it `CUT_OFF_SECONDS` to clean up."""
        cut = [*self._busy.values()]
        for task in cut:
            task.cancel()
        if cut:
            await asyncio.wait(cut, timeout=CUT_OFF_SECONDS)

    async def stop(self) -> None:
        """Finishes running work, starts nothing new, and returns when `run` has ended."""
        self._stop.set()
        self._look_now()
        await self._ended.wait()

    async def idle(self) -> None:
        """Returns when nothing is running and nothing is due. Skips pauses. For tests."""
        while self._works() or await self.is_due() or self._works():
            if not self._works():
                self._look_now()
            await asyncio.sleep(0.005)

    def _works(self) -> bool:
        return self._looking or bool(self._busy)

    def _look_now(self) -> None:
        """Starts the next poll at once, even during a pause."""
        self._news.set()
        self._hurry.set()

    @property
    def in_hand(self) -> int:
        """The number of running jobs."""
        return len(self._busy)

    def is_busy(self, key: Hashable) -> bool:
        """Whether a job with this key is running."""
        return key in self._busy

    def start_job(self, key: Hashable, work: Coroutine[Any, Any, None]) -> None:
        """Starts a job beside the polling. There is at most one job with each key."""

        async def tracked() -> None:
            try:
                await work
            finally:
                del self._busy[key]
                self._news.set()

        self._busy[key] = asyncio.create_task(tracked(), name=f"{type(self).__name__} {key}")

    async def _poll_safely(self) -> float | None:
        """Polls. After a failure, logs it and returns the pause before the next attempt."""
        self._looking = True
        try:
            return await self.poll()
        except DatabaseAway as away:
            logger.warning("%s could not look for work: %s", type(self).__name__, away)
            return self.pause_after_failure
        except Exception:
            logger.exception("%s could not look for work", type(self).__name__)
            return self.pause_after_failure
        finally:
            self._looking = False

    async def _sleep(self, seconds: float | None, ahead: float) -> None:
        """Sleeps until woken, until the seconds are over, or until the machine's clock has jumped.
        The seconds were computed with that clock, so a jump makes them wrong."""
        ends = time.monotonic() + (math.inf if seconds is None else seconds)
        while not self._news.is_set() and abs(_ahead() - ahead) < JUMP:
            left = ends - time.monotonic()
            if left <= 0:
                return
            await _wait_for(self._news, min(left, LOOKS_AT_CLOCK))


class DueTablesWorker(BackgroundWorker):
    """A worker that handles tables one by one. The database stores when each is due."""

    pause_after_failure = 60.0
    pause_between = UNHURRIED

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches
        self._failing = 0
        """How many tables failed at the last look: others wait behind them."""

    @abstractmethod
    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables that are due next, with their times, soonest first."""

    @abstractmethod
    async def see_to(self, match_id: str, at: float) -> bool:
        """Handles one table that was due at this time. Returns False on failure."""

    @abstractmethod
    async def prepare(self) -> float:
        """Runs before each poll. Returns the seconds until it has to run again."""

    async def is_due(self) -> bool:
        """Whether a table is due now."""
        now = self._matches.clock()
        return any(at <= now for _, at in await self.ahead())

    async def poll(self) -> float:
        """Handles all due tables. Returns the seconds until the next one is due."""
        pause, ahead = await self.prepare(), await self.ahead()
        self._failing = 0
        for match_id, at in ahead:
            left = at - self._matches.clock()
            if left > 0:
                return min(pause, left)
            if self.stopping:
                break
            seen_to = await self.see_to(match_id, at)
            self._failing += not seen_to
            pause = min(pause, 0.0 if seen_to else self.pause_after_failure)
        return pause


async def ask_table(
    matches: Matches, name: str, match_id: str, request: Request, failure: str
) -> bool:
    """Submits a due request to a table as the bot itself. Returns False on failure. Returns True
    also if the table has changed and the request is out of date."""
    try:
        await matches.submit(name, SYSTEM, match_id, request)
    except Refused as refused:
        return refused.key == "stale"
    except Exception:
        logger.exception("table %s: %s", match_id, failure)
        return False
    return True


async def _wait_for(event: asyncio.Event, seconds: float) -> None:
    """Waits for an event, for at most this many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


def _ahead() -> float:
    """The difference between the machine's clock and the steady one. It changes when the clock is
    set. It also grows while the machine sleeps, because the steady clock stands then."""
    return time.time() - time.monotonic()
