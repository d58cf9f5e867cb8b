"""`/practise`: alone against computer players. It works in servers and in direct messages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import (
    LINE_LIMIT,
    Param,
    Spec,
    Suggestion,
    command,
    game_choices,
    matching,
    player_choices,
)
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.own.practise import practise


def practise_command(services: Services) -> app_commands.Command[Any, ..., None]:
    """The one command."""
    params = (
        Param("game", "param-game", required=False, choices=game_choices(services)),
        Param("level", "param-level", required=False, choices=player_choices(services)),
        Param("seats", "param-seats", required=False, suggest=seats),
        Param(
            "options",
            "param-options",
            required=False,
            suggest=suggest.option_settings,
            longest=LINE_LIMIT,
        ),
    )
    spec = Spec("practise", "command-practise", practise, params, anywhere=True)
    return command(services, spec)


async def seats(
    context: InteractionContext, current: str, given: Mapping[str, str]
) -> Sequence[Suggestion]:
    """With how many players the chosen game may be played."""
    counts = map(str, context.services.games[given["game"]].meta.seats)
    return matching([(count, count) for count in counts], current)
