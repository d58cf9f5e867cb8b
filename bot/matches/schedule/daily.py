"""What happens once a day: digests and puzzles."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

LONGEST = 2 * 24 * 3600.0
"""Seconds until the next one at most, and some hours."""


def is_due(at: float, now: float) -> bool:
    """Whether what was planned for a time is due. What would come later than anything does is due,
    too: the machine's clock was set back."""
    return not now < at <= now + LONGEST


def due_or_next(
    connection: sa.Connection, query: sa.Select[Any, Any], at: sa.Column[float], now: float
) -> list[tuple[int, float]]:
    """Of the rows of whom and when: those that are due and since when, or else the next one."""
    query = query.order_by(at)
    due = connection.execute(query.where(sa.or_(at <= now, at > now + LONGEST))).all()
    if due:
        return [(whose, min(planned, now)) for whose, planned in due]
    return [(whose, planned) for whose, planned in connection.execute(query.limit(1))]
