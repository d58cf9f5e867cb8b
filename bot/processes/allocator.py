"""Makes the C library give freed memory back to the system."""

from __future__ import annotations

import contextlib
import ctypes

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Parameters of `mallopt`, with their numbers in glibc's `malloc.h`."""
LITTLE = 1_000_000
"""Bytes of free memory that a process keeps if it rarely needs much at once."""
PICTURES = 8_000_000
"""Bytes of free memory that a drawing process keeps. Allocating whole pictures anew each time would
take a fifth of the drawing time."""


def give_back(keep: int = LITTLE) -> None:
    """Makes glibc return freed memory to the system. Call it before starting threads. Blocks of at
    least `keep` bytes are returned at once, as is free memory of that size at the end of the heap.
    All threads share one heap, because each would otherwise keep its own freed memory. Does nothing
    with another C library."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(_ARENA_MAX, 1)
        mallopt(_MMAP_THRESHOLD, keep)
        mallopt(_TRIM_THRESHOLD, keep)


def trim() -> None:
    """Returns all free pages of the heap to the system, not only those at its end. Takes up to two
    milliseconds. Does nothing with another C library."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
