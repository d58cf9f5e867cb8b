"""Holidays: lets the tables of whoever goes away, or comes back early, say so."""

from __future__ import annotations

import logging

from bot.matches.people.absence import UntoldHoliday
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, Refused, TellHoliday
from bot.workers.worker import UNHURRIED, BackgroundWorker

logger = logging.getLogger(__name__)


class HolidayWorker(BackgroundWorker):
    """The telling task. What a table was told stands in the database, so that nothing is told
    twice, nor forgotten when the process ends."""

    pause_between = UNHURRIED

    def __init__(self, matches: Matches) -> None:
        super().__init__()
        self._matches = matches

    async def is_due(self) -> bool:
        """Whether a table is to be told something."""
        return bool(await self._matches.people.untold_holidays())

    async def poll(self) -> float | None:
        """Tells every table; tries again later where that failed."""
        told = [await self._tell(one) for one in await self._matches.people.untold_holidays()]
        return None if all(told) else self.pause_after_failure

    async def _tell(self, one: UntoldHoliday) -> bool:
        away = "back" if one.holiday is None else f"{one.holiday.begins}-{one.holiday.ends}"
        name = f"holiday:{one.match_id}:{one.user_id}:{one.told}:{away}"
        try:
            await self._matches.submit(name, SYSTEM, one.match_id, TellHoliday(one.user_id))
        except Refused as refused:
            return refused.key == "stale"
        except Exception:
            logger.exception("table %s: a holiday could not be told", one.match_id)
            return False
        return True
