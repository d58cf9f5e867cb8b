"""Processes that are started again whenever they end, as a service manager does."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
_PAUSE = 0.1
_OWN = ("DISCORD_TOKEN", "DATABASE_URL", "DATA_DIR", "SHARDS", "COMMANDS_GUILD", "SANDBOX_PORT")


class Supervised:
    """One program in a process after the other; all of them write to `log`. `ready` is what a
    process writes there when it serves."""

    def __init__(
        self, words: tuple[str, ...], env: Mapping[str, str], log: Path, ready: str
    ) -> None:
        self._words, self._env, self.log, self._ready = words, env, log, ready
        self._keeper: asyncio.Task[None] | None = None
        self._process: asyncio.subprocess.Process | None = None
        self.began = 0.0
        """When the newest process was started, by `time.monotonic`."""
        self.changes = 0
        """Processes started so far."""
        log.touch()

    @property
    def pid(self) -> int:
        """Of the newest process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Keeps a process running from now on."""
        self._keeper = asyncio.create_task(self._keep())

    async def kill(self) -> None:
        """`kill -9`, and another process comes."""
        await self._note_change(signal.SIGKILL)

    async def hand_over(self) -> None:
        """SIGTERM, and another process comes at once, whether the first one has ended or not."""
        old, keeper = self._process, self._keeper
        assert old is not None
        assert keeper is not None
        keeper.cancel()
        await asyncio.gather(keeper, return_exceptions=True)
        old.terminate()
        self.start()
        if await old.wait() != 0:
            raise RuntimeError(f"SIGTERM was answered by exit code {old.returncode}")

    def serves(self) -> bool:
        """Whether the newest process has said that it serves."""
        running = self._process is not None and self._process.returncode is None
        return running and self._since() > 0

    def _since(self) -> int:
        """How often it was said after the newest start."""
        return self.log.read_text("utf-8", "replace").rpartition(_START)[2].count(self._ready)

    async def stop(self) -> None:
        """Ends it for good."""
        assert self._keeper is not None
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()

    async def _note_change(self, how: signal.Signals) -> None:
        assert self._process is not None
        changes = self.changes
        with contextlib.suppress(ProcessLookupError):
            self._process.send_signal(how)
        while self.changes == changes:
            await asyncio.sleep(0.01)

    async def _keep(self) -> None:
        while True:
            self._process = await self._spawn()
            self.changes += 1
            await self._process.wait()
            await asyncio.sleep(_PAUSE)

    async def _spawn(self) -> asyncio.subprocess.Process:
        kept = {k: v for k, v in os.environ.items() if k not in _OWN}
        with self.log.open("a") as log:
            log.write(_START)
        self.began = time.monotonic()
        return await launch(self._words, {**kept, **self._env}, self.log)


async def launch(
    words: tuple[str, ...], env: Mapping[str, str], log: Path
) -> asyncio.subprocess.Process:
    """Python with these words, in the project's folder; what it writes goes to the end of `log`."""
    with log.open("a") as file:
        return await asyncio.create_subprocess_exec(
            sys.executable, *words, cwd=ROOT, env=env, stdout=file, stderr=file
        )


_START = "--- start ---\n"
