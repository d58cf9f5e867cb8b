"""Uploaded files: kept in memory up to a limit, or in a folder beside the state file."""

from __future__ import annotations

import io
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

MEMORY_LIMIT = 192 * 1024 * 1024
"""Bytes kept when there is no folder; the oldest files go first."""


@dataclass(frozen=True, slots=True)
class Upload:
    """One part of a multipart request."""

    filename: str
    content_type: str
    content: bytes


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a picture; None for other files."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except OSError:
        return None


class Files:
    """Contents by attachment id."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._memory: dict[int, bytes] = {}
        self._bytes = 0
        if folder:
            folder.mkdir(parents=True, exist_ok=True)

    def put(self, file_id: int, content: bytes) -> None:
        """Keep a file. With a folder it is written at once, so that no message outlives it."""
        if self._folder:
            self._path(file_id).write_bytes(content)
            return
        self._memory[file_id] = content
        self._bytes += len(content)
        while self._bytes > MEMORY_LIMIT:
            self.drop(next(iter(self._memory)))

    def get(self, file_id: int) -> bytes | None:
        """A file's content, None when it is gone."""
        if self._folder:
            path = self._path(file_id)
            return path.read_bytes() if path.exists() else None
        return self._memory.get(file_id)

    def drop(self, file_id: int) -> None:
        """Forget a file; one already gone is fine."""
        if self._folder:
            self._path(file_id).unlink(missing_ok=True)
        else:
            self._bytes -= len(self._memory.pop(file_id, b""))

    def keep_only(self, wanted: Collection[int]) -> None:
        """Remove files of the folder that nothing refers to."""
        for path in self._folder.iterdir() if self._folder else ():
            if path.stem.isdigit() and int(path.stem) not in wanted:
                path.unlink()

    def _path(self, file_id: int) -> Path:
        assert self._folder
        return self._folder / f"{file_id}.bin"
