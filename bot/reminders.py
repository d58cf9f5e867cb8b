"""Reminders: lets tables that have waited long enough tell whom they wait for."""

from __future__ import annotations

import asyncio
import logging

from bot.matches.requests import Person, Refused, Remind
from bot.matches.submit import Matches

logger = logging.getLogger(__name__)

NOBODY = Person(0, "")
"""Who asks when a table reminds."""
LONGEST_SLEEP = 3600.0
"""Seconds between two looks at most: the clock of the machine may be set."""
AFTER_FAILURE = 60.0


class Reminders:
    """The reminding task. `run` it once; `wake` it after changes; `stop` ends it in good order.

    It keeps nothing in memory: when the next reminder is due stands in the database.
    """

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._news = asyncio.Event()
        self._stopping = False
        self._ended = asyncio.Event()
        self._ended.set()

    def wake(self, _match_id: str = "") -> None:
        """The next reminder may be due at another time; fit for `Matches.listen`."""
        self._news.set()

    async def run(self) -> None:
        """Reminds until `stop` is called; what became due while the bot was away comes first."""
        self._ended.clear()
        try:
            while not self._stopping:
                self._news.clear()
                await self._sleep(await self._look_safely())
        finally:
            self._ended.set()

    async def stop(self) -> None:
        """Finishes the reminder in hand and returns when `run` ended."""
        self._stopping = True
        self._news.set()
        await self._ended.wait()

    async def idle(self) -> None:
        """Returns when no reminder is due (for tests)."""
        while any(at <= self._matches.clock() for _, at in await self._matches.next_reminders()):
            self._news.set()
            await asyncio.sleep(0.005)

    async def _sleep(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(min(seconds, LONGEST_SLEEP)):
                await self._news.wait()
        except TimeoutError:
            pass

    async def _look_safely(self) -> float:
        try:
            return await self._look()
        except Exception:
            logger.exception("the tables to remind people of could not be read")
            return AFTER_FAILURE

    async def _look(self) -> float:
        """Lets every table that is due remind; the seconds until the next one is."""
        pause = LONGEST_SLEEP
        for match_id, at in await self._matches.next_reminders():
            left = at - self._matches.clock()
            if left > 0:
                return min(pause, left)
            if self._stopping:
                break
            pause = 0.0 if await self._remind(match_id, at) else AFTER_FAILURE
        return pause

    async def _remind(self, match_id: str, at: float) -> bool:
        """One table; False when it failed. One that was quicker to change is left alone."""
        try:
            await self._matches.submit(f"remind:{match_id}:{at}", NOBODY, match_id, Remind())
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s: its people could not be reminded", match_id)
            return False
        return True
