"""`/turns`, `/tables`, `/do`, `/describe`, `/review`, `/rules`, `/help`, `/status`."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import (
    CHOICE_LIMIT,
    LINE_LIMIT,
    Choices,
    Param,
    Spec,
    command,
    game_choices,
)
from bot.front.commands.help import show_help
from bot.front.commands.status import show_status
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.interaction.translate import localised
from bot.front.lobby import table_lists
from bot.front.looking_back import describing, review, rulebook
from bot.front.own.practise import brought_back
from bot.front.panel import turn
from bot.matches.table.requests import Refused
from bot.texts.typed import SEPARATOR


def general_commands(services: Services) -> list[app_commands.Command[Any, ..., None]]:
    """The commands that belong to no group."""
    games = game_choices(services)
    line = Param("text", "param-text", suggest=suggest.next_words, longest=LINE_LIMIT)
    ended = Param("table", "param-ended", required=False, suggest=suggest.ended_tables)
    shown = Param("table", "param-described", required=False, suggest=suggest.described_tables)
    specs = [
        Spec("turns", "command-turns", table_lists.show_turns, anywhere=True),
        Spec("tables", "command-tables", table_lists.show_tables, _filters(services, games)),
        Spec("do", "command-do", do, (line,)),
        Spec("describe", "command-describe", describe, (shown,), True),
        Spec("review", "command-review", review.asked, (ended,)),
        Spec("rules", "command-rules", rules, (Param("game", "param-game", choices=games),), True),
        Spec("help", "command-help", show_help, (), True),
        Spec("status", "command-status", show_status, server_managers=True),
    ]
    return [command(services, spec) for spec in specs]


def _filters(services: Services, games: Choices) -> tuple[Param, ...]:
    states = tuple(
        (localised(services.texts, key, CHOICE_LIMIT), status)
        for status, key in table_lists.STATES.items()
    )
    return (
        Param("state", "param-state", required=False, choices=states),
        Param("game", "param-game", required=False, choices=games),
    )


async def do(context: InteractionContext, text: str) -> None:
    """Actions by their texts or in the person's language, separated by semicolons; `confirm` at the
    end commits them."""
    if len(text) > LINE_LIMIT:
        raise Refused("too-long", most=LINE_LIMIT)
    actions = [part.strip() for part in SEPARATOR.split(text) if part.strip()]
    commit = bool(actions) and suggest.is_commit(context, actions[-1])
    table = await context.tables.here()
    texts = await turn.read(context, table, actions[:-1] if commit else actions)
    if texts:
        await turn.choose(context, table, texts, commit=commit)
    elif commit:
        await turn.confirm(context, table)
    else:
        raise Refused("nothing-typed")


async def describe(context: InteractionContext, table: str) -> None:
    """The position in words."""
    found = await context.tables.described_here(table)
    await describing.show_words(context, await brought_back(context, found))


async def rules(context: InteractionContext, game: str) -> None:
    """The rules of a game in short, page by page."""
    await rulebook.show_rules(context, game)
