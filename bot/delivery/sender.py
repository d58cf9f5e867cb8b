"""Brings posts from the outbox to their channels."""

from __future__ import annotations

import logging
from io import BytesIO

import discord
from aiohttp import ClientError

from bot.delivery.cleanup import Pace, Tidier
from bot.delivery.errors import is_about_files, meaning
from bot.delivery.outbox import Delivery, Sent
from bot.delivery.post_views import (
    earlier_pages,
    mentioned,
    reminder_mark,
    reminder_post,
    turn_post,
    undo_question,
)
from bot.front.custom_ids import read_tap
from bot.front.message_views import PICTURE, Sheet, sheet
from bot.front.presenter import Scene
from bot.front.retired_messages import bare
from bot.front.services import Front
from bot.matches.model import Notice, Reminder, TurnPost
from bot.texts.prose import safe_name

_log = logging.getLogger(__name__)

_LOOK_BACK = 15
"""Messages of a channel that are looked through for a post that may have arrived."""


class DiscordCourier:
    """The outbox's `Courier` through a connected client."""

    def __init__(self, front: Front, client: discord.Client) -> None:
        self._front = front
        self._client = client
        self._pace = Pace()
        self._tidier = Tidier(client, self._pace)

    async def deliver(self, delivery: Delivery) -> Sent | None:
        """Sends it; None when nothing of the message needs to be known. Raises `TryLater`, `Gone`
        or `Undeliverable`."""
        try:
            sent = await self._deliver(delivery)
        except (discord.DiscordException, ClientError, OSError, TimeoutError) as error:
            raise meaning(error) from error
        self._tidy_up(delivery, sent)
        return sent

    async def idle(self) -> None:
        """Returns when everything outdated is tidied up."""
        await self._tidier.idle()

    async def close(self) -> None:
        """Ends; what is not tidied up yet stays as it is."""
        await self._tidier.close()

    async def _deliver(self, delivery: Delivery) -> Sent | None:
        table = await self._front.matches.table(delivery.match_id)
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
    ) -> Sent:
        look = scene.look()
        image = await self._front.artist.board(scene.table.game, turn.view, look, urgent=True)
        await self._tell_earlier(channel, earlier_pages(scene, turn), delivery)
        try:
            message = await self._send_turn(channel, scene, turn, delivery, image)
        except discord.HTTPException as error:
            if image is None or not is_about_files(error):
                raise
            _log.warning("channel %s: a post goes without picture: %s", channel.id, error)
            message = await self._send_turn(channel, scene, turn, delivery, None)
        return Sent(message.id, bare(message))

    async def _send_turn(
        self,
        channel: discord.PartialMessageable,
        scene: Scene,
        turn: TurnPost,
        delivery: Delivery,
        image: bytes | None,
    ) -> discord.Message:
        watching = delivery.channel_id != scene.table.place.channel_id
        users = [discord.Object(i) for i in mentioned(scene, turn, watching=watching)]
        self._pace.spend()
        return await channel.send(
            view=turn_post(scene, turn, watching=watching, pictured=image is not None),
            files=[discord.File(BytesIO(image), PICTURE)] if image else [],
            allowed_mentions=_only(users),
            nonce=delivery.nonce,
        )

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
    ) -> None:
        sentence = scene.say(f"notice-{notice.key}", **_arguments(notice))
        watching = delivery.channel_id != scene.table.place.channel_id
        asks = notice.key == "undo-asked" and not watching
        shown: Sheet = undo_question(scene, sentence) if asks else sheet(sentence)
        message = await channel.send(view=shown, allowed_mentions=_only([]), nonce=delivery.nonce)
        _log.debug("table %s: notice %s is message %s", scene.table.id, notice.key, message.id)

    async def _remind(
        self,
        channel: discord.PartialMessageable,
        scene: Scene,
        reminder: Reminder,
        delivery: Delivery,
    ) -> Sent:
        self._pace.spend()
        message = await channel.send(
            view=reminder_post(scene, reminder),
            allowed_mentions=_only([discord.Object(who) for who in reminder.people]),
            nonce=delivery.nonce,
        )
        return Sent(message.id)

    def _tidy_up(self, delivery: Delivery, sent: Sent | None) -> None:
        """Begins to take the buttons off the post before a turn or the table's end, and to delete
        the reminder that those, or the next reminder, answer."""
        here, new = delivery.channel_id, sent.message_id if sent else None
        turn, notice, old = delivery.turn, delivery.notice, delivery.previous
        replaced = turn is not None or delivery.ends
        if replaced and old not in (None, new) and delivery.previous_bare is not None:
            self._tidier.retire(here, old, delivery.previous_bare)
        reminder = delivery.reminded
        if reminder not in (None, new) and (notice is None or delivery.ends):
            self._tidier.delete(here, reminder)

    async def _arrived(
        self, channel: discord.PartialMessageable, delivery: Delivery
    ) -> Sent | None:
        """A message with this table's buttons, newer than the previous one: it did arrive."""
        me = self._client.user
        after = discord.Object(delivery.previous) if delivery.previous else None
        async for message in channel.history(limit=_LOOK_BACK, after=after, oldest_first=False):
            if me is None or message.author.id != me.id:
                continue
            if message.nonce == delivery.nonce or _carries(message, delivery):
                return Sent(message.id, bare(message) if delivery.turn else None)
        return None


def text_of(view: discord.ui.LayoutView) -> str:
    """All texts of a message."""
    children = view.walk_children()
    return "\n".join(c.content for c in children if isinstance(c, discord.ui.TextDisplay))


def _only(users: list[discord.Object]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=users or False
    )


def _arguments(notice: Notice) -> dict[str, str | int]:
    return {name: _argument(name, value) for name, value in notice.args.items()}


def _argument(name: str, value: str | int) -> str:
    """A channel is its link, whatever else somebody named is harmless in a message."""
    if name == "channel":
        return f"<#{value}>"
    return safe_name(value) if isinstance(value, str) else str(value)


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
