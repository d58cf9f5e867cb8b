"""The tables that a person may reach with an interaction. No handler of an interaction gets a table
otherwise.

A table is reached from its own channel. Those who play at it reach it from anywhere, as `/turns`
lists their tables in every channel. A channel that follows the table may look at it, even from
another server. A private table is reached only by its person, with its own controls.
`bot/matches` decides what a person may do at a table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import discord

from bot.front.interaction.access import (
    can_manage,
    is_unknown,
    known_permissions,
    permissions_in,
    place_of,
)
from bot.matches.deeds.hints import OpenDecision
from bot.matches.looking.listed import ListedTable
from bot.matches.looking.queries import Follower, Queries
from bot.matches.looking.snapshots import Snapshots
from bot.matches.table.asked import Question
from bot.matches.table.model import Draft, LogEntry, Table
from bot.matches.table.past import NOTHING, Past, Since
from bot.matches.table.posts import WaitingTable
from bot.matches.table.requests import Place, Refused
from bot.matches.table.stored import StoredTable
from bot.storage.schema import GOING_ON, OPEN
from rules.changes import Change
from rules.game import Seat

MOST_FETCHED = 10
"""The most channels that Discord is asked about for one list. Each costs a request."""
OFFERED = 25
"""The most tables in an autocomplete list. Discord shows no more."""


class ReachableTables:
    """The tables that the person of an interaction may reach."""

    def __init__(self, interaction: discord.Interaction[Any], matches: Queries) -> None:
        self._interaction = interaction
        self._matches = Snapshots(matches)

    def changed(self, now: StoredTable | None = None) -> None:
        """Forgets everything read, because tables have changed. `now` is the new record of one
        table."""
        self._matches.forget(now)

    @property
    def _place(self) -> Place:
        return place_of(self._interaction)

    # --- one table -----------------------------------------------------------------------

    async def tapped(self, match_id: str, *, looks: bool = False) -> Table:
        """The table whose control was tapped. A control that only `looks` also works in following
        channels. Refuses a table out of reach; people who may see its channel are told where it
        is, and others whether the channel used to show it."""
        table = await self._matches.table(match_id)
        if table.owner is not None:  # other people must not learn that the table exists
            if table.owner != self._interaction.user.id:
                raise Refused("unknown-table")
            return table
        place = self._place
        if self._plays(table) or table.place == place:
            return table
        if looks and place in [w.place for w in await self._matches.followers(table.id)]:
            return table
        if not await self._sees(table):
            shown = looks and await self._matches.last_post(table.id, place.channel_id) is not None
            raise Refused("shown-no-more" if shown else "unknown-table")
        raise Refused("elsewhere", channel=table.place.channel_id)

    async def private(self) -> Table | None:
        """The person's private table: the running one, or else the last one; None if there is
        none."""
        return await self._matches.private_table_of(self._interaction.user.id)

    async def here(self) -> Table:
        """The table of the channel. Refuses if there is none, and then says where the table is that
        the channel follows."""
        own_table = await self._of_channel()
        if own_table is not None:
            return own_table
        for table in await self.followed_here():
            if await self.may_go_to(table):
                raise Refused("followed-here", channel=table.place.channel_id)
            raise Refused("followed-elsewhere")
        raise Refused("no-table-here")

    async def visible_table(self, match_id: str) -> Table:
        """A table that may be shown in this channel. With an id: its own table, a followed one or
        one that ended here. Without: its own, or the most recently changed followed one. Refuses if
        there is none."""
        name, own = match_id.strip().lower(), await self._of_channel()
        if own is not None and name in ("", own.id):
            return own
        for ended in await self._ended_here() if name else ():
            if ended.id == name:
                return ended
        if (followed := await self._find_followed(name)) is None:
            raise Refused("not-shown-here" if name else "no-table-here")
        return followed

    async def described_here(self, match_id: str) -> Table:
        """A table that may be described to the person: a `visible_table` or their private one. The
        private one needs no id in direct messages and in channels without a table."""
        own, name = await self.private(), match_id.strip().lower()
        direct = self._interaction.guild_id is None
        if own is not None and (name == own.id or (direct and not name)):
            return own
        if direct:
            raise Refused("unknown-table" if own else "nothing-practised")
        try:
            return await self.visible_table(match_id)
        except Refused as refused:
            running = own is not None and own.status in GOING_ON
            if own is None or not running or name or refused.key != "no-table-here":
                raise
            return own

    async def askable(self, match_id: str) -> Table:
        """A table that the channel may ask to follow. On the same server the rules of `named`
        apply. On another server it may be any open table that allows following, or a table that the
        person plays at or hosts. Refuses all others as unknown."""
        table = await self._matches.table(match_id)
        if table.owner is not None or table.place.guild_id == self._place.guild_id:
            return await self.named(match_id)
        if self._is_theirs(table) or (table.followable and table.status in ("lobby", "running")):
            return table
        raise Refused("unknown-table")

    async def named(self, match_id: str) -> Table:
        """A table of the server by its id, for people who play there, host it, or see its channel.
        For others it is refused as unknown. People are told that theirs is on another server."""
        table = await self._matches.table(match_id)
        theirs, here = self._is_theirs(table), table.place.guild_id == self._place.guild_id
        if here and (theirs or await self._sees(table)):
            return table
        far = theirs and not here and table.owner is None
        raise Refused("other-server" if far else "unknown-table")

    async def sat_at(self, match_id: str) -> Table:
        """A table by its id, on any server, if the person has a seat there or has decided something
        there. A seat that a computer player plays counts, too. Otherwise the rules of `named`
        apply."""
        table, who = await self._matches.table(match_id), self._interaction.user.id
        plays = table.seat_of(who) is not None or table.played_for(who) is not None
        if plays or await self._matches.sat_at(table.id, who):
            return table
        return await self.named(match_id)

    async def ended_last(self) -> Table:
        """The person's table that ended last, preferably one of this channel. Refuses if their game
        is still running here, or if no table has ended."""
        ended, place = await self.ended(), self._place
        here = [table for table in ended if table.place == place]
        own = None if here else await self._of_channel()
        if own is not None and own.status in GOING_ON:
            raise Refused("review-running")
        for table in (*here, *ended):
            return table
        raise Refused("review-none")

    async def followed(self, match_id: str) -> Table:
        """The followed table with this id; with "" the most recently changed one. Refuses all
        others."""
        if (table := await self._find_followed(match_id.strip().lower())) is None:
            raise Refused("not-watching")
        return table

    async def _find_followed(self, name: str) -> Table | None:
        followed = await self.followed_here()
        return next((table for table in followed if name in ("", table.id)), None)

    async def again(self, table: Table) -> Table:
        """The same table, read again from the database."""
        self.changed()
        return await self._matches.table(table.id)

    # --- lists ---------------------------------------------------------------------------

    async def waiting(self) -> tuple[Table, ...]:
        """The tables on all servers that wait for the person, longest wait first."""
        return await self._matches.waiting_for(self._interaction.user.id)

    async def next_waiting(self, table: Table) -> WaitingTable | None:
        """The table to play at after this one, on any server; None if no other one waits."""
        return await self._matches.next_waiting(self._interaction.user.id, table.id)

    async def questions(self, now: float) -> tuple[tuple[Table, Question], ...]:
        """The open questions to the person on all servers, except turns, oldest first."""
        return await self._matches.asked_of(self._interaction.user.id, now)

    async def question_message(self, table: Table, question: Question) -> tuple[Place, int | None]:
        """The place and message id of a question. The place may be the table's former channel. If
        the message is unknown, it is the table's newest post."""
        message_id = await self._matches.question_message(table.id, question.mark)
        if message_id is None:
            return table.place, await self.newest_post(table)
        return replace(table.place, channel_id=message_id[0]), message_id[1]

    async def listed(self, statuses: Sequence[str], game: str) -> tuple[ListedTable, ...]:
        """The tables of the server that the person may know of. `game` limits them to one game; ""
        means all. Discord is asked about up to `MOST_FETCHED` archived threads, all at once."""
        guild_id, user_id = self._place.guild_id, self._interaction.user.id
        tables = await self._matches.tables_listed(guild_id, user_id, statuses, game)
        may, unknown = set[str](), list[ListedTable]()
        for table in tables:
            if self._may_know(table):
                may.add(table.id)
            elif is_unknown(self._interaction, table.place.channel_id):
                unknown.append(table)
        may |= await self._fetched_and_seen(unknown[:MOST_FETCHED])
        return tuple(table for table in tables if table.id in may)

    async def _fetched_and_seen(self, tables: Sequence[ListedTable]) -> set[str]:
        """The ids of the tables whose channels the person sees, according to Discord."""
        channels = (table.place.channel_id for table in tables)
        all_permissions = await asyncio.gather(
            *(permissions_in(self._interaction, channel) for channel in channels)
        )
        pairs = zip(tables, all_permissions, strict=True)
        return {table.id for table, permissions in pairs if permissions.view_channel}

    async def knowing(self) -> tuple[Table, ...]:
        """All tables, on all servers, that store anything about the person."""
        return await self._matches.tables_knowing(self._interaction.user.id)

    async def personal_data(self) -> str:
        """Everything that is stored of the person."""
        return await self._matches.personal_data(self._interaction.user.id)

    async def ended(self) -> tuple[Table, ...]:
        """The person's ended tables on all servers, newest first; at most 25."""
        return await self._matches.tables_ended_of(self._interaction.user.id)

    async def followed_here(self) -> tuple[Table, ...]:
        """The tables that the channel follows, most recently changed first."""
        return await self._matches.tables_followed_in(self._place.channel_id)

    async def visible_tables(self) -> tuple[Table, ...]:
        """The tables that may be shown in the channel: its own, followed ones, and those that ended
        here recently."""
        own = await self._of_channel()
        tables = (*([own] if own else []), *await self.followed_here(), *await self._ended_here())
        return tuple({table.id: table for table in tables}.values())

    async def described(self) -> tuple[Table, ...]:
        """The tables that may be described to the person in this channel."""
        own = await self.private()
        others = () if self._interaction.guild_id is None else await self.visible_tables()
        return (*([own] if own else []), *others)

    async def open_tables(self) -> tuple[Table, ...]:
        """The open tables of the server that the person may know of."""
        return await self._open(self._may_know)

    async def _open(self, may: Callable[[ListedTable], bool]) -> tuple[Table, ...]:
        """The open tables of the server that pass the test, most recently changed first; as many as
        a list holds."""
        guild_id, user_id = self._place.guild_id, self._interaction.user.id
        rows = await self._matches.tables_listed(guild_id, user_id, OPEN, "")
        newest = sorted(filter(may, rows), key=lambda row: row.changed_at, reverse=True)
        return await self._matches.tables([row.id for row in newest[:OFFERED]])

    async def archived(self) -> tuple[Table, ...]:
        """The archived tables of the server that the person may know of; at most 25."""
        tables = await self.listed(("archived",), "")
        return await self._matches.tables([row.id for row in tables[:OFFERED]])

    async def movable(self) -> tuple[Table, ...]:
        """The open tables of the server that the person may move into the channel."""
        place = self._place
        return await self._open(lambda row: row.place != place and self._movable(row))

    # --- what belongs to a table ---------------------------------------------------------

    async def draft(self, table: Table, seat: Seat) -> Draft:
        """A seat's draft. Only its player may see it."""
        return await self._matches.draft(table.id, seat)

    async def open_decision(self, table: Table, seat: Seat) -> OpenDecision:
        """The decision that a seat has to make, with the whole state. For computer players only."""
        return await self._matches.open_decision(table.id, seat)

    async def since(self, table: Table, seat: Seat) -> Since:
        """What happened since the last decision of a seat's player. Only they may see it."""
        past = await self._matches.past(table.id)
        return past.since(seat, self._interaction.user.id) if past else NOTHING

    async def log(self, table: Table) -> tuple[LogEntry, ...]:
        """The log of the table. Its lines contain secret choices: only lines about the table itself
        may be shown."""
        return await self._matches.log(table.id)

    async def past(self, table: Table) -> Past | None:
        """The game step by step with whole states; None if it cannot be replayed. Only views of the
        states may be shown."""
        return await self._matches.past(table.id)

    async def newest_post(self, table: Table) -> int | None:
        """The id of the message that carries the table's buttons in its own channel; None if
        unknown."""
        if table.status == "lobby":
            return table.lobby_message_id
        return await self._matches.last_post(table.id, table.place.channel_id)

    async def waits_since(self, table: Table) -> float | None:
        """When the table began to wait for people, in seconds since 1970; None if it does not
        wait."""
        return await self._matches.waiting_since(table.id)

    async def changes(
        self, table: Table, seat: Seat | None, *, viewer: Seat | None
    ) -> tuple[Change, ...]:
        """What changed on the board since the seat's player last decided, or by the last turn if
        `seat` is None."""
        return await self._matches.changes(table.id, seat, viewer, self._interaction.user.id)

    async def record(self, table: Table) -> str:
        """The record of an ended game."""
        return await self._matches.record(table.id)

    async def followers(self, table: Table) -> tuple[Follower, ...]:
        """The channels that follow the table."""
        return await self._matches.followers(table.id)

    async def requests(self, table: Table, since: float) -> tuple[Follower, ...]:
        """The channels that asked to follow the table after a moment and have no answer yet."""
        return await self._matches.follow_requests(table.id, since)

    async def may_go_to(self, table: Table) -> bool:
        """Whether the person may be told where the table is."""
        return self._is_theirs(table) or await self._sees(table)

    async def managed(self, table: Table) -> frozenset[int]:
        """The table's channel if the person may see and manage it; otherwise the empty set."""
        channel = table.place.channel_id
        same_server = table.place.guild_id == self._interaction.guild_id
        allowed = same_server and can_manage(await permissions_in(self._interaction, channel))
        return frozenset({channel} if allowed else ())

    # --- who they are to it --------------------------------------------------------------

    async def _of_channel(self) -> Table | None:
        place = self._place
        table = await self._matches.table_in(place.channel_id)
        return table if table is not None and table.place == place else None

    async def _ended_here(self) -> tuple[Table, ...]:
        place = self._place
        tables = await self._matches.tables_ended_in(place.channel_id)
        return tuple(table for table in tables if table.place == place)

    def _plays(self, table: Table) -> bool:
        return table.seat_of(self._interaction.user.id) is not None

    def _is_theirs(self, table: Table) -> bool:
        return self._plays(table) or table.host_id == self._interaction.user.id

    async def _sees(self, table: Table) -> bool:
        if table.place.guild_id != self._interaction.guild_id:
            return False
        return (await permissions_in(self._interaction, table.place.channel_id)).view_channel

    def _may_know(self, row: ListedTable) -> bool:
        """Whether a table is the person's, or in a channel that the bot knows that they see."""
        own = row.sits or row.host_id == self._interaction.user.id
        return own or known_permissions(self._interaction, row.place.channel_id).view_channel

    def _movable(self, row: ListedTable) -> bool:
        there = known_permissions(self._interaction, row.place.channel_id)
        both = can_manage(self._interaction.permissions) and can_manage(there)
        return both or row.host_id == self._interaction.user.id
