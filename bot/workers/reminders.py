"""Reminders: lets tables that have waited long enough tell whom they wait for."""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence

from bot.matches.due.reminders import LONGEST
from bot.matches.table.requests import SYSTEM, Refused, Remind
from bot.workers.worker import DueTablesWorker

logger = logging.getLogger(__name__)


class ReminderWorker(DueTablesWorker):
    """The reminding task."""

    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables that remind next."""
        return await self._matches.due.next_reminders()

    async def prepare(self) -> float:
        """Tables that would remind later than any table does: the clock was set back."""
        for match_id, at in await self._matches.due.reminders_after(
            self._matches.clock() + LONGEST
        ):
            await self.see_to(match_id, at)
        return math.inf

    async def see_to(self, match_id: str, at: float) -> bool:
        """One table; False when it failed. One that was quicker to change is left alone."""
        try:
            await self._matches.submit(f"remind:{match_id}:{at}", SYSTEM, match_id, Remind())
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s: its people could not be reminded", match_id)
            return False
        return True
