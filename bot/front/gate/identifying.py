"""Sessions at Discord's gateway begin one after the other: some five seconds apart in each bucket
of shards, over all processes of the bot."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from collections import defaultdict

from bot.cluster.cluster import Turns

_log = logging.getLogger(__name__)

APART_SECONDS = 5.1
"""Seconds between two sessions of one bucket. Discord requires five between their arrivals."""
AGAIN_SECONDS = (1.0, 5.0)
"""The least and most seconds that a shard waits after its session was declared invalid."""


class IdentifyGate:
    """Lets shards of this process begin sessions (Discord: identify). `others` is the queue shared
    with the shards of other processes."""

    def __init__(self, others: Turns | None = None, seconds: float = APART_SECONDS) -> None:
        self._own = defaultdict[int, asyncio.Lock](asyncio.Lock)
        self._others, self._seconds = others, seconds
        self._known = set[int]()
        self._holding = set[asyncio.Task[None]]()
        self.buckets = 1
        """Discord's `max_concurrency`: shards of one bucket have the same number modulo this."""

    async def enter(self, shard: int) -> None:
        """Returns when the shard may begin a session."""
        if shard in self._known:
            await asyncio.sleep(random.uniform(*AGAIN_SECONDS))
        self._known.add(shard)
        let_in = asyncio.get_running_loop().create_future()
        holding = asyncio.create_task(self._hold(shard % self.buckets, let_in))
        self._holding.add(holding)
        holding.add_done_callback(self._holding.discard)
        try:
            await let_in
        except asyncio.CancelledError:
            holding.cancel()
            raise

    async def _hold(self, bucket: int, let_in: asyncio.Future[None]) -> None:
        """Waits for the bucket's turn, lets the shard in, and keeps the turn for as long as Discord
        requires."""
        async with contextlib.AsyncExitStack() as stack:
            await stack.enter_async_context(self._own[bucket])
            if self._others is not None:
                try:
                    await stack.enter_async_context(self._others.turn(bucket))
                except Exception as error:
                    _log.warning("a shard connects without asking other processes: %s", error)
            if not let_in.done():
                let_in.set_result(None)
            await asyncio.sleep(self._seconds)

    async def close(self) -> None:
        """Ends all waiting turns."""
        for task in self._holding:
            task.cancel()
        await asyncio.gather(*self._holding, return_exceptions=True)
