"""The rows of one table as one value, read and written within a transaction."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from itertools import groupby
from typing import Any

import sqlalchemy as sa

from bot.matches.table import codec, plans
from bot.matches.table.forgotten import Forgotten
from bot.matches.table.model import (
    Clock,
    Holder,
    Invitation,
    Origin,
    Proposal,
    Table,
    UndoRequest,
)
from bot.matches.table.plans import NO_PLAN, Plan
from bot.matches.table.play import GamePosition
from bot.matches.table.requests import Place, Refused
from bot.storage import schema
from bot.storage.transaction import is_postgres
from rules.game import AnyGame, Seat
from rules.playing import Fixed

logger = logging.getLogger(__name__)

# The statements are built once: building one costs more than running it.
_THIS: sa.BindParameter[str] = sa.bindparam("this_match")
_THESE: sa.BindParameter[Sequence[str]] = sa.bindparam("these_matches", expanding=True)
_HERE: sa.BindParameter[int] = sa.bindparam("this_seat")
_seats, _drafts = schema.seats.c, schema.drafts.c
_MATCH = sa.select(schema.matches).where(schema.matches.c.id == _THIS)
_MATCH_LOCKED = _MATCH.with_for_update()
_THERE = sa.select(schema.matches.c.id).where(schema.matches.c.id == _THIS)
_HOLD = _THERE.with_for_update()
_ALL = sa.select(schema.matches).where(schema.matches.c.id.in_(_THESE))
_EVERY_SEAT = (
    sa.select(schema.seats, _drafts.actions, _drafts.planned, _drafts.revision)
    .select_from(
        schema.seats.outerjoin(
            schema.drafts, sa.and_(_drafts.match_id == _seats.match_id, _drafts.seat == _seats.seat)
        )
    )
    .order_by(_seats.match_id, _seats.seat)
)
_SEATS = _EVERY_SEAT.where(_seats.match_id == _THIS)
_ALL_SEATS = _EVERY_SEAT.where(_seats.match_id.in_(_THESE))
_UPDATE_MATCH = sa.update(schema.matches).where(
    schema.matches.c.id == _THIS, schema.matches.c.revision == sa.bindparam("this_revision")
)
_DELETE_MATCH = sa.delete(schema.matches).where(schema.matches.c.id == _THIS)
_HELD = ("name", "user_id", "computer", "acts", "asked_at")
"""The columns of a seat, in the order of the fields of `Holder`."""
_AS_STORED = (
    *("id", "game", "status", "host_id", "locale", "revision", "steps", "lobby_message_id"),
    *("remind_hours", "paused_at", "rematch_of", "followable", "hints", "starts_with"),
    "channel_gone",
)
"""The fields of a table that are columns of `matches` as they are."""
_AS_TEXT: tuple[tuple[str, str, Callable[[Any], str | None], Callable[[Any], Any]], ...] = (
    ("options", "options", json.dumps, json.loads),
    ("undo", "undo", codec.dump, partial(codec.load, UndoRequest)),
    ("clock", "clock", codec.dump, partial(codec.load, Clock)),
    ("clocks", "clock_times", codec.dump_clocks, codec.load_clocks),
    ("invited", "invited", codec.dump_all, partial(codec.load_all, Invitation)),
    ("proposals", "proposals", codec.dump_all, partial(codec.load_all, Proposal)),
    ("origin", "origin", codec.dump, partial(codec.load, Origin)),
)
"""The fields of a table that are stored as JSON: field, column, writer and reader."""
_UPDATE_SEAT = (
    sa.update(schema.seats)
    .where(_seats.match_id == _THIS, _seats.seat == _HERE)
    .values({name: sa.bindparam(name) for name in _HELD})
)
_DELETE_DRAFT = sa.delete(schema.drafts).where(_drafts.match_id == _THIS, _drafts.seat == _HERE)
_INSERT_DRAFT = sa.insert(schema.drafts)


class Conflict(Exception):  # noqa: N818 - an outcome that is tried again, not a failure
    """Another request changed the table between reading and writing it."""


@dataclass(frozen=True, slots=True)
class StoredDraft:
    """The draft and plan of a seat, and the table's revision when they were stored. `texts` are the
    draft, or the planned line while others must decide. `plan` is what was planned before."""

    texts: tuple[str, ...]
    revision: int = 0
    plan: Plan = NO_PLAN


@dataclass(frozen=True, slots=True)
class Wait:
    """The wait of a running table for people: its beginning, number of reminders, and next
    reminder. Times are in seconds since 1970. `remind_at` is None if no reminder is planned."""

    since: float
    reminded: int = 0
    remind_at: float | None = None


@dataclass(frozen=True, slots=True)
class Idle:
    """When housekeeping next checks an idle open table (in seconds since 1970), and whether its
    people have been warned."""

    due_at: float
    notified: bool = False


@dataclass(frozen=True, slots=True)
class StoredTable:
    """Everything stored about a table except its log and posts."""

    table: Table
    seed: str
    rules_version: int
    drafts: Mapping[Seat, StoredDraft]
    game: AnyGame | None
    """None if this version of the bot does not have the game."""
    wait: Wait | None = None
    """None while the table waits for nobody or only for computer players."""
    idle: Idle | None = None
    """None for an ended table, and for a table of an older version until its first check is
    planned."""
    changed_at: float = 0.0
    """When anything visible last changed, in seconds since 1970."""
    forgotten: Forgotten | None = None
    """People who deleted their data during the game after seeing secrets of it."""
    ended_at: float | None = None
    """When the table ended, in seconds since 1970; None if it has not."""
    ask_again_at: float | None = None
    """When open questions are repeated, in seconds since 1970; None for never."""

    @property
    def fixed(self) -> Fixed | None:
        """The recorded random results of an imported game, used in place of chance."""
        return None if self.table.origin is None else self.table.origin.fixed

    def draft_of(self, seat: Seat) -> StoredDraft:
        """The draft and plan of a seat; empty if there is none."""
        return self.drafts.get(seat, StoredDraft(()))

    @property
    def plans(self) -> Mapping[Seat, Plan]:
        """The plans of all seats that have one."""
        return {s: d.plan for s, d in self.drafts.items() if d.plan.alternatives}

    @property
    def position(self) -> GamePosition:
        """The present position. The table must be running or finished."""
        assert self.game is not None
        table = self.table
        return GamePosition(self.game, self.seed, table.steps, table.state, fixed=self.fixed)

    def with_table(self, **changes: Any) -> StoredTable:
        """The record with changed fields of its table."""
        return replace(self, table=replace(self.table, **changes))


def load(
    connection: sa.Connection, games: Mapping[str, AnyGame], match_id: str, *, lock: bool = False
) -> StoredTable | None:
    """The record of a table; None if there is none. `lock` locks the table until the transaction
    ends."""
    name = {"this_match": match_id}
    row = connection.execute(_MATCH_LOCKED if lock else _MATCH, name).one_or_none()
    if row is None:
        return None
    return _record(row, connection.execute(_SEATS, name).all(), games.get(row.game))


def load_all(
    connection: sa.Connection, games: Mapping[str, AnyGame], match_ids: Sequence[str]
) -> list[StoredTable]:
    """The records of these tables in the same order, read at once. Unknown ids are left out."""
    these = {"these_matches": match_ids}
    rows = {row.id: row for row in connection.execute(_ALL, these)}
    by_table = groupby(connection.execute(_ALL_SEATS, these), key=lambda seat: seat.match_id)
    seats = {match_id: tuple(those) for match_id, those in by_table}
    known = [rows[match_id] for match_id in match_ids if match_id in rows]
    return [_record(row, seats.get(row.id, ()), games.get(row.game)) for row in known]


def hold(connection: sa.Connection, match_id: str) -> bool:
    """Locks a table until this transaction ends. Returns True if values read before may be
    outdated. On SQLite the whole database is locked already."""
    if not is_postgres(connection):
        return False
    connection.execute(_HOLD, {"this_match": match_id})
    return True


def check_there(connection: sa.Connection, match_id: str) -> None:
    """Raises `Refused` if the table was deleted in the meantime."""
    if connection.execute(_THERE, {"this_match": match_id}).scalar() is None:
        raise Refused("unknown-table")


def _draft(texts: Sequence[str], revision: int, plan: str) -> StoredDraft:
    return StoredDraft(tuple(texts), revision, plans.load(plan, drafted=bool(texts)))


def _record(row: Any, seats: Any, game: AnyGame | None) -> StoredTable:
    """A record from its rows."""
    drafts = {
        s.seat: _draft(json.loads(s.actions), s.revision, s.planned)
        for s in seats
        if s.actions is not None
    }
    return StoredTable(
        _table(row, seats, game),
        row.seed,
        row.rules_version,
        drafts,
        game,
        _wait(row),
        None if row.tidy_at is None else Idle(row.tidy_at, row.tidy_told),
        row.changed_at,
        codec.load(Forgotten, row.forgotten),
        row.ended_at,
        row.ask_again_at,
    )


def _table(row: Any, seats: Any, game: AnyGame | None) -> Table:
    """A table from its rows."""
    as_stored = {name: getattr(row, name) for name in _AS_STORED}
    decoded = {name: load_text(getattr(row, column)) for name, column, _, load_text in _AS_TEXT}
    return Table(
        **as_stored,
        **decoded,
        place=Place(row.guild_id, row.channel_id),
        seats=tuple(Holder(*(getattr(s, name) for name in _HELD)) for s in seats),
        state=_state(game, row),
        opened_at=datetime.fromtimestamp(row.opened_at, UTC),
    )


def _wait(row: Any) -> Wait | None:
    if row.waiting_since is None:
        return None
    return Wait(row.waiting_since, row.reminded, row.remind_at)


def _state(game: AnyGame | None, row: Any) -> Any:
    """The stored state; None if there is none or this version cannot read it."""
    if game is None or row.snapshot is None:
        return None
    try:
        return codec.load_state(game, row.snapshot)
    except ValueError:
        logger.exception("table %s: its snapshot does not fit this version of %s", row.id, row.game)
        return None


def _match_values(record: StoredTable) -> dict[str, Any]:
    """The values of the table's row in `matches`."""
    table, wait, idle = record.table, record.wait, record.idle
    snapshot = None
    if table.state is not None and record.game is not None:
        snapshot = codec.dump_state(record.game, table.state)
    return {
        **{name: getattr(table, name) for name in _AS_STORED},
        **{column: dump(getattr(table, name)) for name, column, dump, _ in _AS_TEXT},
        "rules_version": record.rules_version,
        "seed": record.seed,
        "guild_id": table.place.guild_id,
        "channel_id": table.place.channel_id,
        "snapshot": snapshot,
        "opened_at": table.opened_at.timestamp(),
        "changed_at": record.changed_at,
        "timeout_at": min(filter(None, (table.timeout_at, record.ask_again_at)), default=None),
        "ask_again_at": record.ask_again_at,
        "waiting_since": wait and wait.since,
        "reminded": 0 if wait is None else wait.reminded,
        "remind_at": wait and wait.remind_at,
        "tidy_at": idle and idle.due_at,
        "tidy_told": idle is not None and idle.notified,
        "forgotten": codec.dump(record.forgotten),
        "ended_at": record.ended_at,
    }


def insert(connection: sa.Connection, record: StoredTable, now: float) -> StoredTable:
    """Stores a new table. Returns the stored record."""
    record = replace(record, changed_at=now)
    connection.execute(sa.insert(schema.matches), [_match_values(record)])
    _write_seats(connection, record)
    return record


def update(
    connection: sa.Connection, before: StoredTable, after: StoredTable, now: float
) -> StoredTable:
    """Stores the differences between two records. Returns the stored record. Raises `Conflict` if
    the stored revision is not that of `before`."""
    # reminders and drafts are not visible to people
    seen = replace(before.table, clocks=after.table.clocks) != after.table
    after = replace(after, changed_at=now if seen else before.changed_at)
    _update_match(connection, before, after)
    if before.table.seats != after.table.seats:
        _update_seats(connection, before, after)
    if before.drafts != after.drafts:
        _update_drafts(connection, before, after)
    return after


def delete(connection: sa.Connection, record: StoredTable) -> None:
    """Deletes a locked table with all rows that refer to it."""
    connection.execute(_DELETE_MATCH, {"this_match": record.table.id})


def _update_match(connection: sa.Connection, before: StoredTable, after: StoredTable) -> None:
    """Stores changed columns of `matches`. Raises `Conflict` if the revision is another one."""
    if replace(before, drafts=after.drafts) == after:
        return
    values = _match_values(after)
    del values["id"]  # setting an equal id makes SQLite check all rows that refer to it
    if after.table.state is before.table.state:
        del values["snapshot"]
    which = {"this_match": after.table.id, "this_revision": before.table.revision}
    changed = connection.execute(_UPDATE_MATCH, {**values, **which})
    if changed.rowcount != 1:
        raise Conflict


def _update_seats(connection: sa.Connection, before: StoredTable, after: StoredTable) -> None:
    """Stores changed, new and removed seats."""
    name, old, new = after.table.id, before.table.seats, after.table.seats
    if len(old) != len(new):
        connection.execute(sa.delete(schema.seats).where(_seats.match_id == name))
        _write_seats(connection, after)
        return
    changed = [
        {"this_match": name, "this_seat": seat, **_holder(holder)}
        for seat, (was, holder) in enumerate(zip(old, new, strict=True))
        if was != holder
    ]
    if changed:
        connection.execute(_UPDATE_SEAT, changed)


def _write_seats(connection: sa.Connection, record: StoredTable) -> None:
    rows = [
        {"match_id": record.table.id, "seat": seat, **_holder(holder)}
        for seat, holder in enumerate(record.table.seats)
    ]
    if rows:
        connection.execute(sa.insert(schema.seats), rows)


def _holder(holder: Holder) -> dict[str, Any]:
    return {name: getattr(holder, name) for name in _HELD}


def _update_drafts(connection: sa.Connection, before: StoredTable, after: StoredTable) -> None:
    """Stores changed, new and removed drafts."""
    for seat in sorted({*before.drafts, *after.drafts}):
        old, new = before.drafts.get(seat), after.drafts.get(seat)
        if old == new:
            continue
        if old is not None:
            connection.execute(_DELETE_DRAFT, {"this_match": after.table.id, "this_seat": seat})
        if new is not None:
            row = {"match_id": after.table.id, "seat": seat, "revision": new.revision}
            texts = {"actions": json.dumps(new.texts), "planned": plans.dump(new.plan)}
            connection.execute(_INSERT_DRAFT, [{**row, **texts}])
