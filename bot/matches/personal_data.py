"""Everything that is stored of one person, for them to read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches.forgetting import tables_with
from bot.storage import schema

_MOMENTS = {
    "begins",
    "ends",
    "at",
    "opened_at",
    "direct_refused_at",
    "since",
    "reminded_at",
    "away_until",
    "asked_at",
}


def personal_data(connection: sa.Connection, user_id: int) -> str:
    """All of it as JSON, moments in UTC. Answers to what somebody asked are kept for two days under
    the ids of interactions and cannot be told apart by person."""
    told = {
        "user_id": str(user_id),
        "choices": _rows(connection, schema.people, user_id),
        "holidays": _rows(connection, schema.holidays, user_id),
        "tables": [_table(connection, name, user_id) for name in tables_with(connection, user_id)],
        "follows": _rows(connection, schema.watchers, user_id),
        "follow_requests": _rows(connection, schema.follow_requests, user_id),
        "told_beside_posts": _rows(connection, schema.told, user_id),
        "reviews": _rows(connection, schema.reviews, user_id),
    }
    return json.dumps(told, ensure_ascii=False, indent=2)


def _rows(connection: sa.Connection, table: sa.Table, user_id: int) -> list[dict[str, Any]]:
    query = sa.select(table).where(table.c.user_id == user_id)
    return _readable(connection.execute(query).mappings())


def _readable(rows: Iterable[sa.RowMapping]) -> list[dict[str, Any]]:
    return [{str(k): _value(str(k), v) for k, v in row.items()} for row in rows]


def _value(name: str, value: Any) -> Any:
    """Ids as text, for they are longer than some readers' numbers; moments as dates."""
    if value is not None and name in _MOMENTS:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return str(value) if name.endswith("_id") and value is not None else value


def _table(connection: sa.Connection, match_id: str, user_id: int) -> dict[str, Any]:
    """A table: what the person is to it, and what they decided there."""
    matches, seats, drafts, log = schema.matches.c, schema.seats.c, schema.drafts.c, schema.log.c
    columns = (matches.id, matches.game, matches.status, matches.guild_id, matches.channel_id)
    query = sa.select(*columns, matches.opened_at, matches.host_id).where(matches.id == match_id)
    (told,) = _readable(connection.execute(query).mappings())
    told["private"] = told["guild_id"] == str(schema.NO_SERVER)
    mine = sa.select(seats.seat, seats.name, seats.computer).where(
        seats.match_id == match_id, seats.user_id == user_id
    )
    rows = connection.execute(mine).all()
    # what a computer player decides in their place may still be hidden from them
    over = told["status"] in ("finished", "closed")
    numbers = [row.seat for row in rows if over or row.computer is None]
    drafted = sa.select(drafts.actions, drafts.planned).where(
        drafts.match_id == match_id, drafts.seat.in_(numbers)
    )
    lines = sa.select(log.at, log.kind, log.text).where(
        log.match_id == match_id, log.seat.in_(numbers)
    )
    return told | {
        "host": told.pop("host_id") == str(user_id),
        "seats": [{"number": row.seat + 1, "name": row.name} for row in rows],
        "drafts": _readable(connection.execute(drafted).mappings()),
        "log": _readable(connection.execute(lines.order_by(log.number)).mappings()),
    }
