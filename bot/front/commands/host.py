"""`/host`: what hosts, and whoever manages channels, may do with a table."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, fixed_choices, group, keyed_choices
from bot.front.commands.table import answer_text, ask_for, at_table
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.lobby import followers, lobby_actions
from bot.front.lobby.lobby_view import HINTS_ALLOWED, HINTS_FORBIDDEN
from bot.matches.table import requests

STARTS = (0, *range(2, 9))
"""With how many a game may begin by itself; 0: when the host starts it."""


def host_commands(services: Services) -> list[app_commands.Group]:
    """The one group `/host`."""
    moved = Param("table", "param-move", suggest=suggest.movable_tables)
    archived = Param("table", "param-restore", suggest=suggest.archived_tables)
    holder = Param("who", "param-removed", required=False, suggest=suggest.holders)
    person = Param("who", "param-who", suggest=suggest.people_seated)
    variant = (
        Param("name", "param-option", suggest=suggest.option_names),
        Param("value", "param-value", suggest=suggest.option_values),
    )
    hints = {HINTS_ALLOWED: "hints-allow", HINTS_FORBIDDEN: "hints-forbid"}
    rule = Param("rule", "param-hints", choices=keyed_choices(services, hints))
    most = max(max(game.meta.seats) for game in services.games.values())
    counts = fixed_choices(services, "starts-with-{}", (n for n in STARTS if n <= most))
    seats = Param("seats", "param-starts", choices=counts)
    specs = (
        Spec("option", option, variant),
        Spec("move", move, (moved,)),
        Spec("remove", remove, (holder,)),
        Spec("pass", pass_host, (person,)),
        Spec("hints", allow_hints, (rule,)),
        Spec("starts", start_with, (seats,)),
        Spec("followers", at_table(followers.show)),
        Spec("restore", restore, (archived,)),
    )
    return [group(services, "host", *specs)]


async def option(context: InteractionContext, name: str, value: str) -> None:
    """`/host option`: a variant of the game, before it begins."""
    await ask_for(context, requests.ChooseOption(name.strip(), value.strip()))


async def move(context: InteractionContext, table: str) -> None:
    """`/host move`: bring a table into this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    answer = await context.submit(
        found, requests.Move(context.place), manages=await context.tables.managed(found)
    )
    moved = await context.tables.again(found)
    if moved.status == "lobby":
        await lobby_actions.leave_behind(
            context.services, context.interaction.client, found, moved.place
        )
    await context.tell(answer_text(context, moved, answer))


async def remove(context: InteractionContext, who: str) -> None:
    """`/host remove`: free a seat of the lobby; without a name that of the computer player seated
    last."""
    await ask_for(context, requests.RemoveHolder(who) if who else requests.RemoveComputer())


async def allow_hints(context: InteractionContext, rule: str) -> None:
    """`/host hints`: whether hints may be asked for at the table."""
    await ask_for(context, requests.AllowHints(allowed=rule == HINTS_ALLOWED))


async def start_with(context: InteractionContext, seats: str) -> None:
    """`/host starts`: with how many the game begins by itself."""
    await ask_for(context, requests.StartWith(int(seats) or None))


async def pass_host(context: InteractionContext, who: str) -> None:
    """`/host pass`: make somebody else the host."""
    await ask_for(context, requests.PassHost(who))


async def restore(context: InteractionContext, table: str) -> None:
    """`/host restore`: an archived table goes on in this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    managed = await context.tables.managed(found)
    answer = await context.submit(found, requests.Restore(context.place), manages=managed)
    await context.tell(answer_text(context, found, answer))
