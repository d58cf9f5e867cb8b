"""Pictures of finished games beside lobbies, for people who do not know the game."""

from __future__ import annotations

import asyncio

import discord
from discord import ui

from bot.processes.drawing import Renderer
from rules.game import AnyGame

PATIENCE = 8.0
"""Seconds that a lobby waits for its picture, for which a map may have to be painted first. A
picture that takes longer is used by the next lobby."""


async def cover_picture(renderer: Renderer, game: AnyGame, name: str, locale: str) -> bytes | None:
    """The picture of a finished board as PNG; None if it is not ready. Pictures for running games
    are drawn first."""
    drawing = asyncio.create_task(renderer.cover(game, name, locale))
    done, _ = await asyncio.wait({drawing}, timeout=PATIENCE)
    return drawing.result() if done else None


def has_picture(message: discord.Message) -> bool:
    """Whether a message has a picture."""
    items = ui.LayoutView.from_message(message).walk_children()
    return any(isinstance(item, ui.MediaGallery) for item in items)
