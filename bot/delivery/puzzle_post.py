"""The message with the puzzle of the day, and below it the answer to the one before."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import discord
from discord import ui

from bot.front.panel.lines import FollowedLine, describe_line, follow
from bot.front.shown.message_views import (
    ALT_LIMIT,
    PICTURE,
    MessageView,
    button,
    cut,
    cut_lines,
    picture,
    rows,
    text,
)
from bot.front.shown.positions import position_table, try_id
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.posts import PuzzleOfDay, PuzzlePost
from rules.game import Event
from rules.learning.positions import Continuation
from rules.learning.puzzle_turns import PuzzleTurn

LAST = "last.png"
"""The file name of the answer's picture. It gives nothing away."""
ROOM = 1900
"""The most characters of each of the two texts."""


@dataclass(frozen=True)  # no slots, so that results can be cached
class ChannelPuzzle:
    """A puzzle as everybody in a channel sees it: with everything that its seat knows."""

    presenter: TablePresenter
    turn: PuzzleTurn

    @property
    def begins(self) -> Continuation:
        """The position at the beginning of the puzzle."""
        return self.turn.position.begins

    @cached_property
    def answer(self) -> FollowedLine:
        """The position after the best line, with its steps."""
        position = self.turn.position
        return follow(position.game, position.begins.state, position.seat, self.turn.best)

    def alt(self, view: Any, events: Sequence[Event] = ()) -> str:
        """A picture in words. Where it tells what the seat holds, it says who is "you"."""
        name = self.presenter.plain.seat(self.turn.puzzle.seat)
        hides = self.turn.game.meta.secrets
        whose = self.presenter.plain.say("puzzle-day-you", name=name) if hides else ""
        return self.presenter.alt(view, events, whose)

    def of(self, turn: PuzzleTurn) -> ChannelPuzzle:
        """Another puzzle for the same channel."""
        here = self.presenter.table
        table = position_table(turn.position, here.place, here.locale, here.opened_at.timestamp())
        return ChannelPuzzle(replace(self.presenter, game=turn.game, table=table), turn)


def puzzle_post(
    today: ChannelPuzzle,
    post: PuzzlePost,
    last: ChannelPuzzle | None,
    files: Collection[str],
    missing: str,
) -> MessageView:
    """The post, with those of its pictures whose files exist. `missing` is the message key of why
    others do not."""
    presenter, puzzle = today.presenter, today.turn.puzzle
    title = presenter.say("puzzle-day", game=presenter.title(), grade=puzzle.grade)
    asked = presenter.say("puzzle-day-asks", who=presenter.prose.seat(puzzle.seat))
    parts: list[ui.Item[MessageView]] = [text(cut_lines([title, asked], ROOM))]
    if PICTURE in files:
        parts.append(picture(today.alt(today.begins.view)))
    if missing:
        parts.append(text(presenter.say(missing)))
    style = discord.ButtonStyle.primary
    parts += rows(
        [
            button(
                presenter.say("button-puzzle-try"), try_id(post.game, post.puzzle, post.day), style
            )
        ]
    )
    if last is not None and post.last is not None:
        parts += [ui.Separator(), *_last(last, post.last, files)]
    return MessageView(*parts)


def _last(
    last: ChannelPuzzle, puzzle: PuzzleOfDay, files: Collection[str]
) -> Iterator[ui.Item[MessageView]]:
    """How many people found the last puzzle, and its answer with the picture under a spoiler."""
    presenter = last.presenter
    many = presenter.say(
        "puzzle-day-last", game=presenter.title(), tried=puzzle.tried, found=puzzle.found
    )
    actions, *_ = describe_line(presenter, last.answer)
    yield text(cut_lines([many, presenter.say("puzzle-day-answer", line=actions)], ROOM))
    if LAST in files:
        alt = cut(last.alt(last.answer.view, last.answer.events), ALT_LIMIT)
        item = discord.MediaGalleryItem(f"attachment://{LAST}", description=alt, spoiler=True)
        yield ui.MediaGallery(item)
