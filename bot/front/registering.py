"""Telling Discord the slash commands, when they have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import discord

from bot.front.client import BoardClient


async def command_payload(client: BoardClient) -> list[dict[str, Any]]:
    """The commands as Discord is told about them."""
    tree = client.tree
    translator = tree.translator
    commands = tree.get_commands()
    if translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, translator) for command in commands]


def commands_key(application_id: int | None, guild_id: int | None) -> str:
    """Under what the digest of the commands registered last is remembered."""
    return f"commands-{application_id}-{guild_id or 'global'}"[:64]


async def commands_digest(client: BoardClient) -> str:
    """Changes when the commands do."""
    payload = await command_payload(client)
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


async def register_commands(client: BoardClient, guild_id: int | None) -> int:
    """Tells Discord the commands, for everybody or for one server. Returns their number."""
    if guild_id is None:
        return len(await client.tree.sync())
    guild = discord.Object(guild_id)
    client.tree.copy_global_to(guild=guild)
    return len(await client.tree.sync(guild=guild))
