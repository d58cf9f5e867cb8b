"""Asks people again, a day later, if they have not answered."""

from __future__ import annotations

from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.questions import due_again, next_time
from bot.matches.table.asked import ABOUT_YOU, AGAIN, questions_at
from bot.matches.table.posts import Notice
from bot.storage import schema


def settle(work: UnitOfWork) -> None:
    """Mentions all people whose answer has been missing for one day. Called after every request."""
    planned = work.stored.ask_again_at
    if planned is None or work.now < planned:
        return
    asked = questions_at(work.connection, work.stored, work.now)
    late = (q for q in due_again(asked, planned, work.now) if q.kind != ABOUT_YOU)
    people = dict.fromkeys(who for question in late for who in question.people)
    if people and not work.table.channel_gone and not _is_held(work):
        notice = Notice("asked-again", {"who": " ".join(map(str, people)), "mark": AGAIN})
        work.tell_here(notice)
    work.after = replace(work.stored, ask_again_at=next_time(asked, work.now))


def _is_held(work: UnitOfWork) -> bool:
    """Whether notices of the table wait for a channel that accepts no posts. The first question has
    then not been seen."""
    outbox = schema.outbox.c
    query = sa.select(outbox.kind, outbox.attempts).where(
        outbox.match_id == work.table.id, outbox.channel_id == work.table.place.channel_id
    )
    waiting = work.connection.execute(query).all()
    return any(row.kind == "notice" for row in waiting) and any(row.attempts for row in waiting)
