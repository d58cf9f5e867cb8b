"""`/record replay`: a game as an animated picture, made while its reader is told how far it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from dataclasses import dataclass
from functools import partial

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.slow_work import result_of
from bot.front.looking_back.history import past_of, refuse_unbegun, turns_by_number
from bot.front.shown.message_views import MessageView, RenderedMessage, picture, text
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Table
from bot.matches.table.past import Past
from bot.matches.table.requests import Refused
from bot.processes.pool import ProcessLost, RequestFailed
from bot.texts.captions import caption
from render.animation.animator import Animation, TooLarge
from render.animation.frames import Frame, frames

_log = logging.getLogger(__name__)

NAME = "replay.gif"
"""The file name of the picture. It gives nothing away."""
LONGEST = 300.0
"""The most seconds for an animation, including the wait for its turn. An interaction can be
answered for 900."""
_MARGIN = 0.97
"""The share of Discord's limit to use. The rest is for the request around the file."""


@dataclass(slots=True)
class _Progress:
    """The progress of an animation; None before it has started."""

    frames: int
    drawn: int | None = None

    def note(self, drawn: int) -> None:
        """Stores the number of frames drawn so far."""
        self.drawn = drawn

    def words(self, context: InteractionContext) -> str:
        """The message about the progress."""
        if self.drawn is None:
            return context.say("replay-waiting")
        if self.drawn == self.frames:
            return context.say("replay-joining", frames=self.frames)
        return context.say("replay-drawing", frame=self.drawn + 1, frames=self.frames)


async def show_replay(context: InteractionContext, table: Table) -> None:
    """Shows an animation of the whole game so far, turn by turn, with the public views. Each person
    may have one in progress."""
    presenter = context.presenter(table)
    refuse_unbegun(table)
    with context.one_each(context.services.animating, Refused("replay-busy")):
        past = await past_of(context, table)
        animation = await _make(context, presenter, past)
        if animation is not None:
            await context.show(_message(context, presenter, animation, len(turns_by_number(past))))


async def _make(
    context: InteractionContext, presenter: TablePresenter, past: Past
) -> Animation | None:
    """The animation; None if nobody waits for it any more."""
    frames = await asyncio.to_thread(_frames, past)
    prose = presenter.read_by(None).plain
    captioned = [(frame, caption(prose, frame.first, frame.last, frame.seats)) for frame in frames]
    progress = _Progress(len(frames))
    limit = round(context.interaction.filesize_limit * _MARGIN)
    renderer, look = context.services.renderer, presenter.render_options()
    making = _animation(
        renderer.animation(presenter.table.game, captioned, look, limit, progress.note)
    )
    stopped, late = Refused("replay-restarting"), Refused("replay-long")
    words = partial(progress.words, context)
    return await result_of(context, making, stopped, longest=LONGEST, late=late, progress=words)


def _frames(past: Past) -> list[Frame]:
    turns = [[moment.played for moment in turn] for turn in turns_by_number(past)]
    return frames(past.game, past.begin, turns)


async def _animation(making: Awaitable[Animation | None]) -> Animation:
    """The finished animation. Refuses if it fails."""
    try:
        animation = await making
    except TooLarge:
        raise Refused("replay-large") from None
    except (ProcessLost, RequestFailed) as error:
        _log.warning("an animated picture could not be made: %s", error)
        raise Refused("replay-failed") from error
    if animation is None:
        raise Refused("replay-failed")
    return animation


def _message(
    context: InteractionContext, presenter: TablePresenter, animation: Animation, positions: int
) -> RenderedMessage:
    """The message with the animation as its file."""
    lines = [presenter.heading()]
    if animation.frames < positions:
        lines.append(context.say("replay-thinned", frames=animation.frames, positions=positions))
    if not animation.whole:
        lines.append(f"-# {context.say('replay-smaller', width=animation.width)}")
    alt = context.say("replay-alt", game=presenter.title(), frames=animation.frames)
    view = MessageView(text("\n".join(lines)), picture(alt, NAME))
    return RenderedMessage(view, animation.content, NAME, needed=True)
