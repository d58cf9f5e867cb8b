"""What people choose for themselves: time zones, quiet hours, mentions, languages, reminders."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.matches.people.absence import Holiday
from bot.matches.people.choices import Choices, Reach
from bot.matches.people.time_zones import (
    MINUTES_A_DAY,
    QuietHours,
    minute_of_day,
    next_time,
    start_of,
    zone,
    zone_name,
)
from bot.matches.table.requests import Refused
from tests.matches.conftest import ANNA, BERT, Club

BERLIN, SHANGHAI = zone("Europe/Berlin"), zone("Asia/Shanghai")


def at(text: str, name: str = "UTC") -> float:
    """A moment as the clocks of a zone show it."""
    return datetime.fromisoformat(text).replace(tzinfo=zone(name)).timestamp()


def shown(moment: float, name: str = "UTC") -> str:
    """The same the other way round."""
    return datetime.fromtimestamp(moment, zone(name)).strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("typed", "known"),
    [
        ("europe/berlin", "Europe/Berlin"),
        ("America/New York", "America/New_York"),
        ("utc", "UTC"),
        ("UTC+14", "UTC+14:00"),
        ("gmt -3:30", "UTC-03:30"),
        ("+0530", "UTC+05:30"),
        ("UTC+0", "UTC"),
        ("UTC+14:01", None),
        ("Europe", None),
        ("../etc/passwd", None),
        ("", None),
    ],
)
def test_a_zone_has_a_proper_name_or_does_not_exist(typed: str, known: str | None) -> None:
    assert zone_name(typed) == known
    assert known is None or zone_name(known) == known


def test_an_offset_is_what_clocks_show() -> None:
    assert shown(at("2026-03-01 12:00"), "UTC-03:30") == "2026-03-01 08:30"
    assert zone("Nowhere/Gone") is UTC


@pytest.mark.parametrize(
    ("typed", "minute"),
    [
        ("22", 1320),
        ("22 Uhr", 1320),
        ("7.30 Uhr", 450),
        ("7:30", 450),
        ("0730", 450),
        ("24:00", 0),
        ("24:01", None),
        ("7:60", None),
    ],
)
def test_a_time_of_the_day_is_read_in_several_ways(typed: str, minute: int | None) -> None:
    assert minute_of_day(typed) == minute


def test_quiet_hours_end_the_same_day_or_over_midnight() -> None:
    night = QuietHours(22 * 60, 7 * 60, SHANGHAI)
    assert shown(night.end_after(at("2026-11-22 23:15:30", "Asia/Shanghai"))) == "2026-11-22 23:00"
    assert shown(night.end_after(at("2026-11-22 06:59:59", "Asia/Shanghai"))) == "2026-11-21 23:00"
    noon = QuietHours(12 * 60, 13 * 60, SHANGHAI)
    assert shown(noon.end_after(at("2026-11-22 12:00", "Asia/Shanghai"))) == "2026-11-22 05:00"
    free = at("2026-11-22 13:00", "Asia/Shanghai")
    assert noon.end_after(free) == free
    assert not QuietHours(60, 60, SHANGHAI).hold_at(free)


def test_quiet_hours_end_by_the_clock_on_the_wall_when_it_is_set() -> None:
    night, name = QuietHours(22 * 60, 7 * 60, BERLIN), "Europe/Berlin"
    spring, autumn = at("2026-03-28 23:00", name), at("2026-10-24 23:00", name)
    assert night.end_after(spring) - spring == 7 * 3600
    assert night.end_after(autumn) - autumn == 9 * 3600
    skipped = QuietHours(60, 150, BERLIN)
    assert shown(skipped.end_after(at("2026-03-29 01:30", name)), name) == "2026-03-29 03:00"
    twice = at("2026-10-25 00:45")
    assert shown(twice, name) == "2026-10-25 02:45"
    assert shown(skipped.end_after(twice + 1800), name) == "2026-10-25 02:30"
    assert skipped.end_after(twice + 1800) == at("2026-10-25 01:30")


ZONES = ("Europe/Berlin", "Australia/Lord_Howe", "America/St_Johns", "Asia/Kathmandu", "UTC-03:30")


@given(
    st.integers(0, MINUTES_A_DAY - 1),
    st.integers(0, MINUTES_A_DAY - 1),
    st.integers(1_740_000_000, 1_800_000_000),
    st.sampled_from(ZONES),
)
def test_the_end_is_the_first_moment_outside(begin: int, end: int, now: int, name: str) -> None:
    quiet = QuietHours(begin, end, zone(name))
    found = quiet.end_after(now)
    assert not quiet.hold_at(found)
    minutes = range(now - now % 60 + 60, int(found), 60)
    assert (found == now) != quiet.hold_at(now)
    assert all(quiet.hold_at(moment) for moment in minutes)


@pytest.mark.parametrize(
    ("now", "expected"),
    [
        ("2026-03-27 08:59", "2026-03-27 09:00"),
        ("2026-03-27 09:00", "2026-03-28 09:00"),
        ("2026-03-28 12:00", "2026-03-29 09:00"),  # the clocks are set forward meanwhile
    ],
)
def test_a_time_of_the_day_comes_next_at_the_beginning_of_its_minute(
    now: str, expected: str
) -> None:
    coming = at(expected, "Europe/Berlin")
    for seconds in (0, 1, 59):
        assert next_time(9 * 60, BERLIN, at(now, "Europe/Berlin") + seconds) == coming


@pytest.mark.parametrize(
    ("name", "minute", "now", "coming"),
    [
        ("Europe/Berlin", 150, "2026-03-28 12:00", "2026-03-29 03:30"),
        ("Europe/Berlin", 150, "2026-03-29 12:00", "2026-03-30 02:30"),
        ("America/Santiago", 0, "2026-09-05 12:00", "2026-09-06 01:00"),
    ],
)
def test_a_time_of_the_day_comes_later_when_a_clock_set_forward_leaves_it_out(
    name: str, minute: int, now: str, coming: str
) -> None:
    assert shown(next_time(minute, zone(name), at(now, name)), name) == coming


def test_a_time_of_the_day_comes_once_when_a_clock_set_back_shows_it_twice() -> None:
    name = "Europe/Berlin"
    first = next_time(150, BERLIN, at("2026-10-25 00:00", name))
    assert shown(first, name) == "2026-10-25 02:30"
    for later in (0, 1800, 3600):
        assert shown(next_time(150, BERLIN, first + later), name) == "2026-10-26 02:30"


def test_quiet_hours_that_a_clock_set_forward_leaves_out_begin_on_the_next_day() -> None:
    quiet, name = QuietHours(120, 180, BERLIN), "Europe/Berlin"
    begin = quiet.begin_after(at("2026-03-28 12:00", name))
    assert shown(begin, name) == "2026-03-30 02:00"


def test_a_day_begins_when_its_date_does() -> None:
    assert shown(start_of(date(2026, 11, 22), BERLIN)) == "2026-11-21 23:00"
    no_midnight = zone("America/Sao_Paulo")
    assert shown(start_of(date(2018, 11, 4), no_midnight)) == "2018-11-04 03:00"


def test_who_is_away_is_free_when_the_last_of_all_that_hinders_ends() -> None:
    quiet = Choices(time_zone="UTC", quiet_begin=22 * 60, quiet_end=7 * 60)
    away = (Holiday(at("2026-11-20 10:00"), at("2026-11-25 00:00")),)
    assert shown(Reach(quiet, away).free_from(at("2026-11-22 12:00"))) == "2026-11-25 07:00"
    into = (Holiday(at("2026-11-23 06:00"), at("2026-11-24 12:00")),)
    assert shown(Reach(quiet, into).free_from(at("2026-11-22 23:00"))) == "2026-11-24 12:00"
    assert Reach().free_from(5.0) == 5.0
    awake = [
        shown(Reach(quiet, into).awake_after(at("2026-11-22 20:00"), 3600.0 * hours))
        for hours in (1, 2, 3, 12, 13)
    ]
    assert awake == [
        *("2026-11-22 21:00", "2026-11-22 22:00"),  # up to the quiet hours
        *("2026-11-24 13:00", "2026-11-24 22:00"),  # after the holiday that begins in them
        "2026-11-25 08:00",
    ]


@pytest.mark.parametrize("minute", [0, 3, 7])
@pytest.mark.parametrize(("begin", "end"), [(0, 1439), (480, 475), (22 * 60, 7 * 60)])
def test_there_is_a_free_moment_before_however_short_the_day_is(
    begin: int, end: int, minute: int
) -> None:
    reach = Reach(Choices(quiet_begin=begin, quiet_end=end))
    moment = at("2026-11-22 00:00") + 60 * minute
    found = reach.free_before(moment)
    assert moment - 86400 < found < moment
    assert reach.free_from(found) == found


def test_what_falls_into_a_night_or_a_holiday_comes_some_minutes_before_it() -> None:
    quiet = Choices(time_zone="UTC", quiet_begin=22 * 60, quiet_end=7 * 60)
    away = Reach(quiet, (Holiday(at("2026-11-22 21:55"), at("2026-11-24 00:00")),))
    free, night = at("2026-11-22 20:00"), at("2026-11-22 23:00")
    assert Reach(quiet).free_before(free) == away.free_before(free) == free
    assert shown(Reach(quiet).free_before(night)) == "2026-11-22 21:49"
    assert shown(away.free_before(night)) == "2026-11-22 21:44"


def test_a_refused_direct_message_is_remembered_for_some_time() -> None:
    reach = Reach(Choices(mentions="direct", direct_refused_at=1000.0))
    assert reach.mentions(1000.0) == "channel"
    assert reach.mentions(1000.0 + 7 * 86400 - 1) == "channel"
    assert reach.mentions(1000.0 + 7 * 86400) == "direct"


async def test_choices_are_kept_one_by_one(club: Club) -> None:
    people, heard = club.matches.people, list[float]()
    people.listen(lambda: heard.append(club.now))
    assert await people.choices(ANNA.id) == Choices()
    await people.choose_zone(ANNA.id, "asia/shanghai")
    await people.choose_quiet(ANNA.id, (1320, 420))
    await people.choose_mentions(ANNA.id, "direct")
    await people.choose_reminders(ANNA.id, 12)
    kept = Choices(None, "Asia/Shanghai", 1320, 420, "direct", 12)
    assert await people.choices(ANNA.id) == kept
    await people.choose_quiet(ANNA.id, None)
    assert (await people.choices(ANNA.id)).quiet is None
    assert await people.choices(BERT.id) == Choices()
    assert len(heard) == 5
    hours = {"quarter": None, "off": 0, "2h": 2, "3h": 3, "6h": 6, "12h": 12, "1d": 24, "2d": 48}
    chosen = {word: (await people.choose_warning(ANNA.id, word)).warn_hours for word in hours}
    assert chosen == hours


async def test_what_cannot_be_chosen_is_refused(club: Club) -> None:
    people = club.matches.people
    for wish, key in (
        (people.choose_zone(ANNA.id, "Middle Earth"), "unknown-zone"),
        (people.choose_quiet(ANNA.id, (60, 60)), "quiet-empty"),
        (people.choose_mentions(ANNA.id, "loudly"), "nothing-chosen"),
        (people.choose_reminders(ANNA.id, 5), "unknown-interval"),
        (people.choose_warning(ANNA.id, "5h"), "nothing-chosen"),
        (people.choose_confirming(ANNA.id, "never"), "nothing-chosen"),
    ):
        with pytest.raises(Refused) as caught:
            await wish
        assert caught.value.key == key
    assert await people.choices(ANNA.id) == Choices()


async def test_the_language_is_read_once_and_anew_when_it_changes(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, asked = club.matches.people, list[int]()
    choices = people.choices

    async def counted(user_id: int) -> Choices:
        asked.append(user_id)
        return await choices(user_id)

    monkeypatch.setattr(people, "choices", counted)
    assert [await people.locale(ANNA.id) for _ in range(3)] == [None] * 3
    assert asked == [ANNA.id]
    await people.choose_locale(ANNA.id, "zh-CN")
    assert await people.locale(ANNA.id) == "zh-CN"
    assert asked == [ANNA.id]


async def test_a_language_chosen_while_the_former_one_is_read_is_the_one_that_stays(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = club.matches.people
    choices = people.choices

    async def overtaken(user_id: int) -> Choices:
        found = await choices(user_id)
        await people.choose_locale(user_id, "zh-CN")
        return found

    monkeypatch.setattr(people, "choices", overtaken)
    await people.locale(ANNA.id)
    assert await people.locale(ANNA.id) == "zh-CN"
