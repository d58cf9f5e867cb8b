"""Sends messages. One that may have arrived is searched for before it is sent again."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable, Collection, Iterable, Iterator, Mapping
from datetime import UTC, datetime
from io import BytesIO
from typing import TypeAlias

import discord
from discord import ui
from discord.abc import GuildChannel

from bot.delivery.delivery import Delivery
from bot.delivery.errors import LONG, TryLater
from bot.front.shown.custom_ids import CustomId, custom_id_of
from bot.front.shown.message_views import MessageView, mentions
from bot.front.shown.refused_files import why_no_files

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
EARLIER = 24 * 3600.0
"""The assumed difference in seconds between the clocks of this machine and Discord."""
ALIKE_EARLIER = 60.0
"""The same difference for what may say the same as an earlier message."""
_OF_A_POST = ("turn", "board", "history")
"""Verbs of buttons that contain the revision of their post. A `history` button is never removed."""

Recogniser: TypeAlias = Callable[[discord.Message], bool]
"""Whether one of the bot's messages is the wanted one."""


async def send_once(
    client: discord.Client,
    delivery: Delivery,
    view: MessageView,
    people: Iterable[int] = (),
    *,
    recognised: Recogniser | None = None,
    channel: discord.PartialMessageable | None = None,
) -> discord.Message:
    """Sends a message without files that mentions these people, unless an earlier attempt did. It
    is recognised by its words if nothing else is said. `channel` is that of a direct message."""
    channel = channel or delivery.channel(client)
    message = await find_arrived(client, delivery, recognised or by_words(view), channel)
    if message is None:
        allowed = mentions(people)
        message = await channel.send(view=view, allowed_mentions=allowed, nonce=delivery.nonce)
    return message


async def send_pictured(
    client: discord.Client,
    delivery: Delivery,
    pictures: Mapping[str, bytes],
    view: Callable[[Collection[str], str], MessageView],
    people: Iterable[int] = (),
) -> discord.Message:
    """Sends a message with these pictures that mentions these people. If Discord refuses the files
    in the channel, it goes without any. `view` makes the message from the names of its files, and
    the message key of why it has none."""

    async def send(files: Mapping[str, bytes], missing: str = "") -> discord.Message:
        return await delivery.channel(client).send(
            view=view(files.keys(), missing),
            files=[discord.File(BytesIO(content), name) for name, content in files.items()],
            allowed_mentions=mentions(people),
            nonce=delivery.nonce,
        )

    try:
        return await send(pictures)
    except discord.HTTPException as error:
        if not pictures or not (why := why_no_files(error)):
            raise
        channel_id = delivery.channel_id
        _log.warning("channel %s: a message goes without its pictures: %s", channel_id, error)
        return await send({}, why)


async def find_arrived(
    client: discord.Client,
    delivery: Delivery,
    recognised: Recogniser,
    channel: discord.PartialMessageable | None = None,
) -> discord.Message | None:
    """The message that an earlier attempt at a delivery sent, found by its nonce or as recognised;
    None if there is none."""
    if delivery.retry:
        async for message in _own_messages(client, channel or delivery.channel(client), delivery):
            if message.nonce == delivery.nonce or recognised(message):
                return message
    return None


def by_button(custom_id: CustomId) -> Recogniser:
    """Recognises a message by a button that only this message has."""
    return lambda message: custom_id in custom_ids(message)


def by_turn(match_id: str, revision: int) -> Recogniser:
    """Recognises a message by the buttons of a table's turn, or of a later one. A channel gets
    everything in order, so a later turn proves that this one arrived. This prevents double posts
    when the database is older than its channel, for example after a restored backup."""
    return lambda message: any(
        custom_id.table == match_id and _revision(custom_id) >= revision
        for custom_id in custom_ids(message)
    )


def by_words(view: ui.LayoutView) -> Recogniser:
    """Recognises a message by having exactly these words and at least these buttons. It may have
    more buttons, which newer versions no longer use."""

    def says(message: discord.Message) -> bool:
        sent = ui.LayoutView.from_message(message)
        return text_of(sent) == text_of(view) and _targets(view) <= _targets(sent)

    return says


async def _own_messages(
    client: discord.Client, channel: discord.PartialMessageable, delivery: Delivery
) -> AsyncGenerator[discord.Message]:
    """The bot's messages since the table's previous one and since the delivery was stored, newest
    first. Discord returns nothing if the bot may not read the channel's history. In that case the
    result is empty within `NONCE_SECONDS` and after `WAITING_TRIES` attempts; in between,
    `TryLater` is raised."""
    if not _may_read(client, channel.id):
        if delivery.taken_at - delivery.created_at < NONCE_SECONDS:
            return
        if delivery.attempts < WAITING_TRIES:
            raise TryLater(LONG, "earlier messages cannot be read", forbidden=True)
        _log.warning("channel %s: something may be told twice, for I may not look", channel.id)
        return
    me, after = client.user, discord.Object(_before(delivery))
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


def _before(delivery: Delivery) -> int:
    """An id below those of all messages that the delivery may have sent."""
    stored = datetime.fromtimestamp(max(0.0, delivery.created_at - _earlier(delivery)), UTC)
    previous = delivery.previous or 1  # including this message, which may contain several turns
    return max(previous - 1, discord.utils.time_snowflake(stored))


def _earlier(delivery: Delivery) -> float:
    """The seconds by which clocks are assumed to differ. None for direct messages, which are often
    alike. A notice, the message of a day, and what a table shows that comes back to a channel may
    be like an earlier one, too."""
    turn, nudge = delivery.turn, delivery.nudge
    shown = turn is not None and turn.only_shows
    alike = shown or delivery.notice is not None or (nudge is not None and nudge.digest)
    return 0.0 if delivery.direct else ALIKE_EARLIER if alike else EARLIER


def custom_ids(message: discord.Message) -> Iterator[CustomId]:
    """The custom ids of the bot's buttons and select menus in a message."""
    return filter(None, map(custom_id_of, ui.LayoutView.from_message(message).walk_children()))


def _revision(custom_id: CustomId) -> int:
    """The revision of the post that a button belongs to; -1 if it belongs to none."""
    of_a_post = custom_id.verb in _OF_A_POST and custom_id.rest.isdecimal()
    return int(custom_id.rest) if of_a_post else -1


def text_of(view: ui.LayoutView) -> str:
    """All texts of a message, joined."""
    children = view.walk_children()
    return "\n".join(c.content for c in children if isinstance(c, ui.TextDisplay))


def _targets(view: ui.LayoutView) -> set[str]:
    """The URLs and custom ids of a message's buttons."""
    buttons = (item for item in view.walk_children() if isinstance(item, ui.Button))
    return {button.url or button.custom_id or "" for button in buttons}
