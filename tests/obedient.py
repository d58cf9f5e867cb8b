"""A painter for tests of drawing processes: it does what the view says."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from render.painter import RenderOptions


@dataclass(frozen=True)
class Orders:
    """What to do with a picture: `die`, `grow`, `swell`, `break`, `print`, `sleep` or nothing
    special."""

    file: Path
    """Where every picture is noted: by `text`, or by the process that draws it."""
    do: str = ""
    text: str = ""


class Obedient:
    """Draws the number of its process."""

    def board(self, view: Orders, options: RenderOptions) -> bytes:
        """Notes the picture, then does what the view says."""
        with view.file.open("a") as notes:
            notes.write(f"{view.text or os.getpid()}\n")
        _DEEDS.get(view.do, str)()
        return str(os.getpid()).encode()

    def remaining(self, view: Orders, options: RenderOptions) -> bytes | None:
        """The same as the board."""
        return self.board(view, options)


@dataclass(frozen=True)
class Noting(Obedient):
    """Notes each picture, whatever is to be drawn."""

    file: Path

    def board(self, view: object, options: RenderOptions) -> bytes:
        """The number of its process."""
        return super().board(Orders(self.file), options)


_held: list[bytes] = []


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _grow() -> None:
    _held.append(os.urandom(1 << 20) * 220)


def _swell() -> None:
    """Takes 60 MB in small blocks and frees all but one in a thousand."""
    _held.extend([bytes(4_000) for _ in range(15_000)][::1_000])


def _break() -> None:
    raise ValueError("no paint")


def _print() -> None:
    print("paint")


_DEEDS: dict[str, Callable[[], object]] = {
    "die": _die,
    "grow": _grow,
    "swell": _swell,
    "break": _break,
    "print": _print,
    "sleep": lambda: time.sleep(60),
}
