"""Clocks: handles people's time that has run out."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Sequence

from bot.health.logs import logged_about
from bot.matches.deeds.seats import substitute
from bot.matches.schedule.clocks import consequence, due_seats
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, HolidayChanged, RunOut
from bot.matches.table.stored import StoredTable
from bot.matches.timed.clocks import NotDue
from bot.processes.thinkers import Thinkers, ThinkingStopped
from bot.processes.thinking import think_through
from bot.workers.worker import DueTablesWorker
from rules.game import Seat

logger = logging.getLogger(__name__)


async def _set_clocks(matches: Matches, match_id: str) -> None:
    name = f"clocks:{match_id}:{secrets.token_hex(8)}"
    await matches.submit(name, SYSTEM, match_id, HolidayChanged())


class ClockWorker(DueTablesWorker):
    """Handles clocks that have run out."""

    def __init__(self, matches: Matches, thinkers: Thinkers) -> None:
        super().__init__(matches)
        self._thinkers = thinkers
        self._seen = math.inf
        """What the clock of the machine told last."""
        self._asked: dict[str, tuple[Seat, float | None]] = {}
        """About which seat and end of its clock a table was asked last: not at once again."""

    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables whose clocks run out next."""
        timeouts = await self._matches.due.next_timeouts(self._failing)
        known = {match_id for match_id, _ in timeouts}
        self._asked = {name: about for name, about in self._asked.items() if name in known}
        return timeouts

    async def prepare(self) -> float:
        """Corrects clocks after a start and when the machine's clock was set back. Clocks that seem
        to have started in the future start now."""
        now = self._matches.clock()
        back, self._seen = now < self._seen, now
        for match_id in await self._matches.due.clocked_tables_after(now) if back else ():
            await _set_clocks(self._matches, match_id)
        return math.inf

    async def see_to(self, match_id: str, at: float) -> bool:
        """Handles one table. Returns False on failure."""
        with logged_about("table", match_id):
            try:
                return await self._run_out(match_id)
            except ThinkingStopped:
                return False
            except Exception:
                logger.exception("table %s: a clock could not be seen to", match_id)
                return False

    async def _run_out(self, match_id: str) -> bool:
        """Handles the first clock of a table that has run out, unless the table changes meanwhile.
        Returns False if the very same request was made before."""
        record = await self._matches.queries.stored(match_id)
        seat = next(iter(due_seats(record.table, self._matches.clock())), None)
        if seat is None:
            await _set_clocks(self._matches, match_id)
            return True
        texts = await self._turn(record, seat)
        request = RunOut(seat, record.table.revision, texts)
        # after a change of the consequence the same deadline counts again
        name = f"timeout:{match_id}:{seat}:{secrets.token_hex(8)}"
        try:
            await self._matches.submit(name, SYSTEM, match_id, request)
        except NotDue:
            await _set_clocks(self._matches, match_id)
        about = seat, record.table.clocks[seat].deadline
        before, self._asked[match_id] = self._asked.get(match_id), about
        return before != about

    async def _turn(self, record: StoredTable, seat: Seat) -> tuple[str, ...]:
        """The turn of a computer player on the seat, if it is to take the turn; otherwise ()."""
        if record.table.state is None or consequence(record.table, seat) != "computer":
            return ()
        player = substitute(self._matches.players)
        return await self._thinkers.ask(think_through, record.position, seat, player)
