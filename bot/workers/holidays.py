"""Holidays: announces at tables that a person goes away or comes back early."""

from __future__ import annotations

import secrets

from bot.matches.people.absence import UnannouncedHoliday
from bot.matches.submit import Matches
from bot.matches.table.requests import TellHoliday
from bot.workers.worker import UNHURRIED, BackgroundWorker, ask_table


class HolidayWorker(BackgroundWorker):
    """Announces holidays at tables. The database stores what a table was told, so nothing is told
    twice or forgotten."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches

    async def is_due(self) -> bool:
        """Whether a table has to be told something."""
        return bool(await self._matches.people.unannounced_holidays())

    async def poll(self) -> float | None:
        """Tells every table. Tries again later after a failure."""
        announced = [
            await self._tell(holiday)
            for holiday in await self._matches.people.unannounced_holidays()
        ]
        return None if all(announced) else self.pause_after_failure

    async def _tell(self, holiday: UnannouncedHoliday) -> bool:
        # a new key each time: the same holiday may have to be told twice
        name = f"holiday:{holiday.match_id}:{holiday.user_id}:{secrets.token_hex(8)}"
        request, failure = TellHoliday(holiday.user_id), "a holiday could not be told"
        return await ask_table(self._matches, name, holiday.match_id, request, failure)
