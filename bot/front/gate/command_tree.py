"""The slash commands as discord.py keeps them, and what is said of those that are no more."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands

from bot.front.gate.component_handlers import outdated
from bot.front.interaction.answering import answer_interaction
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.health.logs import log_about

_log = logging.getLogger(__name__)

MOVED: Mapping[str, str] = {
    "table import": "record import",
    "table export": "record export",
    "table replay": "record replay",
    "table option": "host option",
}
"""The present names of commands by their former names. Discord's apps offer the former ones until
they reload the list of commands."""


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands. Unknown commands and errors are answered in plain words."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self._services = services

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Runs before every command and autocomplete request. Accepts all of them."""
        log_about("interaction", interaction.id)
        return True

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """Answers a removed or changed command, or an unreadable argument."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        known = isinstance(
            error,
            app_commands.CommandNotFound
            | app_commands.CommandSignatureMismatch
            | app_commands.TransformerError,
        )
        if not known:
            _log.error("interaction %s failed", interaction.id, exc_info=error)
        wanted = ""
        if isinstance(error, app_commands.CommandNotFound):
            wanted = " ".join([*error.parents, error.name])
        await answer_interaction(
            self._services, interaction, "private", lambda context: answer_unknown(context, wanted)
        )


async def answer_unknown(context: InteractionContext, command: str) -> None:
    """Says where a command has moved, or that it is outdated."""
    if command not in MOVED:
        await outdated(context)
        return
    named = context.services.texts.command(context.locale, MOVED[command])
    await context.tell(context.say("moved-command", command=named))
