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


def settings_of_data() -> Settings:
    """The settings for looking at what is stored: the bot's database, or the sandbox's where
    there is no other and no token. Raises `CommandError`."""
    settings = read_settings()
    sandbox = settings.of_sandbox()
    if settings.discord_token or _is_there(settings) or not _is_there(sandbox):
        return settings
    return sandbox


def _is_there(settings: Settings) -> bool:
    from bot.storage.database import Database
    from bot.storage.errors import StorageError

    try:
        file = Database.as_it_is(settings.database).file
    except StorageError:  # whoever opens it says why
        return True
    return file is None or file.exists()


def _told(where: tuple[int | str, ...], what: str) -> str:
    return f"{'.'.join(map(str, where)).upper()}: {what.removeprefix('Value error, ')}"


def check_token_given(settings: Settings, code: int = 1) -> None:
    """Raises `CommandError` with this code when there is no token and the host wants no sandbox."""
    if settings.discord_token is None and settings.token_required:
        raise CommandError("DISCORD_TOKEN is not set, and TOKEN_REQUIRED allows no sandbox", code)
