"""Opening a table in a thread of its own."""

from __future__ import annotations

import logging
from contextlib import suppress

import discord

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import UNREACHABLE, missing_for_thread
from bot.matches.table.requests import Answer, Open, Place, Refused

_log = logging.getLogger(__name__)

WEEK = 10080
"""Minutes without a message after which Discord puts the thread away; a post brings it back."""
_NAME_LIMIT = 100


async def open_in_thread(
    context: InteractionContext, game: str, locale: str, options: dict[str, str]
) -> Answer:
    """A lobby in a new public thread of the channel. Refuses where there can be none, and opens
    nothing then. The same interaction, delivered again, gets the table that it has opened."""
    channel = _parent(context)
    matches = context.services.matches
    async with context.services.showing(f"thread {context.interaction.id}"):
        opened = await matches.answered(context.interaction.id)
        if opened is not None:
            return opened
        number, nowhere = await matches.free_id(), Place(channel.guild.id, 0)
        await matches.check_would_open(context.person, Open(game, nowhere, locale, options))
        thread = await _made(context, channel, game, locale, number)
        request = Open(game, Place(channel.guild.id, thread.id), locale, options, number)
        try:
            return await context.submit(None, request)
        except Exception:
            await _undo(thread)
            raise


def _parent(context: InteractionContext) -> discord.TextChannel:
    """The channel, where it can have threads and the bot may make them."""
    channel = context.interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("no-threads-here")
    may = context.interaction.permissions
    if not (may.create_public_threads and may.send_messages_in_threads):
        raise Refused("thread-silent")
    missing = missing_for_thread(context.interaction)
    if missing:
        words = [context.say(f"permission-{key}") for key in missing]
        raise Refused(
            "missing-permissions", names=context.services.texts.listed(context.locale, words)
        )
    return channel


async def _made(
    context: InteractionContext, channel: discord.TextChannel, game: str, locale: str, number: str
) -> discord.Thread:
    name = f"{context.services.texts.say(locale, f'{game}-name')} {number}"
    try:
        return await channel.create_thread(
            name=name[:_NAME_LIMIT],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=WEEK,
        )
    except discord.HTTPException as error:
        _log.warning("channel %s: no thread could be made (%s)", channel.id, error)
        raise Refused("thread-refused") from error


async def _undo(thread: discord.Thread) -> None:
    """The thread goes; where the bot may not delete it, it is put away."""
    with suppress(*UNREACHABLE):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True, locked=False)
