"""*What Is This?*: the rules for exactly the question that a panel asks."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.panel.panel import Panel
from bot.front.panel.turn import acts, asks_answer, panel_of
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import TEXT_ROOM, MessageView, button, cut_lines, rows, text
from bot.matches.table.model import Table
from bot.texts.prose import Prose
from rules.narrow import VERB, Choice, find


async def show_explanation(context: InteractionContext, table: Table, custom_id: CustomId) -> None:
    """Shows the explanation in a new message. The panel's question may be settled by now."""
    panel = await panel_of(context, table)
    panel = replace(panel, answering=not acts(panel) and asks_answer(panel, custom_id.words))
    body = text(cut_lines(explanation(panel, custom_id.words), TEXT_ROOM))
    await context.show(MessageView(body, *rows(_buttons(panel, custom_id.words))))


def _buttons(panel: Panel, picked: tuple[str, ...]) -> list[ui.Button[MessageView]]:
    """The button that explains the pieces and marks in the panel's picture."""
    presenter = panel.presenter
    if not presenter.explains:
        return []
    legend = panel.custom_id("legend", " ".join(picked))
    return [button(presenter.say("button-legend"), legend)]


def explanation(panel: Panel, picked: tuple[str, ...]) -> list[str]:
    """Lines that explain each choice there is now."""
    presenter = panel.presenter
    view = presenter.game.view(panel.draft.state, panel.seat)
    place = "" if panel.settled else presenter.pace(view)
    title = presenter.say("explain-title", game=presenter.title())
    head = f"{title} · {place}" if place else title
    lines = _question(panel, picked)
    hint = [presenter.say("explain-hint")] if lines and presenter.table.hints_allowed else []
    lines = lines or [presenter.say("explain-nothing")]
    return [head, *lines, *hint, presenter.say("explain-more")]


def _question(panel: Panel, picked: tuple[str, ...]) -> list[str]:
    """Explains the possible verbs, or the picked verb and its next question."""
    branch = find(panel.legal, picked) or find(panel.legal)
    prose = panel.presenter.prose
    if not isinstance(branch, Choice):
        return [] if branch is None else [_verb(prose, branch.verb)]
    if branch.kind == VERB:
        return [_verb(prose, verb) for verb in branch.values]
    field = _meaning(prose, prose.field(branch.field), prose.describes_field(branch.field))
    return [_verb(prose, branch.picked[0]), field, *_values(prose, branch)]


def _meaning(prose: Prose, name: str, words: str) -> str:
    return prose.say("panel-foreseen", choice=name[:1].upper() + name[1:], told=words)


def _verb(prose: Prose, verb: str) -> str:
    return _meaning(prose, prose.verb(verb), prose.describes_verb(verb))


def _values(prose: Prose, choice: Choice) -> list[str]:
    """Explanations of values that need them, such as cards."""
    pairs = [(value, prose.describes(choice.kind, value)) for value in choice.values]
    return [
        f"- {_meaning(prose, prose.label(choice.kind, value), words)}"
        for value, words in pairs
        if words
    ]
