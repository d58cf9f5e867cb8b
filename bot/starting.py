"""What a start needs before anything runs, and how its failures are told."""

from __future__ import annotations

import os
import sys
from collections.abc import Awaitable, Generator
from contextlib import AsyncExitStack, contextmanager
from typing import TypeVar

import aiohttp
import discord
from discord.http import INTERNAL_API_VERSION, Route

from bot.owner import left_alone
from bot.private_files import make_private
from bot.settings import Settings
from bot.tokens import application_of
from sandbox import Sandbox, redirect

T = TypeVar("T")

REFUSED = os.EX_CONFIG
"""Exit code (78) if Discord refuses a setting, so that a restart would not help."""
_WRONG_TOKEN = 4004
_WRONG_SHARDS = (4010, 4011)
"""Close codes of the gateway: the shard does not exist, or it has too many servers."""


class StartError(Exception):
    """The bot cannot start or continue. The text is one line for the operator; `code` is the exit
    code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


def make_folder(settings: Settings) -> None:
    """The data folder, created if missing and closed to other users. Raises `StartError`."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StartError(
            f"the folder {settings.data_dir} cannot be made: {error.strerror}. Let the bot's user "
            "write where it is to be, or name another in DATA_DIR."
        ) from error
    make_private(settings.data_dir, None)


def choose_api(settings: Settings, *, real: bool) -> None:
    """Sends HTTP requests to the proxy in the settings, if there is one. Gateway connections and
    pictures do not use it. The choice holds for the whole process and must be made before the
    client is created. If `real` is false, the sandbox is used and nothing is changed."""
    if settings.discord_api and real:
        Route.BASE = f"{settings.discord_api}/api/v{INTERNAL_API_VERSION}"


def token_of(settings: Settings, sandbox: Sandbox | None) -> str:
    """The token to log in with: the one in the settings, or else the sandbox's."""
    if settings.discord_token is not None:
        return settings.discord_token.get_secret_value()
    assert sandbox is not None
    return sandbox.token


async def for_sandbox(settings: Settings) -> Settings:
    """The settings for the sandbox. Prints a line if another database is left alone."""
    if (line := await left_alone(settings)) is not None:
        print(f"meeplepost: {line}", file=sys.stderr)
    return settings.of_sandbox()


async def start_sandbox(settings: Settings, port: int | None, stack: AsyncExitStack) -> Sandbox:
    """Starts the sandbox, which replaces Discord while there is no token. Raises `StartError`."""
    wanted = settings.sandbox_port if port is None else port
    sandbox = Sandbox(state=settings.data_dir / "sandbox.json")
    try:
        address = await sandbox.start(port=wanted)
    except OSError as error:
        raise StartError(
            f"port {wanted} on 127.0.0.1 is taken; choose another with --port (0: any free one)."
        ) from error
    except ValueError as error:
        raise StartError(f"{error}. Move it away to begin with an empty sandbox.") from error
    stack.push_async_callback(sandbox.stop)
    redirect(address)
    print(f"No DISCORD_TOKEN: this is the sandbox. Open {address} in a browser.", flush=True)
    return sandbox


async def plainly(work: Awaitable[T], token: str | None = None) -> T:
    """Awaits an operation that talks to Discord. A refusal becomes a `StartError`."""
    with plain_refusals(token):
        return await work


@contextmanager
def plain_refusals(token: str | None = None) -> Generator[None]:
    """A context in which a refusal by Discord becomes a `StartError`. If Discord is out of reach,
    it says what the token that is to be tried looks like."""
    try:
        yield
    except discord.LoginFailure as error:
        raise _wrong_token() from error
    except discord.PrivilegedIntentsRequired as error:
        raise StartError("Discord refuses the intents this bot asks for.", REFUSED) from error
    except discord.ConnectionClosed as error:
        raise _close_reason(error) from error
    except discord.Forbidden as error:
        raise StartError(
            "Discord does not let this application register its commands (403): invite it with "
            "the scope applications.commands, see `python -m bot invite`."
        ) from error
    except discord.NotFound as error:
        raise StartError(
            f"Discord does not know what was asked for ({error.text}): check the server's id "
            "(COMMANDS_GUILD, --guild) and that the bot is in that server."
        ) from error
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        odd = token is not None and application_of(token) is None
        doubt = ". Besides, DISCORD_TOKEN does not look like a bot token; copy it again."
        raise StartError(f"Discord cannot be reached: {error}{doubt if odd else ''}") from error


def _wrong_token() -> StartError:
    return StartError("Discord does not accept this token; check DISCORD_TOKEN.", REFUSED)


def _close_reason(error: discord.ConnectionClosed) -> StartError:
    """The error for a connection that the gateway has closed for good."""
    if error.code == _WRONG_TOKEN:
        return _wrong_token()
    if error.code in _WRONG_SHARDS:
        return StartError(
            f"Discord refuses these shards ({error.code}): there must be more of them; count "
            "again in the SHARDS of every process, or leave SHARDS empty.",
            REFUSED,
        )
    return StartError(f"Discord cannot be reached: {error}")
