"""Clocks run for whom the table waits for; what follows when they run out happens once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.delivery.errors import TryLater
from bot.matches.people.absence import Holiday
from bot.matches.schedule.clocks import CLOCKS, deadline, remaining
from bot.matches.submit import Matches
from bot.matches.table.model import SeatClock
from bot.matches.table.posts import Reminder
from bot.matches.table.requests import (
    SYSTEM,
    AddComputer,
    AnswerProposal,
    AnswerUndo,
    AskUndo,
    Choose,
    ChooseClock,
    ChooseReminders,
    Close,
    Confirm,
    HolidayChanged,
    Join,
    Open,
    Person,
    Place,
    Propose,
    Refused,
    Resign,
    RunOut,
    Start,
    TakeSeat,
    Watch,
)
from bot.matches.timed.clocks import MOST_TIMEOUTS, NotDue
from bot.processes.thinking import think_through
from bot.storage import schema
from bot.storage.database import Database
from bot.workers.clocks import ClockWorker
from bot.workers.reminders import ReminderWorker
from tests.games import WHOLE
from tests.matches.conftest import ANNA, BERT, CLEO, DORA, HOME, PEOPLE, Club, club_of, refused
from tests.matches.recording_sender import RecordingSender, deliver
from tests.matches.timed.test_computers import computers_of
from tests.matches.working import at_work

HOUR = 3600.0
DAY = 24 * HOUR
BALCONY = Place(7, 71)


def test_clocks_are_called_by_their_times() -> None:
    units = {"h": HOUR, "d": DAY}
    for name, times in CLOCKS.items():
        called = [int(part[:-1]) * units[part[-1]] for part in name.split("-")]
        assert [time for time in times if time is not None] == called


def clocks_of(club: Club) -> AbstractAsyncContextManager[ClockWorker]:
    """The running task on the club's clock."""
    clocks = ClockWorker(club.matches, club.thinkers)
    club.matches.listen(clocks.wake)
    return at_work(clocks)


async def pass_time(club: Club, hours: float) -> None:
    """Time passes, and whatever follows a clock that ran out happens."""
    club.now += hours * HOUR
    async with clocks_of(club) as clocks:
        await clocks.idle()


async def told(club: Club, *, warned: bool = False) -> list[Reminder]:
    """The reminders that are delivered now in the table's channel, but for warnings, or these."""
    found = [d.reminder for d in (await deliver(club)).delivered[HOME.channel_id]]
    return [one for one in found if one is not None and (one.ends is not None) is warned]


async def clocked(club: Club, clock: str, then: str = "", people: int = 2) -> str:
    """A game just begun with a clock."""
    match = await club.lobby(people)
    await club.ask(ANNA, match, ChooseClock(clock, then))
    await club.ask(ANNA, match, Start())
    return match


async def left(club: Club, match: str) -> dict[int, float]:
    """In how many hours whose clock runs out."""
    table = await club.table(match)
    ends = {table.awaited[s]: table.clocks[s].deadline for s in table.awaited if s in table.clocks}
    return {who: round((at - club.now) / HOUR, 2) for who, at in ends.items() if at is not None}


async def away(club: Club, person: Person, *times: tuple[float, float]) -> None:
    """The person's holidays are these from now on, in hours from now."""
    rows = [
        {"user_id": person.id, "begins": club.now + a * HOUR, "ends": club.now + b * HOUR}
        for a, b in times
    ]
    mine = sa.delete(schema.holidays).where(schema.holidays.c.user_id == person.id)

    def write(connection: sa.Connection) -> None:
        connection.execute(mine)
        if rows:
            connection.execute(sa.insert(schema.holidays), rows)

    await club.database.write(write)
    for table in await club.tables_of(person):
        await club.matches.submit(f"away {club.now} {times}", SYSTEM, table.id, HolidayChanged())


# --- who has how much time ---------------------------------------------------------------


async def test_without_a_clock_nothing_runs(club: Club) -> None:
    match = await club.running(2)
    assert (await club.table(match)).clocks == {}
    assert await club.matches.due.next_timeouts() == []
    assert await refused(club, ANNA, match, ChooseClock("", "vote")) == "no-clock"
    assert await refused(club, ANNA, match, ChooseClock("5d")) == "unknown-clock"
    assert await refused(club, ANNA, match, ChooseClock("1d", "explode")) == "unknown-clock"
    assert await refused(club, BERT, match, ChooseClock("1d")) == "not-manager"


async def test_each_decision_has_its_time_and_each_person_their_own_clock(club: Club) -> None:
    match = await clocked(club, "1d")
    assert await left(club, match) == {1: 24, 2: 24}
    club.now += 5 * HOUR
    await club.bid(match, ANNA)
    assert await left(club, match) == {2: 19}
    assert (await club.matches.due.next_timeouts())[0][1] == pytest.approx(
        club.now + 13 * HOUR, abs=9
    ), "a quarter before, when he is warned"
    await club.bid(match, BERT)
    winner = await club.winner(match)
    assert await left(club, match) == {winner.id: 24}


async def test_a_time_bank_goes_down_and_grows_with_each_turn_up_to_where_it_began(
    club: Club,
) -> None:
    match = await clocked(club, "3d-12h")
    assert await left(club, match) == {1: 72, 2: 72}
    club.now += 6 * HOUR
    await club.bid(match, ANNA)
    club.now += 24 * HOUR
    await club.bid(match, BERT)
    winner = await club.winner(match)
    begins = 72 if winner == ANNA else 72 - 30  # Bert goes on at once: his turn is the same
    assert (await left(club, match)) == {winner.id: begins}
    club.now += 10 * HOUR
    await club.turn(winner, match, "paint red", "pass")
    other = {ANNA.id: 72, BERT.id: 72 - 30 + 12}
    assert await left(club, match) == {**other, winner.id: begins - 10}


async def test_no_clock_runs_for_computer_players_nor_for_who_resigned(club: Club) -> None:
    match = await club.lobby(2)
    await club.ask(ANNA, match, AddComputer("beginner"))
    await club.ask(ANNA, match, ChooseClock("1d"))
    await club.ask(ANNA, match, Start())
    assert await left(club, match) == {1: 24, 2: 24}
    await club.ask(BERT, match, Resign())
    assert await left(club, match) == {1: 24}
    assert list((await club.table(match)).clocks) == [0]


async def test_a_clock_chosen_in_the_middle_begins_then_and_may_be_switched_off(
    club: Club,
) -> None:
    match = await club.running(2)
    club.now += 100 * HOUR
    await club.ask(ANNA, match, ChooseClock("2d", "computer"))
    assert await left(club, match) == {1: 48, 2: 48}
    club.now += 10 * HOUR
    await club.ask(ANNA, match, ChooseClock(on_timeout="vote"))
    assert await left(club, match) == {1: 38, 2: 38}
    clock = (await club.table(match)).clock
    assert clock is not None
    assert (clock.name, clock.on_timeout) == ("2d", "vote")
    await club.ask(ANNA, match, ChooseClock("off"))
    assert await club.matches.due.next_timeouts() == []
    assert (await club.table(match)).clocks == {}
    told = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id] if d.notice]
    assert [(one.key, dict(one.args)) for one in told] == [
        ("clock-chosen", {"clock": "2d", "then": "computer"}),
        ("clock-chosen", {"clock": "2d", "then": "vote"}),
        ("clock-off", {}),
    ]


async def test_a_turn_taken_back_has_its_time_anew(club: Club) -> None:
    match = await clocked(club, "1d", people=3)
    club.now += 5 * HOUR
    await club.bid(match, ANNA)
    club.now += 5 * HOUR
    await club.ask(ANNA, match, AskUndo())
    for person in (BERT, CLEO):
        await club.ask(person, match, AnswerUndo(agree=True))
    assert await left(club, match) == {1: 24, 2: 14, 3: 14}


# --- holidays ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("since", "given", "times", "at"),
    [
        (0, 10, [], 10),
        (0, 10, [(2, 5)], 13),
        (0, 10, [(-5, 5)], 15),
        (0, 10, [(10, 20)], 10),
        (0, 10, [(9, 20)], 21),
        (0, 10, [(2, 5), (12, 14)], 15),
        (0, 10, [(2, 8), (4, 6), (7, 9)], 17),
        (100, 10, [(0, 50)], 110),
    ],
)
def test_time_on_holiday_does_not_count(
    since: float, given: float, times: Sequence[tuple[float, float]], at: float
) -> None:
    holidays = [Holiday(*time) for time in times]
    assert deadline(since, given, holidays) == at
    clock = SeatClock(given, deciding=True, since=since)
    assert remaining(clock, at, holidays) == 0
    assert remaining(clock, since, holidays) == given
    assert remaining(clock, since - 50, holidays) == given
    if at > since + 1:
        assert remaining(clock, at - 1, holidays) in (1, given)


async def test_a_holiday_moves_the_end_and_its_end_moves_it_back(club: Club) -> None:
    match = await clocked(club, "1d")
    club.now += 4 * HOUR
    await away(club, BERT, (2, 50))
    assert await left(club, match) == {1: 20, 2: 68}
    club.now += 22 * HOUR
    await away(club, BERT, (-20, 1))
    assert await left(club, match) == {1: -2, 2: 19}
    await away(club, BERT)
    assert await left(club, match) == {1: -2, 2: -2}


async def test_who_is_on_holiday_loses_nothing_of_a_time_bank(club: Club) -> None:
    match = await clocked(club, "3d-12h")
    await away(club, BERT, (1, 400))
    club.now += 300 * HOUR
    await club.bid(match, BERT)
    assert round((await club.table(match)).clocks[1].left / HOUR) == 71


async def test_a_holiday_stored_at_the_last_moment_is_not_overlooked(club: Club) -> None:
    """The holiday stands in the database, but the table has not been told."""
    match = await clocked(club, "1d", "computer")
    row = {"user_id": ANNA.id, "begins": club.now, "ends": club.now + 100 * HOUR}
    await club.database.write(lambda c: c.execute(sa.insert(schema.holidays), [row]))
    revision = (await club.table(match)).revision
    row = {**row, "user_id": BERT.id}
    await club.database.write(lambda c: c.execute(sa.insert(schema.holidays), [row]))
    await pass_time(club, 25)
    assert (await club.table(match)).revision == revision
    assert await left(club, match) == {1: 99, 2: 99}
    await pass_time(club, 100)
    assert (await club.table(match)).revision > revision


# --- three waking hours ----------------------------------------------------------------------


async def quiet(club: Club, person: Person, begins: float, ends: float) -> None:
    """The person's quiet hours are these, in hours from now."""
    minutes = [int((club.now + hours * HOUR) % DAY // 60) for hours in (begins, ends)]
    await club.matches.people.choose_quiet(person.id, (minutes[0], minutes[1]))


async def test_a_clock_ends_three_waking_hours_after_its_person_was_told(club: Club) -> None:
    await quiet(club, BERT, 0, 11)
    await quiet(club, CLEO, 1, 13)
    match = await clocked(club, "12h", people=3)
    await deliver(club)
    ends = await left(club, match)
    assert ends[ANNA.id] == 12
    assert 13.9 < ends[BERT.id] <= 14, "told in eleven hours"
    assert 14.9 < ends[CLEO.id] <= 15, "told now, an hour before"
    club.now += 12 * HOUR
    await deliver(club)
    assert (await left(club, match))[BERT.id] == 3, "told only now"
    assert (await club.matches.due.next_timeouts())[0][1] <= club.now + 0.1
    await pass_time(club, 2)
    assert [reminder.people for reminder in await told(club)] == [(ANNA.id,)]
    await pass_time(club, 0.9)
    assert await told(club) == []
    await pass_time(club, 0.2)
    assert [reminder.people for reminder in await told(club)] == [(BERT.id, CLEO.id)]


async def test_no_turn_is_taken_before_its_post_has_arrived(club: Club) -> None:
    match = await clocked(club, "12h", "computer")
    sender = RecordingSender()
    sender.hurdles[HOME.channel_id] = [TryLater(13 * HOUR, "503")] * 2
    await deliver(club, sender)
    steps = (await club.table(match)).steps
    await pass_time(club, 13.1)
    assert (await club.table(match)).steps == steps
    sender.hurdles.clear()
    await deliver(club, sender)
    shown = sender.delivered[HOME.channel_id][-1].table.clocks[0].deadline
    assert shown == (await club.table(match)).clocks[0].deadline == club.now + 3 * HOUR
    await pass_time(club, 3.1)
    assert (await club.table(match)).steps > steps


async def test_who_is_to_have_the_time_once_more_wakes_first(club: Club) -> None:
    match = await clocked(club, "12h", "vote", 3)
    await club.bid(match, ANNA)
    await club.bid(match, CLEO)
    await deliver(club)
    await pass_time(club, 13)
    (proposal,) = (await club.table(match)).proposals
    await quiet(club, BERT, 1, 11)
    for person in (ANNA, CLEO):
        await club.ask(person, match, AnswerProposal(proposal.mark, "wait"))
    assert 12.9 < (await left(club, match))[BERT.id] <= 13
    found = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id] if d.notice]
    (notice,) = [notice for notice in found if notice.key == "timeout-waits"]
    assert notice.args["at"] == int((await club.table(match)).clocks[1].deadline or 0)


# --- only reminding -------------------------------------------------------------------------


async def test_who_ran_out_of_time_is_told_once(club: Club) -> None:
    match = await clocked(club, "1d")
    began = club.now
    await club.bid(match, ANNA)
    await pass_time(club, 23.9)
    assert await told(club) == []
    await pass_time(club, 0.2)
    assert await told(club) == [Reminder(0, began, (BERT.id,), began + DAY)]
    await pass_time(club, 200)
    assert await told(club) == []
    assert await club.matches.due.next_timeouts() == []
    await club.bid(match, BERT)
    assert list((await left(club, match)).values()) == [24]
    gone = sa.update(schema.matches).values(channel_gone=True)
    await club.database.write(lambda connection: connection.execute(gone))
    await pass_time(club, 25)
    assert await told(club) == []


async def test_all_who_ran_out_together_are_told_together(club: Club) -> None:
    await clocked(club, "1d")
    await pass_time(club, 25)
    assert [reminder.people for reminder in await told(club)] == [(1, 2)]


async def test_the_reminder_of_the_same_moment_keeps_silent(club: Club) -> None:
    match = await clocked(club, "1d")
    await club.ask(ANNA, match, ChooseReminders(24))
    club.now += 24 * HOUR + 10
    reminders = ReminderWorker(club.matches)
    await reminders.poll()
    async with clocks_of(club) as clocks:
        await clocks.idle()
    assert [reminder.ran_out is not None for reminder in await told(club)] == [True]
    club.now += 24 * HOUR
    await reminders.poll()
    assert [reminder.ran_out for reminder in await told(club)] == [None]


# --- warnings --------------------------------------------------------------------------------


async def warned(club: Club, hours: float) -> list[tuple[int, ...]]:
    """Time passes; who is warned in the channel."""
    await pass_time(club, hours)
    return [reminder.people for reminder in await told(club, warned=True)]


@pytest.mark.parametrize(
    ("clock", "given", "before"),
    [("12h", 12, 3), ("1d", 24, 6), ("7d", 168, 42), ("3d-12h", 72, 18)],
)
async def test_when_a_quarter_of_the_time_is_left_people_are_warned_once(
    club: Club, clock: str, given: float, before: float
) -> None:
    match = await clocked(club, clock)
    await club.ask(ANNA, match, ChooseReminders(0))
    runs = (await club.table(match)).clocks[0]
    assert await warned(club, given - before - 0.1) == []
    club.now = (runs.warn_at or 0) - 0.5
    assert await ClockWorker(club.matches, club.thinkers).poll() == 0.5
    club.now += 0.5
    assert await warned(club, 0) == [(ANNA.id, BERT.id)]
    assert await warned(club, 1) == []
    club.now = runs.deadline or 0
    await pass_time(club, 0)
    assert [reminder.ran_out is not None for reminder in await told(club)] == [True]


async def test_a_clock_for_the_game_warns_once_a_turn(club: Club) -> None:
    match = await clocked(club, "3d-12h")
    assert await warned(club, 60) == [(ANNA.id, BERT.id)]
    await club.bid(match, ANNA)
    await club.bid(match, BERT)
    winner = await club.winner(match)
    assert (await left(club, match))[winner.id] in (12, 24)
    assert await warned(club, 7) == []
    await club.turn(winner, match, "paint red", "pass")
    other = BERT if winner == ANNA else ANNA
    assert await warned(club, 17) == []
    assert await warned(club, 1.1) == [(other.id,)]


async def test_a_warning_comes_before_quiet_hours_not_in_them(club: Club) -> None:
    await quiet(club, ANNA, 15, 23)
    match = await clocked(club, "1d")
    await club.matches.people.choose_warning(BERT.id, "off")
    await deliver(club)
    assert await warned(club, 14.6) == []
    assert await warned(club, 0.3) == [(ANNA.id,)]
    await pass_time(club, 10)
    assert len(await told(club)) == 1
    await club.bid(match, ANNA)


async def test_who_was_told_just_now_is_warned_when_they_could_have_played(club: Club) -> None:
    """Told at the end of quiet hours, with three hours left."""
    await quiet(club, ANNA, 0, 11)
    await clocked(club, "12h")
    await club.matches.people.choose_warning(BERT.id, "off")
    await deliver(club)
    club.now += 11.01 * HOUR
    await deliver(club)
    assert await warned(club, 0.9) == []
    assert await warned(club, 0.2) == [(ANNA.id,)]


async def test_one_may_choose_when_and_how_to_be_warned(club: Club) -> None:
    people = club.matches.people
    await people.choose_warning(ANNA.id, "12h")
    await people.choose_mentions(BERT.id, "direct")
    match = await clocked(club, "1d", people=3)
    await people.choose_mentions(CLEO.id, "none")
    sender = RecordingSender()
    for hours in (12.1, 6):
        await pass_time(club, hours)
        await deliver(club, sender)
    sent = sender.delivered[HOME.channel_id]
    assert [d.reminder.people for d in sent if d.reminder] == [(ANNA.id,)]
    assert [(d.nudge.person, d.direct) for d in sent if d.nudge and d.nudge.ends] == [(2, True)]
    with pytest.raises(Refused, match="nothing-chosen"):
        await people.choose_warning(ANNA.id, "5h")
    await club.bid(match, ANNA)


async def test_a_reminder_within_ten_minutes_of_a_warning_keeps_silent(club: Club) -> None:
    match = await clocked(club, "2d")
    await club.matches.people.choose_warning(ANNA.id, "1d")
    await club.matches.people.choose_warning(BERT.id, "off")
    await club.ask(ANNA, match, ChooseReminders(24))
    await club.matches.people.choose_reminders(BERT.id, 0)
    club.now += 24 * HOUR + 10
    await ReminderWorker(club.matches).poll()
    assert await warned(club, 0) == [(ANNA.id,)]
    await ReminderWorker(club.matches).poll()
    assert await told(club) == []


async def test_nobody_is_warned_of_an_end_that_has_moved_since(club: Club) -> None:
    match = await clocked(club, "1d")
    await deliver(club)
    await pass_time(club, 18.1)
    await club.ask(ANNA, match, ChooseClock("2d", ""))
    assert await told(club, warned=True) == []


async def test_who_has_moved_is_not_warned(club: Club) -> None:
    match = await clocked(club, "1d")
    await pass_time(club, 18.1)
    await club.bid(match, ANNA)
    assert await told(club, warned=True) != []
    assert await warned(club, 1) == []


# --- a computer player takes the turn --------------------------------------------------------


async def test_a_computer_player_takes_this_one_turn(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    await club.bid(match, ANNA)
    await pass_time(club, 25)
    table = await club.table(match)
    assert table.steps > 2
    assert [holder.computer for holder in table.seats] == [None, None]
    turns = [d.turn for d in (await deliver(club)).delivered[HOME.channel_id] if d.turn]
    assert [seat for turn in turns for seat in turn.timed_out] == [1]
    assert await left(club, match) == dict.fromkeys(table.awaited.values(), 24)
    await pass_time(club, 23)
    assert (await club.table(match)).steps == table.steps


async def test_what_follows_may_be_chosen_again_after_the_time_is_over(club: Club) -> None:
    match = await clocked(club, "1d")
    await club.bid(match, ANNA)
    await pass_time(club, 25)
    for then in ("vote", "remind", "computer"):
        await club.ask(ANNA, match, ChooseClock(on_timeout=then))
        await pass_time(club, 0)
    assert [entry.text for entry in await club.matches.log(match)].count("timeout") == 1


async def test_a_whole_turn_is_taken_and_no_more_of_the_same_person(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    for person in (ANNA, BERT):
        await club.bid(match, person)
    winner = await club.winner(match)
    await club.ask(winner, match, Choose(("paint red",)))
    await pass_time(club, 25)
    table = await club.table(match)
    assert (table.state.round, table.state.phase) == (2, "bid")
    assert len(table.state.stones) == 1
    assert set(await left(club, match)) == {1, 2}
    assert (await club.matches.queries.stored(match)).drafts == {}


async def test_both_turns_are_taken_when_both_are_out_of_time(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    await pass_time(club, 25)
    assert len((await club.table(match)).state.shown) == 2
    turns = [d.turn for d in (await deliver(club)).delivered[HOME.channel_id] if d.turn]
    assert [seat for turn in turns for seat in turn.timed_out] == [0, 1]


async def test_an_empty_time_bank_gives_the_next_turn_what_each_turn_adds(club: Club) -> None:
    match = await clocked(club, "3d-12h", "computer")
    await club.bid(match, ANNA)
    await pass_time(club, 73)
    known = {ANNA.id: 72, BERT.id: 12}
    awaited = (await club.table(match)).awaited.values()
    assert await left(club, match) == {who: known[who] for who in awaited}


async def test_so_it_does_to_who_goes_on_at_once_after_the_time_was_over(club: Club) -> None:
    match = await clocked(club, "3d-12h", "remind")
    hands = (await club.table(match)).state.hands
    first, last = (ANNA, BERT) if min(hands[0]) < max(hands[1]) else (BERT, ANNA)
    best = max(hands[1] if last == BERT else hands[0])
    await club.bid(match, first)
    await pass_time(club, 73)
    assert await left(club, match) == {}
    await club.turn(last, match, f"bid {best}")
    assert await club.winner(match) == last
    assert await left(club, match) == {last.id: 12}


async def test_whoever_commits_first_wins(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    await club.bid(match, ANNA)
    club.now += 25 * HOUR
    before = await club.table(match)
    late = RunOut(1, before.revision, ("bid 99",))
    await club.bid(match, BERT)
    with pytest.raises(NotDue):
        await club.matches.submit("timeout:x", Person(0, ""), match, late)
    club.now += 25 * HOUR
    winner = await club.winner(match)
    await club.ask(winner, match, Choose(("paint red", "pass")))
    version = (await club.matches.draft(match, (await club.table(match)).state.turn)).version
    await pass_time(club, 0)
    assert (await club.table(match)).state.round == 2
    assert await refused(club, winner, match, Confirm(version)) == "stale"


async def test_it_happens_once_though_asked_twice_and_after_a_restart(
    club: Club, database: Database
) -> None:
    match = await clocked(club, "1d", "computer")
    await club.bid(match, ANNA)
    club.now += 300 * HOUR
    again = club_of(database, 1000)
    again.now, again.thinkers = club.now, club.thinkers
    async with clocks_of(club) as one, clocks_of(again) as two:
        await asyncio.gather(one.idle(), two.idle())
    log = [entry.text for entry in await again.matches.log(match)]
    assert log.count("timeout") == 1
    assert sum(text.startswith("bid") for text in log) == 2
    later = club_of(database, 2000)
    later.now, later.thinkers = club.now + HOUR, club.thinkers
    await pass_time(later, 0)
    assert [e.text for e in await later.matches.log(match)].count("timeout") == 1


async def test_a_clock_of_the_machine_set_back_gives_nobody_more_than_the_full_time(
    club: Club,
) -> None:
    match = await clocked(club, "1d")
    await pass_time(club, -240)
    assert await left(club, match) == {1: 24, 2: 24}
    await pass_time(club, 25)
    assert len(await told(club)) == 1
    await pass_time(club, -30)
    await pass_time(club, 100)
    assert await told(club) == []


async def test_nor_to_who_was_told_by_what_is_a_later_moment_then(club: Club) -> None:
    match = await clocked(club, "1d")
    await deliver(club)
    await pass_time(club, -240)
    ends = [clock.deadline or 0 for clock in (await club.table(match)).clocks.values()]
    assert [(end - club.now) / HOUR for end in ends] == [24, 24]


async def test_a_table_that_cannot_be_read_is_left_alone(club: Club) -> None:
    match = await clocked(club, "1d", "computer")
    revision = (await club.table(match)).revision
    change = sa.update(schema.matches).values(snapshot='{"no": "state"}')
    await club.database.write(lambda connection: connection.execute(change))
    await pass_time(club, 25)
    assert await club.matches.due.next_timeouts() == []
    assert (await club.table(match)).revision == revision


async def test_nobody_else_may_choose_the_clock(club: Club) -> None:
    match = await club.running(2)
    assert await refused(club, DORA, match, ChooseClock("1d")) == "not-manager"


async def test_who_is_not_to_be_mentioned_now_is_told_by_a_message_of_their_own(
    club: Club,
) -> None:
    await clocked(club, "1d")

    def choose(connection: sa.Connection) -> None:
        row = {"user_id": ANNA.id, "mentions": "direct"}
        connection.execute(sa.insert(schema.people), [row])
        connection.execute(sa.insert(schema.people), [{"user_id": BERT.id, "mentions": "none"}])

    await club.database.write(choose)
    await pass_time(club, 25)
    query = sa.select(schema.outbox.c.channel_id).where(schema.outbox.c.kind != "turn")
    rows = await club.database.read(lambda c: c.execute(query).scalars().all())
    assert rows == [ANNA.id]


class Undecided:
    """A computer player that finds nothing to do."""

    async def ask(self, *_: Any) -> tuple[str, ...]:
        """Nothing."""
        return ()


async def test_the_same_is_not_asked_without_end(club: Club) -> None:
    """A turn of nothing changes nothing: the worker must not ask again and again."""
    await clocked(club, "1d", "computer")
    club.now += 25 * HOUR
    undecided: Any = Undecided()
    worker = ClockWorker(club.matches, undecided)
    assert [await worker.poll() for _ in range(3)] == [0.0, 60.0, 60.0]


@pytest_asyncio.fixture
async def long(club: Club) -> tuple[Club, str]:
    """A game for two of more turns than the toy has, with a clock of a day."""
    club.matches = Matches(club.database, WHOLE, patience=0, clock=lambda: club.now)
    match = (await club.ask(ANNA, None, Open("changcheng", HOME, "en"))).match_id
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, ChooseClock("1d", "computer"))
    await club.ask(ANNA, match, Start())
    return club, match


async def play_on(club: Club, match: str, *people: Person) -> None:
    """These people take all turns that are theirs."""
    by_id = {person.id: person for person in people}
    while here := {s: w for s, w in (await club.table(match)).awaited.items() if w in by_id}:
        seat = min(here)
        position = (await club.matches.queries.stored(match)).position
        texts = think_through(position, seat, "beginner")
        await club.turn(by_id[here[seat]], match, *texts)


async def missed(club: Club) -> list[str]:
    """A day passes, and computer players take turns for people; the notices in the channel."""
    await pass_time(club, 24.1)
    found = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id]]
    return [notice.key for notice in found if notice is not None]


async def timeouts(club: Club, match: str) -> int:
    return [entry.text for entry in await club.matches.log(match)].count("timeout")


async def test_after_three_timeouts_in_a_row_a_computer_player_goes_on(
    long: tuple[Club, str],
) -> None:
    club, match = long
    for number in (1, 2, 3, 4):
        if number == 3:
            await play_on(club, match, ANNA)
            await play_on(club, match, BERT)
        await play_on(club, match, ANNA)
        assert await missed(club) == [], "in a row"
        assert await timeouts(club, match) == number
    await play_on(club, match, ANNA)
    await pass_time(club, 24.1)
    (notice,) = [d.notice for d in (await deliver(club)).delivered[HOME.channel_id] if d.notice]
    assert (notice.key, notice.args["who"]) == ("absent", str(BERT.id))
    table = await club.table(match)
    assert [holder.computer is None for holder in table.seats] == [True, False]
    await club.ask(BERT, match, TakeSeat(1))
    assert [holder.computer for holder in (await club.table(match)).seats] == [None, None]


async def test_who_is_away_is_told_in_their_own_way_that_a_computer_player_goes_on(
    long: tuple[Club, str],
) -> None:
    club, match = long
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.ask(CLEO, match, Watch(BALCONY, "en"))
    sender = RecordingSender()
    for _ in range(3):
        await play_on(club, match, ANNA)
        await pass_time(club, 24.1)
    for _ in range(3):
        await deliver(club, sender)
        club.now += 61
    found = [d for d in sender.delivered[HOME.channel_id] if d.nudge and d.nudge.lost]
    assert [(d.queue, d.direct) for d in found] == [(BERT.id, True)]
    assert "absent" in {d.notice.key for d in sender.delivered[BALCONY.channel_id] if d.notice}
    assert not any(d.silent for d in sender.delivered[BALCONY.channel_id])


async def test_a_table_pauses_when_nobody_is_left_and_goes_on_with_who_comes_back(
    long: tuple[Club, str],
) -> None:
    club, match = long
    told, days = list[str](), 0
    async with computers_of(club) as computers:
        while "absent-paused" not in told:
            told, days = told + await missed(club), days + 1
            await computers.idle()
            assert days < 12
    assert told == ["absent", "absent-paused"]
    table = await club.table(match)
    assert (table.status, table.people, table.awaited) == ("running", 0, {})
    assert table.paused_at is not None
    assert await club.matches.due.computers_to_move() == {}
    assert await timeouts(club, match) == 6
    ((_, tidied),) = await club.matches.due.next_tidying()
    assert tidied - table.paused_at == pytest.approx(87 * DAY, abs=DAY)
    await club.ask(BERT, match, TakeSeat(1))
    table = await club.table(match)
    assert (table.paused_at, table.people) == (None, 1)


@pytest.mark.parametrize("game", WHOLE)
async def test_in_every_game_computer_players_take_the_turns_of_people(
    game: str, club: Club
) -> None:
    club.matches = Matches(club.database, WHOLE, patience=0, clock=lambda: club.now)
    people = max(2, min(WHOLE[game].meta.seats))
    opened = await club.ask(ANNA, None, Open(game, HOME, "en"))
    for person in PEOPLE[1:people]:
        await club.ask(person, opened.match_id, Join())
    await club.ask(ANNA, opened.match_id, ChooseClock("12h", "computer"))
    await club.ask(ANNA, opened.match_id, Start())
    worker = ClockWorker(club.matches, club.thinkers)
    for _ in range(12):
        before = await club.table(opened.match_id)
        if before.status == "finished" or any(h.computer for h in before.seats):
            break
        club.now += 13 * HOUR
        while any(at <= club.now for _, at in await club.matches.due.next_timeouts()):
            assert await worker.poll() == 0.0
        assert (await club.table(opened.match_id)).steps > before.steps
    log = [(e.by, e.text) for e in await club.matches.log(opened.match_id)]
    assert max(log.count((seat, "timeout")) for seat in range(people)) <= MOST_TIMEOUTS


async def test_the_next_table_is_the_one_whose_time_ends_first(club: Club) -> None:
    """A vote that ends sooner, or somebody else's clock, does not count; a lost channel neither."""
    places = [Place(HOME.guild_id, channel) for channel in (80, 81, 82)]
    first, second, third = [await club.running(place=place) for place in places]

    async def found() -> str | None:
        one = await club.matches.queries.next_waiting(ANNA.id, first)
        return None if one is None else one.id

    assert await found() == second
    await club.ask(ANNA, third, ChooseClock("7d"))
    await club.ask(BERT, second, Propose("pause"))
    assert await found() == third
    gone = sa.update(schema.matches).where(schema.matches.c.id == third)
    await club.database.write(lambda c: c.execute(gone.values(channel_gone=True)))
    assert await found() == second
    await club.ask(ANNA, second, Close())
    assert await found() is None
