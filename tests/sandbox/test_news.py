"""The stream of news that a page listens to."""

from __future__ import annotations

import json

import aiohttp

from sandbox import Sandbox
from sandbox.world.failures import Json
from sandbox.world.people import CHANNELS, PEOPLE
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.test_limits import table


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


async def test_pages_are_told_of_all_that_changes(box: Sandbox, bot: LittleBot) -> None:
    news: list[tuple[Json, int | None]] = []
    box.world.listeners.append(lambda event, only_for: news.append((event, only_for)))
    said = await table(bot).send("one")
    await said.edit(content="two")
    await said.delete()
    await (await bot.fetch_user(PEOPLE[1].id)).send("alone")
    made = await box.ask("new_channel", name="side", parent="table")
    await box.ask("join_thread", channel="side", user="Ben")
    await box.ask("archive", channel="side")
    await box.ask("delete_channel", channel="side")
    await box.ask("advance", seconds=5)
    assert [(event["kind"], only_for) for event, only_for in news] == [
        ("message", None),
        ("message_update", None),
        ("message_delete", None),
        ("message", PEOPLE[1].id),
        *[("channel", None)] * 3,
        ("channel_delete", None),
        ("clock", None),
    ]
    posted, edited, deleted, _, *opened, closed, clock = [event for event, _ in news]
    assert (posted["message"]["content"], edited["message"]["content"]) == ("one", "two")
    gone = {"id": str(said.id), "channel_id": str(CHANNELS[0][0])}
    assert deleted == {"kind": "message_delete"} | gone
    assert [event["channel"]["thread_metadata"]["archived"] for event in opened] == [
        False,
        False,
        True,
    ]
    assert (closed["id"], clock["ahead"]) == (made["id"], 5)
