"""When a table's waiting for people begins, goes on and ends."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.matches.table.stored import StoredTable, Wait
from rules.game import Seat

HOURS = (0, 12, 24, 48, 72)
"""The intervals there are; 0: no reminders."""
MOST = 3
"""Reminders of one wait; then the table is silent until somebody has moved."""
HOUR = 3600.0
"""Seconds."""
LONGEST = max(HOURS) * HOUR
"""Seconds until the next reminder of a table at most."""


def with_wait(
    before: StoredTable | None, after: StoredTable, moved: Collection[Seat], now: float
) -> StoredTable:
    """The record with its wait: the one it had while the table waits for nobody new, a new one
    when it does (its reminders yet to be planned), none when it waits for no person any more."""
    awaited = after.table.awaited.keys()
    if not awaited:
        return after if after.wait is None else replace(after, wait=None)
    still = before.table.awaited.keys() - set(moved) if before is not None else set[Seat]()
    if after.wait is not None and awaited <= still:
        return after
    return replace(after, wait=Wait(now))
