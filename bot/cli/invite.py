"""`invite`: the link by which somebody adds the bot to a server."""

from __future__ import annotations

from argparse import Namespace

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.tokens import application_of

PERMISSIONS = 274878024704
"""View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files, Read Message
History. These are the fewest permissions with which people can play."""
CREATE_PUBLIC_THREADS = 1 << 35
"""For `/table open in: thread`."""


def run(args: Namespace) -> int:
    """Prints the link."""
    print(invitation(args.application or _application(), threads=args.threads))
    return 0


def invitation(application: int, *, threads: bool = False) -> str:
    """The invitation link for an application id. `threads` adds the permission to create
    threads."""
    scope = "bot+applications.commands"
    permissions = PERMISSIONS | CREATE_PUBLIC_THREADS if threads else PERMISSIONS
    return (
        "https://discord.com/oauth2/authorize"
        f"?client_id={application}&permissions={permissions}&scope={scope}"
    )


def _application() -> int:
    """The application id in the token. Raises `CommandError`."""
    token = read_settings().discord_token
    if token is None:
        raise CommandError("set DISCORD_TOKEN, or give the application's id with --application", 2)
    application = application_of(token.get_secret_value())
    if application is None:
        raise CommandError("DISCORD_TOKEN does not look like a bot token; copy it again", 2)
    return application
