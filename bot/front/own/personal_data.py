"""What is stored of a person, shown to them or deleted (`/me data`, `/me forget`), and of a server,
deleted for whoever may manage it, asked twice (`/server forget`)."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.lobby import lobby_actions
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, RenderedMessage, button, rows, text
from bot.matches import person_tables
from bot.matches.server_data import delete_server, end_tables, going_on
from bot.matches.table.requests import Person, Refused

DATA = "meeplepost-data.json"


async def show_data(context: InteractionContext) -> None:
    """Sends everything stored about the person as a private file."""
    data = await context.tables.personal_data()
    view = MessageView(text(context.say("me-data")), ui.File(f"attachment://{DATA}"))
    await context.show(RenderedMessage(view, data.encode(), DATA, needed=True))


async def ask(context: InteractionContext) -> None:
    """Explains what would be deleted, and asks for confirmation."""
    tables = await context.tables.knowing()
    who = context.interaction.user.id
    plays = [t for t in tables if t.status == "running" and t.seat_of(who) is not None]
    sure = context.say("me-forget-sure", count=len(plays))
    await _ask(context, sure, "button-forget-me", CustomId("forgetme"))


async def forget(context: InteractionContext) -> None:
    """Deletes the person's data at every table, then their choices. If interrupted, it may be
    repeated and continues. Refuses public messages: the question is always private."""
    if not context.tapped_privately:
        raise Refused("outdated")
    services, user = context.services, context.interaction.user
    person, key = Person(user.id, user.display_name), str(context.interaction.id)

    def player(locale: str | None) -> str:
        return services.texts.say(locale or context.locale, "anonymous-player")

    for table in await person_tables.forget(services.matches, key, person, player):
        await lobby_actions.show_anew(context, table)
    await context.show(MessageView(text(context.say("me-forgotten"))))


# --- `/server forget`: everything of a server ----------------------------------------------------


async def ask_server(context: InteractionContext) -> None:
    """Explains what would be deleted, and asks for confirmation."""
    _check_manager(context)
    count = len(await going_on(context.services.matches, context.place.guild_id))
    question = context.say("server-forget", count=count)
    await _ask(context, question, "button-server-forget", CustomId("forgetserver"))


async def ask_server_again(context: InteractionContext) -> None:
    """Asks for a second confirmation, because there is no way back."""
    _check_manager(context)
    question = context.say("server-forget-sure")
    await _ask(context, question, "button-server-forget-sure", CustomId("deleteserver"))


async def forget_server(context: InteractionContext) -> None:
    """Ends the server's tables, tells their channels, takes the buttons off their lobbies, and then
    deletes everything."""
    _check_manager(context)
    matches, key, here = context.services.matches, str(context.interaction.id), context.place
    for lobby in await end_tables(matches, key, context.person, here.guild_id):
        with suppress(Refused):  # it was deleted in the meantime
            await lobby_actions.refresh(context.services, context.interaction.client, lobby)
    await delete_server(matches, key, context.person, here.guild_id)
    await context.show(MessageView(text(context.say("server-forgotten"))))


async def _ask(context: InteractionContext, question: str, label: str, yes: CustomId) -> None:
    confirm = button(context.say(label), yes, discord.ButtonStyle.danger)
    await context.show(MessageView(text(question), *rows([confirm])))


def _check_manager(context: InteractionContext) -> None:
    """Refuses people who may not manage the server, even if Discord offers them the command."""
    if not context.person.manages_server:
        raise Refused("server-forget")
