"""The ids of the slash commands: one process registers the commands, every one knows their ids."""

from __future__ import annotations

from bot.front.client import BoardClient
from bot.front.registering import commands_digest, commands_key, learn_ids, register_commands
from bot.storage import preferences
from bot.storage.database import Database
from bot.worker import BackgroundWorker

AGAIN_SECONDS = 5.0
"""Until a process looks again whether another one has registered the commands."""


class CommandIdsWorker(BackgroundWorker):
    """Learns the ids once the commands of this version are registered."""

    def __init__(self, client: BoardClient, database: Database, guild_id: int | None) -> None:
        super().__init__()
        self._client, self._database, self._guild_id = client, database, guild_id
        self._learnt = False

    async def is_due(self) -> bool:
        """Ids can always wait."""
        return False

    async def poll(self) -> float | None:
        """Learns them if they are there by now."""
        return None if self._learnt or await self.learnt() else AGAIN_SECONDS

    async def learnt(self) -> bool:
        """Whether the commands are registered as they are now; then their ids are known."""
        kept = await preferences.remembered(self._database, self._key)
        if kept == await commands_digest(self._client):
            await learn_ids(self._client, self._guild_id)
            self._learnt = True
        return self._learnt

    async def register(self) -> None:
        """Tells Discord the commands, and the other processes that it knows them."""
        await register_commands(self._client, self._guild_id)
        digest = await commands_digest(self._client)
        await preferences.remember(self._database, self._key, digest)

    @property
    def _key(self) -> str:
        return commands_key(self._client.application_id, self._guild_id)
