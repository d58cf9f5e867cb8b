"""While others decide: whom the table waits for, and what the player has planned meanwhile."""

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
"""By whether a plan is only laid as a draft: the button that changes it, and what it says."""


def _planned(presenter: TablePresenter, draft: Draft) -> str:
    """What a player has planned, for that player only: for their own turn, and answers."""
    plan = draft.plan
    own = _titled(presenter, "planned-laid" if plan.lays else "planned", plan.of(answers=False))
    return "\n".join([*own, *_titled(presenter, "planned-answers", plan.of(answers=True))])


def _titled(presenter: TablePresenter, key: str, found: Sequence[Alternative]) -> list[str]:
    """Alternatives by their numbers, below what becomes of them; nothing for none."""
    lines = [f"{at}. {_alternative(presenter, one)}" for at, one in enumerate(found, 1)]
    return [presenter.say(key), *lines] if lines else []


def _alternative(presenter: TablePresenter, one: Alternative) -> str:
    read = presenter.game.meta.action
    words = "; ".join(presenter.prose.action(read(text)) for text in one.texts)
    if one.answer:
        return presenter.say("planned-answer", action=words)
    return presenter.say("planned-line", actions=words, points=one.points or 0)


def note_button(panel: Panel) -> ui.Button[MessageView]:
    """The way to what the player writes to themselves."""
    table = panel.presenter.table
    return button(panel.presenter.say("button-note"), CustomId("note", table.id))


def resting(panel: Panel, note: str) -> MessageView:
    """While others decide: a note, whom the table waits for, and what one has planned."""
    presenter, draft = panel.presenter, panel.draft
    waiting = "\n".join([presenter.waiting(), *clock_lines(presenter, presenter.table.awaited)])
    paragraphs = [panel.late_change, note, waiting]
    if draft.plan.lost:
        paragraphs.append(presenter.say("panel-plan-lost"))
    noted = "\n".join(presenter.own_note(panel.own_note)).strip()
    made = text_view(*paragraphs, noted, _planned(presenter, draft))
    made.add(*rows([*_planning_ways(panel), note_button(panel)]))
    return made


def _planning_ways(panel: Panel) -> list[ui.Button[MessageView]]:
    """While others decide: plan ahead, what becomes of the plan, and giving it up."""
    presenter, draft = panel.presenter, panel.draft
    ways: list[tuple[str, CustomId]] = []
    if presenter.table.paused_at is None and len(draft.plan.alternatives) < MOST:
        ways += [("button-plan", panel.custom_id("plan"))] if draft.ahead else []
        ways += [("button-plan-answer", panel.custom_id("answer"))] if draft.answers else []
    if draft.plan.of(answers=False):
        key, then = LAY[draft.plan.lays]
        ways.append((key, CustomId("layplan", presenter.table.id, then)))
    if draft.plan.alternatives:
        ways.append(("button-forget", CustomId("forget", presenter.table.id)))
    return [button(presenter.say(key), custom_id) for key, custom_id in ways]
