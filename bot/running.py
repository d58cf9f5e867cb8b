"""One process of the bot, from its start to its exit code."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from contextlib import AsyncExitStack

from bot.app import Bot
from bot.health.logs import set_up_logging
from bot.health.metrics_server import MetricsServer
from bot.health.watchdog import Watchdog
from bot.owner import check_owner, owner_of
from bot.players import check_thinking
from bot.private_files import make_private
from bot.settings import Settings
from bot.starting import StartError, choose_api, for_sandbox, make_folder, start_sandbox, token_of
from bot.stopping import Stop
from bot.storage.database import Database
from bot.storage.errors import StorageError
from bot.storage.lock import lock
from bot.texts import shared_texts, warn_untranslated

SANDBOX_EMOJI_SECONDS = 0.05
"""Seconds between two emoji uploads in the sandbox, which has no limit for them."""


def run(settings: Settings, port: int | None = None, *, adopt: bool = False) -> int:
    """Runs until SIGTERM or SIGINT. Returns the exit code. It is 0, or after one line on stderr 1.
    It is 2 or `REFUSED` if a restart would not help."""
    set_up_logging(settings)
    try:
        asyncio.run(serve(settings, port, adopt=adopt))
    except (StartError, StorageError) as error:
        print(f"meeplepost: {error}", file=sys.stderr)
        return error.code
    except OSError as error:
        print(f"meeplepost: the system does not let the bot run: {error}", file=sys.stderr)
        return 1
    return 0


async def serve(settings: Settings, port: int | None = None, *, adopt: bool = False) -> None:
    """Starts everything and returns when told to stop. `adopt` takes over a database of another
    application. Raises `StartError` or `StorageError`."""
    stop = Stop(settings.drain_seconds)
    stop.listen()
    async with AsyncExitStack() as stack:
        await stop.first(_serve(settings, port, stack, adopt=adopt))


async def _serve(
    settings: Settings, port: int | None, stack: AsyncExitStack, *, adopt: bool
) -> None:
    """Runs the bot. Leaves on the stack what has to be closed."""
    make_folder(settings)
    if settings.discord_token is None:
        settings = await for_sandbox(settings)
    check_thinking(settings)
    warn_untranslated(shared_texts())
    choose_api(settings, real=settings.discord_token is not None)
    watchdog = Watchdog()
    stack.callback(watchdog.stop)
    held = await lock(settings.database, settings.shards)
    stack.push_async_callback(held.release)
    if not adopt:
        await check_owner(settings.database, owner_of(settings))
    database = await Database.open(settings.database)
    stack.push_async_callback(database.close)
    make_private(settings.data_dir, database.file)  # not earlier: it may be another program's
    watchdog.start()  # not earlier: a migration may take long
    sandbox = None if settings.discord_token else await start_sandbox(settings, port, stack)
    clock = sandbox.world.clock if sandbox else None
    bot = Bot(settings, database, clock=clock.time if clock else time.time)
    if clock is not None:
        clock.listeners.append(bot.wake)
        bot.emojis.pause = SANDBOX_EMOJI_SECONDS
    stack.push_async_callback(bot.close)
    await bot.renderer.start()
    metrics = MetricsServer(bot.services.status)
    stack.push_async_callback(metrics.stop)
    await metrics.start(settings)
    token = token_of(settings, sandbox)
    await bot.start(token, always_register=sandbox is not None, adopt=adopt)
    gc.freeze()  # collecting the objects made so far would stop the loop for 55 ms
    watchdog.tell("READY=1")
    stack.callback(watchdog.tell, "STOPPING=1")
    await bot.run(held)
