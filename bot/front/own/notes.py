"""*Note*: a person's private note about a table."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.panel.turn import seat_in, show_turn
from bot.front.shown.custom_ids import CustomId
from bot.matches.people.notes import LENGTH
from bot.matches.table.model import Table


async def ask(context: InteractionContext, table: Table) -> None:
    """Opens the dialog with the present note. Refuses people who do not play."""
    seat_in(context, table)
    before = await context.people.note(context.person.id, table.id)
    dialog = ui.Modal(title=context.say("note-title"), custom_id=str(CustomId("note", table.id)))
    field = ui.TextInput[ui.Modal](
        style=discord.TextStyle.paragraph,
        custom_id="text",
        default=before or None,
        required=False,
        max_length=LENGTH,
    )
    dialog.add_item(ui.Label(text=context.say("note-label"), component=field))
    await context.open_dialog(dialog)


async def keep(context: InteractionContext, table: Table, text: str) -> None:
    """Stores the note from the dialog, and shows the panel with it."""
    seat_in(context, table)
    before = await context.people.note(context.person.id, table.id)
    await context.people.keep_note(context.person.id, table.id, text)
    key = "note-kept" if text.strip() else "note-gone" if before else ""
    await show_turn(context, table, context.say(key) if key else "")
