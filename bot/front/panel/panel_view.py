"""*Your Move* as a message: one decision at a time, preview, step back, confirm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.front.panel.choice_controls import controls
from bot.front.panel.choices import build_menu, one_back, shows_pieces, with_emojis
from bot.front.panel.consequences import (
    consequences,
    foresee_all,
    hints,
    listed_entries,
    with_names,
)
from bot.front.panel.foresight import Foreseen, foreseen, leading_words
from bot.front.panel.menu import Menu, Words
from bot.front.panel.offered_first import with_first
from bot.front.panel.paired_actions import with_pairs
from bot.front.panel.panel import Panel, completed_text
from bot.front.panel.places import located
from bot.front.panel.practice import private_buttons
from bot.front.panel.resting import note_button
from bot.front.shown.clock_lines import clock_lines
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.layers import switched_on, switches
from bot.front.shown.message_views import (
    TEXT_ROOM,
    MessageView,
    RenderedMessage,
    button,
    cut,
    cut_lines,
    last_lines,
    picture,
    rows,
    text,
)
from bot.processes.drawing import Renderer
from render.painter import RenderOptions
from rules.game import Event, Illegal
from rules.narrow import Choice, last_word, narrow

ASKED_LIMIT = 2100
"""The most characters for the question and the results of its answers."""
SINCE_LIMIT = 1200
"""The most characters for what happened since the last decision."""
SINCE_LINES = 15
"""The most lines of that. The rest can be found in the log."""


async def draw_panel(panel: Panel, renderer: Renderer | None) -> RenderedMessage:
    """The panel with its picture. Without a renderer, in words."""
    presenter = panel.presenter
    view = presenter.game.view(panel.draft.state, panel.seat)
    menu = _menu(panel, view)
    if menu is not None and not panel.draft.ready:
        menu = located(menu, presenter.game, view, presenter.plain)
    ahead = foresee_all(panel, menu, view)
    if menu is not None:
        menu = with_first(menu, leading_words(ahead, panel.seat), presenter.say("panel-leading"))
        menu = with_names(panel, menu, ahead)
    if renderer is None:
        return RenderedMessage(_sheet(panel, menu, view, ahead, pictured=False))
    offered = renderer.layers(presenter.table.game)
    look = _look(panel, menu, offered)
    image = await renderer.board(presenter.table.game, view, look)
    sheet = _sheet(panel, menu, view, ahead, pictured=image is not None)
    if image is not None:
        sheet.add(*switches(presenter, offered, panel.layers, panel.switch))
    return RenderedMessage(sheet, image)


def pictured(panel: Panel, renderer: Renderer) -> tuple[Any, RenderOptions]:
    """The view that the panel's picture shows, and its look."""
    view = panel.presenter.game.view(panel.draft.state, panel.seat)
    offered = renderer.layers(panel.presenter.table.game)
    return view, _look(panel, _menu(panel, view), offered)


def _look(panel: Panel, menu: Menu | None, offered: Sequence[str]) -> RenderOptions:
    choice = menu.choice if menu else None
    if menu and choice is None and len(panel.legal) == 1:
        choice = last_word(panel.legal[0])
    layers = switched_on(offered, panel.layers)
    return panel.presenter.render_options(choice, layers, panel.changes)


def _menu(panel: Panel, view: Any) -> Menu | None:
    """The menu of the panel's question; None if there is nothing to choose."""
    legal, presenter = panel.legal, panel.presenter
    if not legal:
        return None
    prose = presenter.prose_at(view)
    pieces = presenter.pieces and shows_pieces(legal, partial(presenter.emoji, view))
    try:
        menu = build_menu(legal, panel.picked, prose, panel.group, pieces=pieces)
    except Illegal:
        menu = build_menu(legal, (), prose, pieces=pieces)
    if panel.settled:
        return menu
    return with_pairs(menu, presenter.game, panel.draft.state, panel.seat, legal, prose)


def _sheet(
    panel: Panel, menu: Menu | None, view: Any, ahead: Foreseen, *, pictured: bool
) -> MessageView:
    """The components of the panel's message."""
    presenter = panel.presenter
    channel = f"<#{presenter.table.place.channel_id}>"
    head = [panel.late_change] if panel.late_change else []
    asked = presenter.view(panel.seat) if panel.draft.ready else view  # a drafted answer
    why = presenter.why(asked, panel.seat)
    head.append(_title(panel, view, channel, answers=bool(why)))
    head += [why] if why and not panel.draft.actions else []
    head += [] if panel.planning else clock_lines(presenter, [panel.seat])
    if panel.draft.dropped:
        head.append(presenter.say("panel-dropped"))
    if panel.draft.plan.lost:
        head.append(presenter.say("panel-plan-lost"))
    if panel.note:
        head.append(f"-# {panel.note}")
    if panel.without_picture:
        head.append(panel.without_picture)
    asks = [*_ahead(panel), *_question(panel, menu)]
    follows = [] if panel.settled else presenter.to_come(view).splitlines()
    asked = cut_lines([*asks, *consequences(panel, menu, ahead), *follows], ASKED_LIMIT)
    below = MessageView(*_controls(panel, menu, view, ahead), *rows(_buttons(panel, menu)))
    asked, room = f"\n\n{asked}", TEXT_ROOM - below.content_length()
    before = cut_lines([*head, *_story(panel, view)], room - len(asked))
    items: list[ui.Item[MessageView]] = [text(before + asked)]
    if pictured:
        events = panel.draft.events or _not_held(panel, panel.since.events)
        items.append(picture(presenter.alt(view, events)))
    return MessageView(*items, *below.children)


def _controls(
    panel: Panel, menu: Menu | None, view: Any, ahead: Foreseen
) -> list[ui.Item[MessageView]]:
    """The buttons and lists of the choices, with their headings."""
    if menu is None:
        return []
    presenter = panel.presenter
    if not panel.settled:
        menu = with_emojis(menu, partial(presenter.emoji, view))
    below = hints(panel, listed_entries(menu), ahead, presenter.plain)
    return controls(menu, panel.custom_id, below)


def _title(panel: Panel, view: Any, channel: str, *, answers: bool) -> str:
    """The game and table, the kind of decision, and its place in the turn."""
    presenter = panel.presenter
    key = "panel-title-answer" if answers else "panel-title"
    key = "panel-title-plan" if panel.planning else key
    title = panel.say(key, game=presenter.title(), channel=channel)
    place = "" if panel.settled else presenter.pace(view)
    return f"{title} · {place}" if place else title


def _story(panel: Panel, view: Any) -> list[str]:
    """The events of the drafted actions, and the names of those without events. Before the player
    has chosen anything: their note and what happened since their last decision, and without a draft
    what they hold."""
    presenter = panel.presenter
    before = [*presenter.own_note(panel.own_note), *_meanwhile(panel)]
    if panel.draft.actions:
        laid = [presenter.say("panel-plan-laid")] if panel.draft.plan.laid else []
        names = map(presenter.prose.action, panel.draft.without_events)
        chosen = [presenter.say("panel-chosen", action=name) for name in names]
        return [*before, *laid, *presenter.describe_events(panel.draft.events), *chosen]
    return [*before, *(presenter.held(view, panel.seat) or [""])]


def _meanwhile(panel: Panel) -> list[str]:
    """What happened since the player's last decision, newest last. If it is much, only the
    newest."""
    presenter, since = panel.presenter, panel.since
    if since.newcomer:
        view = presenter.view(panel.seat)
        facts = _not_held(panel, presenter.game.remaining(view))
        open_still = presenter.sentences(presenter.describe_events(facts))
        head = [presenter.say("since-newcomer"), presenter.scores_line(view)]
        return [*head, *([f"-# {open_still}"] if open_still else []), ""]
    sentences = presenter.describe_events(_not_held(panel, since.events))
    earlier, lines = last_lines(sentences[-SINCE_LINES:], SINCE_LIMIT)
    helped = presenter.played_for(since.played_for)
    if not (lines or helped):
        return []
    left_out = [panel.say("since-earlier")] if earlier or len(sentences) > SINCE_LINES else []
    title = "since-decision" if since.decided else "since-beginning"
    return [presenter.say(title), *helped, *left_out, *lines, ""]


def _not_held(panel: Panel, facts: Iterable[Event]) -> list[Event]:
    """Facts without those that tell what the seat holds, which the panel says anyway."""
    view = panel.presenter.view(panel.seat)
    held = tuple(panel.presenter.game.hand(view))
    return [fact for fact in facts if fact not in held]


def _ahead(panel: Panel) -> list[str]:
    """A sentence that a complete turn may be confirmed or, for a plan, what happens to it."""
    presenter, draft = panel.presenter, panel.draft
    if panel.answering:
        return [presenter.say("panel-ahead-answer"), ""]
    if panel.planning:
        part = "" if draft.ready else presenter.say("panel-ahead-part")
        ahead = presenter.say("panel-ahead", lays="yes" if draft.plan.lays else "no")
        return [presenter.sentences([ahead, part, _wins(panel)]), ""]
    if not draft.ready:
        return []
    return [completed_text(presenter, draft, panel.seat)]


def _wins(panel: Panel) -> str:
    """The points that a planned line would win; "" if it would win none."""
    points = panel.draft.points
    return panel.presenter.say("panel-ahead-wins", points=points) if points > 0 else ""


def _question(panel: Panel, menu: Menu | None) -> list[str]:
    if menu is None:
        return []
    if menu.groups:
        return [panel.presenter.say("panel-group", prompt=menu.prompt)]
    return [menu.prompt]


def _buttons(panel: Panel, menu: Menu | None) -> list[ui.Button[MessageView]]:
    """The buttons below the choices: confirm, step back, start over, ask for a hint."""
    presenter, draft = panel.presenter, panel.draft
    buttons: list[ui.Button[MessageView]] = []
    if panel.planning and draft.actions:
        buttons.append(_keep_line(panel))
    elif draft.ready and menu is None:
        buttons.append(_confirm(panel))
    if panel.group >= 0 or (menu and _picked_by_hand(panel)):
        buttons.append(button(presenter.say("button-other"), panel.ask(_before(panel))))
    elif draft.actions or panel.planning:
        buttons.append(_back(panel))
    if len(draft.actions) > 1:
        buttons.append(button(presenter.say("button-restart"), panel.custom_id("restart")))
    return [*buttons, *_looks(panel, menu)]


def _looks(panel: Panel, menu: Menu | None) -> list[ui.Button[MessageView]]:
    """The buttons that decide nothing: explanations, hints, the private note, the position in
    words."""
    presenter, draft = panel.presenter, panel.draft
    buttons: list[ui.Button[MessageView]] = []
    if presenter.table.owner is not None and not draft.actions:
        buttons += private_buttons(presenter, panel.since, told=bool(panel.note))
    if menu is not None:
        explain = panel.custom_id("explain", " ".join(panel.picked))
        buttons.append(button(presenter.say("button-explain"), explain))
    asks = menu is not None and not (panel.settled or panel.planning)
    if presenter.table.hints_allowed and asks:
        buttons.append(button(presenter.say("button-hint"), panel.custom_id("hint")))
    if not draft.actions:
        buttons.append(note_button(panel))
    if presenter.game.offers("describe"):
        buttons.append(button(presenter.say("button-words"), CustomId("words", presenter.table.id)))
    return buttons


def _confirm(panel: Panel) -> ui.Button[MessageView]:
    label, style = panel.presenter.say("button-confirm"), discord.ButtonStyle.success
    return button(label, panel.custom_id("confirm"), style)


def _keep_line(panel: Panel) -> ui.Button[MessageView]:
    label, style = panel.presenter.say("button-plan-keep"), discord.ButtonStyle.success
    return button(label, panel.custom_id("keepline"), style)


def _back(panel: Panel) -> ui.Button[MessageView]:
    drafted = panel.draft.actions or panel.draft.unseen
    back = panel.custom_id("back") if drafted else panel.custom_id("pick")
    return button(panel.presenter.say("button-back"), back)


def _picked_by_hand(panel: Panel) -> bool:
    """Whether the player has picked more than what leaves no choice anyway."""
    first = narrow(panel.legal)
    return isinstance(first, Choice) and len(panel.picked) > len(first.picked)


def _before(panel: Panel) -> Words:
    """The words before the last question that was answered in this panel."""
    return panel.picked if panel.group >= 0 else one_back(panel.legal, panel.picked)


def unseen(panel: Panel) -> MessageView:
    """A draft that would reveal something by now: its actions, and that it counts once
    confirmed."""
    presenter = panel.presenter
    words = "; ".join(map(presenter.prose.action, panel.draft.unseen))
    lines = [panel.late_change, presenter.say("panel-unseen", action=words)]
    return MessageView(text("\n".join(filter(None, lines))), *rows([_confirm(panel), _back(panel)]))


def warning(panel: Panel, action: str) -> MessageView:
    """A warning before an action that reveals something, with a button to continue."""
    presenter, reveals = panel.presenter, panel.presenter.game.meta.action(action)
    words = presenter.prose.action(reveals)
    buttons = [
        button(
            presenter.say("button-sure"),
            panel.custom_id("sure", action),
            discord.ButtonStyle.danger,
        ),
        button(presenter.say("button-not-yet"), panel.custom_id("pick")),
    ]
    lines = [
        *([panel.late_change] if panel.late_change else []),
        presenter.say("panel-reveals", action=words, steps=len(panel.draft.actions)),
    ]
    if reveals in panel.legal:
        view = presenter.game.view(panel.draft.state, panel.seat)
        lines.append(cut(foreseen(presenter, presenter.prose, view, reveals), ASKED_LIMIT))
    return MessageView(text("\n".join(lines).strip()), *rows(buttons))
