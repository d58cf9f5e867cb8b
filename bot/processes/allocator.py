"""Makes the C library give freed memory back to the system."""

from __future__ import annotations

import contextlib
import ctypes

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""Parameters of `mallopt`, by their numbers in glibc's `malloc.h`."""
LITTLE = 1_000_000
"""Free memory that a process keeps which rarely needs much at once."""
PICTURES = 8_000_000
"""What one keeps that fills and frees whole pictures all the time: to fetch their memory anew for
each takes a fifth of the time of drawing."""


def give_back(keep: int = LITTLE) -> None:
    """To be called before threads are started; does nothing where the library is another one.

    Blocks of `keep` bytes go back to the system at once, and free memory at the end of the heap as
    soon as it is more. Threads share one heap: by default each of them keeps what it has freed to
    itself.
    """
    with contextlib.suppress(OSError, AttributeError, TypeError):
        mallopt = ctypes.CDLL(None).mallopt
        mallopt(_ARENA_MAX, 1)
        mallopt(_MMAP_THRESHOLD, keep)
        mallopt(_TRIM_THRESHOLD, keep)


def trim() -> None:
    """Gives back whole pages that are free anywhere in the heap, not only at its end; does nothing
    where the library is another one. Takes up to two milliseconds."""
    with contextlib.suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
