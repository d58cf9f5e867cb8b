"""Registers the slash commands with Discord when they have changed."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

from discord import AppCommandOptionType

from bot.front.gate.client import BoardClient
from bot.front.interaction.services import UNREACHABLE

_log = logging.getLogger(__name__)

Registered: TypeAlias = Mapping[str, Any]
"""A command as Discord returns it."""
_GROUPS = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


_PAYLOADS: WeakKeyDictionary[BoardClient, list[dict[str, Any]]] = WeakKeyDictionary()
"""The commands of a client as sent to Discord. They are cached, because translating them takes a
tenth of a second."""


async def command_payload(client: BoardClient) -> list[dict[str, Any]]:
    """The commands as they are sent to Discord. They do not change while the bot runs."""
    known, tree = _PAYLOADS.get(client), client.tree
    if known is None:
        translator, commands = tree.translator, tree.get_commands()
        assert translator is not None, "set up"
        known = [await command.get_translated_payload(tree, translator) for command in commands]
        _PAYLOADS[client] = known
    return known


def commands_key(application_id: int | None, guild_id: int | None) -> str:
    """The key under which the digest of the last registered commands is stored."""
    return f"commands-{application_id}-{guild_id or 'global'}"[:64]


async def commands_digest(client: BoardClient) -> str:
    """A digest of the client's commands."""
    payload = await command_payload(client)
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def versions_digest(commands: Sequence[Registered]) -> str:
    """A digest of the commands at Discord, based on the version that each has there."""
    versions = sorted(f"{command['id']} {command.get('version')}" for command in commands)
    return hashlib.sha256("\n".join(versions).encode()).hexdigest()


async def register_commands(client: BoardClient, guild_id: int | None) -> Sequence[Registered]:
    """Registers the commands for everybody or for one server. Returns those that Discord has
    now."""
    return _learn_ids(client, await _put(client, guild_id, await command_payload(client)))


async def remove_commands(client: BoardClient, guild_id: int | None) -> None:
    """Removes all commands for everybody or for one server."""
    await _put(client, guild_id, [])


async def registered_commands(client: BoardClient, guild_id: int | None) -> Sequence[Registered]:
    """The commands that Discord has for everybody or for one server."""
    application = _application(client)
    if guild_id is None:
        return await client.http.get_global_commands(application)
    return await client.http.get_guild_commands(application, guild_id)


async def learn_ids(client: BoardClient, guild_id: int | None) -> Sequence[Registered] | None:
    """Loads the command ids from Discord, so that texts can mention commands. Returns None if
    Discord does not answer. Texts then contain only the names."""
    try:
        return _learn_ids(client, await registered_commands(client, guild_id))
    except UNREACHABLE as error:
        _log.warning("the ids of the commands are not known (%s)", error)
        return None


async def _put(
    client: BoardClient, guild_id: int | None, payload: list[dict[str, Any]]
) -> Sequence[Registered]:
    application = _application(client)
    if guild_id is None:
        return await client.http.bulk_upsert_global_commands(application, payload)
    return await client.http.bulk_upsert_guild_commands(application, guild_id, payload)


def _application(client: BoardClient) -> int:
    assert client.application_id is not None, "logged in"
    return client.application_id


def _learn_ids(client: BoardClient, commands: Sequence[Registered]) -> Sequence[Registered]:
    """Stores the ids of the commands and sub-commands for mentions in texts."""
    ids = client.services.texts.command_ids
    ids.clear()
    for command in commands:
        below = [o["name"] for o in command.get("options", ()) if o["type"] in _GROUPS]
        names = [f"{command['name']} {name}" for name in below] or [command["name"]]
        ids.update(dict.fromkeys(names, int(command["id"])))
    return commands
