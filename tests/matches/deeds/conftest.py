"""Whatever is done at a table, others are left as they are."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from tests.matches.bystanders import bystanders
from tests.matches.conftest import Club


@pytest_asyncio.fixture(autouse=True)
async def strangers(club: Club) -> AsyncIterator[None]:
    """A table of strangers, which no test of this folder may change."""
    async with bystanders(club.database):
        yield
