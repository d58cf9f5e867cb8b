"""The limits of how much and how often, as real discord.py meets them."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from discord.http import Route, handle_message_parameters

from sandbox import Sandbox
from sandbox.protocol.limits import GENEROUS, Limit, Limits
from sandbox.web.driver import SimulatedUser
from sandbox.world import people
from sandbox.world.failures import Json
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.test_limits import TABLE, table

POSTS = f"/channels/{TABLE}/messages"


async def raw(
    box: Sandbox, method: str, path: str, body: Json | list[Json]
) -> tuple[int, Any, Any]:
    """Status, headers and body of an answer, without the library's patience."""
    url, headers = f"{box.address}/api/v10{path}", {"Authorization": f"Bot {box.token}"}
    async with (
        aiohttp.ClientSession(headers=headers) as session,
        session.request(method, url, json=body) as response,
    ):
        is_json = response.content_type == "application/json"
        return (
            response.status,
            response.headers,
            await (response.json() if is_json else response.text()),
        )


async def test_few_edits_of_messages_older_than_an_hour_are_taken(
    box: Sandbox, bot: LittleBot
) -> None:
    old = await table(bot).send("old")
    await box.ask("age", channel="table", seconds=3601)
    fresh = await table(bot).send("fresh")
    await box.ask("limit", which="old_edits", requests=1, seconds=30)
    await old.edit(content="once")
    status, headers, told = await raw(box, "PATCH", f"{POSTS}/{old.id}", {"content": "x"})
    assert (status, told["code"], headers["X-RateLimit-Scope"]) == (429, 30046, "user")
    assert int(headers["X-RateLimit-Remaining"]) > 0  # no header tells of this limit
    for number in range(5):
        await fresh.edit(content=str(number))
    await box.ask("limit", which="old_edits", requests=1, seconds=0.2)
    await old.edit(content="twice")
    await old.edit(content="thrice")  # the library waits, and tries again
    assert (await table(bot).fetch_message(old.id)).content == "thrice"


async def test_the_limit_of_all_requests_is_waited_out(box: Sandbox, bot: LittleBot) -> None:
    await box.ask("limit", which="total", requests=4, seconds=0.3)
    await asyncio.gather(*(table(bot).send(str(number)) for number in range(10)))
    await box.ask("limit", which="total", requests=0, seconds=30)
    status, headers, told = await raw(box, "POST", POSTS, {"content": "x"})
    assert (status, told["global"], headers["X-RateLimit-Global"]) == (429, True, "true")
    said = [m["content"] for m in await box.ask("read", user="Anna", channel="table")]
    assert sorted(said) == [str(number) for number in range(10)]


async def test_answers_to_interactions_do_not_count(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await box.ask("limit", which="total", requests=0, seconds=30)
    assert not (await anna.slash("demo show")).failed


async def test_fifty_requests_a_second_are_taken(box: Sandbox, bot: LittleBot) -> None:
    assert Sandbox().limits == Limits(
        channel_posts=GENEROUS,
        total=Limit(50, 1.0),
        old_edits=Limit(3, 20.0),
        emojis=GENEROUS,
        command_creates=Limit(200, 24 * 3600.0),
        invalid=Limit(10_000, 600.0),
    )
    await box.ask("limit", which="total", requests=50, seconds=30)
    answers = await asyncio.gather(*(raw(box, "GET", "/users/@me", {}) for _ in range(51)))
    assert sorted(status for status, _, _ in answers)[-2:] == [200, 429]


async def test_too_many_invalid_requests_end_every_answer_for_a_while(
    box: Sandbox, bot: LittleBot
) -> None:
    await box.ask("limit", which="invalid", requests=2, seconds=30)
    await box.ask("deny", channel="table", permissions=people.SEND_MESSAGES)
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await table(bot).send("x")
    await box.ask("deny", channel="table", permissions=0)
    with pytest.raises(discord.HTTPException) as refused:
        await table(bot).send("x")
    assert (refused.value.status, refused.value.code) == (429, 0)
    assert refused.value.text == "error code: 1015"
    await box.ask("limit", which="invalid", requests=2, seconds=30)
    await table(bot).send("x")


async def test_few_new_commands_a_day_are_taken(box: Sandbox, bot: LittleBot) -> None:
    await box.ask("limit", which="command_creates", requests=2, seconds=3600)
    path = f"/applications/{people.APPLICATION_ID}/commands"
    three = [{"name": name, "description": "x"} for name in ("a", "b", "c")]
    for body, answer in ((three[:2], 200), (three, 429), (three[:2], 200)):
        status, _, told = await raw(box, "PUT", path, body)
        assert status == answer
        assert status == 200 or (told["code"], told["retry_after"] > 3000) == (30034, True)
    status, _, told = await raw(box, "PUT", path, [three[0] | {"name": "No"}])
    assert (status, told["code"]) == (400, 50035)


async def test_as_many_threads_as_a_server_may_have(box: Sandbox, bot: LittleBot) -> None:
    made = await box.ask("new_channel", name="side", parent="table")
    thread = await bot.fetch_channel(int(made["id"]))
    assert isinstance(thread, discord.Thread)
    await box.ask("bounds", most_threads=1)
    with pytest.raises(discord.HTTPException) as created:
        await table(bot).create_thread(name="more", type=discord.ChannelType.public_thread)
    await thread.send("awake")
    await box.ask("archive", channel="side")
    await box.ask("bounds", most_threads=0)
    with pytest.raises(discord.HTTPException) as sent:
        await thread.send("wakes nobody")
    assert (created.value.code, sent.value.code) == (160006, 160006)


async def test_a_thread_sleeps_after_one_of_four_times(bot: LittleBot) -> None:
    route = Route("POST", "/channels/{channel_id}/threads", channel_id=TABLE)
    for minutes, taken in ((60, True), (10080, True), (90, False)):
        body = {"name": "side", "type": 11, "auto_archive_duration": minutes}
        if taken:
            told = await bot.http.request(route, json=body)
            assert told["thread_metadata"]["auto_archive_duration"] == minutes
            continue
        with pytest.raises(discord.HTTPException, match="auto_archive_duration"):
            await bot.http.request(route, json=body)


async def test_ten_files_and_twenty_five_mebibytes(bot: LittleBot) -> None:
    small = [discord.File(io.BytesIO(b"x"), f"{number}.txt") for number in range(11)]
    big = [discord.File(io.BytesIO(bytes(9 << 20)), f"{number}.txt") for number in range(3)]
    params = handle_message_parameters(content="x", files=small)
    with pytest.raises(discord.HTTPException) as many:
        await bot.http.send_message(TABLE, params=params)
    with pytest.raises(discord.HTTPException) as large:
        await table(bot).send(files=big)
    assert (many.value.status, many.value.code) == (400, 50035)
    assert (large.value.status, large.value.code) == (413, 40005)


async def test_the_size_of_a_file_is_told_and_held(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await box.ask("bounds", file_limit=1000)
    with pytest.raises(discord.HTTPException) as large:
        await table(bot).send(file=discord.File(io.BytesIO(bytes(1001)), "x.txt"))
    assert (large.value.status, large.value.code) == (413, 40005)
    reply = await anna.slash("demo say", text="x")
    assert box.world.interactions[int(reply.id)].payload["attachment_size_limit"] == 1000
