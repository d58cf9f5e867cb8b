"""Two processes on one database."""

from __future__ import annotations

from collections.abc import AsyncGenerator

import pytest_asyncio

from bot.storage.database import Database
from tests.matches.conftest import Club, club_of


@pytest_asyncio.fixture
async def clubs(url: str) -> AsyncGenerator[tuple[Club, Club]]:
    """Two processes, as far as the database can tell."""
    databases = [await Database.open(url) for _ in range(2)]
    first, second = (club_of(d, 1 + 1000 * n) for n, d in enumerate(databases))
    yield first, second
    for database in databases:
        await database.close()
