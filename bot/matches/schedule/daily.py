"""What happens once a day: digests and puzzles."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

LONGEST = 2 * 24 * 3600.0
"""The most seconds until the next daily event: one day and a margin."""


def is_due(at: float, now: float) -> bool:
    """Whether an event planned for this time is due. An event planned impossibly far ahead is due,
    too: the machine's clock was set back."""
    return not now < at <= now + LONGEST


def due_or_next(
    connection: sa.Connection, query: sa.Select[Any, Any], at: sa.Column[float], now: float
) -> list[tuple[int, float]]:
    """The due rows of a query for ids and times. If none is due, only the next one."""
    query = query.order_by(at)
    due = connection.execute(query.where(sa.or_(at <= now, at > now + LONGEST))).all()
    if due:
        return [(whose, min(planned, now)) for whose, planned in due]
    return [(whose, planned) for whose, planned in connection.execute(query.limit(1))]
