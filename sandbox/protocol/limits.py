"""How often the bot may do something: rate limits, a bucket per route and channel, told in
Discord's headers, those that no header tells, and the sessions it may begin at the gateway."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Hashable
from dataclasses import dataclass, field

from sandbox.world.failures import Json


@dataclass(frozen=True, slots=True)
class Limit:
    """A number of requests in a number of seconds."""

    requests: int
    seconds: float


GENEROUS = Limit(1000, 1.0)
"""A limit that no player ever reaches."""


@dataclass(slots=True)
class _Bucket:
    ends: float
    left: int


@dataclass(slots=True)
class Limits:
    """Counts requests. All limits except the first are Discord's own, as far as they are known."""

    channel_posts: Limit = GENEROUS
    """The limit for sending to one channel."""
    total: Limit = Limit(50, 1.0)
    """The limit for all requests with the bot's token."""
    old_edits: Limit = Limit(3, 20.0)
    """The limit for editing messages older than an hour, in one channel."""
    emojis: Limit = GENEROUS
    """The limit for uploading emojis, which no header shows."""
    command_creates: Limit = Limit(200, 86_400.0)
    """The limit for new commands, everywhere or in one server."""
    invalid: Limit = Limit(10_000, 600.0)
    """The limit for responses 401, 403 and 429. Beyond it nothing is answered for a while."""
    _buckets: dict[Hashable, _Bucket] = field(default_factory=dict[Hashable, "_Bucket"], init=False)

    def count(self, route: str, major: str) -> tuple[dict[str, str], float | None]:
        """The headers for this request, and the seconds to wait if it exceeds a limit."""
        is_post = route == "POST /channels/{channel_id}/messages"
        limit = self.channel_posts if is_post else GENEROUS
        bucket = self._bucket((route, major), limit)
        wait = _take(bucket)
        rest = max(0.001, bucket.ends - time.monotonic())
        headers = {
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + rest:.3f}",
            "X-RateLimit-Reset-After": f"{rest:.3f}",
        }
        return headers, wait

    def take(self, name: str, of: Hashable = None) -> float | None:
        """Counts one use of the limit with this name, perhaps in one channel. Returns the seconds
        to wait if it is exceeded, otherwise None."""
        return _take(self._bucket((name, of), getattr(self, name)))

    def banned(self) -> float | None:
        """The seconds until requests are answered again; None if the bot is not banned."""
        bucket = self._bucket(("invalid", None), self.invalid)
        return max(0.001, bucket.ends - time.monotonic()) if bucket.left <= 0 else None

    def _bucket(self, key: Hashable, limit: Limit) -> _Bucket:
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None or now >= bucket.ends:
            bucket = self._buckets[key] = _Bucket(now + limit.seconds, limit.requests)
        return bucket


def _take(bucket: _Bucket) -> float | None:
    """Takes one request from a bucket. If it is empty, returns the seconds until it is full
    again."""
    if bucket.left <= 0:
        return max(0.001, bucket.ends - time.monotonic())
    bucket.left -= 1
    return None


RESET_SECONDS = 86_400.0


@dataclass(slots=True)
class SessionStarts:
    """The limits in `GET /gateway/bot`, and a check that the bot respects them."""

    shards: int = 1
    """The number of shards that the bot is told to use."""
    max_concurrency: int = 1
    """The number of buckets. A shard's bucket is its number modulo this."""
    seconds: float = 0.0
    """Seconds between two sessions of one bucket. Discord requires 5; here a bot may restart at
    once."""
    total: int = 1000
    remaining: int = 1000
    reset_at: float = field(default_factory=lambda: time.monotonic() + RESET_SECONDS)
    refused: int = 0
    """The number of sessions that began too soon or exceeded the limit."""
    _begun: dict[int, float] = field(default_factory=dict[int, float])

    def begin(self, shard: int) -> bool:
        """Counts a session of a shard. Returns False if it comes too soon or exceeds the limit."""
        self._reset()
        now, bucket = time.monotonic(), shard % self.max_concurrency
        soon = now - self._begun.get(bucket, -RESET_SECONDS) < self.seconds
        if soon or self.remaining <= 0:
            self.refused += 1
            return False
        self._begun[bucket] = now
        self.remaining -= 1
        return True

    def session_start_limit(self) -> Json:
        """The object `session_start_limit` as Discord sends it."""
        self._reset()
        left = max(0.0, self.reset_at - time.monotonic())
        return {
            "total": self.total,
            "remaining": self.remaining,
            "reset_after": int(left * 1000),
            "max_concurrency": self.max_concurrency,
        }

    def _reset(self) -> None:
        if (now := time.monotonic()) >= self.reset_at:
            self.remaining, self.reset_at = self.total, now + RESET_SECONDS
