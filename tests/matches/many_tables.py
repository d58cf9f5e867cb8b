"""Many tables of all kinds, drawn at random. A query is right if it finds those that a loop
over them finds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches.table import stored
from bot.matches.table.model import Holder, Invitation, Proposal, Table, UndoRequest
from bot.matches.table.requests import Place
from bot.matches.table.stored import Idle, StoredTable, Wait
from bot.storage.schema import NO_SERVER, OPEN
from tests.matches.conftest import ANNA, BERT, GAMES

CHANNELS = (70, 71, 72, ANNA.id)
CLOSED_CHANNEL = 72
"""Has no open table."""
SERVERS = (7, 8, NO_SERVER)
STATUSES = ("lobby", "running", "archived", "finished", "closed")


Order = Callable[[StoredTable], Any]


def ids_of(tables: Iterable[StoredTable], order: Order = lambda _: 0) -> list[str]:
    """Their ids, sorted by this and then by id."""
    return [one.table.id for one in sorted(tables, key=lambda one: (order(one), one.table.id))]


def put_tables(connection: sa.Connection, count: int, seed: int) -> tuple[StoredTable, ...]:
    """Stores so many tables, no two open ones in one channel."""
    chance, busy = random.Random(seed), {CLOSED_CHANNEL}
    records: list[StoredTable] = []
    for number in range(count):
        table = _table(chance, f"{chance.choice('abz')}{number}", busy)
        record = _record(chance, table)
        records.append(stored.insert(connection, record, 100.0 * chance.randrange(9)))
    return tuple(records)


def _table(chance: random.Random, name: str, busy: set[int]) -> Table:
    status = chance.choice(STATUSES)
    place = Place(chance.choice(SERVERS), chance.choice(CHANNELS))
    if status in OPEN and place.channel_id in busy:
        place = Place(place.guild_id, 1000 + len(busy))
    if status in OPEN:
        busy.add(place.channel_id)
    return Table(
        id=name,
        game=chance.choice(tuple(GAMES)),
        status=status,  # pyright: ignore[reportArgumentType]
        place=place,
        host_id=chance.choice((ANNA.id, BERT.id)),
        locale="en",
        options={},
        seats=_seats(chance),
        opened_at=datetime.fromtimestamp(100.0 * chance.randrange(9), UTC),
        steps=chance.randrange(2),
        channel_gone=chance.random() < 0.2,
        paused_at=chance.choice((None, None, 5.0)),
        invited=_invited(chance),
        proposals=chance.choice(((), (), (Proposal("pause", 6.0, BERT.id),))),
        undo=chance.choice((None, None, UndoRequest(1, 0, (), 7.0))),
    )


def _seats(chance: random.Random) -> tuple[Holder, ...]:
    people: Sequence[int | None] = chance.choice(((1, 2), (2, 1), (2, 3), (None, 1), (11, None)))
    return tuple(
        Holder(f"P{at}", who, chance.choice((None, None, "sound")) if who else "sound", acts)
        for at, who in enumerate(people)
        for acts in (chance.random() < 0.6,)
    )


def _invited(chance: random.Random) -> tuple[Invitation, ...]:
    return tuple(Invitation(who, "Guest", at=8.0) for who in (1, 11, 4) if chance.random() < 0.2)


def _record(chance: random.Random, table: Table) -> StoredTable:
    wait = Wait(100.0 * chance.randrange(9)) if chance.random() < 0.7 else None
    idle = Idle(9.0, notified=chance.random() < 0.3)
    return StoredTable(table, "seed", 1, {}, GAMES[table.game], wait, idle)
