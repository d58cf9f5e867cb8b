"""A channel is believed to be gone when Discord says so twice; what was believed wrongly heals."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.delivery.errors import ChannelGone, TryLater
from bot.delivery.sender import DiscordSender
from bot.storage import schema
from sandbox import Fault
from sandbox.web.driver import text_of
from sandbox.world.people import VIEW_CHANNEL
from tests.front.conftest import House, has, whole_turn
from tests.front.delivery.test_sender import delivery_of
from tests.sandbox.proof import soon

SENDS = r"POST /channels/\d+/messages"
MINUTE = 61 / 3600
SIDE: dict[str, Any] = {"name": "side", "parent": "table"}
TOLD: Sequence[tuple[str, Mapping[str, Any], str, tuple[str, ...]]] = [
    ("new_channel", {"name": "new"}, "new", ("seen",)),
    ("new_channel", SIDE, "side", ("seen",)),
    ("archive", {"channel": "side", "archived": False}, "side", ("seen", "changed")),
    ("deny", {"channel": "table", "permissions": 0}, "table", ("seen", "changed")),
    ("deny", {"channel": "table", "permissions": 0}, "side", ("seen", "changed")),
    ("new_channel", SIDE | {"name": "secret", "members": ["Anna"]}, "secret", ()),
    ("join_thread", {"channel": "secret", "user": "Meeplepost"}, "secret", ("seen", "changed")),
    ("time_out", {"over": True}, "new", ("changed",)),
]
"""What happens on Discord, and of which channel that tells what."""


async def played(house: House, match_id: str) -> None:
    """One turn, from a channel where nobody plays."""
    (name, *_) = await house.on_turn(match_id)
    person = house.person(name, "spectators")
    await whole_turn(person, (await person.slash("turns")).message)
    await house.bot.outbox.idle()


async def is_gone(house: House, match_id: str) -> bool:
    return (await house.bot.matches.queries.stored(match_id)).table.channel_gone


async def mark(house: House, match_id: str) -> None:
    """A mark as an earlier version left it."""
    matches = schema.matches
    lost = sa.update(matches).where(matches.c.id == match_id).values(channel_gone=True)
    await house.database.write(lambda c: c.execute(lost))


async def test_a_deleted_channel_keeps_everything_for_a_minute(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.box.ask("delete_channel", channel="table")
    await played(house, match_id)
    assert not await is_gone(house, match_id)
    assert (await house.bot.matches.queries.counts()).posts_waiting == 1
    await house.pass_time(MINUTE)
    assert await is_gone(house, match_id)
    assert (await house.bot.matches.queries.counts()).posts_waiting == 0


async def test_a_channel_that_discord_tells_of_is_not_given_up(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    house.box.faults.add(Fault("403", SENDS, times=100, code=10003))
    await played(house, match_id)
    await house.pass_time(1)
    assert not await is_gone(house, match_id)
    house.box.faults.clear()
    await house.bot.outbox.retry_now()
    assert len([post for post in await house.posts() if has(post, "turn")]) == 1


async def test_a_server_that_is_away_proves_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    (guild,) = house.bot.client.guilds
    guild.unavailable = True
    with pytest.raises(TryLater):
        await sender.deliver(await delivery_of(house, match_id, channel_id=5))
    elsewhere = await delivery_of(house, match_id, channel_id=5, following_guild=77)
    guild.unavailable = False
    with pytest.raises(TryLater):
        await sender.deliver(elsewhere)
    await house.bot.client.wait_until_ready()
    await house.box.ask("leave_server", server=guild.id)
    await house.pass_time(25)
    assert house.bot.outbox.held
    await house.box.ask("join_server", server=guild.id, name=guild.name)
    async with asyncio.timeout(8):  # less than until the next try
        await soon(lambda: not house.bot.outbox.held)
    assert "is waiting for you" in text_of((await house.posts())[-1])


async def test_a_following_channel_of_another_process_is_given_up_after_a_day(house: House) -> None:
    """Only that process hears of its deletion, and posts for it would wait for ever."""
    match_id = await house.begun("Anna", "Ben")
    sender = DiscordSender(house.bot.services, house.bot.client)
    house.bot.matches.due.served = ServedShards((1,), 2)
    for hours, error in ((1, TryLater), (25, ChannelGone)):
        post = await delivery_of(
            house, match_id, channel_id=5, following_guild=2 << 22, taken_at=hours * 3600.0
        )
        with pytest.raises(error):
            await sender.deliver(post)


async def test_a_private_thread_without_the_bot_is_not_deleted(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    house.box.faults.add(Fault("403", SENDS, times=100, code=50001))
    house.bot.outbox.deleted({int(await house.channel_id("table"))})
    await played(house, match_id)
    for _ in range(3):
        await house.pass_time(MINUTE)
    assert not await is_gone(house, match_id)
    assert (await house.bot.matches.queries.counts()).posts_waiting == 1


async def test_discords_word_that_a_channel_was_deleted_counts_as_the_first(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    for name, people in (("evening", ("Chloé", "Sam")), ("table", ("Anna", "Ben"))):
        match_id = await house.begun(*people, channel=name)
        number, (guild,) = int(await house.channel_id(name)), house.bot.client.guilds
        await house.box.ask("delete_channel", channel=name)
        await soon(lambda n=number, g=guild: g.get_channel_or_thread(n) is None)
        await house.pass_time(MINUTE)
        await played(house, match_id)
        assert await is_gone(house, match_id)
        (on_turn, *_) = await house.on_turn(match_id)
        person = house.person(on_turn, "spectators")
        turns = await person.slash("turns")
        assert "its channel does not exist any more" in turns.text
        done = await whole_turn(person, turns.message)
        assert "does not exist any more, so nobody is told" in done.text
    await house.person("Anna", "second-table").slash("host move", table=match_id)
    assert not await is_gone(house, match_id)
    assert has((await house.posts("second-table"))[-1], "turn")


async def test_a_mark_heals_at_the_next_start(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await mark(house, match_id)
    await house.restart()
    await soon(lambda: not house.bot.outbox.lost)
    assert not await is_gone(house, match_id)
    shown = (await house.posts())[-1]
    assert has(shown, "turn")
    await whole_turn(house.person("Anna"), shown)
    assert await house.on_turn(match_id) == ("Ben",)


async def test_a_mark_heals_when_somebody_asks_in_the_channel(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await mark(house, match_id)
    await house.bot.found_channels.load()
    await house.person("Anna", "spectators").slash("help")
    assert await is_gone(house, match_id)
    await house.person("Anna").slash("table info")
    await soon(lambda: not house.bot.outbox.lost)
    assert not await is_gone(house, match_id)


async def test_a_mark_heals_when_a_thread_is_seen_again(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="evening")
    await mark(house, match_id)
    await house.bot.found_channels.load()
    await house.box.ask("archive", channel="evening")
    await soon(lambda: not house.bot.outbox.lost)
    assert not await is_gone(house, match_id)
    heard, client = set[tuple[str, int]](), house.bot.client

    async def seen(channels: Collection[int]) -> None:
        heard.update(("seen", channel) for channel in channels)

    async def changed(channels: Collection[int]) -> None:
        heard.update(("changed", channel) for channel in channels)

    client.seen, client.changed = seen, changed
    for wish, args, name, kinds in TOLD:
        heard.clear()
        await house.box.ask(wish, **args)
        told = {(kind, int(await house.channel_id(name))) for kind in kinds}
        await soon(partial(told.issubset, heard))


async def test_a_lobby_whose_mark_heals_is_posted_again(house: House) -> None:
    match_id = await house.opened("Anna")
    await mark(house, match_id)
    await house.bot.found_channels.load()
    await house.person("Anna").slash("table info")
    await soon(lambda: not house.bot.outbox.lost)
    assert [has(post, "join") for post in await house.posts()][-1]


async def test_a_thread_that_is_locked_gets_its_posts_once_it_is_open(house: House) -> None:
    await house.box.ask("new_channel", name="evening", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="evening")
    await house.box.ask("archive", channel="evening", archived=False, locked=True)
    turns = await house.person("Anna", "spectators").slash("turns")
    await whole_turn(house.person("Anna", "spectators"), turns.message)
    before = await house.posts("evening")
    await house.box.ask("archive", channel="evening", archived=False)
    await house.person("Sam", "evening").until(
        lambda message: has(message, "turn"), after=before[-1]["id"]
    )
    assert await house.on_turn(match_id) == ("Ben",)
    await house.box.ask("deny", channel="table", permissions=VIEW_CHANNEL)
    await house.restart()  # now Discord tells nothing of the thread
    turns = await house.person("Ben", "spectators").slash("turns")
    await whole_turn(house.person("Ben", "spectators"), turns.message)
    before = await house.posts("evening")
    await house.box.ask("deny", channel="table", permissions=0)
    await house.person("Sam", "evening").until(
        lambda message: has(message, "turn"), after=before[-1]["id"], seconds=9
    )
