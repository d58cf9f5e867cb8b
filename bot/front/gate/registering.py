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
"""A command as Discord has it."""
_GROUPS = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)


_PAYLOADS: WeakKeyDictionary[BoardClient, list[dict[str, Any]]] = WeakKeyDictionary()
"""What a client's commands are told as: translating them takes a tenth of a second."""


async def command_payload(client: BoardClient) -> list[dict[str, Any]]:
    """The commands as Discord is told about them; they stay as they are."""
    known, tree = _PAYLOADS.get(client), client.tree
    if known is None:
        translator, commands = tree.translator, tree.get_commands()
        assert translator is not None, "set up"
        known = [await command.get_translated_payload(tree, translator) for command in commands]
        _PAYLOADS[client] = known
    return known


def commands_key(application_id: int | None, guild_id: int | None) -> str:
    """Under what the digest of the commands registered last is remembered."""
    return f"commands-{application_id}-{guild_id or 'global'}"[:64]


async def commands_digest(client: BoardClient) -> str:
    """Changes when the commands do."""
    payload = await command_payload(client)
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def versions_digest(commands: Sequence[Registered]) -> str:
    """Changes when commands at Discord do: each has a version there."""
    versions = sorted(f"{command['id']} {command.get('version')}" for command in commands)
    return hashlib.sha256("\n".join(versions).encode()).hexdigest()


async def register_commands(client: BoardClient, guild_id: int | None) -> Sequence[Registered]:
    """Tells Discord the commands, for everybody or for one server. Returns what it has now."""
    return _learn_ids(client, await _put(client, guild_id, await command_payload(client)))


async def remove_commands(client: BoardClient, guild_id: int | None) -> None:
    """Takes all commands away from everybody or from one server."""
    await _put(client, guild_id, [])


async def registered_commands(client: BoardClient, guild_id: int | None) -> Sequence[Registered]:
    """The commands that Discord has for everybody, or for one server."""
    application = _application(client)
    if guild_id is None:
        return await client.http.get_global_commands(application)
    return await client.http.get_guild_commands(application, guild_id)


async def learn_ids(client: BoardClient, guild_id: int | None) -> Sequence[Registered] | None:
    """Asks Discord for the commands, so that texts can mention them by their ids. None where it
    does not tell: then texts name the commands only."""
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
    ids = client.services.texts.command_ids
    ids.clear()
    for command in commands:
        below = [o["name"] for o in command.get("options", ()) if o["type"] in _GROUPS]
        names = [f"{command['name']} {name}" for name in below] or [command["name"]]
        ids.update(dict.fromkeys(names, int(command["id"])))
    return commands
