"""The bot's own emojis at Discord: which there are, and which one words of an action speak of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

from render.emojis import ShowsEmojis
from render.painter import Painter


class KnownEmojis:
    """Emojis of pieces that may be shown. Empty until they are uploaded; all goes without them."""

    def __init__(self, painters: Mapping[str, Painter[Any]]) -> None:
        self._sets = {k: p.emojis for k, p in painters.items() if isinstance(p, ShowsEmojis)}
        self._known: dict[tuple[str, str], discord.PartialEmoji] = {}

    def put(self, game: str, piece: str, name: str, emoji_id: int) -> None:
        """Discord has it, under that name and id."""
        self._known[game, piece] = discord.PartialEmoji(name=name, id=emoji_id)

    def has(self, game: str) -> bool:
        """Whether pieces of a game can be shown."""
        return any(known == game for known, _ in self._known)

    def shown(self, game: str, view: Any, words: tuple[str, ...]) -> discord.PartialEmoji | None:
        """The emoji for the last of some words of an action; None where there is none."""
        if game not in self._sets or not self._known:
            return None
        piece = self._sets[game].shown(view, words)
        return None if piece is None else self._known.get((game, piece))
