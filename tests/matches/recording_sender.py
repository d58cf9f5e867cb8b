"""A sender for tests: keeps what it is given, and fails on demand."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import defaultdict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.delivery.delivery import Delivery, Sent
from bot.delivery.outbox import OutboxWorker
from bot.matches.table.posts import LobbyPost
from tests.matches.conftest import Club
from tests.matches.working import at_work


@dataclass
class RecordingSender:
    """Lobbies go unrecorded. `hurdles` holds, by channel, what to do on the next tries: raise it,
    or call it first."""

    delivered: dict[int, list[Delivery]] = field(
        default_factory=lambda: defaultdict[int, list[Delivery]](list)
    )
    tried: list[Delivery] = field(default_factory=list[Delivery])
    hurdles: dict[int, list[Exception]] = field(
        default_factory=lambda: defaultdict[int, list[Exception]](list)
    )
    gate: asyncio.Event = field(default_factory=asyncio.Event)
    _ids: itertools.count[int] = field(default_factory=lambda: itertools.count(501))

    async def deliver(self, delivery: Delivery) -> Sent | None:
        if isinstance(delivery.posts[0], LobbyPost):
            return None
        self.tried.append(delivery)
        await self.gate.wait()
        if self.hurdles[delivery.channel_id]:
            raise self.hurdles[delivery.channel_id].pop(0)
        self.delivered[delivery.channel_id].append(delivery)
        return Sent(next(self._ids))

    async def idle(self) -> None:
        pass

    async def close(self) -> None:
        pass

    def told(self, channel: int) -> list[str]:
        """What a channel was told: event names of turns, keys of notices."""
        words: list[str] = []
        for delivery in self.delivered[channel]:
            if delivery.notice is not None:
                words.append(delivery.notice.key)
            elif delivery.turn is not None:
                words += [type(event).__name__ for event in delivery.turn.events] or ["board"]
        return words


@dataclass(kw_only=True)
class Interrupted(RecordingSender):
    """Something happens while a person is written to for the first time."""

    happens: Callable[[], Awaitable[object]]
    happened: bool = False

    async def deliver(self, delivery: Delivery) -> Sent | None:
        if delivery.nudge is not None and not self.happened:
            self.happened = True
            await self.happens()
        return await super().deliver(delivery)


@asynccontextmanager
async def outbox_of(
    club: Club,
    pigeon: RecordingSender,
    *,
    open_gate: bool = True,
    clock: Callable[[], float] | None = None,
    steady: Callable[[], float] = time.monotonic,
    served: ServedShards = EVERY_SHARD,
) -> AsyncGenerator[OutboxWorker]:
    """A running outbox whose time is the club's."""
    if open_gate:
        pigeon.gate.set()
    outbox = OutboxWorker(
        club.database, club.matches.games, pigeon, clock or (lambda: club.now), steady, served
    )
    club.matches.listen(outbox.wake)
    async with at_work(outbox):
        try:
            yield outbox
        finally:
            pigeon.gate.set()


async def deliver(club: Club, sender: RecordingSender | None = None) -> RecordingSender:
    """Delivers everything that is due, by this sender or a new one, which is given back."""
    sender = sender or RecordingSender()
    async with outbox_of(club, sender) as outbox:
        await outbox.idle()
    return sender
