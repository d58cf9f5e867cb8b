"""Following a table from other channels, some with the host's consent."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import sqlalchemy as sa

from bot.matches.deeds.host_rights import check_may_manage, may_manage
from bot.matches.deeds.opening import checked_locale
from bot.matches.deeds.seats import NAME_LENGTH
from bot.matches.deeds.turns import board_post
from bot.matches.deeds.unit_of_work import UnitOfWork, following_channels
from bot.matches.table import history, requests
from bot.matches.table.asked import LAPSE, REPEATED_AFTER, follow_mark
from bot.matches.table.past import Past, Pasts
from bot.matches.table.posts import Notice, TurnPost
from bot.matches.table.requests import Answer, Refused
from bot.storage import schema
from rules.game import Illegal

MAX_FOLLOWERS = 20
"""The most channels that may follow one table."""
MAX_REQUESTS = 3
"""The most channels that may wait for an answer from one table's host."""
TURNS_TOLD = 3
"""Number of recent turns that a new follower gets in full."""


def watch(work: UnitOfWork, request: requests.Watch) -> Answer:
    """Makes a channel follow the table, or asks the host for permission. A new follower gets a
    summary of the game so far, then a post for every confirmed turn."""
    _check_can_follow(work, request.place.channel_id)
    manages = request.place.channel_id in work.person.manages
    near = request.place.guild_id == work.table.place.guild_id
    hosts = work.person.id == work.table.host_id
    if not (work.table.followable or hosts):
        if near:
            raise Refused("not-followable")
        raise Refused("unknown-table")
    if not (manages or near):
        raise Refused("not-manager-here")
    if not (manages or request.may_send):
        raise Refused("not-sender")
    if hosts or (manages and near):
        return _follow(work, _row(work, request))
    return _ask(work, request, near=near)


def _check_can_follow(work: UnitOfWork, channel: int) -> None:
    """Refuses if the channel cannot follow the table or has asked too often."""
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    if channel == work.table.place.channel_id:
        raise Refused("same-channel")
    following = following_channels(work.connection, work.table.id)
    if channel in following:
        raise Refused("already-watching")
    if len(following) >= MAX_FOLLOWERS:
        raise Refused("too-many-watchers", most=MAX_FOLLOWERS)


def _row(work: UnitOfWork, request: requests.Watch) -> dict[str, Any]:
    """The follower's row in the database."""
    return {
        "match_id": work.table.id,
        "channel_id": request.place.channel_id,
        "guild_id": request.place.guild_id,
        "user_id": work.person.id,
        "locale": checked_locale(request.locale),
    }


def _follow(work: UnitOfWork, row: dict[str, Any]) -> Answer:
    channel = row["channel_id"]
    _forget_request(work, channel)
    work.connection.execute(sa.insert(schema.watchers), [row])
    if work.table.state is not None:
        work.tell_channel(channel, story_post(work))
    return work.answer("watching", channel=channel)


def _ask(work: UnitOfWork, request: requests.Watch, *, near: bool) -> Answer:
    """Asks the host in the table's channel. Each channel may ask once a week."""
    asked = {row.channel_id: row for row in _requests(work)}
    channel = request.place.channel_id
    if channel in asked:
        if asked[channel].refused_at is not None:
            raise Refused("follow-declined")
        raise Refused("follow-pending")
    if sum(row.refused_at is None for row in asked.values()) >= MAX_REQUESTS:
        raise Refused("too-many-asked", most=MAX_REQUESTS)
    _forget_request(work, channel)
    row = {**_row(work, request), "at": work.now}
    work.connection.execute(sa.insert(schema.follow_requests), [row])
    again = work.stored.ask_again_at or math.inf
    work.after = replace(work.stored, ask_again_at=min(again, work.now + REPEATED_AFTER))
    if not work.table.channel_gone:
        work.tell_here(_question(work, request, near=near))
    return work.answer("follow-asked")


def _question(work: UnitOfWork, request: requests.Watch, *, near: bool) -> Notice:
    """The notice that asks the host whether a channel may follow."""
    channel = request.place.channel_id
    args: dict[str, str | int] = {
        "name": work.person.name[:NAME_LENGTH],
        "who": str(work.table.host_id),
        "follower": str(channel),
        "mark": follow_mark(channel),
    }
    if near:
        return Notice("follow-asked", {**args, "channel": channel})
    return Notice("follow-asked-far", {**args, "server": request.server, "where": request.channel})


def answer_follow(work: UnitOfWork, request: requests.AnswerFollow) -> Answer:
    """Stores whether the host lets a channel follow. Answered and lapsed requests do not change."""
    check_may_manage(work)
    if work.table.status not in schema.OPEN:
        raise Refused("not-open")
    rows = [row for row in _requests(work) if row.channel_id == request.channel_id]
    if not rows or rows[0].refused_at is not None:
        raise Refused("no-follow-request")
    if request.agree:
        _check_can_follow(work, request.channel_id)
        _follow(work, {column.name: getattr(rows[0], column.name) for column in _COLUMNS})
        return work.answer("follow-agreed")
    asked = schema.follow_requests
    here = _of_channel(work, asked, request.channel_id)
    work.connection.execute(sa.update(asked).where(here).values(refused_at=work.now))
    return work.answer("follow-refused")


_COLUMNS = tuple(schema.watchers.c)


def _requests(work: UnitOfWork) -> list[Any]:
    """The table's requests to follow that have not lapsed, including refused ones."""
    asked = schema.follow_requests
    query = sa.select(asked).where(asked.c.match_id == work.table.id, asked.c.at > work.now - LAPSE)
    return list(work.connection.execute(query).all())


def _forget_request(work: UnitOfWork, channel: int) -> None:
    asked = schema.follow_requests
    work.connection.execute(sa.delete(asked).where(_of_channel(work, asked, channel)))


def unwatch(work: UnitOfWork, request: requests.Unwatch) -> Answer:
    """Stops a channel from following, and tells it. Posts still waiting for that channel are
    dropped."""
    channel = request.place.channel_id
    follower = _follower(work, channel)
    asked_for_it = follower is not None and follower.user_id == work.person.id
    if not (asked_for_it or may_manage(work, channel)):
        raise Refused("not-manager")
    if follower is None or follower.guild_id != request.place.guild_id:
        raise Refused("not-watching")
    _leave(work, channel)
    args = {"name": work.person.name[:NAME_LENGTH]}
    work.tell_channel(channel, Notice("follow-ended-by", args, follower.locale))
    return work.answer("unwatched", channel=channel)


def end_follow(work: UnitOfWork, request: requests.EndFollow) -> Answer:
    """Removes a follower at the host's wish. The channel is told so once, in its own language."""
    check_may_manage(work)
    follower = _follower(work, request.channel_id)
    if follower is None:
        raise Refused("not-watching")
    _leave(work, request.channel_id)
    work.tell_channel(request.channel_id, Notice("follow-ended", {}, follower.locale))
    return work.answer("follow-ended")


def allow_followers(work: UnitOfWork, request: requests.AllowFollowers) -> Answer:
    """Chooses whether more channels may follow. Present followers stay."""
    check_may_manage(work)
    work.change(followable=request.allowed)
    if not request.allowed:
        asked = schema.follow_requests
        work.connection.execute(sa.delete(asked).where(asked.c.match_id == work.table.id))
        return work.answer("followers-forbidden")
    return work.answer("followers-allowed")


def _of_channel(work: UnitOfWork, rows: sa.Table, channel: int) -> sa.ColumnElement[bool]:
    """The condition that selects the table's rows about one channel."""
    return sa.and_(rows.c.match_id == work.table.id, rows.c.channel_id == channel)


def _follower(work: UnitOfWork, channel: int) -> Any:
    here = _of_channel(work, schema.watchers, channel)
    return work.connection.execute(sa.select(schema.watchers).where(here)).one_or_none()


def _leave(work: UnitOfWork, channel: int) -> None:
    watchers, outbox = schema.watchers, schema.outbox
    work.connection.execute(sa.delete(watchers).where(_of_channel(work, watchers, channel)))
    waiting = sa.delete(outbox).where(_of_channel(work, outbox, channel))
    work.connection.execute(waiting.where(outbox.c.state == "waiting"))


def story_post(work: UnitOfWork) -> TurnPost:
    """The first post for a new follower: the board and the last turns in full."""
    post, past = board_post(work), _past(work)
    if past is None:
        return post
    turns = [
        moments
        for moments in past.turns()
        if any(not moment.played.action.automatic for moment in moments)
    ]
    latest = (moment for moments in turns[-TURNS_TOLD:] for moment in moments)
    events = tuple(event for moment in latest for event in moment.events_for(None))
    return replace(post, events=events, story=len(turns))


def _past(work: UnitOfWork) -> Past | None:
    """The game so far, or None if it began under an older version of the rules."""
    if work.stored.rules_version != work.game.meta.rules_version:
        return None
    lines = history.read(work.connection, work.table.id)
    try:
        return Pasts().of(work.stored, lines)
    except Illegal:
        return None
