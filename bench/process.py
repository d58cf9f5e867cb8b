"""The whole bot with its sandbox, in a process of its own."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.driver import Remote, SimulatedUser

ROOT = Path(__file__).parents[1]
LONGEST_START = 60.0


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that serves."""

    box: Remote
    pid: int
    seconds_to_serving: float
    """From starting the process to the first answered command."""

    @property
    def resident_mb(self) -> float:
        """Memory the process holds, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1000 if found else 0.0


@asynccontextmanager
async def running_bot(folder: Path) -> AsyncGenerator[Running]:
    """The bot on a data folder, ended by SIGTERM. Raises `TimeoutError` when it does not serve."""
    kept = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "DATABASE_URL")}
    began = time.perf_counter()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "--port", "0"),
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), "DATA_DIR": str(folder), "LOG_LEVEL": "ERROR"},
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST_START):
            address = await _address(process)
        async with Remote(address) as box:
            await _served(box)
            yield Running(box, process.pid, time.perf_counter() - began)
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    while line := await process.stdout.readline():
        if found := re.search(r"http://[\d.:]+", line.decode()):
            return found[0]
    raise TimeoutError("the bot ended before it served")


async def _served(box: Remote) -> None:
    async with asyncio.timeout(LONGEST_START):
        while not (await box.ask("look", user="Anna"))["bot"]["online"]:
            await asyncio.sleep(0.01)
        while (await SimulatedUser(box, "Anna").slash("turns")).failed:
            await asyncio.sleep(0.01)
