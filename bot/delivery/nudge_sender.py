"""Sends nudges: directly to their person, or as a mention in the table's channel."""

from __future__ import annotations

import discord
from cachetools import LRUCache

from bot.delivery.arrived import EARLIER, own_messages, says
from bot.delivery.nudge_views import direct_nudge, nudge_post
from bot.delivery.outbox import Delivery, DirectRefused, Sent, TryLater, Undeliverable
from bot.front.shown.message_views import MessageView
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Nudge

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
        view = nudge_post(presenter, nudge, delivery.previous)
        who = [discord.Object(nudge.person)]
        try:
            return Sent(await self._send_once(channel, view, delivery, who))
        except discord.Forbidden as error:
            raise Undeliverable(str(error)) from error

    async def _send_directly(
        self, presenter: TablePresenter, nudge: Nudge, delivery: Delivery
    ) -> None:
        view = direct_nudge(presenter, nudge, delivery.previous)
        try:
            channel = await self._channel_with(nudge.person)
            await self._send_once(channel, view, delivery, [])
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
        users: list[discord.Object],
    ) -> int:
        """Sends a message unless an earlier try did; its id."""
        if delivery.retry:
            seconds = 0.0 if delivery.direct else EARLIER
            async for found in own_messages(self._client, channel, delivery, seconds):
                if says(found, view):
                    return found.id
        allowed = discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=users or False
        )
        message = await channel.send(view=view, allowed_mentions=allowed, nonce=delivery.nonce)
        return message.id


def _is_refusal(error: discord.HTTPException) -> bool:
    """True when Discord lets nobody write to this person, or not this bot."""
    return (error.status == 403 and error.code != _TOO_FAST) or error.code == _INVALID_RECIPIENT
