"""What every part of the Discord side shares."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

import discord

from bot.front.pictures import Artist
from bot.front.scene import Scene
from bot.matches.model import Table
from bot.matches.requests import Refused
from bot.matches.submit import Matches
from bot.texts import Texts
from rules.game import AnyGame


@dataclass(slots=True)
class Front:
    """The services behind commands, panels and posts."""

    matches: Matches
    texts: Texts
    artist: Artist
    games: Mapping[str, AnyGame]
    players: Sequence[str]
    """Names of the computer players a host may add."""
    _in_hand: int = 0
    _idle: asyncio.Event = field(default_factory=asyncio.Event)
    _showing: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    closing: bool = False
    """True once the bot is being stopped: what is asked from then on is put off."""

    @contextmanager
    def at_work(self) -> Generator[None]:
        """Counts an answer in hand, so that a stop can wait for it."""
        self._in_hand += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._in_hand -= 1
            if self._in_hand == 0:
                self._idle.set()

    async def finished(self, seconds: float) -> bool:
        """Waits until no answer is in hand; False when that took longer than so many seconds."""
        self.closing = True
        if self._in_hand == 0:
            return True
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            return False
        return True

    def showing(self, match_id: str) -> asyncio.Lock:
        """Held while a table's lobby is read and shown, so that the newest state is shown last."""
        return self._showing.setdefault(match_id, asyncio.Lock())

    def scene(self, table: Table, locale: str) -> Scene:
        """The table in a language. Refuses a game this version does not have."""
        game = self.games.get(table.game)
        if game is None:
            raise Refused("unknown-game", game=table.game)
        return Scene(game, table, self.texts, locale)


def missing_permissions(interaction: discord.Interaction[discord.Client]) -> list[str]:
    """Keys of the permissions the bot lacks in the channel for a table to be played there."""
    has = interaction.app_permissions
    if has.administrator or not has.value:  # Discord always tells some; none means it told nothing
        return []
    thread = isinstance(interaction.channel, discord.Thread)
    return [key for key, had in needed_permissions(has, thread=thread).items() if not had]


def needed_permissions(has: discord.Permissions, *, thread: bool) -> dict[str, bool]:
    """What playing needs in a channel or thread, by key, and whether it is granted."""
    return {
        "view-channel": has.view_channel,
        "send-messages": has.send_messages_in_threads if thread else has.send_messages,
        "embed-links": has.embed_links,
        "attach-files": has.attach_files,
        "read-message-history": has.read_message_history,
    }
