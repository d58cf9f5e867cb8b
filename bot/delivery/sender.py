"""Sends posts from the outbox to their channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from typing import Any

import discord
from aiohttp import ClientError

from bot.delivery.arrived import EARLIER, LATEST, carries, own_messages, says, text_of
from bot.delivery.cleanup import REQUESTS_A_SECOND, MessageCleanup
from bot.delivery.delivery import Delivery, Sent
from bot.delivery.errors import LONG, ChannelGone, TryLater, delivery_error
from bot.delivery.lobby_sender import LobbySender
from bot.delivery.notice_sentences import notice_sentence
from bot.delivery.nudge_sender import NudgeSender
from bot.delivery.post_views import (
    earlier_pages,
    mentioned_people,
    notice_mentions,
    notice_view,
    reminder_post,
    turn_post,
)
from bot.delivery.puzzle_sender import PuzzleSender
from bot.front.gate.rate_limiter import RateLimiter
from bot.front.gate.tracing import LostAnswers, counting_lost_answers
from bot.front.interaction.services import Services
from bot.front.shown.message_views import PICTURE, PLOT, MessageView, mentions
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.refused_files import sent_with
from bot.front.shown.results import Points
from bot.front.shown.retired_messages import without_controls
from bot.matches.table.asked import AGAIN
from bot.matches.table.posts import LobbyPost, Notice, Nudge, PuzzlePost, Reminder, TurnPost
from render.plot import Plot

_log = logging.getLogger(__name__)

BELIEVED_ELSEWHERE = 24 * 3600.0
"""Seconds that a post waits until a channel of another process's server is believed to be gone."""


@dataclass(frozen=True, slots=True)
class _Target:
    """A delivery with its channel, and its table in the channel's language."""

    delivery: Delivery
    channel: discord.PartialMessageable
    presenter: TablePresenter

    @property
    def following(self) -> bool:
        """Whether the channel only follows the table."""
        return self.delivery.channel_id != self.delivery.table.place.channel_id

    async def send(
        self, view: MessageView, people: Iterable[int] = (), nonce: str = ""
    ) -> discord.Message:
        """Sends a message without files that mentions these people."""
        nonce = nonce or self.delivery.nonce
        return await self.channel.send(view=view, allowed_mentions=mentions(people), nonce=nonce)


class DiscordSender:
    """Sends the outbox's deliveries through a connected client."""

    def __init__(self, services: Services, client: discord.Client) -> None:
        self._services = services
        self._client = client
        self._limiter = RateLimiter(REQUESTS_A_SECOND)
        self._cleanup = MessageCleanup(client, self._limiter)
        self._nudges = NudgeSender(client)
        self._lobbies = LobbySender(services, client)
        self._puzzles = PuzzleSender(services, client)

    async def deliver(self, delivery: Delivery) -> Sent | None:
        """Sends a delivery; None if the message need not be remembered. Raises `TryLater`,
        `ChannelGone`, `DirectRefused` or `Undeliverable`."""
        with counting_lost_answers() as lost:
            try:
                sent = await self._deliver(delivery)
            except (discord.DiscordException, ClientError, OSError, TimeoutError) as error:
                raise self._why(delivery, error, lost) from error
            except asyncio.CancelledError:
                self._let_others_send()
                raise
        self._clean_up(delivery, sent)
        return sent

    def _why(self, delivery: Delivery, error: Exception, lost: LostAnswers) -> Exception:
        """What the outbox is told. A message may have arrived before the last try was refused."""
        why = delivery_error(error)
        if isinstance(why, ChannelGone) and not self._knows_none(delivery):
            why = TryLater(LONG, str(error))
        if isinstance(why, TryLater) and lost.count:
            why.maybe_sent = True
        return why

    def _knows_none(self, delivery: Delivery) -> bool:
        """Whether the bot knows all channels of the server and this one is not among them. False if
        the server is unavailable. If a following channel's server belongs to another process,
        Discord's word is enough after `BELIEVED_ELSEWHERE`."""
        follows, served = delivery.following_guild, self._services.matches.due.served
        if follows is not None and not served.serves(follows):
            return delivery.taken_at - delivery.created_at > BELIEVED_ELSEWHERE
        guild = self._client.get_guild(delivery.guild_id)
        if guild is None or guild.unavailable:
            return False
        return guild.get_channel_or_thread(delivery.channel_id) is None

    def _let_others_send(self) -> None:
        """Lets requests through that wait for Discord's global rate limit. If a request is
        cancelled during that wait, discord.py never lifts the block itself. A request that comes
        too early only gets another 429 response."""
        library: Any = self._client.http
        library._global_over.set()  # noqa: SLF001 - discord.py sets it only after its sleep

    async def idle(self) -> None:
        """Returns when all outdated messages are tidied up."""
        await self._cleanup.idle()

    async def close(self) -> None:
        """Ends. Messages that are not tidied up yet stay as they are."""
        await self._cleanup.close()

    async def _deliver(self, delivery: Delivery) -> Sent | None:
        """Sends a delivery by its kind, unless an earlier attempt did."""
        table, locale = delivery.table, self._services.texts.pick(delivery.locale)
        presenter = self._services.presenter(table, locale)
        target = _Target(delivery, delivery.channel(self._client), presenter)
        match delivery.posts[0]:
            case Nudge() as nudge:
                self._limiter.spend()
                return await self._nudges.send(presenter, nudge, delivery)
            case LobbyPost() as lobby:
                self._limiter.spend()
                return await self._lobbies.send(lobby, delivery)
            case PuzzlePost() as puzzle:
                self._limiter.spend()
                return await self._puzzles.send(presenter, puzzle, delivery)
            case Notice() as notice:
                return await self._notice(target, notice)
            case Reminder() as reminder:
                return await self._find_arrived(target) or await self._remind(target, reminder)
            case TurnPost():
                return await self._find_arrived(target) or await self._turn(target)

    async def _remind(self, target: _Target, reminder: Reminder) -> Sent:
        """Sends a reminder."""
        self._limiter.spend()
        view = reminder_post(target.presenter, reminder)
        return Sent((await target.send(view, reminder.people)).id)

    async def _turn(self, target: _Target) -> Sent:
        """Sends the post of one or several turns, without pictures if Discord refuses files."""
        presenter, turn = target.presenter, target.delivery.turn
        assert turn is not None
        look = presenter.render_options(changes=turn.changes, post=True)
        image = await self._services.renderer.board(
            presenter.table.game, turn.view, look, urgent=True
        )
        points = await self._points(presenter) if turn.final else ()
        pictures = {PICTURE: image, PLOT: await self._plot(presenter, points)}
        await self._tell_earlier(target, earlier_pages(presenter, turn))
        files = {name: content for name, content in pictures.items() if content}
        message = await sent_with(
            files, target.channel.id, partial(self._send_turn, target, turn, points)
        )
        return Sent(message.id, without_controls(message))

    async def _points(self, presenter: TablePresenter) -> Points:
        """The points turn by turn of an ended game; () before the end or if they cannot be
        computed."""
        table = presenter.table
        if table.state is None or presenter.game.outcome(table.state) is None:
            return ()
        try:
            past = await self._services.matches.queries.past(table.id)
            return () if past is None else await asyncio.to_thread(past.points)
        except Exception:
            _log.exception("table %s: its points by turn cannot be found", table.id)
            return ()

    async def _plot(self, presenter: TablePresenter, points: Points) -> bytes | None:
        if not points:
            return None
        title = presenter.say("plot-title", game=presenter.title())
        plot = Plot(points, title, presenter.say("plot-turn"))
        look = presenter.render_options(post=True)
        return await self._services.renderer.plot(plot, look, urgent=True)

    async def _send_turn(
        self,
        target: _Target,
        turn: TurnPost,
        points: Points,
        files: Mapping[str, bytes],
        missing: str,
    ) -> discord.Message:
        """Sends a turn's post with these files. `missing` is the message key of why it has none."""
        presenter, silent = target.presenter, target.delivery.silent
        people = mentioned_people(presenter, turn, following=target.following, silent=silent)
        self._limiter.spend()
        return await target.channel.send(
            view=turn_post(
                presenter,
                turn,
                following=target.following,
                pictured=PICTURE in files,
                missing=missing,
                plotted=points if PLOT in files else (),
                silent=silent,
            ),
            files=[discord.File(BytesIO(content), name) for name, content in files.items()],
            allowed_mentions=mentions(people),
            nonce=target.delivery.nonce,
        )

    async def _tell_earlier(self, target: _Target, pages: list[MessageView]) -> None:
        """Sends the pages before a post. After the first attempt each page is searched first,
        because it may have arrived although the post itself did not."""
        there = set[str]()
        if pages and (target.delivery.retry or target.delivery.attempts):
            recent = own_messages(self._client, target.channel, target.delivery)
            there = {text_of(discord.ui.LayoutView.from_message(m)) async for m in recent}
        for number, page in enumerate(pages):
            if text_of(page) not in there:
                await target.send(page, nonce=f"{target.delivery.nonce[:21]}-{number}")

    async def _notice(self, target: _Target, notice: Notice) -> Sent | None:
        """Sends a notice, unless it has already arrived."""
        presenter, delivery = target.presenter, target.delivery
        sentence = notice_sentence(presenter, notice, following=target.following)
        if delivery.following_guild is not None:  # the channel may follow several tables
            sentence = f"{presenter.say('post-following', game=presenter.title())}\n{sentence}"
        view = notice_view(
            presenter, notice, sentence, following=target.following, answered=delivery.answered
        )
        message = await self._find_sent(target, view) if delivery.retry else None
        if message is None:
            asked = notice_mentions(notice, following=target.following)
            message = await target.send(view, [who for who in asked if who not in delivery.silent])
        _log.debug("table %s: notice %s is message %s", presenter.table.id, notice.key, message.id)
        retired = without_controls(message)
        asks = notice.question and (notice.question == AGAIN or retired is not None)
        return Sent(message.id, retired) if asks else None

    async def _find_sent(self, target: _Target, view: MessageView) -> discord.Message | None:
        """The message if an earlier attempt sent it, found by its nonce or its words; None
        otherwise."""
        async for message in own_messages(self._client, target.channel, target.delivery, LATEST):
            if message.nonce == target.delivery.nonce or says(message, view):
                return message
        return None

    def _clean_up(self, delivery: Delivery, message: Sent | None) -> None:
        """Starts removing the buttons of the previous post, and the reminder that is now outdated.
        A turn and the end of a table do both. A new reminder replaces the old one."""
        here, new = delivery.channel_id, message.message_id if message else None
        turn, old = delivery.turn, delivery.previous
        replaced = turn is not None or delivery.ends
        if replaced and old is not None and old != new:
            self._cleanup.retire(here, old, delivery.previous_retired)
        for question in (one for one in delivery.moot if one.message_id != new):
            if question.mark == AGAIN:
                self._cleanup.delete(question.channel_id, question.message_id)
            else:
                self._cleanup.retire(question.channel_id, question.message_id, question.retired)
        reminder = delivery.reminded
        answered = turn is not None or delivery.reminder is not None or delivery.ends
        if reminder not in (None, new) and answered:
            self._cleanup.delete(here, reminder)
        if turn is not None or delivery.nudge is not None or delivery.ends:
            for message_id in delivery.nudges:
                self._cleanup.delete(here, message_id)

    async def _find_arrived(self, target: _Target) -> Sent | None:
        """The message if an earlier attempt sent it: with this table's buttons and newer than the
        previous one."""
        delivery, turn = target.delivery, target.delivery.turn
        if not delivery.retry:
            return None
        again = turn is not None and turn.seat is None and not turn.events
        seconds = LATEST if again else EARLIER  # a table that comes back may show the same board
        async for message in own_messages(self._client, target.channel, delivery, seconds):
            if message.nonce == delivery.nonce or carries(message, delivery):
                return Sent(message.id, without_controls(message) if delivery.turn else None)
        return None
