"""What lessons and puzzles show of a position: its picture, its choices, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.panel.choices import build_menu, shows_pieces, with_emojis
from bot.front.panel.lines import FollowedLine
from bot.front.panel.menu import Menu
from bot.front.panel.places import located
from bot.front.shown.message_views import (
    PICTURE,
    TEXT_ROOM,
    MessageView,
    RenderedMessage,
    cut_lines,
    picture,
    text,
)
from bot.front.shown.presenter import TablePresenter
from rules.changes import Change
from rules.game import Action
from rules.learning.positions import Continuation, Line
from rules.narrow import Choice

HALF = TEXT_ROOM // 2 - 200
"""The most characters above each of two pictures. The rest is for the person's standing."""


def words_of(verb: str, words: Sequence[str], value: str) -> Sequence[str]:
    """The words picked by a button (`pick`) or an entry of a list. An entry contains all words so
    far."""
    return (*words, *value.split()) if verb == "pick" else value.split()


def choices(
    presenter: TablePresenter,
    legal: Sequence[Action],
    after: Continuation,
    words: Sequence[str],
    group: int,
) -> Menu:
    """What may be chosen next, as in a panel."""
    prose, find = presenter.prose_at(after.view), partial(presenter.emoji, after.view)
    pieces = presenter.pieces and shows_pieces(legal, find)
    menu = build_menu(legal, words, prose, group, pieces=pieces)
    menu = located(menu, presenter.game, after.view, presenter.plain)
    return with_emojis(menu, find)


def story(presenter: TablePresenter, line: Line, after: Continuation) -> list[str]:
    """Sentences about the result of a line. Actions without an effect are named instead."""
    read = presenter.game.meta.action
    texts = () if after.events else line
    chosen = [presenter.say("panel-chosen", action=presenter.prose.action(read(t))) for t in texts]
    return [*presenter.describe_events(after.events), *chosen]


async def draw(
    context: InteractionContext,
    presenter: TablePresenter,
    after: Continuation,
    choice: Choice | None,
    changes: tuple[Change, ...],
    *,
    light: bool = False,
) -> tuple[bytes | None, list[str]]:
    """The picture of a position as its seat sees it, and a note if the person has had too many
    pictures. With `light`, only the marked places are bright."""
    what = presenter.table.game, after.view, presenter.render_options(choice, changes=changes)
    return await context.drawn(
        "panel", lambda renderer: (renderer.spotlight if light else renderer.board)(*what)
    )


@dataclass(frozen=True, slots=True)
class Pictured:
    """Lines of text and, below them, a picture of where a line of play leads, if there is one."""

    lines: Sequence[str]
    after: Continuation | FollowedLine
    image: bytes | None
    name: str = PICTURE


async def show_pictured(
    context: InteractionContext,
    presenter: TablePresenter,
    pictured: Sequence[Pictured],
    below: Sequence[ui.Item[MessageView]],
    room: int = TEXT_ROOM,
) -> None:
    """Shows positions below each other, with at most `room` characters above each picture."""
    parts = list[ui.Item[MessageView]]()
    for one in pictured:
        parts.append(text(cut_lines(one.lines, room)))
        if one.image is not None:
            parts.append(picture(presenter.alt(one.after.view, one.after.events), one.name))
    files = {one.name: one.image for one in pictured if one.image is not None}
    await context.show(RenderedMessage(MessageView(*parts, *below), further=files))
