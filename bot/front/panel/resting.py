"""The panel while others decide: whom the table waits for, and what the player has planned."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from discord import ui

from bot.front.panel.panel import Panel
from bot.front.shown.clock_lines import clock_lines
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text_view
from bot.front.shown.presenter import TablePresenter
from bot.matches.table.model import Draft
from bot.matches.table.plans import MOST, Alternative

LAY: Mapping[bool, tuple[str, str]] = MappingProxyType(
    {False: ("button-plan-lay", "1"), True: ("button-plan-play", "0")}
)
"""The text and argument of the button about laying out plans, by the present choice."""


def _plans(presenter: TablePresenter, draft: Draft) -> str:
    """The player's plans for their own turn, and for answers in turns of others."""
    plan = draft.plan
    own = _titled(presenter, "planned-laid" if plan.lays else "planned", plan.of(answers=False))
    return "\n".join([*own, *_titled(presenter, "planned-answers", plan.of(answers=True))])


def _titled(presenter: TablePresenter, key: str, alternatives: Sequence[Alternative]) -> list[str]:
    """A heading and the numbered alternatives; [] if there are none."""
    lines = [f"{at}. {_alternative(presenter, one)}" for at, one in enumerate(alternatives, 1)]
    return [presenter.say(key), *lines] if lines else []


def _alternative(presenter: TablePresenter, alternative: Alternative) -> str:
    read = presenter.game.meta.action
    words = "; ".join(presenter.prose.action(read(text)) for text in alternative.texts)
    if alternative.answer:
        return presenter.say("planned-answer", action=words)
    return presenter.say("planned-line", actions=words, points=alternative.points or 0)


def note_button(panel: Panel) -> ui.Button[MessageView]:
    """A button that opens the player's own note about the table."""
    table = panel.presenter.table
    return button(panel.presenter.say("button-note"), CustomId("note", table.id))


def resting(panel: Panel, note: str) -> MessageView:
    """The panel while others decide. `note` says what the player's last tap did. What they hold
    shows what their turn drew."""
    presenter, draft = panel.presenter, panel.draft
    waiting = "\n".join([presenter.waiting(), *clock_lines(presenter, presenter.table.awaited)])
    held = "\n".join(presenter.held(presenter.view(panel.seat), panel.seat))
    paragraphs = [panel.late_change, note, waiting, held]
    if draft.plan.lost:
        paragraphs.append(presenter.say("panel-plan-lost"))
    noted = "\n".join(presenter.own_note(panel.own_note)).strip()
    view = text_view(*paragraphs, noted, _plans(presenter, draft))
    view.add(*rows([*_plan_buttons(panel), note_button(panel)]))
    return view


def _plan_buttons(panel: Panel) -> list[ui.Button[MessageView]]:
    """Buttons to add a plan, to choose whether it is played or laid as a draft, and to drop all."""
    presenter, draft = panel.presenter, panel.draft
    labelled: list[tuple[str, CustomId]] = []
    if presenter.table.paused_at is None and len(draft.plan.alternatives) < MOST:
        labelled += [("button-plan", panel.custom_id("plan"))] if draft.ahead else []
        labelled += [("button-plan-answer", panel.custom_id("answer"))] if draft.answers else []
    if draft.plan.of(answers=False):
        key, then = LAY[draft.plan.lays]
        labelled.append((key, CustomId("layplan", presenter.table.id, then)))
    if draft.plan.alternatives:
        labelled.append(("button-forget", CustomId("forget", presenter.table.id)))
    return [button(presenter.say(key), custom_id) for key, custom_id in labelled]
