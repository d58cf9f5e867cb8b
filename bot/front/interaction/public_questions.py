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
    """Submits the request of a button under a question. If it is refused because no answer is
    needed any more, the question loses its buttons. `moot` are the keys of such refusals."""
    try:
        return await context.submit(table, request)
    except Refused as refused:
        if refused.key in moot:
            await close_question(context)
        raise


async def close_question(context: InteractionContext) -> None:
    """Removes the buttons of an answered question. If that fails, they still answer that they are
    outdated."""
    message = context.interaction.message
    retired = None if message is None else without_controls(message)
    if message is not None and retired is not None:
        with suppress(*UNREACHABLE):
            await retire(context.interaction.client, message.channel.id, message.id, retired)
