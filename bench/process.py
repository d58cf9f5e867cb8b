"""The whole bot with its sandbox, in a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import sys
import time
from collections import defaultdict
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from sandbox import TOKEN
from sandbox.web.driver import Remote, SimulatedUser

ROOT = Path(__file__).parents[1]
LONGEST_START = 60.0


@dataclass(frozen=True, slots=True)
class Running:
    """A bot that serves."""

    box: Remote
    pid: int
    seconds_to_serving: float
    """From starting the process to the first answered command."""
    began: float = 0.0
    """When it was started, by `time.perf_counter`."""

    @property
    def resident_mb(self) -> float:
        """Memory the process holds, in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        match = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(match[1]) / 1000 if match else 0.0

    def memory_mb(self) -> tuple[float, float]:
        """PSS and RSS of the process and of all it has started, added up, in MB."""
        found = [memory_mb(pid) for pid in family(self.pid)]
        return sum(pss for pss, _ in found), sum(rss for _, rss in found)

    def memory_of(self, kind: str) -> list[float]:
        """PSS of each process of a kind that the bot has started, in MB."""
        return [memory_mb(pid)[0] for pid in family(self.pid)[1:] if _kind(pid) == kind]

    def processor_seconds(self) -> dict[str, float]:
        """Processor time so far by part of the bot: `main` is the event loop, `database` the
        threads beside it; every other process has its kind (`bot.processes.pool.ChildProcess`)."""
        spent = defaultdict[str, float](float, _spent_by_threads(self.pid))
        for pid in family(self.pid)[1:]:
            spent[_kind(pid)] += seconds_spent(Path(f"/proc/{pid}"))
        return spent


def _spent_by_threads(pid: int) -> dict[str, float]:
    seconds = {path.name: seconds_spent(path) for path in Path(f"/proc/{pid}/task").iterdir()}
    main = seconds.pop(str(pid))
    return {"main": main, "database": sum(seconds.values())}


def seconds_spent(folder: Path) -> float:
    """Seconds that a process or thread has spent, in itself and in the system."""
    with contextlib.suppress(OSError):
        stat = (folder / "stat").read_text(encoding="utf-8", errors="replace")
        after_name = stat.rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / os.sysconf("SC_CLK_TCK")
    return 0.0


def _kind(pid: int) -> str:
    """Of a process of the bot's own: the last word it was started with."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_bytes().rstrip(b"\0").split(b"\0")[-1].decode()
    return "ended"


def memory_mb(pid: int) -> tuple[float, float]:
    """PSS and RSS of a process in MB; nothing when it has ended."""
    with contextlib.suppress(OSError):
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
        return _mb(rollup, "Pss"), _mb(rollup, "Rss")
    return 0.0, 0.0


def family(pid: int) -> list[int]:
    """A process and all that descend from it."""
    pids = [pid]
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            children = task.read_text(encoding="ascii").split()
            pids += [one for child in children for one in family(int(child))]
    return pids


def _mb(text: str, name: str) -> float:
    match = re.search(rf"^{name}:\s+(\d+) kB", text, re.MULTILINE)
    return int(match[1]) / 1000 if match else 0.0


@asynccontextmanager
async def running_bot(folder: Path) -> AsyncGenerator[Running]:
    """The bot on a data folder, ended by SIGTERM. Raises `TimeoutError` when it does not serve."""
    began = time.perf_counter()
    async with _process(folder, "-m", "bot", "--port", "0") as process:
        async with asyncio.timeout(LONGEST_START):
            address = await _address(process)
        async with Remote(address) as box:
            await served(box)
            yield Running(box, process.pid, time.perf_counter() - began)


@asynccontextmanager
async def bot_apart(folder: Path) -> AsyncGenerator[Running]:
    """The bot on a data folder beside a sandbox in a process of its own."""
    state = folder / "apart.json"
    async with (
        sandbox_apart(folder, "-m", "sandbox", "--state", str(state)) as (address, _),
        bot_at(address, folder) as bot,
    ):
        await served(bot.box)
        yield replace(bot, seconds_to_serving=time.perf_counter() - bot.began)


@asynccontextmanager
async def sandbox_apart(folder: Path, *words: str) -> AsyncGenerator[tuple[str, int]]:
    """A sandbox in a process that is started with these words: its address and process id."""
    async with _process(folder, *words) as sandbox:
        async with asyncio.timeout(LONGEST_START):
            address = await _address(sandbox)
        yield address, sandbox.pid


@asynccontextmanager
async def bot_at(address: str, folder: Path, **env: str) -> AsyncGenerator[Running]:
    """The bot at a sandbox, as soon as it was started, whether it serves or not."""
    began = time.perf_counter()
    code = f"from sandbox import redirect; redirect({address!r}); {_RUN}"
    async with (
        _process(folder, "-c", code, DISCORD_TOKEN=TOKEN, **env) as process,
        Remote(address) as box,
    ):
        yield Running(box, process.pid, 0.0, began)


_RUN = (
    "from bot import limits; limits.MAX_OPENINGS = 10**6; from bot.cli import main; main(['run'])"
)
"""Runs a bot on which one person opens table after table."""


@asynccontextmanager
async def _process(
    folder: Path, *words: str, **env: str
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """A Python process of this project, ended by SIGTERM."""
    kept = {k: v for k, v in os.environ.items() if k not in ("DISCORD_TOKEN", "DATABASE_URL")}
    own = {"PYTHONPATH": str(ROOT), "DATA_DIR": str(folder), "LOG_LEVEL": "ERROR"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, *words, cwd=folder, env=kept | own | env, stdout=asyncio.subprocess.PIPE
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.terminate()
        await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    while line := await process.stdout.readline():
        if match := re.search(r"http://[\d.:]+", line.decode()):
            return match[0]
    raise TimeoutError("the bot ended before it served")


async def served(box: Remote) -> None:
    """Returns when a command is answered. Raises `TimeoutError`."""
    async with asyncio.timeout(LONGEST_START):
        while not (await box.ask("status"))["online"]:
            await asyncio.sleep(0.01)
        while (await SimulatedUser(box, "Anna").slash("turns")).failed:
            await asyncio.sleep(0.01)
