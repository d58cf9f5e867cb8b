"""The one cache of everything drawn: bounded in bytes; what was used longest ago is packed, then
goes."""

from __future__ import annotations

import io
import pickle
import sys
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from types import MappingProxyType
from typing import Any, ParamSpec, TypeVar, cast

from cachetools import LRUCache
from cachetools.keys import hashkey
from isal import isal_zlib
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

BYTES = 16_000_000
"""The number of bytes kept unless `Cache.limit` changes it."""
_PACKED = 0.7
"""The share of the cache that packed values may fill. Pictures of few colours shrink to a seventh.
The rest is for values used last."""
_QUICKEST = 1
"""The level of compression."""
_ENTRY = 700
"""Bytes that an entry takes besides its content: its key and its place in the cache."""
_WIDE_MODES = ("RGB", "RGBA")
_SHARING_MODES = ("L", "P", "RGBA")
"""Modes in which a picture can use bytes as its pixels without a copy."""
_WIDE = 4
"""The bytes of a pixel in these modes. In the other modes used here a pixel takes one."""


def size_of(value: object) -> int:
    """About how many bytes a kept value takes. Values made of pictures have these in `pictures`."""
    return _ENTRY + _content(value)


def _content(value: object) -> int:
    """About how many bytes the content of a value takes."""
    if isinstance(value, Image.Image):
        wide, high = value.size
        return wide * high * (_WIDE if value.mode in _WIDE_MODES else 1)
    if (pictures := getattr(value, "pictures", None)) is not None:
        return sum(map(_content, pictures))
    if isinstance(value, tuple):
        return sum(map(_content, cast("tuple[object, ...]", value)))
    return sys.getsizeof(value)


class _Recent(LRUCache[Hashable, Any]):
    """The values used last. A value that has to make room is packed, unless it is packed
    already."""

    def __init__(self, most: int, packed: LRUCache[Hashable, bytes]) -> None:
        super().__init__(most, size_of)
        self._packed = packed

    def keep(self, key: Hashable, value: object) -> None:
        """Keeps a value, unless it is larger than the whole cache. Packed values count as part of
        the cache."""
        _put(self, key, value)
        while self.currsize + self._packed.currsize > self.maxsize:
            self.popitem()

    def popitem(self) -> tuple[Hashable, Any]:
        """Removes the value that was used longest ago, packs it, and returns it with its key."""
        key, value = super().popitem()
        if self._packed.maxsize and key not in self._packed:
            _put(self._packed, key, _pack(value))
        return key, value


class _Palettes:
    """Numbers for the palettes of packed pictures: nearly all pictures have one of a few."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: list[bytes] = []
        self._numbers: dict[bytes, int] = {}

    def short(self, palette: bytes) -> bytes | int:
        """The number of a palette; the palette itself once there are too many to keep."""
        with self._lock:
            if palette not in self._numbers and len(self._known) < _MOST_PALETTES:
                self._numbers[palette] = len(self._known)
                self._known.append(palette)
            return self._numbers.get(palette, palette)

    def whole(self, short: bytes | int) -> bytes:
        """The palette of a number, or the palette itself."""
        return self._known[short] if isinstance(short, int) else short


_MOST_PALETTES = 100
_PALETTES = _Palettes()


def _split(picture: Image.Image) -> tuple[Callable[..., Image.Image], tuple[object, ...]]:
    palette = _PALETTES.short(bytes(picture.getpalette() or ()))
    return _assemble, (picture.mode, picture.size, picture.tobytes(), palette)


def _assemble(mode: str, size: tuple[int, int], pixels: bytes, short: bytes | int) -> Image.Image:
    """A picture put together from its packed parts."""
    if mode not in _SHARING_MODES:
        return Image.frombytes(mode, size, pixels)
    palette = _PALETTES.whole(short)
    plain = "L" if palette else mode
    picture = Image.frombuffer(plain, size, pixels, "raw", plain, 0, 1)
    if palette:
        picture.putpalette(palette)  # makes it "P" where it is
    return picture


_PACKING = MappingProxyType({Image.Image: _split})
"""How pictures are packed so that they are put together quickly. Pillow's own way goes through a
list of 768 numbers for each palette."""


def _pack(value: object) -> bytes:
    """A value pickled and compressed."""
    content = io.BytesIO()
    packer = pickle.Pickler(content)
    packer.dispatch_table = _PACKING
    packer.dump(value)
    return isal_zlib.compress(content.getvalue(), _QUICKEST)  # pyright: ignore[reportUnknownMemberType]


def _unpack(packed: bytes) -> Any:
    content = isal_zlib.decompress(packed)  # pyright: ignore[reportUnknownMemberType]
    return pickle.loads(content)  # noqa: S301 - packed here


def _put(kept: LRUCache[Hashable, Any], key: Hashable, value: object) -> None:
    """Keeps a value, unless it is larger than the whole cache."""
    try:
        kept[key] = value
    except ValueError:
        return


class Cache:
    """What functions have returned, by function and arguments. Threads may share it."""

    def __init__(self, most: int, packed: float = _PACKED) -> None:
        """Keeps at most `most` bytes. `packed` is the share for packed values; 0 where packing does
        not help."""
        self._lock, self._share = Lock(), packed
        self._begin(most)

    def _begin(self, most: int) -> None:
        self._packed: LRUCache[Hashable, bytes] = LRUCache(int(most * self._share), size_of)
        self._recent = _Recent(most, self._packed)

    def limit(self, most: int) -> None:
        """Sets the number of bytes that may be kept, and forgets everything kept so far."""
        with self._lock:
            self._begin(most)

    @property
    def most(self) -> int:
        """The number of bytes that may be kept."""
        return int(self._recent.maxsize)

    @property
    def used(self) -> int:
        """The number of bytes that are kept."""
        return int(self._packed.currsize + self._recent.currsize)

    def forget(self, make: Callable[..., object]) -> None:
        """Drops everything a function has returned, such as to measure how long it takes."""
        with self._lock:
            for kept in (self._packed, self._recent):
                for key in cast("list[tuple[object, ...]]", list(kept)):
                    if key[0] is make:
                        del kept[key]

    def cached(self, make: Callable[P, T]) -> Callable[P, T]:
        """The same function, but what it returns is kept while there is room. Returned values are
        shared and must not be changed. Arguments must be hashable. Two threads that need the same
        value at once may both make it."""

        @wraps(make)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
            return self.find(hashkey(make, *args, **kwargs), lambda: make(*args, **kwargs))

        return wrapper

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """The value kept under a key. If there is none, it is made and kept."""
        with self._lock:
            if key in self._recent:
                return self._recent[key]
            packed = self._packed.get(key)
        value = make() if packed is None else _unpack(packed)
        with self._lock:
            self._recent.keep(key, value)
        return value


CACHE = Cache(BYTES)
cached = CACHE.cached
