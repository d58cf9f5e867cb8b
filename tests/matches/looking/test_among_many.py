"""Among many tables of all kinds, each query finds those that it says it finds."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
import sqlalchemy as sa

from bot import limits
from bot.matches.deeds.opening import check_channel
from bot.matches.deeds.table_limits import check_may_open, check_may_practise
from bot.matches.deeds.unit_of_work import UnitOfWork
from bot.matches.looking import listed
from bot.matches.looking.listed import ListedTable
from bot.matches.looking.queries import Follower
from bot.matches.schedule import digests
from bot.matches.server_data import going_on
from bot.matches.table.asked import tables_asking
from bot.matches.table.model import Table
from bot.matches.table.requests import Place, Refused
from bot.matches.table.stored import StoredTable
from bot.storage import schema
from tests.matches.conftest import ANNA, GAMES, HOME, Club
from tests.matches.many_tables import CHANNELS, ids_of, put_tables

PEOPLE = (1, 2, 11)
Row = dict[str, Any]
SERVER = HOME.guild_id


def is_open(one: StoredTable) -> bool:
    return one.table.status in schema.OPEN


def is_private(one: StoredTable) -> bool:
    return one.table.place.guild_id == schema.NO_SERVER


def has_ended(one: StoredTable) -> bool:
    return one.table.status in ("finished", "closed")


def is_in(one: StoredTable, channel_id: int) -> bool:
    return one.table.place.channel_id == channel_id


def newest(one: StoredTable) -> float:
    return -one.changed_at


def plays(one: StoredTable, who: int, *, acts: bool = False) -> bool:
    """Whether a person, and no computer player for them, has a seat; with `acts`, that must act."""
    mine = [s for s in one.table.seats if s.user_id == who and s.computer is None]
    return any(holder.acts or not acts for holder in mine)


def is_guest(one: StoredTable, who: int) -> bool:
    return who in {guest.user_id for guest in one.table.invited}


def sits(one: StoredTable, who: int) -> bool:
    """Plays at an open table in a channel. A seat reserved in a lobby does not count."""
    reserved = one.table.status == "lobby" and is_guest(one, who)
    return plays(one, who) and is_open(one) and not is_private(one) and not reserved


def ids(tables: Iterable[Table | ListedTable]) -> list[str]:
    return [table.id for table in tables]


async def stored_tables(club: Club) -> tuple[StoredTable, ...]:
    return await club.database.write(lambda connection: put_tables(connection, 1400, seed=3))


async def test_tables_of_a_person(club: Club) -> None:
    many, ask = await stored_tables(club), club.matches.queries
    for who in PEOPLE:
        at = [one for one in many if sits(one, who)]
        assert sorted(ids(await ask.played_at(who))) == ids_of(at)
        waiting = ids_of(
            (one for one in at if plays(one, who, acts=True) and one.table.paused_at is None),
            lambda one: one.changed_at if one.wait is None else one.wait.since,
        )
        assert ids(await ask.waiting_for(who)) == waiting[:50]
        held = [one for one in many if who in {holder.user_id for holder in one.table.seats}]
        ended = (one for one in held if has_ended(one) and one.table.steps)
        assert ids(await ask.tables_ended_of(who)) == ids_of(ended, newest)[:25]
        digest = await club.database.read(lambda c, who=who: digests.waiting(c, who))
        assert [one.id for one in digest] == ids_of(
            (
                one
                for one in many
                if plays(one, who, acts=True)
                and one.table.status == "running"
                and not (is_private(one) or one.wait is None or one.table.channel_gone)
            ),
            lambda one: one.wait and one.wait.since,
        )


async def test_tables_of_a_channel(club: Club) -> None:
    many, ask = await stored_tables(club), club.matches.queries
    for channel in CHANNELS:
        here = [one for one in many if is_in(one, channel)]
        first = ids_of(here, lambda one: (not is_open(one), newest(one)))[0]
        assert await ask.table_in(channel) == await ask.table(first)
        ended = ids_of((one for one in here if has_ended(one)), newest)
        assert ids(await ask.tables_ended_in(channel)) == ended[:25]
    assert await ask.games_in_use() == {one.table.game for one in many if is_open(one)}


async def test_the_list_of_a_server(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    many, ask = await stored_tables(club), club.matches.queries
    rows: Sequence[ListedTable] = ()
    for statuses in (("running", "lobby", "archived"), ("closed",)):
        for game in ("", *GAMES):
            found = ids_of(
                (
                    one
                    for one in many
                    if one.table.place.guild_id == SERVER
                    and one.table.status in statuses
                    and one.table.game in (game or GAMES)
                ),
                lambda one, order=statuses: (order.index(one.table.status), newest(one)),
            )
            rows = await ask.tables_listed(SERVER, ANNA.id, statuses, game)
            assert ids(rows) == found
            with monkeypatch.context() as fewer:
                fewer.setattr(listed, "MOST", 3)
                rows = await ask.tables_listed(SERVER, ANNA.id, statuses, game)
                assert ids(rows) == found[:3]
    stored = {one.table.id: one for one in many}
    for row in rows:
        one = stored[row.id]
        table, mine = one.table, plays(one, ANNA.id)
        assert row == ListedTable(
            *(table.id, table.game, table.status, table.place, table.host_id, mine),
            one.changed_at,
        )


async def test_tables_that_may_ask_a_person(club: Club) -> None:
    many = await stored_tables(club)
    for who in PEOPLE:
        asking = await club.database.read(lambda c, who=who: tables_asking(c, who))
        assert asking == ids_of(one for one in many if is_open(one) and may_ask(one, who))


def may_ask(one: StoredTable, who: int) -> bool:
    """Whether something is asked at a table that a person has to do with."""
    table, mine = one.table, [s for s in one.table.seats if s.user_id == who]
    lobby_closes = table.status == "lobby" and one.idle is not None and one.idle.notified
    replaced = any(holder.computer for holder in mine)
    asks = table.proposals or table.undo or table.invited or lobby_closes or replaced
    return bool(asks) and bool(mine or table.host_id == who or is_guest(one, who))


async def test_tables_at_which_something_is_due(club: Club) -> None:
    many, due, chance = await stored_tables(club), club.matches.due, random.Random(5)
    moments = [float(number) for number in chance.sample(range(2000), len(many))]
    columns = ("remind_at", "tidy_at", "timeout_at", "ended_at")
    times = {
        one.table.id: {name: chance.choice((None, at)) for name in columns}
        for one, at in zip(many, moments, strict=True)
    }
    this = schema.matches.c.id == sa.bindparam("this")
    change = sa.update(schema.matches).where(this)
    planned = change.values({name: sa.bindparam(f"new_{name}") for name in columns})
    rows = [
        {"this": name} | {f"new_{key}": at for key, at in row.items()}
        for name, row in times.items()
    ]
    await club.database.write(lambda c: c.execute(planned, rows))

    def soonest(column: str, after: float = -1.0, until: float = 2000.0) -> list[tuple[str, float]]:
        known = [(name, at) for name, row in times.items() if (at := row[column]) is not None]
        return sorted((one for one in known if after < one[1] <= until), key=lambda one: one[1])

    assert await due.next_reminders() == soonest("remind_at")[:50]
    assert await due.next_reminders(7) == soonest("remind_at")[:57]
    assert await due.reminders_after(700.0) == soonest("remind_at", 700.0)[:50]
    assert await due.next_tidying(7) == soonest("tidy_at")[:57]
    assert await due.next_timeouts(7) == soonest("timeout_at")[:57]
    assert await due.ended_before(600.0) == [name for name, _ in soonest("ended_at")][:50]
    (last,) = (at for _, at in soonest("ended_at")[39:40])
    assert len(await due.ended_before(last)) == 40
    unplanned = {one.table.id for one in many if is_open(one)} - {n for n, _ in soonest("tidy_at")}
    found = await due.never_tidied(7)
    assert len(found) == len(set(found) & unplanned) == 57
    clocked = {name for name, _ in soonest("timeout_at")}
    late = {
        one.table.id
        for one in many
        if one.changed_at > 500.0 or (one.wait is not None and one.wait.since > 500.0)
    }
    assert set(await due.clocked_tables_after(500.0)) == clocked & late
    assert await due.computers_to_move() == {
        one.table.id: one.table.revision
        for one in many
        if one.table.paused_at is None and any(s.acts and s.computer for s in one.table.seats)
    }


async def test_how_many_tables_are_too_many(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    many = await stored_tables(club)
    hosted = [one for one in many if one.table.host_id == ANNA.id and not is_private(one)]
    private = Place(schema.NO_SERVER, ANNA.id)
    practised = [one for one in many if one.table.place == private]
    seats = [one for one in many if sits(one, ANNA.id)]
    counted = (
        (check_may_open, "MAX_OPEN_TABLES", len([one for one in hosted if is_open(one)])),
        (check_may_open, "MAX_OPENINGS", len([one for one in hosted if is_new(one)])),
        (check_may_open, "MAX_SEATS", len(seats)),
        (check_may_practise, "MAX_OPENINGS", len([one for one in practised if is_new(one)])),
    )
    for _, name, _ in counted:
        monkeypatch.setattr(limits, name, 10_000)
    for check, name, there in counted:
        assert there
        with monkeypatch.context() as fewer:
            fewer.setattr(limits, name, there + 1)
            await checked(club, check)
            fewer.setattr(limits, name, there)
            with pytest.raises(Refused, match="too-many-"):
                await checked(club, check)


NOW = 300.0 + limits.OPENINGS_SECONDS


def is_new(one: StoredTable) -> bool:
    return one.table.opened_at.timestamp() > 300.0


async def checked(club: Club, check: Callable[[UnitOfWork], None]) -> None:
    """Asks whether Anna may do one thing more."""

    def ask(connection: sa.Connection) -> None:
        check(cast("Any", SimpleNamespace(connection=connection, person=ANNA, now=NOW)))

    await club.database.read(ask)


async def test_what_a_channel_and_a_server_have(club: Club) -> None:
    many = await stored_tables(club)
    for channel in CHANNELS:
        busy = [one.table.id for one in many if is_open(one) and is_in(one, channel)]
        assert await club.database.read(lambda c, at=channel: busy_with(c, at)) == busy
    here = (
        one
        for one in many
        if one.table.place.guild_id == SERVER and one.table.status in schema.GOING_ON
    )
    there = {(one.table.id, one.table.place.channel_id, one.table.status) for one in here}
    assert set(await going_on(club.matches, SERVER)) == there


def busy_with(connection: sa.Connection, channel_id: int) -> list[str]:
    """The table for which no other may be opened in a channel."""
    try:
        check_channel(cast("Any", SimpleNamespace(connection=connection)), Place(7, channel_id))
    except Refused as refused:
        return [str(refused.args_by_name["table"])]
    return []


async def test_who_follows_and_which_messages_belong_to_a_table(club: Club) -> None:
    names = ids_of(await stored_tables(club))[:3]
    where: Row = {"guild_id": 8, "user_id": 2, "locale": "de"}
    pairs = [(name, channel) for channel in (83, 81, 82) for name in names]
    keys: list[Row] = [{"match_id": name, "channel_id": channel} for name, channel in pairs]
    asked: list[Row] = [
        key | where | {"at": float(number), "refused_at": 9.0 if number % 4 == 0 else None}
        for number, key in enumerate(keys)
    ]
    posts: list[Row] = [key | {"message_id": number} for number, key in enumerate(keys)]
    marks: list[Row] = [
        {"match_id": name, "mark": mark, "channel_id": 80, "message_id": number}
        for number, (name, mark) in enumerate((name, mark) for name in names for mark in "ab")
    ]

    def put(connection: sa.Connection) -> None:
        connection.execute(sa.insert(schema.watchers), [key | where for key in keys[1:]])
        connection.execute(sa.insert(schema.follow_requests), asked)
        connection.execute(sa.insert(schema.posts), posts)
        connection.execute(sa.insert(schema.questions), marks)

    await club.database.write(put)
    ask = club.matches.queries
    for name in names:
        following = [channel for key, channel in sorted(pairs[1:]) if key == name]
        found = await ask.followers(name.upper())
        assert found == tuple(Follower(Place(8, channel), "de", 2) for channel in following)
        wishes = [w["channel_id"] for w in asked if w["match_id"] == name and not w["refused_at"]]
        assert [w.place.channel_id for w in await ask.follow_requests(name, 0)] == sorted(wishes)
    for post in posts:
        assert await ask.last_post(post["match_id"], post["channel_id"]) == post["message_id"]
    for mark in marks:
        message = await ask.question_message(mark["match_id"], mark["mark"])
        assert message == (80, mark["message_id"])
