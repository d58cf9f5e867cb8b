"""`/host`: what hosts, and whoever manages channels, may do with a table."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import CHOICE_LIMIT, Param, Run, Spec, group
from bot.front.commands.table import answer_text, ask_for
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.interaction.translate import localised
from bot.front.lobby import followers, lobby_actions
from bot.front.lobby.lobby_view import HINTS_ALLOWED, HINTS_FORBIDDEN
from bot.matches.table.requests import (
    AllowHints,
    ChooseOption,
    Move,
    PassHost,
    RemoveComputer,
    RemoveHolder,
    Restore,
)


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
    specs = [
        _spec("option", option, *variant),
        _spec("move", move, moved),
        _spec("remove", remove, holder),
        _spec("pass", pass_host, person),
        _spec("hints", allow_hints, _hints(services)),
        _spec("followers", show_followers),
        _spec("restore", restore, archived),
    ]
    return [group(services, "host", "command-host", specs)]


def _hints(services: Services) -> Param:
    keys = {HINTS_ALLOWED: "hints-allow", HINTS_FORBIDDEN: "hints-forbid"}
    words = tuple((localised(services.texts, k, CHOICE_LIMIT), v) for v, k in keys.items())
    return Param("rule", "param-hints", choices=words)


def _spec(name: str, run: Run, *params: Param) -> Spec:
    return Spec(name, f"command-host-{name}", run, params)


async def option(context: InteractionContext, name: str, value: str) -> None:
    """`/host option`: a variant of the game, before it begins."""
    await ask_for(context, ChooseOption(name.strip(), value.strip()))


async def move(context: InteractionContext, table: str) -> None:
    """`/host move`: bring a table into this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    answer = await context.submit(
        found, Move(context.place), manages=await context.tables.managed(found)
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
    await ask_for(context, RemoveHolder(who) if who else RemoveComputer())


async def allow_hints(context: InteractionContext, rule: str) -> None:
    """`/host hints`: whether hints may be asked for at the table."""
    await ask_for(context, AllowHints(allowed=rule == HINTS_ALLOWED))


async def pass_host(context: InteractionContext, who: str) -> None:
    """`/host pass`: make somebody else the host."""
    await ask_for(context, PassHost(who))


async def show_followers(context: InteractionContext) -> None:
    """`/host followers`: the channels that follow the table here, and those that ask to."""
    await followers.show(context, await context.tables.here())


async def restore(context: InteractionContext, table: str) -> None:
    """`/host restore`: an archived table goes on in this channel."""
    lobby_actions.check_permissions(context)
    found = await context.tables.named(table)
    managed = await context.tables.managed(found)
    answer = await context.submit(found, Restore(context.place), manages=managed)
    await context.tell(answer_text(context, found, answer))
