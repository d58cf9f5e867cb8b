"""Three weeks with forty people of different rhythm, held to what docs/operating.md promises.

The observer goes by what people were told and when, and by its own reckoning of their days.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from itertools import count
from pathlib import Path

import pytest

from bot.matches.table.history import LogLine
from bot.matches.table.model import Table
from tests.databases import new_database
from tests.matches.conftest import club_of
from tests.matches.recording_sender import outbox_of
from tests.matches.timed.village import Village
from tests.matches.timed.village_questions import Key
from tests.matches.timed.villagers import DAY, HOUR, Told

pytestmark = pytest.mark.timeout(300)  # three weeks

DAYS = 21
URGENT = ("warn", "absent", "absent-paused")


@dataclass(frozen=True)
class Story:
    """What happened in three weeks."""

    village: Village
    tables: dict[str, Table]
    lines: dict[str, tuple[LogLine, ...]]

    def told(self, who: int) -> Iterator[Told]:
        """What one person was told, in order."""
        return (one for one in self.village.told if who in one.people)

    def timeouts(self) -> Iterator[tuple[str, int, int, float]]:
        """When somebody's time had run out, by what a computer player did then or they were told:
        the table, the seat, the person, and when."""
        for match, lines in self.lines.items():
            for line in lines:
                if line.kind == "table" and line.text == "timeout" and line.seat is not None:
                    who = self.tables[match].seats[line.seat].user_id
                    assert who is not None
                    yield match, line.seat, who, line.at
        for one in self.village.told:
            if one.kind == "ran-out":
                for who in one.people:
                    seats = [holder.user_id for holder in self.tables[one.match].seats]
                    yield one.match, seats.index(who), who, one.at

    def first_told(self, match: str, seat: int, who: int, before: float) -> float:
        """When somebody was first told of the turn that was open at a moment."""
        played = [x.at for x in self.lines[match] if x.kind == "action" and x.seat == seat]
        since = max((at for at in played if at < before), default=0.0)
        told = [x.at for x in self.told(who) if match in (x.match, *x.tables)]
        return min(at for at in told if since <= at <= before)


@pytest.fixture(scope="module")
def story(tmp_path_factory: pytest.TempPathFactory) -> Story:
    """The same one for every test, and in every run."""
    numbers = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.matches.deeds.lobby.new_seed", lambda: f"village-{next(numbers)}")
        return asyncio.run(_lived(tmp_path_factory.mktemp("village")))


async def _lived(folder: Path) -> Story:
    database = await new_database(folder / "meeplepost.db")
    village = Village(club_of(database))
    await village.settle()
    matches = village.club.matches
    async with outbox_of(village.club, village.sender) as outbox:
        outbox.pause_between = 0.0

        async def idle() -> None:
            outbox.wake()
            await outbox.idle()

        for _ in range(24 * DAYS):
            await village.hour(idle)
    tables = {match: await matches.table(match) for match in village.tables}
    lines = {match: await matches.queries.lines(match) for match in village.tables}
    await database.close()
    return Story(village, tables, lines)


def test_a_move_costs_one_post_and_no_more_than_a_mention_and_a_third(story: Story) -> None:
    village = story.village
    assert village.moves > 400
    posts = sum(one.kind == "turn" for one in village.told)
    mentions = sum(len(one.people) for one in village.told if not one.direct)
    assert 0.7 < posts / village.moves <= 1.1
    assert 0.3 < mentions / village.moves <= 1.3


def test_nobody_is_told_anything_in_quiet_hours_or_on_holiday(story: Story) -> None:
    people = story.village.people
    wrong = [
        (one.kind, people[who].rhythm, datetime.fromtimestamp(one.at, people[who].zone))
        for one in story.village.told
        for who in one.people
        if people[who].rests(one.at)
    ]
    assert wrong == []


def test_whoever_wants_no_mentions_gets_none(story: Story) -> None:
    silent = [who for who, one in story.village.people.items() if one.rhythm == "silent"]
    assert [one for who in silent for one in story.told(who)] == []


def test_a_turn_has_three_reminders_at_most(story: Story) -> None:
    counts = Counter(
        (one.match, one.since, who)
        for one in story.village.told
        if one.kind == "remind"
        for who in one.people
    )
    assert 3 in counts.values()
    for (match, _, _), count_told in counts.items():
        clock = story.tables[match].clock
        assert clock is not None
        over = clock.on_timeout == "remind"  # that their time is over may come after the night
        assert count_told <= 3 + over


def test_nobody_loses_a_turn_unwarned_or_before_three_waking_hours(story: Story) -> None:
    lost = [one for one in story.timeouts() if story.village.people[one[2]].rhythm != "silent"]
    assert len(lost) >= 5
    for match, seat, who, at in lost:
        villager = story.village.people[who]
        told = story.first_told(match, seat, who, at)
        warned = [x.at for x in story.told(who) if x.kind == "warn" and x.match == match]
        assert any(told <= one < at for one in warned), (villager, at)
        assert villager.waking(told, at) >= 2.9, (villager, told, at)


def test_after_three_timeouts_in_a_row_a_computer_player_has_the_seat(story: Story) -> None:
    given_up = Counter(one.kind for one in story.village.told if one.kind.startswith("absent"))
    assert given_up["absent"] + given_up["absent-paused"] >= 1
    for lines in story.lines.values():
        seats = {line.seat for line in lines if line.seat is not None}
        assert all(in_a_row(lines, seat) <= 3 for seat in seats)


def in_a_row(lines: tuple[LogLine, ...], seat: int) -> int:
    """The most turns in a row that a computer player took on a seat."""
    most = row = 0
    revision = -1
    for line in (line for line in lines if line.seat == seat):
        if line.kind == "table" and line.text == "timeout":
            revision, row = line.revision, row + 1
        elif line.kind == "action" and line.revision not in (revision, revision + 1):
            row = 0
        most = max(most, row)
    return most


def test_a_table_without_people_rests(story: Story) -> None:
    for table in story.tables.values():
        if table.status == "running" and not table.people:
            assert table.paused_at is not None


def test_no_question_is_missed(story: Story) -> None:
    village = story.village
    book = village.questions
    assert book.asked
    repeated = list[Key]()
    for key, since in book.asked.items():
        match, _, who = key
        villager, until = village.people[who], book.open_until[key]
        if villager.rhythm == "silent":
            continue
        heard = [
            one.at
            for one in story.told(who)
            if since - HOUR <= one.at <= until
            and (one.questions or (one.match == match and asks(one.kind)))
        ]
        waking = villager.waking(since, until)
        digest = villager.rhythm == "digest"
        assert heard or waking < (25 if digest else 2), (key, villager, waking)
        if heard and villager.waking(heard[0] + DAY, until) >= (25 if digest else 2):
            assert len(heard) >= 2, (key, villager, waking)
            repeated.append(key)
    assert repeated


def test_people_refuse_withdraw_and_come_back(story: Story) -> None:
    village = story.village
    deeds = {"pause", "go on", "give", "invite", "replace", "end", "withdraw", "undo", "come back"}
    assert village.deeds.done.keys() == deeds
    told = Counter(one.kind for one in village.told)
    assert {"paused", "pause-refused", "replaced", "replace-refused", "seat-taken"} <= told.keys()


def asks(kind: str) -> bool:
    """Whether a message asks something besides a turn, or leads to what does."""
    return kind.endswith("-asked") or kind in (
        "asked-again",
        "invited",
        "seat-offered",
        "seat-wished",
    )


def test_a_digest_comes_once_a_day_and_only_when_something_waits(story: Story) -> None:
    for who, villager in story.village.people.items():
        if villager.rhythm != "digest":
            continue
        told = list(story.told(who))
        assert all(one.kind in ("digest", *URGENT) and one.direct for one in told)
        days = [
            datetime.fromtimestamp(one.at, villager.zone) for one in told if one.kind == "digest"
        ]
        assert len({day.date() for day in days}) == len(days) > 5
        assert {day.hour for day in days} == {18}
        assert all(one.tables or one.questions for one in told if one.kind == "digest")


def test_a_person_gets_one_direct_message_at_a_time(story: Story) -> None:
    direct = Counter(
        (one.people[0], one.at)
        for one in story.village.told
        if one.direct and one.kind not in URGENT
    )
    assert max(direct.values()) == 1


def test_who_comes_home_is_told_once_in_the_same_hour(story: Story) -> None:
    for who, villager in story.village.people.items():
        begins, ends = villager.away
        if not ends:
            continue
        assert ends - begins > 5 * DAY
        home = [one for one in story.told(who) if ends <= one.at < ends + HOUR]
        assert max(Counter(one.match for one in home).values(), default=0) <= 1
