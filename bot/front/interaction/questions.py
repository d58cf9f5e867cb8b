"""Public questions with buttons for an answer."""

from __future__ import annotations

from contextlib import suppress

from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import UNREACHABLE
from bot.front.shown.retired_messages import retire, without_controls


async def close_question(context: InteractionContext) -> None:
    """The question is answered: its buttons go. When that fails they only answer as outdated."""
    message = context.interaction.message
    shown = None if message is None else without_controls(message)
    if message is not None and shown is not None:
        with suppress(*UNREACHABLE):
            await retire(context.interaction.client, message.channel.id, message.id, shown)
