"""The file by which `doctor --health` sees that the bot is well."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

from bot.storage.database import Database

_log = logging.getLogger(__name__)

PULSE_SECONDS = 15.0
"""Seconds between two updates of the file."""


class Heartbeat:
    """Keeps the file fresh while the gateway answers (`is_alive`). If the database cannot be used,
    the file contains the reason."""

    def __init__(self, file: Path, is_alive: Callable[[], bool], database: Database) -> None:
        self._file, self._is_alive, self._database = file, is_alive, database
        self._failure = ""
        """Why the database could not be used when it was last tried."""

    async def run(self) -> None:
        """Writes the file regularly while the gateway answers. No error ends this."""
        pause = 1.0
        while True:
            try:
                if self._is_alive():
                    pause = PULSE_SECONDS
                    self._beat(await self._database.failure())
            except Exception:
                _log.exception("the heartbeat failed")
            await asyncio.sleep(pause)

    def _beat(self, failure: str) -> None:
        """Writes the file with the reason why the database cannot be used, or empty if it can."""
        if failure and failure != self._failure:
            _log.error("%s", failure)
        elif self._failure and not failure:
            _log.info("the database can be used again")
        self._failure = failure
        try:
            self._file.write_text(failure, "utf-8")
        except OSError:  # an incomplete write would look like an empty, good file
            self.remove()

    def remove(self) -> None:
        """Deletes the file, because the bot has ended."""
        with contextlib.suppress(OSError):
            self._file.unlink()
