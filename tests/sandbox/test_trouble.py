"""A bad day at Discord, and a bot that comes and goes."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from sandbox import TOKEN, Fault, Sandbox, redirect
from sandbox.protocol.gateway import MOST_SENDS
from sandbox.web.driver import Remote, SimulatedUser
from tests.sandbox.conftest import hurried, running
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.proof import PATIENCE, soon
from tests.sandbox.test_limits import TABLE, table
from tests.sandbox.test_shards import connected, heard

POST = r"^POST /channels/\d+/messages$"


async def test_429_is_waited_out(box: Sandbox, bot: LittleBot) -> None:
    box.faults.add(Fault("429", POST, times=2, seconds=0.1))
    message = await table(bot).send("hello")
    assert message.content == "hello"
    assert box.faults.struck == 2


async def test_500_is_tried_again(box: Sandbox, bot: LittleBot) -> None:
    box.faults.add(Fault("500", POST))
    await table(bot).send("hello")
    assert len(await box.ask("read", user="Anna", channel="table")) == 1


async def test_502_after_the_write_posts_once(box: Sandbox, bot: LittleBot) -> None:
    box.faults.add(Fault("502-after-write", POST))
    message = await table(bot).send("hello")
    assert box.requests["POST /channels/{channel_id}/messages"] == 2, "told of no failure"
    kept = await box.ask("read", user="Anna", channel="table")
    assert [m["id"] for m in kept] == [str(message.id)]


async def test_403_on_demand(box: Sandbox, bot: LittleBot) -> None:
    box.faults.add(Fault("403", POST, code=50001))
    with pytest.raises(discord.Forbidden) as refused:
        await table(bot).send("hello")
    assert refused.value.code == 50001


async def test_a_slow_answer(box: Sandbox, bot: LittleBot) -> None:
    box.faults.add(Fault("delay", POST, seconds=0.2))
    begun = asyncio.get_running_loop().time()
    await table(bot).send("hello")
    assert asyncio.get_running_loop().time() - begun >= 0.2


async def test_a_deleted_channel(box: Sandbox, bot: LittleBot) -> None:
    channel = table(bot)
    await box.ask("delete_channel", channel="table")
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("hello")
    assert refused.value.code == 10003
    await soon(lambda: bot.get_channel(channel.id) is None)


async def test_a_deleted_thread(box: Sandbox, bot: LittleBot) -> None:
    made = await box.ask("new_channel", name="side", parent="table")
    await soon(lambda: table(bot).get_thread(int(made["id"])) is not None)
    await box.ask("delete_channel", channel="side")
    await soon(lambda: table(bot).get_thread(int(made["id"])) is None)


async def test_reconnect_and_resume(box: Sandbox, bot: LittleBot, anna: SimulatedUser) -> None:
    for number, trouble in enumerate(("reconnect", "drop_sockets"), 1):
        await box.ask(trouble)
        await soon(lambda number=number: box.gateway.resumed == number)
        assert (await anna.slash("demo say", text="still here")).text.startswith("still here")
    assert (box.gateway.identified, box.gateway.connected) == (1, True)


async def test_what_happened_while_away_is_replayed(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await box.ask("reconnect")
    reply = await anna.slash("demo say", text="missed me")
    assert box.gateway.resumed == 1
    assert reply.text.startswith("missed me")


async def test_a_session_goes_on_though_its_former_connection_stands(box: Sandbox) -> None:
    async with connected(box) as former, aiohttp.ClientSession() as session:
        await heard(former, "READY")
        data = {"token": TOKEN, "session_id": next(iter(box.gateway.sessions)), "seq": 0}
        async with session.ws_connect(f"{box.address}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": data})
            await heard(socket, "RESUMED")
            await box.ask("drop_sockets")
            async for _ in socket:
                pass
        assert socket.close_code == 4000
        await box.ask("new_channel", name="meanwhile")
        async with session.ws_connect(f"{box.address}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": data})
            numbers, frame = list[int](), {"t": ""}
            while frame["t"] != "RESUMED":
                frame = await socket.receive_json(timeout=PATIENCE)
                numbers.append(frame["s"])
            assert numbers == list(range(1, len(numbers) + 1)), "each once, in order"
        async with session.ws_connect(f"{box.address}/gateway") as socket:
            await socket.receive_json()
            await socket.send_json({"op": 6, "d": data | {"session_id": "none"}})
            assert await socket.receive_json(timeout=PATIENCE) == {"op": 9, "d": False}


async def test_a_lost_session_is_kept_for_two_minutes(box: Sandbox) -> None:
    async with connected(box) as socket:
        await heard(socket, "READY")
        await socket.send_json({"op": 1, "d": None})
        while (frame := await socket.receive_json(timeout=PATIENCE))["op"] != 11:
            assert frame["op"] == 0
        await box.ask("drop_sockets")
        (session,) = box.gateway.sessions.values()
        for seconds, kept in ((115, 1), (10, 0)):
            session.lost_at -= seconds
            await box.ask("say", user="Anna", channel="table", content="x")
            assert len(box.gateway.sessions) == kept


async def test_whoever_sends_more_than_120_times_a_minute_is_cut_off(box: Sandbox) -> None:
    async with connected(box) as socket:
        for _ in range(MOST_SENDS):  # one was sent to identify
            assert not socket.closed
            await socket.send_json({"op": 3, "d": {}})
        async for _ in socket:
            pass
    assert socket.close_code == 4008


async def test_an_invalid_session_identifies_anew(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    await box.ask("invalidate")
    await soon(lambda: box.gateway.identified == 2)
    await soon(lambda: bot.get_channel(TABLE) is not None)
    assert not (await anna.slash("demo say", text="again")).failed


async def test_an_event_delivered_twice(box: Sandbox, bot: LittleBot, anna: SimulatedUser) -> None:
    reply = await anna.slash("demo say", text="once")
    await box.ask("repeat")
    await soon(lambda: bot.seen.count(int(reply.id)) == 2)
    assert len(await anna.read()) == 1


async def test_privileged_intents_are_refused(box: Sandbox) -> None:
    bot = LittleBot(sync=False)
    bot._connection._intents.message_content = True  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(bot):
            raise AssertionError


async def test_old_buttons_work_after_the_bot_was_started_anew(box: Sandbox) -> None:
    anna = SimulatedUser(box, "Anna")
    async with running(LittleBot()):
        message = (await anna.slash("demo show")).message
    with hurried(box):
        assert (await anna.click(message, label="more 0")).failed
    async with running(LittleBot(sync=False)):
        assert "Board 1" in (await anna.click(message, label="more 0")).text


async def test_a_sandbox_in_its_own_process(tmp_path: Path) -> None:
    state = str(tmp_path / "world.json")
    line = [sys.executable, "-m", "sandbox", "--state", state]
    process = await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)
    assert process.stdout
    told = (await process.stdout.readline()).decode()
    address = told.removeprefix("Sandbox: ").strip()
    redirect(address)
    async with running(LittleBot()), Remote(address) as far:
        assert "Board 0" in (await SimulatedUser(far, "Anna").slash("demo show")).text
    process.terminate()
    assert await process.wait() == 0
    assert "Board 0" in Path(state).read_text("utf-8")
