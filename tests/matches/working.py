"""A worker of the bot at work."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import TypeVar

from bot.workers.worker import BackgroundWorker

WorkerT = TypeVar("WorkerT", bound=BackgroundWorker)


@asynccontextmanager
async def at_work(worker: WorkerT) -> AsyncGenerator[WorkerT]:
    """The worker as a running task, which is stopped at the end."""
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        await worker.stop()
        await running
