"""The whole bot: makes its parts, connects them, and closes them in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from bot.cluster.cluster import ProcessLock
from bot.delivery.found_channels import FoundChannels
from bot.delivery.outbox import OutboxWorker
from bot.delivery.sender import DiscordSender
from bot.front.commands import add_commands
from bot.front.gate.client import BoardClient
from bot.front.gate.identifying import IdentifyGate
from bot.front.gate.rate_limiter import RateLimiter
from bot.front.gate.registering import register_commands
from bot.front.interaction.picture_limits import PictureLimits
from bot.front.interaction.services import Services
from bot.health.heartbeat import Heartbeat
from bot.health.status import StatusReader
from bot.matches.submit import Matches
from bot.owner import claim, owner_of
from bot.processes.drawing import Renderer
from bot.processes.thinkers import Thinkers
from bot.settings import Settings
from bot.starting import StartError, choose_api, plain_refusals, plainly
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import taken_by_another
from bot.texts import shared_texts
from bot.workers.backups import BackupWorker
from bot.workers.clocks import ClockWorker
from bot.workers.command_ids import CommandIdsWorker
from bot.workers.computer_players import ComputerPlayerWorker
from bot.workers.daily import DigestWorker, PuzzleWorker
from bot.workers.emojis import EmojiWorker
from bot.workers.holidays import HolidayWorker
from bot.workers.housekeeping import HousekeepingWorker
from bot.workers.reminders import ReminderWorker
from bot.workers.retention import RetentionWorker
from bot.workers.reviewing import ReviewWorker
from bot.workers.worker import BackgroundWorker
from render import PAINTERS
from render.painter import Painter
from rules import GAMES
from rules.computers.players import LEVELS
from rules.game import AnyGame

_log = logging.getLogger(__name__)

LAST_ANSWERS_SECONDS = 0.7
"""Seconds in which people who tapped during the stop are told that the bot restarts."""
GOODBYE_SECONDS = 0.5
"""Seconds for Discord to acknowledge the end of the connection."""
CANCEL_AGAIN_SECONDS = 0.2
"""Seconds for a task to end before it is cancelled again."""


class Bot:
    """One running bot: client, outbox, computer players, reminders, clocks; one database.

    `clock` tells the time in seconds since 1970.
    """

    def __init__(
        self,
        settings: Settings,
        database: Database,
        games: Mapping[str, AnyGame] = GAMES,
        painters: Mapping[str, Painter[Any]] = PAINTERS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._settings, self._database = settings, database
        self.matches = Matches(database, games, LEVELS, clock)
        self.matches.people.holiday_days = settings.holiday_days
        self.matches.due.served = self.matches.people.served = settings.served
        self.renderer = Renderer(
            painters,
            settings.drawing_threads,
            settings.drawing_cache,
            settings.pictures,
            games.values(),
        )
        self.services = Services(
            self.matches,
            shared_texts().own(),
            self.renderer,
            games,
            LEVELS,
            Thinkers(settings.thinking_processes or 1),
            PictureLimits(clock),
        )
        self.client = self._create_client()
        self._heartbeat = Heartbeat(settings.heartbeat, self.client.is_alive, database)
        sender = DiscordSender(self.services, self.client)
        self.outbox = OutboxWorker(database, games, sender, clock, served=settings.served)
        self.found_channels = FoundChannels(self.matches, self.outbox)
        self.services.may_not_post = self.outbox.held.__contains__
        self.services.status = self._create_status_reader()
        self._make_workers()
        self._tasks: list[asyncio.Task[None]] = []
        self._gateway: asyncio.Task[None] | None = None

    def _make_workers(self) -> None:
        """Creates the workers that every process runs, and those that settings allow."""
        settings, matches, thinkers = self._settings, self.matches, self.services.thinkers
        self.computers = ComputerPlayerWorker(matches, thinkers)
        self.reminders = ReminderWorker(matches)
        self.clocks = ClockWorker(matches, thinkers)
        self.holidays = HolidayWorker(matches)
        self.digests = DigestWorker(matches, self.outbox.wake)
        self.puzzles = PuzzleWorker(matches, settings.served, self.outbox.wake)
        self.housekeeping = HousekeepingWorker(self.services, self.client)
        self.reviewing = ReviewWorker(matches, thinkers)
        self.emojis = EmojiWorker(
            self.client, self.renderer, self.services.emojis, matches.queries.games_in_use
        )
        self.emojis.uploads = settings.served.leads
        self.command_ids = CommandIdsWorker(self.client, self._database, settings.commands_guild)
        self.retention = RetentionWorker(matches, self.client, settings.served, settings.keep_days)
        self.workers: tuple[BackgroundWorker, ...] = (
            self.outbox,
            self.reminders,
            self.clocks,
            self.holidays,
            self.digests,
            self.puzzles,
            self.housekeeping,
            self.retention,
            *self._optional_workers(),
        )

    def _create_status_reader(self) -> StatusReader:
        return StatusReader(
            self._settings,
            self._database,
            self.client,
            self.matches,
            self.renderer,
            self.services.thinkers,
            lambda: self.outbox.held,
        )

    def _create_client(self) -> BoardClient:
        shards, api = self._settings.shards, self._settings.discord_api
        gate = IdentifyGate(None if shards is None else self._database.cluster.turns())
        limiter = None if shards is None or api else RateLimiter.for_shards(shards)
        return BoardClient(self.services, shards, gate, limiter)

    def _optional_workers(self) -> Iterator[BackgroundWorker]:
        """The workers that settings can turn off, or that another process may do."""
        settings, leads = self._settings, self._settings.served.leads
        if settings.thinking_processes:
            yield from (self.computers, self.reviewing)
        if settings.emojis:
            yield self.emojis
        if not leads:
            yield self.command_ids
        if leads and settings.backup_hours:
            yield BackupWorker(self._database, settings)

    async def start(
        self, token: str, *, always_register: bool = False, adopt: bool = False
    ) -> None:
        """Logs in, registers changed commands, and connects. Raises `StartError`, and
        `StorageError` if the database belongs to another application and `adopt` is not set."""
        for worker in self.workers:
            self.matches.listen(worker.wake)
        self.matches.people.listen(self.wake)
        self.matches.reviews.listen(self.reviewing.wake)
        self.matches.puzzles.listen(self.puzzles.wake)
        self.client.changed = self.outbox.retry_now
        self.client.seen, self.client.deleted = self.found_channels.seen, self.outbox.deleted
        await add_commands(self.client)
        await plainly(self.client.login(token), token)
        if self._settings.served.leads:
            owner = owner_of(self._settings) or str(self.client.application_id)
            await claim(self._database, owner, adopt=adopt)
        await plainly(self._register(always=always_register))
        await self.services.late_changes.load(self._database, self._settings.served)
        await self.found_channels.load()
        self._gateway = asyncio.create_task(self.client.connect(), name="gateway")
        hearing = self._database.cluster.hear(self.matches.heard)
        works = (*(worker.run() for worker in self.workers), self._heartbeat.run(), hearing)
        self._tasks += [asyncio.create_task(work) for work in works]
        for task in self._tasks:
            task.add_done_callback(_log_failure)

    def wake(self) -> None:
        """Wakes all workers, because the clock was set or another process has written."""
        for worker in self.workers:
            worker.wake()

    async def _register(self, *, always: bool) -> None:
        if not self._settings.served.leads:
            await self.command_ids.learn()
        elif always or not await self.command_ids.are_registered():
            await self.command_ids.register()

    async def run(self, lock: ProcessLock) -> None:
        """Runs until cancelled. Raises `StartError` if Discord refuses the connection, and
        `StorageError` if another process has taken the database over."""
        assert self._gateway is not None
        watching = asyncio.create_task(lock.watch(), name="lock")
        try:
            await asyncio.wait({watching, self._gateway}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            watching.cancel()
        if self._gateway.done():
            await plainly(self._gateway)
        elif watching.done():
            raise StorageError(taken_by_another(self._database, lock))

    async def close(self) -> None:
        """Finishes running answers, then tasks, then the connection. Takes hardly more than
        `DRAIN_SECONDS`, even if Discord does not respond."""
        _log.info("stopping")
        await self._drain()
        for task in self._tasks:
            task.cancel()
        await self._hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._heartbeat.remove()

    async def _drain(self) -> None:
        """Finishes answers first, then posts and other work, within the drain time. Computer
        players' computations are not awaited."""
        seconds = self._settings.drain_seconds
        until = asyncio.get_running_loop().time() + seconds
        if not await self.services.finish(seconds):
            _log.warning("some answers took longer than %s s and are cut off", seconds)
        try:
            async with asyncio.timeout_at(until):
                stopping = (worker.stop() for worker in self.workers)
                await asyncio.gather(*stopping, self.services.thinkers.close())
        except TimeoutError:
            _log.warning("posts in hand take longer than %s s and go on at the next start", seconds)

    async def _hang_up(self) -> None:
        """Closes the connection. The bot accepts no more interactions, and tells the last ones that
        it is restarting. Discord gets a short time to acknowledge. discord.py may be sleeping for
        minutes before a reconnect, and ends only when cancelled."""
        if self._gateway is not None:
            await _end(self._gateway)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.client.hear_no_more()
        await self.services.finish(LAST_ANSWERS_SECONDS)
        await self.services.cut_off()
        await self._store_late_changes()
        await self.renderer.close()
        await self.services.thinkers.close()
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.client.close()
        except TimeoutError:
            await self.client.http.close()

    async def _store_late_changes(self) -> None:
        """Stores changes whose answers were cut off, so that people are told later. Skipped if the
        database is away."""
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.services.late_changes.store(self._database)
        except Exception as error:
            _log.warning("what people did last is not told them after the start: %s", error)


async def register_now(settings: Settings, guild_id: int | None) -> int:
    """Registers the slash commands and returns their number. Raises `StartError`."""
    async with command_client(settings) as client:
        return len(await register_commands(client, guild_id))


@asynccontextmanager
async def command_client(settings: Settings) -> AsyncGenerator[BoardClient]:
    """The bot's client with its commands, logged in but not connected. Raises `StartError`, also
    for what Discord refuses within the context."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set; the sandbox registers its commands itself.")
    choose_api(settings, real=True)
    client = Bot(settings, Database.as_it_is(settings.database)).client
    try:
        await add_commands(client)
        with plain_refusals():
            await client.login(settings.discord_token.get_secret_value())
            yield client
    finally:
        await client.close()


async def _end(task: asyncio.Task[None]) -> None:
    """Cancels a task until it has ended. With Python 3.11, discord.py can lose a cancellation that
    comes just when a shard has connected (`asyncio.wait_for` before 3.12)."""
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=CANCEL_AGAIN_SECONDS)


def _log_failure(task: asyncio.Task[None]) -> None:
    """Logs the error of a task at once. Otherwise it would be noticed only when the bot stops."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("a task of the bot ended by an error", exc_info=error)
