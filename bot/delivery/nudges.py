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
"""Seconds that a nudge waits for its post before checking again."""
AFTER_NOTICE = 3.0
"""Seconds that a nudge about a question waits for the notice."""
NUDGED = ("channel", "direct")
"""The choices with which a person gets a nudge if a post does not mention them. Others read a
digest."""
ABSENT = ("absent", "absent-paused")
"""The notices to a person whose seat a computer player has taken."""
TOLD = ("wish-refused", "seat-taken")
"""The notices to a person about what has become of the seat they asked for."""
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


def silent_in_turn(
    connection: sa.Connection, match_id: str, channel_id: int, now: float
) -> frozenset[int]:
    """User ids that a post to a table's channel must not mention now. Awaited people among them get
    a nudge instead, one in each wait."""
    seated = _people_at(connection, match_id, channel_id)
    if not seated:
        return frozenset()
    reach = reach_of(connection, seated, now)
    silent = {who for who, how in reach.items() if is_silent(how, now)}
    coming = _coming(connection, match_id, seated)
    wanting = {who: seated[who] for who in silent - coming if reach[who].mentions(now) in NUDGED}
    _nudge(connection, match_id, wanting, now)
    return frozenset(silent | coming)


def silent_in_notice(
    connection: sa.Connection, row: Any, notice: Notice, now: float
) -> frozenset[int]:
    """User ids that a notice with a question must not mention now. They get a nudge instead, at the
    first attempt to send the notice. Only the table's own channel asks people."""
    own = sa.select(_matches.channel_id).where(_matches.id == row.match_id)
    if connection.execute(own).scalar() != row.channel_id:
        return frozenset()
    people = [int(who) for who in str(notice.args.get("who", "")).split()]
    reach = reach_of(connection, people, now)
    silent = {who for who, how in reach.items() if is_silent(how, now)}
    lost, answer = notice.key in ABSENT, notice.key if notice.key in TOLD else ""
    wanted = (*NUDGED, "digest") if lost else NUDGED
    wanting = {who for who in silent if reach[who].mentions(now) in wanted}
    if row.state != "sending":
        coming = set[int]() if lost or answer else _coming(connection, row.match_id, wanting)
        awaited = _people_at(connection, row.match_id, row.channel_id)
        for who in wanting - coming:
            known = _was_nudged(connection, row.match_id, who, awaited.get(who))
            nudge = Nudge(who, since=row.created_at, asked=known, lost=lost, told=answer)
            _queue(connection, row.match_id, nudge, now, AFTER_NOTICE)
    return frozenset(silent)


def is_silent(reach: Reach, now: float) -> bool:
    """Whether nothing in a channel may mention the person now."""
    return reach.mentions(now) != "channel" or reach.free_from(now) > now


def _people_at(
    connection: sa.Connection, match_id: str, channel_id: int
) -> Mapping[int, float | None]:
    """The people at a running table in its channel. The values are when the table began to wait for
    them; None if it does not."""
    here = {"this_match": match_id, "this_channel": channel_id}
    return {who: since if acts else None for who, acts, since in connection.execute(_SEATED, here)}


def _coming(connection: sa.Connection, match_id: str, people: Collection[int]) -> set[int]:
    """Those of these people for whom a nudge of the table is already waiting."""
    whose = {"these_people": tuple(people), "this_match": match_id}
    return set(connection.execute(_COMING, whose).scalars())


def _nudge(
    connection: sa.Connection, match_id: str, people: Mapping[int, float | None], now: float
) -> None:
    """Queues nudges to awaited people who have had none in this wait."""
    for who, since in people.items():
        if since is not None and not _was_nudged(connection, match_id, who, since):
            update_notifications(connection, match_id, who, since, nudged=True)
            _queue(connection, match_id, Nudge(who, since=since), now, AFTER_POST)


def _queue(
    connection: sa.Connection, match_id: str, nudge: Nudge, now: float, seconds: float
) -> None:
    """Puts a nudge into the outbox. It waits these seconds for its post."""
    row = codec.nudge_row(match_id, nudge, now) | {"due_at": now + seconds}
    connection.execute(sa.insert(schema.outbox), [row])


def _was_nudged(connection: sa.Connection, match_id: str, who: int, since: float | None) -> bool:
    """Whether a person had a nudge in the wait that began at `since`."""
    this = sa.and_(_told.match_id == match_id, _told.user_id == who, _told.since == since)
    row = connection.execute(sa.select(_told.nudged).where(this)).one_or_none()
    return since is not None and row is not None and row.nudged


def note_called(connection: sa.Connection, delivery: Delivery) -> tuple[str, ...]:
    """Stores when a delivery told awaited people that their table waits for them. This is normally
    the beginning of the wait. After a failed attempt, and for direct messages, it is the time of
    the delivery. Returns the ids of tables whose clocks must then be moved."""
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
    """Whether a table in a digest is still in the same wait for the person."""
    stored.hold(connection, table.id)
    return _people_at(connection, table.id, table.place.channel_id).get(who) == table.since


def messages(
    connection: sa.Connection, match_id: str, channel_id: int, who: int | None = None
) -> tuple[int, ...]:
    """Ids of the messages in a table's own channel that mention people, or one person, for it."""
    here = {"this_match": match_id, "this_channel": channel_id}
    rows = connection.execute(_MESSAGES, here)
    return tuple(row.message_id for row in rows if who in (None, row.user_id))


def keep_message(connection: sa.Connection, match_id: str, who: int, message_id: int) -> None:
    """Stores the message that mentions a person, until the next turn."""
    this = sa.and_(_told.match_id == match_id, _told.user_id == who)
    connection.execute(sa.update(schema.told).where(this).values(message_id=message_id))


def forget_messages(connection: sa.Connection, match_id: str, channel_id: int) -> None:
    """Deletes the stored mentions in the table's channel, because a turn was posted there."""
    here = {"this_match": match_id, "this_channel": channel_id}
    connection.execute(_FORGET_MESSAGES, here)


def post_is_there(connection: sa.Connection, match_id: str, now: float) -> None:
    """Makes a table's nudges due, because its post has been sent."""
    connection.execute(_MAY_FOLLOW, {"this_match": match_id, "this_moment": now})


def note_closed_messages(
    connection: sa.Connection, row_ids: Collection[int], person: int, now: float
) -> None:
    """Stores that a person accepts no direct messages. Their nudges are sent at once in the table's
    channel."""
    keep_of_known(connection, person, direct_refused_at=now)
    again = sa.update(schema.outbox).where(_outbox.id.in_(row_ids))
    connection.execute(again.values(state="waiting", due_at=now))
