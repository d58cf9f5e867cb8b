"""Stops the bot in time after the first SIGTERM or SIGINT."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

_log = logging.getLogger(__name__)

T = TypeVar("T")

LAST_SECONDS = 1.7
"""The most seconds for everything else, after running answers and posts had their time."""


class Stop:
    """Set by SIGTERM or SIGINT. The process then ends within `seconds` plus `LAST_SECONDS`, even if
    a thread is still blocked by a name server, a disk or a lock."""

    def __init__(self, seconds: float) -> None:
        self._told = asyncio.Event()
        self._last = threading.Timer(seconds + LAST_SECONDS, _end)
        self._last.daemon = True

    def listen(self) -> None:
        """Installs the handlers of both signals."""
        for name in (signal.SIGTERM, signal.SIGINT):
            asyncio.get_running_loop().add_signal_handler(name, self.set)

    def set(self) -> None:
        """Stops. Further calls change nothing."""
        if not self._told.is_set():
            self._told.set()
            self._last.start()

    async def wait(self) -> None:
        """Returns when told to stop."""
        await self._told.wait()

    async def first(self, work: Coroutine[Any, Any, T]) -> T | None:
        """The result of the work; None if told to stop before it was done. It is then cancelled."""
        working, stopping = asyncio.create_task(work), asyncio.create_task(self.wait())
        try:
            await asyncio.wait({working, stopping}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                return await working
            working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                return await working
            return None
        finally:
            stopping.cancel()
            working.cancel()


def _end() -> None:
    """Ends the process at once. Confirmed moves are stored, as in a power cut, and open requests
    are repeated after the next start."""
    _log.warning("something did not end in time and is cut off; nothing that was stored is lost")
    os._exit(0)
