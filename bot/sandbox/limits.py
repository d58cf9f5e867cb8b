"""Rate limits: a bucket per route and channel, told in Discord's headers."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limit:
    """So many requests in so many seconds."""

    requests: int
    seconds: float


GENEROUS = Limit(1000, 1.0)
"""Never felt by somebody who plays."""


@dataclass(slots=True)
class _Bucket:
    ends: float
    left: int


@dataclass(slots=True)
class Limits:
    """Counts requests by bucket. `channel_posts` is the limit for sending to one channel."""

    channel_posts: Limit = GENEROUS
    _buckets: dict[tuple[str, str], _Bucket] = field(
        default_factory=dict[tuple[str, str], "_Bucket"]
    )

    def count(self, route: str, major: str) -> tuple[dict[str, str], float | None]:
        """The headers for this request, and the seconds to wait when it is one too many."""
        is_post = route == "POST /channels/{channel_id}/messages"
        limit = self.channel_posts if is_post else GENEROUS
        now = time.monotonic()
        bucket = self._buckets.get((route, major))
        if bucket is None or now >= bucket.ends:
            bucket = self._buckets[route, major] = _Bucket(now + limit.seconds, limit.requests)
        over = bucket.left <= 0
        bucket.left = max(0, bucket.left - 1)
        rest = max(0.001, bucket.ends - now)
        headers = {
            "X-RateLimit-Bucket": hashlib.md5(route.encode(), usedforsecurity=False).hexdigest(),
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + rest:.3f}",
            "X-RateLimit-Reset-After": f"{rest:.3f}",
        }
        return headers, rest if over else None
