"""What processes on one PostgreSQL database tell each other: that something was changed.

`NOTIFY` goes with the transaction that changes something, so that nobody hears of what was not
stored. Whoever listens looks at the database anew: a notification that is lost costs seconds only.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.pool import NullPool

from bot.cluster.cluster import Heard, Topic
from bot.cluster.connections import server_engine

_log = logging.getLogger(__name__)

CHANNEL = "meeplepost"
LOOK_EVERY = 10.0
"""Seconds after which everything is checked even without a notification."""
_TRY_EVERY = 1.0
_PING_SECONDS = 10.0


def tell(connection: sa.Connection, process: str, topic: Topic, name: str) -> None:
    """Notifies the other processes when this transaction is stored."""
    words = {"channel": CHANNEL, "words": f"{process} {topic} {name}"}
    connection.execute(sa.text("SELECT pg_notify(:channel, :words)"), words)


class Notifications:
    """Listens to the notifications of other processes, on its own connection. `process` names this
    process, whose own changes are not reported. `heard` must return at once."""

    def __init__(self, url: URL, process: str, heard: Heard) -> None:
        self._engine = server_engine(url, {}, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._process, self._heard = process, heard
        self.listening = asyncio.Event()
        """Set while the connection stands."""

    async def run(self) -> None:
        """Listens until cancelled. Reconnects after the server was away."""
        level = logging.WARNING
        while True:
            try:
                async with self._connected() as connection:
                    level = logging.WARNING
                    await self._listen(connection)
            except Exception as why:  # the driver's errors share no base class
                cause = str(why).partition("\n")[0] or "it does not answer"
                _log.log(level, "other processes are not heard: %s", cause)
                level = logging.DEBUG
            await asyncio.sleep(_TRY_EVERY)

    @asynccontextmanager
    async def _connected(self) -> AsyncGenerator[AsyncConnection]:
        """A context with a connection that is closed at the end, even if it is broken."""
        async with asyncio.timeout(_PING_SECONDS):
            connection = await self._engine.connect()
        try:
            yield connection
        finally:
            self.listening.clear()
            await connection.invalidate()
            await connection.close()

    async def _listen(self, connection: AsyncConnection) -> None:
        """Listens until the connection is lost, then returns or raises."""
        driver: Any = (await connection.get_raw_connection()).driver_connection
        lost = asyncio.Event()

        def lose(_: object) -> None:
            lost.set()

        driver.add_termination_listener(lose)
        await driver.add_listener(CHANNEL, self._receive)
        self.listening.set()
        while not lost.is_set():
            self._heard("anything", "")
            try:
                async with asyncio.timeout(LOOK_EVERY):
                    await lost.wait()
            except TimeoutError:
                async with asyncio.timeout(_PING_SECONDS):
                    await connection.execute(sa.text("SELECT 1"))

    def _receive(self, _connection: object, _pid: int, _channel: str, words: str) -> None:
        process, topic, name = words.split(" ", 2)
        if process != self._process:
            self._heard(topic, name)  # pyright: ignore[reportArgumentType] - as `tell` wrote it
