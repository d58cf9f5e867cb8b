"""*What Is This?* about a picture: the pieces and marks that stand on it, what each of them does,
and buttons to the rules that tell of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.looking_back.history import refuse_unbegun
from bot.front.looking_back.queries import board_look
from bot.front.looking_back.rulebook import sections
from bot.front.panel.panel_view import pictured
from bot.front.panel.turn import changes_of, panel_of
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import (
    MessageView,
    RenderedMessage,
    button,
    cut_lines,
    picture,
    rows,
    text,
)
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused
from render.legend.standing import MARKS, ExplainsPieces, legend_names, section_of
from render.painter import RenderOptions

ROOM = 3800
"""The most characters of all lines below the title."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A piece or mark in a picture."""

    piece: str
    name: str
    means: str
    page: int | None
    """The page of the rules about it; None for marks that all games have."""


def entries(
    presenter: TablePresenter, painter: ExplainsPieces, view: Any, look: RenderOptions
) -> list[Entry]:
    """The pieces and marks in the picture of a view, in the order of the legend."""
    marks = {mark.name for mark in MARKS}
    listed: list[Entry] = []
    for piece in legend_names(painter, view, look):
        key = f"mark-{piece}" if piece in marks else f"{presenter.table.game}-{piece}"
        section = section_of(painter, piece)
        page = None if section is None else section + 1
        listed.append(Entry(piece, presenter.say(key), presenter.say(f"{key}-means"), page))
    return listed


async def show_legend(context: InteractionContext, table: Table, custom_id: CustomId) -> None:
    """Shows the legend of the public board or, if asked from a panel, of the panel's picture."""
    refuse_unbegun(table)
    presenter = context.presenter(table)
    if custom_id.version is None or not _plays(context, table):
        view, look = presenter.view(None), await board_look(context, presenter)
    else:
        view, look = await _on_panel(context, table, custom_id.words)
    await show_pieces(context, presenter, view, look)


async def show_pieces(
    context: InteractionContext, presenter: TablePresenter, view: Any, look: RenderOptions
) -> None:
    """Shows the legend of a view's picture."""
    game = presenter.table.game
    painter = context.services.renderer.painters.get(game)
    if not isinstance(painter, ExplainsPieces):
        raise Refused("no-legend")
    listed = entries(presenter, painter, view, look)
    what = game, tuple(e.piece for e in listed), tuple(e.name for e in listed), context.locale
    image, missing = await context.drawn("look", lambda renderer: renderer.legend(*what))
    view = _message(context, presenter, listed, missing, pictured=image is not None)
    await context.show(RenderedMessage(view, image))


async def show_board_legend(context: InteractionContext, table: Table) -> None:
    """Shows the legend of the public board, for the command."""
    await show_legend(context, table, CustomId("legend", table.id))


def _plays(context: InteractionContext, table: Table) -> bool:
    return table.status == "running" and table.seat_of(context.person.id) is not None


async def _on_panel(
    context: InteractionContext, table: Table, words: tuple[str, ...]
) -> tuple[Any, RenderOptions]:
    """The view and look of the person's panel as it would be drawn now, with these words picked."""
    panel = await panel_of(context, table)
    panel = replace(panel, picked=words, changes=await changes_of(context, panel))
    return pictured(panel, context.services.renderer)


def _message(
    context: InteractionContext,
    presenter: TablePresenter,
    entries: Sequence[Entry],
    missing: Sequence[str],
    *,
    pictured: bool,
) -> MessageView:
    """The message with the legend's picture, lines and buttons."""
    title = presenter.say("legend-title", game=presenter.title())
    lines = [*legend_lines(presenter, entries), *missing]
    names = presenter.texts.listed(presenter.locale, [entry.name for entry in entries])
    parts: list[ui.Item[MessageView]] = [
        text(title),
        *([picture(presenter.say("legend-alt", pieces=names))] if pictured else []),
        text(cut_lines(lines, ROOM)),
        *rows([*_rule_buttons(presenter, entries), *_learn(context, presenter.table)]),
    ]
    return MessageView(*parts)


def legend_lines(presenter: TablePresenter, entries: Sequence[Entry]) -> Iterator[str]:
    """One line for each piece and mark with its meaning, below the page of the rules about it.
    Marks that all games have come last."""
    for page, on_page in groupby(entries, key=lambda entry: entry.page):
        title = presenter.say("legend-marks") if page is None else _page(presenter, page)
        yield f"-# {title}"
        for entry in on_page:
            yield presenter.say("legend-piece", name=entry.name, means=entry.means)


def _page(presenter: TablePresenter, page: int) -> str:
    """The title of a page of the rules."""
    rules = sections(presenter.texts, presenter.locale, presenter.table.game)
    return presenter.say("legend-page", page=page, title=rules[page - 1].title)


def _rule_buttons(
    presenter: TablePresenter, entries: Sequence[Entry]
) -> Iterator[ui.Button[MessageView]]:
    """A button for each page of the rules about these pieces."""
    game = presenter.table.game
    for page in sorted({entry.page for entry in entries if entry.page is not None}):
        yield button(_page(presenter, page), CustomId("openrules", rest=f"{game} {page}"))


def _learn(context: InteractionContext, table: Table) -> list[ui.Button[MessageView]]:
    """The button to the lesson, for people who do not play at the table."""
    return [] if _plays(context, table) else learn_buttons(context.say, [table.game])
