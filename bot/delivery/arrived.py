"""Finds out whether a message has arrived already, before it is sent again."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Iterator
from datetime import UTC, datetime

import discord
from discord import ui
from discord.abc import GuildChannel

from bot.delivery.delivery import Delivery
from bot.delivery.errors import LONG, TryLater
from bot.delivery.post_views import reminder_mark
from bot.front.shown.custom_ids import CustomId, custom_id_of

_log = logging.getLogger(__name__)

MOST = 1000
"""The most messages of a channel to search, newest first."""
WAITING_TRIES = 10
"""Attempts (about 18 minutes) during which a message that may have arrived waits for permission to
search. After them it is sent anyway: telling something twice is better than blocking everything
behind it."""
NONCE_SECONDS = 60.0
"""Seconds during which a message can be sent again without searching for it. Discord remembers a
nonce for "the past few minutes" and returns the message that has it."""
LATEST = 60.0
"""The assumed difference in seconds between the clocks of this machine and Discord. It applies to
messages recognised by their words only, because an earlier message may say the same."""
EARLIER = 24 * 3600.0
"""The same difference for messages that cannot be confused with others."""
_OF_A_POST = ("turn", "board", "history")
"""Verbs of buttons that contain the revision of their post. A `history` button is never removed."""


async def own_messages(
    client: discord.Client,
    channel: discord.PartialMessageable,
    delivery: Delivery,
    seconds: float = EARLIER,
) -> AsyncGenerator[discord.Message]:
    """The bot's messages since the table's previous one, newest first. Only messages are returned
    that are newer than `seconds` before the delivery was stored. Discord returns nothing if the bot
    may not read the channel's history. In that case the result is empty within `NONCE_SECONDS` and
    after `WAITING_TRIES` attempts; in between, `TryLater` is raised."""
    if not _may_read(client, channel.id):
        if delivery.taken_at - delivery.created_at < NONCE_SECONDS:
            return
        if delivery.attempts < WAITING_TRIES:
            raise TryLater(LONG, "earlier messages cannot be read", forbidden=True)
        _log.warning("channel %s: something may be told twice, for I may not look", channel.id)
        return
    me, after = client.user, discord.Object(_before(delivery, seconds))
    async for message in channel.history(limit=MOST, after=after, oldest_first=False):
        if me is not None and message.author.id == me.id:
            yield message


def _may_read(client: discord.Client, channel_id: int) -> bool:
    """Whether the bot may read the history of a channel, as far as it knows."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, GuildChannel | discord.Thread):
        return True
    try:
        return channel.permissions_for(channel.guild.me).read_message_history
    except discord.ClientException:  # a thread in a channel that the bot cannot see
        return True


def _before(delivery: Delivery, seconds: float) -> int:
    stored = datetime.fromtimestamp(max(0.0, delivery.created_at - seconds), UTC)
    previous = delivery.previous or 1  # including this message, which may contain several turns
    return max(previous - 1, discord.utils.time_snowflake(stored))


def carries(message: discord.Message, delivery: Delivery) -> bool:
    """Whether a message has the buttons of this very turn or reminder, or of a later turn. A
    channel gets everything in order, so a later turn proves that this one arrived. This prevents
    double posts when the database is older than its channel, for example after a restored
    backup."""
    ids = [custom_id for custom_id in custom_ids(message) if custom_id.table == delivery.match_id]
    if delivery.reminder is not None:
        mark = reminder_mark(delivery.reminder)
        return any(one.verb == "turn" and one.rest == mark for one in ids)
    turn = delivery.turn
    return turn is not None and any(_revision(one) >= turn.revision for one in ids)


def custom_ids(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of the bot's buttons and select menus in a message."""
    return filter(None, map(custom_id_of, ui.LayoutView.from_message(message).walk_children()))


def _revision(custom_id: CustomId) -> int:
    """The revision of the post that a button belongs to; -1 if it belongs to none."""
    of_a_post = custom_id.verb in _OF_A_POST and custom_id.rest.isdecimal()
    return int(custom_id.rest) if of_a_post else -1


def says(message: discord.Message, view: ui.LayoutView) -> bool:
    """Whether a message has exactly these words and at least these buttons. It may have more
    buttons, which newer versions no longer use."""
    sent = ui.LayoutView.from_message(message)
    return text_of(sent) == text_of(view) and _targets(view) <= _targets(sent)


def text_of(view: ui.LayoutView) -> str:
    """All texts of a message, joined."""
    children = view.walk_children()
    return "\n".join(c.content for c in children if isinstance(c, ui.TextDisplay))


def _targets(view: ui.LayoutView) -> set[str]:
    """The URLs and custom ids of a message's buttons."""
    buttons = (item for item in view.walk_children() if isinstance(item, ui.Button))
    return {button.url or button.custom_id or "" for button in buttons}
