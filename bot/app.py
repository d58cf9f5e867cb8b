"""The whole bot: puts the parts together, runs them, and ends them in good order."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import aiohttp
import discord

from bot.clocks import ClockWorker
from bot.computer_players import ComputerPlayerWorker
from bot.delivery.housekeeping import HousekeepingWorker
from bot.delivery.outbox import OutboxWorker
from bot.delivery.reminders import ReminderWorker
from bot.delivery.sender import DiscordSender
from bot.emojis import EmojiWorker
from bot.front.client import BoardClient
from bot.front.commands import add_commands
from bot.front.drawing import Renderer
from bot.front.picture_limits import PictureLimits
from bot.front.registering import commands_digest, commands_key, learn_ids, register_commands
from bot.front.services import Services
from bot.holidays import HolidayWorker
from bot.logs import set_up_logging
from bot.matches.submit import Matches
from bot.players import check_thinking
from bot.reviewing import ReviewWorker
from bot.sandbox import Sandbox, redirect
from bot.settings import Settings
from bot.stopping import Stop
from bot.storage import preferences
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import ProcessLock, lock, taken_by_another
from bot.texts import shared_texts
from bot.thinkers import Thinkers
from bot.worker import BackgroundWorker
from render import PAINTERS
from render.painter import Painter
from rules import GAMES
from rules.game import AnyGame
from rules.players import LEVELS

_log = logging.getLogger(__name__)

T = TypeVar("T")

PULSE_SECONDS = 15.0
"""How often the heartbeat file is touched."""
LAST_ANSWERS_SECONDS = 0.7
"""How long people who tapped while the bot was stopping may still be told so."""
SANDBOX_EMOJI_SECONDS = 0.05
"""Between two emojis in the sandbox, which has no limit for them."""
GOODBYE_SECONDS = 0.5
"""How long Discord may take to acknowledge the end of the connection."""
ACK_SECONDS = 90.0
"""Age of the gateway's last sign of life at which it counts as lost."""


class StartError(Exception):
    """The bot cannot start; the text is the one line a host reads."""


def run(settings: Settings, port: int | None = None) -> int:
    """Runs until SIGTERM or SIGINT. Returns the exit code: 0, or 1 with one line on stderr."""
    set_up_logging(settings)
    try:
        asyncio.run(serve(settings, port))
    except (StartError, StorageError) as error:
        print(f"meeplepost: {error}", file=sys.stderr)
        return 1
    return 0


def register(settings: Settings, guild_id: int | None = None) -> int:
    """Registers the slash commands now and returns their number. Raises `StartError`."""
    return asyncio.run(register_now(settings, guild_id))


async def serve(settings: Settings, port: int | None = None) -> None:
    """Starts everything and returns when told to stop. Raises `StartError`, `StorageError`."""
    stop = Stop(settings.drain_seconds)
    stop.listen()
    async with AsyncExitStack() as stack:
        await stop.first(_serve(settings, port, stack))


async def _serve(settings: Settings, port: int | None, stack: AsyncExitStack) -> None:
    """Runs the bot. Leaves on the stack what has to be ended."""
    _make_folder(settings)
    check_thinking(settings)
    held = await lock(settings.database)
    stack.push_async_callback(held.release)
    database = await Database.open(settings.database)
    stack.push_async_callback(database.close)
    sandbox = None if settings.discord_token else await _sandbox(settings, port, stack)
    clock = sandbox.world.clock if sandbox else None
    bot = Bot(settings, database, clock=clock.time if clock else time.time)
    if clock is not None:
        clock.listeners.append(bot.wake)
        bot.emojis.pause = SANDBOX_EMOJI_SECONDS
    stack.push_async_callback(bot.close)
    await bot.renderer.start()
    await bot.start(_token(settings, sandbox), always_register=sandbox is not None)
    await bot.run(held)


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
        self.renderer = Renderer(
            painters, settings.drawing_threads, settings.drawing_cache, settings.pictures
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
        self.client = BoardClient(self.services)
        sender = DiscordSender(self.services, self.client)
        self.outbox = OutboxWorker(database, games, sender, clock)
        self.computers = ComputerPlayerWorker(self.matches, self.services.thinkers)
        self.reminders = ReminderWorker(self.matches)
        self.clocks = ClockWorker(self.matches, self.services.thinkers)
        self.holidays = HolidayWorker(self.matches)
        self.housekeeping = HousekeepingWorker(self.services, self.client)
        self.reviewing = ReviewWorker(self.matches, self.services.thinkers)
        self.emojis = EmojiWorker(self.client, self.renderer, self.services.emojis)
        self.workers: tuple[BackgroundWorker, ...] = (
            self.outbox,
            self.reminders,
            self.clocks,
            self.holidays,
            self.housekeeping,
            *([self.computers, self.reviewing] if settings.thinking_processes else []),
            *([self.emojis] if settings.emojis else []),
        )
        self._tasks: list[asyncio.Task[None]] = []
        self._gateway: asyncio.Task[None] | None = None

    async def start(self, token: str, *, always_register: bool = False) -> None:
        """Logs in, registers changed commands, connects. Raises `StartError`."""
        for worker in self.workers:
            self.matches.listen(worker.wake)
        self.matches.people.listen(self.wake)
        self.matches.reviews.listen(self.reviewing.wake)
        self.client.changed = self.outbox.retry_now
        await _plainly(self._log_in(token, always_register=always_register))
        self._gateway = asyncio.create_task(self.client.connect(), name="gateway")
        hearing = self._database.hear(self.matches.heard)
        works = (*(worker.run() for worker in self.workers), self._pulse(), hearing)
        self._tasks += [asyncio.create_task(work) for work in works]
        for task in self._tasks:
            task.add_done_callback(_log_failure)

    def wake(self) -> None:
        """The clock was moved: something may be due now."""
        for worker in self.workers:
            worker.wake()

    async def _log_in(self, token: str, *, always_register: bool) -> None:
        await add_commands(self.client)
        await self.client.login(token)
        await self._register(always=always_register)

    async def _register(self, *, always: bool) -> None:
        guild = self._settings.commands_guild
        key = commands_key(self.client.application_id, guild)
        digest = await commands_digest(self.client)
        if not always and await preferences.remembered(self._database, key) == digest:
            await learn_ids(self.client, guild)
            return
        await register_commands(self.client, guild)
        await preferences.remember(self._database, key, digest)

    async def run(self, held: ProcessLock) -> None:
        """Runs until cancelled. Raises `StartError` when Discord refuses the connection, and
        `StorageError` when another process has taken the database over."""
        assert self._gateway is not None
        watching = asyncio.create_task(held.watch(), name="lock")
        try:
            await asyncio.wait({watching, self._gateway}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            watching.cancel()
        if self._gateway.done():
            await _plainly(self._gateway)
        elif watching.done():
            raise StorageError(taken_by_another(self._database))

    async def close(self) -> None:
        """Finishes the answers in hand, then the tasks, then the connection. Takes hardly more than
        `DRAIN_SECONDS`, whatever Discord does."""
        _log.info("stopping")
        await self._drain()
        for task in self._tasks:
            task.cancel()
        await self._hang_up()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._settings.heartbeat.unlink(missing_ok=True)

    async def _drain(self) -> None:
        """Answers first, then posts and the like; both share the time there is. Nobody waits for
        what computer players think."""
        seconds = self._settings.drain_seconds
        until = asyncio.get_running_loop().time() + seconds
        if not await self.services.finished(seconds):
            _log.warning("some answers took longer than %s s and are cut off", seconds)
        try:
            async with asyncio.timeout_at(until):
                stopping = (worker.stop() for worker in self.workers)
                await asyncio.gather(*stopping, self.services.thinkers.close())
        except TimeoutError:
            _log.warning(
                "posts in hand took longer than %s s: they go on at the next start", seconds
            )

    async def _hang_up(self) -> None:
        """Hears of no more taps, tells those heard last that the bot is restarting, and says
        goodbye, but not for long to somebody who does not answer. The library sleeps before it
        connects again, for minutes after some time: that ends only when it is cancelled."""
        if self._gateway is not None:
            self._gateway.cancel()
            await asyncio.gather(self._gateway, return_exceptions=True)
        await self.services.finished(LAST_ANSWERS_SECONDS)
        await self.services.cut_off()
        await self.renderer.close()
        await self.services.thinkers.close()
        _cancel_ready(self.client)
        try:
            async with asyncio.timeout(GOODBYE_SECONDS):
                await self.client.close()
        except TimeoutError:
            await self.client.http.close()

    async def _pulse(self) -> None:
        """Touches the heartbeat file while gateway and database answer."""
        while True:
            if gateway_alive(self.client) and await self._database.answers():
                self._settings.heartbeat.touch()
            await asyncio.sleep(PULSE_SECONDS if self._settings.heartbeat.exists() else 1.0)


def _cancel_ready(client: discord.Client) -> None:
    """The library tells that it is ready two seconds after it has connected, also when it was
    closed meanwhile, and then fails."""
    library: Any = client
    ready: asyncio.Task[None] | None = library._connection._ready_task  # noqa: SLF001
    if ready is not None:
        ready.cancel()


def gateway_alive(client: discord.Client) -> bool:
    """True while the gateway is connected and has acknowledged a heartbeat lately."""
    socket: Any = client.ws  # None before the first connection, whatever the library declares
    if socket is None or not socket.open or not client.is_ready():
        return False
    keeper = socket._keep_alive  # noqa: SLF001 - the library tells the time of an ack nowhere else
    return keeper is not None and time.perf_counter() - keeper._last_ack < ACK_SECONDS  # noqa: SLF001


async def register_now(settings: Settings, guild_id: int | None) -> int:
    """What `register` does, for whoever runs an event loop already."""
    if settings.discord_token is None:
        raise StartError("DISCORD_TOKEN is not set; the sandbox registers its commands itself.")
    bot = Bot(settings, Database.as_it_is(settings.database))
    try:
        await add_commands(bot.client)
        await _plainly(bot.client.login(settings.discord_token.get_secret_value()))
        return await _plainly(register_commands(bot.client, guild_id))
    finally:
        await bot.client.close()


def _log_failure(task: asyncio.Task[None]) -> None:
    """A task that ends by an error would else be noticed only when the bot stops."""
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("a task of the bot ended by an error", exc_info=error)


def _make_folder(settings: Settings) -> None:
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(
            f"the folder {settings.data_dir} cannot be made: {error.strerror}"
        ) from error


def _token(settings: Settings, sandbox: Sandbox | None) -> str:
    if settings.discord_token is not None:
        return settings.discord_token.get_secret_value()
    assert sandbox is not None
    return sandbox.token


async def _sandbox(settings: Settings, port: int | None, stack: AsyncExitStack) -> Sandbox:
    """Starts the sandbox, which stands in for Discord while there is no token."""
    wanted = settings.sandbox_port if port is None else port
    sandbox = Sandbox(state=settings.data_dir / "sandbox.json")
    try:
        address = await sandbox.start(port=wanted)
    except OSError as error:
        raise StartError(
            f"port {wanted} on 127.0.0.1 is taken; choose another with --port (0: any free one)."
        ) from error
    except ValueError as error:
        raise StartError(f"the sandbox's file cannot be read: {error}") from error
    stack.push_async_callback(sandbox.stop)
    redirect(address)
    print(f"No DISCORD_TOKEN: this is the sandbox. Open {address} in a browser.", flush=True)
    return sandbox


async def _plainly(work: Awaitable[T]) -> T:
    """Awaits something that talks to Discord; its refusals become one line."""
    try:
        return await work
    except discord.LoginFailure as error:
        raise StartError("Discord does not accept this token; check DISCORD_TOKEN.") from error
    except discord.PrivilegedIntentsRequired as error:
        raise StartError("Discord refuses the intents this bot asks for.") from error
    except discord.Forbidden as error:
        raise StartError(
            "Discord does not let this application register its commands (403): invite it with "
            "the scope applications.commands, see `python -m bot invite`."
        ) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        raise StartError(f"Discord cannot be reached: {error}") from error
