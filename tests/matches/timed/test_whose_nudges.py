"""What is stored about one person at one table touches nobody else's, and no other table's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest
import sqlalchemy as sa

from bot.delivery import nudges, outbox_store
from bot.delivery.delivery import ClaimedPosts
from bot.delivery.nudge_targets import NudgeTarget, target
from bot.matches.schedule import digests
from bot.matches.schedule.reminders import store_late_change, update_notifications
from bot.matches.table import codec
from bot.matches.table.posts import Notice, Nudge
from bot.matches.table.requests import Place, Propose, Watch
from bot.storage import schema
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, Club
from tests.matches.recording_sender import deliver

BALCONY = Place(7, 71)


def where(table: sa.Table, **columns: object) -> sa.ColumnElement[bool]:
    """The rows with these values."""
    return sa.and_(*(table.c[name] == value for name, value in columns.items()))


async def changed(club: Club, table: sa.Table, of: sa.ColumnElement[bool], **values: Any) -> None:
    """Some rows of a table have other values."""
    await club.database.write(lambda c: c.execute(sa.update(table).where(of).values(**values)))


async def added(club: Club, table: sa.Table, *rows: Mapping[str, Any]) -> None:
    """A table has these rows, too."""
    await club.database.write(lambda c: c.execute(sa.insert(table), list(rows)))


@pytest.fixture
async def tables(club: Club) -> tuple[str, str]:
    """Two tables that wait for Anna and Bert, each followed in the channel of the other."""
    first, second = await club.running(), await club.running(place=BALCONY)
    await club.ask(CLEO, first, Watch(BALCONY, "en"))
    await club.ask(ANNA, second, Watch(HOME, "en"))
    for match_id in (first, second):
        await club.bid(match_id, ANNA)
        await club.ask(ANNA, match_id, Propose("pause"))
    await deliver(club)
    posts = [
        {"match_id": match_id, "channel_id": channel, "message_id": 600 + channel + 2 * at}
        for at, match_id in enumerate((first, second))
        for channel in (HOME.channel_id, BALCONY.channel_id)
    ]
    for sent in (schema.posts, schema.questions):
        await club.database.write(lambda c, sent=sent: c.execute(sa.delete(sent)))
    await added(club, schema.posts, *posts)
    return first, second


async def found(club: Club, match_id: str, nudge: Nudge) -> NudgeTarget | float | None:
    return await club.database.read(lambda c: target(c, match_id, nudge, club.now))


async def test_a_nudge_leads_to_the_newest_post_or_question_of_its_table_in_its_channel(
    club: Club, tables: tuple[str, str]
) -> None:
    marks = [(await club.table(match_id)).proposals[0].mark for match_id in tables]
    places = (HOME.channel_id, BALCONY.channel_id)
    for number, (match_id, channel) in enumerate(zip(tables, places, strict=True)):
        nudge, newest = Nudge(BERT.id), 600 + channel + 2 * number
        turn = NudgeTarget(
            match_id, channel, newest, "en", direct=False, nudge=Nudge(BERT.id, also_asked=True)
        )
        assert await found(club, match_id, nudge) == turn
    listed = await club.database.read(lambda c: digests.waiting(c, BERT.id))
    assert [(one.id, one.message_id) for one in listed] == [(tables[0], 670), (tables[1], 673)]
    seats, asked = schema.seats, schema.questions
    await changed(club, seats, where(seats, user_id=BERT.id), acts=False)
    others = [(tables[0], "x", HOME), (tables[1], marks[0], HOME), (tables[1], "x", BALCONY)]
    rows = [(tables[0], marks[0], HOME.channel_id, 700)]
    rows += [(name, mark, at.channel_id, 800 + n) for n, (name, mark, at) in enumerate(others)]
    await added(club, asked, *(dict(zip(asked.c.keys(), row, strict=False)) for row in rows))
    question = NudgeTarget(
        tables[0], HOME.channel_id, 700, "en", direct=False, nudge=Nudge(BERT.id, asked=True)
    )
    assert await found(club, tables[0], Nudge(BERT.id)) == question
    await changed(club, asked, where(asked, message_id=700), channel_id=BALCONY.channel_id)
    post = await found(club, tables[0], Nudge(BERT.id))
    assert isinstance(post, NudgeTarget)
    assert post.message_id == 670, "asked where the table is no more"


async def test_nobody_is_nudged_for_what_holds_no_more(club: Club, tables: tuple[str, str]) -> None:
    match_id, _ = tables
    seats, this = schema.seats, where(schema.matches, id=match_id)
    since = (await club.matches.queries.stored(match_id)).wait
    assert since is not None
    reminder = Nudge(BERT.id, number=1, since=since.since)
    bert = where(seats, match_id=match_id, user_id=BERT.id)
    assert isinstance(await found(club, match_id, reminder), NudgeTarget)
    for table, of, now, before in (
        (schema.matches, this, {"status": "archived"}, {"status": "running"}),
        (schema.matches, this, {"channel_gone": True}, {"channel_gone": False}),
        (schema.matches, this, {"paused_at": club.now}, {"paused_at": None}),
        (schema.matches, this, {"waiting_since": 1.0}, {"waiting_since": since.since}),
        (seats, bert, {"acts": False}, {"acts": True}),
        (seats, bert, {"computer": "sound"}, {"computer": None}),
    ):
        await changed(club, table, of, **now)
        assert await found(club, match_id, reminder) is None, now
        listed = await club.database.read(lambda c: digests.waiting(c, BERT.id))
        goes_on = "paused_at" in now or "waiting_since" in now
        assert (match_id in {one.id for one in listed}) is goes_on, now
        await changed(club, table, of, **before)
    await changed(club, seats, bert, acts=False)
    assert isinstance(await found(club, match_id, Nudge(BERT.id)), NudgeTarget)
    await changed(club, schema.matches, this, channel_gone=True)
    assert await found(club, match_id, Nudge(BERT.id)) is None, "the question, too"


async def test_who_is_not_mentioned_sits_at_the_running_table_of_the_channel(
    club: Club, tables: tuple[str, str]
) -> None:
    await club.matches.people.choose_mentions(BERT.id, "none")
    seats, notice = schema.seats, Notice("pause-asked", {"who": str(BERT.id)})

    async def silent(match_id: str, place: Place) -> set[frozenset[int]]:
        row = SimpleNamespace(match_id=match_id, channel_id=place.channel_id, state="sending")
        return {
            await club.database.read(
                lambda c: nudges.silent_in_turn(c, match_id, place.channel_id, club.now)
            ),
            await club.database.read(lambda c: nudges.silent_in_notice(c, row, notice, club.now)),
        }

    for match_id, own, other in ((tables[0], HOME, BALCONY), (tables[1], BALCONY, HOME)):
        assert await silent(match_id, own) == {frozenset({BERT.id})}
        assert await silent(match_id, other) == {frozenset()}
    here = (HOME.channel_id, club.now)
    await changed(club, seats, where(seats, user_id=BERT.id), computer="sound")
    assert not await club.database.read(lambda c: nudges.silent_in_turn(c, tables[0], *here))
    await changed(club, seats, where(seats, user_id=BERT.id), computer=None)
    await changed(club, schema.matches, where(schema.matches, id=tables[0]), status="archived")
    assert not await club.database.read(lambda c: nudges.silent_in_turn(c, tables[0], *here))


Write = Callable[[sa.Connection, str], object]
"""What is done for Bert at the first table."""
SINCE = 5.0
TOLD: Mapping[str, tuple[Write, dict[str, object]]] = {
    "message": (lambda c, m: nudges.keep_message(c, m, BERT.id, 9), {"message_id": 9}),
    "late": (lambda c, m: store_late_change(c, m, BERT.id, "done"), {"late": "done"}),
    "notified": (
        lambda c, m: update_notifications(c, m, BERT.id, SINCE, told_at=8.0),
        {"told_at": 8.0},
    ),
    "new wait": (
        lambda c, m: update_notifications(c, m, BERT.id, 7.0, told_at=8.0),
        {"since": 7.0, "told_at": 8.0, "nudged": False, "reminded": 0, "reminded_at": None},
    ),
}


async def told(club: Club) -> dict[tuple[str, int], dict[str, Any]]:
    """What is known of whom at which table."""
    rows = await club.database.read(lambda c: c.execute(sa.select(schema.told)).mappings().all())
    return {(row["match_id"], row["user_id"]): dict(row) for row in rows}


async def all_told(club: Club, tables: tuple[str, str]) -> dict[tuple[str, int], dict[str, Any]]:
    """Everybody at both tables was told everything."""
    every = {"since": SINCE, "nudged": True, "reminded": 2, "reminded_at": 6.0, "told_at": 5.0}
    rows = [
        {"match_id": match_id, "user_id": who, **every, "message_id": 10 * at + who}
        for at, match_id in enumerate(tables)
        for who in (ANNA.id, BERT.id)
    ]
    await club.database.write(lambda c: c.execute(sa.delete(schema.told)))
    await added(club, schema.told, *rows)
    return await told(club)


@pytest.mark.parametrize("what", TOLD)
async def test_what_a_person_was_told_of_a_table_is_theirs_alone(
    club: Club, tables: tuple[str, str], what: str
) -> None:
    before, (write, values) = await all_told(club, tables), TOLD[what]
    await club.database.write(lambda c: write(c, tables[0]))
    bert = (tables[0], BERT.id)
    assert await told(club) == before | {bert: before[bert] | values}


async def test_messages_that_mention_people_are_those_of_the_table_in_its_own_channel(
    club: Club, tables: tuple[str, str]
) -> None:
    before = await all_told(club, tables)

    def known(connection: sa.Connection, *of: Any) -> tuple[int, ...]:
        return nudges.messages(connection, tables[0], *of)

    for of, ids in (
        ((HOME.channel_id,), {1, 2}),
        ((HOME.channel_id, BERT.id), {2}),
        ((BALCONY.channel_id,), set[int]()),
    ):
        assert set(await club.database.read(lambda c, of=of: known(c, *of))) == ids
    for channel, left in ((BALCONY.channel_id, before), (HOME.channel_id, None)):
        await club.database.write(lambda c, at=channel: nudges.forget_messages(c, tables[0], at))
        gone = {key: row | {"message_id": None} for key, row in before.items()}
        here = {key: row for key, row in gone.items() if key[0] == tables[0]}
        assert await told(club) == (left or before | here)


Row: TypeAlias = Mapping[str, Any]
LATER = 30 * 86400.0
QUEUED: Mapping[str, tuple[Write, Callable[[str, Row], bool], dict[str, object]]] = {
    "post": (
        lambda c, m: nudges.post_is_there(c, m, 3.0),
        lambda m, row: (row["match_id"], row["kind"], row["attempts"]) == (m, "nudge", 0),
        {"due_at": 3.0},
    ),
    "refused": (
        lambda c, _: nudges.note_closed_messages(c, [2, 3], BERT.id, 3.0),
        lambda _, row: row["id"] in (2, 3),
        {"state": "waiting", "due_at": 3.0},
    ),
    "again": (
        lambda c, _: outbox_store.postpone(c, ClaimedPosts((1, 4), None), 3.0, maybe_sent=True),
        lambda _, row: row["id"] in (1, 4),
        {"state": "sending", "due_at": 3.0, "attempts": 1},
    ),
    "due": (
        lambda c, _: outbox_store.make_due(c, 3.0, None),
        lambda _, row: is_held(row),
        {"due_at": 3.0},
    ),
    "due here": (
        lambda c, _: outbox_store.make_due(c, 3.0, {HOME.channel_id}),
        lambda m, row: (
            is_held(row)
            and (
                row["channel_id"] == HOME.channel_id
                or (row["kind"], row["match_id"]) == ("nudge", m)
            )
        ),
        {"due_at": 3.0},
    ),
}
"""What is done for Bert, at the first table or in its channel, which rows of the outbox that
changes, and how."""


def is_held(row: Row) -> bool:
    """Whether it waits for more than the next post of its table."""
    soon = row["due_at"] < LATER or row["kind"] != "turn"
    return row["due_at"] > 3.0 and (soon or row["attempts"] > 0 or row["state"] == "sending")


async def queued(club: Club) -> dict[int, dict[str, Any]]:
    """What is to be sent."""
    rows = await club.database.read(lambda c: c.execute(sa.select(schema.outbox)).mappings().all())
    return {row["id"]: dict(row) for row in rows}


async def all_queued(club: Club, tables: tuple[str, str]) -> dict[int, dict[str, Any]]:
    """Posts of every kind and state; one channel has the number of a person."""
    places = ((HOME.channel_id, "turn"), (BALCONY.channel_id, "turn"), (HOME.channel_id, "notice"))
    people = ((BERT.id, "nudge"), (ANNA.id, "nudge"), (BERT.id, "turn"))
    states = ((0, "waiting"), (1, "waiting"), (0, "sending"))
    rows = [
        codec.outbox_row(channel, match_id, (kind, "{}"), 1.0, due_at)
        | {"attempts": attempts, "state": state}
        for match_id in tables
        for channel, kind in (*people, *places)
        for due_at in (2.0, 100.0, LATER)
        for attempts, state in states
    ]
    await club.database.write(lambda c: c.execute(sa.delete(schema.outbox)))
    await added(club, schema.outbox, *({"id": at, **row} for at, row in enumerate(rows, start=1)))
    return await queued(club)


@pytest.mark.parametrize("what", QUEUED)
async def test_what_waits_to_be_sent_is_moved_for_whom_it_concerns(
    club: Club, tables: tuple[str, str], what: str
) -> None:
    before, (write, concerns, values) = await all_queued(club, tables), QUEUED[what]
    await club.database.write(lambda c: write(c, tables[0]))
    rows = {key: row for key, row in before.items() if concerns(tables[0], row)}
    assert await queued(club) == before | {key: row | values for key, row in rows.items()}


async def test_choices_move_all_nudges_of_a_person_and_a_lost_channel_drops_its_posts(
    club: Club, tables: tuple[str, str]
) -> None:
    before, bert = await all_queued(club, tables), (BERT.id, "nudge")
    await club.matches.people.choose_warning(BERT.id, "off")
    mine = {key for key, row in before.items() if (row["channel_id"], row["kind"]) == bert}
    moved = before | {key: before[key] | {"due_at": club.now} for key in mine}
    assert await queued(club) == moved
    asked = {"match_id": tables[0], "guild_id": 8, "user_id": 9, "locale": "en", "at": 1.0}
    channels = (HOME.channel_id, BALCONY.channel_id)
    await added(club, schema.follow_requests, *(asked | {"channel_id": at} for at in channels))
    watched = await club.matches.queries.followers(tables[0])
    await club.database.write(lambda c: outbox_store.forget_channel(c, HOME.channel_id))
    left = {key: row for key, row in moved.items() if row["channel_id"] != HOME.channel_id}
    assert await queued(club) == left
    assert await club.matches.queries.followers(tables[0]) == watched
    assert await club.matches.queries.followers(tables[1]) == ()
    for table in (schema.posts, schema.follow_requests):
        query = sa.select(table.c.channel_id)
        kept = await club.database.read(lambda c, q=query: c.execute(q).scalars().all())
        assert set(kept) == {BALCONY.channel_id}
    gone = [(await club.matches.queries.stored(one)).table.channel_gone for one in tables]
    assert gone == [True, False]
    await changed(club, schema.matches, where(schema.matches, id=tables[1]), status="finished")
    await club.database.write(lambda c: outbox_store.forget_channel(c, BALCONY.channel_id))
    gone = [(await club.matches.queries.stored(one)).table.channel_gone for one in tables]
    assert gone == [True, False], "a table that has ended needs no channel"
