"""What the system tells about processes."""

from __future__ import annotations

import resource
from pathlib import Path


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(word) for task in tasks for word in task.read_text(encoding="ascii").split()]


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and only waits to be asked how does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state.split()[0] != "Z"


def fill_up(pid: int) -> None:
    """From now on a process gets no more memory than it has."""
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[0])
    held = pages * resource.getpagesize()
    resource.prlimit(pid, resource.RLIMIT_AS, (held, held))
