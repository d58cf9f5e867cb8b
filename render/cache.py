"""The one cache of everything drawn: bounded in bytes; what was used longest ago goes first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, Protocol, TypeVar, cast, runtime_checkable

from cachetools import LRUCache
from cachetools.keys import hashkey
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BYTES = 24_000_000
"""How much is kept unless `Cache.limit` says otherwise."""
_ENTRY = 700
"""Bytes that an entry takes beside its content: its key and its place in the cache."""
_WIDE_MODES = ("RGB", "RGBA")
_WIDE = 4
"""Bytes of a pixel in these modes; in the others used here a pixel takes one."""


@runtime_checkable
class Pictured(Protocol):
    """What is made of pictures and takes memory for them."""

    @property
    def pictures(self) -> tuple[Image.Image, ...]:
        """All of them."""
        ...


def size_of(value: object) -> int:
    """About how many bytes something kept takes."""
    return _ENTRY + _content(value)


def _content(value: object) -> int:
    if isinstance(value, Image.Image):
        return value.width * value.height * (_WIDE if value.mode in _WIDE_MODES else 1)
    if isinstance(value, Pictured):
        return sum(map(_content, value.pictures))
    if isinstance(value, tuple):
        return sum(map(_content, cast("tuple[object, ...]", value)))
    return sys.getsizeof(value)


class Cache:
    """What functions have returned, by function and arguments. Threads may share it."""

    def __init__(self, most: int) -> None:
        self._lock = Lock()
        self._kept: LRUCache[Hashable, Any] = LRUCache(most, size_of)

    def limit(self, most: int) -> None:
        """Keeps at most so many bytes from now on, and forgets what was kept."""
        with self._lock:
            self._kept = LRUCache(most, size_of)

    @property
    def most(self) -> int:
        """Bytes that may be kept."""
        return int(self._kept.maxsize)

    @property
    def used(self) -> int:
        """Bytes that are kept."""
        return int(self._kept.currsize)

    def forget(self, make: Callable[..., object]) -> None:
        """Drops whatever a function has returned (to measure how long it takes)."""
        with self._lock:
            keys = cast("list[tuple[object, ...]]", list(self._kept))
            for key in keys:
                if key[0] is make:
                    del self._kept[key]

    def cached(self, make: Callable[P, T]) -> Callable[P, T]:
        """Keeps what a function returns while there is room. It is shared: not to be changed.

        Arguments must be hashable. Two threads that need the same at once may both make it.
        """

        @wraps(make)
        def found(*args: P.args, **kwargs: P.kwargs) -> T:
            return self.find(hashkey(make, *args, **kwargs), lambda: make(*args, **kwargs))

        return found

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under a key; made when there is nothing."""
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        made = make()
        with self._lock:
            if size_of(made) <= self._kept.maxsize:
                self._kept[key] = made
        return made


CACHE = Cache(BYTES)
cached = CACHE.cached
