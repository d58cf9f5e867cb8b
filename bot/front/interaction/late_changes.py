"""Changes that people made without learning of it, because the answer came too late or was lost."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from cachetools import FIFOCache

from bot.cluster.shards import ServedShards
from bot.matches.schedule.reminders import store_late_change
from bot.matches.table import requests
from bot.matches.table.requests import Answer, Request
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_tables

_told, _matches = schema.told.c, schema.matches.c


class LateChanges:
    """Changes that were stored although Discord told the person that the bot did not respond. They
    are kept in memory until the person's next panel mentions them. Between two runs of the bot they
    are in the database."""

    KEYS: Mapping[type[Request], str] = {
        requests.Choose: "late-choose",
        requests.Back: "late-back",
        requests.Confirm: "late-confirm",
        requests.Forget: "late-forget",
        requests.KeepLine: "late-plan",
        requests.PlanAnswer: "late-plan",
        requests.LayPlan: "late-plan",
    }
    """The requests of a panel, and the message keys that describe them."""
    MOST = 1000
    """The most changes to remember. The oldest are forgotten first."""

    def __init__(self) -> None:
        self._keys: FIFOCache[tuple[str, int], str] = FIFOCache(self.MOST)

    def keep(self, answer: Answer, user_id: int, request: Request) -> None:
        """Remembers what a person did at a table. Only the newest change is kept."""
        confirmed = answer.key == "confirmed"
        key = self.KEYS.get(requests.Confirm if confirmed else type(request))
        if key is not None:
            self._keys[answer.match_id, user_id] = key

    def find(self, match_id: str, user_id: int) -> str | None:
        """The message key of a person's unanswered change at a table; None if there is none."""
        return self._keys.get((match_id, user_id))

    def drop(self, match_id: str, user_id: int) -> None:
        """Forgets a change, because the person has been told."""
        self._keys.pop((match_id, user_id), None)

    async def load(self, database: Database, served: ServedShards) -> None:
        """Loads the changes that an earlier process stored for the tables of these shards."""
        self._keys.update(await database.write(lambda connection: _take_all(connection, served)))

    async def store(self, database: Database) -> None:
        """Stores all unanswered changes for the next process."""
        if self._keys:
            await database.write(self._store_all)

    def _store_all(self, connection: sa.Connection) -> None:
        for (match_id, user_id), key in self._keys.items():
            store_late_change(connection, match_id, user_id, key)


def _take_all(connection: sa.Connection, served: ServedShards) -> dict[tuple[str, int], str]:
    """Loads the stored changes of these shards and clears them in the database."""
    here = sa.select(_matches.id).where(*served_tables(served))
    untold = sa.and_(_told.late.is_not(None), _told.match_id.in_(here))
    query = sa.select(_told.match_id, _told.user_id, _told.late).where(untold)
    keys = {(row.match_id, row.user_id): row.late for row in connection.execute(query)}
    if keys:
        connection.execute(sa.update(schema.told).where(untold).values(late=None))
    return {who: key for who, key in keys.items() if key in LateChanges.KEYS.values()}
