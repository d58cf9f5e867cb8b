"""The application's emojis, as Discord keeps them."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from sandbox import Sandbox
from sandbox.protocol.limits import Limit
from tests.sandbox.little_bot import LittleBot, picture
from tests.sandbox.test_limits import TABLE


def image() -> bytes:
    """A picture as PNG."""
    return picture().fp.read()


async def test_made_listed_and_deleted(box: Sandbox, bot: LittleBot) -> None:
    made = await bot.create_application_emoji(name="temple_1", image=image())
    assert [emoji.name for emoji in await bot.fetch_application_emojis()] == ["temple_1"]
    assert (await bot.fetch_application_emoji(made.id)).name == "temple_1"
    assert await made.read() == image()
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    with pytest.raises(discord.NotFound, match="Unknown Emoji"):
        await bot.fetch_application_emoji(made.id)


@pytest.mark.parametrize("name", ["x", "a-b", "tile red", "x" * 33])
async def test_a_wrong_name_is_refused(bot: LittleBot, name: str) -> None:
    with pytest.raises(discord.HTTPException, match="name"):
        await bot.create_application_emoji(name=name, image=image())


async def test_a_name_is_taken_once(bot: LittleBot) -> None:
    await bot.create_application_emoji(name="temple", image=image())
    await bot.create_application_emoji(name="other", image=image())
    with pytest.raises(discord.HTTPException, match="name") as told:
        await bot.create_application_emoji(name="temple", image=image())
    assert (told.value.status, told.value.code) == (400, 50035)


async def test_one_too_many_at_a_time_is_told_without_any_warning(
    box: Sandbox, bot: LittleBot
) -> None:
    box.limits.emojis = Limit(1, 3600.0)
    await bot.create_application_emoji(name="one", image=image())
    bot.http.max_ratelimit_timeout = 30.0
    with pytest.raises(discord.RateLimited):
        await bot.create_application_emoji(name="two", image=image())


async def test_a_button_shows_only_an_emoji_there_is(box: Sandbox, bot: LittleBot) -> None:
    made = await bot.create_application_emoji(name="temple", image=image())
    channel = bot.get_channel(TABLE)
    assert isinstance(channel, discord.TextChannel)

    def view(emoji: discord.PartialEmoji) -> ui.LayoutView:
        found = ui.LayoutView(timeout=None)
        found.add_item(ui.ActionRow(ui.Button(label="Go", custom_id="go", emoji=emoji)))
        return found

    sent = await channel.send(view=view(discord.PartialEmoji(name="temple", id=made.id)))
    assert sent.id
    (row,) = box.world.messages[TABLE][sent.id].data["components"]
    assert row["components"][0]["emoji"] == {"name": "temple", "id": str(made.id)}
    with pytest.raises(discord.HTTPException, match="Invalid emoji"):
        await channel.send(view=view(discord.PartialEmoji(name="temple", id=made.id + 1)))
