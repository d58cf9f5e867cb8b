"""Computations for tests of thinking processes."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

from rules.game import Illegal


def note(file: Path, text: str = "") -> int:
    """Notes that it was called: by this text, or by its process, whose number it gives back."""
    with file.open("a") as notes:
        notes.write(f"{text or os.getpid()}\n")
    return os.getpid()


def warn(words: str) -> None:
    """Writes what a library might."""
    print(words, file=sys.stderr, flush=True)


def die(file: Path, times: int) -> int:
    """Notes its process and kills it, unless it did so that often before."""
    so_far = len(file.read_text().split()) if file.exists() else 0
    note(file)
    if so_far < times:
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def sleep(file: Path) -> None:
    """Notes its process and never ends."""
    note(file)
    time.sleep(600)


def spin(file: Path) -> None:
    """Notes its process and computes without end."""
    note(file)
    while True:
        pass


def refuse(reason: str) -> None:
    """Raises what a game raises."""
    raise Illegal(reason, cell="B7")


class OddError(Exception):
    """Cannot be made anew from what it holds."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(str(one + two))


def fail_oddly() -> None:
    """Raises what cannot be handed on."""
    raise OddError(1, 2)


def grow(megabytes: int) -> int:
    """Keeps so much memory."""
    _held.append(os.urandom(1 << 20) * megabytes)
    return os.getpid()


_held: list[bytes] = []


def standing() -> tuple[int, int]:
    """How far this process stands back, and its kind of scheduling."""
    return os.nice(0), os.sched_getscheduler(0)


def modules() -> set[str]:
    """What this process has imported, without what belongs to it."""
    return {name.partition(".")[0] for name in sys.modules}
