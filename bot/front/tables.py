"""The one way from an interaction to a table: whoever asks gets those they may reach, no others.

A table is reached from its own channel, from a channel that follows it, and by those who play at it
from anywhere (`/turns` lists their tables in every channel). What a person may do at it is decided
in `bot/matches`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord import Permissions

from bot.front.access import asked, known, manages, place_of
from bot.matches.model import Draft, Table
from bot.matches.reading import LoggedEvents, Reading, Watcher
from bot.matches.requests import Place, Refused
from rules.game import Seat


class Tables:
    """The tables within reach of whoever asks."""

    def __init__(self, interaction: discord.Interaction[Any], matches: Reading) -> None:
        self._interaction = interaction
        self._matches = matches

    @property
    def _place(self) -> Place:
        return place_of(self._interaction)

    # --- one table -----------------------------------------------------------------------

    async def tapped(self, match_id: str) -> Table:
        """The table whose control was tapped. Refuses one that cannot be reached from here, and
        says where it is now to those who may go there."""
        table = await self._matches.table(match_id)
        place = self._place
        if self._plays(table) or table.place == place or await self._follows(place, table):
            return table
        if not await self._sees(table):
            raise Refused("unknown-table")
        raise Refused("elsewhere", channel=table.place.channel_id)

    async def here(self) -> Table:
        """The table of the channel. Refuses where there is none."""
        return _there(await self._of_channel())

    async def shown_here(self) -> Table:
        """The table of the channel, or the one that it follows. Refuses where there is neither."""
        found = await self._of_channel()
        return _there(found or next(iter(await self.followed_here()), None))

    async def named(self, match_id: str) -> Table:
        """A table of the server by its id, as somebody may name it who plays there, hosts it, or
        sees its channel. For others there is no such table."""
        table = await self._matches.table(match_id)
        if table.place.guild_id == self._place.guild_id and (
            self._is_theirs(table) or await self._sees(table)
        ):
            return table
        raise Refused("unknown-table")

    async def followed(self, match_id: str) -> Table:
        """The table of that id that the channel follows, "" for the first. Refuses any other."""
        for table in await self.followed_here():
            if match_id.strip().lower() in ("", table.id):
                return table
        raise Refused("not-watching")

    async def again(self, table: Table) -> Table:
        """The table as it is by now."""
        return await self._matches.table(table.id)

    # --- lists ---------------------------------------------------------------------------

    async def waiting(self) -> tuple[Table, ...]:
        """The tables that wait for the person, on every server, the longest waiting first."""
        return await self._matches.waiting_for(self._interaction.user.id)

    async def followed_here(self) -> tuple[Table, ...]:
        """The tables that the channel follows."""
        place = self._place
        found = await self._matches.tables_watched_in(place.channel_id)
        return tuple(table for table in found if table.place.guild_id == place.guild_id)

    async def around(self) -> tuple[Table, ...]:
        """The open tables of the server that the person may know of."""
        found = await self._matches.tables_in_server(self._place.guild_id)
        return tuple(t for t in found if self._is_theirs(t) or self._may(t).view_channel)

    async def movable(self) -> tuple[Table, ...]:
        """The open tables of the server that the person may bring into the channel."""
        place = self._place
        own = await self._matches.tables_of(self._interaction.user.id)
        found = (*own, *await self._matches.tables_in_server(place.guild_id))
        return tuple({t.id: t for t in found if t.place != place and self._movable(t)}.values())

    # --- what belongs to a table ---------------------------------------------------------

    async def draft(self, table: Table, seat: Seat) -> Draft:
        """A seat's tentative turn, for that player's eyes only."""
        return await self._matches.draft(table.id, seat)

    async def story(self, table: Table) -> tuple[LoggedEvents, ...]:
        """What everybody may know of the game so far."""
        return await self._matches.story(table.id)

    async def record(self, table: Table) -> str:
        """The record of an ended game."""
        return await self._matches.record(table.id)

    async def watchers(self, table: Table) -> tuple[Watcher, ...]:
        """The channels that follow the table."""
        return await self._matches.watchers(table.id)

    async def managed(self, table: Table) -> frozenset[int]:
        """The table's channel, when the person may see and manage it."""
        channel = table.place.channel_id
        same_server = table.place.guild_id == self._interaction.guild_id
        found = same_server and manages(await asked(self._interaction, channel))
        return frozenset({channel} if found else ())

    # --- who they are to it --------------------------------------------------------------

    async def _of_channel(self) -> Table | None:
        place = self._place
        found = await self._matches.table_in(place.channel_id)
        return found if found is not None and found.place == place else None

    def _plays(self, table: Table) -> bool:
        return table.seat_of(self._interaction.user.id) is not None

    def _is_theirs(self, table: Table) -> bool:
        return self._plays(table) or table.host_id == self._interaction.user.id

    async def _follows(self, place: Place, table: Table) -> bool:
        return place in _places(await self._matches.watchers(table.id))

    async def _sees(self, table: Table) -> bool:
        if table.place.guild_id != self._interaction.guild_id:
            return False
        return (await asked(self._interaction, table.place.channel_id)).view_channel

    def _may(self, table: Table) -> Permissions:
        return known(self._interaction, table.place.channel_id)

    def _movable(self, table: Table) -> bool:
        place, user_id = self._place, self._interaction.user.id
        if table.place.guild_id != place.guild_id:
            return False
        both = manages(self._interaction.permissions) and manages(self._may(table))
        return both or table.host_id == user_id


def _there(found: Table | None) -> Table:
    if found is None:
        raise Refused("no-table-here")
    return found


def _places(watchers: Iterable[Watcher]) -> set[Place]:
    return {watcher.place for watcher in watchers}
