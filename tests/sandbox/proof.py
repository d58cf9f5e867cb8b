"""Waits until something has happened at a sandbox, so that no test has to guess how long it takes.

All of it works on a sandbox in this process and on one in another.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sandbox.web.driver import Askable

PATIENCE = 40.0
"""Seconds after which what is waited for will not happen any more, however busy the machine is."""
ACKNOWLEDGED = r"POST /interactions/"
ANSWERED = r"(PATCH|POST) /webhooks/"
"""Request lines of a bot that acknowledges an interaction, and of one that answers it."""


async def soon(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Waits until something holds."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.01)


async def struck(box: Askable, times: int) -> None:
    """Waits until so many troubles have struck since the sandbox began."""
    async with asyncio.timeout(PATIENCE):
        while (await box.ask("status"))["struck"] < times:
            await asyncio.sleep(0.01)


async def repeated(box: Askable) -> None:
    """Delivers the newest interaction once more, and waits until the bot has worked on it: it
    acknowledges first and answers last. Two delays of no length count both."""
    before = (await box.ask("status"))["struck"]
    for pattern in (ACKNOWLEDGED, ANSWERED):
        await box.ask("fault", kind="delay", pattern=pattern, seconds=0.0)
    await box.ask("repeat")
    await struck(box, before + 2)


async def kept(box: Askable, file: Path, *users: str, channel: str = "table") -> None:
    """Waits until every message these people see in a channel stands in the sandbox's file."""
    async with asyncio.timeout(PATIENCE):
        while True:
            stored = _stored(file)
            seen = [await box.ask("read", user=u, channel=channel, limit=2000) for u in users]
            if all(message in stored for messages in seen for message in messages):
                return
            await asyncio.sleep(0.05)


def _stored(file: Path) -> list[Any]:
    if not file.exists():
        return []
    return [message["data"] for message in json.loads(file.read_text("utf-8"))["messages"]]
