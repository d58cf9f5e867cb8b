"""People are reminded of their turn: in time, seldom, and only while the table waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import pytest
import sqlalchemy as sa

from bot.delivery.errors import ChannelGone, TryLater
from bot.delivery.outbox import BELIEVED_AFTER
from bot.matches.submit import Matches
from bot.matches.table.posts import Nudge, Reminder
from bot.matches.table.requests import (
    AddComputer,
    AskUndo,
    ChooseReminders,
    Close,
    Move,
    Person,
    Place,
    Remind,
    RemindersChanged,
    Request,
    Resign,
    Start,
    Watch,
)
from bot.storage import schema
from bot.workers.reminders import ReminderWorker
from bot.workers.worker import ask_table
from tests.matches.conftest import ANNA, BERT, CLEO, GAMES, HOME, Club, refused
from tests.matches.recording_sender import RecordingSender, deliver, outbox_of
from tests.matches.working import at_work
from tests.sandbox.proof import PATIENCE

HOUR = 3600.0
BALCONY, HOME_AGAIN = Place(7, 71), Place(7, 75)
MODERATOR = Person(99, "Mo", frozenset({HOME.channel_id}))


def reminders_of(club: Club) -> AbstractAsyncContextManager[ReminderWorker]:
    """The running task on the club's clock."""
    reminders = ReminderWorker(club.matches)
    club.matches.listen(reminders.wake)
    return at_work(reminders)


async def after(club: Club, hours: float) -> None:
    """Time passes, and whatever became due is reminded of."""
    club.now += hours * HOUR
    async with reminders_of(club) as reminders:
        await reminders.idle()


async def told(club: Club, pigeon: RecordingSender | None = None) -> list[Reminder]:
    """Delivers everything; the reminders among it in the table's channel."""
    pigeon = pigeon or RecordingSender()
    await deliver(club, pigeon)
    found = [delivery.reminder for delivery in pigeon.delivered[HOME.channel_id]]
    return [reminder for reminder in found if reminder is not None]


async def due(club: Club) -> dict[str, float]:
    """In how many hours which table reminds next."""
    planned = await club.matches.due.next_reminders()
    return {match: round((at - club.now) / HOUR, 2) for match, at in planned}


async def test_exactly_the_people_waited_for_are_reminded_after_a_day(club: Club) -> None:
    match = await club.running(2)
    began = club.now
    await club.bid(match, ANNA)
    await after(club, 23.9)
    assert await told(club) == []
    await after(club, 0.2)
    assert await told(club) == [Reminder(1, began, (BERT.id,))]
    assert (await club.table(match)).revision == 3


async def test_a_table_that_was_reminded_or_is_not_yet_due_is_no_failure(club: Club) -> None:
    match, reminders = await club.running(2), ReminderWorker(club.matches)
    club.now += 25 * HOUR
    assert [await reminders.poll(), await reminders.poll()] == [0.0, 24 * HOUR]
    for table, seen_to in ((match, True), ("nowhere", False)):
        assert await ask_table(club.matches, table, table, Remind(), "fails") is seen_to


async def test_three_reminders_then_silence_until_the_next_turn(club: Club) -> None:
    match = await club.running(2)
    numbers: list[int] = []
    for _ in range(6):
        await after(club, 24.1)
        numbers += [reminder.number for reminder in await told(club)]
    assert numbers == [1, 2, 3]
    assert await due(club) == {}
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    assert await due(club) == {match: 24}
    await after(club, 24.1)
    winner = await club.winner(match)
    assert [reminder.people for reminder in await told(club)] == [(winner.id,)]


async def test_when_the_last_wait_was_reminded_of_does_not_matter_in_the_next(club: Club) -> None:
    match = await club.running(2)
    await after(club, 25)
    await told(club)
    club.now += 5 * HOUR
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    await told(club)
    before = await due(club)
    await club.ask(ANNA, match, RemindersChanged())
    assert await due(club) == before


async def test_a_clock_set_back_by_months_delays_a_reminder_by_one_interval_only(
    club: Club,
) -> None:
    match = await club.running(2)
    club.now -= 100 * 24 * HOUR
    await after(club, 0.1)
    assert await due(club) == {match: 24}
    assert await told(club) == []
    await after(club, 24.1)
    assert len(await told(club)) == 1


async def test_a_long_absence_of_the_bot_brings_one_reminder(club: Club) -> None:
    match = await club.running(2)
    await after(club, 24 * 30)
    assert len(await told(club)) == 1
    assert await due(club) == {match: 24}


async def test_reminders_survive_a_restart_and_are_planned_once(club: Club) -> None:
    match = await club.running(2)
    await after(club, 24.1)
    again = Club(club.database, Matches(club.database, GAMES), club.now)
    again.matches.clock = lambda: again.now
    await after(again, 0)
    assert [reminder.number for reminder in await told(again)] == [1]
    assert await due(again) == {match: 24}


async def test_whoever_moved_before_the_delivery_is_not_reminded(club: Club) -> None:
    match = await club.running(2)
    await after(club, 24.1)
    await club.bid(match, ANNA)
    assert [reminder.people for reminder in await told(club)] == [(BERT.id,)]
    await after(club, 24.1)
    await club.bid(match, BERT)
    assert await told(club) == []


async def test_who_is_not_to_be_mentioned_by_then_is_told_once_by_a_message_of_their_own(
    club: Club,
) -> None:
    await club.running(2)
    began, pigeon = club.now, RecordingSender()
    await told(club, pigeon)
    await after(club, 24.1)
    choice = sa.insert(schema.people).values(user_id=ANNA.id, mentions="direct")
    await club.database.write(lambda c: c.execute(choice))
    pigeon.hurdles[HOME.channel_id] = [TryLater(HOUR, "403")]
    assert await told(club, pigeon) == []
    club.now += HOUR
    assert await told(club, pigeon) == [Reminder(1, began, (BERT.id,))]
    found = [d.nudge for sent in pigeon.delivered.values() for d in sent if d.nudge]
    assert found == [Nudge(ANNA.id, 1, began)]


async def test_only_the_newest_of_several_that_could_not_be_sent_is_sent(club: Club) -> None:
    await club.running(2)
    pigeon = RecordingSender()
    await told(club, pigeon)
    pigeon.hurdles[HOME.channel_id] = [TryLater(23 * HOUR, "403")]
    for _ in range(2):
        await after(club, 24.1)
        await told(club, pigeon)
    assert [d.reminder.number for d in pigeon.tried if d.reminder] == [1, 2]
    assert [d.reminder.number for d in pigeon.delivered[70] if d.reminder] == [2]


async def test_computers_and_following_channels_are_not_reminded(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    await after(club, 24.1)
    pigeon = RecordingSender()
    assert [reminder.people for reminder in await told(club, pigeon)] == [(ANNA.id,)]
    assert all(delivery.reminder is None for delivery in pigeon.delivered[BALCONY.channel_id])
    await club.bid(match, ANNA)
    assert await due(club) == {}


async def test_lobbies_ended_tables_and_resigned_seats_remind_nobody(club: Club) -> None:
    await club.lobby(2, Place(7, 72))
    closed = await club.running(2, BALCONY)
    await club.ask(ANNA, closed, Close())
    match = await club.running(2)
    assert set(await due(club)) == {match}
    await club.ask(ANNA, match, Resign())
    await after(club, 24.1)
    assert [reminder.people for reminder in await told(club)] == [(BERT.id,)]
    await club.ask(BERT, match, Resign())
    assert await due(club) == {}


async def test_a_turn_taken_back_begins_a_new_wait(club: Club) -> None:
    match = await club.lobby(1)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, Start())
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, AskUndo())
    assert await due(club) == {match: 24}


async def test_the_interval_is_chosen_by_host_or_moderator(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, BERT, match, ChooseReminders(12)) == "not-manager"
    assert await refused(club, ANNA, match, ChooseReminders(13)) == "unknown-interval"
    club.now += 10 * HOUR
    await club.ask(ANNA, match, ChooseReminders(12))
    assert await due(club) == {match: 2}
    assert (await club.table(match)).remind_hours == 12
    await club.ask(MODERATOR, match, ChooseReminders(0))
    assert await due(club) == {}
    await club.bid(match, ANNA)
    assert await due(club) == {}
    await club.ask(ANNA, match, ChooseReminders(48))
    assert await due(club) == {match: 38}
    await after(club, 39)
    await club.ask(ANNA, match, ChooseReminders(24))
    assert await due(club) == {match: 0}
    await after(club, 0)
    await club.ask(ANNA, match, ChooseReminders(48))
    assert await due(club) == {match: 47}, "the second one"
    await club.ask(ANNA, match, Close())
    assert await refused(club, ANNA, match, ChooseReminders(24)) == "not-open"


async def test_a_reminder_asked_for_at_the_wrong_time_is_refused(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, ANNA, match, Remind()) == "stale"
    assert await refused(club, ANNA, await club.lobby(1, BALCONY), Remind()) == "stale"


async def test_a_table_without_its_channel_or_game_is_silent(club: Club) -> None:
    match = await club.running(2)
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [ChannelGone(), ChannelGone()]
    async with outbox_of(club, pigeon) as outbox:
        await outbox.idle()
        club.now += BELIEVED_AFTER
        outbox.wake()
        await outbox.idle()
    strange = await club.running(2, BALCONY)
    club.matches.games = {}
    await after(club, 24.1)
    assert (await club.matches.queries.counts()).posts_waiting == 1, "the board of the other table"
    assert await due(club) == {match: 24, strange: 24}
    for _ in range(3):
        await after(club, 24.1)
    club.matches.games = GAMES
    await club.ask(ANNA, match, Move(HOME_AGAIN))
    await after(club, 24.1)
    await told(club, pigeon)
    found = [d.reminder for d in pigeon.delivered[HOME_AGAIN.channel_id] if d.reminder]
    assert [reminder.number for reminder in found] == [1]


async def test_a_reminder_follows_its_table_to_another_channel(club: Club) -> None:
    match = await club.running(2)
    await after(club, 24.1)
    await club.ask(ANNA, match, Move(BALCONY))
    pigeon = RecordingSender()
    assert await told(club, pigeon) == []
    reminders = [d.reminder for d in pigeon.delivered[BALCONY.channel_id] if d.reminder]
    assert [reminder.number for reminder in reminders] == [1]
    assert await due(club) == {match: 24}


async def test_a_move_mentions_people_and_so_puts_reminders_off(club: Club) -> None:
    match = await club.running(2)
    club.now += 20 * HOUR
    await club.ask(ANNA, match, Move(BALCONY))
    assert await due(club) == {match: 24}


@pytest.mark.usefixtures("told_at_once")
async def test_the_message_of_the_last_reminder_is_known_until_the_next_turn(club: Club) -> None:
    match = await club.running(2)
    pigeon = RecordingSender()
    for _ in range(2):
        await told(club, pigeon)
        await after(club, 24.1)
    await told(club, pigeon)
    await club.bid(match, ANNA)
    await told(club, pigeon)
    await club.bid(match, BERT)
    await told(club, pigeon)
    seen = [delivery.reminded for delivery in pigeon.delivered[HOME.channel_id]]
    assert seen == [None, None, 502, 503, None]


def failing(matches: Matches, *bad: str) -> Callable[..., Awaitable[object]]:
    """A `submit` that fails for these tables."""
    submit = matches.submit

    async def submitted(key: str, person: Person, match: str | None, request: Request) -> object:
        if match in bad:
            raise RuntimeError("broken")
        return await submit(key, person, match, request)

    return submitted


async def test_a_failing_table_does_not_keep_others_from_reminding(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = await club.running(2, BALCONY)
    await club.running(2)
    club.now += 25 * HOUR
    with monkeypatch.context() as patched:
        patched.setattr(club.matches, "submit", failing(club.matches, bad))
        async with reminders_of(club):
            async with asyncio.timeout(PATIENCE):
                while (
                    len(await club.matches.due.next_reminders()) != 2 or (await due(club))[bad] > 0
                ):
                    await asyncio.sleep(0.01)
                while list((await due(club)).values())[1:] != [24]:
                    await asyncio.sleep(0.01)
    assert [reminder.number for reminder in await told(club)] == [1]


async def test_many_failing_tables_do_not_either(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where only one is told of at a time."""
    monkeypatch.setattr("bot.matches.schedule.tables_due.MOST", 1)
    bad = [await club.running(2, BALCONY), await club.running(2, HOME_AGAIN)]
    good = await club.running(2)
    club.now += 25 * HOUR
    reminders = ReminderWorker(club.matches)
    with monkeypatch.context() as patched:
        patched.setattr(club.matches, "submit", failing(club.matches, *bad))
        for _ in range(3):
            await reminders.poll()
    assert [match for match, _ in await club.matches.due.reminders_after(club.now)] == [good]


async def test_who_was_asked_to_remind_too_early_reminds_in_time(club: Club) -> None:
    """The machine's clock was set back in that very moment."""
    match = await club.running(2)
    reminders = ReminderWorker(club.matches)
    ((_, at),) = await club.matches.due.next_reminders()
    club.now = at - 1
    assert not await reminders.is_due()
    assert await reminders.see_to(match, at)
    club.now = at
    assert await reminders.is_due()
    assert await reminders.poll() == 0
    assert (await due(club))[match] == 24


async def test_only_after_a_failure_it_waits_before_the_next_look(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await club.running(2)
    reminders = ReminderWorker(club.matches)
    club.now += 25 * HOUR
    with monkeypatch.context() as patched:
        patched.setattr(club.matches, "submit", RecordingSender)  # takes no such arguments
        assert await reminders.poll() == reminders.pause_after_failure
    assert (await due(club))[match] < 0
    assert await reminders.poll() == 0
    assert (await due(club))[match] > 0
    assert await reminders.poll() > reminders.pause_after_failure
