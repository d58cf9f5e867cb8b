"""Sends nudges: directly to their person, or as a mention in the table's channel."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
from cachetools import LRUCache
from discord import abc, ui

from bot.delivery.nudge_views import direct_nudge, nudge_post
from bot.delivery.outbox import Delivery, DirectRefused, Sent, TryLater, Undeliverable
from bot.front.message_views import MessageView
from bot.front.presenter import TablePresenter
from bot.matches.model import Nudge

_LOOK_BACK = 15
_KEPT_CHANNELS = 10_000
_UNKNOWN_CHANNEL, _TOO_FAST, _INVALID_RECIPIENT = 10003, 40003, 50033


class NudgeSender:
    """Keeps the channels of direct messages, so that opening one costs a request only once."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._channels: LRUCache[int, int] = LRUCache(_KEPT_CHANNELS)

    async def send(
        self, presenter: TablePresenter, nudge: Nudge, delivery: Delivery
    ) -> Sent | None:
        """Sends it. Raises `DirectRefused`, `TryLater`, and what the library raises; in a channel
        that forbids posting it is given up, for others must not wait for it."""
        if delivery.direct:
            await self._send_directly(presenter, nudge, delivery)
            return None
        guild_id = presenter.table.place.guild_id
        channel = self._client.get_partial_messageable(delivery.channel_id, guild_id=guild_id)
        after = discord.Object(delivery.previous) if delivery.previous else None
        view = nudge_post(presenter, nudge, delivery.previous)
        who = [discord.Object(nudge.person)]
        try:
            return Sent(await self._send_once(channel, view, delivery, after, who))
        except discord.Forbidden as error:
            raise Undeliverable(str(error)) from error

    async def _send_directly(
        self, presenter: TablePresenter, nudge: Nudge, delivery: Delivery
    ) -> None:
        view = direct_nudge(presenter, nudge, delivery.previous)
        created = datetime.fromtimestamp(delivery.created_at, UTC)
        after = discord.Object(discord.utils.time_snowflake(created))
        try:
            channel = await self._channel_with(nudge.person)
            await self._send_once(channel, view, delivery, after, [])
        except discord.HTTPException as error:
            self._channels.pop(nudge.person, None)
            if error.code == _UNKNOWN_CHANNEL:
                raise TryLater(1.0, str(error)) from error
            if _is_refusal(error):
                raise DirectRefused from error
            raise

    async def _channel_with(self, person: int) -> discord.PartialMessageable:
        known = self._channels.get(person)
        if known is None:
            known = (await self._client.create_dm(discord.Object(person))).id
            self._channels[person] = known
        return self._client.get_partial_messageable(known)

    async def _send_once(
        self,
        channel: discord.PartialMessageable,
        view: MessageView,
        delivery: Delivery,
        after: discord.Object | None,
        users: list[discord.Object],
    ) -> int:
        """Sends a message unless an earlier try did; its id."""
        if delivery.retry:
            found = await self._sent_before(channel, view, after)
            if found is not None:
                return found
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=users or False
        )
        message = await channel.send(view=view, allowed_mentions=allowed, nonce=delivery.nonce)
        return message.id

    async def _sent_before(
        self, channel: discord.PartialMessageable, view: MessageView, after: abc.Snowflake | None
    ) -> int | None:
        wanted, me = _content(view), self._client.user
        async for message in channel.history(limit=_LOOK_BACK, after=after, oldest_first=False):
            mine = me is not None and message.author.id == me.id
            if mine and _content(discord.ui.LayoutView.from_message(message)) == wanted:
                return message.id
        return None


def _is_refusal(error: discord.HTTPException) -> bool:
    """True when Discord lets nobody write to this person, or not this bot."""
    return (error.status == 403 and error.code != _TOO_FAST) or error.code == _INVALID_RECIPIENT


def _content(view: ui.LayoutView) -> list[str]:
    """What a message says and where its buttons lead."""
    found: list[str] = []
    for item in view.walk_children():
        if isinstance(item, ui.TextDisplay):
            found.append(item.content)
        elif isinstance(item, ui.Button):
            found.append(item.url or item.custom_id or "")
    return found
