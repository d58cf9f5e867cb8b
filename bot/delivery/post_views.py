"""What a channel sees: the post after each confirmed turn, the result, notices and the lobby."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.front.custom_ids import Tap
from bot.front.message_views import PICTURE, Sheet, button, last_lines, pages, picture, rows, text
from bot.front.presenter import Scene
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


def turn_post(scene: Scene, last: TurnPost, *, watching: bool, pictured: bool) -> Sheet:
    """One message for one or several commits: what happened, the scores, who is next."""
    parts: list[ui.Item[Any]] = [text(_story(scene, last, watching=watching))]
    if pictured:
        parts.append(picture(scene.alt(last.view, last.events), PICTURE))
    if last.final:
        parts.append(text(result(scene), RESULT_LIMIT))
    parts += rows(_buttons(scene, last, watching=watching))
    return Sheet(ui.Container(*parts, accent_colour=colour(last.seat)))


def earlier_pages(scene: Scene, last: TurnPost) -> list[Sheet]:
    """What does not fit in the post that ends a game: messages before it, so that every line of the
    final scoring is told. Other posts leave out their oldest lines instead."""
    if not last.final:
        return []
    earlier, _ = last_lines(scene.prose.tell_all(last.events), STORY_LIMIT)
    return pages(earlier)


def undo_question(scene: Scene, sentence: str) -> Sheet:
    """The wish to take a turn back, with the others' two answers."""
    table = scene.table.id
    agree = button(scene.say("button-agree"), Tap("agree", table), discord.ButtonStyle.success)
    refuse = button(scene.say("button-refuse"), Tap("refuse", table))
    return Sheet(text(sentence), *rows([agree, refuse]))


def reminder_post(scene: Scene, reminder: Reminder) -> Sheet:
    """Who is waited for at the table, since when, and the way to their panel."""
    table = scene.table.id
    who = scene.texts.listed(scene.locale, [f"<@{user_id}>" for user_id in reminder.people])
    since = f"<t:{int(reminder.since)}:R>"
    move = button(
        scene.say("button-your-move"),
        Tap("turn", table, reminder_mark(reminder)),
        discord.ButtonStyle.primary,
    )
    return Sheet(text(scene.say("reminder", who=who, id=table, since=since)), *rows([move]))


def reminder_mark(reminder: Reminder) -> str:
    """What the button of a reminder carries, so that it can be told from every other."""
    return f"reminder {int(reminder.since)} {reminder.number}"


def mentioned(scene: Scene, post: TurnPost, *, watching: bool) -> list[int]:
    """Ids of the people who are told that it is their turn; computer players are not."""
    if watching or post.final:
        return []
    holders = [scene.table.seats[seat] for seat in post.waiting]
    return [h.user_id for h in holders if h.user_id is not None and h.computer is None]


def _story(scene: Scene, last: TurnPost, *, watching: bool) -> str:
    earlier, lines = last_lines(scene.prose.tell_all(last.events), STORY_LIMIT)
    head = [scene.say("post-watching", game=scene.title())] if watching else []
    head += ["…"] if earlier else []
    scores = scene.scores_line(last.view)
    tail = ["", *([scores] if scores else [])]
    tail += [_next(scene, last, watching=watching)] if not last.final else []
    return "\n".join([*head, *lines, *tail]).strip()


def _next(scene: Scene, post: TurnPost, *, watching: bool) -> str:
    ids = mentioned(scene, post, watching=watching)
    if ids:
        who = scene.texts.listed(scene.locale, [f"<@{user_id}>" for user_id in ids])
        return scene.say("post-your-turn", who=who)
    return scene.say("waiting-for", names=scene.prose.seats(post.waiting))


def _buttons(scene: Scene, post: TurnPost, *, watching: bool) -> list[ui.Button[Sheet]]:
    table = scene.table.id
    move = button(
        scene.say("button-your-move"),
        Tap("turn", table, str(post.revision)),
        discord.ButtonStyle.primary,
    )
    hand = button(scene.say("button-hand"), Tap("hand", table))
    board = button(scene.say("button-board"), Tap("board", table, str(post.revision)))
    rules = button(scene.say("button-rules"), Tap("rules", table))
    return [board, rules] if watching or post.final else [move, hand, board, rules]


def result(scene: Scene) -> str:
    """The ranking with medals, and where everybody's points came from."""
    outcome = scene.game.outcome(scene.table.state)
    if outcome is None:
        return ""
    lines = [scene.say("result-title")]
    lines += [scene.say("result-lowest")] if outcome.total == "lowest" else []
    place = 1
    for seats in outcome.ranking:
        lines += [_place(scene, outcome, place, seat) for seat in seats]
        place += len(seats)
    return "\n".join(lines)


def _place(scene: Scene, outcome: Outcome, place: int, seat: Seat) -> str:
    medal = MEDALS[place - 1] if place <= len(MEDALS) else f"{place}."
    points = scene.say("result-points", points=outcome.scores[seat])
    parts = [
        f"{scene.texts.find(scene.locale, f'{scene.table.game}-score-{key}') or key} {number}"
        for key, number in outcome.breakdown[seat]
        if number or outcome.total == "lowest"
    ]
    sources = f"\n-# {' · '.join(parts)}" if parts else ""
    return f"{medal} {scene.prose.seat(seat)} · {points}{sources}"
