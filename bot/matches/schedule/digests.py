"""When people get their digest, the one message a day that lists all tables waiting for them."""

from __future__ import annotations

import math
from typing import Any

import sqlalchemy as sa

from bot.matches.people.choices import keep_choices, reach_of
from bot.matches.people.time_zones import next_time
from bot.matches.schedule.daily import due_or_next, is_due
from bot.matches.table import codec
from bot.matches.table.asked import COMEBACK, questions_to, tables_asking
from bot.matches.table.model import SeatClock
from bot.matches.table.posts import Nudge, WaitingTable
from bot.matches.table.requests import Place
from bot.storage import schema
from bot.storage.transaction import hold

_matches, _seats, _posts, _people = (
    table.c for table in (schema.matches, schema.seats, schema.posts, schema.people)
)
_NEWEST = sa.and_(_posts.match_id == _matches.id, _posts.channel_id == _matches.channel_id)
_WAITING = (
    sa.select(
        *(_matches.id, _matches.game, _matches.guild_id, _matches.channel_id, _posts.message_id),
        *(_matches.waiting_since, _matches.clock_times, _seats.seat),
    )
    .select_from(schema.matches.join(schema.seats).outerjoin(schema.posts, _NEWEST))
    .where(
        _seats.user_id == sa.bindparam("this_person"),
        _seats.computer.is_(None),
        _seats.acts,
        _matches.status == "running",
        _matches.waiting_since.is_not(None),
        _matches.guild_id != schema.NO_SERVER,
        sa.not_(_matches.channel_gone),
    )
)


def waiting(connection: sa.Connection, user_id: int) -> tuple[WaitingTable, ...]:
    """The tables that wait for a person, by the end of their time, then by the length of the
    wait."""
    rows = connection.execute(_WAITING, {"this_person": user_id}).all()
    tables = [
        WaitingTable(
            row.id,
            row.game,
            Place(row.guild_id, row.channel_id),
            row.message_id,
            row.waiting_since,
            _ends(row),
        )
        for row in rows
    ]
    return tuple(sorted(tables, key=lambda t: (t.ends or math.inf, t.since, t.id)))


def _ends(row: Any) -> float | None:
    clock = clock_of(row)
    return None if clock is None else clock.deadline


def clock_of(row: Any) -> SeatClock | None:
    """The clock of a seat, from a row with the seat and the clocks of its table."""
    return codec.load_clocks(row.clock_times).get(row.seat)


def asking(connection: sa.Connection, user_id: int, now: float) -> list[str]:
    """Ids of the tables with an open question to a person, except turns. The offer to take a seat
    back is left out, so that it is not repeated every day."""
    tables = tables_asking(connection, user_id)
    asked = {one: questions_to(connection, one, user_id, now) for one in tables}
    return [one for one in tables if {question.kind for question in asked[one]} - {COMEBACK}]


def coming(connection: sa.Connection, now: float) -> list[tuple[int, float]]:
    """The users whose digest is due, with its time. If none is due, only the next one. Digests
    planned too far ahead, because the machine's clock was set back, count as due."""
    query = sa.select(_people.user_id, _people.digest_next).where(_people.digest_next.is_not(None))
    return due_or_next(connection, query, _people.digest_next, now)


def queue(connection: sa.Connection, user_id: int, now: float) -> None:
    """Queues a person's digest if any table waits and none is still to be sent, and plans the next
    one. Quiet hours and holidays delay it by one day at most; then they are checked again."""
    hold(connection, user_id)
    reach = reach_of(connection, [user_id], now)[user_id]
    choices, at = reach.choices, reach.choices.digest_next
    if choices.digest_at is None or at is None or not is_due(at, now):
        return
    free, tomorrow = reach.free_from(now), next_time(choices.digest_at, choices.zone, now)
    if free > now:
        keep_choices(connection, user_id, digest_next=min(free, tomorrow))
        return
    keep_choices(connection, user_id, digest_next=tomorrow)
    tables = [table.id for table in waiting(connection, user_id)]
    tables += asking(connection, user_id, now)
    if tables and at <= now and not _is_waiting(connection, user_id):
        row = codec.nudge_row(tables[0], Nudge(user_id, since=now, digest=True), now)
        connection.execute(sa.insert(schema.outbox), [row])


def _is_waiting(connection: sa.Connection, user_id: int) -> bool:
    """Whether a digest of this person could not be sent yet."""
    outbox = schema.outbox.c
    query = sa.select(outbox.payload).where(outbox.channel_id == user_id, outbox.kind == "nudge")
    found = connection.execute(query).scalars()
    nudges = (codec.load_post(None, "nudge", payload) for payload in found)
    return any(isinstance(one, Nudge) and one.digest for one in nudges)
