"""What Discord refuses, the sandbox refuses with the same codes."""

from __future__ import annotations

import asyncio
import io
import time
from typing import Any

import discord
import pytest
from discord.http import Route

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from sandbox.world import people
from sandbox.world.world import FORUM
from tests.each import each
from tests.sandbox.conftest import hurried, running
from tests.sandbox.little_bot import LittleBot, Tap, board, note, picture
from tests.sandbox.proof import soon

TABLE = people.CHANNELS[0][0]


def table(bot: LittleBot) -> discord.TextChannel:
    """#table, as the bot knows it."""
    channel = bot.get_channel(TABLE)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def post(bot: LittleBot, body: dict[str, Any]) -> Any:
    """A message in #table, past the library's own checks."""
    return await bot.http.request(
        Route("POST", "/channels/{channel_id}/messages", channel_id=TABLE), json=body
    )


def text(content: str) -> dict[str, Any]:
    """A text display."""
    return {"type": 10, "content": content}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    """An action row."""
    return {"type": 1, "components": list(inside)}


def button(number: int = 0, **more: Any) -> dict[str, Any]:
    """A button with an id of its own."""
    return {"type": 2, "style": 1, "label": "x", "custom_id": f"b{number}"} | more


def link(**more: Any) -> dict[str, Any]:
    """A button that leads to a web page."""
    return {"type": 2, "style": 5, "label": "x", "url": "https://example.org"} | more


def select(count: int, **more: Any) -> dict[str, Any]:
    """A select with so many options."""
    options = [choice(str(number)) for number in range(count)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def choice(value: str, /, **more: Any) -> dict[str, Any]:
    """An option of a select."""
    return {"label": value, "value": value} | more


def section(count: int, **more: Any) -> dict[str, Any]:
    """So many texts beside a button."""
    return {"type": 9, "components": [text("x")] * count, "accessory": button()} | more


def container(**more: Any) -> dict[str, Any]:
    """A box with one text."""
    return {"type": 17, "components": [text("x")]} | more


def gallery(*descriptions: str) -> dict[str, Any]:
    """Pictures with what they show."""
    media = {"url": "https://example.org/x.png"}
    return {"type": 12, "items": [{"media": media, "description": told} for told in descriptions]}


BEYOND: list[tuple[str, list[dict[str, Any]]]] = [
    ("components", [text("x")] * 41),
    ("components", [text("x" * 2001), text("x" * 2000)]),
    ("components.0.content", [text("")]),
    ("components.0.components.0.label", [row(button(label="x" * 81))]),
    ("components.0.components.0.custom_id", [row(button(custom_id="x" * 101))]),
    ("components.0.components.1.custom_id", [row(button(), button())]),
    ("components.0.components.0.emoji", [row(button(emoji={"name": "x"}))]),
    ("components.0.components.0.emoji", [row(button(emoji={"id": "17", "name": "tile"}))]),
    (
        "components.0.components.0.options.1.emoji",
        [
            row(
                select(
                    1,
                    options=[
                        {"label": "a", "value": "a", "emoji": {"name": "🔍"}},
                        {"label": "b", "value": "b", "emoji": {"name": "→"}},
                    ],
                )
            )
        ],
    ),
    ("components.0.components.0.url", [row(button(url="https://example.org"))]),
    ("components.0.components.0.sku_id", [row(button(sku_id="1"))]),
    ("components.0.components.0.custom_id", [row(link(custom_id="x"))]),
    ("components.0.components.0.sku_id", [row(link(sku_id="1"))]),
    ("components.0.components.0.url", [row(link(url=None))]),
    ("components.0.components.0.url", [row(link(url="example.org"))]),
    ("components.0.components.0.style", [row(button(style=6))]),
    ("components.0.components", [row(*[button(i) for i in range(6)])]),
    ("components.0.components.0.options", [row(select(26))]),
    ("components.0.components.0.options", [row(select(0))]),
    ("components.0.components.0.placeholder", [row(select(2, placeholder="x" * 151))]),
    ("components.0.components", [row(button(), select(2))]),
    ("components.0.items", [{"type": 12, "items": []}]),
    (
        "components.0.items.0.media.url",
        [{"type": 12, "items": [{"media": {"url": "attachment://none.png"}}]}],
    ),
    ("components.0.file.url", [{"type": 13, "file": {"url": "https://example.org/x.txt"}}]),
    ("components.0.components.0.type", [{"type": 17, "components": [{"type": 17}]}]),
    ("components.0.spacing", [{"type": 14, "spacing": 0}]),
    ("components.0.spacing", [{"type": 14, "spacing": 3}]),
    ("components", [text("x") | {"id": 3}, text("y") | {"id": 3}]),
    ("components.0.components.0.label", [row(button(label=""))]),
    ("components.0.components.0.custom_id", [row(button(custom_id=""))]),
    ("components.0.components.0.url", [row(link(url=f"https://{'x' * 505}"))]),
    ("components.0.components.0.max_values", [row(select(25, min_values=-1))]),
    ("components.0.components.0.max_values", [row(select(25, min_values=3, max_values=2))]),
    (
        "components.0.components.0.max_values",
        [row({"type": 5, "custom_id": "s", "max_values": 26})],
    ),
    ("components.0.components.0.max_values", [row(select(2, min_values=0, max_values=0))]),
    ("components.0.components.0.options", [row(select(2, max_values=3))]),
    ("components.0.components.0.options", [row(select(2, options=[choice("a"), choice("a")]))]),
    (
        "components.0.components.0.options",
        [row(select(2, options=[choice(value, default=True) for value in "ab"]))],
    ),
    *[
        (f"components.0.components.0.options.0.{key}", [row(select(1, options=[wrong]))])
        for key in ("label", "value", "description")
        for wrong in (choice("a", **{key: "x" * 101}), choice("a", **{key: ""}))
    ],
    ("components.0.components", [section(0)]),
    ("components.0.components", [section(4)]),
    ("components.0.accessory.type", [section(1, accessory=None)]),
    ("components.1.accessory.custom_id", [row(button()), section(1)]),
    ("components.0.components.0.type", [section(1, components=[button()])]),
    ("components.0.accent_color", [container(accent_color=-1)]),
    ("components.0.accent_color", [container(accent_color=0x1000000)]),
    ("components.0.components", [container(components=[])]),
    ("components.0.items", [gallery(*"abcdefghijk")]),
    ("components.0.items.0.description", [gallery("x" * 1025)]),
]


@each("beyond", BEYOND)
async def test_components_beyond_the_limits(
    bot: LittleBot, beyond: tuple[str, list[dict[str, Any]]]
) -> None:
    path, components = beyond
    with pytest.raises(discord.HTTPException) as refused:
        await post(bot, {"flags": 1 << 15, "components": components})
    assert (refused.value.status, refused.value.code) == (400, 50035)
    assert f"In {path}:" in str(refused.value)


async def test_components_at_the_limits_are_taken(bot: LittleBot) -> None:
    texts = [text("x" * 100)] * 39
    signs = ("🔍", "⬅️", "👩‍🌾", "1️⃣", "ℹ️")
    buttons = [button(i, emoji={"name": sign}) for i, sign in enumerate(signs)]
    components = [*texts[:33], row(*buttons)]
    done = await post(bot, {"flags": 1 << 15, "components": components})
    assert len(done["components"]) == 34
    widest = [
        choice("x" * 99 + letter, description="x" * 100) for letter in "abcdefghijklmnopqrstuvwxy"
    ]
    components = [
        text("x" * 3993) | {"id": 2},
        text("x") | {"id": 0},
        text("x") | {"id": 0},
        row(select(25, options=widest, min_values=0, max_values=25, placeholder="x" * 150)),
        row(button(label="x" * 80, custom_id="x" * 100), link(url=f"https://{'x' * 504}")),
        section(3),
        container(accent_color=0),
        container(accent_color=0xFFFFFF),
        gallery("x" * 1024, *"abcdefghi"),
        row(select(2, custom_id="t", options=[choice("a", default=True), choice("b")])),
        *[row({"type": kind, "custom_id": f"of {kind}"}) for kind in (5, 6, 7, 8)],
    ]
    done = await post(bot, {"flags": 1 << 15, "components": components})
    assert [part["id"] for part in done["components"][:4]] == [2, 1, 3, 4], "0 is no id"


async def test_version_two_takes_no_content_and_stays(bot: LittleBot) -> None:
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await post(bot, {"flags": 1 << 15, "content": "x", "components": [text("x")]})
    message = await table(bot).send(view=note("two"))
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await message.edit(content="one")


async def test_what_becomes_version_two_gives_up_content_and_embeds(bot: LittleBot) -> None:
    old = await table(bot).send("one", embed=discord.Embed(title="x"))
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2") as refused:
        await old.edit(view=note("two"))
    assert (refused.value.status, refused.value.code) == (400, 50035)
    await old.edit(content=None, embeds=[], view=note("two"))


async def test_content_and_emptiness(bot: LittleBot) -> None:
    with pytest.raises(discord.HTTPException) as long:
        await table(bot).send("x" * 2001)
    with pytest.raises(discord.HTTPException) as empty:
        await table(bot).send("")
    assert (long.value.code, empty.value.code) == (50035, 50006)
    long_embeds = [{"description": "x" * 2000, "footer": {"text": "x" * 1000}}] * 2
    everybody, twice = {"parse": ["users"], "users": ["1"]}, {"users": [1, "1"]}
    beyond: list[tuple[str, dict[str, Any]]] = [
        ("embeds", {"embeds": [*long_embeds, {"title": "x"}]}),
        ("embeds", {"embeds": [{"title": "x"}] * 11}),
        ("embeds.0.title", {"embeds": [{"title": "x" * 257}]}),
        ("embeds.0.description", {"embeds": [{"description": "x" * 4097}]}),
        ("embeds.0.fields", {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}),
        ("allowed_mentions", {"content": "x", "allowed_mentions": everybody}),
        ("allowed_mentions.users", {"content": "x", "allowed_mentions": twice}),
        ("nonce", {"content": "x", "nonce": "x" * 26}),
    ]
    for path, body in beyond:
        with pytest.raises(discord.HTTPException) as refused:
            await post(bot, body)
        assert refused.value.code == 50035
        assert f"In {path}:" in str(refused.value)
    await post(bot, {"content": "x" * 2000, "embeds": long_embeds, "nonce": "x" * 25})
    alone = await table(bot).send(file=discord.File(io.BytesIO(b"x"), "x.txt"))
    assert [file.filename for file in alone.attachments] == ["x.txt"]


async def test_a_file_over_ten_mebibytes(bot: LittleBot) -> None:
    most = bytes(10 * 1024 * 1024)
    await table(bot).send(file=discord.File(io.BytesIO(most), "most.png"))
    with pytest.raises(discord.HTTPException) as refused:
        await table(bot).send(file=discord.File(io.BytesIO(most + b"x"), "big.png"))
    assert (refused.value.status, refused.value.code) == (413, 40005)


async def test_a_nonce_seen_before_gives_the_first_message(box: Sandbox, bot: LittleBot) -> None:
    first = await post(bot, {"content": "a", "nonce": "n1", "enforce_nonce": True})
    again = await post(bot, {"content": "b", "nonce": "n1", "enforce_nonce": True})
    other = Route("POST", "/channels/{channel_id}/messages", channel_id=people.CHANNELS[1][0])
    body = {"content": "c", "nonce": "n1", "enforce_nonce": True}
    elsewhere = await bot.http.request(other, json=body)  # a nonce is the author's
    loose = await post(bot, {"content": "b", "nonce": "n1"})
    assert first["id"] == again["id"] == elsewhere["id"] != loose["id"]
    assert again["content"] == "a"
    known = box._nonces  # pyright: ignore[reportPrivateUsage]
    for minutes, same in ((4, True), (6, False)):
        known["n1"] = (time.monotonic() - 60 * minutes, *known["n1"][1:])
        later = await post(bot, {"content": "d", "nonce": "n1", "enforce_nonce": True})
        assert (later["id"] == loose["id"]) is same


@pytest.mark.parametrize("key", ["users", "roles"])
async def test_a_hundred_mentions_are_allowed_by_id(bot: LittleBot, key: str) -> None:
    for count, taken in ((100, True), (101, False)):
        ids = [str(number + 1) for number in range(count)]
        sent = post(bot, {"content": "x", "allowed_mentions": {key: ids}})
        if taken:
            await sent
            continue
        with pytest.raises(discord.HTTPException, match="allowed_mentions") as refused:
            await sent
        assert refused.value.code == 50035


REFUSED = """
GET /guilds/77 404 10004
GET /guilds/{guild}/members/77 404 10007
GET /users/77 404 10013
GET /channels/77 404 10003
GET /channels/x 400 50035
GET /channels/{table}/thread-members/77 404 10007
GET /channels/77/messages/77 404 10003
GET /channels/{table}/messages/77 404 10008
DELETE /channels/77/messages/77 404 10003
DELETE /channels/{table}/messages/77 404 10008
GET /applications/77/commands 404 10002
GET /applications/{bot}/guilds/77/commands 404 10004
GET /applications/{bot}/emojis/77 404 10014
PATCH /channels/{table} 403 50013
PATCH /channels/{table}/messages/{said} 403 50005
DELETE /channels/{table} 403 50013
DELETE /channels/{table}/messages/{said} 403 50013
POST /channels/{forum}/threads 400 50024
POST /channels/{forum}/messages 400 50008
"""
"""Requests, and the status and code with which each is refused."""


async def test_unknown_channels_messages_and_permissions(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = (await anna.say("hello"))["id"]
    forum = (await box.ask("new_channel", name="forum", type=FORUM))["id"]
    ids = {"guild": people.GUILD_ID, "bot": people.APPLICATION_ID, "table": TABLE}
    for request in REFUSED.format(**ids, said=said, forum=forum).strip().splitlines():
        method, path, status, code = request.split()
        with pytest.raises(discord.HTTPException) as no:
            await bot.http.request(Route(method, path), json={"content": "x", "type": 11})
        assert (no.value.status, no.value.code) == (int(status), int(code)), request
    monkeypatch.setattr("sandbox.world.world.KEPT_MESSAGES", 2)
    oldest, *kept = [await table(bot).send(name, file=picture(name)) for name in ("a", "b", "c")]
    assert [message.id async for message in table(bot).history()] == [m.id for m in kept[::-1]]
    assert await kept[0].attachments[0].read()
    with pytest.raises(discord.NotFound):
        await oldest.attachments[0].read()
    with pytest.raises(discord.NotFound) as no_channel:
        await bot.fetch_channel(12345)
    with pytest.raises(discord.NotFound) as no_message:
        await table(bot).fetch_message(12345)
    await box.ask("deny", channel="table", permissions=people.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as no_right:
        await post(bot, {"content": "x"})
    await box.ask("deny", channel="table", permissions=people.VIEW_CHANNEL)
    with pytest.raises(discord.Forbidden) as no_view:
        await post(bot, {"content": "x"})
    refused = (no_channel, no_message, no_right, no_view)
    assert [one.value.code for one in refused] == [10003, 10008, 50013, 50001]


async def test_a_message_is_told_whole(bot: LittleBot) -> None:
    told = await post(bot, {"content": "hello"})
    own = {key: told.pop(key) for key in ("id", "author", "timestamp")}
    assert own["author"]["id"] == str(people.APPLICATION_ID)
    flags = {"pinned": False, "tts": False, "mention_everyone": False, "flags": 0, "type": 0}
    lists = ("mentions", "mention_roles", "attachments", "embeds", "components")
    assert told == flags | {key: [] for key in lists} | {
        "channel_id": str(TABLE), "content": "hello", "edited_timestamp": None
    }  # fmt: skip


async def test_history_comes_in_pages(bot: LittleBot) -> None:
    sent = [(await table(bot).send(str(number))).id for number in range(5)]
    places = [discord.Object(number) for number in sent]

    async def read(**asked: Any) -> list[int]:
        return [message.id async for message in table(bot).history(**asked)]

    assert await read() == sent[::-1]
    assert await read(limit=2) == [sent[4], sent[3]]
    assert await read(before=places[2]) == [sent[1], sent[0]]
    assert await read(before=places[4], limit=2) == [sent[3], sent[2]]
    assert await read(after=places[2]) == [sent[3], sent[4]]
    assert await read(after=places[0], limit=2) == [sent[1], sent[2]]


async def test_archived_threads(box: Sandbox, bot: LittleBot, anna: SimulatedUser) -> None:
    made = await box.ask("new_channel", name="side", parent="table")
    thread = await bot.fetch_channel(int(made["id"]))
    assert isinstance(thread, discord.Thread)
    message = await thread.send("hello")
    await box.ask("archive", channel="side")
    with pytest.raises(discord.HTTPException) as edited:
        await message.edit(content="bye")
    await thread.send("wakes it")
    await message.edit(content="bye")
    await box.ask("archive", channel="side", locked=True)
    with pytest.raises(discord.HTTPException) as sent:
        await thread.send("no")
    assert (edited.value.code, sent.value.code) == (50083, 50083)
    side: Any = box.world.channels[thread.id]
    await box.ask("archive", channel="side", archived=False)
    await thread.send(view=board(), file=picture())
    told = (await anna.read("side"))[-1]
    own = await table(bot).create_thread(name="own", type=discord.ChannelType.public_thread)
    for archived in (True, False):
        assert (await own.edit(archived=archived)).archived is archived
        assert (await own.edit(slowmode_delay=0)).archived is archived
        await soon(lambda gone=archived: (table(bot).guild.get_thread(own.id) is None) == gone)
    with pytest.raises(discord.Forbidden):
        await own.edit(locked=True)
    for locked in (False, True):  # answers to people are under the same law
        await box.ask("archive", channel="side", locked=locked)
        assert (await anna.click(told, label="hand 0")).private
        with hurried(box):
            assert (await anna.click(told, label="more 0")).failed
            said = await anna.slash("demo say", channel="side", text="x")
        assert (said.failed, side.archived) == (locked, locked)


async def test_a_locked_thread_takes_nothing_even_while_it_is_active(
    box: Sandbox, bot: LittleBot
) -> None:
    made = await box.ask("new_channel", name="side", parent="table")
    thread = await bot.fetch_channel(int(made["id"]))
    assert isinstance(thread, discord.Thread)
    message = await thread.send("hello")
    await box.ask("archive", channel="side", archived=False, locked=True)
    for refused in (thread.send("no"), message.edit(content="no")):
        with pytest.raises(discord.HTTPException) as told:
            await refused
        assert told.value.code == 160005
    await box.ask("archive", channel="side", locked=True)
    with pytest.raises(discord.HTTPException) as gone:
        await message.delete()
    assert gone.value.code == 50083
    await box.ask("archive", channel="side", archived=False, locked=True)
    await message.delete()


async def test_late_and_double_answers(box: Sandbox, bot: LittleBot, anna: SimulatedUser) -> None:
    one = await anna.slash("demo say", text="x")
    act = box.world.interactions[int(one.id)]
    route = Route("POST", f"/interactions/{act.id}/{act.token}/callback")
    with pytest.raises(discord.HTTPException) as double:
        await bot.http.request(route, json={"type": 5})
    assert (double.value.status, double.value.code) == (400, 40060)
    act.answer = None
    with pytest.raises(discord.HTTPException, match="type") as wrong:
        await bot.http.request(route, json={"type": 8, "data": {"choices": []}})
    assert wrong.value.code == 50035, "suggestions are for words being typed"
    with hurried(box):
        late = await anna.slash("demo quiet", seconds=0.8)
    assert late.failed
    act = box.world.interactions[int(late.id)]
    route = Route("POST", f"/interactions/{act.id}/{act.token}/callback")
    with pytest.raises(discord.NotFound) as unknown:
        await bot.http.request(route, json={"type": 5})
    assert unknown.value.code == 10062


async def test_a_token_dies_after_its_time(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sandbox.world.world.KEPT_INTERACTIONS", 2)
    acts = [await anna.slash("demo say", text=said) for said in "abc"]
    kept, one = [int(act.id) for act in acts[1:]], acts[-1]
    assert list(box.world.interactions) == kept
    assert [act.id for act in box.world.by_token.values()] == kept
    act = box.world.interactions[int(one.id)]
    act.born -= 901
    route = Route("PATCH", f"/webhooks/{people.APPLICATION_ID}/{act.token}/messages/@original")
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json={"content": "y"})
    assert (refused.value.status, refused.value.code) == (401, 50027)


async def test_a_token_reaches_its_own_messages_only(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    other = await table(bot).send("other")
    one = await anna.slash("demo say", text="x")
    token = box.world.interactions[int(one.id)].token
    way = f"/webhooks/{people.APPLICATION_ID}/{token}"
    with pytest.raises(discord.NotFound) as refused:
        await bot.http.request(Route("PATCH", f"{way}/messages/{other.id}"), json={"content": "y"})
    assert refused.value.code == 10008
    strange = Route("POST", f"/webhooks/{people.APPLICATION_ID + 1}/{token}")
    with pytest.raises(discord.NotFound) as refused:
        await bot.http.request(strange, json={"content": "y"})
    assert refused.value.code == 10015
    more = await bot.http.request(Route("POST", way), json={"content": "more"})
    for number in (more["id"], one.message["id"]):
        await bot.http.request(Route("PATCH", f"{way}/messages/{number}"), json={"content": "y"})


async def test_ephemeral_messages_are_out_of_the_channels_reach(
    bot: LittleBot, anna: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    private = (await anna.click(message, label="hand 0")).message
    with pytest.raises(discord.NotFound):
        await table(bot).fetch_message(int(private["id"]))
    assert private["id"] not in [str(m.id) async for m in table(bot).history()]


async def test_a_wrong_token_is_refused(box: Sandbox) -> None:
    with pytest.raises(discord.LoginFailure):
        async with running(LittleBot(), token="wrong"):
            raise AssertionError


async def test_a_route_that_is_not_modelled_is_told(box: Sandbox, bot: LittleBot) -> None:
    with pytest.raises(discord.NotFound):
        await bot.http.request(Route("GET", "/voice/regions"))
    assert "does not model" in str(box.complaints[0])


async def test_a_taken_port_is_an_os_error(box: Sandbox) -> None:
    port = int(box.address.rsplit(":", 1)[1])
    with pytest.raises(OSError, match="in use"):
        await Sandbox().start(port=port)
    with pytest.raises(ValueError, match="this machine only"):
        await Sandbox().start(host="0.0.0.0")


async def test_a_real_like_rate_limit_slows_posts(box: Sandbox, bot: LittleBot) -> None:
    await box.ask("limit", requests=3, seconds=0.3)
    begun = asyncio.get_running_loop().time()
    for number in range(7):
        await table(bot).send(str(number))
    assert asyncio.get_running_loop().time() - begun > 0.55
    assert Tap("more").custom_id == "tap:more:0"
