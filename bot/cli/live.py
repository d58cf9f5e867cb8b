"""`doctor --live CHANNEL`: what posting to Discord rests on, tried on one real channel."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.cli.errors import CommandError
from bot.settings import Settings
from bot.starting import choose_api

if TYPE_CHECKING:
    from bot.delivery.live_checks import RateLimitHeaders, Result, Trial, TrialChannel


def run(settings: Settings, channel_id: int) -> int:
    """Prints a line for each check. Returns 1 if an assumption does not hold. Raises `CommandError`
    if the channel cannot be tested at all."""
    if settings.discord_token is None:
        raise CommandError("set DISCORD_TOKEN: there is nothing to try without Discord", 2)
    token = settings.discord_token.get_secret_value()
    choose_api(settings, real=True)
    results = asyncio.run(_run_checks(settings, token, channel_id))
    print("\n".join(table(results)))
    return 1 if any(result.outcome == "NOT HELD" for result in results) else 0


def table(results: Sequence[Result]) -> list[str]:
    """The results in columns: outcome, assumption, observation."""
    from bot.delivery.live_checks import CHECKS

    wide = max(len(what) for what, _ in CHECKS.values())
    return [f"{r.outcome:11}  {CHECKS[r.key][0]:{wide}}  {r.remark}" for r in results]


async def _run_checks(settings: Settings, token: str, channel_id: int) -> list[Result]:
    """Logs in, runs all checks in the channel, and returns their results."""
    from bot.delivery.live_checks import RateLimitHeaders, run_checks

    limits = RateLimitHeaders()
    client = discord.Client(intents=discord.Intents.none(), http_trace=limits.traced())
    async with client:
        try:
            await client.login(token)
            trial = await _trial(settings, client, channel_id, limits)
        except discord.LoginFailure:
            raise CommandError("Discord does not accept this token; check DISCORD_TOKEN") from None
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
            raise CommandError(f"channel {channel_id} cannot be tried: {error}") from None
        return await run_checks(trial)


async def _trial(
    settings: Settings, client: discord.Client, channel_id: int, limits: RateLimitHeaders
) -> Trial:
    """The test of a channel. Raises `CommandError` if it is no text channel or thread."""
    from bot.delivery.live_checks import Trial

    place = await client.fetch_channel(channel_id)
    if not isinstance(place, discord.TextChannel | discord.Thread):
        raise CommandError(f"{channel_id} is neither a text channel nor a thread of a server")
    permissions = await _permissions(client, place)
    commands = await _command_names(settings)
    return Trial(client, place, permissions, commands, _pictures(), limits)


async def _permissions(client: discord.Client, place: TrialChannel) -> discord.Permissions:
    """The bot's own permissions, computed from the server's roles as Discord does. Threads have
    those of their channel."""
    assert client.user is not None
    guild = await client.fetch_guild(place.guild.id)
    member = await guild.fetch_member(client.user.id)
    above = place.parent_id if isinstance(place, discord.Thread) else place.id
    channel = await guild.fetch_channel(above)
    return channel.permissions_for(member)


async def _command_names(settings: Settings) -> Collection[str]:
    """The slash commands of this version."""
    from bot.app import Bot
    from bot.front.commands import add_commands
    from bot.storage.database import Database

    database = Database.as_it_is(settings.database)
    try:
        client = Bot(settings, database).client
        await add_commands(client)
        return {command.name for command in client.tree.get_commands()}
    finally:
        await database.close()


def _pictures() -> tuple[bytes, bytes]:
    """Two different pictures of a game's board."""
    from render import PAINTERS
    from render.painter import RenderOptions
    from rules import GAMES
    from rules.playing import begin

    key = next(key for key in GAMES if key in PAINTERS)
    game, look = GAMES[key], RenderOptions(("A", "B", "C", "D", "E"))

    def board(seats: int) -> bytes:
        view = game.view(begin(game, seats, {}, "live"), None)
        return PAINTERS[key].board(view, look)

    return board(min(game.meta.seats)), board(max(game.meta.seats))
