"""The sandbox's time: the real one, until somebody moves it ahead to try what days bring."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime


class MovableClock:
    """Real time and so many seconds more. It is only ever moved ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0
        """Seconds it is before the real time."""
        self.listeners: list[Callable[[], None]] = []
        """Called whenever it was moved."""

    def time(self) -> float:
        """Seconds since 1970, like `time.time`."""
        return time.time() + self.ahead

    def text(self) -> str:
        """The present moment as Discord writes it."""
        return datetime.fromtimestamp(self.time(), UTC).isoformat(timespec="microseconds")

    def advance(self, seconds: float) -> None:
        """Moves it ahead. Raises `ValueError` for going back."""
        if seconds < 0:
            raise ValueError("the clock of the sandbox goes ahead only")
        self.ahead += seconds
        for listener in tuple(self.listeners):
            listener()
