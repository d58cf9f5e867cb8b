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
from bot.matches.table.requests import GiveSeat, Invite, Refused, TakeSeat


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
    seat_names = context.services.presenter(table, context.locale).names
    typed = seat.strip().casefold()
    names = [
        (one.casefold(), who.name.casefold())
        for one, who in zip(seat_names, table.seats, strict=True)
    ]
    seats = [number for number, known in enumerate(names) if typed in known]
    if (number := read_number(typed, -1)) >= 0:
        seats = [number - 1]
    if len(seats) != 1:
        raise Refused("unknown-seat", name=seat[:40])
    await ask_for(context, TakeSeat(seats[0]))
