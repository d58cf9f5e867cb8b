"""A turn on another stand-in for Discord, made by others: SimCord."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.app import Bot
from bot.delivery.sending import text_of
from bot.front.commands import add_commands
from bot.front.gate.client import BoardClient
from bot.front.shown.covers import has_picture
from bot.settings import Settings
from bot.storage.database import Database

GAME = "carcassonne"


@pytest.fixture(autouse=True)
def forked_processes() -> None:
    """None here: SimCord counts what the event loop waits for, and knows only what the standard
    library starts."""


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    """A bot whose gateway is SimCord's."""
    settings = Settings(data_dir=tmp_path, _env_file=None)  # pyright: ignore[reportCallIssue]
    database = await Database.open(settings.database)
    bot = Bot(settings, database)
    yield bot
    await bot.renderer.close()
    await database.close()


def _buttons(message: discord.Message) -> dict[str, str]:
    """Custom ids by the verb they carry."""
    view = discord.ui.LayoutView.from_message(message)
    ids = [str(getattr(item, "custom_id", None) or "") for item in view.walk_children()]
    return {found.split(":")[1]: found for found in reversed(ids) if found.startswith("mp:")}


async def test_a_table_is_opened_joined_and_played_on_simcord(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def prepare(client: BoardClient) -> None:
        await add_commands(client)
        await client.tree.sync()

    monkeypatch.setattr(BoardClient, "setup_hook", prepare)
    async with simcord.run(bot.client, shard_count=1, settle_timeout=60) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("games")
        anna, ben = (guild.add_member(env.create_user(name)) for name in ("anna", "ben"))
        delivering = asyncio.create_task(bot.outbox.run())
        bot.matches.listen(bot.outbox.wake)
        opened = await anna.slash(channel, "table open", game=GAME)
        assert opened.ephemeral
        await bot.outbox.idle()
        lobby = channel.last_message
        assert lobby is not None
        assert has_picture(lobby)
        await ben.click(lobby, custom_id=_buttons(lobby)["join"])
        lobby = channel.last_message
        assert lobby is not None
        assert "**ben**" in text_of(discord.ui.LayoutView.from_message(lobby))
        assert has_picture(lobby)
        await anna.click(lobby, custom_id=_buttons(lobby)["start"])
        await bot.outbox.idle()
        await bot.outbox.stop()
        await delivering
        post = channel.last_message
        assert post is not None
        assert post.attachments
        assert [user.id for user in post.mentions] == [anna.id]
        panel = await anna.click(post, custom_id=_buttons(post)["turn"])
        assert panel.ephemeral
        answer: Any = panel.response
        assert {"list", "pick"} & set(_buttons(answer.message))
