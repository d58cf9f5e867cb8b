"""Nudges: messages that tell one person that a table waits for them, where a post does not mention
them. They come directly, or after the person's quiet hours and holidays. Each person has a queue in
the outbox."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from bot.delivery.delivery import Delivery
from bot.matches.people.choices import Reach, keep_of_known, reach_of
from bot.matches.schedule.reminders import update_notifications
from bot.matches.table import codec, stored
from bot.matches.table.posts import Notice, Nudge, WaitingTable
from bot.storage import schema

AFTER_POST = 60.0
"""Seconds for which a nudge waits for the post it belongs to before it looks again."""
AFTER_NOTICE = 3.0
"""Seconds for which the nudge of somebody who is asked something waits for the notice."""
NUDGED = ("channel", "direct")
"""Who is told by a nudge what a post does not mention them for; a digest tells it anyway."""
ABSENT = ("absent", "absent-paused")
"""The notices that tell somebody that a computer player goes on in their place."""
_outbox, _told = schema.outbox.c, schema.told.c
_matches, _seats = schema.matches.c, schema.seats.c
_MATCH: sa.BindParameter[str] = sa.bindparam("this_match")
_CHANNEL: sa.BindParameter[int] = sa.bindparam("this_channel")
_SEATED = (
    sa.select(_seats.user_id, _seats.acts, _matches.waiting_since)
    .join(schema.matches, _matches.id == _seats.match_id)
    .where(
        _seats.match_id == _MATCH,
        _seats.user_id.is_not(None),
        _seats.computer.is_(None),
        _matches.status == "running",
        _matches.channel_id == _CHANNEL,
    )
)
_COMING = sa.select(_outbox.channel_id).where(
    _outbox.channel_id.in_(sa.bindparam("these_people", expanding=True)),
    _outbox.match_id == _MATCH,
    _outbox.kind == "nudge",
)
_MESSAGES = (
    sa.select(_told.message_id, _told.user_id)
    .join(schema.matches, _matches.id == _told.match_id)
    .where(_told.match_id == _MATCH, _matches.channel_id == _CHANNEL, _told.message_id.is_not(None))
)
_OWN = sa.exists().where(_matches.id == _MATCH, _matches.channel_id == _CHANNEL)
_FORGET_MESSAGES = (
    sa.update(schema.told)
    .where(_told.match_id == _MATCH, _told.message_id.is_not(None), _OWN)
    .values(message_id=None)
)
_MAY_FOLLOW = (
    sa.update(schema.outbox)
    .where(_outbox.match_id == _MATCH, _outbox.kind == "nudge", _outbox.attempts == 0)
    .values(due_at=sa.bindparam("this_moment"))
)


def row_of(match_id: str, nudge: Nudge, now: float) -> dict[str, Any]:
    """A nudge on its way, as a row of the outbox; its post goes first."""
    return codec.nudge_row(match_id, nudge, now) | {"due_at": now + AFTER_POST}


def silent_in_turn(
    connection: sa.Connection, match_id: str, channel_id: int, now: float
) -> frozenset[int]:
    """Whom a post that is about to be sent to a table's channel must not mention. Those whom the
    table waits for get a nudge instead, one for each wait."""
    seated = _people_at(connection, match_id, channel_id)
    if not seated:
        return frozenset()
    reach = reach_of(connection, seated, now)
    silent = {who for who, how in reach.items() if _is_silent(how, now)}
    coming = _coming(connection, match_id, seated)
    wanting = {who: seated[who] for who in silent - coming if reach[who].mentions(now) in NUDGED}
    _nudge(connection, match_id, wanting, now)
    return frozenset(silent | coming)


def silent_in_notice(
    connection: sa.Connection, row: Any, notice: Notice, now: float
) -> frozenset[int]:
    """Whom a notice that asks people something must not mention. They get a nudge instead, when the
    notice is sent for the first time; only the table's own channel asks anybody."""
    own = sa.select(_matches.channel_id).where(_matches.id == row.match_id)
    if connection.execute(own).scalar() != row.channel_id:
        return frozenset()
    people = [int(who) for who in str(notice.args.get("who", "")).split()]
    reach = reach_of(connection, people, now)
    silent = {who for who, how in reach.items() if _is_silent(how, now)}
    lost = notice.key in ABSENT
    wanted = (*NUDGED, "digest") if lost else NUDGED
    wanting = {who for who in silent if reach[who].mentions(now) in wanted}
    if row.state != "sending":
        coming = set[int]() if lost else _coming(connection, row.match_id, wanting)
        for who in wanting - coming:
            nudge = Nudge(who, since=row.created_at, lost=lost)
            values = row_of(row.match_id, nudge, now)
            connection.execute(sa.insert(schema.outbox), [values | {"due_at": now + AFTER_NOTICE}])
    return frozenset(silent)


def _is_silent(reach: Reach, now: float) -> bool:
    return reach.mentions(now) != "channel" or reach.free_from(now) > now


def _people_at(
    connection: sa.Connection, match_id: str, channel_id: int
) -> Mapping[int, float | None]:
    """The people at a running table in its channel; since when it waits for those it waits for."""
    here = {"this_match": match_id, "this_channel": channel_id}
    return {who: since if acts else None for who, acts, since in connection.execute(_SEATED, here)}


def _coming(connection: sa.Connection, match_id: str, people: Collection[int]) -> set[int]:
    """Of some people those for whom a nudge of the table is on its way."""
    whose = {"these_people": tuple(people), "this_match": match_id}
    return set(connection.execute(_COMING, whose).scalars())


def _nudge(
    connection: sa.Connection, match_id: str, people: Mapping[int, float | None], now: float
) -> None:
    """Sends nudges to those who are waited for and had none in this wait."""
    for who, since in people.items():
        if since is not None and not _mark_nudged(connection, match_id, who, since):
            connection.execute(
                sa.insert(schema.outbox), [row_of(match_id, Nudge(who, since=since), now)]
            )


def _mark_nudged(connection: sa.Connection, match_id: str, who: int, since: float) -> bool:
    """Whether a person had a nudge in a wait; from now on they had."""
    this = sa.and_(_told.match_id == match_id, _told.user_id == who)
    row = connection.execute(sa.select(schema.told).where(this)).one_or_none()
    if row is not None and row.since == since and row.nudged:
        return True
    update_notifications(connection, match_id, who, since, nudged=True)
    return False


def note_called(connection: sa.Connection, delivery: Delivery) -> tuple[str, ...]:
    """Remembers when a delivery told people that its table waits for them, as it still does: the
    moment when the wait began, but for a post that failed at first and a message of their own. Then
    they were told late: the ids of the tables whose clocks that moves."""
    nudge = delivery.nudge
    if nudge is not None and delivery.direct:
        keep_of_known(connection, nudge.person, nudged_at=delivery.taken_at)
    if nudge is not None and nudge.digest:
        tables = sorted(nudge.tables, key=lambda table: table.id)
        waiting = [t for t in tables if _still_waits(connection, t, nudge.person)]
        for table in waiting:
            at = delivery.taken_at
            update_notifications(connection, table.id, nudge.person, table.since, told_at=at)
        return tuple(table.id for table in waiting)
    if not (called := delivery.people_called):
        return ()
    waiting = _people_at(connection, delivery.match_id, delivery.table.place.channel_id)
    late = nudge is not None or delivery.attempts > 0
    for who in called:
        since = waiting.get(who)
        if since is not None:
            at = delivery.taken_at if late else since
            update_notifications(connection, delivery.match_id, who, since, told_at=at)
    return (delivery.match_id,) if late else ()


def _still_waits(connection: sa.Connection, table: WaitingTable, who: int) -> bool:
    """Whether a table that a digest tells of waits for its person as it did then."""
    stored.hold(connection, table.id)
    return _people_at(connection, table.id, table.place.channel_id).get(who) == table.since


def messages(
    connection: sa.Connection, match_id: str, channel_id: int, who: int | None = None
) -> tuple[int, ...]:
    """The messages in a table's own channel that mention people (or one person) for it."""
    here = {"this_match": match_id, "this_channel": channel_id}
    rows = connection.execute(_MESSAGES, here)
    return tuple(row.message_id for row in rows if who in (None, row.user_id))


def keep_message(connection: sa.Connection, match_id: str, who: int, message_id: int) -> None:
    """Remembers the message that mentions a person, until the next turn."""
    this = sa.and_(_told.match_id == match_id, _told.user_id == who)
    connection.execute(sa.update(schema.told).where(this).values(message_id=message_id))


def forget_messages(connection: sa.Connection, match_id: str, channel_id: int) -> None:
    """A turn was posted in the table's own channel: its mentions there are out of date."""
    here = {"this_match": match_id, "this_channel": channel_id}
    connection.execute(_FORGET_MESSAGES, here)


def post_is_there(connection: sa.Connection, match_id: str, now: float) -> None:
    """A table's post has been sent: its nudges may follow."""
    connection.execute(_MAY_FOLLOW, {"this_match": match_id, "this_moment": now})


def note_closed_messages(
    connection: sa.Connection, row_ids: Collection[int], person: int, now: float
) -> None:
    """Remembers that a person takes no direct messages, and lets their nudges be sent at once in
    the table's channel."""
    keep_of_known(connection, person, direct_refused_at=now)
    again = sa.update(schema.outbox).where(_outbox.id.in_(row_ids))
    connection.execute(again.values(state="waiting", due_at=now))
