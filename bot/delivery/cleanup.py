"""Removes what a new post makes outdated: the buttons of the post before it, an answered reminder.

This runs beside the posting and never delays a post or the bot's end. discord.py waits up to five
times for a rate limit, then gives up, and nothing is tried again: Discord accepts few edits of
messages older than an hour, and an outdated message does no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from dataclasses import dataclass

import discord
from aiohttp import ClientError

from bot.front.gate.rate_limiter import RateLimiter
from bot.front.shown.retired_messages import retire, without_controls

_log = logging.getLogger(__name__)

MOST_WAITING = 5
"""The most outdated messages that wait in one channel. Older ones are left as they are."""
REQUESTS_A_SECOND = 40
"""Requests per second, of the 50 that Discord allows a bot. The others are for posts. Too many 429
responses lead to a temporary ban by Discord."""
GRACE = 1.0
"""Seconds for running requests when the bot is stopped."""


@dataclass(frozen=True, slots=True)
class _Outdated:
    """A message that is to lose its buttons or be deleted."""

    message_id: int
    retired: str | None = None
    """Its look without buttons (`retired_messages.without_controls`), if known."""
    deleted: bool = False


class MessageCleanup:
    """Edits and deletes outdated messages, one after the other in each channel."""

    def __init__(self, client: discord.Client, limiter: RateLimiter) -> None:
        self._client, self._limiter = client, limiter
        self._waiting: dict[int, deque[_Outdated]] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def retire(self, channel_id: int, message_id: int, retired: str | None) -> None:
        """Queues a post to lose its buttons. If `retired` is unknown, the message is read first."""
        self._begin(channel_id, _Outdated(message_id, retired))

    def delete(self, channel_id: int, message_id: int) -> None:
        """Queues a message to be deleted."""
        self._begin(channel_id, _Outdated(message_id, deleted=True))

    async def idle(self) -> None:
        """Returns when the queue is empty."""
        while self._tasks:
            await asyncio.wait(self._tasks.values())

    async def close(self) -> None:
        """Stops. Requests that are not done within `GRACE` seconds are cancelled."""
        if self._tasks:
            _, late = await asyncio.wait(self._tasks.values(), timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    def _begin(self, channel_id: int, outdated: _Outdated) -> None:
        self._waiting.setdefault(channel_id, deque(maxlen=MOST_WAITING)).append(outdated)
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._work(channel_id))

    async def _work(self, channel_id: int) -> None:
        """Tidies the waiting messages of a channel one by one, as the rate limit allows."""
        try:
            while waiting := self._waiting[channel_id]:
                await self._limiter.wait()
                await self._tidy(channel_id, waiting.popleft())
        finally:
            del self._tasks[channel_id], self._waiting[channel_id]

    async def _tidy(self, channel_id: int, outdated: _Outdated) -> None:
        """Edits or deletes one outdated message."""
        message_id, retired = outdated.message_id, outdated.retired
        channel = self._client.get_partial_messageable(channel_id)
        try:
            if outdated.deleted:
                await channel.get_partial_message(message_id).delete()
                return
            if retired is None:
                retired = without_controls(await channel.fetch_message(message_id))
                await self._limiter.wait()
            if retired is not None:
                await retire(self._client, channel_id, message_id, retired)
        except (discord.DiscordException, ClientError, OSError) as error:
            _log.info("message %s stays as it is: %s", message_id, error)
        except Exception:
            _log.exception("message %s could not be tidied up", message_id)
