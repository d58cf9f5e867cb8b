"""Opening tables and filling them, by lobby buttons or by command."""

from __future__ import annotations

import logging
import re

import discord

from bot.front.context import InteractionContext
from bot.front.lobby_view import lobby
from bot.front.message_views import MessageView, text_view
from bot.front.services import UNREACHABLE, Services, missing_permissions
from bot.front.threads import open_in_thread
from bot.matches.model import Table
from bot.matches.requests import Open, Place, Refused
from bot.texts.prose import Prose
from bot.texts.typed_options import canonical_options

_log = logging.getLogger(__name__)
SILENT = discord.AllowedMentions.none()
REMARK = re.compile(r"\[[^\]]*\]? ?")
"""What a suggestion says beside a variant, for people only."""


async def open_table(
    context: InteractionContext, game: str, options: str, *, own_thread: bool = False
) -> None:
    """Opens a lobby in the channel or in a new thread of it and posts it, once the bot may do there
    what a game needs."""
    locale, given = await context.table_locale(), options_of(context, game, options)
    if own_thread:
        answer = await open_in_thread(context, game, locale, given)
    else:
        check_permissions(context)
        answer = await context.submit(None, Open(game, context.place, locale, given))
    table = await context.tables.tapped(answer.match_id)
    await refresh(context.services, context.interaction.client, table.id)
    key = "answer-opened-thread" if own_thread else "answer-opened"
    name, channel = context.say(f"{table.game}-name"), f"<#{table.place.channel_id}>"
    await context.tell(context.say(key, game=name, id=table.id, channel=channel))


def check_permissions(context: InteractionContext) -> None:
    """Refuses a channel where the bot may not do what a table needs, and names what is missing."""
    missing = missing_permissions(context.interaction)
    if missing:
        names = context.services.texts.listed(
            context.locale, [context.say(f"permission-{m}") for m in missing]
        )
        raise Refused("missing-permissions", names=names)


def options_of(context: InteractionContext, game: str, words: str) -> dict[str, str]:
    """Options of a game that were typed in the person's language or in the rules' own words."""
    known = context.services.games.get(game)
    if known is None:
        return read_options(words)
    prose = Prose(context.services.texts, game, context.locale, ())
    return read_options(canonical_options(prose, known.meta, REMARK.sub(" ", words)))


def read_options(words: str) -> dict[str, str]:
    """`river=yes expert=no` as names and values. Refuses anything else but remarks in brackets."""
    found: dict[str, str] = {}
    for word in REMARK.sub(" ", words).replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Refused("options-unreadable", text=word[:40])
        found[name] = value
    return found


async def refresh(services: Services, client: discord.Client, match_id: str) -> None:
    """Edits the lobby's message, or posts it where there is none yet. A failure is logged only."""
    async with services.showing(match_id):
        await _refresh(services, client, await services.matches.table(match_id))


async def _refresh(services: Services, client: discord.Client, table: Table) -> None:
    shown = lobby(services.presenter(table, table.locale), services.players)
    channel = client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
    try:
        if not await _edited(channel, table, shown) and table.status == "lobby":
            await _post_lobby(services, channel, table, shown)
    except UNREACHABLE as error:
        _log.warning("table %s: the lobby could not be shown (%s)", table.id, error)


async def _edited(channel: discord.PartialMessageable, table: Table, shown: MessageView) -> bool:
    """Whether there was a lobby to edit."""
    if table.lobby_message_id is None:
        return False
    try:
        message = channel.get_partial_message(table.lobby_message_id)
        await message.edit(view=shown, allowed_mentions=SILENT)
    except discord.NotFound:
        return False
    return True


async def leave_behind(
    services: Services, client: discord.Client, table: Table, place: Place
) -> None:
    """In place of the lobby of a table that has moved: where it is now. A failure is logged only,
    for the old buttons say so, too."""
    if table.lobby_message_id is None or table.place == place:
        return
    channel = client.get_partial_messageable(table.place.channel_id)
    moved = services.texts.say(table.locale, "notice-moved", channel=f"<#{place.channel_id}>")
    try:
        message = channel.get_partial_message(table.lobby_message_id)
        await message.edit(view=text_view(moved), allowed_mentions=SILENT)
    except UNREACHABLE as error:
        _log.info("table %s: its former lobby stays (%s)", table.id, error)


async def _post_lobby(
    services: Services, channel: discord.PartialMessageable, table: Table, shown: MessageView
) -> None:
    """Posts the lobby; the table remembers the message."""
    nonce = (
        f"{table.id}-{(table.lobby_message_id or 0) % 10**12}"  # another one after a lost message
    )
    message = await channel.send(view=shown, allowed_mentions=SILENT, nonce=nonce)
    await services.matches.remember_lobby(table.id, message.id)
