"""`/server`: what whoever manages a server may do with what is stored of it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.front.commands.build import Spec, group
from bot.front.interaction.services import Services
from bot.front.own import server


def server_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/server`, which Discord offers to those only who may manage the server, unless
    the server decides otherwise."""
    made = group(
        services,
        "server",
        "command-server",
        [Spec("forget", "command-server-forget", server.ask)],
    )
    made.default_permissions = discord.Permissions(manage_guild=True)
    return [made]
