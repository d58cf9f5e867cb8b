"""Asks people again, a day later, if they have not answered."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.questions import due_again, next_time
from bot.matches.table.asked import ABOUT_YOU, questions_at
from bot.matches.table.posts import Notice


def settle(work: UnitOfWork) -> None:
    """Mentions everybody whose answer has been missing for a day. Called after every request."""
    planned = work.stored.ask_again_at
    if planned is None or work.now < planned:
        return
    asked = questions_at(work.connection, work.stored)
    late = (q for q in due_again(asked, planned, work.now) if q.kind != ABOUT_YOU)
    people = dict.fromkeys(who for question in late for who in question.people)
    if people and not work.stored.channel_gone:
        notice = Notice("asked-again", {"who": " ".join(map(str, people))})
        work.tell_channel(work.table.place.channel_id, notice)
    work.after = replace(work.stored, ask_again_at=next_time(asked, work.now))
