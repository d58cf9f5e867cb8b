"""`/seat`: who has which seat, before, during and after a game."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.front.commands import suggest
from bot.front.commands.build import Param, Spec, group
from bot.front.commands.table import ask_for, at_table
from bot.front.interaction.context import InteractionContext
from bot.front.interaction.services import Services
from bot.front.lobby import seats
from bot.front.shown.custom_ids import read_number
from bot.matches.table.model import Table
from bot.matches.table.requests import GiveSeat, Invite, Refused, TakeSeat
from rules.game import Seat


def seat_commands(services: Services) -> list[app_commands.Group]:
    """The command group `/seat`."""
    person = Param("who", "param-person", kind=discord.User)
    specs = (
        Spec("invite", invite, (person,)),
        Spec("give", give, (person,)),
        Spec("take", take, (Param("seat", "param-seat", suggest=suggest.seats_to_take),)),
        Spec("rematch", at_table(seats.rematch)),
    )
    return [group(services, "seat", *specs)]


async def invite(context: InteractionContext, who: discord.User | discord.Member) -> None:
    """`/seat invite`: reserves a seat of the lobby for a person."""
    seats.check_can_answer(who)
    await ask_for(context, Invite(who.id, who.display_name))


async def give(context: InteractionContext, who: discord.User | discord.Member) -> None:
    """`/seat give`: offers the person's own seat of the running game."""
    seats.check_can_answer(who)
    await ask_for(context, GiveSeat(who.id, who.display_name))


async def take(context: InteractionContext, seat: str) -> None:
    """`/seat take`: takes over a seat that a computer player plays."""
    table = await context.tables.here()
    await ask_for(context, TakeSeat(seat_named(context, table, seat)))


def seat_named(context: InteractionContext, table: Table, typed: str) -> Seat:
    """The seat with this number, as suggested, or of the only player with this name."""
    word, shown = typed.strip().casefold(), context.presenter(table).names
    if 1 <= (number := read_number(word)) <= len(table.seats):
        return number - 1
    names = ({one.casefold(), own.casefold()} for one, own in zip(shown, table.names, strict=True))
    named = [seat for seat, known in enumerate(names) if word in known]
    if len(named) != 1:
        raise Refused("unknown-seat", name=typed.strip()[:40])
    return named[0]
