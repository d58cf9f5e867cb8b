"""Posts lobbies. Later changes edit the message (`bot.front.lobby.lobby_actions`)."""

from __future__ import annotations

import discord

from bot.delivery.delivery import Delivery
from bot.delivery.sending import by_button, find_arrived, send_pictured
from bot.front.interaction.services import Services
from bot.front.lobby.lobby_view import lobby
from bot.front.shown.covers import cover_picture, has_picture
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import PICTURE, SILENT, MessageView
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
        return await send_pictured(
            self._client, delivery, files, lambda files, _: self._view(table, pictured=bool(files))
        )

    def _view(self, table: Table, *, pictured: bool) -> MessageView:
        presenter = self._services.presenter(table, table.locale)
        return lobby(presenter, self._services.players, pictured=pictured)
