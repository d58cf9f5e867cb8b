"""Posts as messages: each confirmed turn, the result, notices, reminders and the lobby."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

import discord
from discord import ui

from bot.front.shown.clock_lines import clock_lines, ends_args
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.learn_buttons import learn_buttons
from bot.front.shown.message_views import (
    BUTTONS_IN_ROW,
    PICTURE,
    PLOT,
    MessageView,
    button,
    last_lines,
    moment,
    pages,
    picture,
    rows,
    text,
    text_view,
)
from bot.front.shown.presenter import TablePresenter
from bot.front.shown.results import Points, points_sentences, result
from bot.matches.table.posts import Notice, Reminder, TurnPost
from bot.matches.table.voting import CHOICES
from render.theme import SEATS
from rules.game import Seat

STORY_LIMIT = 2100
"""Characters for the story of a post. The rest of the 4,000 is for scores, result and mentions."""
RESULT_LIMIT = 1200


def colour(seat: Seat | None) -> discord.Colour | None:
    """The seat's colour for the edge of its posts."""
    if seat is None:
        return None
    return discord.Colour.from_rgb(*SEATS[seat % len(SEATS)].fill)


def turn_post(
    presenter: TablePresenter,
    last: TurnPost,
    *,
    following: bool,
    pictured: bool,
    missing: str = "",
    plotted: Points = (),
    silent: Collection[int] = (),
) -> MessageView:
    """The message about one or several commits: what happened, the scores, and who is next. After
    the end it has the result, and a chart of the points if `plotted` is not empty. `missing` is the
    message key of why there are no pictures. People in `silent` are named without a mention."""
    story = _story(presenter, last, following=following, silent=silent)
    parts: list[ui.Item[Any]] = [text(story)] if story else []
    if pictured:
        parts.append(picture(presenter.alt(last.view, last.events), PICTURE))
    if missing:
        parts.append(text(presenter.say(missing)))
    if last.final and (ranking := result(presenter)):
        parts.append(text(ranking, RESULT_LIMIT))
    if plotted:
        alt = [presenter.plain.say("alt-plot"), *points_sentences(presenter, plotted)]
        parts.append(picture(presenter.sentences(alt), PLOT))
    parts += rows(_buttons(presenter, last, following=following))
    return MessageView(ui.Container(*parts, accent_colour=colour(last.seat)))


def earlier_pages(presenter: TablePresenter, last: TurnPost) -> list[MessageView]:
    """Messages to be sent before the post that ends a game, so that every line of the final scoring
    fits. Other posts leave out their oldest lines instead."""
    if not last.final:
        return []
    earlier, _ = last_lines(presenter.story(last.view, last.events), STORY_LIMIT)
    return pages(earlier)


def notice_view(
    presenter: TablePresenter, notice: Notice, sentence: str, *, following: bool, answered: bool
) -> MessageView:
    """A notice. In the table's own channel an open question has buttons."""
    ask = None if following or answered else QUESTIONS.get(notice.key)
    return text_view(sentence) if ask is None else ask(presenter, notice, sentence)


def notice_mentions(notice: Notice, *, following: bool) -> list[int]:
    """The user ids that a notice mentions because they must answer or play."""
    return [] if following else [int(who) for who in str(notice.args.get("who", "")).split()]


def _asking(
    presenter: TablePresenter, sentence: str, *answers: tuple[str, str, str], alike: bool = False
) -> MessageView:
    """A question with buttons for its answers. Each answer has the message key of its label, the
    verb of its button and the words the button carries. The first button is highlighted as
    agreement, unless all are `alike`."""
    agrees, other = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    buttons = [
        button(
            presenter.say(key),
            CustomId(verb, presenter.table.id, words),
            other if at or alike else agrees,
        )
        for at, (key, verb, words) in enumerate(answers)
    ]
    return MessageView(text(sentence), *rows(buttons))


def _seat_question(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """The offer of a seat or the request for one, with its buttons."""
    about, wish = str(notice.args.get("about", "")), notice.key == "seat-wished"
    yes, no = ("button-agree", "button-refuse") if wish else ("button-accept", "button-decline")
    return _asking(presenter, sentence, (yes, "accept", about), (no, "decline", about))


def _undo_question(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """The request to undo a turn, with two buttons for the others."""
    agree = ("button-agree", "agree", notice.question)
    return _asking(presenter, sentence, agree, ("button-refuse", "refuse", notice.question))


def _follow_question(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """The request of a channel to follow the table, with two buttons for the host."""
    agree = ("button-agree", "admit", str(notice.args["follower"]))
    return _asking(presenter, sentence, agree, ("button-refuse", "reject", agree[2]))


def _vote(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """A vote of the people at the table, with a button for each answer."""
    mark = str(notice.args["proposal"])
    choices = next(words for kind, words in CHOICES.items() if mark.startswith(f"{kind} "))
    answers = [(f"button-{word}", "vote", f"{mark} {word}") for word in choices]
    return _asking(presenter, sentence, *answers, alike="agree" not in choices)


def _silence(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """The question whether a computer player shall replace a person who does not move."""
    agree = ("button-replace", "vote", f"{notice.args['proposal']} agree")
    wait = ("button-wait", "vote", f"{notice.args['proposal']} refuse")
    return _asking(presenter, sentence, agree, wait)


def _start(presenter: TablePresenter, notice: Notice, sentence: str) -> MessageView:
    """The question to the host of a complete lobby. The button knows how many sat there."""
    return _asking(presenter, sentence, ("button-start", "begin", notice.question), alike=True)


def your_move(presenter: TablePresenter, mark: str) -> ui.Button[MessageView]:
    """The button that opens a person's panel. Its mark is unique."""
    custom_id = CustomId("turn", presenter.table.id, mark)
    return button(presenter.say("button-your-move"), custom_id, discord.ButtonStyle.primary)


def _seat_turn(presenter: TablePresenter, _: Notice, sentence: str) -> MessageView:
    """A notice that somebody has taken a seat and is on turn, with the button to their panel."""
    return MessageView(text(sentence), *rows([your_move(presenter, "seat")]))


def _one_button(key: str, tap: CustomId) -> Callable[[TablePresenter, Notice, str], MessageView]:
    """A function that makes a notice with one button."""
    only = (key, tap.verb, tap.rest)
    return lambda presenter, _, sentence: _asking(presenter, sentence, only, alike=True)


QUESTIONS: Mapping[str, Callable[[TablePresenter, Notice, str], MessageView]] = {
    "undo-asked": _undo_question,
    "undo-asked-of": _undo_question,
    "invited": _seat_question,
    "rematch-asked": _seat_question,
    "seat-offered": _seat_question,
    "seat-wished": _seat_question,
    "seat-taken-turn": _seat_turn,
    "seat-back-turn": _seat_turn,
    "follow-asked": _follow_question,
    "follow-asked-far": _follow_question,
    **{f"{kind}-asked": _vote for kind in CHOICES},
    "silence-asked": _silence,
    "replaced": _one_button("button-comeback", CustomId("comeback")),
    "absent": _one_button("button-comeback", CustomId("comeback")),
    "absent-paused": _one_button("button-comeback", CustomId("comeback")),
    "idle-lobby": _one_button("button-stay", CustomId("stay")),
    "restored-paused": _one_button("button-go-on", CustomId("resume")),
    "idle-paused": _one_button("button-go-on", CustomId("resume")),
    "lobby-ready": _start,
    "lobby-ready-without": _start,
    "archived": _one_button("button-restore", CustomId("restore")),
}
"""The notices with a question, and the functions that make their messages."""


def reminder_post(presenter: TablePresenter, reminder: Reminder) -> MessageView:
    """A reminder: whom the table waits for, since when, and the button to their panel."""
    move = your_move(presenter, reminder_mark(reminder))
    return MessageView(text("\n".join(_reminder_lines(presenter, reminder))), *rows([move]))


def _reminder_lines(presenter: TablePresenter, reminder: Reminder) -> list[str]:
    """One line for people on turn, one for each open question, and until when they have time. Or
    one line that their time ran out."""
    awaited = presenter.table.awaited
    people = {seat: user for seat, user in awaited.items() if user in reminder.people}
    if set(people.values()) != set(reminder.people):  # a person has decided in the meantime
        people = dict(enumerate(reminder.people, len(presenter.table.seats)))
    if reminder.ran_out is not None:
        who = presenter.texts.listed(presenter.locale, [f"<@{i}>" for i in reminder.people])
        at = moment(reminder.ran_out)
        return [presenter.say("clock-ran-out", who=who, id=presenter.table.id, at=at)]
    args = {"id": presenter.table.id, "since": moment(reminder.since)}
    turn, answer, until = "reminder", "reminder-answer", clock_lines(presenter, people)
    if reminder.ends is not None:
        args, until = ends_args(presenter, reminder.ends), []
        turn, answer = "clock-ends", "clock-ends-answer"
    called = presenter.called(presenter.public, people)
    return [
        *(presenter.say(answer if why else turn, who=who, why=why, **args) for who, why in called),
        *until,
    ]


def reminder_mark(reminder: Reminder) -> str:
    """An identifier in the button of a reminder, unique for each reminder."""
    if reminder.ran_out is not None:
        return f"clock {int(reminder.ran_out)}"
    if reminder.ends is not None:
        # others may be warned earlier or later of the same end
        return f"ends {int(reminder.ends)} {reminder.people[0]}"
    return f"reminder {int(reminder.since)} {reminder.number}"


def mentioned_people(
    presenter: TablePresenter, post: TurnPost, *, following: bool, silent: Collection[int]
) -> list[int]:
    """The user ids of the people who are told that it is their turn."""
    asked = _people_asked(presenter, post, following=following)
    return [who for who in asked.values() if who not in _named_only(post, asked, silent)]


def _named_only(
    post: TurnPost, people: Mapping[Seat, int], silent: Collection[int]
) -> frozenset[int]:
    """The people to name without a mention: those in `silent`, and those already mentioned for the
    same question."""
    called = people if post.called is None else post.called
    return frozenset((*silent, *(who for seat, who in people.items() if seat not in called)))


def _people_asked(presenter: TablePresenter, post: TurnPost, *, following: bool) -> dict[Seat, int]:
    """User ids by seat of the people the post asks. Only the table's own channel asks, and not
    during a pause."""
    if following or post.final or presenter.table.paused_at is not None:
        return {}
    holders = {seat: presenter.table.seats[seat] for seat in post.waiting}
    return {s: h.user_id for s, h in holders.items() if h.user_id and h.computer is None}


def _story(
    presenter: TablePresenter, last: TurnPost, *, following: bool, silent: Collection[int]
) -> str:
    """The text of a turn's post: the newest events that fit, the scores, and who is next."""
    earlier, lines = last_lines(presenter.story(last.view, last.events), STORY_LIMIT)
    head = [presenter.say("post-following", game=presenter.title())] if following else []
    if last.timed_out:
        names = presenter.own_prose.seats(last.timed_out)
        head.append(presenter.say("post-timed-out", names=names))
    head += _so_far(presenter, last) if last.story is not None else []
    head += ["…"] if earlier else []
    scores = presenter.scores_line(last.view)
    tail = ["", *([scores] if scores else [])]
    if not last.final:
        tail.append(_next(presenter, last, following=following, silent=silent))
        tail += clock_lines(presenter, last.waiting)
    return "\n".join([*head, *lines, *tail]).strip()


def _so_far(presenter: TablePresenter, post: TurnPost) -> list[str]:
    """Lines for a new follower: who plays, how many turns there were, and how to see them all."""
    names = presenter.prose.seats(range(len(presenter.table.seats)))
    sentence = presenter.say("post-story", names=names, count=post.story or 0)
    return [sentence, f"-# {presenter.say('post-story-hint')}"]


def _next(
    presenter: TablePresenter, post: TurnPost, *, following: bool, silent: Collection[int]
) -> str:
    """The line about who is next, with mentions."""
    if presenter.table.paused_at is not None:
        return presenter.waiting()
    people = _people_asked(presenter, post, following=following)
    lines = [
        presenter.say("post-answer" if why else "post-your-turn", who=who, why=why)
        for who, why in presenter.called(post.view, people, _named_only(post, people, silent))
    ]
    return "\n".join(lines) or presenter.waiting_for(post.waiting, post.view)


def _buttons(
    presenter: TablePresenter, post: TurnPost, *, following: bool
) -> list[ui.Button[MessageView]]:
    """The buttons of a turn's post."""
    table = presenter.table.id
    revision = str(post.revision)
    hand = button(presenter.say("button-hand"), CustomId("hand", table))
    board = button(presenter.say("button-board"), CustomId("board", table, revision))
    past = button(presenter.say("button-history"), CustomId("history", table, revision))
    rules = button(presenter.say("button-rules"), CustomId("rules", table))
    legend = button(presenter.say("button-explain"), CustomId("legend", table))
    poster = button(presenter.say("button-poster"), CustomId("poster", table))
    looks = [board, past, poster if post.final and presenter.has_posters else rules]
    played = any(holder.user_id is not None for holder in presenter.table.seats)
    if post.final and played and not following:
        review = button(presenter.say("button-review"), CustomId("review", table))
        rematch = button(presenter.say("button-rematch"), CustomId("rematch", table))
        return [*looks, review, rematch]
    explained = [legend] if presenter.explains else []
    if following:
        new = [presenter.table.game] if post.story is not None else []
        return [*looks, *explained, *learn_buttons(presenter.say, new)]
    if post.final:
        return looks
    held = [hand] if presenter.game.meta.secrets else []  # otherwise it is all visible
    buttons = [your_move(presenter, revision), *held, *looks, *explained]
    return buttons[:BUTTONS_IN_ROW]  # the rest can be found under *Board* and *Rules*
