"""What a person writes to themselves about a table; nobody else reads it."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.table import stored
from bot.storage import schema
from bot.storage.transaction import put

LENGTH = 1000
"""The most characters of a note."""

_notes = schema.notes.c


def _of(match_id: str, user_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(_notes.match_id == match_id, _notes.user_id == user_id)


def read(connection: sa.Connection, match_id: str, user_id: int) -> str:
    """A person's note about a table; "" if there is none."""
    text = connection.execute(sa.select(_notes.text).where(_of(match_id, user_id))).scalar()
    return text or ""


def keep(connection: sa.Connection, match_id: str, user_id: int, text: str, now: float) -> None:
    """Stores a note in place of the old one. An empty text deletes it. Refuses if the table was
    deleted."""
    if text:
        stored.check_there(connection, match_id)
        row = {"match_id": match_id, "user_id": user_id, "text": text, "at": now}
        put(connection, schema.notes, row)
    else:
        connection.execute(sa.delete(schema.notes).where(_of(match_id, user_id)))
