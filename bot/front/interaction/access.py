"""What a person may see and manage in other channels, from what Discord tells about them.

An interaction tells the person's permissions in its own channel and their roles; for every other
channel of the server they follow from its roles and overwrites. What cannot be told is not allowed.
"""

from __future__ import annotations

from typing import Any

import discord
from discord.abc import GuildChannel

from bot.matches.table.requests import Place, Refused

NOTHING = discord.Permissions.none()


def place_of(interaction: discord.Interaction[Any]) -> Place:
    """Where somebody asks. Refuses outside of servers."""
    guild, channel = interaction.guild_id, interaction.channel_id
    if guild is None or channel is None:
        raise Refused("only-in-server")
    return Place(guild, channel)


def known(interaction: discord.Interaction[Any], channel_id: int) -> discord.Permissions:
    """What the person may do in a channel of the server, without asking Discord: nothing in threads
    that sleep, nor in private ones of which they may not manage all."""
    if channel_id == interaction.channel_id:
        return interaction.permissions
    channel = _cached(interaction, channel_id)
    may = _permissions(interaction, channel)
    return NOTHING if _is_private(channel) and not may.manage_threads else may


async def asked(interaction: discord.Interaction[Any], channel_id: int) -> discord.Permissions:
    """The same; Discord is asked about threads that sleep, and who is in a private one."""
    if channel_id == interaction.channel_id:
        return interaction.permissions
    channel = _cached(interaction, channel_id) or await _fetched(interaction, channel_id)
    may = _permissions(interaction, channel)
    if isinstance(channel, discord.Thread) and channel.is_private() and not may.manage_threads:
        return may if await _is_in(channel, interaction.user.id) else NOTHING
    return may


def sleeps(interaction: discord.Interaction[Any], channel_id: int) -> bool:
    """True for a channel that the bot does not know without asking: a thread that sleeps, or one
    that is gone."""
    return channel_id != interaction.channel_id and _cached(interaction, channel_id) is None


def manages(may: discord.Permissions) -> bool:
    """True for whoever may manage a channel where they have these permissions."""
    return may.administrator or (may.view_channel and may.manage_channels)


def sends(interaction: discord.Interaction[Any]) -> bool:
    """True for whoever may post where they ask."""
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
    user = interaction.user
    if not isinstance(channel, GuildChannel | discord.Thread) or not isinstance(
        user, discord.Member
    ):
        return NOTHING
    try:
        may = channel.permissions_for(user)
    except discord.ClientException:  # a thread whose channel the bot does not see
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
