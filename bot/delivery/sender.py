"""Sends posts from the outbox to their channels."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

import discord
from aiohttp import ClientError

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
    reminder_mark,
    reminder_post,
    turn_post,
)
from bot.delivery.puzzle_sender import PuzzleSender
from bot.delivery.sending import by_button, by_turn, find_arrived, send_once, send_pictured
from bot.front.gate.rate_limiter import RateLimiter
from bot.front.gate.tracing import LostAnswers, counting_lost_answers
from bot.front.interaction.services import Services
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import PICTURE, PLOT, MessageView
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import Points
from bot.front.shown.retired_messages import without_controls
from bot.matches.table.asked import AGAIN
from bot.matches.table.posts import LobbyPost, Notice, Nudge, PuzzlePost, Reminder, TurnPost
from render.plot import Plot

_log = logging.getLogger(__name__)

BELIEVED_ELSEWHERE = 24 * 3600.0
"""Seconds that a post waits until a channel of another process's server is believed to be gone."""


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
        if not isinstance(delivery.posts[0], TurnPost):  # those wait for their pictures first
            self._limiter.spend()
        match delivery.posts[0]:
            case Nudge() as nudge:
                return await self._nudges.send(presenter, nudge, delivery)
            case LobbyPost() as lobby:
                return await self._lobbies.send(lobby, delivery)
            case PuzzlePost() as puzzle:
                return await self._puzzles.send(presenter, puzzle, delivery)
            case Notice() as notice:
                return await self._notice(presenter, notice, delivery)
            case Reminder() as reminder:
                return await self._remind(presenter, reminder, delivery)
            case TurnPost():
                return await self._turn(presenter, delivery)

    async def _remind(
        self, presenter: TablePresenter, reminder: Reminder, delivery: Delivery
    ) -> Sent:
        """Sends a reminder."""
        move = by_button(CustomId("turn", presenter.table.id, reminder_mark(reminder)))
        view, people = reminder_post(presenter, reminder), reminder.people
        message = await send_once(self._client, delivery, view, people, recognised=move)
        return Sent(message.id)

    async def _turn(self, presenter: TablePresenter, delivery: Delivery) -> Sent:
        """Sends the post of one or several turns."""
        turn = delivery.turn
        assert turn is not None
        told = by_turn(presenter.table.id, turn.revision)
        message = await find_arrived(self._client, delivery, told) or await self._post_turn(
            presenter, turn, delivery
        )
        return Sent(message.id, without_controls(message))

    async def _post_turn(
        self, presenter: TablePresenter, turn: TurnPost, delivery: Delivery
    ) -> discord.Message:
        """Sends the post of one or several turns, without pictures if Discord refuses files."""
        points = await self._points(presenter) if turn.final else ()
        pictures = await self._pictures(presenter, turn, points)
        await self._tell_earlier(delivery, earlier_pages(presenter, turn))
        following, silent = delivery.following, delivery.silent

        def view(files: Collection[str], missing: str) -> MessageView:
            return turn_post(
                presenter,
                turn,
                following=following,
                pictured=PICTURE in files,
                missing=missing,
                plotted=points if PLOT in files else (),
                silent=silent,
            )

        people = mentioned_people(presenter, turn, following=following, silent=silent)
        self._limiter.spend()
        return await send_pictured(self._client, delivery, pictures, view, people)

    async def _pictures(
        self, presenter: TablePresenter, turn: TurnPost, points: Points
    ) -> Mapping[str, bytes]:
        """The board after a turn, and a chart of the points if there are any."""
        renderer, game = self._services.renderer, presenter.table.game
        look = presenter.render_options(changes=turn.changes, post=True)
        board = await renderer.board(game, turn.view, look, urgent=True)
        pictures = {PICTURE: board, PLOT: await self._plot(presenter, points)}
        return {name: content for name, content in pictures.items() if content}

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

    async def _tell_earlier(self, delivery: Delivery, pages: list[MessageView]) -> None:
        """Sends the pages before a post. After the first attempt each page is searched first,
        because it may have arrived although the post itself did not."""
        retry = delivery.retry or delivery.attempts > 0
        for number, page in enumerate(pages):
            earlier = replace(delivery, retry=retry, nonce=f"{delivery.nonce[:21]}-{number}")
            await send_once(self._client, earlier, page)

    async def _notice(
        self, presenter: TablePresenter, notice: Notice, delivery: Delivery
    ) -> Sent | None:
        """Sends a notice."""
        following = delivery.following
        sentence = notice_sentence(presenter, notice, following=following)
        if delivery.following_guild is not None:  # the channel may follow several tables
            sentence = f"{presenter.say('post-following', game=presenter.title())}\n{sentence}"
        view = notice_view(
            presenter, notice, sentence, following=following, answered=delivery.answered
        )
        asked = notice_mentions(notice, following=following)
        people = [who for who in asked if who not in delivery.silent]
        message = await send_once(self._client, delivery, view, people)
        _log.debug("table %s: notice %s is message %s", presenter.table.id, notice.key, message.id)
        retired = without_controls(message)
        asks = notice.question and (notice.question == AGAIN or retired is not None)
        return Sent(message.id, retired) if asks else None

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
