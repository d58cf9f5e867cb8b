"""What reaches its channel or person later than planned: nobody is woken, no time is told wrong."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.delivery.errors import LONG, TryLater
from bot.matches.table import codec
from bot.matches.table.posts import Nudge
from bot.matches.table.requests import (
    SYSTEM,
    ChooseClock,
    HolidayChanged,
    RemindersChanged,
)
from bot.storage import schema
from bot.workers.reminders import ReminderWorker
from tests.matches.conftest import ANNA, BERT, HOME, Club
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of
from tests.matches.timed.test_clocks import BALCONY, DAY, HOUR, away, clocked, left, pass_time
from tests.matches.timed.test_nudges import quiet
from tests.matches.timed.test_reminders import due


def forbidden() -> list[Exception]:
    """So many refusals that nothing comes through."""
    return [TryLater(LONG, "403", forbidden=True) for _ in range(200)]


def mentioned(sender: RecordingSender) -> list[tuple[int, ...]]:
    """Whom reminders and nudges in the table's channel mentioned, in order."""
    told = [d.reminder or d.nudge for d in sender.delivered[HOME.channel_id]]
    return [(one.person,) if isinstance(one, Nudge) else one.people for one in told if one]


async def let_through(club: Club, sender: RecordingSender) -> None:
    """Nothing is refused any more, and what waits is sent."""
    sender.hurdles.clear()
    async with outbox_of(club, sender) as outbox:
        await outbox.retry_now()
        await outbox.idle()


async def reminded(club: Club, hours: float) -> None:
    """Time passes, and whoever is due is reminded."""
    club.now += hours * HOUR
    await ReminderWorker(club.matches).poll()


async def test_a_reminder_that_comes_in_quiet_hours_is_told_after_them(club: Club) -> None:
    await club.running(2)
    sender = await deliver(club)
    await reminded(club, 24.1)
    sender.hurdles[HOME.channel_id] = forbidden()
    await deliver(club, sender)
    club.now += HOUR
    await quiet(club)
    await let_through(club, sender)
    assert mentioned(sender) == [(ANNA.id,)]
    club.now += 8.1 * HOUR
    await deliver(club, sender)
    assert mentioned(sender) == [(ANNA.id,), (BERT.id,)]
    last = sender.delivered[HOME.channel_id][-1].nudge
    assert last is not None
    assert last.number == 1


async def test_a_reminder_held_up_over_a_night_is_told_once(club: Club) -> None:
    await club.running(2)
    sender = await deliver(club)
    await reminded(club, 24.1)
    await quiet(club)
    sender.hurdles[HOME.channel_id] = forbidden()
    await deliver(club, sender)
    club.now += 8.1 * HOUR
    await let_through(club, sender)
    assert sorted(mentioned(sender)) == [(ANNA.id,), (BERT.id,)]


async def test_a_warning_that_comes_too_late_is_left_out(club: Club) -> None:
    await clocked(club, "1d")
    sender = await deliver(club)
    await pass_time(club, 18)
    sender.hurdles[HOME.channel_id] = forbidden()
    await deliver(club, sender)
    await pass_time(club, 6)
    await let_through(club, sender)
    (told,) = [d.reminder for d in sender.delivered[HOME.channel_id] if d.reminder]
    assert told.ran_out is not None


@pytest.mark.parametrize("how", ["channel", "direct"])
async def test_a_warning_about_a_clock_that_is_no_more_is_left_out(club: Club, how: str) -> None:
    await club.matches.people.choose_mentions(ANNA.id, how)
    match = await clocked(club, "1d")
    sender = await deliver(club)
    await pass_time(club, 18)
    sender.hurdles[HOME.channel_id] = forbidden()
    await deliver(club, sender)
    await club.ask(ANNA, match, ChooseClock("7d"))
    club.now += HOUR
    await let_through(club, sender)
    told = [d.reminder or d.nudge for d in sender.delivered[HOME.channel_id]]
    assert [one for one in told if one is not None and one.ends is not None] == []


async def test_a_warning_after_a_holiday_tells_when_the_time_ends_now(club: Club) -> None:
    await club.matches.people.choose_mentions(ANNA.id, "direct")
    match = await clocked(club, "1d")
    sender = await deliver(club)
    await pass_time(club, 18)
    await away(club, ANNA, (0, 48))
    club.now += 2.1 * DAY
    await deliver(club, sender)
    warned = [d.nudge.ends for d in sender.delivered[HOME.channel_id] if d.nudge and d.nudge.ends]
    assert warned == [(await club.table(match)).clocks[0].deadline]


async def test_a_night_in_which_the_time_ends_brings_one_message(club: Club) -> None:
    """The bot was down when the warning was due before the night."""
    await clocked(club, "1d")
    sender = await deliver(club)
    club.now += 20 * HOUR
    await quiet(club)
    for hours in (0, 5, 3.2):
        await pass_time(club, hours)
        await deliver(club, sender)
    assert mentioned(sender).count((BERT.id,)) == 1


async def test_a_turn_that_could_not_be_told_for_days_is_reminded_of_a_day_later(
    club: Club,
) -> None:
    await club.running(2)
    sender = RecordingSender()
    sender.hurdles[HOME.channel_id] = forbidden()
    await deliver(club, sender)
    for _ in range(5):
        await reminded(club, 24)
        await deliver(club, sender)
    await let_through(club, sender)
    assert [(d.turn is not None, d.people_called) for d in sender.delivered[HOME.channel_id]] == [
        (True, (ANNA.id, BERT.id))
    ]
    for hours, reminders in ((23.9, 0), (0.2, 1)):
        await reminded(club, hours)
        await deliver(club, sender)
        assert len(mentioned(sender)) == reminders


async def test_only_what_is_still_to_be_told_by_a_table_itself_puts_its_times_off(
    club: Club,
) -> None:
    """A clock ends three hours after its person was told, a reminder comes a day after."""
    first, second = await clocked(club, "1d"), await club.running(place=BALCONY)
    club.now += 22 * HOUR - 10
    forget = sa.delete(schema.outbox)
    for kind, attempts, match_id, channel, hours in (
        ("nudge", 0, first, BERT.id, (3, 2)),
        ("nudge", 0, second, BERT.id, (2, 2)),
        ("turn", 1, first, HOME.channel_id, (3, 24)),
        ("turn", 1, second, HOME.channel_id, (2, 2)),
        ("turn", 1, first, BALCONY.channel_id, (2, 2)),
        ("turn", 0, first, HOME.channel_id, (2, 2)),
        ("notice", 1, first, HOME.channel_id, (2, 2)),
    ):
        row = codec.outbox_row(channel, match_id, (kind, "{}"), 1.0, club.now)
        this = sa.insert(schema.outbox).values(**row | {"attempts": attempts})
        await club.database.write(lambda c: c.execute(forget))
        await club.database.write(lambda c, this=this: c.execute(this))
        for request in (HolidayChanged(), RemindersChanged()):
            await club.matches.submit(f"{kind} {row['nonce']} {request}", SYSTEM, first, request)
        times = (await left(club, first))[BERT.id], (await due(club))[first]
        assert tuple(map(round, times)) == hours, (kind, attempts, match_id == first)
