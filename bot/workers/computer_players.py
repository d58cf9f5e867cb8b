"""Computer players: takes their turns on every table that waits for one."""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Mapping

from bot.cluster.cluster import LeaseLost
from bot.health.logs import log_about
from bot.matches.submit import Matches
from bot.matches.table.requests import SYSTEM, ComputerTurn, Refused
from bot.matches.table.stored import StoredTable
from bot.processes.thinkers import Thinkers, ThinkingFailed, ThinkingStopped
from bot.processes.thinking import think
from bot.storage.errors import DatabaseAway
from bot.workers.worker import AWAITED, BackgroundWorker

logger = logging.getLogger(__name__)

LOOK_AGAIN = 5.0
"""Seconds until it is checked whether a table in use by another process is free."""
_LEASE = "turn:"


class ComputerPlayerWorker(BackgroundWorker):
    """Takes the turns of computer players. `pause` is the number of seconds between two turns at
    one table. It lets several turns share one message, and lets people's requests come in
    between."""

    pause_between = AWAITED

    def __init__(self, matches: Matches, thinkers: Thinkers, pause: float = 0.05) -> None:
        super().__init__()
        self._matches, self._thinkers = matches, thinkers
        self._leases = matches.due.leases
        self._pause = pause
        self.pause_after_loss = 60.0
        """Seconds before a turn is thought about again when its processes were lost."""
        self._stuck: dict[str, tuple[int, float]] = {}
        """Revision at which a table failed, and until when it rests, by the event loop's time."""

    async def is_due(self) -> bool:
        """Whether a table waits for a computer player."""
        return bool(await self._waiting())

    async def poll(self) -> float | None:
        """Starts playing on every waiting table. Tables that another process has, or that cannot be
        played now, are left out."""
        to_move = await self._waiting()
        waiting = [name for name in to_move if not self.is_busy(name)]
        ends = [until - _now() for _, until in self._stuck.values()]
        if waiting and self._leases.shared:
            others = await self._leases.others(_LEASE)
            free = [name for name in waiting if _LEASE + name not in others]
            if len(free) < len(waiting):
                ends.append(LOOK_AGAIN)
            room = max(0, len(self._thinkers.processes) - self.in_hand)
            waiting = random.sample(free, min(room, len(free)))
        for match_id in waiting:
            self.start_job(match_id, self._serve(match_id, to_move[match_id]))
        return min(ends, default=None)

    async def _waiting(self) -> Mapping[str, int]:
        """The tables to play on, with their revisions. Failed ones rest until they change, or for a
        while."""
        to_move, now = await self._matches.due.computers_to_move(), _now()
        self._stuck = {
            name: (at, until)
            for name, (at, until) in self._stuck.items()
            if to_move.get(name) == at and until > now
        }
        return {name: at for name, at in to_move.items() if name not in self._stuck}

    async def _serve(self, match_id: str, revision: int) -> None:
        """Plays turn after turn until a person must act or the bot stops. An interrupted turn is
        played after the next start or by another process."""
        log_about("table", match_id)
        try:
            await self._play(match_id, revision)
        except ThinkingStopped:
            return
        except (DatabaseAway, LeaseLost) as away:
            logger.warning("table %s: the computer player thinks later: %s", match_id, away)
            await asyncio.sleep(self.pause_after_failure)

    async def _play(self, match_id: str, revision: int) -> None:
        """Plays on a table. After a failure it rests at the revision that failed, because a change
        may repair it."""
        try:
            async with self._leases.held(_LEASE + match_id) as mine:
                goes_on = mine
                while goes_on and not self.stopping:
                    record = await self._matches.queries.stored(match_id)
                    revision = record.table.revision
                    goes_on = await self._turn(record)
                    await asyncio.sleep(self._pause)
        except (ThinkingStopped, DatabaseAway, LeaseLost):
            raise
        except ThinkingFailed as failed:
            logger.error("table %s: the computer player thinks later: %s", match_id, failed)
            self._rest(match_id, revision, self.pause_after_loss)
        except Exception:
            logger.exception("table %s: the computer player failed", match_id)
            self._rest(match_id, revision, math.inf)

    def _rest(self, match_id: str, revision: int, seconds: float) -> None:
        self._stuck[match_id] = (revision, _now() + seconds)

    async def _turn(self, record: StoredTable) -> bool:
        """Computes and commits one turn. Returns False if no computer player has to act."""
        table = record.table
        seat = next((i for i, h in enumerate(table.seats) if h.acts and h.computer), None)
        if seat is None or table.paused_at is not None:
            return False
        player = table.seats[seat].computer or ""
        texts = await self._thinkers.ask(think, record.position, seat, player)
        request = ComputerTurn(seat, texts, table.revision)
        name = f"computer:{table.id}:{table.revision}:{seat}"
        try:
            await self._matches.submit(name, SYSTEM, table.id, request)
        except Refused as refused:
            if refused.key not in ("stale", "not-running"):
                raise
        return True


def _now() -> float:
    return asyncio.get_running_loop().time()
