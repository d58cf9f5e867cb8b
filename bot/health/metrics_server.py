"""Serves the metrics to Prometheus: `http://METRICS_HOST:METRICS_PORT/metrics`.

It answers on the event loop, by aiohttp, not in a thread of its own: queues, gateway and database
may be asked there only, and a bot whose loop hangs is to look dead to whoever watches it.
"""

from __future__ import annotations

import asyncio
import logging
from math import nan

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot import __version__, metrics
from bot.health.status import Status, StatusReader, Stored
from bot.settings import Settings
from bot.starting import StartError
from bot.storage.database import FAILURES
from bot.storage.errors import cause_of

_log = logging.getLogger(__name__)

LONGEST_READ = 5.0
"""The most seconds to wait for the database. Prometheus waits ten by default."""
_BACKLOG = 1
"""The most connections that wait to be accepted. asyncio tries to accept this many in a row, even
if no file can be opened."""


class MetricsServer:
    """A web server with one page for one bot."""

    def __init__(self, status: StatusReader) -> None:
        self._status = status
        self._runner: web.AppRunner | None = None

    async def start(self, settings: Settings) -> None:
        """Starts serving, unless `METRICS_PORT` is 0. Raises `StartError`."""
        host, port = settings.metrics_host, settings.metrics_port
        if not port:
            return
        application = web.Application()
        application.router.add_get("/metrics", self._page)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, host, port, backlog=_BACKLOG).start()
        except OSError as error:
            raise StartError(
                f"the metrics cannot be served on {host}, port {port} ({error.strerror}); choose "
                "another METRICS_PORT or METRICS_HOST, or METRICS_PORT=0 for none."
            ) from error

    async def stop(self) -> None:
        """Stops serving. Does nothing if it was not started."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _page(self, _: web.Request) -> web.Response:
        return web.Response(body=await self.text(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def text(self) -> bytes:
        """The page with the present values."""
        status, stored = await self._status.now(), await self._stored()
        _set_status(status)
        _set_stored(stored)
        return generate_latest(metrics.REGISTRY)

    async def _stored(self) -> Stored | None:
        """The values from the database; None if it does not answer, which is shown as a metric,
        too."""
        try:
            async with asyncio.timeout(LONGEST_READ):
                return await self._status.stored()
        except FAILURES as error:
            _log.warning("the database could not be read for the metrics: %s", cause_of(error))
            return None


def _set_status(status: Status) -> None:
    """Sets the metrics that need no database."""
    for gauge in (metrics.BUILD, metrics.CONNECTED, metrics.LATENCY, metrics.QUEUE):
        gauge.clear()
    metrics.BUILD.labels(__version__, status.database).set(1)
    metrics.SERVERS.set(status.servers)
    for shard in status.shards:
        metrics.CONNECTED.labels(str(shard.number)).set(shard.connected)
        metrics.LATENCY.labels(str(shard.number)).set(shard.latency)
    metrics.QUEUE.labels("picture").set(status.pictures_waiting)
    for priority, number in status.thoughts_waiting.items():
        metrics.QUEUE.labels(priority.name.lower()).set(number)
    metrics.DISK_FREE.set(status.disk_free)
    metrics.LAST_BACKUP.set(status.last_backup or 0)


def _set_stored(stored: Stored | None) -> None:
    """Sets the values from the database. Without it they are removed, because zeros would be
    wrong."""
    metrics.TABLES.clear()
    metrics.POSTS_WAITING.clear()
    metrics.DATABASE_ANSWERS.set(stored is not None)
    metrics.OLDEST_POST.set(nan if stored is None else stored.posts.oldest)
    metrics.COMPUTER_TURNS.set(nan if stored is None else stored.computer_turns)
    metrics.DATABASE_BYTES.set(nan if stored is None else stored.bytes)
    if stored is None:
        return
    for status, number in ({"lobby": 0, "running": 0} | dict(stored.tables)).items():
        metrics.TABLES.labels(status).set(number)
    posts = stored.posts
    for state, number in (("due", posts.due), ("planned", posts.planned), ("held", posts.held)):
        metrics.POSTS_WAITING.labels(state).set(number)
