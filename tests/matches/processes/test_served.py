"""Several processes, each with some shards: what one looks after, no other does."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.delivery import outbox_store
from bot.delivery.nudge_targets import TOGETHER
from bot.matches.people.choices import keep_choices
from bot.matches.table.requests import Person, Place, Practise, Watch
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_posts, served_tables
from tests.matches.conftest import ANNA, BERT, CLEO, Club
from tests.matches.recording_sender import RecordingSender, outbox_of

SHARDS = tuple(ServedShards((number,), 3) for number in range(3))
FIRST, SECOND = Place(30 << 22, 80), Place(31 << 22, 71)
"""On the first shard of three, and on the second. Persons in these tests are on the first."""
DAY = 86400.0
HOST = Person(ANNA.id, "Anna", manages=frozenset({FIRST.channel_id, 99}))


def with_shards(club: Club, shards: ServedShards) -> Club:
    """The same tables, as the process with these shards sees them."""
    club.matches.due.served = club.matches.people.served = shards
    return club


async def test_tables_are_looked_after_by_their_shard(club: Club) -> None:
    """Reminders, holidays and housekeeping."""
    first, second = await club.running(place=FIRST), await club.running(place=SECOND)
    private = (await club.ask(CLEO, None, Practise("toy", "en"))).match_id
    await club.matches.people.take_holiday(ANNA.id, "5")
    known = [({first, private}, {first}), ({second}, {second}), (set[str](), set[str]())]
    for shards, (tables, told) in zip(SHARDS, known, strict=True):
        matches = with_shards(club, shards).matches
        assert {name for name, _ in await matches.due.next_tidying()} <= tables
        assert {name for name, _ in await matches.due.next_reminders()} == told
        assert {one.match_id for one in await matches.people.unannounced_holidays()} == told
        assert await matches.due.never_tidied() == []
        assert await matches.due.clocked_tables_after(0) == []
    every = with_shards(club, EVERY_SHARD).matches
    assert {name for name, _ in await every.due.next_tidying()} == {first, second, private}


@pytest.mark.usefixtures("told_at_once")
async def test_posts_go_with_their_table_and_nudges_with_their_person(club: Club) -> None:
    """The second table is followed in the first one's channel."""
    first, second = await club.running(place=FIRST), await club.running(place=SECOND)
    await club.ask(HOST, second, Watch(Place(FIRST.guild_id, 99), "en"))
    await set_direct(club.database)
    for match_id in (first, second):
        await club.bid(match_id, ANNA)
    club.now += DAY
    assert await queues(club.database, SHARDS[0]) == {FIRST.channel_id}
    assert await queues(club.database, SHARDS[1]) == {SECOND.channel_id, 99}
    assert await queues(club.database, SHARDS[2]) == set()
    sender = RecordingSender()
    async with outbox_of(club, sender, served=SHARDS[1]) as outbox:
        await outbox.idle()
    assert {channel for channel, found in sender.delivered.items() if found} == {
        SECOND.channel_id,
        99,
    }
    assert await queues(club.database, SHARDS[1]) == set()
    assert await queues(club.database, SHARDS[0]) == {FIRST.channel_id, BERT.id}
    for _ in range(2):
        async with outbox_of(club, sender, served=SHARDS[0]) as outbox:
            await outbox.idle()
        club.now += TOGETHER
    assert await queues(club.database, EVERY_SHARD) == set()
    nudges = [d for found in sender.delivered.values() for d in found if d.nudge]
    told = [[t.id for t in d.nudge.tables] or [d.match_id] for d in nudges if d.nudge]
    assert {match_id for ids in told for match_id in ids} == {first, second}  # or both in one


async def test_of_one_channel_each_process_sends_what_is_of_its_tables(club: Club) -> None:
    """What another process has to send there keeps nothing waiting."""
    first, second = await club.running(place=FIRST), await club.running(place=SECOND)
    await club.ask(HOST, second, Watch(FIRST, "en"))
    for match_id in (second, first):
        await club.bid(match_id, ANNA)
    club.now += DAY
    sender = RecordingSender()
    async with outbox_of(club, sender, served=SHARDS[0]) as outbox:
        await outbox.idle()
    assert {delivery.match_id for delivery in sender.delivered[FIRST.channel_id]} == {first}


async def queues(database: Database, shards: ServedShards) -> set[int]:
    """The channels and people to whom a process has to send something."""
    return set(await database.read(lambda connection: outbox_store.due(connection, shards)))


async def set_direct(database: Database) -> None:
    """Bert wants to be told by direct messages."""
    await database.write(lambda c: keep_choices(c, BERT.id, mentions="direct"))


async def test_the_condition_is_none_where_everything_is_served(club: Club) -> None:
    assert served_tables(EVERY_SHARD) == served_posts(EVERY_SHARD) == ()
    assert served_posts(ServedShards((0, 1), 2)) == ()
    here = sa.select(schema.matches.c.id).where(*served_tables(SHARDS[1]))
    second = await club.running(place=SECOND)
    await club.running(place=FIRST)
    assert await club.database.read(lambda c: list(c.execute(here).scalars())) == [second]
