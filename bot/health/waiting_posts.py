"""How many posts wait to be brought to their channels, and how late they are."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.storage import schema
from bot.storage.served import served_posts

_outbox = schema.outbox.c


@dataclass(frozen=True, slots=True)
class WaitingPosts:
    """How many posts there are, and how late the oldest is that is to go now."""

    due: int = 0
    planned: int = 0
    """Not to be sent yet: more is to be told with them, or their person has quiet hours."""
    held: int = 0
    """In channels where Discord forbids posting."""
    oldest: float = 0.0
    """Seconds, of those that are due; 0 without any."""


def waiting_posts(
    connection: sa.Connection,
    now: float,
    held: Collection[int],
    served: ServedShards = EVERY_SHARD,
) -> WaitingPosts:
    """The posts of these shards that wait. `held` are the channels (of a nudge: the person) where
    posting is forbidden. A post is late from when it was first to be sent; another try is no new
    beginning."""
    first = sa.case((_outbox.attempts > 0, _outbox.created_at), else_=_outbox.due_at)
    is_held, is_due = _outbox.channel_id.in_(held), first <= now
    counted = sa.func.count()
    query = sa.select(
        counted.filter(is_due, ~is_held),
        counted.filter(~is_due, ~is_held),
        counted.filter(is_held),
        sa.func.min(first).filter(is_due, ~is_held),
    ).select_from(schema.outbox)
    query = query.where(*served_posts(served))
    due_now, planned, held_back, oldest = connection.execute(query).one()
    late = 0.0 if oldest is None else max(0.0, now - oldest)
    return WaitingPosts(due_now, planned, held_back, late)
