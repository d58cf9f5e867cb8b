"""What can be wrong with the file of a database, or with its disk."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

_HOLDING = """if True:
    import sqlite3, sys
    other = sqlite3.connect(sys.argv[1], isolation_level=None)
    other.execute(sys.argv[2])
    print("held", flush=True)
    sys.stdin.read()
"""


@contextlib.contextmanager
def locked(file: Path, begin: str = "BEGIN IMMEDIATE") -> Generator[None]:
    """Another process keeps a SQLite file locked."""
    with subprocess.Popen(
        [sys.executable, "-c", _HOLDING, file, begin],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as other:
        try:
            assert other.stdout
            assert other.stdout.readline() == b"held\n"
            yield
        finally:
            other.kill()


@contextlib.contextmanager
def small_file_system(folder: Path) -> Generator[None]:
    """A file system of 6 MB at an empty folder."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "none", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("mounting a small file system needs root")
    try:
        yield
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True)  # also when a test left it open


def fill(folder: Path) -> None:
    """To the last byte."""
    with (folder / "filler").open("wb", buffering=0) as filler:
        for size in (100_000, 1000, 1):
            try:
                while filler.write(b"x" * size):
                    pass
            except OSError:
                continue


_DAMAGING = """if True:
    import pathlib, sqlite3, sys
    with sqlite3.connect(sys.argv[1]) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
    other.close()
    file = pathlib.Path(sys.argv[1])
    with file.open("r+b") as pages:
        pages.seek(4096)
        pages.write(b"?" * (file.stat().st_size - 4096))
"""


def damage(file: Path) -> None:
    """Every page of a SQLite file but the first. Another process does it: one that opens a file by
    itself drops the locks of its own SQLite on it."""
    subprocess.run([sys.executable, "-c", _DAMAGING, file], check=True)
