"""Uploads the emojis of the pieces, one process for all: in the background, slowly, and only what
changed."""

from __future__ import annotations

import logging
import math
import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import suppress
from typing import Any

import discord

from bot.front.interaction.services import UNREACHABLE
from bot.front.shown.emojis import KnownEmojis
from bot.processes.drawing import Renderer
from bot.workers.worker import BackgroundWorker
from render.emojis import ShowsEmojis, full_name
from render.painter import Painter

_log = logging.getLogger(__name__)

FIRST_SECONDS = 3.0
"""Seconds before the first check, for more important work after the start."""
PAUSE_SECONDS = 2.0
"""Seconds between two uploads. Discord limits them, and names the limit only when it is
exceeded."""
AGAIN_SECONDS = 60.0
"""Seconds until a process checks again for emojis that another one uploads. They double each time
none is found, because the other process may have skipped some."""
REFUSED_SECONDS = 900.0
"""Seconds until the next attempt after a refusal by Discord."""
_TOO_MANY = 30008
"""Discord's error code for an application that has the maximum number of emojis."""
_OURS = re.compile(r"[a-z]{1,5}_\w+_[0-9a-f]{6}")


class EmojiWorker(BackgroundWorker):
    """Uploads the pictures of the pieces as the application's emojis, and removes outdated ones."""

    def __init__(
        self,
        client: discord.Client,
        renderer: Renderer,
        known: KnownEmojis,
        in_use: Callable[[], Awaitable[Collection[str]]],
        pause: float = PAUSE_SECONDS,
    ) -> None:
        super().__init__()
        self._client, self._renderer, self._known = client, renderer, known
        self._in_use = in_use
        """Tells the games that are played now: theirs come first."""
        self.pause = pause
        """Seconds between two uploads."""
        self.uploads = True
        """Whether this process uploads what is missing; else it waits until another one did."""
        self._left: Iterator[tuple[str, str]] = iter(())
        self._there: dict[str, discord.Emoji] | None = None
        self._wanted = set[str]()
        self._refused = set[str]()
        """What Discord has called wrong once: it may have been taken, and the answer lost."""
        self._undrawn = False
        """Whether a piece could not be drawn: then nothing tells which emojis are old."""
        self._again, self._missing = AGAIN_SECONDS, math.inf
        """The last wait for another process, and how many emojis were missing then."""
        self._waited = self._begun = self._done = False

    def wake(self, _match_id: str = "", /) -> None:
        """Does nothing: uploads keep their own pace."""

    async def poll(self) -> float | None:
        """Uploads the next piece. Returns the seconds until the one after it; None at the end."""
        if not self._waited:
            self._waited = True
            return FIRST_SECONDS
        try:
            return None if self._done else await self._next()
        except discord.HTTPException as error:
            _log.warning("Discord does not take the bot's emojis now: %s", error)
        except UNREACHABLE as error:
            _log.info("emojis have to wait: %s", error)
        return REFUSED_SECONDS

    async def _next(self) -> float | None:
        """Handles one piece. Returns the seconds until the next one; None at the end."""
        if self._there is None:
            emojis = await self._client.fetch_application_emojis()
            self._there = {emoji.name: emoji for emoji in emojis}
            if not self._begun:
                self._begun = True
                self._left = pieces(self._renderer.painters, await self._in_use())
        if not self.uploads:
            return await self._learn()
        for game, piece in self._left:
            picture = await self._renderer.emoji(game, piece)
            if picture is None:
                self._undrawn = True
            elif await self._bring(game, piece, picture):
                return self.pause
            if self.stopping:
                return None
        return None if self._undrawn else await self._clear(self._there)

    async def _learn(self) -> float | None:
        """Loads emojis that another process has uploaded. Returns the seconds until there may be
        more."""
        missing = list[tuple[str, str]]()
        for game, piece in self._left:
            picture = await self._renderer.emoji(game, piece)
            if picture is not None and not self._is_there(game, piece, picture):
                missing.append((game, piece))
            if self.stopping:
                return None
        self._left, self._there = iter(missing), None
        self._again = AGAIN_SECONDS if len(missing) < self._missing else 2 * self._again
        self._missing = len(missing)
        return self._again if missing else None

    def _is_there(self, game: str, piece: str, picture: bytes) -> bool:
        name = full_name(game, piece, picture)
        emoji = (self._there or {}).get(name)
        if emoji is not None:
            self._known.put(game, piece, name, emoji.id)
        return emoji is not None

    async def _bring(self, game: str, piece: str, picture: bytes) -> bool:
        """Uploads a piece unless it exists. Returns whether it tried. After a failed upload the
        emoji may exist, so Discord's list is read again. A picture that is refused twice is
        skipped."""
        assert self._there is not None
        name = full_name(game, piece, picture)
        self._wanted.add(name)
        if self._is_there(game, piece, picture):
            return False
        try:
            emoji = await self._client.create_application_emoji(name=name, image=picture)
        except UNREACHABLE as error:
            if self._is_refused(name, error):
                _log.warning("Discord refuses the emoji %s, which is left out: %s", name, error)
                self._wanted.discard(name)
                return True
            self._left, self._there = iter([(game, piece), *self._left]), None
            raise
        self._known.put(game, piece, name, emoji.id)
        return True

    def _is_refused(self, name: str, error: BaseException) -> bool:
        """Whether Discord has refused this very picture, for the second time."""
        if not isinstance(error, discord.HTTPException) or error.code == _TOO_MANY:
            return False
        if error.status not in (400, 413):
            return False
        before = name in self._refused
        self._refused.add(name)
        return before

    async def _clear(self, there: dict[str, discord.Emoji]) -> float | None:
        """Removes one emoji of an earlier version. Returns the seconds until the next one; None at
        the end."""
        old = next((n for n in there if _OURS.fullmatch(n) and n not in self._wanted), None)
        if old is None:
            self._done = True
            _log.info("Discord has all %s emojis", len(self._wanted))
            return None
        with suppress(discord.NotFound):  # it was removed by somebody else
            await there[old].delete()
        del there[old]
        return self.pause


def pieces(
    painters: Mapping[str, Painter[Any]], in_use: Collection[str] = ()
) -> Iterator[tuple[str, str]]:
    """The game and piece of every emoji. Games in use come first, then those with few emojis."""
    sets = {key: p.emojis.pictures for key, p in painters.items() if isinstance(p, ShowsEmojis)}
    for game in sorted(sets, key=lambda key: (key not in in_use, len(sets[key]))):
        for piece in sets[game]:
            yield game, piece
