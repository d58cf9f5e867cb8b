"""The connection to Discord's gateway: how long it is said to take, and how long it is tried."""

from __future__ import annotations

import asyncio
import itertools
import logging
import sys
from pathlib import Path
from typing import Any

import discord.gateway
import pytest

from sandbox.protocol import gateway
from tests.front.conftest import house_of


async def test_the_sandbox_answers_heartbeats_as_late_as_the_library_can_tell(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gateway, "HEARTBEAT_MS", 500)
    async with house_of(tmp_path) as house:
        found = list[float]()
        for _ in range(5):
            await asyncio.sleep(0.5)
            found.append(house.bot.client.latency)
    # the library looks at the clock a little after it has sent, on a busy machine later still
    assert gateway.ACK_SECONDS / 2 <= sorted(found)[len(found) // 2] < 0.4, found


async def test_a_shard_tries_for_hours_to_connect(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL, "discord")
    tries, pause = itertools.count(1), asyncio.sleep

    async def at_once(_: float) -> None:
        await pause(0)

    async def fail(*_: Any, **__: Any) -> Any:
        if next(tries) > 2 * sys.getrecursionlimit():
            raise asyncio.CancelledError
        raise OSError("the gateway is away")

    async with house_of(tmp_path) as house:
        monkeypatch.setattr("discord.shard.DiscordWebSocket.from_client", fail)
        monkeypatch.setattr("discord.shard.asyncio.sleep", at_once)
        with pytest.raises(asyncio.CancelledError):
            await house.bot.client.launch_shard(discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY, 0)
        monkeypatch.undo()
