"""Reminders by everybody's own wish: other hours, directly, not in quiet hours, not on holiday."""

from __future__ import annotations

import sqlalchemy as sa

from bot.matches.table.requests import ChooseReminders, Move, Place, Start
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, HOME, Club
from tests.matches.recording_sender import RecordingSender, deliver
from tests.matches.timed.test_reminders import after, due

HOUR = 3600.0


async def told(club: Club) -> list[tuple[int, ...]]:
    """Delivers everything; whom each reminder was for; of one for one person alone, whether it was
    sent directly, and its number."""
    sender = await deliver(club)
    found = list[tuple[int, ...]]()
    for delivery in sender.delivered[HOME.channel_id]:
        if delivery.reminder is not None:
            found.append(delivery.reminder.people)
        elif delivery.nudge is not None and delivery.nudge.number:
            found.append((delivery.nudge.person, delivery.direct, delivery.nudge.number))
    return found


async def holiday(club: Club, who: int, hours: float) -> None:
    """Somebody is away from now on for so long."""
    row = {"user_id": who, "begins": club.now, "ends": club.now + hours * HOUR}
    await club.database.write(lambda c: c.execute(sa.insert(schema.holidays), [row]))


async def test_everybody_is_reminded_after_their_own_hours(club: Club) -> None:
    await club.matches.people.choose_reminders(BERT.id, 12)
    match = await club.running(2)
    assert await due(club) == {match: 12}
    rounds = list[tuple[int, ...]]()
    for _ in range(8):
        await after(club, 12.01)
        rounds += [tuple(sorted(people)) for people in await told(club)]
    both, ben, anna = (ANNA.id, BERT.id), (BERT.id,), (ANNA.id,)
    assert rounds == [ben, both, ben, anna, anna]
    assert await due(club) == {}


async def test_never_means_never_whatever_the_table_does(club: Club) -> None:
    await club.matches.people.choose_reminders(BERT.id, 0)
    await club.running(2)
    await after(club, 25)
    assert await told(club) == [(ANNA.id,)]


async def test_one_may_be_reminded_at_tables_that_remind_nobody(club: Club) -> None:
    await club.matches.people.choose_reminders(BERT.id, 48)
    match = await club.lobby(2)
    await club.ask(ANNA, match, ChooseReminders(0))
    await club.ask(ANNA, match, Start())
    await after(club, 47)
    assert await told(club) == []
    await after(club, 2)
    assert await told(club) == [(BERT.id,)]


async def test_reminders_follow_the_way_of_mentions(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.running(2)
    await told(club)
    await after(club, 25)
    assert sorted(await told(club)) == [(ANNA.id,), (BERT.id, True, 1)]
    await club.matches.people.choose_mentions(BERT.id, "none")
    await after(club, 25)
    assert await told(club) == [(ANNA.id,)]


async def test_no_reminder_comes_in_quiet_hours_but_after_them(club: Club) -> None:
    match = await club.running(2)
    assert await told(club) == []
    minute = int((club.now + 23 * HOUR) % 86400 // 60)
    await club.matches.people.choose_quiet(BERT.id, (minute, (minute + 300) % 1440))
    await after(club, 24.5)
    assert await told(club) == [(ANNA.id,)]
    assert 3 < (await due(club))[match] <= 3.6
    await after(club, 3.6)
    assert await told(club) == [(BERT.id,)]


async def test_nobody_is_reminded_on_holiday(club: Club) -> None:
    match = await club.running(2)
    assert await told(club) == []
    await holiday(club, BERT.id, 24 * 10)
    await club.matches.people.choose_reminders(ANNA.id, 0)
    await after(club, 25)
    assert await told(club) == []
    assert await due(club) == {match: 72}, "looked at again, for the clock may be set"
    for _ in range(3):
        await after(club, 72)
    assert await told(club) == [(BERT.id,)]


async def test_the_first_reminder_counts_from_when_somebody_was_told(club: Club) -> None:
    minute = int(club.now % 86400 // 60)
    await club.matches.people.choose_quiet(BERT.id, (minute, (minute + 9 * 60) % 1440))
    await club.matches.people.choose_reminders(BERT.id, 12)
    await club.matches.people.choose_reminders(ANNA.id, 0)
    match = await club.running(2)
    assert await told(club) == []
    assert 20.9 < (await due(club))[match] <= 21, "his quiet hours end in nine"
    await after(club, 10)
    assert await told(club) == [], "the bot was down: he is told only now"
    await after(club, 11.9)
    assert await told(club) == []
    await after(club, 0.2)
    assert await told(club) == [(BERT.id,)]


async def test_who_comes_home_is_mentioned_once(club: Club) -> None:
    await holiday(club, BERT.id, 24 * 3)
    await club.matches.people.choose_reminders(ANNA.id, 0)
    match = await club.running(2)
    sender, home = RecordingSender(), club.now + 24 * 3 * HOUR
    for _ in range(4):
        await after(club, 24.01)
        await deliver(club, sender)
    mentions = [d for d in sender.delivered[HOME.channel_id] if d.nudge or d.reminder]
    assert [d.nudge and d.nudge.number for d in mentions] == [0, None]
    assert home <= mentions[0].taken_at < home + HOUR
    assert mentions[1].taken_at - mentions[0].taken_at >= 24 * HOUR
    assert await due(club) == {match: 24}


async def test_a_table_moved_to_another_channel_puts_own_reminders_off_too(club: Club) -> None:
    await club.matches.people.choose_reminders(BERT.id, 12)
    match = await club.running(2)
    club.now += 10 * HOUR
    await club.ask(ANNA, match, Move(Place(7, 71)))
    assert await due(club) == {match: 12}
