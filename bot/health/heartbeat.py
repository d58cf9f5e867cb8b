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
"""How often the file is touched."""


class Heartbeat:
    """Keeps the file fresh while the gateway answers (`is_alive`); it says why the database cannot
    be used."""

    def __init__(self, file: Path, is_alive: Callable[[], bool], database: Database) -> None:
        self._file, self._is_alive, self._database = file, is_alive, database
        self._failure = ""
        """Why the database could not be used when it was last tried."""

    async def run(self) -> None:
        """Writes it anew while the gateway answers. Nothing ends that."""
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
        """Leaves word why the database cannot be used; "": it can."""
        if failure and failure != self._failure:
            _log.error("%s", failure)
        elif self._failure and not failure:
            _log.info("the database can be used again")
        self._failure = failure
        try:
            self._file.write_text(failure, "utf-8")
        except OSError:  # cut short, it would be a good sign
            self.remove()

    def remove(self) -> None:
        """The bot has ended."""
        with contextlib.suppress(OSError):
            self._file.unlink()
