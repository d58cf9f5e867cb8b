"""Direct messages: who sees them, who refuses them, and what may be done in them."""

from __future__ import annotations

import discord
import pytest
from discord.http import Route

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from sandbox.web.user_actions import Refusal
from sandbox.world import people
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.test_shards import connected, heard, nothing_more

DIRECT = people.DIRECT_NAME
BEN = people.person_named("Ben")


async def test_only_its_person_sees_a_direct_message(
    bot: LittleBot, box: Sandbox, ben: SimulatedUser, anna: SimulatedUser
) -> None:
    sent = await (await bot.fetch_user(BEN.id)).send("hello")
    assert [m["content"] for m in await ben.read(DIRECT)] == ["hello"]
    assert await anna.read(DIRECT) == []
    with pytest.raises(Refusal):
        await anna.read(str(sent.channel.id))
    with pytest.raises(Refusal, match="not yours"):
        await anna.click({"id": str(sent.id)}, "tap")
    assert sent.guild is None
    assert isinstance(sent.channel, discord.DMChannel)


@pytest.mark.parametrize(
    ("intents", "content"),
    [
        (discord.Intents(guild_messages=True), "to everybody"),
        (discord.Intents(dm_messages=True), "to Ben"),
    ],
)
async def test_messages_of_a_server_and_direct_ones_are_asked_for_apart(
    bot: LittleBot, box: Sandbox, intents: discord.Intents, content: str
) -> None:
    channel, ben = bot.guilds[0].text_channels[0], await bot.fetch_user(BEN.id)
    async with connected(box, intents=intents.value) as socket:
        await heard(socket, "READY")
        await channel.send("to everybody")
        await ben.send("to Ben")
        assert (await heard(socket, "MESSAGE_CREATE"))["content"] == content
        await nothing_more(socket)


async def test_a_channel_is_opened_but_nothing_sent_to_whoever_refuses(
    bot: LittleBot, box: Sandbox, ben: SimulatedUser
) -> None:
    user = await bot.fetch_user(BEN.id)
    await box.ask("refuse_direct", user="Ben")
    channel = await user.create_dm()
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("hello")
    assert refused.value.code == 50007
    await box.ask("refuse_direct", user="Ben", refuse=False)
    await channel.send("hello again")
    assert [m["content"] for m in await ben.read(DIRECT)] == ["hello again"]


@pytest.mark.parametrize(("number", "code"), [(1, 50033), (people.APPLICATION_ID, 50007)])
async def test_no_channel_is_opened_with_strangers_and_oneself(
    bot: LittleBot, number: int, code: int
) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.start_private_message(number)
    assert refused.value.code == code


async def test_direct_messages_are_no_channels_of_the_server(bot: LittleBot, box: Sandbox) -> None:
    made = await box.ask("new_server", name="Far")
    await box.ask("new_channel", name="elsewhere", server=made["id"])
    await box.ask("new_channel", name="thread", parent="table")
    route = Route("GET", "/guilds/{guild_id}/channels", guild_id=people.GUILD_ID)
    told = await bot.http.request(route)
    assert {channel["type"] for channel in told} == {0}
    assert [int(channel["id"]) for channel in told] == [channel[0] for channel in people.CHANNELS]
    assert all(channel.name != DIRECT for channel in bot.guilds[0].channels)
    seen = (await box.ask("look", user="Ben"))["channels"]
    assert [c["id"] for c in seen if c["type"] == 1] == [str(people.direct_id(BEN))]


async def test_a_command_there_comes_from_a_user_and_from_no_server(
    bot: LittleBot, box: Sandbox, ben: SimulatedUser
) -> None:
    reply = await ben.slash("demo show", channel=DIRECT)
    told = box.world.interactions[int(reply.id)].payload
    assert not told.keys() & {"member", "guild", "guild_id", "guild_locale"}
    assert told["user"]["id"] == str(BEN.id)
    assert (told["context"], told["authorizing_integration_owners"]) == (1, {"0": "0"})
    assert told["channel_id"] == str(people.direct_id(BEN))
    origin = reply.message["interaction_metadata"]
    assert origin["authorizing_integration_owners"] == {"0": "0"}
    what = {"command": "demo say", "options": {"text": "hello", "to": "Anna"}}
    named = await ben.begin(kind="command", channel=DIRECT, **what)
    given = box.world.interactions[int(named)].payload["data"]["resolved"]
    assert given.keys() == {"users"}


async def test_commands_of_a_server_are_not_offered_there(
    bot: LittleBot, ben: SimulatedUser
) -> None:
    server = discord.Object(people.GUILD_ID)
    bot.tree.copy_global_to(guild=server)
    bot.tree.clear_commands(guild=None)
    await bot.tree.sync(guild=server)
    await bot.tree.sync()
    with pytest.raises(Refusal, match="no command /demo in direct messages"):
        await ben.slash("demo show", channel=DIRECT)
    assert (await ben.slash("demo show")).messages


async def test_a_command_is_offered_where_its_contexts_say(
    bot: LittleBot, ben: SimulatedUser
) -> None:
    (demo,) = bot.tree.get_commands()
    assert isinstance(demo, discord.app_commands.Group)
    for server, direct in ((True, False), (False, True)):
        demo.allowed_contexts = discord.app_commands.AppCommandContext(
            guild=server or None, dm_channel=direct or None
        )
        await bot.tree.sync()
        with pytest.raises(Refusal, match="no command /demo"):
            await ben.slash("demo show", channel=DIRECT if server else "table")
        assert (await ben.slash("demo show", channel="table" if server else DIRECT)).messages
