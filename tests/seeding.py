"""The chance of games that tests begin."""

from __future__ import annotations

from itertools import count
from zlib import crc32

import pytest


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Every run of a test plays the same games (where this is imported)."""
    numbers, test = count(), crc32(request.node.name.encode())
    for module in ("lobby", "practice", "rematch"):
        monkeypatch.setattr(
            f"bot.matches.deeds.{module}.new_seed", lambda: f"{test:x}-{next(numbers)}"
        )
