"""`sync`: registers the slash commands with Discord now."""

from __future__ import annotations

from argparse import Namespace

from bot.cli.config import read_settings
from bot.cli.errors import CommandError


def run(given: Namespace) -> int:
    """Registers and prints how many there are."""
    settings = read_settings()
    if settings.discord_token is None:
        raise CommandError("set DISCORD_TOKEN; the sandbox registers its commands itself", 2)
    from bot.app import StartError, register
    from bot.storage.errors import StorageError

    try:
        number = register(settings, given.guild)
    except (StartError, StorageError) as error:
        raise CommandError(str(error)) from None
    where = f"in server {given.guild}" if given.guild else "everywhere"
    print(f"{number} commands are registered {where}")
    return 0
