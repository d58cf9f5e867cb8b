"""`/record poster`: the last position of a game as a large picture, to be hung up."""

from __future__ import annotations

import logging
from datetime import datetime

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.slow_work import result_of
from bot.front.looking_back.history import refuse_unbegun
from bot.front.shown.message_views import MessageView, RenderedMessage, picture, text
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import taken_over
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused
from bot.processes.pool import ProcessLost, RequestFailed
from render.poster.caption import Caption, standings
from render.scripts import script_of

_log = logging.getLogger(__name__)

NAME = "poster.jpg"
"""The file name of the picture. It gives nothing away."""
_PATIENCE = 600.0
"""The most seconds to wait when many people want posters. Discord accepts answers for only fifteen
minutes."""


async def show_poster(context: InteractionContext, table: Table) -> None:
    """Shows the poster of an ended game. Each person may have one poster drawn at a time. People
    who want the same one share the drawing."""
    presenter = context.presenter(table)
    if not presenter.has_posters:
        raise Refused("poster-none")
    refuse_unbegun(table)
    if table.status == "running":
        raise Refused("poster-running")
    with context.one_each(context.services.drawing_posters, Refused("poster-busy")):
        await context.progress(context.say("poster-drawing"))
        caption = poster_caption(presenter, await _last_played(context, table))
        image = await _picture(context, presenter, caption)
        await context.show(_message(context, presenter, image))


def poster_caption(presenter: TablePresenter, ended: datetime | None) -> Caption:
    """The text below the board."""
    table, view = presenter.table, presenter.view(None)
    outcome = presenter.game.outcome(table.state)
    ranking = standings(presenter.names, presenter.game.scores(view), outcome, taken_over(table))
    date = "" if ended is None else _date(presenter, ended)
    return Caption(presenter.title(), ranking, date, script_of(presenter.locale))


def _date(presenter: TablePresenter, day: datetime) -> str:
    args = {"day": str(day.day), "month": day.month, "year": str(day.year)}
    return presenter.say("poster-date", **args)


async def _last_played(context: InteractionContext, table: Table) -> datetime | None:
    """When the last decision was made; None if there is none."""
    log = await context.tables.log(table)
    return max((entry.at for entry in log if entry.seat is not None), default=None)


async def _picture(
    context: InteractionContext, presenter: TablePresenter, caption: Caption
) -> bytes:
    """The poster as JPEG. The drawing continues for others who wait, even if this answer is given
    up."""
    renderer, game, view = context.services.renderer, presenter.table.game, presenter.view(None)
    drawing = renderer.poster(game, view, presenter.locale, caption)
    failed, many = Refused("poster-failed"), Refused("poster-many")
    try:
        image = await result_of(context, drawing, failed, longest=_PATIENCE, late=many)
    except (ProcessLost, RequestFailed) as error:
        _log.warning("a poster could not be drawn: %s", error)
        raise failed from error
    if not image:
        raise failed
    return image


def _message(
    context: InteractionContext, presenter: TablePresenter, image: bytes
) -> RenderedMessage:
    """The message with the poster as its file."""
    alt = [context.say("poster-alt", game=presenter.title()), presenter.alt(presenter.public)]
    view = MessageView(
        text(f"{presenter.heading()}\n-# {context.say('poster-keep')}"),
        picture(presenter.sentences(alt), NAME),
    )
    return RenderedMessage(view, image, NAME, needed=True)
