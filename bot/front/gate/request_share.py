"""Discord takes 50 requests a second for a token, however many processes use it: each keeps to its
share."""

from __future__ import annotations

import asyncio
from collections import deque
from types import SimpleNamespace

import aiohttp

from bot.cluster.shards import ServedShards

ALL = 50
"""The requests per second that Discord accepts for one token."""
_UNCOUNTED = ("/interactions/", "/webhooks/")
"""The paths that Discord does not count."""


class RequestShare:
    """Limits how many requests may begin in a period, in the order of their arrival."""

    def __init__(self, shards: ServedShards) -> None:
        share = ALL * len(shards.ids) / shards.count
        self.requests = max(1, int(share))
        self.seconds = self.requests / share
        self._turn = asyncio.Lock()
        self._begun = deque[float](maxlen=self.requests)

    async def wait(self) -> None:
        """Waits until one more request may begin."""
        now = asyncio.get_running_loop().time
        async with self._turn:
            if len(self._begun) == self.requests:
                await asyncio.sleep(max(0.0, self._begun[0] + self.seconds - now()))
            self._begun.append(now())

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
