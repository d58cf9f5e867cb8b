"""What happens when a clock runs out or a holiday changes, and which clock a table has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import sqlalchemy as sa

from bot.matches.deeds.host_rights import PLAYED_FOR, check_may_lead
from bot.matches.deeds.proposals import ask_others
from bot.matches.deeds.seats import replace_by_computer
from bot.matches.deeds.turns import take_turn_for
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.people.absence import UnannouncedHoliday, unannounced_holidays
from bot.matches.people.choices import reach_of
from bot.matches.schedule.clocks import (
    CLOCKS,
    OFF,
    ON_TIMEOUT,
    consequence,
    due_seats,
    warned_seats,
    with_clocks,
)
from bot.matches.schedule.reminders import plan_reminders, update_notifications
from bot.matches.table import requests
from bot.matches.table.asked import comeback_mark
from bot.matches.table.model import Clock, SeatClock
from bot.matches.table.posts import Notice, Nudge, Reminder
from bot.matches.table.requests import Answer, Refused
from bot.storage import schema
from rules.game import Seat

MOST_TIMEOUTS = 3
"""Turns in a row taken by a computer player until it replaces the person."""
_log = schema.log.c
_HERE = sa.and_(_log.match_id == sa.bindparam("this_match"), _log.seat == sa.bindparam("this_seat"))
_DID_SOMETHING = sa.or_(
    sa.and_(_log.kind == "action", sa.not_(PLAYED_FOR)),
    sa.and_(_log.kind == "table", _log.text != "timeout"),
)
_LAST_SIGN = sa.select(sa.func.max(_log.at)).where(_HERE, _DID_SOMETHING).scalar_subquery()
_LINE = schema.log.alias("line")
_TIMEOUTS = sa.select(sa.func.count()).where(
    _LINE.c.match_id == sa.bindparam("this_match"),
    _LINE.c.seat == sa.bindparam("this_seat"),
    _LINE.c.kind == "table",
    _LINE.c.text == "timeout",
    _LINE.c.at > sa.func.coalesce(_LAST_SIGN, 0.0),
)
"""Counts how often the time of a seat's holder ran out since they last did anything there."""


class NotDue(Exception):  # noqa: N818 - what the worker hears
    """No clock has run out, or the table has changed since. Unlike a refusal this is not stored:
    the same clock may run out at the same moment later."""


def choose_clock(work: UnitOfWork, request: requests.ChooseClock) -> Answer:
    """Sets the clock. A new clock starts for everybody; changing only the consequence keeps their
    time."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    check_may_lead(work)
    if request.clock == OFF:
        work.change(clock=None, clocks={})
        _tell_change(work, Notice("clock-off", {}))
        return work.answer("clock-off")
    clock = _new_clock(work.table.clock, request)
    old = work.table.clock
    same = old is not None and replace(old, on_timeout=clock.on_timeout) == clock
    work.change(clock=clock, clocks=_due_again(work) if same else {})
    _tell_change(work, Notice("clock-chosen", {"clock": clock.name, "then": clock.on_timeout}))
    return work.answer("clock-chosen", clock=clock.name, then=clock.on_timeout)


def _new_clock(old: Clock | None, request: requests.ChooseClock) -> Clock:
    """The new clock. Parts missing in the request keep their values. The first clock of a table
    only reminds people by default."""
    name = request.clock or ("" if old is None else old.name)
    if not name:
        raise Refused("no-clock")
    then = request.on_timeout or ("remind" if old is None else old.on_timeout)
    follows = ON_TIMEOUT.get(then)
    if follows is None or (request.clock and name not in CLOCKS):
        raise Refused("unknown-clock")
    if not request.clock and old is not None:
        return replace(old, on_timeout=follows)
    seconds, increment = CLOCKS[name]
    return Clock(name, seconds, increment, follows)


def _due_again(work: UnitOfWork) -> Mapping[Seat, SeatClock]:
    """The present clocks, continued. Clocks that have run out become due again, for the new
    consequence."""
    return {
        seat: clock if clock.ran_out is None else replace(clock, ran_out=None)
        for seat, clock in work.table.clocks.items()
    }


def _tell_change(work: UnitOfWork, notice: Notice) -> None:
    """Posts a change of the clock in a running game. In a lobby its message shows the change."""
    if work.table.status == "running":
        work.tell_here(notice)


def run_out(work: UnitOfWork, request: requests.RunOut) -> Answer:
    """Applies the table's consequence of a timeout, once per decision. Raises `NotDue`."""
    work.after = with_clocks(work.connection, work.before, work.stored, (), work.now)
    table, due = work.table, due_seats(work.table, work.now)
    if request.seat not in due:
        raise NotDue
    follows = consequence(table, request.seat)
    if table.state is None:  # the game cannot be played on, so nothing happens
        _mark(work, *due)
    elif follows == "computer":
        _take_turn(work, request)
    elif follows == "vote":
        _mark(work, request.seat)
        ask_others(work, request.seat)
    else:
        _remind(work, [seat for seat in due if consequence(table, seat) == follows])
    return work.answer("ran-out")


def _mark(work: UnitOfWork, *seats: Seat) -> None:
    """Marks the clocks of these seats as handled for the present decision."""
    out = {
        seat: replace(clock, ran_out=clock.deadline)
        for seat, clock in work.table.clocks.items()
        if seat in seats
    }
    work.change(clocks={**work.table.clocks, **out})


def _take_turn(work: UnitOfWork, request: requests.RunOut) -> None:
    """Commits the computer player's turn. After too many in a row it replaces the person."""
    if request.revision != work.table.revision or not request.texts:
        raise NotDue
    work.note("table", "timeout", request.seat, step=work.table.steps)
    here = {"this_match": work.table.id, "this_seat": request.seat}
    before = work.connection.execute(_TIMEOUTS, here)
    take_turn_for(work, request.seat, request.texts)
    if work.table.status == "running" and before.scalar_one() + 1 >= MOST_TIMEOUTS:
        _leave_seat(work, request.seat)


def _leave_seat(work: UnitOfWork, seat: Seat) -> None:
    """Replaces an absent person by a computer player. They are told once and may come back. If
    nobody else is left, the table pauses."""
    alone = not work.table.others(seat)
    who = work.table.seats[seat].user_id
    args = {"who": str(who), "mark": comeback_mark(who)}
    notice = Notice("absent-paused", args) if alone else Notice("absent", args)
    replace_by_computer(work, seat, notice, pauses=True)


def _remind(work: UnitOfWork, seats: list[Seat]) -> None:
    """Tells the people on these seats that their time has run out."""
    _mark(work, *seats)
    _mention(work, seats, ran_out=work.table.clocks[seats[0]].ran_out)


def _warn(work: UnitOfWork) -> None:
    """Warns people that their time ends soon. People with the same deadline share one notice."""
    clocks, due = work.table.clocks, warned_seats(work.table, work.now)
    warned = {s: replace(clocks[s], warn_at=None, warned=work.now) for s in due}
    work.change(clocks={**clocks, **warned})
    for ends in sorted({clock.deadline or 0.0 for clock in warned.values()}):
        _mention(work, [s for s in due if clocks[s].deadline == ends], ends=ends)


def _mention(
    work: UnitOfWork, seats: list[Seat], ran_out: float | None = None, ends: float | None = None
) -> None:
    """Posts one notice in the table's channel that mentions these people. People who prefer direct
    messages, or are in quiet hours or on holiday, get a nudge instead."""
    table, wait = work.table, work.stored.wait
    if wait is None or work.table.channel_gone or table.state is None:
        return
    people = [table.awaited[seat] for seat in seats]
    reach = reach_of(work.connection, people, work.now)
    there = [who for who in people if reach[who].mentions(work.now) == "channel"]
    heard = tuple(who for who in there if reach[who].free_from(work.now) <= work.now)
    if heard:
        post = Reminder(wait.reminded, wait.since, heard, ran_out, ends)
        work.tell_here(post)
    for who in people:
        if who not in heard and reach[who].mentions(work.now) != "none":
            work.tell_channel(who, Nudge(who, 1, wait.since, ends=ends, ran_out=ran_out))


def holiday_changed(work: UnitOfWork, _: requests.HolidayChanged) -> Answer:
    """Recomputes the clocks, which every request does, and warns people who are due a warning."""
    work.after = with_clocks(work.connection, work.before, work.stored, (), work.now)
    _warn(work)
    return work.answer("clocks-set")


def tell_holiday(work: UnitOfWork, request: requests.TellHoliday) -> Answer:
    """Announces a holiday once, in public and without a mention. Clocks are recomputed as with
    every request."""
    news = _news(work, request.user_id)
    name = next(h.name for h in work.table.seats if h.user_id == request.user_id)
    until = None if news.holiday is None else news.holiday.ends
    wait = work.stored.wait
    since = None if wait is None else wait.since
    update_notifications(work.connection, work.table.id, request.user_id, since, away_until=until)
    if until is None:
        work.tell(Notice("holiday-over", {"name": name}))
    else:
        work.tell(Notice("holiday", {"name": name, "until": int(until)}))
    work.after = plan_reminders(work.connection, work.stored, work.now)
    return work.answer("holiday-told")


def _news(work: UnitOfWork, user_id: int) -> UnannouncedHoliday:
    for news in unannounced_holidays(work.connection, work.now):
        if (news.match_id, news.user_id) == (work.table.id, user_id):
            return news
    raise Refused("stale")
