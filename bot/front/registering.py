"""Telling Discord the slash commands, when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.app_commands import AppCommand, AppCommandGroup

from bot.front.client import BoardClient
from bot.front.services import UNREACHABLE

_log = logging.getLogger(__name__)


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
    guild = None if guild_id is None else discord.Object(guild_id)
    if guild is not None:
        client.tree.copy_global_to(guild=guild)
    return _learn(client, await client.tree.sync(guild=guild))


async def learn_ids(client: BoardClient, guild_id: int | None) -> None:
    """Asks Discord for the ids of the commands, so that texts can mention them. Where it does not
    tell them, texts name the commands only."""
    guild = None if guild_id is None else discord.Object(guild_id)
    try:
        _learn(client, await client.tree.fetch_commands(guild=guild))
    except UNREACHABLE as error:
        _log.warning("the ids of the commands are not known (%s)", error)


def _learn(client: BoardClient, commands: Sequence[AppCommand]) -> int:
    ids = client.services.texts.command_ids
    ids.clear()
    for command in commands:
        below = [o.name for o in command.options if isinstance(o, AppCommandGroup)]
        names = [f"{command.name} {name}" for name in below] or [command.name]
        ids.update(dict.fromkeys(names, command.id))
    return len(commands)
