"""The puzzle of the day: in which channels, when, and how many people solved the last one."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date, tzinfo
from typing import Any

import sqlalchemy as sa

from bot.cluster.shards import ServedShards
from bot.listeners import Listened
from bot.matches.people.time_zones import day_of, next_time, zone
from bot.matches.schedule.daily import due_or_next, is_due
from bot.matches.table import codec
from bot.matches.table.posts import PuzzleOfDay, PuzzlePost
from bot.matches.table.requests import Place
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.served import served_servers
from bot.storage.transaction import hold, put
from rules.learning.puzzles import puzzles

AT = 9 * 60
"""The minute of the day at which the puzzle comes, in the time zone of the person who chose the
channel."""
_channels, _days, _tries = (
    table.c for table in (schema.puzzle_channels, schema.puzzle_days, schema.puzzle_tries)
)
_outbox = schema.outbox.c


@dataclass(frozen=True, slots=True)
class PuzzleChannel:
    """A server's channel for the puzzle of the day."""

    channel_id: int
    gone: bool
    next_at: float
    """When the next puzzle comes, in seconds since 1970."""


class PuzzleDays(Listened[[]]):
    """Stores the puzzle channels of servers, and who has opened the puzzle of the day. Its
    listeners are told when a server has chosen a channel."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        super().__init__()
        self._database, self._clock = database, clock

    async def channel(self, guild_id: int) -> PuzzleChannel | None:
        """The puzzle channel of a server; None if there is none."""
        query = sa.select(schema.puzzle_channels).where(_channels.guild_id == guild_id)
        row = await self._database.read(lambda c: c.execute(query).one_or_none())
        return None if row is None else PuzzleChannel(row.channel_id, row.channel_gone, row.next_at)

    async def choose(self, place: Place, locale: str, time_zone: str | None) -> PuzzleChannel:
        """Sets the puzzle channel of a server. The first puzzle comes at once, unless today's was
        already posted. A puzzle that waits for an unavailable channel does not count as posted."""
        now, where = self._clock(), zone(time_zone)

        def keep(connection: sa.Connection) -> float:
            hold(connection, place.guild_id)
            this = _channels.guild_id == place.guild_id
            row = connection.execute(sa.select(schema.puzzle_channels).where(this)).one_or_none()
            unposted = row is not None and _drop_waiting(connection, row.channel_id)
            had = row is not None and not unposted and row.day == str(day_of(now, where))
            at = tomorrow(now, where) if had else now
            none_yet = {"day": None, "game": None, "puzzle": None}
            values = {"channel_id": place.channel_id, "channel_gone": False, "locale": locale}
            values |= {"time_zone": time_zone, "next_at": at, **(none_yet if unposted else {})}
            if row is None:
                first = {"guild_id": place.guild_id, **none_yet, **values}
                connection.execute(sa.insert(schema.puzzle_channels), [first])
            else:
                connection.execute(sa.update(schema.puzzle_channels).where(this).values(**values))
                _drop(connection, row.channel_id)
            return at

        next_at = await self._database.write(keep)
        self._tell()
        return PuzzleChannel(place.channel_id, gone=False, next_at=next_at)

    async def end(self, guild_id: int) -> bool:
        """Ends the puzzles of a server. Returns whether there were any."""
        return await self._database.write(lambda c: forget_server(c, guild_id))

    async def visit(self, guild_id: int, user_id: int, day: str) -> None:
        """Notes that a person opened a server's puzzle of that day. Only the latest puzzle
        counts."""
        here = sa.and_(_channels.guild_id == guild_id, _channels.day == day)

        def keep(connection: sa.Connection) -> None:
            hold(connection, guild_id)
            if connection.execute(sa.select(_channels.day).where(here)).scalar() is None:
                return
            row = {"guild_id": guild_id, "user_id": user_id, "day": day}
            put(connection, schema.puzzle_days, row)

        await self._database.write(keep)

    async def mark_channel_present(self, channel_id: int) -> None:
        """Notes that a channel exists after all."""
        back = sa.update(schema.puzzle_channels).where(_channels.channel_id == channel_id)
        await self._database.write(lambda c: c.execute(back.values(channel_gone=False)))


def tomorrow(now: float, zone: tzinfo) -> float:
    """When the next puzzle comes after today's, in seconds since 1970."""
    at = next_time(AT, zone, now)
    return at if day_of(at, zone) > day_of(now, zone) else next_time(AT, zone, at)


def coming(connection: sa.Connection, now: float, served: ServedShards) -> list[tuple[int, float]]:
    """The servers whose puzzle is due, with its time. If none is due, only the next one."""
    query = sa.select(_channels.guild_id, _channels.next_at).where(
        sa.not_(_channels.channel_gone), *served_servers(served, _channels.guild_id)
    )
    return due_or_next(connection, query, _channels.next_at, now)


def queue(connection: sa.Connection, guild_id: int, now: float, games: Iterable[str]) -> None:
    """Queues the puzzle of a server with the result of the previous one, and plans the next. An
    earlier puzzle that could not be posted is dropped."""
    hold(connection, guild_id)
    this = _channels.guild_id == guild_id
    row = connection.execute(sa.select(schema.puzzle_channels).where(this)).one_or_none()
    if row is None or row.channel_gone or not is_due(row.next_at, now):
        return
    where = zone(row.time_zone)
    today = day_of(now, where)
    puzzle = puzzle_of(today, games)
    values: dict[str, Any] = {"next_at": tomorrow(now, where)}
    if puzzle is not None:
        unposted = _drop_waiting(connection, row.channel_id)
        last = None if unposted or row.day is None else _last(connection, row)
        post = PuzzlePost(guild_id, str(today), *puzzle, row.locale, last)
        outbox_row = codec.outbox_row(row.channel_id, None, codec.dump_post(None, post), now, now)
        connection.execute(sa.insert(schema.outbox), [outbox_row])
        values |= {"day": str(today), "game": puzzle[0], "puzzle": puzzle[1]}
        gone = sa.and_(_days.guild_id == guild_id, _days.day != str(today))
        connection.execute(sa.delete(schema.puzzle_days).where(gone))
    connection.execute(sa.update(schema.puzzle_channels).where(this).values(**values))


def _last(connection: sa.Connection, row: Any) -> PuzzleOfDay:
    """The previous puzzle of a server, with the number of people who tried it and who solved it."""
    same = sa.and_(
        _tries.user_id == _days.user_id, _tries.game == row.game, _tries.puzzle == row.puzzle
    )
    ended = _tries.outcome.is_not(None)
    query = (
        sa.select(
            sa.func.count().filter(sa.or_(ended, _tries.misses > 0)),
            sa.func.count().filter(ended, _tries.outcome != "shown"),
        )
        .select_from(schema.puzzle_days.join(schema.puzzle_tries, same))
        .where(_days.guild_id == row.guild_id, _days.day == row.day)
    )
    tried, solved = connection.execute(query).one()
    return PuzzleOfDay(row.game, row.puzzle, tried, solved)


def _drop_waiting(connection: sa.Connection, channel_id: int) -> int:
    """Deletes a channel's waiting puzzles that nobody is sending. Returns their number."""
    return _drop(connection, channel_id, _outbox.state == "waiting")


def _drop(connection: sa.Connection, channel_id: int, *which: sa.ColumnElement[bool]) -> int:
    """Deletes the puzzles of a channel that meet the conditions. Returns their number. Without
    conditions this includes puzzles that may have been sent: no shard would handle a channel
    without a server."""
    here = sa.and_(_outbox.channel_id == channel_id, _outbox.kind == "puzzle", *which)
    return connection.execute(sa.delete(schema.outbox).where(here)).rowcount


def forget_server(connection: sa.Connection, guild_id: int) -> bool:
    """Deletes everything about puzzles in a server. Returns whether it had a channel."""
    hold(connection, guild_id)
    this = _channels.guild_id == guild_id
    channel = connection.execute(sa.select(_channels.channel_id).where(this)).scalar()
    if channel is not None:
        _drop(connection, channel)
    connection.execute(sa.delete(schema.puzzle_days).where(_days.guild_id == guild_id))
    connection.execute(sa.delete(schema.puzzle_channels).where(this))
    return channel is not None


def puzzle_of(day: date, games: Iterable[str]) -> tuple[str, str] | None:
    """Game and number of the puzzle of a day, the same on every server; None without puzzles. Games
    take turns. Within a game, puzzles from the same record are kept apart."""
    known = [(game, of_game) for game in sorted(games) if (of_game := puzzles(game))]
    if not known:
        return None
    number = day.toordinal()
    game, of_game = known[number % len(known)]
    shuffled = sorted(of_game, key=lambda one: hashlib.sha256(f"{game} {one.id}".encode()).digest())
    return game, shuffled[number // len(known) % len(shuffled)].id
