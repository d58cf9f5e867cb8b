"""Whom a table asks something besides their turn: seats, votes, followers, a lobby that closes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from bot.matches.table import codec
from bot.matches.table.model import Invitation, Proposal
from bot.storage import schema

_matches = schema.matches.c
_TABLE = sa.select(
    *(_matches.status, _matches.host_id, _matches.invited, _matches.proposals, _matches.tidy_told)
).where(_matches.id == sa.bindparam("this_match"))
_WISHES = sa.select(schema.follow_requests.c.channel_id).where(
    schema.follow_requests.c.match_id == sa.bindparam("this_match"),
    schema.follow_requests.c.refused_at.is_(None),
)


def is_asked(connection: sa.Connection, match_id: str, who: int) -> bool:
    """Whether a person has yet to answer something there."""
    row = connection.execute(_TABLE, {"this_match": match_id}).one_or_none()
    if row is None or row.status not in schema.OPEN:
        return False
    invited, proposals = codec.load_invited(row.invited), codec.load_proposals(row.proposals)
    if any(_concerns(invitation, who, row.host_id) for invitation in invited):
        return True
    if any(_open_to(connection, match_id, proposal, who) for proposal in proposals):
        return True
    return who == row.host_id and _asks_host(connection, match_id, row)


def _concerns(invitation: Invitation, who: int, host_id: int) -> bool:
    return who == (host_id if invitation.wish else invitation.user_id)


def _open_to(connection: sa.Connection, match_id: str, proposal: Proposal, who: int) -> bool:
    """Whoever plays there has a vote, but not about their own seat."""
    if who in proposal.answers:
        return False
    seats = schema.seats.c
    mine = sa.and_(seats.match_id == match_id, seats.user_id == who, seats.computer.is_(None))
    seat = connection.execute(sa.select(seats.seat).where(mine)).scalar()
    return seat is not None and seat != proposal.seat


def _asks_host(connection: sa.Connection, match_id: str, row: Any) -> bool:
    """A channel would like to follow, or the lobby is about to close."""
    if row.status == "lobby" and row.tidy_told:
        return True
    return connection.execute(_WISHES, {"this_match": match_id}).first() is not None
