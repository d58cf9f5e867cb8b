"""Reminding people of a turn: when, how often, and by whose wish."""

from __future__ import annotations

from dataclasses import replace

from bot.matches.lobby import check_may_manage
from bot.matches.model import Reminder
from bot.matches.requests import Answer, ChooseReminders, Refused, Remind
from bot.matches.unit_of_work import UnitOfWork
from bot.matches.waiting import HOUR, HOURS, LONGEST, with_next_reminder
from bot.storage import schema


def choose_reminders(work: UnitOfWork, request: ChooseReminders) -> Answer:
    """Another interval; for a wait that has begun, too, as if it had held from its beginning."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_manage(work)
    if request.hours not in HOURS:
        raise Refused("unknown-interval")
    work.change(remind_hours=request.hours)
    wait = work.stored.wait
    if wait is not None:
        passed = wait.since + wait.reminded * request.hours * HOUR
        work.after = replace(
            work.stored, wait=with_next_reminder(wait, request.hours, passed, work.now)
        )
    return work.answer("reminders-chosen", hours=request.hours)


def remind(work: UnitOfWork, _: Remind) -> Answer:
    """Tells the table's channel whom it waits for, unless something happened meanwhile, and plans
    the next time. A table that cannot be played on reminds nobody. One that was to remind later
    than any table does (the clock was set back) only plans anew."""
    wait = work.stored.wait
    if wait is None or wait.remind_at is None or work.now < wait.remind_at <= work.now + LONGEST:
        raise Refused("stale")
    people = tuple(work.table.awaited.values())
    too_far = wait.remind_at > work.now
    if too_far:
        wait = replace(wait, since=min(wait.since, work.now))
    elif people and work.table.state is not None and not work.stored.channel_gone:
        wait = replace(wait, reminded=wait.reminded + 1)
        post = Reminder(wait.reminded, wait.since, people)
        work.tell_channel(work.table.place.channel_id, post)
    hours = work.table.remind_hours
    work.after = replace(work.stored, wait=with_next_reminder(wait, hours, work.now, work.now))
    return work.answer("reminded")
