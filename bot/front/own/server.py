"""`/server forget`: everything of a server is deleted, for whoever may manage it, asked twice."""

from __future__ import annotations

import discord

from bot.front.interaction.context import InteractionContext
from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button, rows, text
from bot.matches.server_data import delete_server, end_tables, going_on
from bot.matches.table.requests import Refused


async def ask(context: InteractionContext) -> None:
    """Tells what would happen, and asks."""
    _check_manager(context)
    count = len(await going_on(context.services.matches, context.place.guild_id))
    told = context.say("server-forget", count=count)
    await _ask(context, told, "button-server-forget", CustomId("forgetserver"))


async def ask_again(context: InteractionContext, _: CustomId, __: str) -> None:
    """Yes: asks once more, for there is no way back."""
    _check_manager(context)
    told = context.say("server-forget-sure")
    await _ask(context, told, "button-server-forget-sure", CustomId("deleteserver"))


async def forget(context: InteractionContext, _: CustomId, __: str) -> None:
    """Yes again: what goes on ends, its channels are told so, and then all of it goes."""
    _check_manager(context)
    matches, key, here = context.services.matches, str(context.interaction.id), context.place
    await end_tables(matches, key, context.person, here.guild_id)
    await delete_server(matches, key, context.person, here.guild_id)
    await context.show(MessageView(text(context.say("server-forgotten"))))


async def _ask(context: InteractionContext, told: str, label: str, yes: CustomId) -> None:
    way = button(context.say(label), yes, discord.ButtonStyle.danger)
    await context.show(MessageView(text(told), *rows([way])))


def _check_manager(context: InteractionContext) -> None:
    """Refuses everybody else, whomever the server lets use the command."""
    if not context.person.manages_server:
        raise Refused("server-forget")
