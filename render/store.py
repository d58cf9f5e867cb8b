"""What never changes, painted once: kept as files in a folder, or in memory where there is none.

The folder's subfolder is named by a digest of whatever paints: code, data of the games, libraries.
Those of earlier versions are removed; a damaged file is painted anew. What is needed for every
picture is kept as plain pixels, which all processes read where the system keeps the file
(Pillow maps such a BMP into memory), so that it takes no room in the cache. What one process
paints, others that need it wait for.
"""

from __future__ import annotations

import fcntl
import hashlib
import io
import logging
import os
import re
import shutil
import time
import zlib
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from functools import cache, update_wrapper
from importlib.metadata import version
from pathlib import Path
from typing import Generic, ParamSpec, TypeVar

from PIL import Image, features

from render.cache import CACHE

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)

_ROOT = Path(__file__).parents[1]
_PAINTING = (("render", "*.py"), ("rules", "*.py"), ("seeds", "*.toml"), ("seeds", "cover.game"))
"""The folders with everything that pictures are made of."""
_DIGEST = re.compile("[0-9a-f]{16}")
_CHECKSUM = 4
"""The bytes of the CRC-32 checksum behind a BMP, which has none of its own."""
_PATIENCE = 10.0
"""How many seconds a process waits for what another one paints. Then it paints, too."""


@cache
def digest() -> str:
    """A word that changes whenever any picture could come out differently. Found once: a process
    paints with the code that it began with."""
    hasher = hashlib.sha256()
    for name in ("pillow", "noto-cjk-sans-otc"):
        hasher.update(f"{name} {version(name)}\n".encode())
    for name in ("freetype2", "raqm", "harfbuzz"):
        hasher.update(f"{name} {features.version(name)}\n".encode())
    for folder, pattern in _PAINTING:
        for path in sorted((_ROOT / folder).rglob(pattern)):
            hasher.update(f"{path.relative_to(_ROOT)}\n".encode() + path.read_bytes())
    return hasher.hexdigest()[:16]


class Store:
    """Pictures by name in a folder, or in the cache while no folder is set."""

    def __init__(self) -> None:
        self._folder: Path | None = None
        self._mapped: dict[Path, Image.Image] = {}

    def use(self, folder: Path | None) -> None:
        """Keeps pictures in a folder from now on. Removes those of earlier versions there."""
        self._folder = None
        self._mapped.clear()
        if folder is not None:
            mine = folder / digest()
            try:
                folder.mkdir(exist_ok=True)
                mine.mkdir(exist_ok=True)
                _clear(folder, but=mine.name)
            except OSError as error:
                _log.warning("painted maps cannot be kept in %s: %s", folder, error)
            else:
                self._folder = mine

    def has(self, file: str) -> bool:
        """Whether a file is in the folder."""
        return self._folder is not None and (self._folder / file).exists()

    def picture(self, name: str, paint: Callable[[], Image.Image]) -> Image.Image:
        """The picture of that name, which the caller may change. Painted if there is none yet."""
        if self._folder is None:
            return _open(CACHE.find((_png, name), lambda: _png(paint())))
        path = self._folder / f"{name}.png"
        return _load_or_make(path, lambda: _open(path.read_bytes()), paint, _png)

    def keep(self, pattern: str, limit: int) -> None:
        """Removes files of a pattern except the `limit` painted last."""
        if self._folder is not None:
            files = sorted(self._folder.glob(pattern), key=lambda path: path.stat().st_mtime)
            for old in files[:-limit]:
                old.unlink(missing_ok=True)

    def png(self, name: str, draw: Callable[[], bytes]) -> bytes:
        """The PNG of that name. Drawn if there is none yet."""
        if self._folder is None:
            return draw()
        path = self._folder / f"{name}.png"
        return _load_or_make(path, lambda: _check(path.read_bytes()), draw, bytes)

    def mapped(self, name: str, paint: Callable[[], Image.Image]) -> Image.Image:
        """The picture of that name in mode "P" or "L", shared. Painted if there is none yet."""
        if self._folder is None:
            return CACHE.find((name,), lambda: self.picture(name, paint))
        path = self._folder / f"{name}.bmp"
        if path not in self._mapped:
            self._mapped[path] = _load_or_make(path, lambda: _mapped(path), paint, _bmp)
        return self._mapped[path]


STORE = Store()


class Stored(Generic[P]):
    """A function that paints something that never changes, called once for the same arguments.
    Arguments must be words, numbers or truth values."""

    def __init__(self, paint: Callable[P, Image.Image], *, mapped: bool) -> None:
        self._paint, self._mapped = paint, mapped
        self._name = f"{paint.__module__}.{paint.__name__}".removeprefix("render.")
        update_wrapper(self, paint)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        find = STORE.mapped if self._mapped else STORE.picture
        return find(self._file_name(*args, *kwargs.values()), lambda: self._paint(*args, **kwargs))

    def prepare(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Paints the picture, unless that has been done."""
        if not STORE.has(
            self._file_name(*args, *kwargs.values()) + (".bmp" if self._mapped else ".png")
        ):
            self(*args, **kwargs)

    def _file_name(self, *args: object) -> str:
        return "-".join([self._name, *map(str, args)])


def stored(paint: Callable[P, Image.Image]) -> Stored[P]:
    """Makes a function paint just once for all processes and all times. The picture is read
    whenever it is asked for, so the caller may change it."""
    return Stored(paint, mapped=False)


def stored_and_mapped(paint: Callable[P, Image.Image]) -> Stored[P]:
    """Like `stored`, for pictures that are needed all the time. The picture is in mode "P" or "L".
    It is shared and must not be changed."""
    return Stored(paint, mapped=True)


def _load_or_make(
    path: Path, load: Callable[[], T], make: Callable[[], T], packed: Callable[[T], bytes]
) -> T:
    """The content of a file. If it is missing or damaged, one process at a time makes it."""
    if (content := _load_undamaged(path, load)) is not None:
        return content
    with _alone(path):
        if (content := _load_undamaged(path, load)) is None:
            _write(path, packed(made := make()))
            content = _load_undamaged(path, load) or made
    return content


@contextmanager
def _alone(path: Path) -> Generator[None]:
    """Keeps other processes from making the same file meanwhile, where the system can. Without it a
    file may be made twice, and nothing else happens."""
    lock = path.with_suffix(".lock")
    try:
        file = os.open(lock, os.O_CREAT | os.O_WRONLY, 0o600)
    except OSError:
        yield
        return
    try:
        _lock(file)
        yield
    finally:
        lock.unlink(missing_ok=True)
        os.close(file)


def _lock(file: int) -> None:
    """Waits for another process that holds the lock, unless that takes too long. A lock ends with
    its process."""
    limit = time.monotonic() + _PATIENCE
    while time.monotonic() < limit:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            time.sleep(0.02)
        except OSError:  # not on this file system
            return
        else:
            return


def _load_undamaged(path: Path, load: Callable[[], T]) -> T | None:
    """The content of a file; None if it is missing or damaged."""
    try:
        return load()
    except FileNotFoundError:
        return None
    except (OSError, SyntaxError, ValueError) as error:
        _log.warning("%s is damaged and is painted anew: %s", path, error)
        return None


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return out.getvalue()


def _check(content: bytes) -> bytes:
    """The PNG itself. Raises `OSError` or `SyntaxError` for a damaged one."""
    Image.open(io.BytesIO(content), formats=("PNG",)).verify()
    return content


def _open(content: bytes) -> Image.Image:
    """The picture in a PNG. Raises `OSError` or `SyntaxError` for a damaged one."""
    _check(content)
    picture = Image.open(io.BytesIO(content), formats=("PNG",))
    picture.load()
    return picture


def _bmp(picture: Image.Image) -> bytes:
    """The picture as an uncompressed BMP with a checksum behind it, which other readers ignore."""
    out = io.BytesIO()
    picture.save(out, "BMP")
    return out.getvalue() + zlib.crc32(out.getvalue()).to_bytes(_CHECKSUM, "big")


def _mapped(path: Path) -> Image.Image:
    """The picture in such a BMP, mapped into memory. Raises `OSError` or `ValueError` for a damaged
    one."""
    content = path.read_bytes()
    if zlib.crc32(content[:-_CHECKSUM]) != int.from_bytes(content[-_CHECKSUM:], "big"):
        raise ValueError("the checksum is another one")
    picture = Image.open(path, formats=("BMP",))
    picture.load()
    return picture


def _write(path: Path, content: bytes) -> None:
    """Writes a whole file or none, even if the process dies meanwhile."""
    draft = path.with_suffix(f".draft-{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        _tell_unkept(path.parent, error.strerror)


@cache
def _tell_unkept(folder: Path, why: str | None) -> None:
    """Logs once that maps cannot be kept: a full disk is the same for every map."""
    _log.warning("painted maps cannot be kept in %s: %s", folder, why)


def _clear(folder: Path, *, but: str) -> None:
    """Removes what earlier versions painted, and unfinished files of processes that have ended."""
    for old in folder.iterdir():
        if old.name != but and _DIGEST.fullmatch(old.name):
            shutil.rmtree(old, ignore_errors=True)
    for draft in (folder / but).glob("*.draft-*"):
        draft.unlink(missing_ok=True)
