"""The bot's own emojis at Discord, and which of them fits the words of an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import ui

from render.emojis import Emojis, ShowsEmojis
from render.painter import Painter
from render.scripts import Script


class KnownEmojis:
    """The emojis of pieces that Discord has. It is empty until they are uploaded; everything works
    without them."""

    def __init__(self, painters: Mapping[str, Painter[Any]]) -> None:
        self._sets = {k: p.emojis for k, p in painters.items() if isinstance(p, ShowsEmojis)}
        self._known: dict[tuple[str, str], discord.PartialEmoji] = {}

    def put(self, game: str, piece: str, name: str, emoji_id: int) -> None:
        """Stores the name and id of a piece's emoji."""
        self._known[game, piece] = discord.PartialEmoji(name=name, id=emoji_id)

    def drop(self, view: ui.LayoutView) -> bool:
        """Removes the emojis from a message's controls and forgets them, because Discord refuses a
        message with an emoji that was deleted. Returns False if there are none."""
        items = list(view.walk_children())
        lists = [item for item in items if isinstance(item, ui.Select)]
        holders = [item for item in items if isinstance(item, ui.Button)]
        refused = set[int | None]()
        for holder in (*holders, *(option for one in lists for option in one.options)):
            if holder.emoji is not None:
                refused.add(holder.emoji.id)
                holder.emoji = None
        self._known = {key: e for key, e in self._known.items() if e.id not in refused}
        return bool(refused)

    def has(self, game: str) -> bool:
        """Whether a game has any emojis."""
        return any(known == game for known, _ in self._known)

    def find(
        self, game: str, script: Script, name: Callable[[Emojis[object]], str | None]
    ) -> discord.PartialEmoji | None:
        """The emoji, in the reader's script, of the piece that a function names. None if Discord
        does not have it."""
        if game not in self._sets:
            return None
        emojis = self._sets[game]
        piece = name(emojis)
        if piece is None:
            return None
        own = self._known.get((game, emojis.name_in(piece, script)))
        return own or self._known.get((game, piece))
