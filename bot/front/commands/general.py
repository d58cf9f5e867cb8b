"""`/turns`, `/do`, `/rules`, `/help`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.front import queries, turn
from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, command
from bot.front.context import InteractionContext
from bot.front.custom_ids import CustomId
from bot.front.message_views import MessageView, button, text, text_view
from bot.front.services import Services
from bot.matches.requests import Refused

TABLES_SHOWN = 10
LINE_LIMIT = 1000
"""Characters of one `/do` line."""


def general_commands(services: Services) -> list[app_commands.Command[Any, ..., None]]:
    """The commands that belong to no group."""
    games = tuple((services.texts.say("en", f"{key}-name"), key) for key in services.games)
    line = Param("text", "param-text", suggest=suggest.next_words)
    specs = [
        Spec("turns", "command-turns", turns),
        Spec("do", "command-do", do, (line,)),
        Spec("rules", "command-rules", rules, (Param("game", "param-game", choices=games),), True),
        Spec("help", "command-help", show_help, (), True),
    ]
    return [command(services, spec) for spec in specs]


async def turns(context: InteractionContext) -> None:
    """The tables that wait for the person, each with its *Your move* button."""
    tables = await context.tables.waiting()
    if not tables:
        await context.show(text_view(context.say("turns-none")))
        return
    parts: list[ui.Item[MessageView]] = [text(context.say("turns-title", count=len(tables)))]
    for table in tables[:TABLES_SHOWN]:
        presenter = context.presenter(table)
        line = context.say(
            "turns-line",
            game=presenter.title(),
            channel=f"<#{table.place.channel_id}>",
            names=presenter.prose.seats(range(len(table.seats))),
        )
        move = button(
            context.say("button-your-move"), CustomId("turn", table.id), discord.ButtonStyle.primary
        )
        parts.append(ui.Section(text(line, 350), accessory=move))
    await context.show(MessageView(*parts))


async def do(context: InteractionContext, text: str) -> None:
    """Actions by their texts, separated by semicolons; `confirm` at the end commits them."""
    if len(text) > LINE_LIMIT:
        raise Refused("too-long", most=LINE_LIMIT)
    actions = [part.strip() for part in text.split(";") if part.strip()]
    commit = bool(actions) and actions[-1].lower() == suggest.COMMIT
    texts = tuple(actions[:-1] if commit else actions)
    table = await context.tables.here()
    if texts:
        await turn.choose(context, table, texts, commit=commit)
    elif commit:
        await turn.confirm(context, table)
    else:
        raise Refused("nothing-typed")


async def rules(context: InteractionContext, game: str) -> None:
    """The rules of a game in short."""
    await queries.show_rules(context, game)


async def show_help(context: InteractionContext) -> None:
    """How to play here."""
    await context.show(text_view(context.say("help")))
