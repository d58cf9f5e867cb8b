"""The permissions of whoever uses the bot, in the channels of their server.

An interaction says what the person may do in its own channel, and which roles they have. For every
other channel the permissions follow from those roles and the channel's overwrites. Where they
cannot be worked out, nothing is allowed.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.abc import GuildChannel

from bot.matches.table.requests import Place, Refused

NOTHING = discord.Permissions.none()


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """The server and channel of an interaction. Refuses direct messages."""
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        raise Refused("only-in-server")
    return Place(guild, channel)


def known_permissions(
    interaction: discord.Interaction[Any], channel_id: int
) -> discord.Permissions:
    """What the person may do in a channel of the server, without a request to Discord.

    They may do nothing in an archived thread, which the bot does not know. In a private thread they
    need the permission to manage threads, because its members are not known either.
    """
    if channel_id == interaction.channel_id:
        return interaction.permissions
    channel = _cached(interaction, channel_id)
    may = _permissions(interaction, channel)
    return NOTHING if _is_private(channel) and not may.manage_threads else may


async def permissions_in(
    interaction: discord.Interaction[Any], channel_id: int
) -> discord.Permissions:
    """What the person may do in a channel of the server. Archived threads and the members of
    private ones are requested from Discord."""
    if channel_id == interaction.channel_id:
        return interaction.permissions
    channel = _cached(interaction, channel_id) or await _fetched(interaction, channel_id)
    may = _permissions(interaction, channel)
    if isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads:
        return may if await _is_in(channel, interaction.user.id) else NOTHING
    return may


def is_unknown(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """Whether the bot must ask Discord about a channel: it is an archived thread, or it is gone."""
    return channel_id != interaction.channel_id and _cached(interaction, channel_id) is None


def can_manage(may: discord.Permissions) -> bool:
    """True if these permissions are enough to manage a channel."""
    return may.administrator or (may.view_channel and may.manage_channels)


def may_send(interaction: discord.Interaction[Any]) -> bool:
    """True if the person may post in the channel of the interaction."""
    may, thread = interaction.permissions, isinstance(interaction.channel, discord.Thread)
    return may.send_messages_in_threads if thread else may.send_messages


def _cached(interaction: discord.Interaction[Any], channel_id: int) -> object:
    return interaction.guild and interaction.guild.get_channel_or_thread(channel_id)


async def _fetched(interaction: discord.Interaction[Any], channel_id: int) -> object:
    try:
        return await interaction.client.fetch_channel(channel_id)
    except discord.HTTPException:
        return None


def _permissions(interaction: discord.Interaction[Any], channel: object) -> discord.Permissions:
    """What the person may do in a channel, by their roles and the channel's overwrites."""
    user = interaction.user
    if not isinstance(channel, GuildChannel | discord.Thread) or not isinstance(
        user, discord.Member
    ):
        return NOTHING
    try:
        may = channel.permissions_for(user)
    except discord.ClientException:  # a thread in a channel that the bot cannot see
        return NOTHING
    return may if channel.guild.id == interaction.guild_id and may.view_channel else NOTHING


def _is_private(channel: object) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _is_in(thread: discord.Thread, user_id: int) -> bool:
    try:
        await thread.fetch_member(user_id)
    except discord.HTTPException:
        return False
    return True
