"""Each person's progress in the lessons."""

from __future__ import annotations

import sqlalchemy as sa

from bot.storage import schema

_lessons = schema.lessons.c


def _of(user_id: int, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(_lessons.user_id == user_id, _lessons.game == game)


def read(connection: sa.Connection, user_id: int, game: str) -> str:
    """The key of the last step that a person was shown in a lesson; "" if there is none."""
    step = connection.execute(sa.select(_lessons.step).where(_of(user_id, game))).scalar()
    return step or ""


def keep(connection: sa.Connection, user_id: int, game: str, step: str, now: float) -> None:
    """Stores the step that a person was shown last."""
    connection.execute(sa.delete(schema.lessons).where(_of(user_id, game)))
    row = {"user_id": user_id, "game": game, "step": step, "at": now}
    connection.execute(sa.insert(schema.lessons), [row])
