"""Several channels and a thread at once, one person at many tables, and channels that watch."""

from __future__ import annotations

import asyncio

from sandbox.web.driver import is_private, pictures, text_of
from sandbox.world.people import MANAGE_CHANNELS
from tests.e2e.house import House, told
from tests.tapping import find, has, tap


async def test_one_person_plays_in_several_channels_and_a_thread(house: House) -> None:
    await house.box.ask("new_channel", name="thread", parent="table")
    channels = ("table", "second-table", "thread")
    matches = {c: await house.begun("Anna", "Ben", channel=c) for c in channels}
    anna = house.person("Anna", "spectators")
    listed = await anna.slash("turns")
    assert "3 tables are waiting" in listed.text
    assert {b["custom_id"].split(":")[2] for b in find(listed.message, "turn")} == set(
        matches.values()
    )
    refused = await anna.slash("table open", channel="thread", game="carcassonne")
    assert "already has an open table" in refused.text
    await asyncio.gather(*(house.turn(matches[c], c) for c in channels))
    assert "No table is waiting" in (await anna.slash("turns")).text
    assert "3 tables are waiting" in (await house.person("Ben").slash("turns")).text
    for channel in channels[:2]:
        await house.turn(matches[channel], channel)
    await house.quiet()
    for channel in channels:
        assert told(await house.posts(channel)) == house.laid(matches[channel])
    assert len(house.laid(matches["thread"])) == 1
    assert "2 tables are waiting" in (await anna.slash("turns")).text


async def test_watching_shows_every_confirmed_turn_and_nothing_else(house: House) -> None:
    match_id = await house.begun("Anna", "大卫", river=True)
    sam = house.person("Sam", "spectators")
    await house.box.ask("overwrite", channel="spectators", user="Sam", allow=MANAGE_CHANNELS)
    watching = await sam.slash("table watch", table=match_id)
    assert "follows" in watching.text
    assert "already follows" in (await sam.slash("table watch", table=match_id)).text
    for _ in range(3):
        person = house.person(house.on_turn(match_id))
        await tap(person, (await house.posts())[-1], "turn")
        await house.drafted(person)
        await house.quiet()
        assert told(await sam.read()) == house.laid(match_id)  # no draft is ever told
        await person.slash("table confirm")
        await house.quiet()
        assert told(await sam.read()) == house.laid(match_id)
    seen = await sam.read()
    posts = [message for message in seen if not is_private(message)]
    assert len([post for post in posts if pictures(post)]) == 4  # how it stood, three turns
    assert all("followed from another channel" in text_of(post) for post in posts)
    assert not any(has(post, "turn") or has(post, "hand") for post in posts)
    assert not any(post["mentions"] for post in posts)
    in_channel = await sam.read("table")
    assert not any(is_private(message) for message in in_channel)
    assert match_id in (await sam.slash("table board")).text
    assert "no longer" in (await sam.slash("table unwatch")).text
    await house.turn(match_id)
    await house.quiet()
    assert len(told(await sam.read())) == 3
    assert told(await house.posts()) == house.laid(match_id)
    assert len(house.laid(match_id)) == 4
