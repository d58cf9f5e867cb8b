"""The log of a table: which actions still count, and which were taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches.table import stored
from bot.matches.table.model import Holder, LogEntry
from bot.storage import schema
from rules import record
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class LogLine:
    """One stored line of the log."""

    kind: str
    revision: int
    step: int
    seat: Seat | None
    text: str
    reveals: bool
    at: float


def read(connection: sa.Connection, match_id: str) -> tuple[LogLine, ...]:
    """The whole log of a table, oldest first."""
    log = schema.log.c
    columns = [log[field.name] for field in fields(LogLine)]
    query = sa.select(*columns).where(log.match_id == match_id).order_by(log.number)
    return tuple(LogLine(*row) for row in connection.execute(query).all())


def effective(lines: Iterable[LogLine]) -> tuple[LogLine, ...]:
    """The actions that were not undone. Item number n is step number n, counted from 1."""
    kept: list[LogLine] = []
    for line in lines:
        if line.kind == "undo":
            del kept[line.step :]
        elif line.kind in ("action", "auto"):
            kept.append(line)
    return tuple(kept)


def entries(lines: Sequence[LogLine]) -> tuple[LogEntry, ...]:
    """The log for display. Undone lines are marked."""
    kept = {id(line) for line in effective(lines)}
    return tuple(
        LogEntry(
            revision=line.revision,
            step=line.step,
            seat=line.seat if line.kind in ("action", "auto") else None,
            text=line.text,
            at=datetime.fromtimestamp(line.at, UTC),
            undone=line.kind in ("action", "auto") and id(line) not in kept,
            kind=line.kind,
            by=line.seat,
        )
        for line in lines
    )


def last_turn(actions: Sequence[LogLine], humans: Iterable[Seat]) -> tuple[LogLine, ...]:
    """The actions of the last turn that a person confirmed, and all later ones; () if there is
    none. Later turns of computer players are included: undone alone, they would only be played
    again."""
    people: set[Any] = set(humans)
    starts = [
        i for i, line in enumerate(actions) if i == 0 or actions[i - 1].revision != line.revision
    ]
    for start in reversed(starts):
        if actions[start].kind == "action" and actions[start].seat in people:
            return tuple(actions[start:])
    return ()


def _recorded(holder: Holder) -> str:
    """A player's name for a record. It also says if a computer player took the seat over."""
    left = holder.user_id is not None and holder.computer is not None
    return f"{holder.name} (computer)" if left else holder.name


def as_text(stored: stored.StoredTable, actions: Iterable[LogLine]) -> str:
    """A game as the text of a record: its decisions in order, and its result if it has one."""
    table, game = stored.table, stored.game
    outcome = None if game is None else game.outcome(table.state)
    return record.format_record(
        record.Record(
            game=table.game,
            seats=len(table.seats),
            seed=stored.seed,
            rules=stored.rules_version,
            names=tuple(map(_recorded, table.seats)),
            options=table.options,
            fixed={} if table.origin is None else table.origin.fixed,
            moves=tuple(
                record.Move(line.seat, line.text)
                for line in actions
                if line.kind == "action" and line.seat is not None
            ),
            result=None if outcome is None else outcome.scores,
        )
    )
