"""What never changes, painted once: kept as PNG in a folder, or in memory where there is none.

The folder's subfolder is named by a digest of whatever paints: code, data of the games, libraries.
Those of earlier versions are removed; a damaged file is painted anew.
"""

from __future__ import annotations

import hashlib
import io
import logging
import os
import re
import shutil
from collections.abc import Callable
from functools import update_wrapper
from importlib.metadata import version
from pathlib import Path
from typing import Generic, ParamSpec

from PIL import Image, features

from render.cache import CACHE

P = ParamSpec("P")

_log = logging.getLogger(__name__)

_ROOT = Path(__file__).parents[1]
_PAINTING = (("render", "*.py"), ("rules", "*.py"), ("seeds", "*.toml"))
"""Folders with whatever pictures are made of."""
_DIGEST = re.compile("[0-9a-f]{16}")


def digest() -> str:
    """Changes whenever a picture could come out otherwise."""
    found = hashlib.sha256()
    for name in ("pillow", "noto-cjk-sans-otc"):
        found.update(f"{name} {version(name)}\n".encode())
    for name in ("freetype2", "raqm", "harfbuzz"):
        found.update(f"{name} {features.version(name)}\n".encode())
    for folder, pattern in _PAINTING:
        for path in sorted((_ROOT / folder).rglob(pattern)):
            found.update(f"{path.relative_to(_ROOT)}\n".encode() + path.read_bytes())
    return found.hexdigest()[:16]


class Store:
    """Pictures by name in a folder, or in the cache while no folder is set."""

    def __init__(self) -> None:
        self._folder: Path | None = None

    def use(self, folder: Path | None) -> None:
        """Keeps pictures in a folder from now on, and removes those of earlier versions there."""
        self._folder = None
        if folder is not None:
            mine = folder / digest()
            try:
                mine.mkdir(parents=True, exist_ok=True)
                _clear(folder, but=mine.name)
            except OSError as error:
                _log.warning("painted maps cannot be kept in %s: %s", folder, error)
            else:
                self._folder = mine

    def has(self, name: str) -> bool:
        """Whether a picture is in the folder."""
        return self._folder is not None and self._path(self._folder, name).exists()

    def picture(self, name: str, paint: Callable[[], Image.Image]) -> Image.Image:
        """The picture of that name; painted when there is none yet."""
        if self._folder is None:
            return _opened(CACHE.find((_png, name), lambda: _png(paint())))
        path = self._path(self._folder, name)
        try:
            return _opened(path.read_bytes())
        except FileNotFoundError:
            pass
        except (OSError, SyntaxError, ValueError) as error:
            _log.warning("%s is damaged and is painted anew: %s", path, error)
        made = paint()
        _write(path, _png(made))
        return made

    @staticmethod
    def _path(folder: Path, name: str) -> Path:
        return folder / f"{name}.png"


STORE = Store()


class Stored(Generic[P]):
    """A function that paints something that never changes, painted once for each arguments.

    Arguments must be words, numbers or truth values.
    """

    def __init__(self, paint: Callable[P, Image.Image], *, shared: bool) -> None:
        self._paint, self._shared = paint, shared
        self._name = f"{paint.__module__}.{paint.__name__}".removeprefix("render.")
        update_wrapper(self, paint)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Image.Image:
        def paint() -> Image.Image:
            return self._paint(*args, **kwargs)

        name = self._named(*args)
        if self._shared:
            return CACHE.find((self._name, name), lambda: STORE.picture(name, paint))
        return STORE.picture(name, paint)

    def prepare(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Paints it unless that was done before."""
        if not STORE.has(self._named(*args)):
            self(*args, **kwargs)

    def _named(self, *args: object) -> str:
        return "-".join([self._name, *map(str, args)])


def stored(paint: Callable[P, Image.Image]) -> Stored[P]:
    """Paints what never changes once for all processes and times; reads it each time it is asked
    for, and gives a picture of the caller's own."""
    return Stored(paint, shared=False)


def stored_and_cached(paint: Callable[P, Image.Image]) -> Stored[P]:
    """Like `stored`, but keeps the pixels in the cache, too: shared, not to be changed."""
    return Stored(paint, shared=True)


def _png(picture: Image.Image) -> bytes:
    out = io.BytesIO()
    picture.save(out, "PNG", compress_level=1)
    return out.getvalue()


def _opened(content: bytes) -> Image.Image:
    """The picture in a PNG. Raises `OSError` or `SyntaxError` for a damaged one."""
    Image.open(io.BytesIO(content), formats=("PNG",)).verify()
    picture = Image.open(io.BytesIO(content), formats=("PNG",))
    picture.load()
    return picture


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing, also when the process dies meanwhile."""
    draft = path.with_suffix(f".draft-{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError as error:
        _log.warning("%s cannot be kept: %s", path, error)


def _clear(folder: Path, *, but: str) -> None:
    """Removes what earlier versions painted, and what was being written when a process ended."""
    for old in folder.iterdir():
        if old.name != but and _DIGEST.fullmatch(old.name):
            shutil.rmtree(old, ignore_errors=True)
    for draft in (folder / but).glob("*.draft-*"):
        draft.unlink(missing_ok=True)
