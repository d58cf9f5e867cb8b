"""Settings for a command, with plain errors."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from bot.cli.errors import CommandError
from bot.settings import Settings

FILE = Path(".env")
"""The settings of the current folder."""
_NAME = re.compile(r"^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=", re.MULTILINE)
_ALIKE = 0.8
"""The similarity, by `difflib`'s ratio, from which a name counts as a mistyped setting."""


def _left_out(record: logging.LogRecord) -> bool:
    """Puts the library's only warning in our words. Its argument is the line."""
    record.msg = f"meeplepost: {FILE}, line %s: this is not NAME=value; it is left out"
    return True


logging.getLogger("dotenv.main").addFilter(_left_out)


def read_settings() -> Settings:
    """The settings. Raises `CommandError` with the names of all wrong ones. Their values may be
    secret and are not shown."""
    from pydantic import ValidationError

    try:
        return Settings()
    except ValidationError as error:
        wrong = [_problem(str(item["loc"][0]), item.get("ctx", {})) for item in error.errors()]
        raise CommandError(f"wrong settings: {'; '.join(wrong)}", 2) from None
    except (OSError, UnicodeError):
        raise CommandError(f"{FILE.absolute()} cannot be read as text in UTF-8", 2) from None


def _problem(name: str, context: Mapping[str, object]) -> str:
    """What values a setting may have. `context` holds the reason if our own check failed."""
    if "error" in context:
        return f"{name.upper()}: {context['error']}"
    return f"{name.upper()} must be {_allowed(Settings.model_json_schema()['properties'][name])}"


def _allowed(schema: Mapping[str, Any]) -> str:
    """The allowed values of a setting in words, from its JSON schema."""
    schema = schema.get("anyOf", [schema])[0]
    if "enum" in schema:
        *others, last = schema["enum"]
        return f"{', '.join(others)} or {last}"
    if schema["type"] == "boolean":
        return "true or false"
    number = "a whole number" if schema["type"] == "integer" else "a number"
    if "maximum" not in schema:
        return number
    return f"{number} from {schema['minimum']:g} to {schema['maximum']:g}"


def mistyped_names() -> list[str]:
    """One sentence for every name in the environment or `.env` that looks like a mistyped
    setting."""
    names, settings = {*os.environ, *_names_in_file()}, [n.upper() for n in Settings.model_fields]
    close = {n: get_close_matches(n.upper(), settings, 1, _ALIKE) for n in sorted(names)}
    return [
        f"{name} is no setting; is {alike[0]} meant?"
        for name, alike in close.items()
        if alike and name.upper() not in settings
    ]


def tell_mistyped_names() -> None:
    """Prints the mistyped names to stderr before anything else."""
    for line in mistyped_names():
        print(f"meeplepost: {line}", file=sys.stderr)


def _names_in_file() -> list[str]:
    try:
        return _NAME.findall(FILE.read_text("utf-8", errors="replace"))
    except OSError:
        return []


def settings_of_data() -> Settings:
    """The settings for reading stored data. They name the bot's database, or the sandbox's if that
    is the only one and there is no token. Raises `CommandError`."""
    settings = read_settings()
    sandbox = settings.of_sandbox()
    if settings.discord_token or _is_there(settings) or not _is_there(sandbox):
        return settings
    return sandbox


def _is_there(settings: Settings) -> bool:
    """Whether the database exists. A server counts as existing, and so does a wrong URL."""
    from bot.storage.database import Database
    from bot.storage.errors import StorageError

    try:
        file = Database.as_it_is(settings.database).file
    except StorageError:  # opening it will give the reason
        return True
    return file is None or file.exists()


def check_token_given(settings: Settings, code: int = 1) -> None:
    """Raises `CommandError` with this exit code if there is no token although the settings require
    one."""
    if settings.discord_token is None and settings.token_required:
        message = "DISCORD_TOKEN is not set, and TOKEN_REQUIRED allows no sandbox: set the token"
        raise CommandError(message, code)
