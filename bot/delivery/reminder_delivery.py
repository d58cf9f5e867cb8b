"""A reminder as it is by the time it is sent. It may have waited for its channel."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.delivery.nudges import is_silent
from bot.matches.people.choices import reach_of
from bot.matches.table import codec
from bot.matches.table.model import Table
from bot.matches.table.posts import Nudge, Reminder
from bot.storage import schema


def reminder_now(
    connection: sa.Connection, table: Table, row: Any, reminder: Reminder, now: float
) -> Reminder:
    """The reminder, for those of its people who have not moved yet. Only the newest reminder
    counts. People who must not be mentioned now, or whose time no longer ends as it says, get a
    nudge instead."""
    awaited = _awaited(connection, row, reminder)
    people = [who for who in reminder.people if who in awaited]
    reach = reach_of(connection, people, now)
    told = {w for w in people if not is_silent(reach[w], now) and _holds(table, reminder, w)}
    kept = replace(reminder, people=tuple(who for who in people if who in told))
    later = [who for who in people if who not in told]
    for who in later:
        number, ends, ran_out = max(1, reminder.number), reminder.ends, reminder.ran_out
        nudge = Nudge(who, number, reminder.since, ends=ends, ran_out=ran_out)
        connection.execute(sa.insert(schema.outbox), [codec.nudge_row(table.id, nudge, now)])
    if later:  # at the next attempt they must not get another one
        this = sa.update(schema.outbox).where(schema.outbox.c.id == row.id)
        connection.execute(this.values(payload=codec.dump_post(None, kept)[1]))
    return kept


def _holds(table: Table, reminder: Reminder, who: int) -> bool:
    """Whether a person's time still ends when the reminder says, if it does."""
    clocks = (table.clocks.get(seat) for seat, one in table.awaited.items() if one == who)
    ends = reminder.ends
    return ends is None or any(clock and clock.deadline == ends for clock in clocks)


def _awaited(connection: sa.Connection, row: Any, reminder: Reminder) -> set[int]:
    """The user ids of the people for whom the table is still in the same wait."""
    matches, seats = schema.matches.c, schema.seats.c
    query = (
        sa.select(seats.user_id)
        .join(schema.matches, matches.id == seats.match_id)
        .where(
            seats.match_id == row.match_id,
            seats.acts,
            seats.computer.is_(None),
            matches.status == "running",
            matches.channel_id == row.channel_id,
            matches.waiting_since == reminder.since,
            matches.reminded == reminder.number,
        )
    )
    return set(connection.execute(query).scalars())
