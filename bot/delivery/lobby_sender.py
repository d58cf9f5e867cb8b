"""Posts lobbies. Later changes edit the message (`bot.front.lobby.lobby_actions`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from io import BytesIO

import discord

from bot.delivery.arrived import by_button, find_arrived
from bot.delivery.delivery import Delivery
from bot.front.interaction.services import Services
from bot.front.lobby.lobby_view import lobby
from bot.front.shown.covers import cover_picture, has_picture
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import PICTURE, SILENT, MessageView
from bot.front.shown.refused_files import sent_with
from bot.matches.table.model import Table
from bot.matches.table.posts import LobbyPost


class LobbySender:
    """Posts lobbies in their channels."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services, self._client = services, client

    async def send(self, post: LobbyPost, delivery: Delivery) -> None:
        """Posts the lobby as it is now, unless an earlier attempt did. No other code posts it
        meanwhile. A later change of the lobby edits the message."""
        matches, table = self._services.matches, delivery.table
        game = self._services.games[table.game]
        name = self._services.texts.say(table.locale, f"{table.game}-name")
        image = await cover_picture(self._services.renderer, game, name, table.locale)
        async with self._services.showing(delivery.match_id):
            table = await matches.table(delivery.match_id)
            if table.status != "lobby" or table.lobby_message_id is not None:
                return
            if table.place.channel_id != delivery.channel_id:  # it has moved since
                return
            message = await self._show(table, post, delivery, image)
            await matches.remember_lobby(table, message.id)

    async def _show(
        self, table: Table, post: LobbyPost, delivery: Delivery, image: bytes | None
    ) -> discord.Message:
        """Posts the lobby, or updates the message of an earlier attempt. If Discord refuses the
        picture, the lobby is posted without it."""
        joins, replaced = by_button(CustomId("join", table.id)), post.replaces or 0
        arrived = await find_arrived(
            self._client, delivery, lambda message: message.id > replaced and joins(message)
        )
        if arrived is not None:
            view = self._view(table, pictured=has_picture(arrived))
            return await arrived.edit(view=view, allowed_mentions=SILENT)
        files = {} if image is None else {PICTURE: image}
        return await sent_with(files, delivery.channel_id, partial(self._send, table, delivery))

    async def _send(
        self, table: Table, delivery: Delivery, files: Mapping[str, bytes], _: str
    ) -> discord.Message:
        """Sends the lobby's message with its picture, if any."""
        return await delivery.channel(self._client).send(
            view=self._view(table, pictured=bool(files)),
            files=[discord.File(BytesIO(content), name) for name, content in files.items()],
            allowed_mentions=SILENT,
            nonce=delivery.nonce,
        )

    def _view(self, table: Table, *, pictured: bool) -> MessageView:
        presenter = self._services.presenter(table, table.locale)
        return lobby(presenter, self._services.players, pictured=pictured)
