"""Reviews of ended games: the value of each turn of a person, judged one by one and stored.

A review belongs to one person at one ended table. Judged turns are stored one by one, so that it
continues where it stopped. It is deleted with its table, and when the person deletes their data.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import sqlalchemy as sa
from pydantic import TypeAdapter

from bot.listeners import Listened
from bot.matches.table import stored
from bot.matches.table.model import Table
from bot.matches.table.past import Past
from bot.matches.table.requests import Refused
from bot.matches.table.sittings import decided_by, most_played
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.transaction import hold
from rules.computers.reviewing import Part, TurnReview, parts
from rules.game import Seat

if TYPE_CHECKING:
    from bot.matches.looking.queries import Queries

_TURNS = TypeAdapter(tuple[TurnReview, ...])
_reviews = schema.reviews.c
_MOST = 50
"""The most waiting reviews that one query returns."""

ReviewKey = tuple[str, int]
"""The table's id and the person's id."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of one person's turns at a table, as far as it is known."""

    table: Table
    seat: Seat
    past: Past
    seed: str
    """The game's seed. For internal use only."""
    parts: tuple[Part, ...]
    """The person's decisions that were a real choice, oldest first."""
    judged: Mapping[int, TurnReview]
    """The decisions that are already judged, by the number of steps before them."""

    @property
    def turns(self) -> tuple[TurnReview, ...]:
        """The judged turns, oldest first."""
        return tuple(self.judged[p.steps] for p in self.parts if p.steps in self.judged)

    @property
    def missing(self) -> tuple[Part, ...]:
        """The decisions that are not judged yet."""
        return tuple(part for part in self.parts if part.steps not in self.judged)


class Reviews(Listened[[]]):
    """Makes, stores and finds reviews. Never changes a game. Its listeners are told when a review
    is wanted."""

    def __init__(self, tables: Queries, database: Database, clock: Callable[[], float]) -> None:
        super().__init__()
        self._tables, self._database, self._clock = tables, database, clock
        self.failed: set[ReviewKey] = set()
        """Reviews that could not be continued. They are tried again when asked for again."""

    async def find(self, match_id: str, user_id: int) -> Review:
        """A person's review as far as it is finished. Raises `Refused` before the end of the game,
        for a person who decided nothing in it, and if the game cannot be replayed any more."""
        stored = await self._tables.stored(match_id)
        table = stored.table
        if table.status in schema.GOING_ON:
            raise Refused("review-running")
        decided = decided_by(table, await self._tables.lines(table.id), user_id)
        seat = most_played(decided)
        if seat is None:
            raise Refused("review-not-yours")
        past = await self._tables.past(table.id)
        if past is None:
            raise Refused("past-unreadable")
        mine = await asyncio.to_thread(_parts_of, past, seat, decided[seat])
        judged = await self._database.read(lambda c: _judged_turns(c, table.id, user_id))
        return Review(table, seat, past, stored.seed, mine, judged)

    async def want(self, review: Review, user_id: int) -> None:
        """Asks for a review to be started or continued. Raises `Refused("review-busy")` while
        another review of that person is in progress, and `Refused` if the table was deleted."""
        match_id, seat, now = review.table.id, review.seat, self._clock()

        def keep(connection: sa.Connection) -> None:
            hold(connection, user_id)
            mine = sa.and_(_reviews.user_id == user_id, sa.not_(_reviews.done))
            for other in connection.execute(sa.select(_reviews.match_id).where(mine)).scalars():
                if other != match_id and (other, user_id) not in self.failed:
                    raise Refused("review-busy", id=other)
            again = sa.update(schema.reviews).where(_this(match_id, user_id)).values(done=False)
            if not connection.execute(again).rowcount:
                stored.check_there(connection, match_id)
                row = {"match_id": match_id, "user_id": user_id, "seat": seat, "asked_at": now}
                new = row | {"done": False, "turns": "[]"}
                connection.execute(sa.insert(schema.reviews), [new])
            self._database.cluster.tell(connection, "review", _name(match_id, user_id))

        await self._database.write(keep)
        self.failed.discard((match_id, user_id))
        self._tell()

    async def give_up(self, match_id: str, user_id: int) -> None:
        """Gives up a review that cannot be continued, in all processes."""
        self.failed.add((match_id, user_id))
        name = _name(match_id, user_id)
        await self._database.write(lambda c: self._database.cluster.tell(c, "review-failed", name))

    def heard(self, name: str, *, failed: bool = False) -> None:
        """Handles a message from another process: it wants a review, or has given one up. An empty
        name means that messages may have been lost."""
        match_id, _, user_id = name.partition(":")
        if failed:
            self.failed.add((match_id, int(user_id)))
        elif name:
            self.failed.discard((match_id, int(user_id)))
        self._tell()

    async def wanted(self) -> Sequence[ReviewKey]:
        """The reviews that are waiting, oldest first."""
        query = (
            sa.select(_reviews.match_id, _reviews.user_id)
            .where(sa.not_(_reviews.done))
            .order_by(_reviews.asked_at, _reviews.match_id)
            .limit(_MOST)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row[0], row[1]) for row in rows if (row[0], row[1]) not in self.failed]

    async def keep(self, match_id: str, user_id: int, *turns: TurnReview) -> bool:
        """Stores judged turns. Returns False if nobody wants the review any more."""
        return await self._database.write(lambda c: _keep(c, match_id, user_id, turns))

    async def drop(self, match_id: str, user_id: int) -> None:
        """Deletes a review."""
        change = sa.delete(schema.reviews).where(_this(match_id, user_id))
        await self._database.write(lambda connection: connection.execute(change))

    async def finish(self, match_id: str, user_id: int) -> None:
        """Marks a review as complete."""
        change = sa.update(schema.reviews).where(_this(match_id, user_id)).values(done=True)
        await self._database.write(lambda connection: connection.execute(change))

    async def progress(self, match_id: str, user_id: int) -> tuple[int, bool] | None:
        """The number of judged turns, and whether the review is complete; None if it was
        deleted."""
        query = sa.select(_reviews.turns, _reviews.done).where(_this(match_id, user_id))
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (len(_TURNS.validate_json(row.turns)), row.done)


def _name(match_id: str, user_id: int) -> str:
    return f"{match_id}:{user_id}"


def _this(match_id: str, user_id: int) -> sa.ColumnElement[bool]:
    return sa.and_(_reviews.match_id == match_id, _reviews.user_id == user_id)


def _parts_of(past: Past, seat: Seat, decided: frozenset[int]) -> tuple[Part, ...]:
    """The person's decisions on a seat that were a real choice."""
    played = [moment.played for moment in past.moments]
    all_parts = parts(past.game, past.begin, played, seat)
    return tuple(part for part in all_parts if part.free and part.steps + 1 in decided)


def _judged_turns(
    connection: sa.Connection, match_id: str, user_id: int, *, lock: bool = False
) -> dict[int, TurnReview]:
    query = sa.select(_reviews.turns).where(_this(match_id, user_id))
    text = connection.execute(query.with_for_update() if lock else query).scalar()
    return {} if text is None else {turn.step: turn for turn in _TURNS.validate_json(text)}


def _keep(
    connection: sa.Connection, match_id: str, user_id: int, turns: Sequence[TurnReview]
) -> bool:
    known = _judged_turns(connection, match_id, user_id, lock=True) | {
        turn.step: turn for turn in turns
    }
    text = _TURNS.dump_json(tuple(known[step] for step in sorted(known))).decode()
    change = sa.update(schema.reviews).where(_this(match_id, user_id)).values(turns=text)
    return connection.execute(change).rowcount > 0
