"""Asks people who confirm many turns by hand, once, whether the last pick shall confirm a turn."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text, text_view
from bot.matches.deeds.confirming import proposes_last_pick
from bot.matches.table.requests import Refused

ANSWERS: Mapping[str, str] = MappingProxyType(
    {"safe": "button-confirm-safe", "ask": "button-confirm-ask"}
)
"""The labels of the answers, by the choice each stands for (`choices.CONFIRMING`). The third choice
is only for people who look for it."""


async def ask_once(context: InteractionContext, view: MessageView) -> None:
    """Adds the question to the message after a confirmation, if the person is to be asked."""
    who, people = context.person.id, context.people
    if not proposes_last_pick(await people.choices(who)):
        return
    await people.asked_about_confirming(who)
    buttons = [
        button(context.say(label), CustomId("lastpick", rest=a)) for a, label in ANSWERS.items()
    ]
    view.add(text(context.say("confirming-proposed")), *rows(buttons))


async def answer(context: InteractionContext, chosen: str) -> None:
    """Stores the person's answer and shows it in place of the question. Refuses answers from public
    messages, because the question is always private."""
    if not context.tapped_privately or chosen not in ANSWERS:
        raise Refused("outdated")
    await context.people.choose_confirming(context.person.id, chosen)
    await context.show(text_view(context.say(f"me-confirm-{chosen}-chosen")))
