"""`/server puzzle`: the channel of the puzzle of the day, for managers of a server."""

from __future__ import annotations

import discord

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import needed_permissions
from bot.front.shown.message_views import moment
from bot.matches.schedule.puzzles import PuzzleChannel
from bot.matches.table.requests import Place, Refused


async def choose(context: InteractionContext, channel: discord.TextChannel | None) -> None:
    """Sets the puzzle channel of the server; None for no puzzles."""
    if not context.person.manages_server:
        raise Refused("server-puzzle")
    days, here = context.services.matches.puzzles, context.place.guild_id
    if channel is None:
        key = "server-puzzle-off" if await days.end(here) else "server-puzzle-none"
        await context.tell(context.say(key))
        return
    _check_may_post(context, channel)
    zone = (await context.people.choices(context.person.id)).time_zone
    chosen = await days.choose(Place(here, channel.id), await context.table_locale(), zone)
    key = "server-puzzle-chosen" if chosen.next_at > context.now else "server-puzzle-begins"
    await context.tell(_channel_line(context, key, chosen))


def _check_may_post(context: InteractionContext, channel: discord.TextChannel) -> None:
    has = channel.permissions_for(channel.guild.me)
    missing = [key for key, had in needed_permissions(has, thread=False).items() if not had]
    if missing and not has.administrator:
        words = [context.say(f"permission-{key}") for key in missing]
        names = context.services.texts.listed(context.locale, words)
        raise Refused("puzzle-permissions", channel=channel.id, names=names)


async def health_lines(context: InteractionContext) -> list[str]:
    """A line about the state of the server's puzzle channel; empty if it has none."""
    chosen = await context.services.matches.puzzles.channel(context.place.guild_id)
    if chosen is None:
        return []
    held = context.services.may_not_post(chosen.channel_id)
    key = "health-puzzle-gone" if chosen.gone else "health-puzzle-held" if held else "health-puzzle"
    return [_channel_line(context, key, chosen)]


def _channel_line(context: InteractionContext, key: str, chosen: PuzzleChannel) -> str:
    return context.say(key, channel=f"<#{chosen.channel_id}>", at=moment(chosen.next_at))
