"""One message a day of all that waits, and two direct messages in ten minutes in one."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import pytest
import sqlalchemy as sa

from bot.delivery import outbox_store
from bot.delivery.errors import LONG, ChannelGone, DirectRefused, TryLater
from bot.matches.people.time_zones import zone
from bot.matches.schedule import digests
from bot.matches.table.posts import Nudge
from bot.matches.table.requests import (
    SYSTEM,
    AnswerProposal,
    ChooseClock,
    Delete,
    Person,
    Place,
    Practise,
    Propose,
    Resign,
)
from bot.storage import schema
from bot.workers.clocks import ClockWorker
from bot.workers.daily import DigestWorker
from bot.workers.reminders import ReminderWorker
from tests.matches.conftest import ANNA, BERT, HOME, Club
from tests.matches.recording_sender import Interrupted, RecordingSender, deliver, outbox_of

HOUR, DAY = 3600.0, 86400.0
OTHER, THIRD = Place(HOME.guild_id, 80), Place(HOME.guild_id, 81)


def minute_in(club: Club, hours: float) -> int:
    """The minute of the day so many hours from now."""
    return int((club.now + hours * HOUR) % DAY // 60)


async def pass_time(club: Club, sender: RecordingSender, hours: float) -> None:
    """Whatever falls due happens every half hour, and is told."""
    for _ in range(int(hours * 2)):
        club.now += HOUR / 2
        for worker in (
            DigestWorker(club.matches, lambda: None),
            ReminderWorker(club.matches),
            ClockWorker(club.matches, club.thinkers),
        ):
            await worker.poll()
        await deliver(club, sender)


def told_to(sender: RecordingSender, person: Person) -> list[Nudge]:
    """What was told to one person alone, in order."""
    every = [d for posts in sender.delivered.values() for d in posts]
    told = sorted((d for d in every if d.nudge), key=lambda d: d.taken_at)
    return [d.nudge for d in told if d.nudge and d.nudge.person == person.id]


def to_bert(sender: RecordingSender) -> list[Nudge]:
    """What was told to Bert alone, in order."""
    return told_to(sender, BERT)


async def test_one_message_a_day_lists_all_that_waits(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 5))
    first, second = await club.running(), await club.running(place=OTHER)
    await club.ask(ANNA, second, ChooseClock("7d"))
    sender = await deliver(club)
    await pass_time(club, sender, 4)
    assert to_bert(sender) == []
    assert all(BERT.id in d.silent for d in sender.delivered[HOME.channel_id] if d.turn)
    next_at = (await club.matches.people.choices(BERT.id)).digest_next or 0
    began, queued = club.now, list[float]()
    worker = DigestWorker(club.matches, lambda: queued.append(club.now))
    for seconds in (0.5, 0.0):
        club.now = next_at - seconds
        assert await worker.is_due() is not bool(seconds)
        assert await worker.poll() == seconds
    assert queued == [next_at]
    club.now = began
    await pass_time(club, sender, 2)
    (digest,) = to_bert(sender)
    assert [table.id for table in digest.tables] == [second, first], "nearest deadline first"
    await pass_time(club, sender, 24)
    assert [nudge.digest for nudge in to_bert(sender)] == [True, True]


async def test_clocks_that_are_set_forward_over_the_time_of_one_hold_up_no_other(
    club: Club,
) -> None:
    """The digest at 2:30 comes an hour later on the last Sunday in March."""
    berlin = zone("Europe/Berlin")
    club.now = datetime(2027, 3, 27, 1, tzinfo=berlin).timestamp()
    for who in (ANNA, BERT):
        await club.matches.people.choose_zone(who.id, "Europe/Berlin")
    await club.matches.people.choose_mentions(ANNA.id, "digest", 150)
    await club.matches.people.choose_mentions(BERT.id, "digest", 300)
    await club.running()
    sender = await deliver(club)
    await pass_time(club, sender, 30)
    told = [datetime.fromtimestamp(nudge.since, berlin) for nudge in to_bert(sender)]
    assert [f"{at:%d %H:%M}" for at in told] == ["27 05:00", "28 05:00"]


async def test_a_digest_that_cannot_be_queued_holds_up_no_other(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number, who in enumerate((ANNA, BERT)):
        await club.matches.people.choose_mentions(who.id, "digest", minute_in(club, 2 + number))
    await club.running()
    sender, queue = await deliver(club), digests.queue

    def queue_others(connection: sa.Connection, user_id: int, now: float) -> None:
        if user_id == ANNA.id:
            raise ValueError("its rows cannot be read")
        queue(connection, user_id, now)

    monkeypatch.setattr(digests, "queue", queue_others)
    club.now += 4 * HOUR
    worker = DigestWorker(club.matches, lambda: None)
    assert await worker.poll() == worker.pause_after_failure
    await deliver(club, sender)
    assert len(to_bert(sender)) == 1


async def test_nothing_is_sent_when_nothing_waits(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    match = await club.running()
    sender = await deliver(club)
    await club.bid(match, BERT)
    await club.ask(BERT, await club.running(place=OTHER), Resign())
    paused = await club.running(place=THIRD)
    await club.ask(ANNA, paused, Propose("pause"))
    (vote,) = (await club.table(paused)).proposals
    await club.ask(BERT, paused, AnswerProposal(vote.mark, "agree"))
    await club.ask(BERT, None, Practise("garden", "en"))
    await pass_time(club, sender, 26)
    assert to_bert(sender) == []


async def test_what_is_asked_besides_a_turn_is_counted(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    match = await club.running(3)
    await club.bid(match, BERT)
    await club.ask(ANNA, match, Propose("pause"))
    sender = await deliver(club)
    await pass_time(club, sender, 3)
    (digest,) = to_bert(sender)
    assert (digest.tables, digest.questions) == ((), 1)


async def test_who_takes_no_message_is_mentioned_once_with_how_much_waits(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    await club.matches.people.choose_locale(BERT.id, "zh-CN")
    for place in (HOME, OTHER):
        await club.ask(ANNA, await club.running(place=place), Propose("pause"))
    sender = await deliver(club)
    sender.hurdles[HOME.channel_id] = [DirectRefused("50007")]
    await pass_time(club, sender, 3)
    every = [d for posts in sender.delivered.values() for d in posts if d.nudge]
    told = [(d.direct, d.locale, len(d.nudge.tables), d.nudge.questions) for d in every if d.nudge]
    assert told == [(False, "en", 2, 0)], "a table that asks something besides is counted once"
    assert [d.locale for d in sender.tried if d.direct] == ["zh-CN"]


async def test_a_channel_that_forbids_posts_for_days_gets_one_digest_afterwards(
    club: Club,
) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    await club.running()
    sender = await deliver(club)
    forbidden = [TryLater(LONG, "403", forbidden=True) for _ in range(200)]
    sender.hurdles[HOME.channel_id] = [DirectRefused("50007"), *forbidden]
    await pass_time(club, sender, 3)
    for _ in range(3):
        club.now += DAY
        await DigestWorker(club.matches, lambda: None).poll()
    assert to_bert(sender) == []
    sender.hurdles.clear()
    club.now += HOUR
    await deliver(club, sender)
    assert len(to_bert(sender)) == 1


async def test_a_digest_leaves_a_channel_that_is_gone_for_another(club: Club) -> None:
    """Whoever takes no message is mentioned where a table still waits."""
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    await club.running()
    await club.running(place=OTHER)
    sender = await deliver(club)
    gone = [ChannelGone("10003") for _ in range(9)]
    sender.hurdles[HOME.channel_id] = [DirectRefused("50007"), *gone]
    await pass_time(club, sender, 3)
    await club.database.write(lambda c: outbox_store.forget_channel(c, HOME.channel_id))
    await pass_time(club, sender, 1)
    (told,) = [d for posts in sender.delivered.values() for d in posts if d.nudge]
    assert told.channel_id == OTHER.channel_id
    assert told.nudge is not None
    assert [table.place for table in told.nudge.tables] == [OTHER]


async def test_a_warning_comes_directly_all_the_same(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 23))
    match = await club.running()
    await club.ask(ANNA, match, ChooseClock("1d", "computer"))
    sender = await deliver(club)
    await pass_time(club, sender, 60)
    told = to_bert(sender)
    assert any(nudge.ends is not None for nudge in told)
    digest = next(nudge for nudge in told if nudge.digest)
    assert digest.tables


async def test_a_clock_leaves_three_hours_after_the_digest_that_tells_of_it(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 20))
    match = await club.running()
    await club.ask(ANNA, match, ChooseClock("12h", "computer"))
    told = club.now + 20 * HOUR
    clock = (await club.table(match)).clocks[1]
    assert clock.deadline is not None
    assert clock.deadline >= told + 3 * HOUR - 120


async def test_quiet_hours_put_a_digest_off(club: Club) -> None:
    people = club.matches.people
    await people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    await people.choose_quiet(BERT.id, (minute_in(club, 1), minute_in(club, 9)))
    await club.running()
    sender = await deliver(club)
    await pass_time(club, sender, 8)
    assert to_bert(sender) == []
    await pass_time(club, sender, 2)
    assert len(to_bert(sender)) == 1


async def test_digests_go_on_when_a_holiday_ends_early(club: Club) -> None:
    people = club.matches.people
    await people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    await people.take_holiday(BERT.id, "20")
    await club.running()
    sender = await deliver(club)
    await pass_time(club, sender, 30)
    assert to_bert(sender) == []
    assert not await DigestWorker(club.matches, lambda: None).is_due()
    await people.end_holiday(BERT.id)
    await pass_time(club, sender, 24)
    assert [nudge.digest for nudge in to_bert(sender)] == [True]


async def test_a_clock_set_back_by_months_delays_a_digest_by_one_day_only(club: Club) -> None:
    worker = DigestWorker(club.matches, lambda: None)
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 2))
    club.now += 90 * DAY
    await worker.poll()
    club.now -= 90 * DAY
    await club.running()
    assert await worker.is_due()
    await worker.poll()
    assert not await worker.is_due()
    sender = await deliver(club)
    await pass_time(club, sender, 1)
    assert to_bert(sender) == []
    await pass_time(club, sender, 2)
    assert [nudge.digest for nudge in to_bert(sender)] == [True]


async def test_two_processes_send_one_digest(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 1))
    await club.running()
    sender = await deliver(club)
    club.now += 2 * HOUR
    for _ in range(2):
        await DigestWorker(club.matches, lambda: None).poll()
    await deliver(club, sender)
    assert len(to_bert(sender)) == 1


async def test_a_digest_that_tells_of_a_table_that_is_gone_meanwhile_comes_once(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 1))
    await club.running()
    second = await club.running(place=OTHER)
    await deliver(club)
    club.now += 2 * HOUR
    await DigestWorker(club.matches, lambda: None).poll()
    gone = partial(club.matches.submit, "gone", SYSTEM, second, Delete())
    sender = await deliver(club, Interrupted(happens=gone))
    (digest,) = to_bert(sender)
    assert len(digest.tables) == 2


async def test_what_was_told_of_a_later_wait_outlives_a_digest(club: Club) -> None:
    await club.matches.people.choose_mentions(BERT.id, "digest", minute_in(club, 1))
    match = await club.running()
    await deliver(club)
    club.now += 2 * HOUR
    await DigestWorker(club.matches, lambda: None).poll()

    async def reminded() -> None:
        await club.bid(match, BERT)
        await club.bid(match, ANNA)
        await club.turn(await club.winner(match), match, "paint red", "pass")
        club.now += 50 * HOUR
        await ReminderWorker(club.matches).poll()

    await deliver(club, Interrupted(happens=reminded))
    wait = (await club.matches.queries.stored(match)).wait
    assert wait is not None
    told = sa.select(schema.told.c.since).where(schema.told.c.user_id == BERT.id)
    assert await club.database.read(lambda c: c.execute(told).scalar()) == wait.since


async def test_two_direct_messages_in_ten_minutes_are_one(club: Club) -> None:
    for person in (ANNA, BERT):
        await club.matches.people.choose_mentions(person.id, "direct")
    first = await club.running()
    sender = await deliver(club)
    assert len(to_bert(sender)) == 1
    second, third = await club.running(place=OTHER), await club.running(place=THIRD)
    await deliver(club, sender)
    assert len(to_bert(sender)) == 1
    club.now += 580
    await deliver(club, sender)
    assert len(to_bert(sender)) == 1
    club.now += 20
    await deliver(club, sender)
    for person in (ANNA, BERT):
        _, later = told_to(sender, person)
        assert {table.id for table in later.tables} == {first, second, third}
    club.now += HOUR
    await deliver(club, sender)
    assert len(to_bert(sender)) == 2


async def test_a_direct_message_that_may_have_arrived_takes_no_other_along(club: Club) -> None:
    """It is sent with the same nonce, for which Discord gives back what arrived the first time."""

    async def lose_answer() -> None:
        raise TryLater(10.0, "its answer is lost", maybe_sent=True)

    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.running()
    sender = Interrupted(happens=lose_answer)
    async with outbox_of(club, sender) as outbox:
        await outbox.idle()
        sender.hurdles[OTHER.channel_id] = [TryLater(30.0, "its post comes later")]
        await club.running(place=OTHER)
        for seconds in (0, 10, 600):
            club.now += seconds
            outbox.wake()
            await outbox.idle()
    told = [(delivery.retry, delivery.nudge.digest) for delivery in sender.tried if delivery.nudge]
    assert told == [(True, False), (False, False)]


async def test_another_zone_moves_the_digest(club: Club) -> None:
    people = club.matches.people
    before = await people.choose_mentions(BERT.id, "digest", minute_in(club, 5))
    after = await people.choose_zone(BERT.id, "UTC+2")
    assert before.digest_next is not None
    assert after.digest_next is not None
    assert (before.digest_next - after.digest_next) % DAY == 2 * HOUR
    assert (await people.choose_mentions(BERT.id, "digest")).digest_at == 18 * 60
    none = await people.choose_mentions(BERT.id, "channel")
    assert (none.digest_at, none.digest_next) == (None, None)


@pytest.mark.parametrize("minute", [0, 1, 719, 1439])
async def test_a_digest_comes_at_its_minute_every_day(club: Club, minute: int) -> None:
    choices = await club.matches.people.choose_mentions(BERT.id, "digest", minute)
    assert choices.digest_next is not None
    assert int(choices.digest_next % DAY // 60) == minute
    assert 0 < choices.digest_next - club.now <= DAY + 60
