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
"""Messages of a channel that are looked through, the newest first."""
WAITING_TRIES = 10
"""Tries, for about 18 minutes, in which a message that may have arrived waits until the bot may
look for it. Then it is sent: better told twice than never, with all that waits behind it."""
NONCE_SECONDS = 60.0
"""For how long a message is sent again unseen: Discord knows a nonce for "the past few minutes",
and gives back the message that has it."""
LATEST = 60.0
"""Seconds by which the clocks of this machine and of Discord may differ, for what is known by its
words only: the same may have been told before."""
EARLIER = 24 * 3600.0
"""The same for what no other message can be taken for."""
_OF_A_POST = ("turn", "board", "history")
"""Verbs of buttons that name the revision of their post; the last one stays for good."""


async def own_messages(
    client: discord.Client,
    channel: discord.PartialMessageable,
    delivery: Delivery,
    seconds: float = EARLIER,
) -> AsyncGenerator[discord.Message]:
    """The bot's messages from the table's previous one on, the newest first; of those only that
    came after the delivery was stored, or so many seconds before. Where the bot may not read them,
    Discord tells of none: this does so, too, within `NONCE_SECONDS` and after `WAITING_TRIES`, and
    raises `TryLater` between."""
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
    """Whether the bot may read earlier messages of a channel, as far as it knows."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, GuildChannel | discord.Thread):
        return True
    try:
        return channel.permissions_for(channel.guild.me).read_message_history
    except discord.ClientException:  # a thread whose channel the bot does not see
        return True


def _before(delivery: Delivery, seconds: float) -> int:
    stored = datetime.fromtimestamp(max(0.0, delivery.created_at - seconds), UTC)
    previous = delivery.previous or 1  # itself, too: it may have told several turns together
    return max(previous - 1, discord.utils.time_snowflake(stored))


def carries(message: discord.Message, delivery: Delivery) -> bool:
    """True when a message carries the buttons of this very turn or reminder. A later turn will do:
    a channel is told everything in order, so that a database that is older than its channel, as
    after a restored backup, tells nothing twice."""
    ids = [custom_id for custom_id in custom_ids(message) if custom_id.table == delivery.match_id]
    if delivery.reminder is not None:
        mark = reminder_mark(delivery.reminder)
        return any(one.verb == "turn" and one.rest == mark for one in ids)
    turn = delivery.turn
    return turn is not None and any(_revision(one) >= turn.revision for one in ids)


def custom_ids(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of a message's buttons and lists, as far as they are the bot's."""
    return filter(None, map(custom_id_of, ui.LayoutView.from_message(message).walk_children()))


def _revision(custom_id: CustomId) -> int:
    """The revision of the post that a button belongs to, -1 when it belongs to none."""
    of_a_post = custom_id.verb in _OF_A_POST and custom_id.rest.isdecimal()
    return int(custom_id.rest) if of_a_post else -1


def says(message: discord.Message, view: ui.LayoutView) -> bool:
    """True when a message has these very words and these buttons; it may have more buttons, which
    have gone out of use since."""
    sent = ui.LayoutView.from_message(message)
    return text_of(sent) == text_of(view) and _targets(view) <= _targets(sent)


def text_of(view: ui.LayoutView) -> str:
    """All texts of a message."""
    children = view.walk_children()
    return "\n".join(c.content for c in children if isinstance(c, ui.TextDisplay))


def _targets(view: ui.LayoutView) -> set[str]:
    """The addresses and custom ids of a message's buttons."""
    buttons = (item for item in view.walk_children() if isinstance(item, ui.Button))
    return {button.url or button.custom_id or "" for button in buttons}
