"""For whoever manages a server: `/server forget`, `/server puzzle` and `/status`."""

from __future__ import annotations

import math

import discord
from discord import app_commands

from bot import __version__
from bot.front.commands.build import Param, Spec, group
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.own import personal_data, puzzle_channel
from bot.front.shown.message_views import moment, text_view
from bot.health.status import Shard, Status, Stored, WaitingPosts
from bot.matches.table.requests import Refused
from bot.processes.thinkers import Priority


def server_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/server`. Discord offers it only to people who may manage the server,
    unless the server decides otherwise."""
    channel = Param("channel", "param-puzzlechannel", required=False, kind=discord.TextChannel)
    specs = (
        Spec("forget", personal_data.ask_server),
        Spec("puzzle", puzzle_channel.choose, (channel,)),
    )
    commands = group(services, "server", *specs)
    commands.default_permissions = discord.Permissions(manage_guild=True)
    return [commands]


# --- `/status`: how the bot is doing; it names no other server -----------------------------------


async def show_status(context: InteractionContext) -> None:
    """`/status`: how the bot is doing. Refuses people who may not manage the server, even if
    Discord offers them the command."""
    if not context.person.manages_server:
        raise Refused("status")
    reader = context.services.status
    status, stored = await reader.now(), await reader.stored(context.place.guild_id)
    lines = (
        *((context.say("health-cannot-store"),) if await reader.failure() else ()),
        context.say("health-started", at=moment(status.since)),
        context.say("health-servers", count=status.servers),
        *_tables(context, stored),
        *_posts(context, stored.posts),
        *await puzzle_channel.health_lines(context),
        _gateway(context, status.shards),
        _computers(context, status, stored),
        *_database(context, status, stored),
    )
    title = context.say("health-title", version=__version__)
    await context.show(text_view(title, "\n".join(lines)))


def _tables(context: InteractionContext, stored: Stored) -> tuple[str, ...]:
    wheres = (("health-tables-here", stored.tables_here), ("health-tables", stored.tables))
    return tuple(
        context.say(key, running=tables.get("running", 0), lobbies=tables.get("lobby", 0))
        for key, tables in wheres
    )


def _posts(context: InteractionContext, posts: WaitingPosts) -> list[str]:
    """Lines about the posts that are late, and those that Discord forbids."""
    if posts.due:
        since = moment(context.now - posts.oldest)
        lines = [context.say("health-posts", count=posts.due, since=since)]
    else:
        lines = [context.say("health-posts-none")]
    if posts.held:
        lines.append(context.say("health-posts-held", count=posts.held))
    return lines


def _gateway(context: InteractionContext, shards: tuple[Shard, ...]) -> str:
    """The latency of the slowest gateway connection, and the number of connections if there are
    several."""
    latencies = [shard.latency for shard in shards if math.isfinite(shard.latency)]
    if not latencies:
        return context.say("health-gateway-new")
    milliseconds = round(max(latencies) * 1000)
    if len(shards) == 1:
        return context.say("health-gateway", milliseconds=milliseconds)
    connected = sum(shard.connected for shard in shards)
    return context.say(
        "health-gateways", connected=connected, all=len(shards), milliseconds=milliseconds
    )


def _computers(context: InteractionContext, status: Status, stored: Stored) -> str:
    waiting = status.thoughts_waiting[Priority.TURN]
    return context.say("health-computers", tables=stored.computer_turns, waiting=waiting)


def _database(context: InteractionContext, status: Status, stored: Stored) -> list[str]:
    """The kind and size of the database, and the last backup. If none is known, that is said on
    SQLite only, because other programs may back up a PostgreSQL server."""
    megabytes = max(1, round(stored.bytes / 1e6))
    lines = [context.say("health-database", kind=status.database, megabytes=megabytes)]
    if status.last_backup is not None:
        lines.append(context.say("health-backup", at=moment(status.last_backup)))
    elif status.database == "SQLite":
        lines.append(context.say("health-backup-none"))
    return lines
