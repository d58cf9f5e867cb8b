"""Posts under Discord's limits: held up or told in words, never lost and never doubled."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

import pytest

from bot.delivery import outbox_store
from bot.matches.table.requests import Choose, Person
from rules.playing import choosable
from sandbox import TOKEN
from sandbox.protocol.faults import Fault
from sandbox.web.driver import controls, pictures, text_of
from sandbox.world.failures import Json
from sandbox.world.people import ATTACH_FILES, PEOPLE, SEND_MESSAGES
from tests.front.conftest import House, verb_of, verbs
from tests.front.shown.test_retired_messages import turn
from tests.sandbox.proof import PATIENCE

NO_PICTURE = "-# No picture: I am not allowed to attach files in this channel."
POST = "POST /channels/{channel_id}/messages"


def revisions(posts: list[Json]) -> list[int]:
    """What the posts of turns say of which revision they tell, by their button for the board."""
    ids = [c["custom_id"] for post in posts for c in controls(post) if verb_of(c) == "board"]
    return [int(custom_id.rsplit(":", 1)[1]) for custom_id in ids]


async def turn_of_anna(house: House, match_id: str) -> None:
    """The first turn of the game, a tile laid where the rules first allow it."""
    table = await house.bot.matches.table(match_id)
    first = str(choosable(house.bot.services.games[table.game], table.state, 0)[0])
    request = Choose((first, "pass"), confirm=True)
    await house.bot.matches.submit("turn", Person(PEOPLE[0].id, "Anna"), match_id, request)
    await house.bot.outbox.idle()


async def refused_for_a_while(house: House, match_id: str) -> float:
    """A turn is played while nothing can be posted; in how many seconds its post is tried again."""
    await turn_of_anna(house, match_id)
    (head,) = (await house.database.read(outbox_store.due)).values()
    return head.due_at - time.time()


async def test_too_large_a_picture_is_left_out_and_the_next_is_sent_again(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.box.ask("bounds", file_limit=1000)
    await turn_of_anna(house, match_id)
    told = (await house.posts())[-1]
    assert pictures(told) == []
    assert "lays" in text_of(told)
    await house.box.ask("bounds", file_limit=1 << 20)
    await turn(house, match_id)
    posts = await house.posts()
    assert len(pictures(posts[-1])) == 1
    assert verbs(next(post for post in posts if post["id"] == told["id"])) == ["history"]


async def test_where_no_files_may_be_attached_the_post_is_told_in_words(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.box.ask("deny", channel="table", permissions=ATTACH_FILES)
    before = house.box.requests[POST]
    await turn(house, match_id)
    told = (await house.posts())[-1]
    assert pictures(told) == []
    assert NO_PICTURE in text_of(told)
    assert house.box.requests[POST] == before + 2
    await house.box.ask("deny", channel="table", permissions=0)
    house.box.faults.add(Fault("403", r"POST /channels/\d+/messages", code=50006))
    await turn(house, match_id)
    assert "No picture: Discord did not accept it" in text_of((await house.posts())[-1])
    await turn(house, match_id)
    told = (await house.posts())[-1]
    assert len(pictures(told)) == 1
    assert NO_PICTURE not in text_of(told)


async def test_where_nothing_may_be_sent_the_post_waits_with_its_picture(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.box.ask("deny", channel="table", permissions=SEND_MESSAGES)
    await turn(house, match_id)
    count = len(await house.posts())
    assert (await house.bot.matches.queries.counts()).posts_waiting == 1
    await house.box.ask("deny", channel="table", permissions=0)
    async with asyncio.timeout(PATIENCE):
        while (await house.bot.matches.queries.counts()).posts_waiting:
            await asyncio.sleep(0.01)
    posts = await house.posts()
    assert len(posts) == count + 1
    assert len(pictures(posts[-1])) == 1
    told = list[int]()

    async def changed(channels: Collection[int]) -> None:
        told.extend(channels)

    monkeypatch.setattr(house.bot.client, "changed", changed)
    (guild,) = house.bot.client.guilds
    await house.bot.client.on_guild_role_update(guild.default_role, guild.default_role)
    assert int(await house.channel_id("table")) in told, "a role may have been given what lacked"


async def test_a_limit_of_all_requests_holds_posts_up_but_loses_and_doubles_none(
    house: House,
) -> None:
    channels = ("table", "second-table", "spectators")
    matches = [await house.begun("Anna", "Ben", channel=channel) for channel in channels]
    await house.box.ask("limit", which="total", requests=2, seconds=0.3)
    for _ in range(2):
        for match_id, channel in zip(matches, channels, strict=True):
            await turn_elsewhere(house, match_id, channel)
    for match_id, channel in zip(matches, channels, strict=True):
        posts = await house.posts(channel)
        table = await house.bot.matches.table(match_id)
        last = [n for n in revisions(posts) if n == table.revision]
        assert last == [table.revision]
        laid = [line for post in posts for line in text_of(post).split("\n") if "lays" in line]
        assert len(laid) == 2
    assert not house.box.complaints


async def turn_elsewhere(house: House, match_id: str, channel: str) -> None:
    """One confirmed turn, answered by interactions alone."""
    (name, *_) = await house.on_turn(match_id)
    person = house.person(name, channel)
    cell = (await person.autocomplete("carcassonne place", "cell"))[0]["value"]
    way = (await person.autocomplete("carcassonne place", "turn", cell=cell))[0]["value"]
    reply = await person.slash("do", text=f"place {cell} {way}; pass; confirm")
    assert "confirmed" in reply.text, reply.text


async def told_after_all(house: House, before: int) -> None:
    """What was held up is posted, once."""
    await house.bot.outbox.retry_now()
    posts = await house.posts()
    assert len(posts) == before + 1
    assert "lays" in text_of(posts[-1])


async def test_a_ban_for_invalid_requests_is_waited_out(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = len(await house.posts())
    await house.box.ask("limit", which="invalid", requests=0, seconds=600)
    assert 500 < await refused_for_a_while(house, match_id) < 602
    await house.box.ask("limit", which="invalid", requests=9, seconds=60)
    await told_after_all(house, before)


async def test_a_token_that_is_not_taken_for_a_while_loses_no_post(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = len(await house.posts())
    house.box.token = "another"
    assert await refused_for_a_while(house, match_id) > 5
    house.box.token = TOKEN
    await told_after_all(house, before)


async def test_a_post_waits_while_no_further_thread_may_be_active(house: House) -> None:
    await house.box.ask("new_channel", name="by-letter", parent="table")
    match_id = await house.begun("Anna", "Ben", channel="by-letter")
    before = len(await house.posts("by-letter"))
    await house.box.ask("archive", channel="by-letter")
    await house.box.ask("bounds", most_threads=0)
    assert await refused_for_a_while(house, match_id) > 5
    await house.box.ask("bounds", most_threads=9)
    await house.bot.outbox.retry_now()
    assert len(await house.posts("by-letter")) == before + 1
