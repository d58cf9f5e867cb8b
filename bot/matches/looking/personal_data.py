"""Everything that is stored of one person, as JSON for them."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa

from bot.matches.deeds.personal_data import tables_with
from bot.matches.people.anonymous import Anonymous
from bot.matches.table import codec, history, stored
from bot.matches.table.forgotten import Forgotten
from bot.matches.table.model import Invitation, Proposal
from bot.matches.table.sittings import TAKEN, lines_of
from bot.storage import schema

_COLUMNS = [column for table in schema.metadata.sorted_tables for column in table.c]
_MOMENTS = {column.name for column in _COLUMNS if isinstance(column.type, sa.Double)}
"""The names of columns with times."""


def personal_data(connection: sa.Connection, user_id: int) -> str:
    """Everything stored about a person, as JSON, with times in UTC. Answers to requests are kept
    for two days under interaction ids. Those without a name cannot be assigned to a person and are
    left out."""
    tables = tables_with(connection, user_id)
    who = Anonymous(user_id, _names(connection, tables, user_id), "")
    data = {
        "user_id": str(user_id),
        "choices": _rows(connection, schema.people, user_id),
        "holidays": _rows(connection, schema.holidays, user_id),
        "tables": [_table(connection, name, user_id) for name in tables],
        "posts_that_name_you": _posts(connection, tables, who),
        "posts_waiting_that_name_you": _waiting(connection, who),
        "answers_that_name_you": _answers(connection, who),
        "tables_that_know_you_again": _known_again(connection, user_id),
        "follows": _rows(connection, schema.watchers, user_id),
        "follow_requests": _rows(connection, schema.follow_requests, user_id),
        "told_beside_posts": _rows(connection, schema.told, user_id),
        "reviews": _rows(connection, schema.reviews, user_id),
        "notes": _rows(connection, schema.notes, user_id),
        "lessons": _rows(connection, schema.lessons, user_id),
        "puzzles": _rows(connection, schema.puzzle_tries, user_id),
        "puzzles_of_the_day": _rows(connection, schema.puzzle_days, user_id),
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _names(connection: sa.Connection, tables: Collection[str], user_id: int) -> set[str]:
    """The names under which these tables store the person."""
    seats = schema.seats.c
    names = set(connection.execute(sa.select(seats.name).where(seats.user_id == user_id)).scalars())
    invited = sa.select(schema.matches.c.invited).where(schema.matches.c.id.in_(tables))
    for text in connection.execute(invited).scalars():
        guests = codec.load_all(Invitation, text)
        names |= {guest.name for guest in guests if guest.user_id == user_id}
    return names


def _posts(
    connection: sa.Connection, tables: Collection[str], who: Anonymous
) -> list[dict[str, Any]]:
    """The last posts of these tables that are stored with the person in them."""
    posts = schema.posts.c
    query = sa.select(posts.match_id, posts.channel_id, posts.message_id).where(
        posts.match_id.in_(tables), who.named_in(posts.retired)
    )
    return _readable(connection.execute(query).mappings())


def _waiting(connection: sa.Connection, who: Anonymous) -> list[dict[str, Any]]:
    outbox = schema.outbox.c
    columns = (outbox.match_id, outbox.channel_id, outbox.kind, outbox.created_at)
    query = sa.select(*columns, outbox.payload).where(
        outbox.kind.not_in(schema.NAMELESS), who.named_in(outbox.payload)
    )
    return _naming(connection.execute(query).mappings(), "payload", who.in_post)


def _answers(connection: sa.Connection, who: Anonymous) -> list[dict[str, Any]]:
    kept = schema.interactions.c
    holiday = sa.select(kept.id, kept.at).where(kept.id.contains(f":{who.user_id}:"))
    named = sa.select(kept.id, kept.at, kept.answer).where(who.named_in(kept.answer))
    answers = _readable(connection.execute(holiday).mappings())
    return answers + _naming(connection.execute(named).mappings(), "answer", who.in_answer)


def _naming(
    rows: Iterable[sa.RowMapping], column: str, names: Callable[[str], bool]
) -> list[dict[str, Any]]:
    """The rows whose `column` contains the person's name, without that column."""
    readable = _readable(row for row in rows if names(row[column]))
    return [{name: value for name, value in row.items() if name != column} for row in readable]


def _known_again(connection: sa.Connection, user_id: int) -> list[str]:
    """The running tables that still know the person by a keyed hash, although their data was
    deleted."""
    matches = schema.matches.c
    query = sa.select(matches.id, matches.forgotten).where(matches.forgotten.is_not(None))
    loaded = ((name, codec.load(Forgotten, text)) for name, text in connection.execute(query).all())
    return [name for name, known in loaded if known and known.knows(name, user_id)]


def _rows(connection: sa.Connection, table: sa.Table, user_id: int) -> list[dict[str, Any]]:
    query = sa.select(table).where(table.c.user_id == user_id)
    return _readable(connection.execute(query).mappings())


def _readable(rows: Iterable[sa.RowMapping]) -> list[dict[str, Any]]:
    return [{str(k): _value(str(k), v) for k, v in row.items()} for row in rows]


def _value(name: str, value: Any) -> Any:
    """A value for JSON: ids as text, because some readers cannot hold such long numbers; times as
    dates."""
    if value is not None and name in _MOMENTS:
        return datetime.fromtimestamp(value, UTC).isoformat(timespec="seconds")
    return str(value) if name.endswith("_id") and value is not None else value


def _table(connection: sa.Connection, match_id: str, user_id: int) -> dict[str, Any]:
    """One table: the person's role there and their decisions."""
    matches, seats, drafts = schema.matches.c, schema.seats.c, schema.drafts.c
    columns = (matches.id, matches.game, matches.status, matches.guild_id, matches.channel_id)
    query = sa.select(*columns, matches.opened_at, matches.host_id).where(matches.id == match_id)
    (table,) = _readable(connection.execute(query).mappings())
    table["private"] = table["guild_id"] == str(schema.NO_SERVER)
    mine = sa.select(seats.seat, seats.name, seats.computer).where(
        seats.match_id == match_id, seats.user_id == user_id
    )
    rows = connection.execute(mine).all()
    # a computer player's decision in their place may still be hidden from them
    over = table["status"] in ("finished", "closed")
    numbers = [row.seat for row in rows if over or row.computer is None]
    drafted = sa.select(drafts.actions, drafts.planned).where(
        drafts.match_id == match_id, drafts.seat.in_(numbers)
    )
    return table | {
        "host": table.pop("host_id") == str(user_id),
        "seats": [{"number": row.seat + 1, "name": row.name} for row in rows],
        **_questions(connection, match_id, user_id),
        "drafts": _readable(connection.execute(drafted).mappings()),
        "log": _log(connection, match_id, numbers, user_id),
    }


def _questions(connection: sa.Connection, match_id: str, user_id: int) -> dict[str, Any]:
    """What the person is or was asked at a table: their invitations and votes."""
    matches = schema.matches.c
    query = sa.select(matches.invited, matches.proposals).where(matches.id == match_id)
    invited, proposals = connection.execute(query).one()
    return {
        "invitations": [
            {"name": one.name, "seat": one.seat, "wish": one.wish}
            for one in codec.load_all(Invitation, invited)
            if one.user_id == user_id
        ],
        "votes": [
            {"kind": one.kind, "asked": one.asker == user_id, "answer": one.answers.get(user_id)}
            for one in codec.load_all(Proposal, proposals)
            if one.asker == user_id or user_id in one.answers
        ],
    }


def _log(
    connection: sa.Connection, match_id: str, seats: Collection[int], user_id: int
) -> list[dict[str, Any]]:
    """The person's own log lines about these seats, without the former holders of the seats."""
    record = stored.load(connection, {}, match_id)
    assert record is not None
    own = lines_of(record.table, history.read(connection, match_id), user_id)
    return [
        {
            "at": _value("at", line.at),
            "kind": line.kind,
            "text": TAKEN if line.text.startswith(f"{TAKEN} ") else line.text,
        }
        for line in own
        if line.seat in seats
    ]
