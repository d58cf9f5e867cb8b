"""Commands that have another name now: an app offers the former one until it fetches them anew."""

from __future__ import annotations

from collections.abc import Mapping

from bot.front.gate.component_handlers import outdated
from bot.front.interaction.context import InteractionContext

MOVED: Mapping[str, str] = {
    "table import": "record import",
    "table export": "record export",
    "table replay": "record replay",
    "table option": "host option",
}
"""By former names: where the commands are now."""


async def answer_unknown(context: InteractionContext, command: str) -> None:
    """Says where a command went; that it is outdated where there is none like it."""
    if command not in MOVED:
        await outdated(context)
        return
    named = context.services.texts.command(context.locale, MOVED[command])
    await context.tell(context.say("moved-command", command=named))
