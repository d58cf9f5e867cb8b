"""How many pictures a person gets in a minute, so that nobody keeps the drawing from others.

Kept in memory only: after a restart everybody begins anew. Posts are never counted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, TypeAlias

from cachetools import LRUCache

from bot.limits import LOOKS_A_MINUTE, PANELS_A_MINUTE, SHOWN_A_MINUTE

PictureKind: TypeAlias = Literal["panel", "look", "shown"]
"""`panel`: pictures needed to play. `look`: pictures for looking only. `shown`: pictures shown to
everybody."""
A_MINUTE: Mapping[PictureKind, int] = {
    "panel": PANELS_A_MINUTE,
    "look": LOOKS_A_MINUTE,
    "shown": SHOWN_A_MINUTE,
}
MOST_PEOPLE = 10_000


class PictureLimits:
    """Counts pictures by person and kind. One minute's number may be used at once, and is refilled
    at an even rate. `clock` returns seconds since 1970."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.a_minute = dict(A_MINUTE)
        """How many there are of each kind."""
        self._left: LRUCache[tuple[int, PictureKind], tuple[float, float]] = LRUCache(MOST_PEOPLE)
        """Pictures left, and when that was."""

    def take(self, user_id: int, kind: PictureKind) -> bool:
        """Whether the person may have one more picture now. If so, it is counted."""
        left, now = self._now_left(user_id, kind), self._clock()
        allowed = left >= 1
        self._left[user_id, kind] = (left - 1 if allowed else left), now
        return allowed

    def _now_left(self, user_id: int, kind: PictureKind) -> float:
        most, now = self.a_minute[kind], self._clock()
        left, at = self._left.get((user_id, kind), (float(most), now))
        return min(float(most), left + max(0.0, now - at) * most / 60)
