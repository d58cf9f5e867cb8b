"""How often a bot may begin sessions at the gateway."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from sandbox.world.failures import Json

RESET_SECONDS = 86_400.0


@dataclass(slots=True)
class SessionStarts:
    """What `GET /gateway/bot` tells, and who keeps to it."""

    shards: int = 1
    """How many the bot is told to have."""
    max_concurrency: int = 1
    """Buckets of sessions: the number of a shard modulo this."""
    seconds: float = 0.0
    """Between two sessions of one bucket. At Discord 5; here a bot may be started again at once."""
    total: int = 1000
    remaining: int = 1000
    reset_at: float = field(default_factory=lambda: time.monotonic() + RESET_SECONDS)
    refused: int = 0
    """Sessions begun too soon, or too many, so far."""
    _begun: dict[int, float] = field(default_factory=dict[int, float])

    def begin(self, shard: int) -> bool:
        """Counts a session of a shard; False when it comes too soon, or is one too many."""
        self._reset()
        now, bucket = time.monotonic(), shard % self.max_concurrency
        soon = now - self._begun.get(bucket, -RESET_SECONDS) < self.seconds
        if soon or self.remaining <= 0:
            self.refused += 1
            return False
        self._begun[bucket] = now
        self.remaining -= 1
        return True

    def told(self) -> Json:
        """Discord's `session_start_limit`."""
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
