"""Files of messages are told, kept and dropped as on Discord."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import discord
import pytest
from discord import ui
from discord.http import Route

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser, pictures
from sandbox.world import people
from sandbox.world.failures import Json
from sandbox.world.files import Files
from tests.sandbox.little_bot import LittleBot, board, picture
from tests.sandbox.test_limits import TABLE, table

V2 = 1 << 15


def gallery(name: str = "board.png") -> ui.LayoutView:
    """A picture and nothing else."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}")))
    return view


async def edit(bot: LittleBot, message_id: int, body: Json) -> Any:
    """An edit past the library's own checks."""
    path = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", path, channel_id=TABLE, message_id=message_id)
    return await bot.http.request(route, json=body)


async def content(bot: LittleBot, message: Json) -> bytes:
    """The bytes of a message's picture."""
    (shown,) = pictures(message)
    return await bot.http.get_from_cdn(shown["media"]["url"])


async def shown_id(anna: SimulatedUser) -> str:
    """The attachment id that the last message's picture tells."""
    return pictures((await anna.read())[-1])[0]["media"]["attachment_id"]


async def test_a_file_that_a_component_shows_is_no_attachment_of_its_message(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    events: list[Json] = []
    box.world.dispatch = lambda _name, data, _intent: events.append(data)
    sent = await table(bot).send(view=board(), file=picture())
    (listed,) = [message async for message in table(bot).history(limit=5)]
    fetched = await table(bot).fetch_message(sent.id)
    assert [m.attachments for m in (sent, listed, fetched)] == [[], [], []]
    asking = asyncio.create_task(anna.click((await anna.read())[-1], label="more 0"))
    await asyncio.sleep(0)
    while len(events) < 2:
        await asyncio.sleep(0.01)
    asking.cancel()
    assert events[0]["attachments"] == events[1]["message"]["attachments"] == []
    assert (await content(bot, events[0]))[:4] == b"\x89PNG"


async def test_a_file_that_an_embed_shows_is_none_either_but_a_loose_one_is(
    bot: LittleBot,
) -> None:
    embed = discord.Embed(title="x").set_image(url="attachment://board.png")
    sent = await table(bot).send(embed=embed, files=[picture(), picture("loose.png")])
    assert [(a.filename, a.content_type) for a in sent.attachments] == [("loose.png", "image/png")]
    assert str(sent.embeds[0].image.url).startswith("http")


async def test_an_edit_without_a_list_keeps_the_files(bot: LittleBot, anna: SimulatedUser) -> None:
    message = await table(bot).send(view=board(), file=picture())
    await message.edit(view=gallery())
    assert (await content(bot, (await anna.read())[-1]))[:4] == b"\x89PNG"


async def test_an_edit_with_a_list_drops_what_it_does_not_name(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    message = await table(bot).send(view=board(), file=picture())
    with pytest.raises(discord.HTTPException, match="not part of this message") as refused:
        await message.edit(view=gallery(), attachments=message.attachments)
    assert (refused.value.status, refused.value.code) == (400, 50035)
    file_id = await shown_id(anna)
    kept = [{"id": file_id, "filename": "board.png"}]
    body = {"components": gallery().to_components(), "flags": V2, "attachments": kept}
    told = await edit(bot, message.id, body)
    assert (await content(bot, told))[:4] == b"\x89PNG"
    text = [{"type": 10, "content": "gone"}]
    await edit(bot, message.id, {"components": text, "flags": V2, "attachments": []})
    with pytest.raises(discord.HTTPException, match="not part of this message"):
        await message.edit(view=gallery())


async def test_an_edit_that_uploads_drops_the_files_it_does_not_list(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    message = await table(bot).send(view=board(), file=picture())
    await message.edit(view=board(1, "new.png"), attachments=[picture("new.png")])
    with pytest.raises(discord.HTTPException, match="not part of this message"):
        await message.edit(view=gallery("board.png"))
    await message.edit(view=gallery("new.png"))
    assert (await content(bot, (await anna.read())[-1]))[:4] == b"\x89PNG"


async def test_an_edit_must_list_the_file_it_uploads(bot: LittleBot) -> None:
    message = await table(bot).send(view=board(), file=picture())
    path = "/channels/{channel_id}/messages/{message_id}"
    route = Route("PATCH", path, channel_id=TABLE, message_id=message.id)
    body = {"components": gallery("new.png").to_components(), "flags": V2}
    with pytest.raises(discord.HTTPException, match="not part of this message"):
        await bot.http.request(route, form=upload(body))
    listed = body | {"attachments": [{"id": 0, "filename": "new.png"}]}
    await bot.http.request(route, form=upload(listed))


async def test_an_edit_adds_files_only_where_the_bot_may_attach_any(
    box: Sandbox, bot: LittleBot
) -> None:
    message = await table(bot).send(view=board(), file=picture())
    await box.ask("deny", channel="table", permissions=people.ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(view=gallery("new.png"), attachments=[picture("new.png")])
    assert refused.value.code == 50013
    await message.edit(view=gallery())


def upload(body: Json) -> list[dict[str, Any]]:
    """A multipart body with one picture."""
    payload = {"name": "payload_json", "value": json.dumps(body)}
    file = {"name": "files[0]", "value": picture("new.png").fp.read(), "filename": "new.png"}
    return [payload, file | {"content_type": "application/octet-stream"}]


def test_beyond_what_memory_holds_the_oldest_files_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.world.files.MEMORY_LIMIT", 6)
    files = Files()
    files.put(1, b"1234")
    files.put(2, b"12")
    assert files.get(1) == b"1234"
    files.put(3, b"1")
    assert [files.get(file_id) for file_id in (1, 2, 3)] == [None, b"12", b"1"]
    files.drop(2)
    files.put(4, b"12345")
    assert files.get(3) == b"1"
