"""Clocks: sees to what follows when somebody's time has run out."""

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
    """Acts at tables where somebody's time has run out."""

    def __init__(self, matches: Matches, thinkers: Thinkers) -> None:
        super().__init__(matches)
        self._thinkers = thinkers
        self._seen = math.inf
        """What the clock of the machine told last."""
        self._asked: dict[str, tuple[Seat, float | None]] = {}
        """About which seat and end of its clock a table was asked last: not at once again."""

    async def ahead(self) -> Sequence[tuple[str, float]]:
        """The tables where a clock runs out next; of others nothing needs to be known."""
        timeouts = await self._matches.due.next_timeouts(self._failing)
        known = {match_id for match_id, _ in timeouts}
        self._asked = {name: about for name, about in self._asked.items() if name in known}
        return timeouts

    async def prepare(self) -> float:
        """At the start, and when the machine's clock was set back: clocks that began to run in
        what is now the future begin now."""
        now = self._matches.clock()
        back, self._seen = now < self._seen, now
        for match_id in await self._matches.due.clocked_tables_after(now) if back else ():
            await _set_clocks(self._matches, match_id)
        return math.inf

    async def see_to(self, match_id: str, at: float) -> bool:
        """One table; False when it failed."""
        with logged_about("table", match_id):
            try:
                return await self._run_out(match_id)
            except ThinkingStopped:
                return False
            except Exception:
                logger.exception("table %s: a clock could not be seen to", match_id)
                return False

    async def _run_out(self, match_id: str) -> bool:
        """The first clock of a table that has run out; whoever was quicker to change is left
        alone. False when the very same was asked before."""
        record = await self._matches.queries.stored(match_id)
        seat = next(iter(due_seats(record.table, self._matches.clock())), None)
        if seat is None:
            await _set_clocks(self._matches, match_id)
            return True
        texts = await self._turn(record, seat)
        request = RunOut(seat, record.table.revision, texts)
        # once another consequence is chosen, the same moment counts once more
        name = f"timeout:{match_id}:{seat}:{secrets.token_hex(8)}"
        try:
            await self._matches.submit(name, SYSTEM, match_id, request)
        except NotDue:
            await _set_clocks(self._matches, match_id)
        about = seat, record.table.clocks[seat].deadline
        before, self._asked[match_id] = self._asked.get(match_id), about
        return before != about

    async def _turn(self, record: StoredTable, seat: Seat) -> tuple[str, ...]:
        """What a computer player does on the seat, where it is to take the turn."""
        if record.table.state is None or consequence(record.table, seat) != "computer":
            return ()
        player = substitute(self._matches.players)
        return await self._thinkers.ask(think_through, record.position, seat, player)
