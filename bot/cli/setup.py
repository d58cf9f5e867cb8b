"""`setup`: asks for the bot's token, tries it with Discord, and keeps it in `.env`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from argparse import Namespace
from collections.abc import Iterator
from getpass import getpass
from pathlib import Path

import aiohttp
import discord

from bot.cli.config import FILE, read_settings
from bot.cli.confirmation import agrees
from bot.cli.doctor import check_disk, check_fonts, check_python, passes
from bot.cli.errors import CommandError
from bot.cli.invite import invitation
from bot.settings import Settings
from bot.starting import choose_api
from bot.tokens import has_signs_of_a_token

_LINE = re.compile(r"\s*(export\s+)?DISCORD_TOKEN\s*=", re.IGNORECASE)


def run(args: Namespace) -> int:
    """Writes `.env` and prints the next steps. Returns 1 if this machine lacks something."""
    settings = read_settings()
    token = _read_token()
    choose_api(settings, real=True)
    application = asyncio.run(_application(token))
    _store(token, forced=args.force)
    print(f"ok     {FILE.absolute()} holds the token of {application.name}")
    checks = (check_python, check_fonts, check_disk, check_folder)
    results = [passes(check, settings) for check in checks]
    print("\n".join(_advice(application)))
    return 0 if all(results) else 1


def _read_token() -> str:
    """The token, typed without echo or read from a pipe."""
    if sys.stdin.isatty():
        try:
            text = getpass("The bot's token (it is not shown): ")
        except EOFError:
            text = ""
    else:
        text = sys.stdin.readline()
    token = text.strip()
    if not token or not has_signs_of_a_token(token):
        raise CommandError("that is no token; nothing was written", 2)
    return token


async def _application(token: str) -> discord.AppInfo:
    """Discord's data about the token's application. Raises `CommandError`."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            return await client.application_info()
        except discord.LoginFailure:
            raise CommandError(
                "Discord does not accept this token; copy it again (developer portal, Bot, "
                "Reset Token). Nothing was written"
            ) from None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise CommandError(f"Discord cannot be reached: {error}. Nothing was written") from None


def _store(token: str, *, forced: bool) -> None:
    """Stores the token in `.env`. Raises `CommandError`."""
    try:
        lines = FILE.read_text("utf-8").splitlines() if FILE.exists() else []
        question = f"{FILE} holds another token already. Replace it?"
        if not forced and _holds_another(lines, token) and not agrees(question):
            raise CommandError(
                f"{FILE} holds another token already; nothing was written (--force replaces it)"
            )
        _write(FILE.resolve(), "".join(f"{line}\n" for line in _with(lines, token)))
    except OSError as error:
        raise CommandError(f"{FILE.absolute()} cannot be written: {error.strerror}") from None
    except UnicodeDecodeError:
        raise CommandError(f"{FILE.absolute()} cannot be read as text in UTF-8") from None


def _holds_another(lines: list[str], token: str) -> bool:
    values = (_LINE.sub("", line).strip(" \"'") for line in lines if _LINE.match(line))
    return any(value not in ("", token) for value in values)


def _with(lines: list[str], token: str) -> Iterator[str]:
    """The lines with the token in its old place, or at the top. Other lines do not change."""
    place = next((i for i, line in enumerate(lines) if _LINE.match(line)), None)
    if place is None:
        yield f"DISCORD_TOKEN={token}"
    for number, line in enumerate(lines):
        if number == place:
            yield f"DISCORD_TOKEN={token}"
        elif not _LINE.match(line):
            yield line


def _write(file: Path, text: str) -> None:
    """Writes a file that only its owner can read, from the first byte on."""
    handle, name = tempfile.mkstemp(prefix=".env-", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
        Path(name).replace(file)
    finally:
        Path(name).unlink(missing_ok=True)


def check_folder(settings: Settings) -> str:
    """Creates the data folder, if needed, and returns a line about it."""
    try:
        settings.data_dir.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=settings.data_dir):
            pass
    except OSError as error:
        raise CommandError(
            f"nothing can be written to {settings.data_dir.absolute()}: {error.strerror}"
        ) from None
    return f"the data will be in {settings.data_dir.absolute()}"


def _advice(application: discord.AppInfo) -> Iterator[str]:
    """Sentences about what is left to do at Discord."""
    if os.environ.get("DISCORD_TOKEN"):
        yield "note   DISCORD_TOKEN in the environment comes before the one in .env"
    if application.bot_public:
        yield "note   anybody may add this bot; switch Public Bot off in the portal if not"
    yield "ok     no privileged intent is needed"
    servers = application.approximate_guild_count
    where = "is in no server yet" if not servers else f"is in {servers} server(s)"
    yield f"The bot {where}. This link adds it to one:"
    yield invitation(application.id)
    yield "Then start it: make run (or docker compose up -d), and type /table open in a channel."
