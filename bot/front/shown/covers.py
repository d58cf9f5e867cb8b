"""Pictures of finished games beside the lobbies, for those who do not know the game."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import discord
from discord import ui

from bot.processes.drawing import Renderer
from render.painter import RenderOptions
from render.scripts import Script, script_of
from rules.covers import cover
from rules.game import AnyGame

PATIENCE = 8.0
"""Seconds a lobby waits for its picture, for which a map may have to be painted first; what takes
longer is there for the next lobby."""


class Covers:
    """Draws a picture once for each game and script, behind the pictures that somebody plays by."""

    def __init__(self, renderer: Renderer, games: Mapping[str, AnyGame]) -> None:
        self._renderer, self._games = renderer, games
        self._drawn: dict[tuple[str, Script], asyncio.Task[bytes | None]] = {}

    async def picture(self, game: str, locale: str) -> bytes | None:
        """The finished board as PNG; None where there is none yet."""
        key = (game, script_of(locale))
        task = self._drawn.get(key)
        if task is None or (task.done() and _made(task) is None):
            task = self._drawn[key] = asyncio.create_task(self._draw(game, locale))
        await asyncio.wait({task}, timeout=PATIENCE)
        return _made(task)

    async def _draw(self, game: str, locale: str) -> bytes | None:
        found = await asyncio.to_thread(cover, self._games[game])
        if found is None:
            return None
        look = RenderOptions(found.names, locale)
        return await self._renderer.board(game, found.view, look)


def _made(task: asyncio.Task[bytes | None]) -> bytes | None:
    """What was drawn, if anything was; else it is drawn once more for the next lobby."""
    if not task.done() or task.cancelled() or task.exception() is not None:
        return None
    return task.result()


def is_shown(message: discord.Message) -> bool:
    """Whether a message has a picture, which its edits are to keep."""
    items = ui.LayoutView.from_message(message).walk_children()
    return any(isinstance(item, ui.MediaGallery) for item in items)
