"""The outbox in the database: which posts are due, which are being sent, which have arrived."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.delivery import nudge_targets, nudges
from bot.delivery import outbox_statements as statements
from bot.delivery.delivery import ClaimedPosts, Delivery, Question, Sent
from bot.delivery.puzzle_delivery import puzzle_delivery
from bot.delivery.reminder_delivery import reminder_now
from bot.matches.schedule.clocks import with_clocks
from bot.matches.table import codec, stored
from bot.matches.table.asked import AGAIN, open_marks
from bot.matches.table.posts import LobbyPost, Notice, Nudge, Post, Reminder, TurnPost
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from bot.storage.served import served_posts
from rules.game import AnyGame

logger = logging.getLogger(__name__)

_outbox = schema.outbox.c


class OldestPost(NamedTuple):
    """The oldest post of a channel."""

    due_at: float
    """When it may be sent, in seconds since 1970."""
    patience: float | None
    """Seconds it was to wait for the next post; None if it waits for another attempt."""


def due(connection: sa.Connection, served: ServedShards = EVERY_SHARD) -> dict[int, OldestPost]:
    """All channels with waiting posts, and when the oldest one may be sent. For people with nudges,
    the earliest of them counts. Posts of other shards are left out."""
    rows = connection.execute(statements.heads(served)).all()
    return {
        row.channel_id: OldestPost(
            row.due_at, None if row.attempts else row.due_at - row.created_at
        )
        for row in rows
    }


def claim(
    connection: sa.Connection,
    games: Mapping[str, AnyGame],
    channel_id: int,
    now: float,
    served: ServedShards = EVERY_SHARD,
) -> ClaimedPosts | None:
    """Marks the channel's next delivery as being sent; None if nothing is due. The caller must hold
    the channel's lease (`bot.cluster.leases`). The table is locked meanwhile."""
    rows = _of_channel(connection, channel_id, served)
    if rows and rows[0].match_id and stored.hold(connection, rows[0].match_id):
        rows = _of_channel(connection, channel_id, served)
    if rows and rows[0].kind == "nudge":
        nudges_due = (row for row in rows if row.due_at <= now)
        return next((_claim_nudge(connection, games, row, now) for row in nudges_due), None)
    if not rows or rows[0].due_at > now:
        return None
    batch = _batch([row for row in rows if row.due_at <= now])
    ids = tuple(row.id for row in batch)
    mark = {"these": ids, "new_state": "sending", "new_nonce": batch[0].nonce}
    if connection.execute(statements.MARK, mark).rowcount < len(ids):  # deleted since
        return ClaimedPosts((), None)
    return ClaimedPosts(ids, _delivery(connection, games, batch, now))


def _of_channel(connection: sa.Connection, channel_id: int, served: ServedShards) -> Sequence[Any]:
    return connection.execute(statements.next_posts(served), {"this_channel": channel_id}).all()


def _claim_nudge(
    connection: sa.Connection, games: Mapping[str, AnyGame], row: Any, now: float
) -> ClaimedPosts:
    """Claims a nudge, or postpones it if it must not be sent yet. The person's nudges for other
    tables do not wait for it."""
    nudge = codec.load_post(None, row.kind, row.payload)
    assert isinstance(nudge, Nudge)
    stored.hold(connection, row.match_id)
    target = nudge_targets.target(connection, row.match_id, nudge, now)
    if not isinstance(target, nudge_targets.NudgeTarget):
        if target is not None:
            put_off = sa.update(schema.outbox).where(_outbox.id == row.id)
            connection.execute(put_off.values(due_at=target, attempts=0))
        return ClaimedPosts(() if target else (row.id,), None)
    target = nudge_targets.gather(connection, row, target, now)
    this = sa.update(schema.outbox).where(_outbox.id == row.id)
    if not connection.execute(this.values(state="sending")).rowcount:  # its data was deleted
        return ClaimedPosts((), None)
    delivery = Delivery(
        table=_record(connection, games, target.match_id).table,
        channel_id=target.channel_id,
        locale=target.locale,
        posts=(target.nudge,),
        nonce=row.nonce,
        retry=row.state == "sending",
        previous=target.message_id,
        attempts=row.attempts,
        nudges=nudges.messages(connection, target.match_id, target.channel_id, nudge.person),
        direct=target.direct,
        created_at=row.created_at,
        taken_at=now,
    )
    return ClaimedPosts((row.id,), delivery)


def _batch(rows: Sequence[Any]) -> list[Any]:
    """The rows that go into one message. Posts of one earlier attempt stay together, because they
    may have been sent."""
    head = rows[0]
    batch = [head]
    for row in rows[1:]:
        same_table = head.kind == row.kind == "turn" and row.match_id == head.match_id
        together = row.nonce == head.nonce if head.state == "sending" else row.state != "sending"
        if not (same_table and together):
            break
        batch.append(row)
    return batch


def _delivery(
    connection: sa.Connection, games: Mapping[str, AnyGame], batch: Sequence[Any], now: float
) -> Delivery | None:
    """The delivery of these rows; None if they cannot be read or are no longer needed."""
    head = batch[0]
    if head.kind == "puzzle":
        return puzzle_delivery(games, head, now)
    record = _record(connection, games, head.match_id)
    if head.attempts:  # people told late get more time
        record = with_clocks(connection, record, record, (), now)
    here = _where(head.match_id, head.channel_id)
    context = connection.execute(statements.CONTEXT, here).one()
    own = head.channel_id == record.table.place.channel_id
    posts = _posts(connection, record, batch, now)
    if not posts:
        return None
    mark = _question_of(posts)
    return Delivery(
        table=record.table,
        channel_id=head.channel_id,
        locale=(isinstance(posts[0], Notice) and posts[0].locale) or context.locale,
        posts=tuple(posts),
        nonce=head.nonce,
        retry=head.state == "sending",
        previous=context.message_id,
        attempts=head.attempts,
        nudges=nudges.messages(connection, head.match_id, head.channel_id),
        reminded=context.reminder_id,
        previous_retired=context.retired,
        moot=_moot(connection, record, mark, now) if own else (),
        answered=bool(mark) and mark not in open_marks(connection, record, now),
        silent=_silent(connection, head, posts[-1], now),
        following_guild=context.following_guild,
        created_at=head.created_at,
        taken_at=now,
    )


def _posts(
    connection: sa.Connection, record: StoredTable, batch: Sequence[Any], now: float
) -> list[Post]:
    """The posts in these rows; empty if they are no longer needed or cannot be read. They cannot be
    read if this version does not have the game."""
    if record.game is None:
        logger.warning("table %s: its game is not known, so a post is left out", record.table.id)
        return []
    try:
        posts = [codec.load_post(record.game, r.kind, r.payload) for r in batch]
    except ValueError:
        match_id = record.table.id
        logger.exception("table %s: a post cannot be read any more and is left out", match_id)
        return []
    if isinstance(posts[0], LobbyPost) and record.table.status != "lobby":
        return []
    if _question_of(posts) == AGAIN and AGAIN not in open_marks(connection, record, now):
        return []
    if isinstance(posts[0], Reminder):
        posts[0] = reminder_now(connection, record.table, batch[0], posts[0], now)
        return posts if posts[0].people else []
    return posts


def _silent(connection: sa.Connection, row: Any, last: Post, now: float) -> frozenset[int]:
    """The user ids that a message ending with this post must not mention."""
    if isinstance(last, TurnPost) and not last.final:
        return nudges.silent_in_turn(connection, row.match_id, row.channel_id, now)
    if isinstance(last, Notice) and "who" in last.args:
        return nudges.silent_in_notice(connection, row, last, now)
    return frozenset()


def _question_of(posts: Sequence[Post]) -> str:
    """The mark of the question that a post asks; "" if it asks none."""
    return posts[0].question if posts and isinstance(posts[0], Notice) else ""


def _moot(
    connection: sa.Connection, record: StoredTable, repeated: str, now: float
) -> tuple[Question, ...]:
    """The table's questions that are decided, in whatever channel, and the one with the mark
    `repeated`, which a post asks again."""
    rows = connection.execute(statements.QUESTIONS, {"this_match": record.table.id}).all()
    still = open_marks(connection, record, now) - {repeated} if rows else ()
    return tuple(
        Question(row.mark, row.channel_id, row.message_id, row.retired)
        for row in rows
        if row.mark not in still
    )


def _record(connection: sa.Connection, games: Mapping[str, AnyGame], match_id: str) -> StoredTable:
    """The record of a post's table. A table is never deleted before its posts."""
    record = stored.load(connection, games, match_id)
    assert record is not None
    return record


def _where(match_id: str, channel_id: int) -> dict[str, Any]:
    return {"this_match": match_id, "this_channel": channel_id}


def done(connection: sa.Connection, claim: ClaimedPosts, message: Sent | None, now: float) -> bool:
    """Deletes delivered rows and stores the message that now carries the buttons. Returns whether
    more may be due in the channel."""
    if claim.delivery is not None:
        stored.hold(connection, claim.delivery.match_id)
    if claim.rows:
        connection.execute(statements.DELETE, {"these": claim.rows})
    delivery = claim.delivery
    if delivery is None:
        return True
    for question in delivery.moot:
        this = {"this_match": delivery.match_id, "this_mark": question.mark}
        connection.execute(statements.DELETE_QUESTION, this)
    if message is not None or delivery.direct:
        for match_id in nudges.note_called(connection, delivery):
            _set_clocks(connection, match_id, now)
    if message is not None:
        _remember(connection, delivery, message, now)
    more = {"this_channel": delivery.queue, "this_moment": now}
    return connection.execute(statements.MORE, more).scalar() is not None


def _set_clocks(connection: sa.Connection, match_id: str, now: float) -> None:
    """Extends the clocks of people who were told late."""
    stored.hold(connection, match_id)
    record = stored.load(connection, {}, match_id)
    if record is not None and record.table.clock is not None:
        after = with_clocks(connection, record, record, (), now)
        stored.update(connection, record, after, now)


def _remember(connection: sa.Connection, delivery: Delivery, message: Sent, now: float) -> None:
    """Stores what was sent: the message with the buttons, questions, reminders and mentions."""
    here = _where(delivery.match_id, delivery.channel_id)
    names = connection.execute(statements.NAMES, {"this_match": delivery.match_id}).scalars().all()
    if not names:  # the table was deleted in the meantime
        return
    if (nudge := delivery.nudge) is not None:
        if not nudge.lost:  # the last mention of an absent person stays
            nudges.keep_message(connection, delivery.match_id, nudge.person, message.message_id)
        return
    if delivery.reminder is not None:
        connection.execute(statements.KEEP_REMINDER, {**here, "new_reminder": message.message_id})
    row = {
        "match_id": delivery.match_id,
        "channel_id": delivery.channel_id,
        "message_id": message.message_id,
        # data may have been deleted in the meantime
        "retired": message.retired if tuple(names) == delivery.table.names else None,
    }
    mark = _question_of(delivery.posts)
    if mark and delivery.following_guild is None:
        asked = row | {"mark": mark}
        connection.execute(statements.INSERT_QUESTION, [asked])
    if delivery.turn is None:
        return
    connection.execute(statements.DELETE_LAST, here)
    connection.execute(statements.INSERT_LAST, [row])
    nudges.forget_messages(connection, delivery.match_id, delivery.channel_id)
    nudges.post_is_there(connection, delivery.match_id, now)


def postpone(
    connection: sa.Connection, claim: ClaimedPosts, due_at: float, *, maybe_sent: bool
) -> None:
    """Keeps rows for another attempt at `due_at`."""
    state = "sending" if maybe_sent else "waiting"
    change = sa.update(schema.outbox).where(_outbox.id.in_(claim.rows))
    connection.execute(change.values(state=state, due_at=due_at, attempts=_outbox.attempts + 1))


def doubt(connection: sa.Connection) -> None:
    """Marks all waiting posts as possibly sent, so that they are searched before sending. Needed
    after a backup was restored."""
    connection.execute(sa.update(schema.outbox).values(state="sending"))


def make_due(
    connection: sa.Connection,
    now: float,
    channel_ids: Collection[int] | None,
    served: ServedShards = EVERY_SHARD,
) -> None:
    """Makes posts waiting in these channels (None for all) due now. This applies to posts waiting
    for another attempt or for the next turn. Posts that are only sent with the next one keep
    waiting."""
    late = sa.update(schema.outbox).where(_outbox.due_at > now, *served_posts(served))
    late = late.where(statements.is_sent_soon(now))
    if channel_ids is not None:
        tables = sa.select(schema.matches.c.id).where(schema.matches.c.channel_id.in_(channel_ids))
        nudges_there = sa.and_(_outbox.kind == "nudge", _outbox.match_id.in_(tables))
        late = late.where(sa.or_(_outbox.channel_id.in_(channel_ids), nudges_there))
    connection.execute(late.values(due_at=now))


def forget_channel(connection: sa.Connection, channel_id: int) -> None:
    """Forgets a channel that does not exist any more. Its posts and followers are deleted. Its open
    table and its puzzle channel are marked."""
    matches, watchers, posts = schema.matches, schema.watchers, schema.posts
    connection.execute(sa.delete(schema.outbox).where(schema.outbox.c.channel_id == channel_id))
    connection.execute(sa.delete(watchers).where(watchers.c.channel_id == channel_id))
    asked = schema.follow_requests
    connection.execute(sa.delete(asked).where(asked.c.channel_id == channel_id))
    for sent in (posts, schema.questions):
        connection.execute(sa.delete(sent).where(sent.c.channel_id == channel_id))
    puzzles = schema.puzzle_channels
    lost = sa.update(puzzles).where(puzzles.c.channel_id == channel_id)
    connection.execute(lost.values(channel_gone=True))
    connection.execute(
        sa.update(matches)
        .where(matches.c.channel_id == channel_id, matches.c.status.in_(schema.OPEN))
        .values(channel_gone=True)
    )
