"""The ids of the slash commands: one process registers the commands, every one knows their ids."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from bot.front.gate.client import BoardClient
from bot.front.gate.registering import (
    Registered,
    commands_digest,
    commands_key,
    learn_ids,
    register_commands,
    versions_digest,
)
from bot.storage import preferences
from bot.storage.database import Database
from bot.workers.worker import BackgroundWorker

_log = logging.getLogger(__name__)

AGAIN_SECONDS = 5.0
"""Seconds until a process checks again whether another one has registered the commands."""


class CommandIdsWorker(BackgroundWorker):
    """Loads the command ids once this version's commands are registered."""

    def __init__(self, client: BoardClient, database: Database, guild_id: int | None) -> None:
        super().__init__()
        self._client, self._database, self._guild_id = client, database, guild_id
        self._is_done = False
        self._commands: Sequence[Registered] | None = None

    async def poll(self) -> float | None:
        """Loads the ids if they are available."""
        return None if self._is_done or await self.learn() else AGAIN_SECONDS

    async def learn(self) -> bool:
        """Loads the ids if this version's commands are registered. Returns whether they are
        known."""
        kept = await preferences.remembered(self._database, self._key)
        if kept == await commands_digest(self._client):
            self._commands = await learn_ids(self._client, self._guild_id)
            self._is_done = True
        return self._is_done

    async def are_registered(self) -> bool:
        """Whether this version's commands are registered and unchanged at Discord. If Discord's
        commands cannot be read, they count as unchanged."""
        if not await self.learn():
            return False
        kept = await preferences.remembered(self._database, self._versions_key)
        if self._commands is None or kept == versions_digest(self._commands):
            return True
        _log.info("Discord's commands are not those that were registered last")
        return False

    async def register(self) -> None:
        """Registers the commands at Discord and stores their ids for other processes."""
        versions = versions_digest(await register_commands(self._client, self._guild_id))
        await preferences.remember(self._database, self._versions_key, versions)
        digest = await commands_digest(self._client)
        await preferences.remember(self._database, self._key, digest)

    @property
    def _key(self) -> str:
        return commands_key(self._client.application_id, self._guild_id)

    @property
    def _versions_key(self) -> str:
        return f"{self._key}-versions"
