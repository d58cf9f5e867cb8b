"""Slash commands: declared as data, made into discord.py's commands in one place."""

from __future__ import annotations

from typing import Any

from discord.app_commands import Command, Group

from bot.front.commands.games import game_commands
from bot.front.commands.general import general_commands
from bot.front.commands.host import host_commands
from bot.front.commands.me import me_commands
from bot.front.commands.record import record_commands
from bot.front.commands.seat import seat_commands
from bot.front.commands.server import server_commands
from bot.front.commands.table import table_commands
from bot.front.commands.vote import vote_commands
from bot.front.gate.client import BoardClient
from bot.front.interaction.services import Services
from bot.front.interaction.translate import FluentTranslator


async def add_commands(client: BoardClient) -> None:
    """Adds all commands with their translations to the client's command tree. Discord is not told
    yet."""
    for command in all_commands(client.services):
        client.tree.add_command(command)
    await client.tree.set_translator(FluentTranslator(client.services.texts))


def all_commands(services: Services) -> tuple[Command[Any, ..., None] | Group, ...]:
    """The commands for these games, lessons and computer players. Whichever client is told of one
    answers it with its own services."""
    return (
        *table_commands(services),
        *record_commands(services),
        *host_commands(services),
        *me_commands(services),
        *seat_commands(services),
        *vote_commands(services),
        *server_commands(services),
        *general_commands(services),
        *game_commands(services),
    )
