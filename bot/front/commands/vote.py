"""`/vote`: what the people at a table decide together."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, group
from bot.front.commands.seat import seat_named
from bot.front.commands.table import ask_for, run_for
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.matches.table.requests import Propose, Resume, Withdraw


def vote_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/vote`."""
    player = Param("player", "param-replaced", suggest=suggest.people_to_replace)
    specs = (
        Spec("pause", run_for(Propose("pause"))),
        Spec("resume", run_for(Resume())),
        Spec("end", run_for(Propose("end"))),
        Spec("replace", replace, (player,)),
        Spec("withdraw", run_for(Withdraw())),
    )
    return [group(services, "vote", *specs)]


async def replace(context: InteractionContext, player: str) -> None:
    """`/vote replace`: asks the others to replace a person by a computer player."""
    table = await context.tables.here()
    await ask_for(context, Propose("replace", seat_named(context, table, player)))
