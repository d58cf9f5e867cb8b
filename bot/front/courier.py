"""Brings posts from the outbox to their channels."""

from __future__ import annotations

import logging
from io import BytesIO

import discord
from aiohttp import ClientError

from bot.front.front import Front
from bot.front.ids import read_tap
from bot.front.posts import (
    earlier_pages,
    mentioned,
    reminder_mark,
    reminder_post,
    turn_post,
    undo_question,
    without_buttons,
)
from bot.front.scene import Scene
from bot.front.sheets import PICTURE, Sheet, sheet
from bot.matches.model import Notice, Reminder, TurnPost
from bot.outbox import Delivery, Gone, TryLater, Undeliverable
from bot.texts.prose import safe_name

_log = logging.getLogger(__name__)

SOON = 5.0
"""Seconds before the next try when Discord stumbled."""
LONG = 15.0
"""Seconds before the next try where posting is forbidden, or the thread is locked; the outbox makes
them longer each time, and tries at once when the channel or a role is changed."""
_UNKNOWN_CHANNEL = 10003
_THREAD_ARCHIVED = 50083
_LOOK_BACK = 15
"""Messages of a channel that are looked through for a post that may have arrived."""


class DiscordCourier:
    """The outbox's `Courier` through a connected client."""

    def __init__(self, front: Front, client: discord.Client) -> None:
        self._front = front
        self._client = client

    async def deliver(self, delivery: Delivery) -> int | None:
        """Sends it and returns the message's id. Raises `TryLater`, `Gone` or `Undeliverable`."""
        try:
            message_id = await self._deliver(delivery)
            await self._take_down_reminder(delivery, message_id)
            return message_id
        except discord.NotFound as error:
            if error.code == _UNKNOWN_CHANNEL:
                raise Gone(str(error)) from error
            raise TryLater(SOON, str(error)) from error
        except discord.Forbidden as error:
            raise TryLater(LONG, str(error)) from error
        except discord.HTTPException as error:
            if error.code == _THREAD_ARCHIVED:
                raise TryLater(LONG, str(error)) from error
            if error.status < 500 and error.status != 429:
                raise Undeliverable(str(error)) from error
            raise TryLater(SOON, str(error), maybe_sent=True) from error
        except (discord.DiscordException, ClientError, OSError, TimeoutError) as error:
            raise TryLater(SOON, str(error), maybe_sent=True) from error

    async def _deliver(self, delivery: Delivery) -> int | None:
        table = await self._front.table(delivery.match_id)
        scene = self._front.scene(table, self._front.texts.pick(delivery.locale))
        channel = self._client.get_partial_messageable(
            delivery.channel_id, guild_id=table.place.guild_id
        )
        if delivery.retry:
            found = await self._arrived(channel, delivery)
            if found is not None:
                return found
        notice, turn = delivery.notice, delivery.turn
        if notice is not None:
            return await self._notice(channel, scene, notice, delivery)
        if delivery.reminder is not None:
            return await self._remind(channel, scene, delivery.reminder, delivery)
        return None if turn is None else await self._turn(channel, scene, turn, delivery)

    async def _turn(
        self,
        channel: discord.PartialMessageable,
        scene: Scene,
        turn: TurnPost,
        delivery: Delivery,
    ) -> int:
        watching = delivery.channel_id != scene.table.place.channel_id
        image = await self._front.artist.board(scene.table.game, turn.view, scene.look())
        shown = turn_post(scene, turn, watching=watching, pictured=image is not None)
        await self._tell_earlier(channel, earlier_pages(scene, turn), delivery)
        users = [discord.Object(i) for i in mentioned(scene, turn, watching=watching)]
        message = await channel.send(
            view=shown,
            files=[discord.File(BytesIO(image), PICTURE)] if image else [],
            allowed_mentions=_only(users),
            nonce=delivery.nonce,
        )
        if delivery.previous is not None and delivery.previous != message.id:
            await self._retire(delivery.channel_id, delivery.previous)
        return message.id

    async def _tell_earlier(
        self, channel: discord.PartialMessageable, pages: list[Sheet], delivery: Delivery
    ) -> None:
        """Sends the pages before a post; on a retry only those that are not there yet."""
        there = await self._recent_texts(channel) if pages and delivery.retry else set[str]()
        for number, page in enumerate(pages):
            if text_of(page) not in there:
                nonce = f"{delivery.nonce[:21]}-{number}"
                await channel.send(view=page, allowed_mentions=_only([]), nonce=nonce)

    async def _recent_texts(self, channel: discord.PartialMessageable) -> set[str]:
        me = self._client.user
        return {
            text_of(discord.ui.LayoutView.from_message(message))
            async for message in channel.history(limit=_LOOK_BACK)
            if me is not None and message.author.id == me.id
        }

    async def _notice(
        self,
        channel: discord.PartialMessageable,
        scene: Scene,
        notice: Notice,
        delivery: Delivery,
    ) -> int | None:
        sentence = scene.say(f"notice-{notice.key}", **_arguments(notice))
        watching = delivery.channel_id != scene.table.place.channel_id
        asks = notice.key == "undo-asked" and not watching
        shown: Sheet = undo_question(scene, sentence) if asks else sheet(sentence)
        message = await channel.send(view=shown, allowed_mentions=_only([]), nonce=delivery.nonce)
        if _ends(notice) and notice.key != "moved" and delivery.previous is not None:
            await self._retire(delivery.channel_id, delivery.previous)
        _log.debug("table %s: notice %s is message %s", scene.table.id, notice.key, message.id)
        return None

    async def _remind(
        self,
        channel: discord.PartialMessageable,
        scene: Scene,
        reminder: Reminder,
        delivery: Delivery,
    ) -> int:
        message = await channel.send(
            view=reminder_post(scene, reminder),
            allowed_mentions=_only([discord.Object(who) for who in reminder.people]),
            nonce=delivery.nonce,
        )
        return message.id

    async def _take_down_reminder(self, delivery: Delivery, message_id: int | None) -> None:
        """Deletes the reminder that a turn, the next reminder or the table's end answers."""
        notice, old = delivery.notice, delivery.reminded
        if old is None or old == message_id or not (notice is None or _ends(notice)):
            return
        try:
            channel = self._client.get_partial_messageable(delivery.channel_id)
            await channel.get_partial_message(old).delete()
        except (discord.DiscordException, ClientError, OSError) as error:
            _log.info("the reminder %s stays: %s", old, error)

    async def _arrived(self, channel: discord.PartialMessageable, delivery: Delivery) -> int | None:
        """A message with this table's buttons, newer than the previous one: it did arrive."""
        me = self._client.user
        after = discord.Object(delivery.previous) if delivery.previous else None
        async for message in channel.history(limit=_LOOK_BACK, after=after, oldest_first=False):
            if me is None or message.author.id != me.id:
                continue
            if message.nonce == delivery.nonce or _carries(message, delivery):
                return message.id
        return None

    async def _retire(self, channel_id: int, message_id: int) -> None:
        """Takes the buttons off an earlier post; when that fails they only answer as stale."""
        try:
            channel = self._client.get_partial_messageable(channel_id)
            message = await channel.fetch_message(message_id)
            view = without_buttons(message)
            if view is not None:
                await message.edit(
                    view=view, attachments=message.attachments, allowed_mentions=_only([])
                )
        except (discord.DiscordException, ClientError, OSError) as error:
            _log.info("message %s keeps its buttons: %s", message_id, error)


def text_of(view: discord.ui.LayoutView) -> str:
    """All texts of a message."""
    children = view.walk_children()
    return "\n".join(c.content for c in children if isinstance(c, discord.ui.TextDisplay))


def _only(users: list[discord.Object]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=users or False
    )


def _arguments(notice: Notice) -> dict[str, str | int]:
    return {
        name: safe_name(value) if isinstance(value, str) else str(value)
        for name, value in notice.args.items()
    }


def _ends(notice: Notice) -> bool:
    """True when nobody plays on in the notice's channel."""
    return notice.key == "moved" or notice.key.startswith("closed")


def _carries(message: discord.Message, delivery: Delivery) -> bool:
    """True when a message carries this table's buttons as made from this very post."""
    for item in discord.ui.LayoutView.from_message(message).walk_children():
        tap = read_tap(getattr(item, "custom_id", None) or "")
        if tap is not None and tap.table == delivery.match_id and tap.verb in ("turn", "board"):
            turn, reminder = delivery.turn, delivery.reminder
            if reminder is not None:
                return tap.rest == reminder_mark(reminder)
            return turn is not None and tap.rest == str(turn.revision)
    return False
