"""What people and the bot may do in a channel: told as Discord tells it, and kept."""

from __future__ import annotations

import discord
import pytest
from discord.http import Route

from sandbox import Sandbox
from sandbox.web.driver import SimulatedUser
from sandbox.world import payloads, people
from sandbox.world.world import FORUM
from tests.sandbox.little_bot import LittleBot
from tests.sandbox.proof import soon
from tests.sandbox.test_limits import table

BEN = people.person_named("Ben")


def ben_in(bot: LittleBot, channel: discord.TextChannel | discord.Thread) -> discord.Permissions:
    """What the library makes of the roles and overwrites it was told."""
    member = discord.Member(
        data=payloads.member(BEN),  # pyright: ignore[reportArgumentType]
        guild=table(bot).guild,
        state=bot._connection,  # pyright: ignore[reportPrivateUsage]
    )
    return channel.permissions_for(member)


async def test_overwrites_are_told_and_count(box: Sandbox, bot: LittleBot) -> None:
    channel = box.world.channels[table(bot).id]
    assert ben_in(bot, table(bot)).view_channel
    await box.ask("overwrite", channel="table", deny=people.VIEW_CHANNEL)
    await soon(lambda: not ben_in(bot, table(bot)).view_channel)
    assert not box.world.permissions(BEN, channel) & people.VIEW_CHANNEL
    allowed = people.VIEW_CHANNEL | people.MANAGE_CHANNELS
    await box.ask("overwrite", channel="table", user="Ben", allow=allowed)
    await soon(lambda: ben_in(bot, table(bot)).manage_channels)
    assert box.world.permissions(BEN, channel) & allowed == allowed
    chloe = people.person_named("Chloé")
    assert not box.world.permissions(chloe, channel) & people.VIEW_CHANNEL
    assert box.world.permissions(people.PEOPLE[0], channel) == people.ALL_PERMISSIONS


async def test_a_private_thread_knows_who_is_in_it(box: Sandbox, bot: LittleBot) -> None:
    members = ["Ben", "Meeplepost"]
    made = await box.ask("new_channel", name="secret", parent="table", members=members)
    await soon(lambda: table(bot).get_thread(int(made["id"])) is not None)
    thread = table(bot).get_thread(int(made["id"]))
    assert thread is not None
    assert thread.is_private()
    assert (await thread.fetch_member(BEN.id)).id == BEN.id
    with pytest.raises(discord.NotFound):
        await thread.fetch_member(people.OWNER_ID)


async def test_a_private_thread_is_hidden_from_the_bot_until_it_is_added(
    box: Sandbox, bot: LittleBot, ben: SimulatedUser
) -> None:
    made = await box.ask("new_channel", name="secret", parent="table", members=["Ben"])
    number = int(made["id"])
    assert "to all" in (await ben.slash("demo say", text="x", channel="secret")).text
    with pytest.raises(discord.Forbidden) as refused:
        await bot.get_partial_messageable(number).send("x")
    assert refused.value.code == 50001
    told = payloads.guild_create(box.world, people.GUILD_ID)["threads"]
    assert (told, table(bot).get_thread(number)) == ([], None)
    await box.ask("join_thread", channel="secret", user="Meeplepost")
    await soon(lambda: table(bot).get_thread(number) is not None)
    await bot.get_partial_messageable(number).send("x")
    await box.ask("deny", channel="table", permissions=people.VIEW_CHANNEL)
    assert payloads.guild_create(box.world, people.GUILD_ID)["threads"] == []
    table(bot).guild._clear_threads()  # pyright: ignore[reportPrivateUsage]
    await box.ask("deny", channel="table", permissions=0)
    await soon(lambda: table(bot).get_thread(number) is not None)


async def test_answers_carry_no_file_where_the_bot_may_not_attach_any(
    box: Sandbox, bot: LittleBot, anna: SimulatedUser
) -> None:
    message = (await anna.slash("demo show")).message
    await box.ask("deny", channel="table", permissions=people.ATTACH_FILES)
    reply = await anna.begin(kind="component", message=message["id"], label="later 0")
    one = box.world.interactions[int(reply)]
    await soon(lambda: one.state == "deferred")
    request = bot.http.request(
        Route("PATCH", f"/webhooks/{people.APPLICATION_ID}/{one.token}/messages/@original"),
        form=[
            {"name": "payload_json", "value": '{"attachments": []}'},
            {"name": "files[0]", "value": b"x", "filename": "x.txt"},
        ],
    )
    with pytest.raises(discord.Forbidden) as refused:
        await request
    assert refused.value.code == 50013


async def test_what_everybody_is_denied_the_bot_is_denied_unless_it_is_given_it(
    box: Sandbox, bot: LittleBot
) -> None:
    await box.ask("overwrite", channel="table", deny=people.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden) as refused:
        await table(bot).send("x")
    assert refused.value.code == 50013
    await box.ask("overwrite", channel="table", user="Meeplepost", allow=people.SEND_MESSAGES)
    await table(bot).send("x")
    await soon(lambda: table(bot).permissions_for(table(bot).guild.me).send_messages)
    made = await box.ask("new_channel", name="forum", type=FORUM)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.get_partial_messageable(int(made["id"])).send("x")
    assert refused.value.code == 50008
    await box.ask("deny", channel="table", permissions=people.SEND_MESSAGES)
    with pytest.raises(discord.Forbidden):
        await table(bot).send("x")
    await soon(lambda: not table(bot).permissions_for(table(bot).guild.me).send_messages)


async def test_without_the_right_to_read_them_no_earlier_messages_are_told(
    box: Sandbox, bot: LittleBot
) -> None:
    sent = await table(bot).send("x")
    await box.ask("deny", channel="table", permissions=people.READ_HISTORY)
    assert [message async for message in table(bot).history()] == []
    with pytest.raises(discord.Forbidden):
        await table(bot).fetch_message(sent.id)
