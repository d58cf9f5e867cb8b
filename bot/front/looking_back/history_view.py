"""A turn that somebody looks back at, as a message: its picture, what happened, and buttons to
other turns and viewers."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.front.looking_back.history import EVERYBODY, ShownTurn
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import (
    OPTIONS_LIMIT,
    MessageView,
    RenderedMessage,
    button,
    cut_lines,
    picture,
    rows,
    select,
    step_buttons,
    text,
)
from bot.front.shown.presenter import NO_LAYERS, TablePresenter
from bot.matches.table.past import Moment, decisions
from bot.processes.drawing import Renderer
from bot.texts.prose import Prose
from rules.game import Seat

WAYS = ("first", "back", "forward", "last")
STORY_LIMIT = 1600
"""Characters kept for what happened; the rest of 4,000 is for the head, the hand and the scores."""
HAND_LIMIT = 700


async def draw_history(shown: ShownTurn, renderer: Renderer | None) -> RenderedMessage:
    """The turn with its picture, in which is marked what it changed; None: in words."""
    note = shown.presenter.own_note(shown.note)
    lines = [*_turn_in_words(shown), *(["", *note] if note else [])]
    return await _message(shown, renderer, lines, _controls(shown))


async def draw_shared(shown: ShownTurn, renderer: Renderer | None, name: str) -> RenderedMessage:
    """The turn as a public message, with the name of the person who shares it."""
    presenter = shown.presenter
    by = presenter.say("history-shown", name=presenter.prose.clean(name))
    there = CustomId("history", presenter.table.id, f"as {shown.number}")
    history = button(presenter.say("button-history"), there)
    return await _message(shown, renderer, [f"-# {by}", *_turn_in_words(shown)], rows([history]))


async def _message(
    shown: ShownTurn,
    renderer: Renderer | None,
    lines: Sequence[str],
    controls: Sequence[ui.Item[MessageView]],
) -> RenderedMessage:
    presenter, image = shown.presenter, None
    if renderer is not None:
        look = presenter.render_options(None, NO_LAYERS, shown.changes)
        image = await renderer.board(presenter.table.game, shown.view, look)
    parts: list[ui.Item[MessageView]] = [text("\n".join(lines))]
    if image:
        parts.append(picture(_alt(shown)))
    return RenderedMessage(MessageView(*parts, *controls), image)


def _alt(shown: ShownTurn) -> str:
    """The picture in words, in which whoever looks is "you"."""
    presenter = shown.presenter.read_by(shown.viewer)
    whose = _whose(shown, shown.presenter.plain) if shown.viewer != shown.own else ""
    return presenter.alt(shown.view, shown.events(shown.number), whose)


def _turn_in_words(shown: ShownTurn) -> list[str]:
    presenter = shown.at(shown.number)
    story = presenter.describe_events(shown.events(shown.number))
    happened = [cut_lines(story, STORY_LIMIT)] if story else []
    below = [_hand(shown), presenter.scores_line(shown.view), _next(shown)]
    return [*_head(shown), "", *happened, *([""] if happened else []), *filter(None, below)]


def _head(shown: ShownTurn) -> list[str]:
    """Which turn it was, whose and when, and who may see it so."""
    presenter, moments = shown.at(shown.number), shown.moments
    named = f"**{presenter.title()}** · {_turn_of(shown)}"
    who = presenter.prose.seats(_deciders(moments)) if any(decisions(moments)) else ""
    at = f"<t:{int(moments[-1].at.timestamp())}:f>" if moments else ""
    lines = [named, " · ".join(part for part in (who, at) if part)]
    if whose := _whose(shown, presenter.prose):
        lines.append(f"-# {whose}")
    if shown.wish.way == "since" and shown.number < shown.last:
        lines.append(f"-# {presenter.say('history-since')}")
    if shown.missed:
        lines.append(f"-# {presenter.say('history-missed')}")
    return [*filter(None, lines)]


def _whose(shown: ShownTurn, prose: Prose) -> str:
    """Who could see it so; "" for everybody."""
    if shown.viewer is None:
        return ""
    key = "history-own" if shown.viewer == shown.own else "history-viewer"
    return prose.say(key, name=prose.seat(shown.viewer))


def _turn_of(shown: ShownTurn) -> str:
    if not shown.number:
        return shown.presenter.say("history-beginning")
    return shown.presenter.say("history-turn-of", turn=shown.number, count=shown.last)


def _deciders(moments: Sequence[Moment]) -> list[Seat]:
    """Who decided in a turn, in order."""
    return list(dict.fromkeys(played.seat for played in decisions(moments)))


def _hand(shown: ShownTurn) -> str:
    """What whoever looks held after the turn."""
    if shown.viewer is None:
        return ""
    prose = shown.presenter.read_by(shown.viewer).prose
    facts = shown.presenter.sentences(prose.tell_all(shown.presenter.game.hand(shown.view)))
    return cut_lines([f"-# {facts}"], HAND_LIMIT) if facts else ""


def _next(shown: ShownTurn) -> str:
    """Whom the table waited for then, or how it ended."""
    presenter = shown.at(shown.number)
    if shown.number == shown.last and shown.over:
        return presenter.say(f"status-{presenter.table.status}")
    if shown.number == shown.last and presenter.table.paused_at is not None:
        return presenter.waiting()
    waiting = presenter.game.to_act(shown.state)
    key = "waiting-for" if shown.number == shown.last else "history-next"
    return presenter.say(key, names=presenter.prose.seats(waiting))


# --- buttons to other turns, and to other viewers -----------------------------------------------


def _controls(shown: ShownTurn) -> list[ui.Item[MessageView]]:
    items: list[ui.Item[MessageView]] = []
    if shown.last:
        items += [*rows(_steps(shown)), _jump(shown)]
    if shown.over and shown.presenter.game.meta.secrets:
        items.append(_viewers(shown))
    return [*items, *rows(_further(shown))]


def _further(shown: ShownTurn) -> list[ui.Button[MessageView]]:
    """Shown to everybody where the table has a channel; reviewed once it is over."""
    presenter, table = shown.presenter, shown.presenter.table
    buttons: list[ui.Button[MessageView]] = []
    if table.owner is None:
        buttons.append(show_here_button(presenter, str(shown.number)))
    if shown.over and shown.own is not None:
        buttons.append(button(presenter.say("button-review"), CustomId("review", table.id)))
    return buttons


def show_here_button(presenter: TablePresenter, number: str = "") -> ui.Button[MessageView]:
    """Shows everybody in the channel a turn; "": the newest."""
    return button(presenter.say("button-show-here"), CustomId("show", presenter.table.id, number))


def _steps(shown: ShownTurn) -> list[ui.Button[MessageView]]:
    """First, back, forward, last."""
    leads = (shown.number > 0, shown.number < shown.last)
    ids = [shown.leading(way) for way in WAYS]
    return step_buttons(shown.presenter.say, ("button-earlier", "button-later"), ids, *leads)


def _jump(shown: ShownTurn) -> ui.ActionRow[MessageView]:
    """A list of turns to jump to, with the first thing that happened in each."""
    numbers = spread(shown.last, shown.number)
    return select(
        shown.presenter.say("history-jump"),
        shown.leading("to"),
        [(str(number), _label(shown, number)) for number in numbers],
        chosen=str(shown.number),
        hints={str(n): hint for n in numbers if (hint := _hint(shown, n))},
    )


def _label(shown: ShownTurn, number: int) -> str:
    say = shown.presenter.say
    if not number:
        return say("history-beginning")
    who = shown.at(number).plain.seats(_deciders(shown.turns[number]))
    return say("history-turn", turn=number, names=who)


def _hint(shown: ShownTurn, number: int) -> str:
    presenter = shown.at(number)
    return next(iter(presenter.describe_events(shown.events(number), presenter.plain)), "")


def spread(last: int, here: int) -> list[int]:
    """Numbers from 0 to the last, at most as many as a list holds: all of them, or some over the
    whole game and some more around the present one, so that few jumps lead anywhere."""
    if last < OPTIONS_LIMIT:
        return list(range(last + 1))
    coarse = _evenly(0, last, OPTIONS_LIMIT // 2)
    before = max((number for number in coarse if number < here), default=0)
    after = min((number for number in coarse if number > here), default=last)
    fine = _evenly(before, after, OPTIONS_LIMIT - len(coarse) + 1)
    return sorted({*coarse, *fine, here})


def _evenly(first: int, last: int, count: int) -> list[int]:
    """So many numbers at equal distances, both ends among them; fewer where there are not more."""
    return sorted({first + (last - first) * i // (count - 1) for i in range(count)})


def _viewers(shown: ShownTurn) -> ui.ActionRow[MessageView]:
    """Whose view to look at, once nothing is secret any more."""
    presenter = shown.presenter
    public = (EVERYBODY, presenter.say("history-public"))
    seats = [
        (str(seat), presenter.say("history-view-of", name=presenter.plain.seat(seat)))
        for seat in range(shown.seats)
    ]
    chosen = EVERYBODY if shown.viewer is None else str(shown.viewer)
    options, whose = [public, *seats], presenter.say("history-whose")
    return select(whose, shown.leading("as"), options, chosen=chosen)
