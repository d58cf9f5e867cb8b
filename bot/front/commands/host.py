"""`/host`: what hosts, and whoever manages channels, may do with a table."""

from __future__ import annotations

from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, fixed_choices, group, keyed_choices
from bot.front.commands.table import answer_text, ask_for, asking, at_table
from bot.front.interaction.access import may_send
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.lobby import followers, lobby_actions
from bot.front.lobby.lobby_view import HINTS_ALLOWED, HINTS_FORBIDDEN
from bot.front.shown.custom_ids import read_number
from bot.matches.table import requests
from bot.matches.table.model import Table
from bot.matches.table.requests import Refused, Request
from bot.texts.typed_actions import canonical_option

STARTS = (0, *range(2, 9))
"""The possible numbers of players at which a game starts by itself; 0 if the host starts it."""


def host_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/host`."""
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
        Spec("option", choose_option, variant),
        Spec("move", move, (moved,)),
        Spec("remove", asking(_removal), (holder,)),
        Spec("pass", asking(requests.PassHost), (person,)),
        Spec("hints", asking(_hints), (rule,)),
        Spec("starts", asking(_start), (seats,)),
        Spec("followers", at_table(followers.show)),
        Spec("restore", restore, (archived,)),
    )
    return [group(services, "host", *specs)]


async def choose_option(context: InteractionContext, name: str, value: str) -> None:
    """`/host option`: sets an option, typed in the person's language or in the rules' own words."""
    table = await context.tables.here()
    game = context.services.games.get(table.game)
    if game is not None:
        name, value = canonical_option(context.presenter(table).prose, game.meta, name, value)
    await ask_for(context, requests.ChooseOption(name, value))


def _removal(who: str) -> Request:
    """The request to remove the named person, or else the computer player seated last."""
    return requests.RemoveHolder(who) if who else requests.RemoveComputer()


def _hints(rule: str) -> Request:
    return requests.AllowHints(allowed=rule == HINTS_ALLOWED)


def _start(seats: str) -> Request:
    return requests.StartWith(read_number(seats, -1) or None)


async def move(context: InteractionContext, table: str) -> None:
    """`/host move`: moves a table into this channel."""
    brought = await _bring_here(context, table)
    answer = await context.submit(
        brought, requests.Move(context.place), manages=await context.tables.managed(brought)
    )
    moved = await context.tables.again(brought)
    if moved.status == "lobby":
        await lobby_actions.leave_behind(
            context.services, context.interaction.client, brought, moved.place
        )
    await context.tell(answer_text(context, moved, answer))


async def restore(context: InteractionContext, table: str) -> None:
    """`/host restore`: continues an archived table in this channel."""
    restored = await _bring_here(context, table)
    managed = await context.tables.managed(restored)
    answer = await context.submit(restored, requests.Restore(context.place), manages=managed)
    await context.tell(answer_text(context, restored, answer))


async def _bring_here(context: InteractionContext, table: str) -> Table:
    """The table with this id, which is to continue in this channel. Refuses if the bot lacks
    permissions that a table needs, and if the person may not write in this channel, unless it is
    the table's own."""
    lobby_actions.check_permissions(context)
    named_table = await context.tables.named(table)
    if named_table.place != context.place and not may_send(context.interaction):
        raise Refused("move-silent")
    return named_table
