"""What a channel sees: the post after each confirmed turn, the result, notices and the lobby."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.front.custom_ids import CustomId
from bot.front.message_views import (
    PICTURE,
    MessageView,
    button,
    last_lines,
    pages,
    picture,
    rows,
    text,
)
from bot.front.presenter import TablePresenter
from bot.matches.model import Reminder, TurnPost
from render.theme import SEATS
from rules.game import Outcome, Seat

MEDALS = ("🥇", "🥈", "🥉")
STORY_LIMIT = 2100
"""Characters kept for what happened; the rest of 4,000 is for scores, result and mention."""
RESULT_LIMIT = 1200


def colour(seat: Seat | None) -> discord.Colour | None:
    """The seat's colour for the edge of its posts."""
    if seat is None:
        return None
    return discord.Colour.from_rgb(*SEATS[seat % len(SEATS)].fill)


def turn_post(
    presenter: TablePresenter, last: TurnPost, *, watching: bool, pictured: bool
) -> MessageView:
    """One message for one or several commits: what happened, the scores, who is next."""
    parts: list[ui.Item[Any]] = [text(_story(presenter, last, watching=watching))]
    if pictured:
        parts.append(picture(presenter.alt(last.view, last.events), PICTURE))
    if last.final:
        parts.append(text(result(presenter), RESULT_LIMIT))
    parts += rows(_buttons(presenter, last, watching=watching))
    return MessageView(ui.Container(*parts, accent_colour=colour(last.seat)))


def earlier_pages(presenter: TablePresenter, last: TurnPost) -> list[MessageView]:
    """What does not fit in the post that ends a game: messages before it, so that every line of the
    final scoring is told. Other posts leave out their oldest lines instead."""
    if not last.final:
        return []
    earlier, _ = last_lines(presenter.prose.tell_all(last.events), STORY_LIMIT)
    return pages(earlier)


def undo_question(presenter: TablePresenter, sentence: str) -> MessageView:
    """The wish to take a turn back, with the others' two answers."""
    table = presenter.table.id
    agree = button(
        presenter.say("button-agree"), CustomId("agree", table), discord.ButtonStyle.success
    )
    refuse = button(presenter.say("button-refuse"), CustomId("refuse", table))
    return MessageView(text(sentence), *rows([agree, refuse]))


def reminder_post(presenter: TablePresenter, reminder: Reminder) -> MessageView:
    """Who is waited for at the table, since when, and the way to their panel."""
    table = presenter.table.id
    who = presenter.texts.listed(presenter.locale, [f"<@{user_id}>" for user_id in reminder.people])
    since = f"<t:{int(reminder.since)}:R>"
    move = button(
        presenter.say("button-your-move"),
        CustomId("turn", table, reminder_mark(reminder)),
        discord.ButtonStyle.primary,
    )
    return MessageView(
        text(presenter.say("reminder", who=who, id=table, since=since)), *rows([move])
    )


def reminder_mark(reminder: Reminder) -> str:
    """What the button of a reminder carries, so that it can be told from every other."""
    return f"reminder {int(reminder.since)} {reminder.number}"


def mentioned(presenter: TablePresenter, post: TurnPost, *, watching: bool) -> list[int]:
    """Ids of the people who are told that it is their turn; computer players are not."""
    if watching or post.final:
        return []
    holders = [presenter.table.seats[seat] for seat in post.waiting]
    return [h.user_id for h in holders if h.user_id is not None and h.computer is None]


def _story(presenter: TablePresenter, last: TurnPost, *, watching: bool) -> str:
    earlier, lines = last_lines(presenter.prose.tell_all(last.events), STORY_LIMIT)
    head = [presenter.say("post-watching", game=presenter.title())] if watching else []
    head += ["…"] if earlier else []
    scores = presenter.scores_line(last.view)
    tail = ["", *([scores] if scores else [])]
    tail += [_next(presenter, last, watching=watching)] if not last.final else []
    return "\n".join([*head, *lines, *tail]).strip()


def _next(presenter: TablePresenter, post: TurnPost, *, watching: bool) -> str:
    ids = mentioned(presenter, post, watching=watching)
    if ids:
        who = presenter.texts.listed(presenter.locale, [f"<@{user_id}>" for user_id in ids])
        return presenter.say("post-your-turn", who=who)
    return presenter.say("waiting-for", names=presenter.prose.seats(post.waiting))


def _buttons(
    presenter: TablePresenter, post: TurnPost, *, watching: bool
) -> list[ui.Button[MessageView]]:
    table = presenter.table.id
    move = button(
        presenter.say("button-your-move"),
        CustomId("turn", table, str(post.revision)),
        discord.ButtonStyle.primary,
    )
    hand = button(presenter.say("button-hand"), CustomId("hand", table))
    board = button(presenter.say("button-board"), CustomId("board", table, str(post.revision)))
    rules = button(presenter.say("button-rules"), CustomId("rules", table))
    return [board, rules] if watching or post.final else [move, hand, board, rules]


def result(presenter: TablePresenter) -> str:
    """The ranking with medals, and where everybody's points came from."""
    outcome = presenter.game.outcome(presenter.table.state)
    if outcome is None:
        return ""
    lines = [presenter.say("result-title")]
    lines += [presenter.say("result-lowest")] if outcome.total == "lowest" else []
    place = 1
    for seats in outcome.ranking:
        lines += [_place(presenter, outcome, place, seat) for seat in seats]
        place += len(seats)
    return "\n".join(lines)


def _place(presenter: TablePresenter, outcome: Outcome, place: int, seat: Seat) -> str:
    medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
    points = presenter.say("result-points", points=outcome.scores[seat])
    find, locale, game = presenter.texts.find, presenter.locale, presenter.table.game
    parts = [
        f"{find(locale, f'{game}-score-{key}') or key} {number}"
        for key, number in outcome.breakdown[seat]
        if number or outcome.total == "lowest"
    ]
    sources = f"\n-# {' · '.join(parts)}" if parts else ""
    return f"{medal} {presenter.prose.seat(seat)} · {points}{sources}"
