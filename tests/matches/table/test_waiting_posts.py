"""How many posts wait and how late they are, as `/status` and the metrics tell it."""

from __future__ import annotations

import sqlalchemy as sa

from bot.delivery import outbox_store
from bot.delivery.errors import TryLater
from bot.health.status import WaitingPosts, waiting_posts
from bot.matches.table.requests import Place, Watch
from bot.storage import schema
from tests.matches.conftest import CLEO, HOME, Club
from tests.matches.recording_sender import RecordingSender, outbox_of
from tests.sandbox.proof import soon

BALCONY = Place(7, 71)


async def waiting(club: Club, *held: int) -> WaitingPosts:
    return await club.database.read(lambda c: waiting_posts(c, club.now, held))


async def test_posts_are_due_planned_or_held_and_late_from_when_they_were_due(club: Club) -> None:
    assert await waiting(club) == WaitingPosts()
    assert await waiting(club, HOME.channel_id) == WaitingPosts()
    match_id = await club.running(2)
    posts = await waiting(club)
    assert (posts.due, posts.planned, posts.held, posts.oldest) == (1, 0, 0, 0.0)
    club.now += 100
    await club.ask(CLEO, match_id, Watch(BALCONY, "de"))
    both = await waiting(club)
    assert both.due == 2
    assert both.oldest == 101.0
    held = await waiting(club, HOME.channel_id)
    assert (held.due, held.held, held.oldest) == (1, 1, 0.0)

    outbox = sa.update(schema.outbox).where(schema.outbox.c.channel_id == HOME.channel_id)
    await club.database.write(lambda c: c.execute(outbox.values(due_at=club.now + 3600)))
    planned = await waiting(club)
    assert (planned.due, planned.planned, planned.oldest) == (1, 1, 0.0)
    await club.database.write(lambda c: c.execute(outbox.values(attempts=1)))
    again = await waiting(club)
    assert (again.due, again.planned, again.oldest) == (2, 0, 101.0), "it waits for another try"


async def test_what_waits_for_more_goes_when_told_to_and_what_is_told_with_the_next_does_not(
    club: Club,
) -> None:
    await club.running(2)
    for seconds, planned in ((3600, 0), (48 * 3600, 1)):
        due = club.now + seconds
        await club.database.write(
            lambda c, due=due: c.execute(sa.update(schema.outbox).values(due_at=due))
        )
        await club.database.write(lambda c: outbox_store.make_due(c, club.now, None))
        assert (await waiting(club)).planned == planned


async def test_a_channel_that_forbids_posting_is_known_until_it_takes_a_post(club: Club) -> None:
    pigeon = RecordingSender()
    pigeon.hurdles[HOME.channel_id] = [TryLater(60, "no", forbidden=True)]
    async with outbox_of(club, pigeon) as outbox:
        await club.running(2)
        await soon(lambda: outbox.held == {HOME.channel_id})
        assert (await waiting(club, *outbox.held)).held == 1
        await outbox.retry_now()
        await outbox.idle()
        assert outbox.held == set()
    assert pigeon.told(HOME.channel_id)


async def test_a_database_tells_its_kind_and_size(club: Club) -> None:
    assert club.database.kind == ("SQLite" if club.database.file else "PostgreSQL")
    before = await club.database.size()
    note = {"key": "large", "value": "x" * 1_000_000}
    await club.database.write(lambda c: c.execute(sa.insert(schema.meta), [note]))
    assert before > 20_000
    if club.database.file:  # PostgreSQL packs it
        assert await club.database.size() >= before + 1_000_000
