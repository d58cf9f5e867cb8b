"""Shards: each session hears of its servers only, and sessions begin one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import pytest

from sandbox import TOKEN, Sandbox
from sandbox.world import people
from sandbox.world.failures import Json
from sandbox.world.payloads import guild_create
from sandbox.world.people import CHANNELS, DIRECT_NAME, GUILD_ID, Local, server_id
from tests.sandbox.proof import PATIENCE

IDENTIFY, INVALID = 2, 9
COMMAND = 2


@asynccontextmanager
async def connected(
    box: Sandbox, shard: Any = None, intents: int = 1
) -> AsyncGenerator[aiohttp.ClientWebSocketResponse]:
    """A connection that has asked for a session of a shard."""
    async with aiohttp.ClientSession() as session:
        address = box.address.replace("http", "ws") + "/gateway"
        async with session.ws_connect(address) as socket:
            await socket.receive_json()
            told: Json = {"token": TOKEN, "intents": intents, "properties": {}}
            told |= {"shard": shard} if shard else {}
            await socket.send_json({"op": IDENTIFY, "d": told})
            yield socket


async def heard(socket: aiohttp.ClientWebSocketResponse, name: str) -> Json:
    """The next event of that name. Raises `TimeoutError`."""
    async with asyncio.timeout(PATIENCE):
        while (frame := await socket.receive_json())["t"] != name:
            pass
    return frame["d"]


async def nothing_more(socket: aiohttp.ClientWebSocketResponse) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.2):
            raise AssertionError(await socket.receive_json())


async def act(box: Sandbox, channel: str) -> str:
    """The id of an interaction there."""
    what = {"type": COMMAND, "data": {"id": "1", "name": "turns", "type": 1}}
    return (await box.ask("act", user="Anna", kind="raw", channel=channel, **what))["id"]


def test_neighbouring_servers_are_on_neighbouring_shards() -> None:
    first = GUILD_ID >> 22
    assert [server_id(n) >> 22 for n in range(3)] == [first, first + 1, first + 2]


async def test_a_session_hears_of_the_servers_of_its_shard_only(box: Sandbox) -> None:
    other = int((await box.ask("new_server", name="Other"))["id"])
    await box.ask("new_channel", name="there", server=other)
    own = (GUILD_ID >> 22) % 2
    async with connected(box, [own, 2]) as near, connected(box, [1 - own, 2]) as far:
        ready = [await heard(one, "READY") for one in (near, far)]
        assert [[g["id"] for g in told["guilds"]] for told in ready] == [
            [str(GUILD_ID)],
            [str(other)],
        ]
        assert [told["shard"] for told in ready] == [[own, 2], [1 - own, 2]]
        told = await heard(far, "GUILD_CREATE")
        assert (told["id"], [c["name"] for c in told["channels"]]) == (str(other), ["there"])
        assert (await heard(near, "GUILD_CREATE"))["id"] == str(GUILD_ID)
        assert (await box.ask("status"))["shards"] == [(0, 2), (1, 2)]

        number = await act(box, "there")
        assert (await heard(far, "INTERACTION_CREATE"))["id"] == number
        number = await act(box, "table")
        assert (await heard(near, "INTERACTION_CREATE"))["id"] == number
        number = await act(box, DIRECT_NAME)
        first = {own: near, 1 - own: far}[0]
        assert (await heard(first, "INTERACTION_CREATE"))["id"] == number
        await nothing_more(near)
        await nothing_more(far)


async def test_a_new_server_is_told_to_its_shard(box: Sandbox) -> None:
    own = (GUILD_ID >> 22) % 2
    async with connected(box, [1 - own, 2]) as far:
        assert (await heard(far, "READY"))["guilds"] == []
        made = await box.ask("new_server", name="Other")
        told = await heard(far, "GUILD_CREATE")
        assert told["id"] == made["id"]
        assert "unavailable" not in told


async def test_only_a_server_that_was_there_before_is_available_again(box: Sandbox) -> None:
    """By that word a bot tells the end of an outage from an invitation."""
    other = (await box.ask("new_server", name="Other"))["id"]
    async with connected(box) as socket:
        told = {(one := await heard(socket, "GUILD_CREATE"))["id"]: one for _ in range(2)}
        assert [told[one]["unavailable"] for one in (str(GUILD_ID), other)] == [False, False]
        await box.ask("leave_server", server=other, outage=True)
        await box.ask("join_server", server=other, name="Other")
        assert (await heard(socket, "GUILD_CREATE"))["unavailable"] is False
        async with connected(box) as later:
            assert {(await heard(later, "GUILD_CREATE"))["id"] for _ in range(2)} == set(told)
        await box.ask("leave_server", server=other)
        await box.ask("join_server", server=other, name="Other")
        assert "unavailable" not in await heard(socket, "GUILD_CREATE")


async def test_who_is_removed_from_a_server_hears_so_and_reads_it_no_more(box: Sandbox) -> None:
    """An outage is the same event with a word more, and the server stays among the bot's."""
    other = (await box.ask("new_server", name="Other"))["id"]
    channel = (await box.ask("new_channel", name="far", server=other))["id"]
    async with connected(box) as socket:
        await heard(socket, "GUILD_CREATE")
        await box.ask("leave_server", server=other, outage=True)
        assert await heard(socket, "GUILD_DELETE") == {"id": other, "unavailable": True}
        async with connected(box) as later:
            named = {one["id"] for one in (await heard(later, "READY"))["guilds"]}
            assert named == {str(GUILD_ID), other}
            assert (await heard(later, "GUILD_CREATE"))["id"] == str(GUILD_ID)
            await nothing_more(later)
        await box.ask("join_server", server=other, name="Other")
        await box.ask("leave_server", server=other)
        assert await heard(socket, "GUILD_DELETE") == {"id": other}
    async with connected(box) as socket:
        assert [one["id"] for one in (await heard(socket, "READY"))["guilds"]] == [str(GUILD_ID)]
    assert box.world.bot_permissions(box.world.channels[int(channel)]) == 0


async def test_two_sessions_of_one_shard_hear_the_same(box: Sandbox) -> None:
    """So it is at Discord; whose bot it is must see to it that there is one."""
    async with connected(box, [0, 1]) as one, connected(box) as two:
        await asyncio.gather(heard(one, "READY"), heard(two, "READY"))
        number = await act(box, "table")
        for socket in (one, two):
            assert (await heard(socket, "INTERACTION_CREATE"))["id"] == number


async def test_a_session_begun_too_soon_is_invalid(box: Sandbox) -> None:
    await box.ask("starts", seconds=30.0, max_concurrency=2, remaining=3)
    async with connected(box, [0, 4]) as first, connected(box, [1, 4]) as second:
        await heard(first, "READY")
        await heard(second, "READY")  # of another bucket
        async with connected(box, [2, 4]) as third:
            assert await third.receive_json() == {"op": INVALID, "d": False}
        await box.ask("starts", seconds=0.1)
        await asyncio.sleep(0.1)
        async with connected(box, [2, 4]) as third:
            await heard(third, "READY")
        await asyncio.sleep(0.1)
        async with connected(box, [3, 4]) as fourth:  # one too many
            assert await fourth.receive_json() == {"op": INVALID, "d": False}
    assert (await box.ask("status"))["identified_too_soon"] == 2


async def test_what_is_left_of_the_starts_is_told(box: Sandbox) -> None:
    await box.ask("starts", shards=3, remaining=1, reset_after=60)
    allowed, url = {"Authorization": f"Bot {TOKEN}"}, f"{box.address}/api/v10/gateway/bot"
    async with aiohttp.ClientSession(headers=allowed) as session, session.get(url) as response:
        told = await response.json()
    limit = told["session_start_limit"]
    assert told["shards"] == 3
    assert (limit["remaining"], limit["max_concurrency"]) == (1, 1)
    assert 30_000 < limit["reset_after"] <= 60_000


async def test_a_shard_that_cannot_be_is_refused(box: Sandbox) -> None:
    async with connected(box, [2, 2]) as socket:
        assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
        assert socket.close_code == 4010


async def test_channels_have_a_place_in_their_server_and_more_people_may_act(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(people, "BY_ID", dict(people.BY_ID))
    box = Sandbox()
    box.world.add_person(Local(77, "Nora", "nora", "en-US", "#fff"))
    made = await box.ask("new_server", name="Far")
    far = [await box.ask("new_channel", user="Anna", name=n, server=made["id"]) for n in "ab"]
    near = await box.ask("new_channel", user="Anna", name="c")
    told = guild_create(box.world, int(made["id"]))
    assert [one["id"] for one in told["channels"]] == [one["id"] for one in far]
    assert [one["position"] for one in (*far, near)] == [0, 1, len(CHANNELS)]
    said = await box.ask("say", user="77", channel=far[1]["id"], content="Hello")
    assert said["author"]["username"] == "nora"
    assert await box.ask("read", user="77", channel=far[1]["id"]) == [said]
    await box.ask("delete_channel", channel=far[0]["id"])
    left = guild_create(box.world, int(made["id"]))["channels"]
    assert [one["id"] for one in left] == [far[1]["id"]]
