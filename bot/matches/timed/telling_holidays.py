"""A table is told that somebody at it is away, or back early."""

from __future__ import annotations

from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.due.reminder_plan import keep_told, plan_reminders
from bot.matches.people.absence import UntoldHoliday, untold_holidays
from bot.matches.table.model import Notice
from bot.matches.table.requests import Answer, Refused, TellHoliday


def tell_holiday(work: UnitOfWork, request: TellHoliday) -> Answer:
    """Once for each change, in public and without mentioning anybody. Clocks are worked out anew as
    with every request."""
    news = _news(work, request.user_id)
    name = next(h.name for h in work.table.seats if h.user_id == request.user_id)
    until = None if news.holiday is None else news.holiday.ends
    wait = work.stored.wait
    since = None if wait is None else wait.since
    keep_told(work.connection, work.table.id, request.user_id, since, away_until=until)
    if until is None:
        work.tell(Notice("holiday-over", {"name": name}))
    else:
        work.tell(Notice("holiday", {"name": name, "until": int(until)}))
    work.after = plan_reminders(work.connection, work.stored, work.now)
    return work.answer("holiday-told")


def _news(work: UnitOfWork, user_id: int) -> UntoldHoliday:
    for news in untold_holidays(work.connection, work.now):
        if (news.match_id, news.user_id) == (work.table.id, user_id):
            return news
    raise Refused("stale")
