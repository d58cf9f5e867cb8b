"""`/me data` and `/me forget`: what is stored of a person, shown to them or deleted."""

from __future__ import annotations

import discord
from discord import ui

from bot.front.interaction.context import InteractionContext
from bot.front.lobby import lobby_actions
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.front.shown.rendered_message import RenderedMessage
from bot.matches.deeds.forgetting import names_of
from bot.matches.people.anonymous import Anonymous
from bot.matches.table.requests import ForgetPerson, Person, Refused

DATA = "meeplepost-data.json"


async def show_data(context: InteractionContext) -> None:
    """All of it as a file, for nobody else."""
    told = await context.tables.personal_data()
    shown = MessageView(text(context.say("me-data")), ui.File(f"attachment://{DATA}"))
    await context.show(RenderedMessage(shown, told.encode(), DATA, needed=True))


async def ask(context: InteractionContext) -> None:
    """Tells what would happen, and asks."""
    tables = await context.tables.knowing()
    who = context.interaction.user.id
    plays = [t for t in tables if t.status == "running" and t.seat_of(who) is not None]
    sure = context.say("me-forget-sure", count=len(plays))
    yes = button(context.say("button-forget-me"), CustomId("forgetme"), discord.ButtonStyle.danger)
    await context.show(MessageView(text(sure), *rows([yes])))


async def forget(context: InteractionContext, _: CustomId, __: str) -> None:
    """Yes: every table forgets, then the choices go. Cut off in the middle it may be asked for
    again, and goes on. Refused where nobody was asked: the question is always private."""
    if not context.tapped_privately:
        raise Refused("outdated")
    services, user = context.services, context.interaction.user
    person = Person(user.id, user.display_name)
    tables = await context.tables.knowing()
    names = {name for table in tables for name in names_of(table, person)} | {person.name}
    for table in tables:
        player = services.texts.say(table.locale, "anonymous-player")
        key = f"{context.interaction.id}-{table.id}"
        await services.matches.submit(key, person, table.id, ForgetPerson(player))
        if table.status == "lobby":
            await lobby_actions.refresh(services, context.interaction.client, table.id)
    player = context.say("anonymous-player")
    await services.matches.people.forget(Anonymous(user.id, names, player))
    await context.show(MessageView(text(context.say("me-forgotten"))))
