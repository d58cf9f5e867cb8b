"""Memory that is done with goes back to the system."""

from __future__ import annotations

import subprocess
import sys

import pytest

HOLES = """
from pathlib import Path
from bot.processes.allocator import PICTURES, give_back, trim

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4 // 1024

give_back(PICTURES)
blocks = [bytes([1]) * 90_000 for _ in range(600)]
kept = blocks[::12]
del blocks
before = resident()
trim()
print(before - resident(), sum(map(len, kept)))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="the allocator is that of glibc")
def test_free_memory_between_what_is_kept_is_given_back() -> None:
    told = subprocess.run(
        [sys.executable, "-c", HOLES], check=True, capture_output=True, text=True
    ).stdout
    megabytes, kept = map(int, told.split())
    assert kept == 50 * 90_000
    assert megabytes > 30
