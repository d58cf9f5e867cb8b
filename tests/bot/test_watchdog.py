"""The end of a process whose event loop stands, and what systemd hears meanwhile."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.e2e.house import Ended, ended, environment

ROOT = Path(__file__).parents[2]
LONGEST = 1.0
BEGINNING = f"""
import asyncio, logging, sys, threading, time
from bot.health.watchdog import Watchdog

logging.basicConfig(format="%(levelname)s %(name)s: %(message)s")

async def main():
    watchdog = Watchdog({LONGEST})
    watchdog.start()
    watchdog.tell("READY=1")
    print("goes", flush=True)
    await asyncio.sleep(0.2)
    work()
    await asyncio.sleep(0.2)
    watchdog.stop()
    print("went on", flush=True)

"""
ENDING = "\nasyncio.run(main())\n"
STANDS = f"def work():\n    time.sleep({10 * LONGEST})\n"


async def started(work: str, **env: str) -> asyncio.subprocess.Process:
    """A process whose event loop runs `work`, once it is being watched."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, "-c", BEGINNING + work + ENDING,
        cwd=ROOT,
        env=environment(**env),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert running.stdout is not None
    assert await running.stdout.readline() == b"goes\n"
    return running


async def after(work: str) -> Ended:
    """How a process ended whose event loop ran that."""
    return await ended(await started(work))


async def test_a_loop_that_stands_ends_the_process_with_one_line_that_says_where() -> None:
    two_looks = "import bot.health.watchdog\nbot.health.watchdog.LOOKS = 2\n"  # no third, at 1.5 s
    seen = await after(two_looks + STANDS)
    assert (seen.code, seen.output) == (1, "")
    assert seen.errors.count("\n") == 1, seen.errors
    assert seen.errors.startswith("CRITICAL bot.health.watchdog: the event loop has stood for 1 s")
    assert seen.errors.endswith(" work\n")


async def test_it_ends_also_while_the_log_hangs() -> None:
    seen = await after("def work():\n    logging.root.handlers[0].acquire()\n    time.sleep(60)\n")
    assert (seen.code, seen.errors) == (1, "")


async def test_a_loop_that_computes_or_waits_for_less_goes_on() -> None:
    work = f"def work():\n    until = time.monotonic() + {LONGEST / 2}\n"
    seen = await after(work + "    while time.monotonic() < until: pass\n")
    assert (seen.code, seen.output, seen.errors) == (0, "went on\n", "")


async def test_a_process_that_was_stopped_goes_on_when_it_wakes() -> None:
    """As after a machine slept: much time has passed, and nobody hung."""
    running = await started("def work(): pass\n")
    running.send_signal(signal.SIGSTOP)
    await asyncio.sleep(2 * LONGEST)
    running.send_signal(signal.SIGCONT)
    seen = await ended(running)
    assert (seen.code, seen.output, seen.errors) == (0, "went on\n", "")


@pytest.mark.parametrize(
    "attach",
    [
        "sys._getframe().f_trace = lambda *_: None",
        pytest.param(
            "sys.monitoring.use_tool_id(sys.monitoring.DEBUGGER_ID, 'debugger')",
            marks=pytest.mark.skipif(sys.version_info < (3, 12), reason="there is none in 3.11"),
        ),
    ],
)
async def test_a_loop_that_a_debugger_holds_may_stand(attach: str) -> None:
    seen = await after(f"def work():\n    {attach}\n    time.sleep({2 * LONGEST})\n")
    assert (seen.code, seen.output, seen.errors) == (0, "went on\n", "")


# --- systemd --------------------------------------------------------------------------


@contextmanager
def listening(address: str) -> Generator[socket.socket]:
    """What systemd does."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind("\0" + address[1:] if address.startswith("@") else address)
        ear.setblocking(False)
        yield ear


def heard(ear: socket.socket) -> list[str]:
    """Everything that was told so far."""
    found = list[str]()
    while True:
        try:
            found.append(ear.recv(1024).decode())
        except BlockingIOError:
            return found


@pytest.mark.parametrize("abstract", [False, True])
async def test_systemd_hears_that_the_loop_goes_on_and_not_while_it_stands(
    tmp_path: Path, *, abstract: bool
) -> None:
    address = f"@meeplepost-{os.getpid()}" if abstract else str(tmp_path / "notify")
    with listening(address) as ear:
        running = await started(STANDS, NOTIFY_SOCKET=address, WATCHDOG_USEC="100000")
        await ended(running)
        told = heard(ear)
    assert told[:2] == ["WATCHDOG=1", "READY=1"]
    assert 2 <= told.count("WATCHDOG=1") <= 10  # twenty more while it stood


async def test_nobody_has_to_listen(tmp_path: Path) -> None:
    running = await started("def work(): pass\n", NOTIFY_SOCKET=str(tmp_path / "nobody"))
    seen = await ended(running)
    assert (seen.code, seen.errors) == (0, "")
