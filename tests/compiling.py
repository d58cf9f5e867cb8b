"""Tests compiled once, on all processors, before every worker would compile all of them: in a new
clone that took as long as a dozen of the longest tests."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

TESTS = Path(__file__).parent
ROOT = TESTS.parent
_FEW = 20
"""Changed files that are not worth it."""


def compile_tests(places: Iterable[str]) -> None:
    """Compiles what has changed of the tests in these files and folders, and what they import."""
    files = {file for place in places for file in _files(ROOT / place.partition("::")[0])}
    changed = sorted(file for file in files if not _is_compiled(file))
    if len(changed) < _FEW:
        return
    processors = os.cpu_count() or 1
    for process in [_begun(changed[at::processors]) for at in range(processors)]:
        os.waitpid(process, 0)


def _files(place: Path) -> Iterable[Path]:
    if place.is_file():
        return [place]
    return (place if TESTS in place.parents else TESTS).rglob("test_*.py")


def _is_compiled(file: Path) -> bool:
    """Whether pytest has kept it with its assertions rewritten, as it is now."""
    made = (file.parent / "__pycache__").glob(f"{file.stem}.*-pytest-*.pyc")
    return any(one.stat().st_mtime >= file.stat().st_mtime for one in made)


def _begun(files: Sequence[Path]) -> int:
    """A process that imports them, which keeps what is compiled."""
    if process := os.fork():
        return process
    for file in files:
        with suppress(BaseException):  # whatever is wrong with it is told when it is collected
            import_module(".".join(file.relative_to(ROOT).with_suffix("").parts))
    os._exit(0)
