"""`python -m sandbox --port N --state FILE`: the sandbox in a process of its own."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import stat
import sys
from pathlib import Path

from sandbox.server import Sandbox


async def serve(port: int, state: Path | None) -> int:
    """Serves until SIGTERM or SIGINT. Returns the exit code."""
    box = Sandbox(state=state)
    try:
        address = await box.start(port=port)
    except (OSError, ValueError) as error:
        print(f"The sandbox cannot start on port {port}: {error}", file=sys.stderr)
        return 1
    print(f"Sandbox: {address}", flush=True)
    done = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, done.set)
    await done.wait()
    await box.stop()
    return 0


def main() -> int:
    """Reads the command line and serves."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 takes any free one")
    parser.add_argument("--state", type=Path, help="file that keeps messages over restarts")
    chosen = parser.parse_args()
    os.umask(stat.S_IRWXG | stat.S_IRWXO)  # the file contains messages of private tables
    return asyncio.run(serve(chosen.port, chosen.state))


if __name__ == "__main__":
    raise SystemExit(main())
