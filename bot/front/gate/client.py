"""The connection to Discord: gateway events in, answers out."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.cluster.shards import ServedShards
from bot.front.gate.command_tree import Tree
from bot.front.gate.component_handlers import (
    COMPONENT_HANDLERS,
    DIALOG_HANDLERS,
    LIST_HANDLERS,
    ComponentHandler,
    ListHandler,
    handle_component,
    outdated,
)
from bot.front.gate.identifying import IdentifyGate
from bot.front.gate.rate_limiter import RateLimiter
from bot.front.gate.tracing import request_trace
from bot.front.interaction.answering import answer_interaction
from bot.front.interaction.services import Services
from bot.front.shown.custom_ids import parse_custom_id
from bot.health.logs import log_about
from bot.storage import left_servers

_log = logging.getLogger(__name__)

Changed = Callable[[Collection[int]], Awaitable[None]]
"""Called with ids of channels in which the bot's permissions may have changed."""
Seen = Callable[[Collection[int]], Awaitable[None]]
"""Called with ids of channels that exist."""
Deleted = Callable[[Collection[int]], None]
"""Called with ids of channels that were deleted."""

LONGEST_LIMIT = 30.0
"""The longest rate limit, in seconds, for which discord.py waits by itself. For longer ones the
request fails, and the outbox tries again."""
ACK_SECONDS = 90.0
"""Seconds without an acknowledged heartbeat after which a shard counts as lost."""
_LONGEST_WAIT = 3600.0
"""The most seconds until Discord is asked again whether sessions may begin."""
_TAPPED: Mapping[str, ComponentHandler | ListHandler] = {**LIST_HANDLERS, **COMPONENT_HANDLERS}


async def _ignore(_: Collection[int]) -> None:
    pass


def _ignore_missing(_: Collection[int]) -> None:
    pass


class _Again(Exception):  # noqa: N818 - no mistake
    """A shard could not connect and is to try once more."""


class BoardClient(discord.AutoShardedClient):
    """A Discord client on some or all shards. It uses only the guilds intent and nothing
    privileged. `shards` is None for all shards, as many as Discord recommends. `limiter` limits its
    requests."""

    def __init__(
        self,
        services: Services,
        shards: ServedShards | None,
        gate: IdentifyGate,
        limiter: RateLimiter | None,
    ) -> None:
        super().__init__(
            shard_count=None if shards is None else shards.count,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            max_ratelimit_timeout=LONGEST_LIMIT,
            chunk_guilds_at_startup=False,
            http_trace=request_trace(),
        )
        self.shard_ids = None if shards is None else list(shards.ids)
        if limiter is not None:
            self.http.http_trace = request_trace(limiter.trace())
        self._began = False
        """Whether it was ever to be logged in."""
        self._launching = set[int]()
        """Shards that are being connected for the first time."""
        self.services = services
        self.gate = gate
        self.changed: Changed = _ignore
        self.seen: Seen = _ignore
        self.deleted: Deleted = _ignore_missing
        self.tree = Tree(self, services)

    async def login(self, token: str) -> None:
        """Logs in at Discord."""
        self._began = True
        await super().login(token)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connects all shards, once Discord allows enough sessions."""
        await self._wait_for_sessions()
        await super().connect(reconnect=reconnect)

    async def _wait_for_sessions(self) -> None:
        """Waits until Discord allows a session for every shard. If a bot exceeds the limit, Discord
        resets its token."""
        while True:
            wanted, _, limit = await self.http.get_bot_gateway()
            self.gate.buckets = limit["max_concurrency"]
            if self.shard_ids is None:
                self.shard_count = wanted
            needed, left = len(self.shard_ids or range(self.shard_count)), limit["remaining"]
            if left >= needed:
                return
            seconds = limit["reset_after"] / 1000
            _log.error(
                "Discord lets this bot begin %s more sessions and it needs %s, because it was "
                "started too often; it connects in %.0f minutes",
                left, needed, seconds / 60,
            )  # fmt: skip
            await asyncio.sleep(min(seconds + 1, _LONGEST_WAIT))

    async def launch_shard(self, gateway: Any, shard_id: int, *, initial: bool = False) -> None:
        """Connects a shard, however often it takes. After a failure discord.py calls this from
        within itself, so that a long outage would end in a `RecursionError`."""
        if shard_id in self._launching:
            raise _Again
        self._launching.add(shard_id)
        try:
            while True:
                with suppress(_Again):
                    return await super().launch_shard(gateway, shard_id, initial=initial)
        finally:
            self._launching.discard(shard_id)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits until this shard may begin a session. Its servers are forgotten, for Discord tells
        of all it has now: discord.py would keep those that removed the bot meanwhile."""
        await self.gate.enter(shard_id or 0)
        library: Any = self._connection
        for guild in [one for one in self.guilds if one.shard_id == shard_id]:
            library._remove_guild(guild)  # noqa: SLF001 - nothing public forgets a server

    def is_alive(self) -> bool:
        """Whether every shard is connected and has recently acknowledged a heartbeat."""
        return self.is_ready() and all(map(_is_alive, self.shards.values()))

    async def hear_no_more(self) -> None:
        """Closes the gateway connections. Requests are still possible."""
        await self.gate.close()
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))

    async def close(self) -> None:
        """Closes the client. discord.py reports itself as ready two seconds after connecting, and
        fails if it was closed meanwhile. Also, it cannot be closed before it was logged in."""
        library: Any = self._connection
        for ready in (library._ready_task, *library._ready_tasks.values()):  # noqa: SLF001
            if ready is not None:
                ready.cancel()
        await self.gate.close()
        if self._began:
            await super().close()

    async def on_ready(self) -> None:
        """Handles a complete connection. It may be repeated after an interruption."""
        _log.info(
            "connected as %s; servers: %s, shards: %s of %s",
            self.user, len(self.guilds), len(self.shards), self.shard_count,
        )  # fmt: skip

    async def on_shard_ready(self, shard_id: int) -> None:
        """Checks which servers have removed or invited the bot while their shard was not
        connected."""
        database = self.services.matches.database
        shard = ServedShards((shard_id,), self.shard_count or 1)
        known = await left_servers.with_data(database)
        here = {guild.id for guild in self.guilds}  # including servers that have invited it since
        await left_servers.note_present(database, here)
        gone = set(filter(shard.serves, known)) - here
        await left_servers.note_left(database, gone, self.services.matches.clock())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Handles an invitation of the bot, perhaps a repeated one."""
        await left_servers.note_present(self.services.matches.database, [guild.id])
        await self.on_guild_available(guild)
        await self.changed(_channels(guild))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Handles the removal of the bot from a server. For outages Discord sends a different
        event."""
        matches = self.services.matches
        await left_servers.note_left(matches.database, [guild.id], matches.clock())

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answers every button, list and dialog."""
        log_about("interaction", interaction.id)
        kinds, data = discord.InteractionType, dict[str, Any](interaction.data or {})
        if interaction.type is kinds.component:
            values: list[Any] = data.get("values") or [""]
            await self._answer(interaction, data, _TAPPED, str(values[0])[:200])
        elif interaction.type is kinds.modal_submit:
            if (typed := _typed(data)) is None:
                await answer_interaction(self.services, interaction, "private", outdated)
            else:
                await self._answer(interaction, data, DIALOG_HANDLERS, typed)
        if interaction.channel_id is not None:
            await self.seen({interaction.channel_id})

    async def _answer(
        self,
        interaction: discord.Interaction[Any],
        data: Mapping[str, Any],
        handlers: Mapping[str, ComponentHandler | ListHandler],
        value: str,
    ) -> None:
        """Answers a tap or dialog with the handler of its verb."""
        custom_id = parse_custom_id(str(data.get("custom_id", "")))
        handler = None if custom_id is None else handlers.get(custom_id.verb)
        if custom_id is None or handler is None:
            await answer_interaction(self.services, interaction, "private", outdated)
            return
        await answer_interaction(
            self.services,
            interaction,
            handler.acknowledge,
            lambda context: handle_component(context, handler, custom_id, value),
        )

    async def on_guild_channel_update(self, _: object, after: discord.abc.GuildChannel) -> None:
        """A channel's permissions may have changed, and with them those of its threads."""
        channels = _with_threads(after)
        await self.seen(channels)
        await self.changed(channels)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may have been unlocked. discord.py has no archived threads in its cache, so the
        raw event is used."""
        await self.seen({payload.thread_id})
        await self.changed({payload.thread_id})

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """All channels of a server are known, after a start or an outage."""
        await self.seen(_channels(guild))

    async def on_guild_channel_create(
        self, channel: discord.abc.GuildChannel | discord.Thread
    ) -> None:
        """A channel or thread exists, or the bot may see one that was hidden."""
        await self.seen({channel.id})

    on_thread_create = on_guild_channel_create

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot was added to a thread. In a private one it may post only from now on."""
        await self.seen({thread.id})
        await self.changed({thread.id})

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel was deleted with its threads. Being removed from a thread is a different
        event."""
        self.deleted(_with_threads(channel))

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread was deleted."""
        self.deleted({payload.thread_id})

    async def on_guild_role_update(self, _: object, after: discord.Role | discord.Member) -> None:
        """A role may have received missing permissions, or the bot a role. Its time-out may be
        over. Without the members intent Discord tells of no member but the bot."""
        await self.changed(_channels(after.guild))

    on_member_update = on_guild_role_update

    async def on_error(self, event_method: str, /, *args: Any, **kwargs: Any) -> None:
        """Logs an error in an event handler."""
        _log.exception("event %s failed", event_method)


def _typed(data: Mapping[str, Any]) -> str | None:
    """What stands in a dialog, which has one field; None for a dialog of another shape."""
    match data.get("components"):
        case [{"component": {**field}}] if isinstance(value := field.get("value") or "", str):
            return value
        case _:
            return None


def _channels(guild: discord.Guild) -> set[int]:
    return {channel.id for channel in (*guild.channels, *guild.threads)}


def _with_threads(channel: discord.abc.GuildChannel) -> set[int]:
    threads: Collection[discord.Thread] = getattr(channel, "threads", ())
    return {channel.id, *(thread.id for thread in threads)}


def _is_alive(shard: discord.ShardInfo) -> bool:
    library: Any = shard
    socket = library._parent.ws  # noqa: SLF001 - discord.py has no public time of an ack
    keeper = socket._keep_alive  # noqa: SLF001
    acknowledged = keeper is not None and time.perf_counter() - keeper._last_ack < ACK_SECONDS  # noqa: SLF001
    return socket.open and acknowledged
