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
"""How much is kept unless `Cache.limit` says otherwise."""
_PACKED = 0.7
"""Most of the cache that what is packed may fill: pictures of few colours, a seventh as large so.
What it does not fill is there for what was used last."""
_QUICKEST = 1
"""Level of compression."""
_ENTRY = 700
"""Bytes that an entry takes beside its content: its key and its place in the cache."""
_WIDE_MODES = ("RGB", "RGBA")
_SHARING_MODES = ("L", "P", "RGBA")
"""In these a picture may use bytes as its pixels where they are."""
_WIDE = 4
"""Bytes of a pixel in these modes; in the others used here a pixel takes one."""


def size_of(value: object) -> int:
    """About how many bytes something kept takes; what is made of pictures has them in
    `pictures`."""
    return _ENTRY + _content(value)


def _content(value: object) -> int:
    if isinstance(value, Image.Image):
        wide, high = value.size
        return wide * high * (_WIDE if value.mode in _WIDE_MODES else 1)
    if (pictures := getattr(value, "pictures", None)) is not None:
        return sum(map(_content, pictures))
    if isinstance(value, tuple):
        return sum(map(_content, cast("tuple[object, ...]", value)))
    return sys.getsizeof(value)


class _Recent(LRUCache[Hashable, Any]):
    """What was used last; the rest is packed, once for as long as it is kept packed."""

    def __init__(self, most: int, packed: LRUCache[Hashable, bytes]) -> None:
        super().__init__(most, size_of)
        self._packed = packed

    def keep(self, key: Hashable, value: object) -> None:
        """Keeps something unless it is larger than all there may be; what is packed counts, too."""
        _put(self, key, value)
        while self.currsize + self._packed.currsize > self.maxsize:
            self.popitem()

    def popitem(self) -> tuple[Hashable, Any]:
        """Makes room."""
        key, value = super().popitem()
        if self._packed.maxsize and key not in self._packed:
            _put(self._packed, key, _pack(value))
        return key, value


class _Palettes:
    """Palettes of packed pictures by number: nearly all pictures have one of a few."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._known: list[bytes] = []
        self._numbers: dict[bytes, int] = {}

    def short(self, palette: bytes) -> bytes | int:
        """Its number; itself once there are too many to keep."""
        with self._lock:
            if palette not in self._numbers and len(self._known) < _MOST_PALETTES:
                self._numbers[palette] = len(self._known)
                self._known.append(palette)
            return self._numbers.get(palette, palette)

    def whole(self, short: bytes | int) -> bytes:
        """The palette."""
        return self._known[short] if isinstance(short, int) else short


_MOST_PALETTES = 100
_PALETTES = _Palettes()


def _split(picture: Image.Image) -> tuple[Callable[..., Image.Image], tuple[object, ...]]:
    palette = _PALETTES.short(bytes(picture.getpalette() or ()))
    return _assemble, (picture.mode, picture.size, picture.tobytes(), palette)


def _assemble(mode: str, size: tuple[int, int], pixels: bytes, short: bytes | int) -> Image.Image:
    if mode not in _SHARING_MODES:
        return Image.frombytes(mode, size, pixels)
    palette = _PALETTES.whole(short)
    plain = "L" if palette else mode
    picture = Image.frombuffer(plain, size, pixels, "raw", plain, 0, 1)
    if palette:
        picture.putpalette(palette)  # makes it "P" where it is
    return picture


_PACKING = MappingProxyType({Image.Image: _split})
"""How pictures are packed so that they are put together again quickly: Pillow's own way goes
through a list of 768 numbers for each palette."""


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
    """Keeps something unless it is larger than all there may be."""
    try:
        kept[key] = value
    except ValueError:
        return


class Cache:
    """What functions have returned, by function and arguments. Threads may share it."""

    def __init__(self, most: int, packed: float = _PACKED) -> None:
        """`packed`: most of it for what is packed; 0 where that makes nothing smaller."""
        self._lock, self._share = Lock(), packed
        self._begin(most)

    def _begin(self, most: int) -> None:
        self._packed: LRUCache[Hashable, bytes] = LRUCache(int(most * self._share), size_of)
        self._recent = _Recent(most, self._packed)

    def limit(self, most: int) -> None:
        """Keeps at most so many bytes from now on, and forgets what was kept."""
        with self._lock:
            self._begin(most)

    @property
    def most(self) -> int:
        """Bytes that may be kept."""
        return int(self._recent.maxsize)

    @property
    def used(self) -> int:
        """Bytes that are kept."""
        return int(self._packed.currsize + self._recent.currsize)

    def forget(self, make: Callable[..., object]) -> None:
        """Drops whatever a function has returned (to measure how long it takes)."""
        with self._lock:
            for kept in (self._packed, self._recent):
                for key in cast("list[tuple[object, ...]]", list(kept)):
                    if key[0] is make:
                        del kept[key]

    def cached(self, make: Callable[P, T]) -> Callable[P, T]:
        """Keeps what a function returns while there is room. It is shared: not to be changed.

        Arguments must be hashable. Two threads that need the same at once may both make it.
        """

        @wraps(make)
        def wrapper(*args: P.args, **kwargs: P.kwargs) -> T:
            return self.find(hashkey(make, *args, **kwargs), lambda: make(*args, **kwargs))

        return wrapper

    def find(self, key: Hashable, make: Callable[[], T]) -> T:
        """What is kept under a key; made when there is nothing."""
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
