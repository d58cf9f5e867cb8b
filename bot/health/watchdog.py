"""Watches the event loop, reports to systemd, and ends the process if the loop is blocked.

A blocked process would keep its shards and its lock on the database. After it has ended, a service
manager can start it again, and everything continues.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import threading
import traceback
from contextlib import suppress
from types import FrameType
from typing import Any

_log = logging.getLogger(__name__)

LONGEST = 60.0
"""The most seconds for which the event loop may be blocked."""
LOOKS = 12
"""The number of checks in that time."""
_SHOWN = 3
"""The number of stack frames in the last log line, innermost last."""
_LAST_SECONDS = 2.0
"""The most seconds for writing that line. The output itself may be what is blocked."""


class Watchdog:
    """Ends the process if its event loop was blocked for `longest` seconds. Runs in its own thread.

    Stored data is safe, as after a power cut.

    It counts its own checks instead of reading a clock, because nothing is checked while the
    process is stopped or the machine sleeps. A loop held by a debugger may be blocked for any time.

    `tell` sends messages to the service manager that listens at `NOTIFY_SOCKET`: systemd, with
    `Type=notify`. The possible messages are listed in sd_notify(3).
    """

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._pause = min(longest / LOOKS, _wanted_pause())
        self._loop: asyncio.AbstractEventLoop | None = None
        self._beaten = True
        self._stopped = threading.Event()
        self._address = os.environ.get("NOTIFY_SOCKET", "")
        self._socket: socket.socket | None = None
        if self._address:  # kept open, because later no more files may be available
            self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)

    def start(self) -> None:
        """Starts watching the current event loop."""
        self._loop = asyncio.get_running_loop()
        self._beat()
        looped = threading.get_ident()
        threading.Thread(target=self._watch, args=(looped,), name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Stops watching. Does nothing if it was not started."""
        self._stopped.set()
        if self._socket is not None:
            self._socket.close()

    def tell(self, state: str) -> None:
        """Sends a message to systemd, such as `READY=1`, without waiting."""
        address = "\0" + self._address[1:] if self._address[:1] == "@" else self._address
        if self._socket is not None:
            with suppress(OSError):
                self._socket.sendto(state.encode(), socket.MSG_DONTWAIT, address)

    def _beat(self) -> None:
        """Runs in the event loop at regular intervals to show that it is alive."""
        if self._loop is not None and not self._stopped.is_set():
            self._beaten = True
            self.tell("WATCHDOG=1")
            self._loop.call_later(self._pause, self._beat)

    def _watch(self, looped: int) -> None:
        """Runs in the thread: checks until the loop of the thread `looped` was blocked for too
        long."""
        missed = 0
        while not self._stopped.wait(self._pause):
            missed = 0 if self._beaten else missed + 1
            self._beaten = False
            if missed * self._pause >= self._longest:
                interpreter: Any = sys
                frame = interpreter._current_frames().get(looped)  # noqa: SLF001 - documented
                if not _is_debugged(frame):
                    _end(missed * self._pause, frame)


def _wanted_pause() -> float:
    """Half of the interval that systemd allows between two beats, in seconds."""
    microseconds = os.environ.get("WATCHDOG_USEC", "")
    return (
        int(microseconds) / 2_000_000 if microseconds.isdecimal() and int(microseconds) else LONGEST
    )


def _is_debugged(frame: FrameType | None) -> bool:
    """Whether a debugger has stopped a thread, given its current frame."""
    monitoring = getattr(sys, "monitoring", None)  # since Python 3.12
    if monitoring is not None and monitoring.get_tool(monitoring.DEBUGGER_ID) is not None:
        return True
    while frame is not None and frame.f_trace is None:
        frame = frame.f_back
    return frame is not None


def _end(seconds: float, frame: FrameType | None) -> None:
    """Logs where the event loop is blocked, and ends the process."""
    last = threading.Timer(_LAST_SECONDS, os._exit, (1,))
    last.daemon = True
    last.start()
    places = traceback.extract_stack(frame)[-_SHOWN:] if frame is not None else ()
    _log.critical(
        "the event loop has stood for %.0f s, so the process ends and can be started again; "
        "nothing that was stored is lost. It stood in %s",
        seconds, " > ".join(f"{place.filename}:{place.lineno} {place.name}" for place in places),
    )  # fmt: skip
    os._exit(1)
