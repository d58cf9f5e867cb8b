"""The stream of news that a page listens to."""

from __future__ import annotations

import json

import aiohttp

from sandbox import Sandbox
from sandbox.world.people import PEOPLE


async def test_a_new_page_is_told_whether_the_bot_is_online() -> None:
    """That may have changed between the page's look and its stream."""
    box = Sandbox()
    address = await box.start()
    try:
        url = f"{address}/sandbox/news?user={PEOPLE[0].id}"
        async with aiohttp.ClientSession() as session, session.get(url) as stream:
            line = await stream.content.readline()
            assert line == b"retry: 1000\n", "milliseconds until a lost stream is asked for again"
            while not line.startswith(b"data: "):
                line = await stream.content.readline()
            assert json.loads(line.removeprefix(b"data: ")) == {"kind": "bot", "online": False}
    finally:
        await box.stop()
