"""The connection to Discord on several shards."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, call

import pytest
from aiohttp import ClientSession, web
from discord.http import Route

from bot.app import Bot
from bot.front.gate.identifying import IdentifyGate
from bot.settings import Settings
from bot.starting import choose_api
from sandbox import TOKEN, Sandbox
from sandbox.web.driver import SimulatedUser
from tests.bot.test_app import stopped_bot
from tests.sandbox.proof import soon


@asynccontextmanager
async def quick_bot(folder: Path, box: Sandbox, **more: Any) -> AsyncGenerator[Bot]:
    """A bot, not started yet, whose shards connect without a pause."""
    async with stopped_bot(folder, box, emojis=False, **more) as bot:
        bot.client.gate = IdentifyGate(seconds=0.0)
        yield bot


async def test_discord_is_asked_how_many_shards_it_wants(tmp_path: Path) -> None:
    box = Sandbox()
    box.gateway.starts.shards = 3
    async with quick_bot(tmp_path, box) as bot:
        bot.client.gate = gate = AsyncMock(wraps=bot.client.gate)
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.shards == [(0, 3), (1, 3), (2, 3)])
        assert gate.enter.await_args_list == [call(0), call(1), call(2)]
        assert (await SimulatedUser(box, "Anna").slash("turns")).private


async def test_it_is_alive_while_all_its_shards_are(tmp_path: Path) -> None:
    box = Sandbox()
    async with quick_bot(tmp_path, box, shards="0,2/4") as bot:
        await bot.start(TOKEN)
        await soon(bot.client.is_alive)
        assert box.gateway.shards == [(0, 4), (2, 4)]
        library: Any = bot.client
        keeper = library.shards[2]._parent.ws._keep_alive
        last, keeper._last_ack = keeper._last_ack, time.perf_counter() - 100
        assert not bot.client.is_alive()
        keeper._last_ack = last
        assert bot.client.is_alive()
        await library.shards[2].disconnect()
        assert not bot.client.is_alive()


async def test_a_bot_that_was_started_too_often_says_so_and_waits(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    box = Sandbox()
    async with quick_bot(tmp_path, box, shards="0-1/2") as bot:
        await box.ask("starts", remaining=1, reset_after=2)
        await bot.start(TOKEN)
        await soon(lambda: "lets this bot begin 1 more sessions and it needs 2" in caplog.text)
        assert box.gateway.identified == 0
        await soon(lambda: len(box.gateway.shards) == 2)


async def test_a_session_that_was_declared_invalid_begins_anew(tmp_path: Path) -> None:
    box = Sandbox()
    async with quick_bot(tmp_path, box, shards="0-1/2") as bot:
        await bot.start(TOKEN)
        await soon(lambda: len(box.gateway.shards) == 2)
        await box.ask("invalidate")
        await soon(lambda: box.gateway.identified >= 4)
        assert (await SimulatedUser(box, "Anna").slash("turns")).private


async def test_only_the_process_with_the_first_shard_registers_commands(tmp_path: Path) -> None:
    box = Sandbox()
    route = "PUT /applications/{application_id}/commands"
    async with quick_bot(tmp_path, box, shards="1/2") as bot:
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.connected)
        assert box.requests[route] == 0
        assert bot.services.texts.command_ids == {}
        async with quick_second(bot, tmp_path / "first", shards="0/2") as first:
            await first.start(TOKEN)
            await soon(lambda: box.requests[route] == 1)
        await bot.command_ids.poll()
        assert bot.services.texts.command_ids


@asynccontextmanager
async def quick_second(other: Bot, folder: Path, **more: Any) -> AsyncGenerator[Bot]:
    """Another bot on the same database and the same sandbox."""
    settings = Settings(data_dir=folder, emojis=False, _env_file=None, **more)  # pyright: ignore[reportCallIssue]
    database: Any = vars(other)["_database"]
    folder.mkdir()
    bot = Bot(settings, database)
    bot.client.gate = IdentifyGate(seconds=0.0)
    yield bot
    await bot.close()


@pytest.fixture
def same_route() -> Generator[None]:
    before = Route.BASE
    yield
    Route.BASE = before


@pytest.mark.usefixtures("same_route")
async def test_requests_go_through_the_proxy_that_was_named(tmp_path: Path) -> None:
    box, seen = Sandbox(), list[str]()
    async with proxy(box, seen) as address, quick_bot(tmp_path, box) as bot:
        named: Any = {"discord_api": f"{address}/", "_env_file": None}
        choose_api(Settings(**named), real=True)
        await bot.start(TOKEN)
        await soon(lambda: box.gateway.connected)
        assert (await SimulatedUser(box, "Anna").slash("turns")).private
    assert "GET /api/v10/gateway/bot" in seen
    assert any("/callback" in line for line in seen)


@asynccontextmanager
async def proxy(box: Sandbox, seen: list[str]) -> AsyncGenerator[str]:
    """Hands every request on, and notes it."""

    async def hand_on(request: web.Request) -> web.Response:
        seen.append(f"{request.method} {request.path}")
        url = f"{box.address}{request.path_qs}"
        kept = {k: v for k, v in request.headers.items() if k in ("Authorization", "Content-Type")}
        async with session.request(
            request.method, url, headers=kept, data=await request.read()
        ) as answer:
            told = {k: v for k, v in answer.headers.items() if k.startswith("X-RateLimit")}
            told |= {"Content-Type": answer.headers.get("Content-Type", "text/plain")}
            return web.Response(status=answer.status, body=await answer.read(), headers=told)

    app = web.Application(client_max_size=1 << 26)
    app.router.add_route("*", "/{rest:.*}", hand_on)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with ClientSession() as session:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()
