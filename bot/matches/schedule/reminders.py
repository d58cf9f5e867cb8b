"""Since when a table waits for people, and when each of them is reminded next.

A person's own choice comes before the table's setting. Nobody is reminded in their quiet hours or
holidays. The database table `told` says what each person was told already.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from bot.matches.people.choices import Reach, reach_of
from bot.matches.table.model import HOUR, HOURS, Table
from bot.matches.table.stored import StoredTable, Wait, hold
from bot.storage import schema
from rules.game import Seat

MOST = 3
"""The most reminders in one wait. After them the table is silent until somebody has moved."""
LONGEST = max(HOURS) * HOUR
"""The longest interval of a table's reminders, in seconds."""
_told, _outbox = schema.told.c, schema.outbox.c
_TOLD = sa.select(
    *(_told.user_id, _told.since, _told.reminded, _told.reminded_at, _told.told_at)
).where(_told.match_id == sa.bindparam("this_match"))
_HELD_POST = sa.select(_outbox.id).where(
    _outbox.match_id == sa.bindparam("this_match"),
    _outbox.channel_id == sa.bindparam("this_channel"),
    _outbox.kind == "turn",
    _outbox.attempts > 0,
)


def with_wait(
    before: StoredTable | None, after: StoredTable, moved: Collection[Seat], now: float
) -> StoredTable:
    """The record with its wait. The old wait continues as long as no new person is awaited.
    Otherwise a new one begins, without planned reminders. If nobody is awaited, there is none."""
    awaited = after.table.awaited.keys()
    if not awaited:
        return after if after.wait is None else replace(after, wait=None)
    still = before.table.awaited.keys() - set(moved) if before is not None else set[Seat]()
    if after.wait is not None and awaited <= still:
        return after
    return replace(after, wait=Wait(now))


@dataclass(frozen=True, slots=True)
class PlannedReminder:
    """The reminders of one awaited person in one wait."""

    seat: Seat
    who: int
    how: str
    """How they are told: one of `choices.MENTIONS`."""
    count: int
    """The number of reminders so far."""
    at: float | None
    """When the next reminder comes, in seconds since 1970; None if there are no more."""


def planned(
    connection: sa.Connection, stored: StoredTable, wait: Wait, now: float, *, anew: bool = False
) -> list[PlannedReminder]:
    """The planned reminders of everybody the table waits for. With `anew`, their present intervals
    count from the beginning of the wait."""
    awaited = stored.table.awaited
    reach = reach_of(connection, awaited.values(), min(now, wait.since))
    rows = connection.execute(_TOLD, {"this_match": stored.table.id}).all()
    notifications = {row.user_id: row for row in rows if row.since == wait.since}
    held = wait.since < now and _is_held(connection, stored.table)
    plans: list[PlannedReminder] = []
    for seat, who in awaited.items():
        told, own = notifications.get(who), reach[who].choices.remind_hours
        how, count = reach[who].mentions(now), 0 if told is None else told.reminded
        hours = stored.table.remind_hours if own is None else own
        at = None
        if hours and count < MOST and how != "none":
            last = None if anew or told is None else told.reminded_at
            first = _first_notified(told, reach[who], wait, now if held else wait.since)
            since = first + count * hours * HOUR if last is None else last
            at = reach[who].free_from(max(since + hours * HOUR, now))
        plans.append(PlannedReminder(seat, who, how, count, at))
    return plans


def _is_held(connection: sa.Connection, table: Table) -> bool:
    """Whether the table's channel could not be told the last turns yet."""
    this = {"this_match": table.id, "this_channel": table.place.channel_id}
    return connection.execute(_HELD_POST, this).first() is not None


def _first_notified(row: Any, reach: Reach, wait: Wait, earliest: float) -> float:
    """When a person was first notified in this wait, or when they can be, from `earliest` on."""
    at = None if row is None else row.told_at
    return reach.earliest_notice(earliest) if at is None or at < wait.since else at


def with_plan(wait: Wait, plans: Collection[PlannedReminder], now: float) -> Wait:
    """The wait with its next reminder. A distant reminder is replaced by an earlier check."""
    times = [plan.at for plan in plans if plan.at is not None]
    return replace(wait, remind_at=min(*times, now + LONGEST) if times else None)


def plan_reminders(
    connection: sa.Connection, stored: StoredTable, now: float, *, anew: bool = False
) -> StoredTable:
    """The table with its next reminder, if it waits for anybody. Private tables send none."""
    wait = stored.wait
    if wait is None or stored.table.owner is not None:
        return stored
    plans = planned(connection, stored, wait, now, anew=anew)
    return replace(stored, wait=with_plan(wait, plans, now))


def put_off_reminders(connection: sa.Connection, stored: StoredTable, now: float) -> StoredTable:
    """Plans the reminders as if everybody had been notified now, without counting that as a
    reminder."""
    wait = stored.wait
    if wait is None:
        return stored
    counts = {plan.who: plan.count for plan in planned(connection, stored, wait, now)}
    mark_reminded(connection, stored.table.id, wait, counts, now)
    return plan_reminders(connection, stored, now)


def mark_reminded(
    connection: sa.Connection, match_id: str, wait: Wait, counts: Mapping[int, int], now: float
) -> None:
    """Stores that people were reminded. `counts` gives each person's number of reminders so far."""
    for who, count in counts.items():
        update_notifications(connection, match_id, who, wait.since, reminded=count, reminded_at=now)


def store_late_change(connection: sa.Connection, match_id: str, who: int, late: str) -> None:
    """Stores the message key of a person's change whose answer never reached them, so that they are
    told later. Does nothing if they no longer play there."""
    hold(connection, match_id)
    this = sa.and_(_told.match_id == match_id, _told.user_id == who)
    if connection.execute(sa.update(schema.told).where(this).values(late=late)).rowcount:
        return
    seats = schema.seats.c
    plays = sa.select(seats.seat).where(seats.match_id == match_id, seats.user_id == who)
    if connection.execute(plays).first() is not None:
        row = {"match_id": match_id, "user_id": who, "late": late}
        connection.execute(sa.insert(schema.told), [row])


def update_notifications(
    connection: sa.Connection, match_id: str, who: int, since: float | None, **values: Any
) -> None:
    """Stores when a person was notified about a table. Values from a wait before `since` are
    reset."""
    this = sa.and_(_told.match_id == match_id, _told.user_id == who)
    row = connection.execute(sa.select(_told.since).where(this)).one_or_none()
    if row is None:
        new = {"match_id": match_id, "user_id": who, "since": since, **values}
        connection.execute(sa.insert(schema.told), [new])
        return
    fresh: dict[str, Any] = {"nudged": False, "reminded": 0, "reminded_at": None}
    before = {} if row.since == since else {"since": since, **fresh}
    connection.execute(sa.update(schema.told).where(this).values(**{**before, **values}))
