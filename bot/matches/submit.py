"""`Matches.submit`, the only way to change a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa
from cachetools import FIFOCache
from sqlalchemy.exc import IntegrityError, OperationalError

from bot import metrics
from bot.cluster.cluster import Paced, Topic
from bot.listeners import Listened
from bot.matches.deeds import lobby, opening, practice, proposals, undo
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.handlers import HANDLERS
from bot.matches.looking.queries import Queries
from bot.matches.looking.reviews import Reviews
from bot.matches.people.people import People
from bot.matches.schedule.puzzles import PuzzleDays
from bot.matches.schedule.tables_due import DueTables
from bot.matches.table import codec, requests, stored
from bot.matches.table.model import DAY, HOUR, Table
from bot.matches.table.requests import Answer, ImportGame, Open, Person, Practise, Refused, Request
from bot.matches.table.stored import StoredTable
from bot.matches.timed import questions
from bot.storage import preferences, schema
from bot.storage.database import Database
from bot.storage.errors import CommitLost
from rules.computers.players import LEVELS
from rules.game import AnyGame

ATTEMPTS = 5
"""The most attempts at a request when another process changes the table first."""
KEEP_INTERACTIONS = 2 * DAY
"""Seconds for which an interaction id is remembered. Discord may deliver one twice within
minutes."""
PRUNE_EVERY = HOUR
REMEMBERED_REFUSALS = 2000
PATIENCE = 30.0
"""Seconds a post may wait for the next one if the same player continues, for example after a
draw."""

_KNOWN = sa.select(schema.interactions.c.answer).where(
    schema.interactions.c.id == sa.bindparam("this_id")
)
_REMEMBER = sa.insert(schema.interactions)


class Done(NamedTuple):
    """A request that was carried out."""

    answer: Answer
    record: StoredTable | None = None
    """The table as it is stored now; None if the request was a repeat and changed nothing."""


class Matches(Listened[str]):
    """All tables. `submit` changes them, `queries` reads them, `due` finds those that need
    attention. Requests about one table are carried out one after the other, even by several
    processes: each request locks the table's row first. `clock` returns seconds since 1970.
    `players` are the names of computer players. `patience` is `UnitOfWork.patience`. Listeners are
    told the id of every table that has changed. Changes by other processes may be told late."""

    def __init__(
        self,
        database: Database,
        games: Mapping[str, AnyGame],
        players: Collection[str] = LEVELS,
        clock: Callable[[], float] = time.time,
        patience: float = PATIENCE,
    ) -> None:
        super().__init__()
        self.database, self.games = database, games
        self.queries = Queries(database, games)
        self.table, self.draft = self.queries.table, self.queries.draft
        self.log = self.queries.log
        """For short."""
        self.due = DueTables(database)
        self.players = players
        self.patience = patience
        self.clock = clock
        self.people = People(database, self._time)
        self.puzzles = PuzzleDays(database, self._time)
        self.reviews = Reviews(self.queries, database, self._time)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._refused: FIFOCache[str, Refused] = FIFOCache(REMEMBERED_REFUSALS)
        self._tell_heard = Paced(self._tell)
        self._pruned_at = 0.0

    def _time(self) -> float:
        return self.clock()

    async def submit(
        self, interaction_id: int | str, person: Person, match_id: str | None, request: Request
    ) -> Answer:
        """Carries out one request, entirely or not at all. Raises `Refused`.

        `match_id` is None only for `Open`, `Practise` and `ImportGame`. A repeated interaction id
        changes nothing and gets the same answer (or refusal) again; one interaction that asks for
        two things needs two ids. Cancelling the caller does not interrupt what has begun.
        """
        return (await self.carry_out(interaction_id, person, match_id, request)).answer

    async def submit_if_there(
        self, interaction_id: str, person: Person, match_id: str, request: Request
    ) -> None:
        """Carries out a request, unless the table was deleted."""
        try:
            await self.submit(interaction_id, person, match_id, request)
        except Refused as refused:
            if refused.key != "unknown-table":
                raise

    async def carry_out(
        self, interaction_id: int | str, person: Person, match_id: str | None, request: Request
    ) -> Done:
        """The same as `submit`, but also returns the table. For internal use only."""
        return await asyncio.shield(
            self._carry_out(str(interaction_id)[:80], person, match_id, request)
        )

    async def _carry_out(
        self, key: str, person: Person, match_id: str | None, request: Request
    ) -> Done:
        """Carries out a request when the earlier ones about its table are done. A request that was
        refused before is refused again."""
        name = (match_id or "").strip().lower()
        lock = self._locks.setdefault(name or f"open {key}", asyncio.Lock())
        async with lock:
            refused = self._refused.get(key)
            if refused is not None:
                raise Refused(refused.key, **refused.args_by_name)
            try:
                done = await self._persist(key, person, name, request)
            except Refused as refused:
                self._remember(key, refused)
                raise
        if done.record is not None:
            _count(done.answer, done.record.table.game, request)
            self._tell(done.answer.match_id)
        return done

    def heard(self, topic: Topic, name: str) -> None:
        """Handles a message from another process that something changed
        (`bot.cluster.notifications`)."""
        if topic in ("table", "anything"):
            self._tell_heard(name)
        if topic in ("person", "anything"):
            self.people.heard(name)
        if topic in ("review", "review-failed", "anything"):
            self.reviews.heard(name, failed=topic == "review-failed")

    async def answered(self, interaction_id: int | str) -> Answer | None:
        """The stored answer to an earlier interaction; None if there is none."""
        this = {"this_id": str(interaction_id)[:80]}
        known = await self.database.read(lambda c: c.execute(_KNOWN, this).scalar())
        return None if known is None else codec.load_answer(known)

    async def check_would_open(self, person: Person, request: Open) -> None:
        """Raises `Refused` where opening a table would. Opens nothing."""
        await self.database.read(lambda c: lobby.open_table(self._work(c, person, None), request))

    async def free_id(self) -> str:
        """An id for a table that is to be opened later."""
        return await self.database.read(opening.free_id)

    async def remember_lobby(self, table: Table, message_id: int | None) -> None:
        """Stores which message shows the lobby, so that it can be edited later. Does nothing if the
        table has moved to another channel."""
        where = table.place.channel_id
        await preferences.keep_lobby_message(self.database, table.id, where, message_id)

    async def choose_server_locale(self, person: Person, guild_id: int, locale: str | None) -> None:
        """Sets the language of new tables in a server; None for that of whoever opens a table.
        Raises `Refused` if the person may not manage the server."""
        if not person.manages_server:
            raise Refused("not-server-manager")
        checked = None if locale is None else opening.checked_locale(locale)
        await preferences.choose_server_locale(self.database, guild_id, checked)

    def _remember(self, key: str, refused: Refused) -> None:
        # a fresh exception: the original keeps everything in memory that was read on its way
        self._refused[key] = Refused(refused.key, **refused.args_by_name)

    async def _persist(self, key: str, person: Person, match_id: str, request: Request) -> Done:
        """Carries out a request and repeats it if another process was faster. It is also repeated
        after a lost connection: the interaction id shows whether the first attempt was stored."""
        for attempt in range(ATTEMPTS):
            try:
                return await self.database.write(
                    lambda connection: self._once(connection, key, person, match_id, request)
                )
            except Refused:
                # opening locks no table, so another process may have done the same
                known = None if match_id else await self.answered(key)
                if known is None:
                    raise
                return Done(known)
            except (stored.Conflict, IntegrityError, OperationalError, CommitLost):
                if attempt + 1 == ATTEMPTS:
                    raise
                await asyncio.sleep(0.01 * 2**attempt)
        raise AssertionError("not reached")

    def _once(
        self, connection: sa.Connection, key: str, person: Person, match_id: str, request: Request
    ) -> Done:
        """Carries out a request in one transaction. A repeated one gets the stored answer."""
        record = self._held(connection, match_id, request)
        known = connection.execute(_KNOWN, {"this_id": key}).scalar()
        if known is not None:
            return Done(codec.load_answer(known))
        if record is not None:
            practice.check_fits(record.table, person, request)
        work = self._work(connection, person, record)
        answer = HANDLERS[type(request)](work, request)
        if not work.deleted:
            _settle(work)
        work.write()
        row = {"id": key, "answer": codec.dump(answer), "at": work.now}
        connection.execute(_REMEMBER, [row])
        self.database.cluster.tell(connection, "table", answer.match_id)
        self._prune(connection, work.now)
        return Done(answer, work.stored)

    def _held(
        self, connection: sa.Connection, match_id: str, request: Request
    ) -> StoredTable | None:
        """The table of a request, locked until the transaction ends; None for a request that opens
        one."""
        if isinstance(request, Open | Practise | ImportGame):
            return None
        record = stored.load(connection, self.games, match_id, lock=True)
        if record is None:
            raise Refused("unknown-table")
        return record

    def _work(
        self, connection: sa.Connection, person: Person, record: StoredTable | None
    ) -> UnitOfWork:
        now = self.clock()
        return UnitOfWork(
            connection, self.games, self.players, person, now, self.patience, record, record
        )

    def _prune(self, connection: sa.Connection, now: float) -> None:
        """Deletes old interaction ids, at most once per `PRUNE_EVERY` seconds."""
        if now - self._pruned_at < PRUNE_EVERY:
            return
        self._pruned_at = now
        interactions = schema.interactions
        connection.execute(
            sa.delete(interactions).where(interactions.c.at < now - KEEP_INTERACTIONS)
        )


def _settle(work: UnitOfWork) -> None:
    """Carries out votes, undo requests and repeated questions that are due, after any request."""
    proposals.settle(work)
    undo.settle(work)
    questions.settle(work)


def _count(answer: Answer, game: str, request: Request) -> None:
    """Counts a confirmed turn in the metrics."""
    if answer.key == "confirmed":
        by = "computer" if isinstance(request, requests.ComputerTurn) else "person"
        metrics.TURNS.labels(game, by).inc()
