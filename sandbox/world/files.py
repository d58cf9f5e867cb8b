"""Uploaded files: kept in memory up to a limit, or in a folder beside the state file."""

from __future__ import annotations

import io
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

MEMORY_LIMIT = 192 * 1024 * 1024
"""The most bytes kept without a folder. The oldest files are dropped first."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One part of a multipart request."""

    filename: str
    content_type: str
    content: bytes


def picture_size(content: bytes) -> tuple[int, int] | None:
    """The width and height of a picture in pixels; None for other files."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except OSError:
        return None


class Files:
    """The contents of files by attachment id."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._memory: dict[int, bytes] = {}
        self._bytes = 0
        if folder:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, file_id: int, content: bytes) -> None:
        """Stores a file. With a folder it is written at once, so that no message is kept without
        its file."""
        if self._folder:
            self._path(file_id).write_bytes(content)
            return
        self._memory[file_id] = content
        self._bytes += len(content)
        while self._bytes > MEMORY_LIMIT:
            self.drop(next(iter(self._memory)))

    def get(self, file_id: int) -> bytes | None:
        """A file's content; None if it is gone."""
        if self._folder:
            path = self._path(file_id)
            return path.read_bytes() if path.exists() else None
        return self._memory.get(file_id)

    def drop(self, file_id: int) -> None:
        """Deletes a file. Does nothing if it is gone."""
        if self._folder:
            self._path(file_id).unlink(missing_ok=True)
        else:
            self._bytes -= len(self._memory.pop(file_id, b""))

    def keep_only(self, wanted: Collection[int]) -> None:
        """Deletes all files in the folder except the wanted ones."""
        for path in self._folder.iterdir() if self._folder else ():
            if path.stem.isdigit() and int(path.stem) not in wanted:
                path.unlink()

    def _path(self, file_id: int) -> Path:
        assert self._folder
        return self._folder / f"{file_id}.bin"
