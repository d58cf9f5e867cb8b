"""`sync`: registers the slash commands with Discord now, or takes them away."""

from __future__ import annotations

import asyncio
from argparse import Namespace

from bot.cli.config import read_settings
from bot.cli.errors import CommandError
from bot.settings import Settings


def run(args: Namespace) -> int:
    """Registers or removes the commands and prints their number."""
    settings = read_settings()
    if settings.discord_token is None:
        raise CommandError("set DISCORD_TOKEN; the sandbox registers its commands itself", 2)
    from bot.starting import StartError
    from bot.storage.errors import StorageError

    work = _remove(settings, args.guild) if args.remove else _register(settings, args.guild)
    try:
        print("\n".join(asyncio.run(work)))
    except (StartError, StorageError) as error:
        raise CommandError(str(error)) from None
    return 0


async def _register(settings: Settings, guild_id: int | None) -> list[str]:
    """Registers the commands everywhere or in one server. If they are also registered in the other
    way, people see both, and a line says so."""
    from bot.app import register_now

    number = await register_now(settings, guild_id)
    lines = [f"{number} commands are registered {_where(guild_id)}"]
    other = settings.commands_guild if guild_id is None else None
    if other == guild_id or not (beside := await _number(settings, other)):
        return lines
    option = "--remove" if other is None else f"--remove --guild {other}"
    lines += [f"{beside} are registered {_where(other)}, too: people see every command twice."]
    return [*lines, f"`python -m bot sync {option}` takes those away."]


async def _number(settings: Settings, guild_id: int | None) -> int:
    from bot.app import command_client
    from bot.front.gate.registering import registered_commands

    async with command_client(settings) as client:
        return len(await registered_commands(client, guild_id))


async def _remove(settings: Settings, guild_id: int | None) -> list[str]:
    """Removes the commands, and returns lines about how many there were."""
    from bot.app import command_client
    from bot.front.gate.registering import registered_commands, remove_commands

    async with command_client(settings) as client:
        number = len(await registered_commands(client, guild_id))
        await remove_commands(client, guild_id)
    lines = [f"{number} commands are no longer registered {_where(guild_id)}"]
    if guild_id == settings.commands_guild:
        lines += ["The next start of the bot registers them again (see COMMANDS_GUILD)."]
    return lines


def _where(guild_id: int | None) -> str:
    return "everywhere" if guild_id is None else f"in server {guild_id}"
