"""Idle tables: when they are looked at, and what counts as playing on."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.table.model import DAY, Table
from bot.matches.table.stored import Idle, StoredTable
from bot.storage import schema


def spans(table: Table) -> tuple[float, float]:
    """Seconds of inactivity until people are warned, and from the warning until the table closes or
    is archived. Lobbies close, and games are archived. Private tables give no warning."""
    if table.owner is not None:
        return 14 * DAY, 0.0
    if table.status == "lobby":
        return 6 * DAY, DAY
    if table.paused_at is not None:
        return 87 * DAY, 3 * DAY
    return 27 * DAY, 3 * DAY


def planned(table: Table, since: float, now: float) -> Idle:
    """When an idle table needs attention; tomorrow at the earliest."""
    return Idle(max(since + spans(table)[0], now + DAY))


def with_idle(before: StoredTable | None, after: StoredTable, now: float) -> StoredTable:
    """The record with its idle time restarted if anything was done; without one if the table has
    ended."""
    if after.table.status not in schema.OPEN:
        return after if after.idle is None else replace(after, idle=None)
    if before is None or _did_something(before.table, after.table):
        return replace(after, idle=planned(after.table, now, now))
    return after


def _did_something(before: Table, after: Table) -> bool:
    """Whether a change counts as activity. In a lobby everything counts except a change of its
    message. In a game a commit, a move to another channel, a pause or the end counts."""
    if after.status == "lobby":
        return replace(before, lobby_message_id=after.lobby_message_id) != after
    was = (before.status, before.revision, before.place, before.paused_at)
    return was != (after.status, after.revision, after.place, after.paused_at)
