"""Holidays: so many days a year, told to the tables once, and nobody is mentioned meanwhile."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.matches.people.absence import Holiday
from bot.matches.people.time_zones import zone
from bot.matches.table.requests import ChooseClock, Place, Refused, Resign, Start, TellHoliday
from bot.workers.holidays import HolidayWorker
from tests.matches.conftest import ANNA, BERT, HOME, Club
from tests.matches.recording_sender import RecordingSender, deliver
from tests.matches.working import at_work

DAY = 24 * 3600.0


async def work(club: Club) -> None:
    """Tables are told what they do not know."""
    async with at_work(HolidayWorker(club.matches)) as worker:
        await worker.idle()


async def notices(club: Club) -> list[str]:
    """What the tables' channels are told of holidays."""
    await work(club)
    sender = await deliver(club)
    told = (word for channel in sender.delivered for word in sender.told(channel))
    return [word for word in told if word.startswith("holiday")]


def start(club: Club, text: str) -> None:
    """The club's clock is set."""
    club.now = datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


async def refused(club: Club, until: str) -> Refused:
    with pytest.raises(Refused) as caught:
        await club.matches.people.take_holiday(BERT.id, until)
    return caught.value


async def test_a_holiday_lasts_until_the_end_of_its_last_day_in_the_persons_zone(
    club: Club,
) -> None:
    start(club, "2026-11-22 20:00")
    people = club.matches.people
    await people.choose_zone(BERT.id, "Asia/Shanghai")
    taken = await people.take_holiday(BERT.id, "2026-11-24")
    assert taken.begins == club.now
    assert datetime.fromtimestamp(taken.ends, zone("Asia/Shanghai")) == datetime(
        2026, 11, 25, tzinfo=zone("Asia/Shanghai")
    )
    for typed in ("24.11.2026", " 24. 11. 2026"):
        assert await people.take_holiday(BERT.id, typed) == taken, "as Germans write it"
    assert await people.days_left(BERT.id) == 42, "of the 23rd it is still today"
    assert (await people.take_holiday(BERT.id, "1")).begins == taken.begins
    assert (await people.holiday(BERT.id)) == Holiday(taken.begins, taken.ends - DAY)


async def test_days_are_limited_by_the_year(club: Club) -> None:
    people = club.matches.people
    people.holiday_days = 10
    start(club, "2026-01-01 12:00")
    assert (await refused(club, "11")).key == "too-many-holidays"
    await people.take_holiday(BERT.id, "1")
    club.now += DAY
    await people.take_holiday(BERT.id, "6")
    club.now += DAY
    await people.end_holiday(BERT.id)
    club.now += 10 * DAY
    assert await people.days_left(BERT.id) == 7, "three days were taken"
    assert (await refused(club, "8")).args_by_name["left"] == 7
    await people.take_holiday(BERT.id, "6")
    start(club, "2026-12-30 12:00")
    assert await people.days_left(BERT.id) == 1
    await people.take_holiday(ANNA.id, "2027-01-05")
    again = await refused(club, "2026-12-31")
    assert again.args_by_name == {"most": 10, "left": 1, "year": "2026"}


async def test_a_holiday_made_longer_counts_its_days_once(club: Club) -> None:
    people = club.matches.people
    people.holiday_days = 10
    start(club, "2026-01-01 12:00")
    taken = await people.take_holiday(BERT.id, "8")
    club.now += DAY
    assert await people.days_left(BERT.id) == 9
    longer = await people.take_holiday(BERT.id, "2026-01-10")
    assert await people.holiday(BERT.id) == Holiday(taken.begins, longer.ends)
    assert (await refused(club, "2026-01-11")).args_by_name["left"] == 9


async def test_nobody_is_away_for_ever_where_all_days_of_a_year_are_allowed(club: Club) -> None:
    start(club, "2026-11-22 20:00")
    club.matches.people.holiday_days = 366
    for until in ("9999-12-31", "2029-01-01"):
        again = await refused(club, until)
        assert (again.key, again.args_by_name["year"]) == ("too-many-holidays", "2029")
    await club.matches.people.take_holiday(BERT.id, "2028-12-31")


async def test_what_is_no_holiday_is_refused(club: Club) -> None:
    start(club, "2026-11-22 20:00")
    for until, key in (
        ("2026-11-21", "holiday-past"),
        ("0", "holiday-past"),
        ("soon", "no-date"),
        ("2026-13-01", "no-date"),
        ("24.13.2026", "no-date"),
        ("2036-01-01", "too-many-holidays"),
    ):
        assert (await refused(club, until)).key == key
    with pytest.raises(Refused, match="not-away"):
        await club.matches.people.end_holiday(BERT.id)


async def test_tables_are_told_once_of_each_change(club: Club) -> None:
    start(club, "2026-11-22 20:00")
    people = club.matches.people
    await club.lobby(2, Place(7, 71))
    await club.ask(BERT, await club.running(2, Place(7, 72)), Resign())
    await club.running(2)
    assert await notices(club) == []
    await people.take_holiday(BERT.id, "5")
    assert await notices(club) == ["holiday"]
    assert await notices(club) == []
    await people.take_holiday(BERT.id, "9")
    assert await notices(club) == ["holiday"]
    await people.take_holiday(BERT.id, "5")
    assert await notices(club) == ["holiday"]
    club.now += DAY
    await people.end_holiday(BERT.id)
    assert await notices(club) == ["holiday-over"]
    await people.take_holiday(BERT.id, "5")
    assert await notices(club) == ["holiday"]
    club.now += 6 * DAY
    assert await notices(club) == [], "the end in time was told at the beginning"


async def test_two_who_leave_at_the_same_moment_come_back_each_in_their_own_time(
    club: Club,
) -> None:
    people, heard = club.matches.people, list[float]()
    people.listen(lambda: heard.append(club.now))
    anna = await people.take_holiday(ANNA.id, "5")
    for until in ("5", "9"):
        await people.take_holiday(BERT.id, until)
    club.now += DAY
    await people.end_holiday(BERT.id)
    assert (await people.holiday(ANNA.id), await people.holiday(BERT.id)) == (anna, None)
    assert len(heard) == 4


async def test_who_comes_back_twice_from_holidays_of_the_same_end_is_back_both_times(
    club: Club,
) -> None:
    start(club, "2026-11-22 20:00")
    people = club.matches.people
    await club.running(2)
    for _ in range(2):
        await people.take_holiday(BERT.id, "5")
        assert await notices(club) == ["holiday"]
        club.now += 3600
        await people.end_holiday(BERT.id)
        assert await notices(club) == ["holiday-over"]


async def test_a_request_to_tell_what_is_known_does_nothing(club: Club) -> None:
    match = await club.running(2)
    with pytest.raises(Refused, match="stale"):
        await club.ask(ANNA, match, TellHoliday(BERT.id))


async def test_clocks_stand_and_mentions_come_after_it(club: Club) -> None:
    start(club, "2026-11-22 20:00")
    match = await club.lobby(2)
    await club.ask(ANNA, match, ChooseClock("2d", "remind"))
    await club.ask(ANNA, match, Start())
    before = (await club.table(match)).clocks[1].deadline
    assert before is not None
    taken = await club.matches.people.take_holiday(BERT.id, "3")
    await work(club)
    assert (await club.table(match)).clocks[1].deadline == pytest.approx(
        before + taken.ends - taken.begins
    )
    sender = RecordingSender()
    for _ in range(2):
        await deliver(club, sender)
        nudged = [d.nudge.person for d in sender.delivered[HOME.channel_id] if d.nudge]
        assert nudged == ([] if club.now < taken.ends else [BERT.id])
        club.now = taken.ends + 1
