"""Opening tables and filling them, by lobby buttons or by command."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import (
    UNREACHABLE,
    Services,
    missing_for_thread,
    missing_permissions,
)
from bot.front.lobby.lobby_view import lobby
from bot.front.shown.covers import PATIENCE, has_picture
from bot.front.shown.message_views import SILENT, RenderedMessage, text_view
from bot.front.shown.variants import variants_message
from bot.matches.table import requests
from bot.matches.table.model import Table
from bot.matches.table.requests import SYSTEM, Answer, Place, Refused, Request
from bot.storage.schema import GOING_ON
from bot.texts.prose import Prose
from bot.texts.typed_actions import canonical_options, option_words
from rules.game import Illegal

_log = logging.getLogger(__name__)
POSTED_SECONDS = PATIENCE + 2.0
"""Seconds that a person who opens a table waits for its lobby to be posted with its picture."""
_LOOK_EVERY = 0.05
_INVALID = 50035
"""Discord's error code for a message that refers to something missing, such as a picture."""
WEEK = 10080
"""Minutes without a message after which Discord archives a thread. A post brings it back."""
_NAME_LIMIT = 100
REMARK = re.compile(r"\[[^\]]*\]? ?")
"""A suggestion's remark about an option. It is only for people and is removed."""


async def open_table(
    context: InteractionContext, game: str, options: str, *, own_thread: bool = False
) -> None:
    """Opens and posts a lobby in the channel or in a new thread. Refuses if the bot lacks
    permissions that a table needs."""
    locale, values = await context.table_locale(), options_of(context, game, options)
    if own_thread:
        answer = await open_in_thread(context, game, locale, values)
    else:
        check_permissions(context)
        if not may_send(context.interaction):
            raise Refused("table-silent")
        answer = await context.submit(None, requests.Open(game, context.place, locale, values))
    await tell_opened(context, answer, "answer-opened-thread" if own_thread else "answer-opened")


async def tell_opened(context: InteractionContext, answer: Answer, key: str) -> None:
    """Tells the person who opened a table that its lobby is posted, or why it is not."""
    table = await context.tables.tapped(answer.match_id)
    key = await _posting_problem(context, table) or key
    name, channel = context.say(f"{table.game}-name"), f"<#{table.place.channel_id}>"
    await context.tell(context.say(key, game=name, id=table.id, channel=channel))


async def _posting_problem(context: InteractionContext, table: Table) -> str:
    """Waits for the lobby to be posted. Returns the message key that says why it was not; "" if it
    was, or is no longer needed."""
    clock = asyncio.get_running_loop().time
    ends = clock() + POSTED_SECONDS
    while table.status == "lobby" and table.lobby_message_id is None:
        if context.services.may_not_post(table.place.channel_id):
            return "lobby-forbidden"
        if clock() > ends:
            return "lobby-later"
        await asyncio.sleep(_LOOK_EVERY)
        table = await context.tables.again(table)
    return ""


def check_permissions(context: InteractionContext) -> None:
    """Refuses a channel where the bot lacks permissions that a table needs, and names them."""
    _check_has(context, missing_permissions(context.interaction))


def _check_has(context: InteractionContext, missing: Sequence[str]) -> None:
    if missing:
        words = [context.say(f"permission-{key}") for key in missing]
        raise Refused(
            "missing-permissions", names=context.services.texts.listed(context.locale, words)
        )


def options_of(context: InteractionContext, game: str, words: str) -> dict[str, str]:
    """The options of a game, typed in the person's language or in the rules' own words."""
    known = context.services.games.get(game)
    if known is None:
        return {}
    prose, meta = Prose(context.services.texts, game, context.locale, ()), known.meta
    examples = (option_words(prose, option, option.choices[-1]) for option in meta.options)
    typed = canonical_options(prose, meta, REMARK.sub(" ", words))
    return read_options(typed, min(examples, key=len, default=""))


def read_options(words: str, example: str = "") -> dict[str, str]:
    """The names and values in a text such as `river=yes expert=no`. Skips remarks in brackets and
    refuses anything else, with an example if there is one."""
    options: dict[str, str] = {}
    for word in REMARK.sub(" ", words).replace(",", " ").split():
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            if not example:
                raise Illegal("unknown-option", option=word[:40])
            raise Refused("options-unreadable", text=word[:40], example=example)
        options[name] = value
    return options


async def carry_out(context: InteractionContext, table: Table, request: Request) -> None:
    """Submits a lobby request and shows the lobby again, if possible in the tapped message."""
    try:
        await context.submit(table, request)
    except Refused as refused:
        if refused.key in ("not-lobby", "leave-begun", "not-open"):
            await _update_lobby(context, table)
        raise
    await _update_lobby(context, table)


async def _update_lobby(context: InteractionContext, before: Table) -> None:
    """Shows the changed lobby in the tapped message, or edits its message otherwise."""
    tapped = context.interaction.message
    async with context.services.showing(before.id):
        table = await context.tables.again(before)
        if tapped is not None and tapped.id == table.lobby_message_id and not context.late:
            with suppress(*UNREACHABLE):
                await context.show(_in_place(context.services, table, tapped))
                return
    await refresh(context.services, context.interaction.client, before.id)


async def show_variants(context: InteractionContext, table: Table) -> None:
    """*Variants…*: shows each option with its description, and lets the host choose."""
    if table.status != "lobby":
        raise Refused("not-lobby")
    chooses = table.host_id == context.person.id and table.origin is None
    await context.show(variants_message(context.presenter(table), chooses=chooses))


async def choose_variant(
    context: InteractionContext, table: Table, choice: requests.ChooseOption
) -> None:
    """Sets an option and updates the lobby and the message of options."""
    await context.submit(table, choice)
    await refresh(context.services, context.interaction.client, table.id)
    await show_variants(context, await context.tables.again(table))


async def show_anew(context: InteractionContext, table: Table) -> None:
    """Updates the message of a table's lobby, if it has one."""
    if table.status == "lobby":
        await refresh(context.services, context.interaction.client, table.id)


async def refresh(services: Services, client: discord.Client, match_id: str) -> None:
    """Edits the lobby's message. If there is none or it can no longer be edited, the lobby is
    posted again. Other failures are only logged."""
    async with services.showing(match_id):
        await _refresh(services, client, await services.matches.table(match_id))


async def _refresh(services: Services, client: discord.Client, table: Table) -> None:
    """Edits the lobby's message, or posts the lobby again if it can no longer be edited."""
    if table.game not in services.games:
        if table.status not in GOING_ON:
            await _replace(services, client, table, "answer-closed")
        return
    channel = client.get_partial_messageable(table.place.channel_id, guild_id=table.place.guild_id)
    try:
        if await _edit_lobby(services, channel, table) or table.status != "lobby":
            return
    except UNREACHABLE as error:
        _log.warning("table %s: the lobby could not be shown (%s)", table.id, error)
        if table.status != "lobby" or not _is_refusal(error):
            return
    message_id = table.lobby_message_id
    key = f"lobby:{table.id}:{message_id}:{secrets.token_hex(8)}"
    with suppress(Refused):  # the game has begun in the meantime
        await services.matches.submit(key, SYSTEM, table.id, requests.ShowLobby(message_id))


def _is_refusal(error: BaseException) -> bool:
    """Whether a message can never be edited again. It was deleted, its thread is archived, or it is
    old and was edited too often. After any other failure an edit may succeed later."""
    if isinstance(error, discord.RateLimited):
        return True
    return isinstance(error, discord.HTTPException) and error.status < 500


async def _edit_lobby(
    services: Services, channel: discord.PartialMessageable, table: Table
) -> bool:
    """Edits the lobby's message. Returns whether there was one. Its picture stays and is not sent
    again. A lobby without a picture is shown without one."""
    if table.lobby_message_id is None:
        return False
    message = channel.get_partial_message(table.lobby_message_id)
    try:
        await _edit(services, message, table, pictured=True)
    except discord.HTTPException as error:
        if error.code != _INVALID:
            raise
        await _edit(services, message, table, pictured=False)
    return True


async def _edit(
    services: Services, message: discord.PartialMessage, table: Table, *, pictured: bool
) -> None:
    view = lobby(services.presenter(table, table.locale), services.players, pictured=pictured)
    if table.status == "lobby":  # an edit keeps files that it does not mention
        await message.edit(view=view, allowed_mentions=SILENT)
    else:
        await message.edit(view=view, attachments=[], allowed_mentions=SILENT)


def _in_place(services: Services, table: Table, message: discord.Message) -> RenderedMessage:
    """The lobby for an existing message, with a picture if the message has one."""
    pictured = has_picture(message)
    view = lobby(services.presenter(table, table.locale), services.players, pictured=pictured)
    return RenderedMessage(view, keeps_files=table.status == "lobby")


async def leave_behind(
    services: Services, client: discord.Client, table: Table, place: Place
) -> None:
    """Replaces the lobby of a table that has moved by a link to its new place. A failure is only
    logged, because the old buttons tell the place, too."""
    if table.place != place:
        await _replace(services, client, table, "notice-moved", channel=f"<#{place.channel_id}>")


async def _replace(
    services: Services, client: discord.Client, table: Table, key: str, **args: str
) -> None:
    """Replaces the lobby by a sentence. A failure is only logged."""
    if table.lobby_message_id is None:
        return
    channel = client.get_partial_messageable(table.place.channel_id)
    view = text_view(services.texts.say(table.locale, key, **args))
    try:
        message = channel.get_partial_message(table.lobby_message_id)
        await message.edit(view=view, attachments=[], allowed_mentions=SILENT)
    except UNREACHABLE as error:
        _log.info("table %s: its former lobby stays (%s)", table.id, error)


# --- a thread of its own -------------------------------------------------------------------------


async def open_in_thread(
    context: InteractionContext, game: str, locale: str, options: dict[str, str]
) -> Answer:
    """Opens a lobby in a new public thread of the channel. Refuses if that is not possible, and
    then opens nothing. If Discord delivers the interaction twice, both get the same table."""
    channel = _parent(context)
    matches = context.services.matches
    async with context.services.showing(f"thread {context.interaction.id}"):
        opened = await matches.answered(context.interaction.id)
        if opened is not None:
            return opened
        number, nowhere = await matches.free_id(), Place(channel.guild.id, 0)
        await matches.check_would_open(
            context.person, requests.Open(game, nowhere, locale, options)
        )
        thread = await _make_thread(context, channel, game, locale, number)
        request = requests.Open(game, Place(channel.guild.id, thread.id), locale, options, number)
        try:
            answer = await context.submit(None, request)
        except Exception:
            await _undo(thread)
            raise
        if (await matches.table(answer.match_id)).place != request.place:
            await _undo(thread)  # another process got the same interaction and was faster
        return answer


def _parent(context: InteractionContext) -> discord.TextChannel:
    """The channel of the interaction. Refuses if it cannot have threads or the bot may not make
    them."""
    channel = context.interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise Refused("no-threads-here")
    may = context.interaction.permissions
    if not (may.create_public_threads and may.send_messages_in_threads):
        raise Refused("thread-silent")
    _check_has(context, missing_for_thread(context.interaction))
    return channel


async def _make_thread(
    context: InteractionContext, channel: discord.TextChannel, game: str, locale: str, number: str
) -> discord.Thread:
    """A new public thread for the table. Refuses if Discord does."""
    name = f"{context.services.texts.say(locale, f'{game}-name')} {number}"
    try:
        return await channel.create_thread(
            name=name[:_NAME_LIMIT],
            type=discord.ChannelType.public_thread,
            auto_archive_duration=WEEK,
        )
    except discord.HTTPException as error:
        _log.warning("channel %s: no thread could be made (%s)", channel.id, error)
        raise Refused("thread-refused") from error


async def _undo(thread: discord.Thread) -> None:
    """Deletes the thread. If the bot lacks the permission, it archives the thread instead."""
    with suppress(*UNREACHABLE):
        try:
            await thread.delete()
        except discord.Forbidden:
            await thread.edit(archived=True)
