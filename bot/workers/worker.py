"""Work that nobody asks for: posts to deliver, computers to play, people to remind."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Hashable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, Refused, Request
from bot.storage.errors import DatabaseAway

logger = logging.getLogger(__name__)

AWAITED = 0.05
"""`pause_between` of workers that people wait for: many changes at once cost few looks."""
UNHURRIED = 0.25
"""`pause_between` of workers that look after every change of any table but are in no hurry."""
CUT_OFF_SECONDS = 1.0
"""How long work that is cut off may take to clean up: less than the end of the bot may take
(`bot.stopping.LAST_SECONDS`), which would else be cut off, too."""
LOOKS_AT_CLOCK = 30.0
"""Seconds from one look at the machine's clock to the next: it may be set, or the machine sleep."""
JUMP = 2.0
"""Seconds by which the clock then differs from what the steady one says."""


class BackgroundWorker(ABC):
    """A task that looks for work, begins it, and sleeps until it is woken or something is due.

    `run` it once; `wake` it after changes; `stop` ends it in good order. What is to be done stands
    in the database, so that nothing is forgotten when the process ends.
    """

    pause_after_failure = 5.0
    """Seconds before the next look when one failed."""
    pause_between = 0.0
    """Seconds from one look to the next at least: what happens meanwhile is seen in one look."""

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
        """Whether nothing more is to be begun."""
        return self._stop.is_set()

    @abstractmethod
    async def poll(self) -> float | None:
        """Does or begins what is due; the seconds until something is, None when only `wake` can
        tell."""

    async def is_due(self) -> bool:
        """Whether something is to be done now that somebody waits for."""
        return False

    def wake(self, _match_id: str = "") -> None:
        """There may be something to do; fit for `Matches.listen`."""
        self._news.set()

    async def run(self) -> None:
        """Works until `stop` is called; what a former process left behind comes first."""
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
        """Ends what is still in hand, and waits until it has cleaned up, but not for ever."""
        cut = [*self._busy.values()]
        for task in cut:
            task.cancel()
        if cut:
            await asyncio.wait(cut, timeout=CUT_OFF_SECONDS)

    async def stop(self) -> None:
        """Finishes what is in hand, begins nothing more, and returns when `run` ended."""
        self._stop.set()
        self._look_now()
        await self._ended.wait()

    async def idle(self) -> None:
        """Returns when nothing is in hand and nothing is due; no pause holds it up (for tests)."""
        while self._works() or await self.is_due() or self._works():
            if not self._works():
                self._look_now()
            await asyncio.sleep(0.005)

    def _works(self) -> bool:
        return self._looking or bool(self._busy)

    def _look_now(self) -> None:
        """Begins the next look at once, also in a pause between two looks."""
        self._news.set()
        self._hurry.set()

    @property
    def in_hand(self) -> int:
        """How much work is in hand."""
        return len(self._busy)

    def is_busy(self, key: Hashable) -> bool:
        """Whether work under that key is in hand."""
        return key in self._busy

    def start_job(self, key: Hashable, work: Coroutine[Any, Any, None]) -> None:
        """Begins work that goes on beside the rounds, one under each key."""

        async def tracked() -> None:
            try:
                await work
            finally:
                del self._busy[key]
                self._news.set()

        self._busy[key] = asyncio.create_task(tracked(), name=f"{type(self).__name__} {key}")

    async def _poll_safely(self) -> float | None:
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
        """Until it is woken, the seconds are over, or the machine's clock has jumped, by which the
        seconds were counted."""
        ends = time.monotonic() + (math.inf if seconds is None else seconds)
        while not self._news.is_set() and abs(_ahead() - ahead) < JUMP:
            left = ends - time.monotonic()
            if left <= 0:
                return
            await _wait_for(self._news, min(left, LOOKS_AT_CLOCK))


class DueTablesWorker(BackgroundWorker):
    """Sees to tables one by one. When each falls due stands in the database."""

    pause_after_failure = 60.0
    pause_between = UNHURRIED

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches
        self._failing = 0
        """How many tables failed at the last look: others wait behind them."""

    @abstractmethod
    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables that fall due next and when, the soonest first."""

    @abstractmethod
    async def see_to(self, match_id: str, at: float) -> bool:
        """One table that fell due at that time; False when it failed."""

    @abstractmethod
    async def prepare(self) -> float:
        """Comes before each look; the seconds until it is to come again."""

    async def is_due(self) -> bool:
        """Whether a table is to be seen to now."""
        now = self._matches.clock()
        return any(at <= now for _, at in await self.ahead())

    async def poll(self) -> float:
        """Sees to every table that is due; the seconds until the next one is."""
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


class DailyWorker(BackgroundWorker):
    """Queues what people or servers get once a day. When it comes next stands in the database;
    whoever is quicker of several processes queues it."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches, queued: Callable[[], None]) -> None:
        """`queued` is told that there is something to send."""
        super().__init__()
        self._matches, self._queued = matches, queued

    @abstractmethod
    def coming(self, connection: sa.Connection, now: float) -> Sequence[tuple[int, float]]:
        """For whom it is due and since when; where nothing is, for whom it is next."""

    @abstractmethod
    def queue(self, connection: sa.Connection, key: int, now: float) -> object:
        """Queues it for one of them."""

    async def is_due(self) -> bool:
        """Whether something is to be sent now."""
        return any(at <= self._matches.clock() for _, at in await self._coming())

    async def poll(self) -> float | None:
        """Queues all that is due; the seconds until the next one is."""
        due, now = await self._coming(), self._matches.clock()
        for key, at in due:
            if at > now:
                return at - now
            await self._matches.database.write(lambda c, key=key: self.queue(c, key, now))
        if due:
            self._queued()
        return 0.0 if due else None

    async def _coming(self) -> Sequence[tuple[int, float]]:
        now = self._matches.clock()
        return await self._matches.database.read(lambda c: self.coming(c, now))


async def ask_table(
    matches: Matches, name: str, match_id: str, request: Request, failure: str
) -> bool:
    """Submits a request that is due at a table, in the bot's own name. False if it failed; True
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
    """Waits for an event, at most so many seconds."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()


def _ahead() -> float:
    """The machine's clock before the steady one, which nobody sets and which stands while the
    machine sleeps."""
    return time.time() - time.monotonic()
