"""Posts the puzzle of the day."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from io import BytesIO

import discord

from bot.delivery.arrived import custom_ids, own_messages
from bot.delivery.delivery import Delivery, Sent
from bot.delivery.puzzle_post import LAST, ChannelPuzzle, puzzle_post
from bot.front.interaction.services import Services
from bot.front.panel.lines import draw_line
from bot.front.shown.message_views import PICTURE, SILENT, MessageView
from bot.front.shown.positions import try_id
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.refused_files import why_no_files
from bot.matches.table.posts import PuzzlePost
from rules.learning.puzzle_turns import turn_of
from rules.learning.puzzles import PuzzleError

_log = logging.getLogger(__name__)


class PuzzleSender:
    """Posts puzzles of the day in their channels."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services, self._client = services, client

    async def send(
        self, presenter: TablePresenter, post: PuzzlePost, delivery: Delivery
    ) -> Sent | None:
        """Posts a puzzle unless an earlier attempt did. It goes without pictures if files are
        forbidden."""
        turn = turn_of(self._services.games, post.game, post.puzzle)
        if turn is None or (delivery.retry and await self._has_arrived(post, delivery)):
            return None
        puzzle = ChannelPuzzle(presenter, turn)
        last = self._last(puzzle, post)
        files = await self._pictures(puzzle, last)
        try:
            return await self._send(puzzle_post(puzzle, post, last, files), files, delivery)
        except discord.HTTPException as error:
            if not files or not (why := why_no_files(error)):
                raise
            _log.warning("channel %s: no picture of a puzzle: %s", delivery.channel_id, error)
            return await self._send(puzzle_post(puzzle, post, last, {}, why), {}, delivery)

    async def _has_arrived(self, post: PuzzlePost, delivery: Delivery) -> bool:
        """Whether the channel has a message with the puzzle's button."""
        mark = try_id(post.game, post.puzzle, post.day)
        async for message in own_messages(self._client, self._channel(delivery), delivery):
            if message.nonce == delivery.nonce or mark in custom_ids(message):
                return True
        return False

    def _last(self, puzzle: ChannelPuzzle, post: PuzzlePost) -> ChannelPuzzle | None:
        """The previous puzzle; None if there was none or this version does not have it."""
        if post.last is None:
            return None
        try:
            turn = turn_of(self._services.games, post.last.game, post.last.puzzle)
            return None if turn is None else puzzle.of(turn)
        except PuzzleError as error:
            _log.error("the last puzzle cannot be told: %s", error)
            return None

    async def _pictures(
        self, puzzle: ChannelPuzzle, last: ChannelPuzzle | None
    ) -> Mapping[str, bytes]:
        renderer, presenter = self._services.renderer, puzzle.presenter
        look, game = presenter.render_options(post=True), presenter.table.game
        now = await renderer.board(game, puzzle.begins.view, look, urgent=True)
        before = None if last is None else await draw_line(last.presenter, renderer, last.answer)
        return {name: image for name, image in ((PICTURE, now), (LAST, before)) if image}

    async def _send(
        self, view: MessageView, files: Mapping[str, bytes], delivery: Delivery
    ) -> Sent:
        """Sends the post with these files."""
        message = await self._channel(delivery).send(
            view=view,
            files=[discord.File(BytesIO(content), name) for name, content in files.items()],
            allowed_mentions=SILENT,
            nonce=delivery.nonce,
        )
        return Sent(message.id)

    def _channel(self, delivery: Delivery) -> discord.PartialMessageable:
        guild = delivery.table.place.guild_id
        return self._client.get_partial_messageable(delivery.channel_id, guild_id=guild)
