"""`/turns`, `/do`, `/rules`, `/help`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui

from bot.front import queries, turn
from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, command
from bot.front.context import Ask
from bot.front.custom_ids import Tap
from bot.front.message_views import Sheet, button, sheet, text
from bot.front.services import Front
from bot.matches.requests import Refused

TABLES_SHOWN = 10
LINE_LIMIT = 1000
"""Characters of one `/do` line."""


def general_commands(front: Front) -> list[app_commands.Command[Any, ..., None]]:
    """The commands that belong to no group."""
    games = tuple((front.texts.say("en", f"{key}-name"), key) for key in front.games)
    line = Param("text", "param-text", suggest=suggest.next_words)
    specs = [
        Spec("turns", "command-turns", turns),
        Spec("do", "command-do", do, (line,)),
        Spec("rules", "command-rules", rules, (Param("game", "param-game", choices=games),), True),
        Spec("help", "command-help", show_help, (), True),
    ]
    return [command(front, spec) for spec in specs]


async def turns(ask: Ask) -> None:
    """The tables that wait for the person, each with its *Your move* button."""
    tables = await ask.tables.waiting()
    if not tables:
        await ask.show(sheet(ask.say("turns-none")))
        return
    parts: list[ui.Item[Sheet]] = [text(ask.say("turns-title", count=len(tables)))]
    for table in tables[:TABLES_SHOWN]:
        scene = ask.scene(table)
        line = ask.say(
            "turns-line",
            game=scene.title(),
            channel=f"<#{table.place.channel_id}>",
            names=scene.prose.seats(range(len(table.seats))),
        )
        move = button(
            ask.say("button-your-move"), Tap("turn", table.id), discord.ButtonStyle.primary
        )
        parts.append(ui.Section(text(line, 350), accessory=move))
    await ask.show(Sheet(*parts))


async def do(ask: Ask, text: str) -> None:
    """Actions by their texts, separated by semicolons; `confirm` at the end commits them."""
    if len(text) > LINE_LIMIT:
        raise Refused("too-long", most=LINE_LIMIT)
    actions = [part.strip() for part in text.split(";") if part.strip()]
    commit = bool(actions) and actions[-1].lower() == suggest.COMMIT
    texts = tuple(actions[:-1] if commit else actions)
    table = await ask.tables.here()
    if texts:
        await turn.choose(ask, table, texts, commit=commit)
    elif commit:
        await turn.confirm(ask, table)
    else:
        raise Refused("nothing-typed")


async def rules(ask: Ask, game: str) -> None:
    """The rules of a game in short."""
    await queries.show_rules(ask, game)


async def show_help(ask: Ask) -> None:
    """How to play here."""
    await ask.show(sheet(ask.say("help")))
