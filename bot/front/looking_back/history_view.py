"""A turn that somebody looks back at, as a message: its picture, what happened, and buttons to
other turns and viewers."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.front.looking_back.history import EVERYBODY, TurnPage
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    OPTIONS_LIMIT,
    MessageView,
    RenderedMessage,
    button,
    cut_lines,
    moment,
    rows,
    select,
    step_buttons,
    with_picture,
)
from bot.front.shown.presenter import NO_LAYERS, TablePresenter
from bot.matches.table.past import Moment, decisions
from bot.processes.drawing import Renderer
from bot.texts.prose import Prose
from rules.game import Seat

WAYS = ("first", "back", "forward", "last")
STORY_LIMIT = 1600
"""The most characters of the story. The rest of 4,000 is for the heading, the hand and the
scores."""
HAND_LIMIT = 700


async def draw_history(page: TurnPage, renderer: Renderer | None) -> RenderedMessage:
    """The turn with its picture, in which its changes are marked. Without a renderer, in words."""
    note = page.presenter.own_note(page.note)
    lines = [*_turn_in_words(page), *(["", *note] if note else [])]
    return await _message(page, renderer, lines, _controls(page))


async def draw_shared(page: TurnPage, renderer: Renderer | None, name: str) -> RenderedMessage:
    """The turn as a public message, with the name of the person who shows it."""
    presenter = page.presenter
    by = presenter.say("history-shown", name=presenter.prose.clean(name))
    there = CustomId("history", presenter.table.id, f"as {page.number}")
    history = button(presenter.say("button-history"), there)
    return await _message(page, renderer, [f"-# {by}", *_turn_in_words(page)], rows([history]))


async def _message(
    page: TurnPage,
    renderer: Renderer | None,
    lines: Sequence[str],
    controls: Sequence[ui.Item[MessageView]],
) -> RenderedMessage:
    """The message about a turn, with its picture if there is a renderer."""
    presenter, image = page.presenter, None
    if renderer is not None:
        look = presenter.render_options(None, NO_LAYERS, page.changes)
        image = await renderer.board(presenter.table.game, page.view, look)
    return with_picture("\n".join(lines), image, _alt(page), *controls)


def _alt(page: TurnPage) -> str:
    """The picture in words. The viewer is called "you"."""
    presenter = page.presenter.read_by(page.viewer)
    whose = _whose(page, page.presenter.plain) if page.viewer != page.own_seat else ""
    return presenter.alt(page.view, page.events(page.number), whose)


def _turn_in_words(page: TurnPage) -> list[str]:
    presenter = page.at(page.number)
    story = presenter.describe_events(page.events(page.number))
    happened = [cut_lines(story, STORY_LIMIT)] if story else []
    below = [_hand(page), presenter.scores_line(page.view), _next(page)]
    return [*_head(page), "", *happened, *([""] if happened else []), *filter(None, below)]


def _head(page: TurnPage) -> list[str]:
    """Which turn it was, whose and when, and who could see it this way."""
    presenter, moments = page.at(page.number), page.moments
    named = f"**{presenter.title()}** · {_turn_of(page)}"
    who = presenter.prose.seats(_deciders(moments)) if any(decisions(moments)) else ""
    at = moment(moments[-1].at.timestamp(), "f") if moments else ""
    lines = [named, " · ".join(part for part in (who, at) if part)]
    if whose := _whose(page, presenter.prose):
        lines.append(f"-# {whose}")
    if page.wish.way == "since" and page.number < page.last and page.has_decided:
        lines.append(f"-# {presenter.say('history-since')}")
    if page.missed:
        key = "history-missed" if page.past.undone else "history-no-such"
        lines.append(f"-# {presenter.say(key)}")
    return [*filter(None, lines)]


def _whose(page: TurnPage, prose: Prose) -> str:
    """Whose view this is; "" for everybody's."""
    if page.viewer is None:
        return ""
    key = "history-own" if page.viewer == page.own_seat else "history-viewer"
    return prose.say(key, name=prose.seat(page.viewer))


def _turn_of(page: TurnPage) -> str:
    if not page.number:
        return page.presenter.say("history-beginning")
    return page.presenter.say("history-turn-of", turn=page.number, count=page.last)


def _deciders(moments: Sequence[Moment]) -> list[Seat]:
    """The seats that decided in a turn, in order."""
    return list(dict.fromkeys(played.seat for played in decisions(moments)))


def _hand(page: TurnPage) -> str:
    """What the viewer held after the turn."""
    if page.viewer is None:
        return ""
    prose = page.presenter.read_by(page.viewer).prose
    told = page.presenter.describe_events(page.presenter.game.hand(page.view), prose)
    facts = page.presenter.sentences(told)
    return cut_lines([f"-# {facts}"], HAND_LIMIT) if facts else ""


def _next(page: TurnPage) -> str:
    """Whom the table waited for then, or why it waits for nobody."""
    presenter = page.at(page.number)
    status = presenter.table.status
    if page.number == page.last and (page.over or status == "archived"):
        return presenter.say(f"status-{status}")
    if page.number == page.last and presenter.table.paused_at is not None:
        return presenter.waiting()
    waiting = presenter.game.to_act(page.state)
    key = "waiting-for" if page.number == page.last else "history-next"
    return presenter.say(key, names=presenter.prose.seats(waiting))


# --- buttons to other turns, and to other viewers -----------------------------------------------


def _controls(page: TurnPage) -> list[ui.Item[MessageView]]:
    items: list[ui.Item[MessageView]] = []
    if page.last:
        items += [*rows(_steps(page)), _jump(page)]
    if page.over and page.presenter.game.meta.secrets:
        items.append(_viewers(page))
    return [*items, *rows(_further(page))]


def _further(page: TurnPage) -> list[ui.Button[MessageView]]:
    """The button to show the turn in the table's channel, or to review the game after its end."""
    presenter, table = page.presenter, page.presenter.table
    buttons: list[ui.Button[MessageView]] = []
    if table.owner is None:
        buttons.append(show_here_button(presenter, str(page.number)))
    if page.over and page.own_seat is not None:
        buttons.append(button(presenter.say("button-review"), CustomId("review", table.id)))
    return buttons


def show_here_button(presenter: TablePresenter, number: str = "") -> ui.Button[MessageView]:
    """The button to show a turn to everybody in the channel; "" for the newest turn."""
    return button(presenter.say("button-show-here"), CustomId("show", presenter.table.id, number))


def _steps(page: TurnPage) -> list[ui.Button[MessageView]]:
    """The buttons: first, back, forward, last."""
    leads = (page.number > 0, page.number < page.last)
    ids = [page.leading(way) for way in WAYS]
    return step_buttons(page.presenter.say, ids, leads, ("button-earlier", "button-later"))


def _jump(page: TurnPage) -> ui.ActionRow[MessageView]:
    """A list of turns to jump to, each with its first event."""
    numbers = spread(page.last, page.number)
    return select(
        page.presenter.say("history-jump"),
        page.leading("to"),
        [(str(number), _label(page, number)) for number in numbers],
        chosen=str(page.number),
        hints={str(n): hint for n in numbers if (hint := _hint(page, n))},
    )


def _label(page: TurnPage, number: int) -> str:
    say = page.presenter.say
    if not number:
        return say("history-beginning")
    who = page.at(number).plain.seats(_deciders(page.turns[number]))
    return say("history-turn", turn=number, names=who)


def _hint(page: TurnPage, number: int) -> str:
    presenter = page.at(number)
    return next(iter(presenter.describe_events(page.events(number), presenter.plain)), "")


def spread(last: int, here: int) -> list[int]:
    """Turn numbers for a list, from 0 to `last`. If they do not all fit, some are spread over the
    whole game and some are near the present turn, so that few jumps lead to any turn."""
    if last < OPTIONS_LIMIT:
        return list(range(last + 1))
    coarse = _evenly(0, last, OPTIONS_LIMIT // 2)
    before = max((number for number in coarse if number < here), default=0)
    after = min((number for number in coarse if number > here), default=last)
    fine = _evenly(before, after, OPTIONS_LIMIT - len(coarse) + 1)
    return sorted({*coarse, *fine, here})


def _evenly(first: int, last: int, count: int) -> list[int]:
    """This many numbers at equal distances, including both ends; fewer if there are not as many."""
    return sorted({first + (last - first) * i // (count - 1) for i in range(count)})


def _viewers(page: TurnPage) -> ui.ActionRow[MessageView]:
    """A list of views to choose from, once the game is over."""
    presenter = page.presenter
    public = (EVERYBODY, presenter.say("history-public"))
    seats = [
        (str(seat), presenter.say("history-view-of", name=presenter.plain.seat(seat)))
        for seat in range(page.seats)
    ]
    chosen = EVERYBODY if page.viewer is None else str(page.viewer)
    options, whose = [public, *seats], presenter.say("history-whose")
    return select(whose, page.leading("as"), options, chosen=chosen)
