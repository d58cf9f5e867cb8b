"""Limits on requests a second. Discord takes 50 for a token, however many processes use it: each
keeps to its share."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from types import SimpleNamespace
from typing import Self

import aiohttp

from bot.cluster.shards import ServedShards

ALL = 50
"""The requests per second that Discord accepts for one token."""
_UNCOUNTED = ("/interactions/", "/webhooks/")
"""The paths that Discord does not count."""


class RateLimiter:
    """Limits how many requests may begin in a period, in the order of their arrival."""

    def __init__(self, requests: int, seconds: float = 1.0) -> None:
        self.requests, self.seconds = requests, seconds
        self._turn = asyncio.Lock()
        self._begun = deque[float](maxlen=requests)

    @classmethod
    def for_shards(cls, shards: ServedShards) -> Self:
        """The limit of a process that serves these shards."""
        share = ALL * len(shards.ids) / shards.count
        requests = max(1, int(share))
        return cls(requests, requests / share)

    def spend(self) -> None:
        """Counts a request that begins without waiting."""
        self._begun.append(time.monotonic())

    async def wait(self) -> None:
        """Waits until one more request may begin, and counts it."""
        async with self._turn:
            while (pause := self._pause()) > 0:  # noqa: ASYNC110 - others spend meanwhile
                await asyncio.sleep(pause)
            self.spend()

    def _pause(self) -> float:
        if len(self._begun) < self.requests:
            return 0.0
        return self._begun[0] + self.seconds - time.monotonic()

    def trace(self) -> aiohttp.TraceConfig:
        """The trace with which a client's counted requests wait."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._begins)
        return config

    async def _begins(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestStartParams,
    ) -> None:
        path = request.url.path
        if path.startswith("/api/") and not any(one in path for one in _UNCOUNTED):
            await self.wait()
