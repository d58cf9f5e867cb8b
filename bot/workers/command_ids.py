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
"""Until a process looks again whether another one has registered the commands."""


class CommandIdsWorker(BackgroundWorker):
    """Learns the ids once the commands of this version are registered."""

    def __init__(self, client: BoardClient, database: Database, guild_id: int | None) -> None:
        super().__init__()
        self._client, self._database, self._guild_id = client, database, guild_id
        self._learnt = False
        self._found: Sequence[Registered] | None = None

    async def poll(self) -> float | None:
        """Learns them if they are there by now."""
        return None if self._learnt or await self.learnt() else AGAIN_SECONDS

    async def learnt(self) -> bool:
        """Whether the commands of this version were registered; then their ids are known."""
        kept = await preferences.remembered(self._database, self._key)
        if kept == await commands_digest(self._client):
            self._found = await learn_ids(self._client, self._guild_id)
            self._learnt = True
        return self._learnt

    async def registered(self) -> bool:
        """Whether the commands of this version were registered and Discord still has them so. Where
        it does not tell, that is believed."""
        if not await self.learnt():
            return False
        kept = await preferences.remembered(self._database, self._versions_key)
        if self._found is None or kept == versions_digest(self._found):
            return True
        _log.info("Discord's commands are not those that were registered last")
        return False

    async def register(self) -> None:
        """Tells Discord the commands, and the other processes that it knows them."""
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
