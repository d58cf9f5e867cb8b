"""The puzzle of the day: one post a day and server, whoever sends it, and who found the last."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from functools import partial

import pytest
import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.delivery import outbox_store
from bot.delivery.errors import TryLater
from bot.delivery.outbox import OutboxWorker
from bot.matches.people.anonymous import Anonymous
from bot.matches.people.puzzle_tries import Change, PuzzleTry
from bot.matches.people.time_zones import zone
from bot.matches.schedule import puzzles
from bot.matches.schedule.puzzles import AT, puzzle_of
from bot.matches.server_data import delete_server
from bot.matches.submit import Matches
from bot.matches.table.posts import PuzzleOfDay, PuzzlePost
from bot.matches.table.requests import SYSTEM, Place
from bot.storage import left_servers, schema
from bot.storage.database import Database
from bot.workers.daily import PuzzleWorker
from rules.computers.players import LEVELS
from rules.learning.puzzles import puzzles as puzzles_of
from tests.games import WHOLE
from tests.matches.recording_sender import RecordingSender
from tests.matches.working import at_work
from tests.storage.test_copying import KINDS, MakeUrl, new

__all__ = ["new"]
GAMES = {game: WHOLE[game] for game in ("reversi", "gavel")}
HERE, THERE = Place(30 << 22, 80), Place(31 << 22, 81)
ANNA, BERT, CLEO = 2**62, 7, 8
HOUR, DAY = 3600.0, 86400.0
CHANGES: Mapping[str, Change] = {
    "found": lambda one: one.with_solution(()),
    "shown": PuzzleTry.with_answer_shown,
    "missed": lambda one: one.with_miss(()),
    "looked": lambda one: one,
}


@dataclass
class Process:
    """A bot as far as puzzles go, and what it posted."""

    database: Database
    clock: list[float]
    sender: RecordingSender = field(default_factory=RecordingSender)
    served: ServedShards = EVERY_SHARD

    def __post_init__(self) -> None:
        self.matches = Matches(self.database, GAMES, LEVELS, lambda: self.clock[0])
        self.worker = PuzzleWorker(self.matches, self.served, lambda: None)
        self.sender.gate.set()

    async def deliver(self) -> None:
        """Delivers what is due."""
        now, steady = (lambda: self.clock[0]), time.monotonic
        outbox = OutboxWorker(self.database, GAMES, self.sender, now, steady, self.served)
        async with at_work(outbox):
            await outbox.idle()

    async def work(self, hours: float = 0.0) -> None:
        """So much later whatever is due is posted."""
        self.clock[0] += hours * HOUR
        await self.worker.poll()
        await self.deliver()

    def posts(self, place: Place = HERE) -> list[PuzzlePost]:
        """What a channel was told."""
        posts = [delivery.posts[0] for delivery in self.sender.delivered[place.channel_id]]
        return [post for post in posts if isinstance(post, PuzzlePost)]

    async def tries(self, user_id: int, outcome: str) -> None:
        """Somebody taps *Try* under the newest post and does something."""
        post, tries = self.posts()[-1], self.matches.people.puzzles
        await self.matches.puzzles.visit(post.guild_id, user_id, post.day)
        one = await tries.begin(user_id, post.game, post.puzzle, 1)
        await tries.change(user_id, one, CHANGES[outcome])


@asynccontextmanager
async def processes(url: str, count: int = 1) -> AsyncGenerator[list[Process]]:
    """Several on one database and with one clock, at noon."""
    clock, databases = [1000 * DAY + DAY / 2], [await Database.open(url) for _ in range(count)]
    yield [Process(database, clock) for database in databases]
    for database in databases:
        await database.close()


@pytest.mark.parametrize("kind", KINDS)
async def test_it_comes_at_once_and_then_once_a_day(new: MakeUrl, kind: str) -> None:
    async with processes(await new(kind)) as (one,):
        woken: list[bool] = []
        one.matches.puzzles.listen(lambda: woken.append(True))
        await one.matches.puzzles.choose(HERE, "de", None)
        assert woken
        for _ in range(60):
            await one.work(hours=1)
        first, second, third = one.posts()
        assert (first.locale, first.last) == ("de", None)
        assert [post.day for post in one.posts()] == ["1972-09-27", "1972-09-28", "1972-09-29"]
        assert second.last == PuzzleOfDay(first.game, first.puzzle, tried=0, found=0)
        assert third.puzzle != second.puzzle


@pytest.mark.postgres
@pytest.mark.parametrize("kind", KINDS[1:])
async def test_two_processes_post_one_message(new: MakeUrl, kind: str) -> None:
    async with processes(await new(kind), 2) as both:
        for place in (HERE, THERE):
            await both[0].matches.puzzles.choose(place, "en", None)
        for _ in range(3):
            await asyncio.gather(*(one.worker.poll() for one in both))
            await asyncio.gather(*(one.deliver() for one in both))
            both[0].clock[0] += DAY
        for place in (HERE, THERE):
            days = [post.day for one in both for post in one.posts(place)]
            assert sorted(days) == ["1972-09-27", "1972-09-28", "1972-09-29"]


@pytest.mark.parametrize("kind", KINDS)
async def test_the_next_day_tells_how_many_found_it(new: MakeUrl, kind: str) -> None:
    async with processes(await new(kind)) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.matches.puzzles.choose(THERE, "en", None)
        await one.work()
        for who, outcome in ((ANNA, "found"), (BERT, "shown"), (CLEO, "missed"), (9, "looked")):
            await one.tries(who, outcome)
            await one.tries(who, outcome)
        await one.matches.puzzles.visit(THERE.guild_id, ANNA, one.posts(THERE)[-1].day)
        await one.work(hours=24)
        last, elsewhere = one.posts()[-1].last, one.posts(THERE)[-1].last
        assert last is not None
        assert elsewhere is not None
        assert (last.tried, last.found) == (3, 1)
        assert (elsewhere.tried, elsewhere.found) == (1, 1)
        await one.tries(BERT, "found")
        for who in (ANNA, BERT):
            await one.matches.puzzles.visit(HERE.guild_id, who, one.posts()[0].day)  # too late
        await one.work(hours=24)
        last = one.posts()[-1].last
        assert last is not None
        assert (last.tried, last.found) == (1, 1)
        days = sa.select(sa.func.count()).select_from(schema.puzzle_days)
        assert await one.database.read(lambda c: c.execute(days).scalar()) == 0, "of days gone by"


async def test_after_days_away_there_is_one_post(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        await one.work(hours=24 * 5)
        await one.work(hours=1)
        assert len(one.posts()) == 2


async def test_a_clock_set_back_by_months_holds_up_no_puzzle(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work(hours=24 * 90)
        one.clock[0] -= 90 * DAY
        assert await one.worker.is_due()
        for _ in range(2):
            await one.work()
        assert not await one.worker.is_due()
        await one.work(hours=24)
        assert [post.day for post in one.posts()] == ["1972-12-26", "1972-09-27", "1972-09-28"]


async def test_what_could_not_be_posted_is_not_posted_late(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        forbidden = TryLater(15.0, "403", forbidden=True)
        one.sender.hurdles[HERE.channel_id] = [forbidden] * 40
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        await one.work(hours=24)
        await one.work(hours=24)
        assert one.posts() == []
        one.sender.hurdles.clear()
        await one.work(hours=1)
        (post,) = one.posts()
        assert (post.day, post.last) == ("1972-09-29", None)


async def test_it_comes_by_the_clocks_of_whoever_chose_it(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", "Asia/Tokyo")
        await one.work()
        channel = await one.matches.puzzles.channel(HERE.guild_id)
        assert channel is not None
        assert await one.worker.poll() == channel.next_at - one.clock[0]
        comes = datetime.fromtimestamp(channel.next_at, zone("Asia/Tokyo"))
        assert comes.hour * 60 + comes.minute == AT
        assert comes.date() == date(1972, 9, 28)


async def test_another_channel_on_the_same_day_waits_for_the_next(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        other = Place(HERE.guild_id, 99)
        await one.matches.puzzles.choose(other, "en", None)
        await one.work()
        assert one.posts(other) == []
        await one.work(hours=24)
        assert [post.day for post in one.posts(other)] == ["1972-09-28"]
        assert len(one.posts()) == 1
        one.clock[0] += 2 * DAY
        back = await one.matches.puzzles.choose(HERE, "en", None)
        assert back.next_at == one.clock[0], "none was posted today"
        assert await one.matches.puzzles.end(HERE.guild_id)
        assert not await one.matches.puzzles.end(HERE.guild_id)
        await one.work(hours=48)
        assert len(one.posts(other)) == 1


async def test_what_could_not_be_posted_comes_in_another_channel_at_once(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        forbidden = TryLater(15.0, "403", forbidden=True)
        one.sender.hurdles[HERE.channel_id] = [forbidden] * 40
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        other = Place(HERE.guild_id, 99)
        chosen = await one.matches.puzzles.choose(other, "en", None)
        assert chosen.next_at == one.clock[0]
        await one.work()
        assert one.posts() == []
        (post,) = one.posts(other)
        assert (post.day, post.last) == ("1972-09-27", None)


async def test_what_was_being_sent_stays_in_no_channel_that_is_left(new: MakeUrl) -> None:
    """A process that died while it sent it left it to whoever has that channel's shard."""
    async with processes(await new("sqlite")) as (one,):
        for left in (
            lambda: one.matches.puzzles.choose(Place(HERE.guild_id, 99), "en", None),
            lambda: one.matches.puzzles.end(HERE.guild_id),
        ):
            channel = await one.matches.puzzles.choose(HERE, "en", None)
            one.clock[0] = max(one.clock[0], channel.next_at)
            await one.worker.poll()
            now = one.clock[0]
            claimed = await one.database.write(
                lambda c, now=now: outbox_store.claim(c, GAMES, HERE.channel_id, now)
            )
            assert claimed is not None
            await left()
            count = sa.select(sa.func.count()).select_from(schema.outbox)
            assert await one.database.read(lambda c, q=count: c.execute(q).scalar()) == 0


async def test_a_channel_that_is_gone_gets_nothing_until_it_is_back(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.database.write(lambda c: outbox_store.forget_channel(c, HERE.channel_id))
        channel = await one.matches.puzzles.channel(HERE.guild_id)
        assert channel is not None
        assert channel.gone
        await one.work(hours=48)
        queue = partial(puzzles.queue, guild_id=HERE.guild_id, now=one.clock[0], games=GAMES)
        await one.database.write(queue)  # as if it was found out just now
        await one.deliver()
        assert one.posts() == []
        await one.matches.puzzles.mark_channel_present(HERE.channel_id)
        await one.work()
        assert len(one.posts()) == 1


@pytest.mark.parametrize("kind", KINDS)
async def test_a_process_posts_for_its_shards_alone(new: MakeUrl, kind: str) -> None:
    async with processes(await new(kind)) as (one,):
        for place in (HERE, THERE):
            await one.matches.puzzles.choose(place, "en", None)
        first = Process(one.database, one.clock, served=ServedShards((0,), 3))
        second = Process(one.database, one.clock, served=ServedShards((1,), 3))
        await first.work()
        await second.worker.poll()
        await first.deliver()
        assert (len(first.posts()), len(first.posts(THERE))) == (1, 0)
        await second.deliver()
        assert (len(second.posts()), len(second.posts(THERE))) == (0, 1)


async def test_whoever_is_forgotten_takes_no_puzzle_along(new: MakeUrl) -> None:
    """Their name may be a word of the post."""
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        await one.tries(ANNA, "found")
        one.clock[0] += DAY
        await one.worker.poll()
        await one.matches.people.forget(Anonymous(ANNA, {"reversi"}, "Player"))
        await one.deliver()
        assert len(one.posts()) == 2


async def test_everything_of_a_server_goes(new: MakeUrl) -> None:
    async with processes(await new("sqlite")) as (one,):
        await one.matches.puzzles.choose(HERE, "en", None)
        await one.work()
        await one.tries(ANNA, "found")
        assert HERE.guild_id in await left_servers.with_data(one.database)
        one.clock[0] += DAY
        await one.worker.poll()
        await one.matches.puzzles.visit(HERE.guild_id, ANNA, "1972-09-28")
        await delete_server(one.matches, "key", SYSTEM, HERE.guild_id)
        for table in (schema.puzzle_channels, schema.puzzle_days, schema.outbox):
            count = sa.select(sa.func.count()).select_from(table)
            assert await one.database.read(lambda c, q=count: c.execute(q).scalar()) == 0
        assert len(await one.matches.people.puzzles.of(ANNA)) == 1


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first = date(2026, 12, 1)
    days = [puzzle_of(first + timedelta(days=n), GAMES) for n in range(6)]
    assert {found for found in days[:3] if found} == {
        ("reversi", one.id) for one in puzzles_of("reversi")
    }
    assert days[:3] == days[3:]
    assert puzzle_of(first, ["gavel"]) is None


def test_the_next_one_is_of_another_day() -> None:
    for hour in range(24):
        now = datetime(2026, 12, 1, hour, 30, tzinfo=UTC).timestamp()
        comes = datetime.fromtimestamp(puzzles.tomorrow(now, UTC), UTC)
        assert comes == datetime(2026, 12, 2, 9, tzinfo=UTC)
