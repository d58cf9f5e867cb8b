"""What is stored of a server goes: when whoever manages it says so twice, and a month after the bot
was removed from it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
import sqlalchemy as sa

from bot.matches.table.requests import Refused
from bot.storage import left_servers, schema
from bot.storage.database import Database
from sandbox.web.driver import text_of
from sandbox.world.people import GUILD_ID
from tests.front.conftest import House, has, make_bot, tap, whole_turn
from tests.front.own.test_personal_data import telling
from tests.sandbox.proof import PATIENCE, soon
from tests.tapping import component


async def elsewhere(house: House) -> tuple[int, str]:
    """Another server with a lobby of Anna's; its id and the table's."""
    guild_id = int((await house.box.ask("new_server", name="Other"))["id"])
    channel = await house.box.ask("new_channel", name="far", server=guild_id)
    await soon(lambda: house.bot.client.get_channel(int(channel["id"])) is not None)
    return guild_id, await house.opened("Anna", channel="far")


async def test_everything_of_a_server_goes_after_two_questions(house: House) -> None:
    _, far = await elsewhere(house)
    anna, ben = house.person("Anna"), house.person("Ben")
    await house.person("Anna", "spectators").slash("table watch", table=far)
    ended = await house.begun("Anna", "Ben", channel="second-table")
    await house.person("Anna", "second-table").slash("table close")
    running = await house.begun("Anna", "Ben")
    await whole_turn(anna, (await house.posts())[-1])
    await anna.slash("table settings", server_language="de")
    await ben.slash("practise", game="carcassonne")
    await ben.slash("me time", zone="Europe/Berlin")
    assert await telling(house, ended, running) > {
        "log.match_id",
        "posts.match_id",
        "seats.match_id",
    }
    asked = await anna.slash("server forget")
    assert "The one table that is still open ends without a result" in asked.text
    sure = await tap(anna, asked.message, "forgetserver")
    assert "There is no way back" in sure.text
    assert (await house.bot.matches.table(running)).status == "running"
    done = await tap(anna, sure.message, "deleteserver")
    assert "is deleted" in done.text
    assert await telling(house, ended, running, str(GUILD_ID)) == set()
    posts = await house.posts()
    assert "Anna has closed the table" in text_of(posts[-1])
    assert not any(has(post, "turn") for post in posts)
    answer = await tap(ben, next(post for post in posts if has(post, "history")), "history")
    assert "no such table" in answer.text
    assert (await house.bot.matches.table(far)).status == "lobby"
    assert await house.bot.matches.queries.followers(far) == ()
    assert "Europe/Berlin" in (await ben.slash("me show")).text
    assert len(await telling(house, "Ben")) == 1, "his private game goes on"
    assert "No table of this server is still open" in (await anna.slash("server forget")).text


async def test_whoever_may_not_manage_the_server_deletes_nothing(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    house.box.world.for_everybody.add("server")
    ben = house.person("Ben")
    assert "can delete what is stored" in (await ben.slash("server forget")).text
    post = (await house.posts())[-1]
    for verb in ("forgetserver", "deleteserver"):
        told = await ben.raw(3, component(f"mp:{verb}:::"), message=post)
        assert "can delete what is stored" in told.text
    assert (await house.bot.matches.table(match_id)).status == "running"


async def left(house: House) -> list[int]:
    query = sa.select(schema.left_servers.c.guild_id)
    return await house.database.read(lambda c: list(c.execute(query).scalars()))


async def soon_left(house: House, *now: int) -> None:
    """Returns when these are the servers that the bot knows it was removed from."""
    async with asyncio.timeout(PATIENCE):
        while await left(house) != [*now]:
            await asyncio.sleep(0.01)


async def test_a_server_that_removed_the_bot_is_forgotten_after_thirty_days(house: House) -> None:
    await soon(house.bot.client.is_ready)  # then the bot looks which servers it is in
    guild_id, far = await elsewhere(house)
    running = await house.begun("Anna", "Ben")
    ask = house.box.ask
    await ask("leave_server", server=guild_id)
    await soon_left(house, guild_id)
    await house.pass_time(29 * 24)
    await ask("join_server", server=guild_id, name="Other")
    await soon_left(house)
    await house.pass_time(29 * 24)
    assert (await house.bot.matches.table(far)).id == far
    await ask("leave_server", server=guild_id)
    await soon_left(house, guild_id)
    await house.pass_time(29 * 24)
    assert (await house.bot.matches.table(far)).id == far
    await house.pass_time(2 * 24)
    with pytest.raises(Refused, match="unknown-table"):
        await house.bot.matches.table(far)
    assert await telling(house, far, str(guild_id)) == set()
    assert (await house.bot.matches.table(running)).id == running


async def test_an_outage_is_no_removal(house: House) -> None:
    guild_id, far = await elsewhere(house)
    await house.box.ask("leave_server", server=guild_id, outage=True)
    guild = house.bot.client.get_guild(guild_id)
    await soon(lambda: guild is not None and guild.unavailable)
    assert await left(house) == []
    await house.restart()
    await house.bot.client.on_shard_ready(0)
    await house.pass_time(31 * 24)
    assert (await house.bot.matches.table(far)).id == far


async def test_what_happened_while_the_bot_was_down_is_seen_when_it_is_back(house: House) -> None:
    guild_id, far = await elsewhere(house)
    await again(house, lambda: house.box.ask("leave_server", server=guild_id))
    await soon_left(house, guild_id)
    await house.box.ask("advance", seconds=31 * 24 * 3600)
    await again(house, lambda: house.box.ask("join_server", server=guild_id, name="Other"))
    await soon_left(house)
    assert (await house.bot.matches.table(far)).id == far


async def test_what_happened_while_a_session_was_lost_is_seen_in_the_next(house: House) -> None:
    await soon(house.bot.client.is_ready)
    guild_id, _ = await elsewhere(house)
    await house.box.ask("invalidate")
    await house.box.ask("leave_server", server=guild_id)
    await soon_left(house, guild_id)
    assert [guild.id for guild in house.bot.client.guilds] == [GUILD_ID]


async def test_a_server_that_comes_while_the_bot_looks_is_not_taken_for_left(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await soon(house.bot.client.is_ready)
    known = left_servers.with_data

    async def slowly(database: Database) -> Sequence[int]:
        await elsewhere(house)
        return await known(database)

    monkeypatch.setattr(left_servers, "with_data", slowly)
    await house.bot.client.on_shard_ready(0)
    assert await left(house) == []


async def again(house: House, meanwhile: Callable[[], Awaitable[Any]]) -> None:
    """Something happens while the bot is down."""
    await house.bot.close()
    await meanwhile()
    games, painters = house.bot.services.games, house.bot.renderer.painters
    house.bot = await make_bot(house.box, house.settings, house.database, games, painters)
