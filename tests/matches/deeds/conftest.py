"""Whatever is done at a table, others are left as they are."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.matches.conftest import Club
from tests.matches.strangers import strangers_beside


@pytest_asyncio.fixture(autouse=True)
async def strangers(club: Club) -> AsyncIterator[None]:
    """A table of strangers, which no test of this folder may change."""
    async with strangers_beside(club.database):
        yield
