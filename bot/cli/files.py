"""Files that commands write."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from bot.cli.errors import CommandError


def write_file(file: Path, content: bytes) -> None:
    """Writes a file. If that fails, nothing is left of a new one. Raises `CommandError`."""
    is_new = not file.exists()
    with writing(file):
        try:
            file.write_bytes(content)
        except OSError:
            if is_new:
                file.unlink(missing_ok=True)
            raise


def check_writable(file: Path) -> None:
    """Refuses a file that cannot be written, before anything is made for it."""
    is_new = not file.exists()
    with writing(file):
        file.open("ab").close()
        if is_new:
            file.unlink()


@contextmanager
def writing(file: Path) -> Generator[None]:
    """A context in which an error of the system becomes a `CommandError` about the file."""
    try:
        yield
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}") from None
