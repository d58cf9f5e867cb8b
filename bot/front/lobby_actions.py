"""Opening tables and filling them, by lobby buttons or by command."""

from __future__ import annotations

import logging
import re

import discord

from bot.front.context import Ask
from bot.front.lobby_view import lobby
from bot.front.message_views import Sheet, sheet
from bot.front.services import UNREACHABLE, Front, missing_permissions
from bot.matches.model import Table
from bot.matches.requests import Open, Place, Refused

_log = logging.getLogger(__name__)
SILENT = discord.AllowedMentions.none()
REMARK = re.compile(r"\[[^\]]*\]? ?")
"""What a suggestion says beside a variant, for people only."""


async def open_table(ask: Ask, game: str, options: str) -> None:
    """Opens a lobby in the channel and posts it, once the bot may do there what a game needs."""
    check_permissions(ask)
    request = Open(game, ask.place, await ask.server_locale(), read_options(options))
    answer = await ask.submit(None, request)
    table = await ask.tables.tapped(answer.match_id)
    await refresh(ask.front, ask.interaction.client, table.id)
    await ask.tell(ask.say("answer-opened", game=ask.say(f"{table.game}-name"), id=table.id))


def check_permissions(ask: Ask) -> None:
    """Refuses a channel where the bot may not do what a table needs, and names what is missing."""
    missing = missing_permissions(ask.interaction)
    if missing:
        names = ask.front.texts.listed(ask.locale, [ask.say(f"permission-{m}") for m in missing])
        raise Refused("missing-permissions", names=names)


def read_options(words: str) -> dict[str, str]:
    """`river=yes expert=no` as names and values. Refuses anything else but remarks in brackets."""
    found: dict[str, str] = {}
    for word in REMARK.sub(" ", words).replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise Refused("options-unreadable", text=word[:40])
        found[name] = value
    return found


async def refresh(front: Front, client: discord.Client, match_id: str) -> None:
    """Edits the lobby's message, or posts it where there is none yet. Failures only cost looks."""
    async with front.showing(match_id):
        await _refresh(front, client, await front.matches.table(match_id))


async def _refresh(front: Front, client: discord.Client, table: Table) -> None:
    shown = lobby(front.scene(table, table.locale), front.players)
    channel = client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
    try:
        if not await _edited(channel, table, shown) and table.status == "lobby":
            await _post_lobby(front, channel, table, shown)
    except UNREACHABLE as error:
        _log.warning("table %s: the lobby could not be shown (%s)", table.id, error)


async def _edited(channel: discord.PartialMessageable, table: Table, shown: Sheet) -> bool:
    """Whether there was a lobby to edit."""
    if table.lobby_message_id is None:
        return False
    try:
        message = channel.get_partial_message(table.lobby_message_id)
        await message.edit(view=shown, allowed_mentions=SILENT)
    except discord.NotFound:
        return False
    return True


async def leave_behind(front: Front, client: discord.Client, table: Table, place: Place) -> None:
    """In place of the lobby of a table that has moved: where it is now. A failure only costs looks,
    for the old buttons say so, too."""
    if table.lobby_message_id is None or table.place == place:
        return
    channel = client.get_partial_messageable(table.place.channel_id)
    moved = front.texts.say(table.locale, "notice-moved", channel=str(place.channel_id))
    try:
        message = channel.get_partial_message(table.lobby_message_id)
        await message.edit(view=sheet(moved), allowed_mentions=SILENT)
    except UNREACHABLE as error:
        _log.info("table %s: its former lobby stays (%s)", table.id, error)


async def _post_lobby(
    front: Front, channel: discord.PartialMessageable, table: Table, shown: Sheet
) -> None:
    """Posts the lobby; the table remembers the message."""
    nonce = (
        f"{table.id}-{(table.lobby_message_id or 0) % 10**12}"  # another one after a lost message
    )
    message = await channel.send(view=shown, allowed_mentions=SILENT, nonce=nonce)
    await front.matches.remember_lobby(table.id, message.id)
