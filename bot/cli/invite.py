"""`invite`: the link by which somebody adds the bot to a server."""

from __future__ import annotations

from argparse import Namespace

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.cli.token import application_of

PERMISSIONS = 274878024704
"""View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files, Read Message
History: the least that playing needs."""


def run(given: Namespace) -> int:
    """Prints the link."""
    print(invitation(given.application or _application()))
    return 0


def invitation(application: int) -> str:
    """The link for an application id."""
    scope = "bot+applications.commands"
    return (
        "https://discord.com/oauth2/authorize"
        f"?client_id={application}&permissions={PERMISSIONS}&scope={scope}"
    )


def _application() -> int:
    token = read_settings().discord_token
    if token is None:
        raise CommandError("set DISCORD_TOKEN, or give the application's id with --application", 2)
    application = application_of(token.get_secret_value())
    if application is None:
        raise CommandError("DISCORD_TOKEN has not the shape of a bot token", 2)
    return application
