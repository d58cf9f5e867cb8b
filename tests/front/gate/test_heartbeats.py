"""How long Discord is said to take, as the library measures it."""

from __future__ import annotations

import asyncio
from pathlib import Path

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
