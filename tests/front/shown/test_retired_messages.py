"""Earlier posts lose their buttons and nothing else, in one request."""

from __future__ import annotations

import asyncio
import json

import sqlalchemy as sa

from bot.delivery import outbox_store
from bot.storage import schema
from sandbox import Fault
from sandbox.web.driver import controls, pictures, text_of
from sandbox.world.components import every
from sandbox.world.failures import Json
from tests.front.conftest import House, has, verbs, whole_turn
from tests.sandbox.proof import PATIENCE

EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"


async def turn(house: House, match_id: str) -> None:
    """One confirmed turn; returns when it was posted and the post before it tidied up."""
    (name, *_) = await house.on_turn(match_id)
    person = house.person(name)
    shown = (await person.slash("turns")).message
    await whole_turn(person, shown)
    await house.posts()


async def content(house: House, message: Json) -> bytes:
    """The bytes of a message's picture, as everybody may load them."""
    (shown,) = pictures(message)
    return await house.bot.client.http.get_from_cdn(shown["media"]["url"])


def plain(message: Json) -> list[Json]:
    """What a message shows beside its controls, without addresses and numbers."""
    left_out = {"id", "components", "items"}
    parts = [part for part in every(message["components"]) if part["type"] not in (1, 2, 3)]
    shown = [{k: v for k, v in part.items() if k not in left_out} for part in parts]
    return shown + [{"alt": item["description"]} for item in pictures(message)]


async def stored_with_its_picture(house: House, message: Json) -> None:
    """Discord keeps only the files that an edit lists: the picture's is, by its id and name."""
    query = sa.select(schema.posts.c.retired).where(schema.posts.c.message_id == int(message["id"]))
    stored = await house.database.read(lambda connection: connection.execute(query).scalar_one())
    (file,) = json.loads(stored)["attachments"]
    (shown,) = pictures(json.loads(stored))
    media = pictures(message)[0]["media"]
    assert (file["id"], shown["media"]["url"]) == (
        media["attachment_id"],
        f"attachment://{file['filename']}",
    )
    assert file["filename"] in media["url"]


async def test_an_earlier_post_keeps_its_picture_and_the_way_to_look_back(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = (await house.posts())[-1]
    drawn = await content(house, before)
    await stored_with_its_picture(house, before)
    await turn(house, match_id)
    posts = await house.posts()
    after = next(post for post in posts if post["id"] == before["id"])
    assert controls(before)
    assert verbs(after) == ["history"]
    assert plain(after) == plain(before)
    assert text_of(after) == text_of(before)
    assert await content(house, after) == drawn
    assert [post["id"] for post in posts if has(post, "board")] == [posts[-1]["id"]]


async def test_a_turn_costs_two_requests_in_each_of_its_channels(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    for channel in ("second-table", "spectators"):
        await house.person("Anna", channel).slash("table watch", table=match_id)
    await turn(house, match_id)
    before = house.box.requests.copy()
    await turn(house, match_id)
    spent = house.box.requests - before
    counted = {route: n for route, n in spent.items() if "{token}" not in route}
    assert counted == {
        "POST /channels/{channel_id}/messages": 3,
        EDIT: 3,
    }


async def test_a_post_whose_look_is_not_stored_is_read_first(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = (await house.posts())[-1]
    drawn = await content(house, before)
    forget = sa.update(schema.posts).values(retired=None)
    await house.database.write(lambda connection: connection.execute(forget))
    requests = house.box.requests.copy()
    await turn(house, match_id)
    after = next(post for post in await house.posts() if post["id"] == before["id"])
    assert verbs(after) == ["history"]
    assert plain(after) == plain(before)
    assert await content(house, after) == drawn
    spent = house.box.requests - requests
    assert spent["GET /channels/{channel_id}/messages/{message_id}"] == spent[EDIT] == 1


async def test_a_refused_edit_leaves_the_post_as_it_is_and_is_not_repeated(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    before = (await house.posts())[-1]
    house.box.faults.add(Fault("403", "PATCH /channels", times=9))
    await turn(house, match_id)
    assert house.box.faults.struck == 1
    assert next(post for post in await house.posts() if post["id"] == before["id"]) == before


async def test_an_edit_that_has_to_wait_holds_up_neither_posts_nor_the_end(house: House) -> None:
    match_id = await house.begun("Anna", "Ben")
    await house.box.ask("age", channel="table", seconds=3601)
    await house.box.ask("limit", which="old_edits", requests=0, seconds=25)
    edits = house.box.requests[EDIT]
    for _ in range(2):
        (name, *_) = await house.on_turn(match_id)
        person = house.person(name)
        await whole_turn(person, (await person.slash("turns")).message)
        async with asyncio.timeout(PATIENCE):
            while await house.database.read(outbox_store.due) or house.box.requests[EDIT] == edits:
                await asyncio.sleep(0.01)
    posts = await house.person("Sam").read()
    assert len([post for post in posts if has(post, "board")]) == 3  # the beginning and two turns
    await house.restart()
    assert house.box.requests[EDIT] == edits + 1
