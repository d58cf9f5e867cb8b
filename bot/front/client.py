"""The connection to Discord: gateway events in, answers out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection
from typing import Any

import discord
from discord import app_commands

from bot.front.component_handlers import (
    COMPONENT_HANDLERS,
    LIST_HANDLERS,
    handle_component,
    outdated,
)
from bot.front.context import answer_interaction
from bot.front.custom_ids import parse_custom_id
from bot.front.services import Services

_log = logging.getLogger(__name__)

Changed = Callable[[Collection[int]], Awaitable[None]]
"""Told the channels in which the bot may now be allowed more, or less, than before."""


LONGEST_LIMIT = 30.0
"""Seconds that the library waits by itself when Discord takes no more requests; where it is to wait
longer, the request fails, and the outbox tries again."""


async def _untold(_: Collection[int]) -> None:
    pass


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands; what they cannot find or do is told in plain words."""

    def __init__(self, client: discord.Client, services: Services) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
        )
        self._services = services

    async def on_error(
        self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /
    ) -> None:
        """A removed or changed command, or an argument that cannot be read."""
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
        await answer_interaction(self._services, interaction, "private", outdated)


class BoardClient(discord.Client):
    """A plain client: guilds only, nothing privileged."""

    def __init__(self, services: Services) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            chunk_guilds_at_startup=False,
        )
        self.services = services
        self.changed: Changed = _untold
        self.tree = Tree(self, services)

    async def on_ready(self) -> None:
        """Connected; may happen again after an interruption."""
        _log.info("connected as %s, in %s servers", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers every button, list and modal, whatever it carries."""
        kinds = discord.InteractionType
        if interaction.type is kinds.component:
            await self._tapped(interaction)
        elif interaction.type is kinds.modal_submit:
            await answer_interaction(self.services, interaction, "private", outdated)

    async def _tapped(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        custom_id = parse_custom_id(str(data.get("custom_id", "")))
        verb = custom_id.verb if custom_id else ""
        control = COMPONENT_HANDLERS.get(verb) or LIST_HANDLERS.get(verb)
        if custom_id is None or control is None:
            await answer_interaction(self.services, interaction, "private", outdated)
            return
        values: list[Any] = data.get("values") or []
        value = str(values[0])[:200] if values else ""
        await answer_interaction(
            self.services,
            interaction,
            control.acknowledge,
            lambda context: handle_component(context, control, custom_id, value),
        )

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed, and with them its threads'."""
        threads: Collection[discord.Thread] = getattr(after, "threads", ())
        await self.changed({after.id, *(thread.id for thread in threads)})

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked (the library forgets threads that were archived)."""
        await self.changed({payload.thread_id})

    async def on_guild_role_update(self, _: object, after: discord.Role) -> None:
        """A role may have been given what it lacked."""
        here = (*after.guild.channels, *after.guild.threads)
        await self.changed({channel.id for channel in here})

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """An event handler failed: a line in the log, and life goes on."""
        _log.exception("event %s failed", event_method)
