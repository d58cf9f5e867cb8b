"""Settings for a command, with plain errors."""

from __future__ import annotations

from bot.cli.errors import CommandError
from bot.settings import Settings


def read_settings() -> Settings:
    """The settings. Raises `CommandError` naming every wrong one, never a secret value."""
    from pydantic import ValidationError

    try:
        return Settings()
    except ValidationError as error:
        wrong = [_told(item["loc"], item["msg"]) for item in error.errors()]
        raise CommandError(f"wrong settings: {'; '.join(wrong)}", 2) from None


def _told(where: tuple[int | str, ...], what: str) -> str:
    return f"{'.'.join(map(str, where)).upper()}: {what.removeprefix('Value error, ')}"
