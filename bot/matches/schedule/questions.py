"""When people are asked again if they have not answered a table's question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.table.asked import REPEATED_AFTER, Question, questions_at, table_questions
from bot.matches.table.stored import StoredTable
from bot.storage import schema


def with_questions(
    connection: sa.Connection, before: StoredTable | None, after: StoredTable, now: float
) -> StoredTable:
    """The record with the time at which its open questions are repeated. A time that is already due
    stays."""
    if after.table.status not in schema.OPEN or after.table.owner is not None:
        return after if after.ask_again_at is None else replace(after, ask_again_at=None)
    planned, asked = after.ask_again_at, [q for q in table_questions(after.table) if q.at]
    again = next_time(asked, now)
    if again is not None and (planned is None or again < planned):
        return replace(after, ask_again_at=again)
    if planned is None or asked or before is None or not any(table_questions(before.table)):
        return after
    return replace(after, ask_again_at=next_time(questions_at(connection, after, now), now))


def next_time(questions: Iterable[Question], now: float) -> float | None:
    """When the next of these questions is repeated; None if none is."""
    times = (
        question.at + REPEATED_AFTER for question in questions if question.at + REPEATED_AFTER > now
    )
    return min(times, default=None)


def due_again(questions: Iterable[Question], since: float, now: float) -> tuple[Question, ...]:
    """The questions that became one day old between `since` and `now`."""
    return tuple(question for question in questions if since <= question.at + REPEATED_AFTER <= now)
