"""The SQL statements that every post needs, built once."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.storage import schema
from bot.storage.served import served_posts

MAX_BATCH = 200
"""The most turns in one message, because all of them are read into memory."""
SOON = 24 * 3600.0
"""In seconds. Posts that are due later than this and were never tried are only sent with the next
post."""
_outbox = schema.outbox.c

# The statements are built once: building one costs more than running it.
_MATCH: sa.BindParameter[str] = sa.bindparam("this_match")
_CHANNEL: sa.BindParameter[int] = sa.bindparam("this_channel")
_THESE = _outbox.id.in_(sa.bindparam("these", expanding=True))
MARK = (
    sa.update(schema.outbox)
    .where(_THESE)
    .values(state=sa.bindparam("new_state"), nonce=sa.bindparam("new_nonce"))
)
DELETE = sa.delete(schema.outbox).where(_THESE)
MORE = (
    sa.select(_outbox.id)
    .where(_outbox.channel_id == _CHANNEL, _outbox.due_at <= sa.bindparam("this_moment"))
    .limit(1)
)
_posts, _watchers, _matches = schema.posts.c, schema.watchers.c, schema.matches.c
_LAST = sa.and_(_posts.match_id == _MATCH, _posts.channel_id == _CHANNEL)
KEEP_REMINDER = (
    sa.update(schema.posts).where(_LAST).values(reminder_id=sa.bindparam("new_reminder"))
)
DELETE_LAST = sa.delete(schema.posts).where(_LAST)
INSERT_LAST = sa.insert(schema.posts)
_seats = schema.seats.c
NAMES = sa.select(_seats.name).where(_seats.match_id == _MATCH).order_by(_seats.seat)
_asked = schema.questions.c
QUESTIONS = sa.select(schema.questions).where(_asked.match_id == _MATCH)
_OF_MARK = sa.and_(_asked.match_id == _MATCH, _asked.mark == sa.bindparam("this_mark"))
DELETE_QUESTION = sa.delete(schema.questions).where(_OF_MARK)
INSERT_QUESTION = sa.insert(schema.questions)
CONTEXT = (
    sa.select(
        sa.func.coalesce(_watchers.locale, _matches.locale).label("locale"),
        _watchers.guild_id.label("following_guild"),
        _posts.message_id,
        _posts.reminder_id,
        _posts.retired,
    )
    .select_from(
        schema.matches.outerjoin(
            schema.watchers, sa.and_(_watchers.match_id == _MATCH, _watchers.channel_id == _CHANNEL)
        ).outerjoin(schema.posts, _LAST)
    )
    .where(_matches.id == _MATCH)
)


def is_sent_soon(now: float) -> sa.ColumnElement[bool]:
    """Whether a post is to be sent without waiting for the table's next one
    (`unit_of_work.TOLD_WITH_NEXT`)."""
    kinds = sa.or_(_outbox.kind != "turn", _outbox.attempts > 0, _outbox.state == "sending")
    return sa.or_(kinds, _outbox.due_at <= now + SOON)


@lru_cache(maxsize=4)
def heads(served: ServedShards) -> sa.Select[*tuple[Any, ...]]:
    """The oldest post of each channel and all nudges, in descending order of time."""
    here = served_posts(served)
    posts = sa.select(sa.func.min(_outbox.id)).where(_outbox.kind != "nudge", *here)
    oldest = _outbox.id.in_(posts.group_by(_outbox.channel_id))
    columns = (_outbox.channel_id, _outbox.due_at, _outbox.created_at, _outbox.attempts)
    query = sa.select(*columns).where(sa.or_(oldest, _outbox.kind == "nudge"), *here)
    return query.order_by(_outbox.due_at.desc())


@lru_cache(maxsize=4)
def next_posts(served: ServedShards) -> sa.Select[Any]:
    """The posts of a channel, oldest first."""
    here = _outbox.channel_id == sa.bindparam("this_channel")
    query = sa.select(schema.outbox).where(here, *served_posts(served))
    return query.order_by(_outbox.id).limit(MAX_BATCH)
