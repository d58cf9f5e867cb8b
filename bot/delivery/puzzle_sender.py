"""Posts the puzzle of the day."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

import discord

from bot.delivery.delivery import Delivery, Sent
from bot.delivery.puzzle_delivery import known_turn
from bot.delivery.puzzle_post import LAST, ChannelPuzzle, puzzle_post
from bot.delivery.sending import by_button, find_arrived, send_pictured
from bot.front.interaction.services import Services
from bot.front.panel.lines import draw_line
from bot.front.shown.message_views import PICTURE
from bot.front.shown.positions import try_id
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.posts import PuzzlePost


class PuzzleSender:
    """Posts puzzles of the day in their channels."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services, self._client = services, client

    async def send(
        self, presenter: TablePresenter, post: PuzzlePost, delivery: Delivery
    ) -> Sent | None:
        """Posts a puzzle unless an earlier attempt did. It goes without pictures if files are
        forbidden."""
        turn = known_turn(self._services.games, post)
        tried = by_button(try_id(post.game, post.puzzle, post.day))
        if turn is None or await find_arrived(self._client, delivery, tried):
            return None
        puzzle = ChannelPuzzle(presenter, turn)
        last = self._last(puzzle, post)
        pictures = await self._pictures(puzzle, last)
        view = partial(puzzle_post, puzzle, post, last)
        return Sent((await send_pictured(self._client, delivery, pictures, view)).id)

    def _last(self, puzzle: ChannelPuzzle, post: PuzzlePost) -> ChannelPuzzle | None:
        """The previous puzzle; None if there was none or this version does not have it."""
        turn = None if post.last is None else known_turn(self._services.games, post.last)
        return None if turn is None else puzzle.of(turn)

    async def _pictures(
        self, puzzle: ChannelPuzzle, last: ChannelPuzzle | None
    ) -> Mapping[str, bytes]:
        renderer, presenter = self._services.renderer, puzzle.presenter
        look, game = presenter.render_options(post=True), presenter.table.game
        now = await renderer.board(game, puzzle.begins.view, look, urgent=True)
        before = None if last is None else await draw_line(last.presenter, renderer, last.answer)
        return {name: image for name, image in ((PICTURE, now), (LAST, before)) if image}
