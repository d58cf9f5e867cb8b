"""Reminds people of their turn, and sets how often a table does so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.host_rights import check_may_lead
from bot.matches.deeds.proposals import ask_about_silence
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.schedule.reminders import (
    LONGEST,
    MOST,
    PlannedReminder,
    mark_reminded,
    plan_reminders,
    planned,
)
from bot.matches.table.model import HOUR, HOURS
from bot.matches.table.posts import Nudge, Reminder
from bot.matches.table.requests import (
    Answer,
    ChooseReminders,
    Refused,
    Remind,
    RemindersChanged,
)
from bot.matches.table.stored import Wait
from bot.storage import schema
from rules.game import Seat

WARNED_WITHIN = 600.0
"""If a reminder and a warning are less than this many seconds apart, only the warning is sent."""


def choose_reminders(work: UnitOfWork, request: ChooseReminders) -> Answer:
    """Sets the interval of reminders. It also applies to the present wait, from its beginning."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_lead(work)
    if request.hours not in HOURS:
        raise Refused("unknown-interval")
    work.change(remind_hours=request.hours)
    work.after = plan_reminders(work.connection, work.stored, work.now, anew=True)
    return work.answer("reminders-chosen", hours=request.hours)


def reminders_changed(work: UnitOfWork, _: RemindersChanged) -> Answer:
    """Plans the next reminder anew, by people's present choices."""
    work.after = plan_reminders(work.connection, work.stored, work.now)
    return work.answer("reminders-planned")


def _has_clock_notice(work: UnitOfWork, seat: Seat) -> bool:
    """Whether a notice about the person's clock comes at about the same time."""
    clock = work.table.clocks.get(seat)
    if clock is None:
        return False
    ends, warned = clock.ran_out or clock.deadline, clock.warned or clock.warn_at
    if warned is not None and abs(warned - work.now) <= WARNED_WITHIN:
        return True
    return ends is not None and abs(ends - work.now) < HOUR


def _coming(work: UnitOfWork) -> set[int]:
    """The people to whom this table already has a direct message waiting to be sent."""
    outbox = schema.outbox.c
    query = sa.select(outbox.channel_id).where(
        outbox.match_id == work.table.id, outbox.kind == "nudge"
    )
    return set(work.connection.execute(query).scalars())


def remind(work: UnitOfWork, _: Remind) -> Answer:
    """Reminds the people who are due, in the channel or directly, and plans the next reminder. A
    table that cannot be continued reminds nobody. A reminder planned impossibly far ahead (the
    machine's clock was set back) is only planned again."""
    wait = work.stored.wait
    if wait is None or wait.remind_at is None or work.now < wait.remind_at <= work.now + LONGEST:
        raise Refused("stale")
    if wait.remind_at > work.now:
        work.after = replace(work.stored, wait=replace(wait, since=min(wait.since, work.now)))
    else:
        plans = planned(work.connection, work.stored, wait, work.now)
        _remind(work, wait, [p for p in plans if p.at is not None and p.at <= work.now])
    work.after = plan_reminders(work.connection, work.stored, work.now)
    return work.answer("reminded")


def _remind(work: UnitOfWork, wait: Wait, due: Sequence[PlannedReminder]) -> None:
    """Posts one reminder for all people in the channel, and a nudge for each of the others. People
    whose digest lists the table anyway get none."""
    able = work.table.state is not None and not work.table.channel_gone
    coming = _coming(work)
    now = [p for p in due if able and p.who not in coming and not _has_clock_notice(work, p.seat)]
    people = tuple(plan.who for plan in now if plan.how == "channel")
    if people:
        wait = replace(wait, reminded=wait.reminded + 1)
        work.after = replace(work.stored, wait=wait)
        post = Reminder(wait.reminded, wait.since, people)
        work.tell_here(post)
    for plan in now:
        if plan.how == "direct":
            work.tell_channel(plan.who, Nudge(plan.who, plan.count + 1, wait.since))
    for plan in now:
        if plan.count + 1 == MOST:
            ask_about_silence(work, plan.seat)
    counts = {plan.who: plan.count + (plan in now) for plan in due}
    mark_reminded(work.connection, work.table.id, wait, counts, work.now)
