"""*Review*: an ended game, turn by turn, compared with the best turns the strongest computer player
found.

A worker makes the review while the person sees the progress. It is stored, so asking again shows
what is there or continues to wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.looking_back.history import turns_by_number
from bot.front.panel.lines import (
    FollowedLine,
    actions_text,
    describe_line,
    draw_line,
    follow,
    reasons_text,
)
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    PLOT,
    MessageView,
    RenderedMessage,
    button,
    cut,
    picture,
    rows,
    text,
    with_picture,
)
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import points_sentences
from bot.matches.looking.reviews import Review
from bot.matches.table.model import Table
from bot.matches.table.past import Moment
from bot.matches.table.requests import Refused
from bot.processes.drawing import Renderer
from bot.processes.thinkers import Priority, Thinkers
from render.plot import MarkedTurn, Plot
from rules.computers.reviewing import LEAST, TurnReview, costly, finest, likely_points

LONGEST = 780.0
"""The most seconds for showing the progress. An interaction can be answered for 900."""
TOLD_EVERY = 3.0
"""Seconds between two messages about the progress."""
OVERVIEW = "all"
"""The page about the whole game. Other pages are named by the number of steps before their turn."""
PLAYED, BETTER = "played.png", "better.png"
"""The file names of the two pictures of a turn. They give nothing away."""
BEST = "★"
"""The mark of the best turn. Costly turns are numbered."""
REVEALS = "review-reveals"
"""The message that a turn's revelations could not be known before it."""
MANY = 5
"""From this many points on, decimals are left out: they would be more exact than the estimates."""
LINE_LIMIT = 90
"""The most characters of the played actions in the list of turns."""
_LOOK_EVERY = 0.25


async def handle_tap(context: InteractionContext, custom_id: CustomId) -> None:
    """Handles *Review* under the result, and every control of a review."""
    table = await context.tables.sat_at(custom_id.table)
    await show_review(context, table, custom_id.rest or OVERVIEW)


async def run_command(context: InteractionContext, table: str) -> None:
    """`/review`: reviews the table with this id, or the person's last ended game, preferably of
    this channel."""
    if table:
        await show_review(context, await context.tables.sat_at(table))
        return
    await show_review(context, await context.tables.ended_last())


async def show_review(context: InteractionContext, table: Table, page: str = OVERVIEW) -> None:
    """Shows a page of the person's own review. If there is none yet, it is made first."""
    reviews, person = context.services.matches.reviews, context.person.id
    review = await reviews.find(table.id, person)
    finished = await _wait_for(context, review) if review.missing else review
    if finished is None:
        return
    presenter = context.presenter(finished.table).read_by(finished.seat)
    note = await context.people.note(context.person.id, presenter.table.id)
    review_page, thinkers = ReviewPage(presenter, finished, note), context.services.thinkers
    await context.show_drawn(lambda renderer: draw_review(review_page, page, renderer, thinkers))


async def _wait_for(context: InteractionContext, review: Review) -> Review | None:
    """The review when it is finished; None if nobody waits for it any more. It is made in any
    case."""
    reviews, person, table = context.services.matches.reviews, context.person.id, review.table.id
    await reviews.want(review, person)
    clock = asyncio.get_running_loop().time
    begun = told_at = clock()
    said = ""
    while not (judged := await _progress(context, table))[1]:
        if clock() - begun > LONGEST:
            await context.progress(context.say("review-later"))
            return None
        words = _words(context, judged[0], len(review.parts))
        if words != said and (not said or clock() - told_at >= TOLD_EVERY):
            if not await context.progress(words):
                return None
            said, told_at = words, clock()
        await asyncio.sleep(_LOOK_EVERY)
    return await reviews.find(table, person)


async def _progress(context: InteractionContext, table: str) -> tuple[int, bool]:
    """The number of judged turns, and whether they are all. Refuses if the review cannot
    continue."""
    reviews, person = context.services.matches.reviews, context.person.id
    if context.services.closing:
        raise Refused("review-restarting")
    if (table, person) in reviews.failed:
        raise Refused("review-failed")
    judged = await reviews.progress(table, person)
    if judged is None:
        raise Refused("review-gone")
    return judged


def _words(context: InteractionContext, judged: int, count: int) -> str:
    if not judged:
        return context.say("review-waiting", count=count)
    return context.say("review-judging", judged=judged, count=count)


# --- what a review looks like: the whole game in one picture, and single turns, each in two ------


@dataclass(frozen=True)  # no slots, so that results can be cached
class ReviewPage:
    """A finished review, for its own person."""

    presenter: TablePresenter
    review: Review
    note: str = ""
    """The person's private note about the table."""

    @cached_property
    def marked_turns(self) -> dict[str, TurnReview]:
        """The turns worth showing, by mark: the costly ones and the best one."""
        turns = self.review.turns
        by_mark = {str(n): turn for n, turn in enumerate(costly(turns), start=1)}
        best = finest(turns)
        return by_mark if best is None else {**by_mark, BEST: best}

    @property
    def sorts(self) -> str:
        """The kinds of turns shown: `dear`, `best`, `both` or `none`."""
        if BEST in self.marked_turns:
            return "both" if len(self.marked_turns) > 1 else "best"
        return "dear" if self.marked_turns else "none"

    @cached_property
    def turns(self) -> list[tuple[Moment, ...]]:
        """All turns of the game by number, as in its history."""
        return turns_by_number(self.review.past)

    def number(self, turn: TurnReview) -> int:
        """The number of the turn that a judged part belongs to."""
        ends = (moments[-1].played.number if moments else 0 for moments in self.turns)
        return next(number for number, end in enumerate(ends) if end > turn.step)

    def mark(self, page: str) -> str:
        """The mark of the turn on a page; "" for the page about the whole game."""
        return next(
            (mark for mark, turn in self.marked_turns.items() if str(turn.step) == page), ""
        )

    def line(self, turn: TurnReview, texts: Sequence[str]) -> FollowedLine:
        """A line from the position before a turn, as its seat could know it."""
        state = self.review.past.state(turn.step)
        return follow(self.presenter.game, state, self.review.seat, texts)

    def points(self, key: str, points: float, *, beside: float = 0.0) -> str:
        """A sentence about points: small numbers with one decimal, large ones without. One `beside`
        a small cost is as exact as that, so that they add up."""
        whole = min(points, beside or points) >= MANY
        return self.presenter.say(key, points=round(points) if whole else float(points))


async def draw_review(
    page: ReviewPage, page_id: str, renderer: Renderer | None, thinkers: Thinkers
) -> RenderedMessage:
    """A page of a review with its pictures. Without a renderer, in words."""
    mark = page.mark(page_id)
    if mark:
        return await _draw_turn(page, mark, renderer)
    return await _draw_game(page, renderer, thinkers)


# --- the whole game ------------------------------------------------------------------------------


async def _draw_game(
    page: ReviewPage, renderer: Renderer | None, thinkers: Thinkers
) -> RenderedMessage:
    """The page about the whole game, with a chart of the points."""
    presenter = page.presenter
    lines = [*_summary(page), *presenter.own_note(page.note)]
    image, likely = None, ()
    if renderer is not None:
        past = page.review.past
        states, soon = past.positions(), Priority.HINT
        likely = await thinkers.ask(likely_points, past.game, states, priority=soon)
        title = presenter.say("review-plot-title", game=presenter.title())
        scored = await asyncio.to_thread(past.points)
        plot = Plot(likely, title, presenter.say("plot-turn"), _plot_marks(page), scored)
        image = await renderer.plot(plot, presenter.render_options())
    marked = presenter.plain.say("review-alt-plot", told=page.sorts)
    alt = presenter.sentences([marked, *points_sentences(presenter, likely)])
    listed = await asyncio.to_thread(_list, page) if page.marked_turns else []
    below = [*([text("\n".join(listed))] if listed else []), *_buttons(page, "")]
    return with_picture("\n".join(lines), image, alt, *below, name=PLOT)


def _plot_marks(page: ReviewPage) -> list[MarkedTurn]:
    """The marks in the chart. The costliest turn comes last, to be drawn on top."""
    seat = page.review.seat
    return [
        MarkedTurn(page.number(t), seat, mark) for mark, t in reversed(page.marked_turns.items())
    ]


def _summary(page: ReviewPage) -> list[str]:
    """Lines about how well the person played."""
    presenter, turns = page.presenter, page.review.turns
    title = presenter.say("review-title", game=presenter.title(), id=presenter.table.id)
    if not turns:
        return [title, presenter.say("review-nothing")]
    good = sum(turn.cost < LEAST for turn in turns)
    as_good = presenter.say("review-as-good", count=len(turns), good=good)
    if good == len(turns):
        return [title, as_good, presenter.say("review-lost-nothing")]
    costly_count = sum(round(turn.cost, 1) >= 1 for turn in turns)  # as they are shown
    return [title, as_good, presenter.say("review-dear", count=costly_count)]


def _list(page: ReviewPage) -> list[str]:
    """One line for each shown turn."""
    presenter = page.presenter
    lines = [presenter.say("review-explained", told=page.sorts)]
    for mark, turn in page.marked_turns.items():
        number = presenter.say("review-turn", turn=page.number(turn))
        worth = _verdict(page, mark, turn)
        actions = cut(actions_text(presenter, page.line(turn, turn.played)), LINE_LIMIT)
        played = presenter.say("review-played-actions", actions=actions)
        lines.append(f"**{mark}** · {number} · {worth}\n-# {played}")
    return lines


def _verdict(page: ReviewPage, mark: str, turn: TurnReview) -> str:
    if mark == BEST:
        return page.points("review-worth", turn.worth)
    return page.points("review-cost", turn.cost)


# --- one turn ------------------------------------------------------------------------------------


async def _draw_turn(page: ReviewPage, mark: str, renderer: Renderer | None) -> RenderedMessage:
    """The page about one turn, with what was played and what was better."""
    turn = page.marked_turns[mark]
    lines = {PLAYED: await asyncio.to_thread(page.line, turn, turn.played)}
    if mark != BEST:
        lines[BETTER] = await asyncio.to_thread(page.line, turn, turn.best)
    drawn = await _pictures(page, lines, renderer)
    parts: list[ui.Item[MessageView]] = [text(_title(page, mark))]
    for name, line in lines.items():
        above = _line_in_words(page, turn, name, line)
        parts.append(text("\n".join(above)))
        if name in drawn:
            alt = [above[0].replace("*", ""), page.presenter.alt(line.view, line.events)]
            parts.append(picture(page.presenter.sentences(alt), name))
    parts.append(text(f"-# {page.presenter.say('review-known')}"))
    return RenderedMessage(MessageView(*parts, *_buttons(page, mark)), further=drawn)


async def _pictures(
    page: ReviewPage, lines: dict[str, FollowedLine], renderer: Renderer | None
) -> dict[str, bytes]:
    """The pictures of lines by file name; empty if the game has none."""
    if renderer is None:
        return {}
    pictures = {
        name: await draw_line(page.presenter, renderer, line) for name, line in lines.items()
    }
    return {name: image for name, image in pictures.items() if image}


def _title(page: ReviewPage, mark: str) -> str:
    turn = page.marked_turns[mark]
    number = page.presenter.say("review-turn", turn=page.number(turn))
    return f"**{mark}** · **{number}** · {_verdict(page, mark, turn)}"


def _line_in_words(page: ReviewPage, turn: TurnReview, name: str, line: FollowedLine) -> list[str]:
    """Lines above a picture: what was played, or what would have been better and why."""
    presenter = page.presenter
    if name == PLAYED:
        title = f"**{presenter.say('review-played')}** {_ahead(page, turn.value, turn.cost)}"
        return [title, *describe_line(presenter, line, reveals=REVEALS)]
    title = f"**{presenter.say('review-better')}** {_ahead(page, turn.best_value, turn.cost)}"
    why = reasons_text(presenter, turn.reasons)
    because = [presenter.say("review-why", reasons=why)] if why else []
    return [title, *because, *describe_line(presenter, line, reveals=REVEALS)]


def _ahead(page: ReviewPage, value: float, cost: float) -> str:
    """A sentence about the person's expected lead at the end, beside what the turn cost."""
    key = "review-ahead" if value > 0 else "review-behind"
    return page.points(key if abs(value) >= LEAST else "review-level", abs(value), beside=cost)


def _buttons(page: ReviewPage, here: str) -> list[ui.ActionRow[MessageView]]:
    """The buttons to the shown turns, to the whole game, and to the turn in the history."""
    table, say, marks = page.presenter.table.id, page.presenter.say, page.marked_turns
    buttons = [
        button(mark, CustomId("review", table, str(turn.step)), _style(mark), disabled=mark == here)
        for mark, turn in marks.items()
    ]
    if not here:
        return rows(buttons)
    number = page.number(marks[here])
    back = button(say("button-review-all"), CustomId("review", table, OVERVIEW))
    rest = f"forward {number - 1} {page.review.seat}"
    past = button(say("button-history"), CustomId("history", table, rest), disabled=not number)
    return [*rows(buttons), *rows([back, past])]


def _style(mark: str) -> discord.ButtonStyle:
    return discord.ButtonStyle.success if mark == BEST else discord.ButtonStyle.secondary
