"""Where a nudge goes when it is due, and what it tells by then, if it is needed still."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from bot.delivery.nudges import AFTER_POST
from bot.delivery.outbox_statements import is_sent_soon
from bot.matches.people.choices import Reach, reach_of
from bot.matches.schedule import digests
from bot.matches.table import codec, stored
from bot.matches.table.asked import Question, questions_to
from bot.matches.table.posts import Nudge
from bot.storage import schema

TOGETHER = 600.0
"""Seconds between two direct messages to a person. Nudges within that time are sent together."""
_outbox = schema.outbox.c
_matches, _seats = schema.matches.c, schema.seats.c
_MATCH: sa.BindParameter[str] = sa.bindparam("this_match")
_posts = schema.posts.c
_NEWEST = sa.and_(_posts.match_id == _matches.id, _posts.channel_id == _matches.channel_id)
_TABLE_OF = (
    sa.select(
        *(_matches.channel_id, _matches.locale, _posts.message_id),
        *(_matches.clock_times, _seats.seat),
    )
    .select_from(schema.matches.join(schema.seats).outerjoin(schema.posts, _NEWEST))
    .where(_matches.status == "running", sa.not_(_matches.channel_gone))
)
_questions = schema.questions.c
_QUESTION = (
    sa.select(sa.func.max(_questions.message_id))
    .where(
        _questions.match_id == _matches.id,
        _questions.channel_id == _matches.channel_id,
        _questions.mark.in_(sa.bindparam("these_marks", expanding=True)),
    )
    .correlate(schema.matches)
    .scalar_subquery()
)
_ASKING = (
    sa.select(
        _matches.channel_id,
        _matches.locale,
        sa.func.coalesce(_QUESTION, _posts.message_id).label("message_id"),
    )
    .select_from(schema.matches.outerjoin(schema.posts, _NEWEST))
    .where(_matches.id == _MATCH, sa.not_(_matches.channel_gone))
)
_CHANNEL_OF = sa.select(
    _matches.id, _matches.channel_id, _matches.locale, _matches.channel_gone
).where(_matches.id == _MATCH)


@dataclass(frozen=True, slots=True)
class NudgeTarget:
    """The place that a nudge is sent to, and its content."""

    match_id: str
    """Id of the table that it links to."""
    channel_id: int
    """Id of the table's channel. The message goes there unless it is direct."""
    message_id: int | None
    """Id of the table's newest post, or of the question if the nudge is only about that."""
    locale: str
    direct: bool
    nudge: Nudge
    """The nudge with its present content: whether it is their turn, and whether they are asked
    something."""


def target(
    connection: sa.Connection, match_id: str, nudge: Nudge, now: float
) -> NudgeTarget | float | None:
    """Where a nudge goes now, or the time at which to check again. None if the table no longer
    waits for the person, or they want no nudge."""
    reach = reach_of(connection, [nudge.person], now)[nudge.person]
    if nudge.digest:
        return _digest(connection, match_id, nudge, reach, now)
    seated = _played_for if nudge.lost else _awaiting
    turn = None if nudge.asked else seated(connection, match_id, nudge)
    only_turn = nudge.number or nudge.lost
    asked = () if only_turn else questions_to(connection, match_id, nudge.person, now)
    asking = _asking(connection, match_id, asked) if asked or nudge.told else None
    table = turn or asking
    how, hurried = reach.mentions(now), _is_urgent(nudge)
    if table is None or how == "none" or (how == "digest" and not hurried):
        return None
    later = reach.free_from(now)
    direct = how == "direct" or (how == "digest" and not reach.refuses(now))
    if direct and not hurried:
        later = max(later, (reach.choices.nudged_at or 0.0) + TOGETHER)
    if later > now:
        return later
    ends = None if nudge.ends is None else _deadline(turn)
    if ends is None and nudge.ends is not None:
        return None
    if _post_is_coming(connection, match_id, table.channel_id, now):
        return now + AFTER_POST
    locale = (reach.choices.locale if direct else None) or table.locale
    told = nudge.told if turn is None else ""  # their turn says that they have the seat
    both = bool(asked and (turn or told))
    updated = replace(nudge, ends=ends, asked=turn is None, also_asked=both, told=told)
    return NudgeTarget(match_id, table.channel_id, table.message_id, locale, direct, updated)


def _deadline(turn: Any) -> float | None:
    """The deadline that a warning is about. None if the clock has run out, or if it is a new one
    with a warning of its own."""
    clock = None if turn is None else digests.clock_of(turn)
    return None if clock is None or clock.warned is None else clock.deadline


def _digest(
    connection: sa.Connection, match_id: str, nudge: Nudge, reach: Reach, now: float
) -> NudgeTarget | float | None:
    """The digest of everything that waits for a person. If the person refuses direct messages, it
    goes to a channel and gives only the number of tables. The channel is the table's, or that of
    the first waiting table."""
    waiting = digests.waiting(connection, nudge.person)
    asking = digests.asking(connection, nudge.person, now)
    if not (waiting or asking) or reach.mentions(now) == "none":
        return None
    if (later := reach.free_from(now)) > now:
        return later
    direct = not reach.refuses(now)
    ids = (match_id, *(table.id for table in waiting))
    places = (connection.execute(_CHANNEL_OF, {"this_match": one}).one() for one in ids)
    here = next((place for place in places if direct or not place.channel_gone), None)
    if here is None:
        return None
    locale = (direct and reach.choices.locale) or here.locale
    listed = () if direct else {table.id for table in waiting}
    questions = sum(one not in listed for one in asking)
    digest = replace(nudge, tables=waiting, questions=questions)
    return NudgeTarget(here.id, here.channel_id, None, locale, direct, digest)


def gather(connection: sa.Connection, row: Any, single: NudgeTarget, now: float) -> NudgeTarget:
    """The nudge, joined with everything else that the person is to be told directly. One that may
    have arrived stays as it is, because Discord would return that message for its nonce."""
    nudge = single.nudge
    if row.state == "sending" or not single.direct or _is_urgent(nudge):
        return single
    others = sa.and_(
        _outbox.channel_id == nudge.person,
        _outbox.kind == "nudge",
        _outbox.state == "waiting",
        _outbox.id != row.id,
    )
    columns = (_outbox.id, _outbox.match_id, _outbox.payload)
    rest = connection.execute(sa.select(*columns).where(others)).all()
    loaded = {one.id: codec.load_post(None, "nudge", one.payload) for one in rest}
    ids = [id_ for id_, one in loaded.items() if isinstance(one, Nudge) and not _is_urgent(one)]
    if not ids:
        return single
    for match_id in sorted({one.match_id for one in rest}):  # a turn there may depend on its nudge
        stored.hold(connection, match_id)
    whole = replace(nudge, digest=True, asked=False, also_asked=False)
    together = target(connection, row.match_id, whole, now)
    if not isinstance(together, NudgeTarget):
        return single
    payload = codec.dump_post(None, replace(whole, tables=()))[1]
    connection.execute(sa.update(schema.outbox).where(_outbox.id == row.id).values(payload=payload))
    connection.execute(sa.delete(schema.outbox).where(_outbox.id.in_(ids)))
    return together


def _is_urgent(nudge: Nudge) -> bool:
    """Whether it must not wait for other nudges: the person's time ends, they have lost their seat,
    or it says what no other does."""
    return nudge.ends is not None or nudge.lost or bool(nudge.told)


def _awaiting(connection: sa.Connection, match_id: str, nudge: Nudge) -> Any:
    """The table, if it still waits for the person and can be played on. A reminder must be from the
    same wait."""
    query = _TABLE_OF.where(_seats.acts, _seats.computer.is_(None), _matches.paused_at.is_(None))
    if nudge.number:
        query = query.where(_matches.waiting_since == nudge.since)
    return _table_row(connection, query, match_id, nudge)


def _played_for(connection: sa.Connection, match_id: str, nudge: Nudge) -> Any:
    """The table, if a computer player plays in the person's place."""
    query = _TABLE_OF.where(_seats.computer.is_not(None))
    return _table_row(connection, query, match_id, nudge)


def _table_row(connection: sa.Connection, query: Any, match_id: str, nudge: Nudge) -> Any:
    whose = query.where(_matches.id == match_id, _seats.user_id == nudge.person)
    return connection.execute(whose.limit(1)).one_or_none()


def _asking(connection: sa.Connection, match_id: str, asked: Collection[Question]) -> Any:
    """A table that asks a person something, with the newest message that asks it, or else its
    newest post."""
    marks = tuple(question.mark for question in asked)
    return connection.execute(_ASKING, {"this_match": match_id, "these_marks": marks}).one_or_none()


def _post_is_coming(connection: sa.Connection, match_id: str, channel_id: int, now: float) -> bool:
    turns = (_outbox.channel_id == channel_id, _outbox.match_id == match_id, _outbox.kind == "turn")
    query = sa.select(_outbox.id).where(*turns, is_sent_soon(now))
    return connection.execute(query.limit(1)).scalar() is not None
