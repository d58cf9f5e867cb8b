"""The durable outbox: brings public posts to their channels.

A post is stored in the transaction of the change it tells about, and deleted once a sender brought
it to its channel. Channels are independent of each other; within one the order is kept. One process
serves a channel at a time: what another one died over is taken up when its lease has lapsed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

import sqlalchemy as sa
from cachetools import FIFOCache

from bot import metrics
from bot.cluster.cluster import LeaseLost
from bot.cluster.shards import EVERY_SHARD, ServedShards
from bot.delivery import nudges, outbox_store
from bot.delivery.delivery import ClaimedPosts, Delivery, Sent
from bot.delivery.errors import (
    SOON,
    ChannelGone,
    DirectRefused,
    TryLater,
    Undeliverable,
    outcome_of,
)
from bot.delivery.outbox_store import OldestPost, forget_channel
from bot.health.logs import logged_about
from bot.storage.database import Database
from bot.storage.errors import DatabaseAway
from bot.workers.worker import AWAITED, BackgroundWorker
from rules.game import AnyGame

logger = logging.getLogger(__name__)

CHANNELS_AT_ONCE = 8
PAUSE = 1.0
"""Seconds until a channel is checked again after a failure, or while another process serves it."""
LONGEST_PAUSE = 600.0
"""The most seconds between two attempts."""
DELIVERY_TIMEOUT = 240.0
"""Seconds after which a delivery is cancelled. This is longer than discord.py waits for a rate
limit (five times `LONGEST_LIMIT` of `bot.front.gate.client`). If a request were cancelled while it
waits for the global limit, discord.py would block all later requests."""
BELIEVED_AFTER = 60.0
"""Seconds after which a channel unknown to Discord is given up if it is still unknown."""
MOST_MISSING = 10_000
"""The most channels of which is kept that Discord does not know them. Most had no table."""
MAX_FAILURES = 12
"""The most attempts at a post that fails for unexpected reasons."""


class Sender(Protocol):
    """An object that sends deliveries to their channels."""

    async def deliver(self, delivery: Delivery) -> Sent | None:
        """Sends a delivery; None if the message need not be remembered. Raises `TryLater`,
        `ChannelGone`, `DirectRefused` or `Undeliverable`."""
        ...

    async def idle(self) -> None:
        """Returns when no background work is left."""
        ...

    async def close(self) -> None:
        """Ends the background work."""
        ...


class OutboxWorker(BackgroundWorker):
    """The task that sends waiting posts."""

    pause_between = AWAITED

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        sender: Sender,
        clock: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
        served: ServedShards = EVERY_SHARD,
    ) -> None:
        super().__init__()
        self._database = database
        self._games = games
        self._sender = sender
        self._clock = clock
        self._monotonic = monotonic
        self._served = served
        self._waits: dict[int, tuple[float, float]] = {}
        """By channel: when its oldest post is due by the clock, and when by the steady one, which
        nobody sets back."""
        self.held = set[int]()
        """Channels in which Discord forbade posting when it was last tried."""
        self.lost = set[int]()
        """Channels of open tables that were given up."""
        self._missing: FIFOCache[int, float] = FIFOCache(MOST_MISSING)
        """By channel: when Discord did not know it for the first time."""
        self._failures = Counter[int]()
        """By the first row of a delivery: how often it failed for reasons nobody foresaw."""
        self._slots = asyncio.Semaphore(CHANNELS_AT_ONCE)

    async def retry_now(self, channel_ids: Collection[int] | None = None) -> None:
        """Retries at once the posts waiting in these channels (None for all), because posting may
        be possible again."""
        now = self._clock()
        await self._database.write(
            lambda c: outbox_store.make_due(c, now, channel_ids, self._served)
        )
        self.wake()

    def deleted(self, channel_ids: Collection[int]) -> None:
        """Handles channels that Discord reports as deleted."""
        now = self._clock()
        for channel in channel_ids:
            self._missing.setdefault(channel, now)

    async def retry_channels(self, channel_ids: Collection[int]) -> None:
        """Retries the waiting posts of channels that do exist after all."""
        back = self._missing.keys() & set(channel_ids)
        for channel in back:
            del self._missing[channel]
        if back:
            await self.retry_now(back)

    async def run(self) -> None:
        """Delivers posts until `stop` is called, starting with those of an earlier process."""
        try:
            await self.retry_now()
        except Exception:
            logger.exception("waiting posts could not be made due")
        await super().run()

    async def stop(self) -> None:
        """Finishes the current deliveries and ends the sender's background work."""
        try:
            await super().stop()
        finally:
            await self._sender.close()

    async def idle(self) -> None:
        """Returns when nothing is due and no delivery or background work is running."""
        await super().idle()
        await self._sender.idle()

    async def is_due(self) -> bool:
        """Whether a post is due now."""
        heads = await self._database.read(self._due)
        return any(self._seconds_left(channel, head) <= 0 for channel, head in heads.items())

    async def poll(self) -> float | None:
        """Starts serving all due channels. Returns the seconds until the next one is due; None if
        none is."""
        later = list[float]()
        heads = await self._database.read(self._due)
        self._waits = {c: wait for c, wait in self._waits.items() if c in heads}
        self.held.intersection_update(heads)
        for channel, head in heads.items():
            if self.is_busy(channel):
                continue
            if (left := self._seconds_left(channel, head)) > 0:
                later.append(left)
            else:
                self.start_job(channel, self._serve(channel, head.due_at))
        return min(later, default=None)

    def _due(self, connection: sa.Connection) -> dict[int, OldestPost]:
        return outbox_store.due(connection, self._served)

    def _seconds_left(self, channel_id: int, head: OldestPost) -> float:
        """Seconds until a channel may be served, even if the machine's clock was set."""
        left = head.due_at - self._clock()
        due_at, ends = self._waits.get(channel_id, (0.0, 0.0))
        if due_at != head.due_at:
            longest = LONGEST_PAUSE if head.patience is None else head.patience
            ends = self._monotonic() + min(left, longest)
            self._waits[channel_id] = head.due_at, ends
        return min(left, ends - self._monotonic())

    async def _serve(self, channel_id: int, due_at: float) -> None:
        """Delivers a channel's posts unless another process is doing so."""
        try:
            async with self._database.cluster.leases.held(f"posts:{channel_id}") as mine:
                if mine:
                    await self._deliver_all(channel_id, due_at)
                    return
        except (DatabaseAway, LeaseLost) as lost:
            logger.warning("channel %s: its posts wait: %s", channel_id, lost)
        except Exception:
            logger.exception("channel %s: its posts could not be worked on", channel_id)
        await asyncio.sleep(PAUSE)

    async def _deliver_all(self, channel_id: int, due_at: float) -> None:
        """Delivers a channel's due posts one by one, alternating with other channels. The oldest
        post counts as due, whatever the clock says."""
        more = True
        while more and not self.stopping:
            async with self._slots:
                now = max(due_at, self._clock())
                more = not self.stopping and await self._deliver_next(channel_id, now)
            due_at = 0.0

    async def _deliver_next(self, channel_id: int, now: float) -> bool:
        """Sends the channel's next delivery. Returns whether to continue with this channel."""
        taken = await self._database.write(
            lambda connection: outbox_store.claim(
                connection, self._games, channel_id, now, self._served
            )
        )
        if taken is None:
            return False
        if taken.delivery is None:
            return await self._finish(taken, None)
        with logged_about("table", taken.delivery.match_id):
            return await self._send(taken, taken.delivery)

    async def _send(self, claim: ClaimedPosts, delivery: Delivery) -> bool:
        """Sends one delivery. Returns whether the channel can take the next one."""
        try:
            with metrics.timed(metrics.POSTS, done="sent", classify=outcome_of):
                sent = await self._deliver(delivery)
        except ChannelGone:
            await self._handle_missing(claim, delivery)
            return False
        except DirectRefused:
            now = self._clock()
            await self._database.write(
                lambda c: nudges.note_closed_messages(c, claim.rows, delivery.queue, now)
            )
            return True
        except Undeliverable as error:
            why = " ".join(str(error).split())
            logger.error("table %s: a post is left out: %s", delivery.match_id, why)
            return await self._leave_out(claim)
        except TryLater as later:
            logger.info("channel %s: %s; trying again later", delivery.channel_id, later)
            await self._postpone(claim, delivery, later.seconds, maybe_sent=later.maybe_sent)
            return False
        except DatabaseAway:
            raise
        except Exception:
            logger.exception("table %s: a post failed", delivery.match_id)
            return await self._handle_failure(claim, delivery)
        return await self._finish(claim, sent)

    async def _deliver(self, delivery: Delivery) -> Sent | None:
        """Passes a delivery to the sender, and remembers whether posting is forbidden in its
        channel."""
        forbidden = False
        try:
            async with asyncio.timeout(DELIVERY_TIMEOUT):
                sent = await self._sender.deliver(delivery)
            self._missing.pop(delivery.channel_id, None)
            return sent
        except TryLater as later:
            forbidden = later.forbidden
            if forbidden:
                self._missing.pop(delivery.channel_id, None)
            raise
        except TimeoutError as late:
            why = f"no answer within {DELIVERY_TIMEOUT:g} s"
            raise TryLater(SOON, why, maybe_sent=True) from late
        finally:
            (self.held.add if forbidden else self.held.discard)(delivery.queue)

    async def _handle_missing(self, claim: ClaimedPosts, delivery: Delivery) -> None:
        """Postpones posts for a channel that Discord does not know, or gives the channel up after a
        while."""
        channel, now = delivery.channel_id, self._clock()
        first = min(now, self._missing.get(channel, now))  # the clock may have been set back
        self._missing[channel] = first
        if (left := first + BELIEVED_AFTER - now) > 0:
            logger.warning("channel %s: Discord does not know it; asking again later", channel)
            await self._postpone(claim, delivery, left, maybe_sent=False)
            return
        logger.warning("channel %s does not exist any more", channel)
        await self._database.write(lambda connection: forget_channel(connection, channel))
        self._missing.pop(channel, None)
        self.lost.add(channel)

    async def _handle_failure(self, claim: ClaimedPosts, delivery: Delivery) -> bool:
        """Postpones posts after an unexpected error, or drops them after too many. Returns whether
        to continue."""
        self._failures[claim.rows[0]] += 1
        if self._failures[claim.rows[0]] > MAX_FAILURES:
            logger.error("table %s: the post is given up", delivery.match_id)
            return await self._leave_out(claim)
        await self._postpone(claim, delivery, 1.0, maybe_sent=True)
        return False

    async def _postpone(
        self, claim: ClaimedPosts, delivery: Delivery, seconds: float, *, maybe_sent: bool
    ) -> None:
        """Plans the next attempt, later each time."""
        growing = min(LONGEST_PAUSE, 2.0 ** min(delivery.attempts, 20))
        pause = max(seconds, growing)
        due_at = self._clock() + pause
        maybe_sent = maybe_sent or delivery.retry
        self._waits[delivery.queue] = due_at, self._monotonic() + pause
        await self._database.write(
            lambda connection: outbox_store.postpone(
                connection, claim, due_at, maybe_sent=maybe_sent
            )
        )

    async def _leave_out(self, claim: ClaimedPosts) -> bool:
        """Drops posts that were not sent. The next post then removes the outdated buttons."""
        return await self._finish(ClaimedPosts(claim.rows, None), None)

    async def _finish(self, claim: ClaimedPosts, message: Sent | None) -> bool:
        """Deletes delivered posts. Returns whether the channel may have more to deliver."""
        now = self._clock()
        for row in claim.rows:
            self._failures.pop(row, None)
        return await self._database.write(lambda c: outbox_store.done(c, claim, message, now))
