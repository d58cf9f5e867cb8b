"""Reminders: lets tables that have waited long enough tell whom they wait for."""

from __future__ import annotations

import logging
import math

from bot.matches.due.reminders import LONGEST
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, Refused, Remind
from bot.workers.worker import UNHURRIED, BackgroundWorker

logger = logging.getLogger(__name__)


class ReminderWorker(BackgroundWorker):
    """The reminding task. When the next reminder is due stands in the database."""

    pause_after_failure = 60.0
    pause_between = UNHURRIED

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches

    async def is_due(self) -> bool:
        """Whether a table is to remind now."""
        now = self._matches.clock()
        return any(at <= now for _, at in await self._matches.due.next_reminders())

    async def poll(self) -> float:
        """Lets every table that is due remind; the seconds until the next one is."""
        await self._plan_anew()
        pause = math.inf
        for match_id, at in await self._matches.due.next_reminders():
            left = at - self._matches.clock()
            if left > 0:
                return min(pause, left)
            if self.stopping:
                break
            pause = 0.0 if await self._remind(match_id, at) else self.pause_after_failure
        return pause

    async def _plan_anew(self) -> None:
        """Tables that would remind later than any table does: the clock was set back."""
        for match_id, at in await self._matches.due.reminders_after(
            self._matches.clock() + LONGEST
        ):
            await self._remind(match_id, at)

    async def _remind(self, match_id: str, at: float) -> bool:
        """One table; False when it failed. One that was quicker to change is left alone."""
        try:
            await self._matches.submit(f"remind:{match_id}:{at}", SYSTEM, match_id, Remind())
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s: its people could not be reminded", match_id)
            return False
        return True
