"""What is kept no longer is deleted, and nothing else."""

from __future__ import annotations

import asyncio

import discord
import pytest
import sqlalchemy as sa

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.matches.table.model import DAY
from bot.matches.table.requests import Close, Delete, Person, Place, Practise, Refused
from bot.storage import left_servers, schema
from bot.workers.retention import RetentionWorker
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club
from tests.matches.recording_sender import RecordingSender, outbox_of


def keeping(club: Club, days: int, served: ServedShards = EVERY_SHARD) -> RetentionWorker:
    """The worker of a bot that is not connected."""
    client = discord.Client(intents=discord.Intents.none())
    return RetentionWorker(club.matches, client, served, days)


async def kept(club: Club) -> set[str]:
    query = sa.select(schema.matches.c.id)
    return set(await club.database.read(lambda c: c.execute(query).scalars().all()))


async def naming(club: Club, match: str) -> set[str]:
    """The tables of the database that have a row about a table."""
    tables = schema.metadata.sorted_tables
    rows = await club.database.read(lambda c: [c.execute(sa.select(t)).all() for t in tables])
    return {table.name for table, found in zip(tables, rows, strict=True) if match in str(found)}


async def closed(club: Club, place: Place = HOME) -> str:
    """A game that ends now."""
    match = await club.running(place=place)
    await club.bid(match, ANNA)
    await club.ask(ANNA, match, Close())
    return match


async def test_ended_tables_go_so_many_days_after_their_end(club: Club) -> None:
    first, running = await closed(club), await club.running(place=Place(7, 71))
    alone = (await club.ask(BERT, None, Practise("toy", "en"))).match_id
    club.now += DAY
    second = await closed(club, Place(7, 72))
    worker = keeping(club, 3)
    club.now += 2 * DAY - 100
    assert await worker.poll() == 3600.0
    assert await kept(club) == {first, second, running, alone}
    club.now += 200
    assert await worker.is_due()
    assert await worker.poll() == 0.0, "there may be more"
    assert not await worker.is_due()
    assert await kept(club) == {second, running, alone}
    assert await naming(club, first) <= {"interactions"}, "answers are kept two days"


async def test_by_default_every_table_is_kept(club: Club) -> None:
    match = await closed(club)
    club.now += 10_000 * DAY
    await keeping(club, 0).poll()
    assert await kept(club) == {match}


async def test_a_process_deletes_the_tables_it_serves_only(club: Club) -> None:
    shards = [ServedShards((number,), 2) for number in (0, 1)]
    tables = [await closed(club, Place(number << 22, number)) for number in (2, 3)]
    club.now += 2 * DAY
    club.matches.due.served = shards[1]
    await keeping(club, 1, shards[1]).poll()
    assert await kept(club) == {tables[0]}


class Connected(discord.Client):
    """A bot that is connected, and in no server."""

    def is_ready(self) -> bool:
        return True


async def test_a_process_deletes_the_servers_it_serves_only(club: Club) -> None:
    guilds = [number << 22 for number in (2, 3)]
    tables = [await closed(club, Place(guild, 80 + guild)) for guild in guilds]
    await left_servers.note_left(club.database, guilds, club.now)
    club.now += 31 * DAY
    for number, left in ((0, {tables[1]}), (1, set[str]())):
        client = Connected(intents=discord.Intents.none())
        worker = RetentionWorker(club.matches, client, ServedShards((number,), 2), 0)
        await worker.poll()
        assert await kept(club) == left
    assert await left_servers.left_before(club.database, club.now) == []


async def test_whoever_does_not_manage_the_server_deletes_no_table(club: Club) -> None:
    match = await club.running()
    for person in (ANNA, CLEO):
        with pytest.raises(Refused, match="server-forget"):
            await club.ask(person, match, Delete())
    manager = Person(9, "Ida", manages_server=True)
    await club.matches.submit("delete", manager, match, Delete())
    assert await kept(club) == set()


async def test_a_private_table_is_nobody_elses_to_delete(club: Club) -> None:
    match = (await club.ask(BERT, None, Practise("toy", "en"))).match_id
    with pytest.raises(Refused, match="unknown-table"):
        await club.ask(Person(9, "Ida", manages_server=True), match, Delete())


async def test_a_post_on_its_way_does_not_miss_its_table(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    match = await club.running()
    later = sa.update(schema.outbox).values(attempts=1)  # those it calls are told late
    await club.database.write(lambda connection: connection.execute(later))
    pigeon = RecordingSender()
    async with outbox_of(club, pigeon, open_gate=False) as outbox:
        while not pigeon.tried:
            await asyncio.sleep(0.005)
        await club.matches.submit("delete", Person(0, ""), match, Delete())
        pigeon.gate.set()
        await outbox.idle()
    assert pigeon.delivered[HOME.channel_id]
    assert [record for record in caplog.records if record.exc_info] == []
