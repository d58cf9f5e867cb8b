"""Reminders: makes tables remind people they have waited for long enough."""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence

from bot.matches.schedule.reminders import LONGEST
from bot.matches.table.requests import Remind
from bot.workers.worker import DueTablesWorker, ask_table


class ReminderWorker(DueTablesWorker):
    """Makes tables remind people."""

    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables whose reminders come next."""
        return await self._matches.due.next_reminders(self._failing)

    async def prepare(self) -> float:
        """Corrects reminders that were planned too far ahead because the clock was set back."""
        for match_id, at in await self._matches.due.reminders_after(
            self._matches.clock() + LONGEST
        ):
            await self.see_to(match_id, at)
        return math.inf

    async def see_to(self, match_id: str, at: float) -> bool:
        """Makes one table remind its people. Returns False on failure."""
        # a request that came too early, after the clock was set back, is repeated
        name = f"remind:{match_id}:{at}:{secrets.token_hex(8)}"
        failure = "its people could not be reminded"
        return await ask_table(self._matches, name, match_id, Remind(), failure)
