"""`/vote`: what the people at a table decide together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import app_commands

from bot.front.commands.build import Param, Run, Spec, Suggestion, group, matching
from bot.front.commands.table import ask_for
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.matches.table.model import Table
from bot.matches.table.requests import Propose, Refused, Request, Resume
from bot.texts.prose import plain_name
from rules.game import Seat


def vote_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/vote`."""
    player = Param("player", "param-replaced", suggest=people)
    specs = [
        _spec("pause", _about(Propose("pause"))),
        _spec("resume", _about(Resume())),
        _spec("end", _about(Propose("end"))),
        _spec("replace", replace, player),
    ]
    return [group(services, "vote", "command-vote", specs)]


def _spec(name: str, run: Run, *params: Param) -> Spec:
    return Spec(name, f"command-vote-{name}", run, params)


def _about(request: Request) -> Run:
    async def run(context: InteractionContext) -> None:
        await ask_for(context, request)

    return run


async def replace(context: InteractionContext, player: str) -> None:
    """`/vote replace`: a computer player in somebody's place."""
    table = await context.tables.here()
    await ask_for(context, Propose("replace", _seat_named(table, player)))


def _seat_named(table: Table, player: str) -> Seat:
    """The seat by its number, as suggested, or by the name of the only one who has it."""
    typed = player.strip()
    named = [seat for seat, name in enumerate(table.names) if name.casefold() == typed.casefold()]
    numbered = [seat for seat in range(len(table.seats)) if typed == str(seat + 1)]
    found = numbered or named
    if len(found) != 1:
        raise Refused("unknown-seat", name=typed[:40])
    return found[0]


async def people(
    context: InteractionContext, current: str, _: Mapping[str, str]
) -> Sequence[Suggestion]:
    """The other people who play at the channel's table."""
    table = await context.tables.here()
    own = table.seat_of(context.person.id)
    named = [
        (plain_name(holder.name), str(seat + 1))
        for seat, holder in enumerate(table.seats)
        if seat != own and holder.computer is None and holder.user_id is not None
    ]
    return matching(named, current)
