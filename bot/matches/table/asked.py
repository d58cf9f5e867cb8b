"""What tables ask people besides their turn: about seats, votes, followers, closing a lobby."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from bot.matches.table import stored
from bot.matches.table.model import DAY, Invitation, Table
from bot.matches.table.stored import StoredTable
from bot.matches.table.voting import CHOICES
from bot.storage import schema

_matches, _seats, _wishes = schema.matches.c, schema.seats.c, schema.follow_requests.c
_WISHES = sa.select(_wishes.at, _wishes.channel_id).where(
    _wishes.match_id == sa.bindparam("this_match"),
    _wishes.at > sa.bindparam("since"),
    _wishes.refused_at.is_(None),
)

REPEATED_AFTER = DAY
"""Seconds until a question is repeated."""
LAPSE = 7 * DAY
"""Seconds after which a request to follow lapses. A refused channel may then ask again."""
AGAIN = "again"
"""The mark of the notice that answers are missing."""
START = "start"
"""Begins the mark of the question to the host of a complete lobby: whether to start the game. The
number of taken seats follows."""
STAY = "stay"
"""The mark of the question to the host of an idle lobby: whether it stays open."""
GO_ON = "go-on"
"""The mark of the offer to go on with a paused game."""
RESTORE = "restore"
"""The mark of the offer to bring back an archived game."""
ABOUT_YOU = "replace-you"
"""The kind of a notice to a person whom the others vote to replace. It needs no answer."""
COMEBACK = "comeback"
"""The kind of an offer to take back a seat that a computer player plays for the person."""
KINDS = (
    *(*CHOICES, ABOUT_YOU, COMEBACK, "undo", "invited"),
    *("seat-offered", "seat-wished", "follow", "closing"),
)
"""The kinds of questions: those of proposals, and the others."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question of a table to people."""

    kind: str
    """One of `KINDS`."""
    at: float
    """When it was asked, in seconds since 1970; 0 if an earlier version did not store that."""
    people: tuple[int, ...]
    """The user ids of the people who still have to answer."""
    args: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
    """The arguments of its sentence."""
    mark: str = ""
    """The key of its row in the database table `questions`, which knows its message; "" if it has
    none."""


def questions_at(
    connection: sa.Connection, record: StoredTable, now: float
) -> tuple[Question, ...]:
    """All open questions of a table, except turns."""
    table = record.table
    if table.status not in schema.OPEN or table.owner is not None:
        return ()
    asked = (*table_questions(table), *_follows(connection, table, now), *_closing(record))
    return tuple(question for question in asked if question.people)


def open_marks(connection: sa.Connection, record: StoredTable, now: float) -> frozenset[str]:
    """The marks of all messages at a table that still ask something."""
    asked = questions_at(connection, record, now)
    again = (
        {AGAIN}
        if any(0 < question.at <= now - REPEATED_AFTER for question in asked)
        else frozenset[str]()
    )
    follows = (follow_mark(row.channel_id) for row in _wishes_at(connection, record.table, now))
    return table_marks(record.table).union(again, follows)


def table_marks(table: Table) -> frozenset[str]:
    """The marks of all open questions and offers stored in the table itself. A lobby that has lost
    somebody no longer asks whether to start with them."""
    marks = {question.mark for question in table_questions(table)}
    if table.status == "lobby":
        marks |= {f"{START} {count}" for count in range(1, len(table.seats) + 1)}
        marks |= {START, STAY}  # earlier versions told no count
    if table.status == "running" and table.paused_at is not None:
        marks.add(GO_ON)
    if table.status == "archived":
        marks.add(RESTORE)
    return frozenset(marks)


def table_questions(table: Table) -> Iterator[Question]:
    """The open questions stored in the table itself: invitations, votes, an undo request."""
    yield from (invitation_question(table, invitation) for invitation in table.invited)
    for vote in table.proposals:
        people = tuple(who for who in table.others(vote.seat) if who not in vote.answers)
        player = {} if vote.seat is None else {"player": table.names[vote.seat]}
        yield Question(vote.kind, vote.at, people, player, vote.mark)
        if vote.kind == "replace" and vote.seat is not None:
            about = table.seats[vote.seat].user_id
            yield Question(ABOUT_YOU, vote.at, () if about is None else (about,))
    for holder in table.seats:
        if holder.user_id is not None and table.played_for(holder.user_id) is not None:
            mark = comeback_mark(holder.user_id)
            yield Question(COMEBACK, 0.0, (holder.user_id,), mark=mark)
    if (wish := table.undo) is not None:
        answered = (wish.seat, *wish.agreed)
        people = tuple(who for seat, who in table.playing.items() if seat not in answered)
        yield Question("undo", wish.at, people, {"name": table.names[wish.seat]}, wish.mark)


def comeback_mark(user_id: int | None) -> str:
    """The mark of the offer to a person to take back the seat that a computer player plays."""
    return f"comeback {user_id}"


def follow_mark(channel_id: int) -> str:
    """The mark of the question to the host whether a channel may follow."""
    return f"follow {channel_id}"


def is_only_warned(table: Table, who: int) -> bool:
    """Whether a table only informs a person that the others vote about them."""
    return {question.kind for question in table_questions(table) if who in question.people} == {
        ABOUT_YOU
    }


def questions_to(
    connection: sa.Connection, match_id: str, who: int, now: float
) -> tuple[Question, ...]:
    """The questions that a person still has to answer at a table."""
    record = stored.load(connection, {}, match_id)
    asked = () if record is None else questions_at(connection, record, now)
    return tuple(question for question in asked if who in question.people)


def tables_asking(connection: sa.Connection, who: int) -> list[str]:
    """Ids of the tables that may have a question to a person. These are the tables with any open
    question that the person plays at, hosts or is invited to."""
    plays = sa.exists().where(_seats.match_id == _matches.id, _seats.user_id == who)
    asks = (
        _matches.proposals.not_in(["", "[]"]),
        _matches.undo.is_not(None),
        sa.exists().where(
            _seats.match_id == _matches.id, _seats.user_id == who, _seats.computer.is_not(None)
        ),
        _matches.invited.not_in(["", "[]"]),
        sa.and_(_matches.tidy_told, _matches.status == "lobby"),
        sa.exists().where(_wishes.match_id == _matches.id, _wishes.refused_at.is_(None)),
    )
    query = sa.select(_matches.id).where(
        _matches.status.in_(schema.OPEN),
        sa.or_(*asks),
        sa.or_(plays, _matches.host_id == who, _matches.invited.contains(f'"user_id": {who},')),
    )
    return list(connection.execute(query.order_by(_matches.id)).scalars())


def invitation_question(table: Table, invitation: Invitation) -> Question:
    """The question of an invitation, to the person or, for a wish, to the host."""
    at, who, mark = invitation.at, invitation.user_id, invitation.mark
    if invitation.wish:
        args = {**table.seats[invitation.seat or 0].named("old"), "name": invitation.name}
        return Question("seat-wished", at, (table.host_id,), args, mark)
    if invitation.seat is None:
        hosts = (holder.name for holder in table.seats if holder.user_id == table.host_id)
        return Question("invited", at, (who,), {"name": next(hosts, "")}, mark)
    return Question("seat-offered", at, (who,), {"name": table.names[invitation.seat]}, mark)


def _follows(connection: sa.Connection, table: Table, now: float) -> Iterator[Question]:
    for row in _wishes_at(connection, table, now):
        yield Question("follow", row.at, (table.host_id,))


def _wishes_at(connection: sa.Connection, table: Table, now: float) -> Sequence[Any]:
    """The channels that ask to follow a table, and when they asked."""
    this = {"this_match": table.id, "since": now - LAPSE}
    return connection.execute(_WISHES, this).all()


def _closing(record: StoredTable) -> Iterator[Question]:
    """The question to the host of a lobby that is about to close: whether it shall stay open."""
    idle, table = record.idle, record.table
    if table.status == "lobby" and idle is not None and idle.notified:
        yield Question("closing", 0.0, (table.host_id,), {"at": int(idle.due_at)}, STAY)
