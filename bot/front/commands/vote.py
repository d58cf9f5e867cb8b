"""`/vote`: what the people at a table decide together."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, group
from bot.front.commands.table import ask_for, run_for
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.matches.table.model import Table
from bot.matches.table.requests import Propose, Refused, Resume, Withdraw
from rules.game import Seat


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
    await ask_for(context, Propose("replace", _seat_named(table, player)))


def _seat_named(table: Table, player: str) -> Seat:
    """The seat with this number, as suggested, or of the only player with this name."""
    typed = player.strip()
    named = [seat for seat, name in enumerate(table.names) if name.casefold() == typed.casefold()]
    numbered = [seat for seat in range(len(table.seats)) if typed == str(seat + 1)]
    matching = numbered or named
    if len(matching) != 1:
        raise Refused("unknown-seat", name=typed[:40])
    return matching[0]
