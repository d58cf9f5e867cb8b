"""What every part of the Discord side shares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias
from weakref import WeakValueDictionary

import discord
from aiohttp import ClientError
from cachetools import LRUCache

from bot.front.interaction.late_changes import LateChanges
from bot.front.interaction.made_ahead import MadeAhead
from bot.front.interaction.picture_limits import PictureLimits
from bot.front.shown.emojis import KnownEmojis
from bot.front.shown.presenter import TablePresenter
from bot.matches.submit import Matches
from bot.matches.table.model import Table
from bot.matches.table.requests import DraftVersion, Refused
from bot.processes.drawing import Renderer
from bot.processes.thinkers import Thinkers
from bot.texts import Texts
from rules.computers.advice import AdvisedLine
from rules.computers.reasons import Reason
from rules.game import AnyGame, Seat

if TYPE_CHECKING:
    from bot.health.status import StatusReader

UNREACHABLE = (discord.DiscordException, ClientError, OSError, TimeoutError)
"""The errors of a request that Discord refuses or that does not get through."""

AdviceKey: TypeAlias = tuple[str, Seat, DraftVersion, tuple[str, ...]]
"""Identifies a hint: the table, the seat, the version of its panel, and the texts of its draft."""
MOST_ADVICE = 200
"""The most hints to remember."""


@dataclass(slots=True)
class Services:
    """Everything that commands, panels and posts share."""

    matches: Matches
    texts: Texts
    renderer: Renderer
    games: Mapping[str, AnyGame]
    players: Sequence[str]
    """The names of the computer players that a host may add."""
    thinkers: Thinkers
    """The processes for long computations."""
    pictures: PictureLimits
    """The limits of pictures for each person."""
    late_changes: LateChanges = field(default_factory=LateChanges)
    animating: set[int] = field(default_factory=set[int])
    """The user ids of people whose animation is being made."""
    drawing_posters: set[int] = field(default_factory=set[int])
    """The user ids of people whose poster is being drawn."""
    live_answers: dict[int, int] = field(default_factory=dict[int, int])
    """For each user id, the interaction whose answer shows their running private game."""
    advising: set[int] = field(default_factory=set[int])
    """The user ids of people whose hint is being computed."""
    advice: LRUCache[AdviceKey, tuple[AdvisedLine, ...]] = field(
        default_factory=lambda: LRUCache(MOST_ADVICE)
    )
    """Recent hints, so that their other lines can be shown without a new computation."""
    drawn_ahead: MadeAhead[bytes] = field(default_factory=MadeAhead[bytes])
    """Pictures that are likely to be needed next."""
    reasons_ahead: MadeAhead[tuple[Reason, ...]] = field(
        default_factory=MadeAhead[tuple[Reason, ...]]
    )
    """The reasons for the answers of puzzles that are likely to be needed next."""
    emojis: KnownEmojis = field(init=False)
    """The emojis of the pieces that Discord has."""
    may_not_post: Callable[[int], bool] = field(init=False)
    """Whether Discord has refused the bot's posts in a channel."""
    status: StatusReader = field(init=False)
    """The reader of the bot's status. It is set once the bot is complete."""
    _in_hand: set[asyncio.Task[Any]] = field(default_factory=set[asyncio.Task[Any]])
    _showing: WeakValueDictionary[str, asyncio.Lock] = field(
        default_factory=WeakValueDictionary[str, asyncio.Lock]
    )
    closing: bool = False
    """Whether the bot is being stopped. New interactions are then postponed."""

    def __post_init__(self) -> None:
        self.emojis = KnownEmojis(self.renderer.painters)

    @contextmanager
    def at_work(self) -> Generator[None]:
        """A context that counts the present task as busy, so that a stop can wait for it or cancel
        it."""
        task = asyncio.current_task()
        assert task is not None
        self._in_hand.add(task)
        try:
            yield
        finally:
            self._in_hand.discard(task)

    @property
    def busy(self) -> bool:
        """Whether any answer is in progress."""
        return bool(self._in_hand)

    async def finish(self, seconds: float) -> bool:
        """Postpones new interactions and waits for running ones. Returns False if that took longer
        than `seconds`."""
        self.closing = True
        if not self._in_hand:
            return True
        _, unfinished = await asyncio.wait(tuple(self._in_hand), timeout=seconds)
        return not unfinished

    async def cut_off(self) -> None:
        """Cancels the running answers. What they have stored stays."""
        tasks = tuple(self._in_hand)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def showing(self, match_id: str) -> asyncio.Lock:
        """The lock to hold while a table's lobby is read and shown, so that the newest state is
        shown last."""
        return self._showing.setdefault(match_id, asyncio.Lock())

    def presenter(self, table: Table, locale: str) -> TablePresenter:
        """The table, presented in a language. Refuses a game that this version does not have."""
        game = self.games.get(table.game)
        if game is None:
            raise Refused("unknown-game", game=table.game)
        return TablePresenter(
            *(game, table, self.texts, locale, self.emojis),
            explains=self.renderer.explains(table.game),
            has_posters=self.renderer.has_posters(table.game),
        )


def missing_permissions(interaction: discord.Interaction[discord.Client]) -> list[str]:
    """The keys of the permissions that the bot needs for a table in the channel but lacks."""
    has, thread = interaction.app_permissions, isinstance(interaction.channel, discord.Thread)
    return _missing(has, needed_permissions(has, thread=thread))


def needed_permissions(has: discord.Permissions, *, thread: bool) -> dict[str, bool]:
    """The permissions needed to play in a channel or thread, by key, and whether the bot has
    them."""
    return {
        "view-channel": has.view_channel,
        "send-messages": has.send_messages_in_threads if thread else has.send_messages,
        "embed-links": has.embed_links,
        "attach-files": has.attach_files,
        "read-message-history": has.read_message_history,
    }


def may_not_send(interaction: discord.Interaction[discord.Client]) -> bool:
    """Whether Discord says that the bot cannot post in the channel. An empty set of permissions
    does not count: Discord sends it for threads that the bot is not in."""
    return interaction.app_permissions.value != 0 and not {
        "view-channel",
        "send-messages",
    }.isdisjoint(missing_permissions(interaction))


def missing_for_thread(interaction: discord.Interaction[discord.Client]) -> list[str]:
    """The keys of the permissions that the bot lacks in the channel for a table in a new thread."""
    has = interaction.app_permissions
    needed = needed_permissions(has, thread=True) | {
        "send-messages-in-threads": has.send_messages_in_threads,
        "create-public-threads": has.create_public_threads,
    }
    del needed["send-messages"]
    return _missing(has, needed)


def _missing(has: discord.Permissions, needed: Mapping[str, bool]) -> list[str]:
    if has.administrator or not has.value:  # an empty set means that Discord sent none
        return []
    return [key for key, had in needed.items() if not had]
