"""What goes with a channel that does not exist any more."""

from __future__ import annotations

import sqlalchemy as sa

from bot.storage import schema


def forget_channel(connection: sa.Connection, channel_id: int) -> None:
    """A channel does not exist any more: its posts and watchers go, its open table is marked."""
    matches, watchers, posts = schema.matches, schema.watchers, schema.posts
    connection.execute(sa.delete(schema.outbox).where(schema.outbox.c.channel_id == channel_id))
    connection.execute(sa.delete(watchers).where(watchers.c.channel_id == channel_id))
    asked = schema.follow_requests
    connection.execute(sa.delete(asked).where(asked.c.channel_id == channel_id))
    for sent in (posts, schema.questions):
        connection.execute(sa.delete(sent).where(sent.c.channel_id == channel_id))
    connection.execute(
        sa.update(matches)
        .where(matches.c.channel_id == channel_id, matches.c.status.in_(schema.OPEN))
        .values(channel_gone=True)
    )
