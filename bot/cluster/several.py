"""Several processes on one PostgreSQL database."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.engine import URL

from bot.cluster.cluster import Cluster, Heard, Purpose, Topic
from bot.cluster.leases import SharedLeases, Write
from bot.cluster.notifications import Notifications, tell
from bot.cluster.server_lock import ServerLock, ServerTurns
from bot.cluster.shards import ServedShards


class Several(Cluster):
    """The other processes on a PostgreSQL database. `process` names this one. `read` and `write`
    run transactions and raise one of `failures` when they fail."""

    def __init__(
        self,
        url: URL,
        process: str,
        read: Write,
        write: Write,
        failures: tuple[type[Exception], ...],
    ) -> None:
        super().__init__()
        self._url, self._process = url, process
        self.leases = SharedLeases(process, read, write, failures)

    def tell(self, connection: sa.Connection, topic: Topic, name: str) -> None:
        """See `Cluster`."""
        tell(connection, self._process, topic, name)

    async def hear(self, heard: Heard) -> None:
        """See `Cluster`."""
        await Notifications(self._url, self._process, heard).run()

    def lock(self, shards: ServedShards | None, purpose: Purpose) -> ServerLock:
        """See `Cluster`."""
        return ServerLock(self._url, shards, purpose)

    def turns(self) -> ServerTurns:
        """See `Cluster`."""
        return ServerTurns(self._url)
