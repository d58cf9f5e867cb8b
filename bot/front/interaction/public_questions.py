"""Public questions with buttons for an answer."""

from __future__ import annotations

from contextlib import suppress

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import UNREACHABLE
from bot.front.shown.retired_messages import retire, without_controls
from bot.matches.table.model import Table
from bot.matches.table.requests import Answer, Refused, Request


async def answer_question(
    context: InteractionContext, table: Table, request: Request, *moot: str
) -> Answer:
    """Submits the request behind a button of the tapped question. If it is refused because nobody
    has to answer any more (`moot`: keys of such refusals), the question loses its buttons."""
    try:
        return await context.submit(table, request)
    except Refused as refused:
        if refused.key in moot:
            await close_question(context)
        raise


async def close_question(context: InteractionContext) -> None:
    """The question is answered: its buttons go. When that fails they only answer as outdated."""
    message = context.interaction.message
    retired = None if message is None else without_controls(message)
    if message is not None and retired is not None:
        with suppress(*UNREACHABLE):
            await retire(context.interaction.client, message.channel.id, message.id, retired)
