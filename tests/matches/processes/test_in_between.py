"""What a process has read may be changed by another one before it writes: the same comes of it as
if one had come after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
import pytest_asyncio
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.util import await_only

from bot.delivery import outbox_store
from bot.matches import person_tables
from bot.matches.people.anonymous import Anonymous
from bot.matches.schedule import puzzles
from bot.matches.schedule.reminders import store_late_change
from bot.matches.server_data import delete_server
from bot.matches.table.requests import (
    SYSTEM,
    AnswerFollow,
    Choose,
    ChooseLocale,
    ChooseReminders,
    Close,
    ComputerTurn,
    Confirm,
    Delete,
    ForgetPerson,
    Join,
    Move,
    Open,
    Person,
    Place,
    Practise,
    Refused,
    Rematch,
    Start,
    Watch,
)
from bot.storage import schema
from bot.storage.database import Database
from bot.workers.daily import DigestWorker
from rules.computers.reviewing import TurnReview
from tests.databases import new_postgres
from tests.games import WHOLE
from tests.matches.conftest import ANNA, BERT, HOME, Club, refused
from tests.matches.recording_sender import deliver

pytestmark = pytest.mark.postgres
T = TypeVar("T")
Clubs = tuple[Club, Club]
DAY = 86400.0
BLOCKED = 1.0
"""Seconds after which whoever is not done is taken to wait for what the other one has locked."""
MANAGER = Person(9, "Mia", frozenset({80}), manages_server=True)
PUZZLES = {game: WHOLE[game] for game in ("reversi", "gavel")}


@pytest_asyncio.fixture
async def url(server_url: str) -> str:
    """A new database."""
    return await new_postgres(server_url)


async def between(
    words: str, first: Coroutine[Any, Any, T], other: Coroutine[Any, Any, object]
) -> T:
    """What comes of the first. Just before its first statement with these words the other is done,
    but for what has to wait for the first."""
    begun: list[asyncio.Task[object]] = []

    def meanwhile(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if not begun and words in statement:
            begun.append(asyncio.create_task(other))
            await_only(asyncio.wait(begun, timeout=BLOCKED))

    event.listen(sa.Engine, "before_cursor_execute", meanwhile)
    try:
        return await first
    finally:
        event.remove(sa.Engine, "before_cursor_execute", meanwhile)
        (task,) = begun
        await task


async def rows(database: Database, table: sa.Table) -> list[Any]:
    return list(await database.read(lambda c: c.execute(sa.select(table)).all()))


async def ended(club: Club) -> str:
    """A game that Anna and Bert have played."""
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en"))).match_id
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, Start())
    await club.turn(ANNA, match, "thunder", "water")
    await club.turn(BERT, match, "water")
    return match


async def queue(club: Club) -> None:
    """The puzzle of the day that is due."""
    await club.database.write(lambda c: puzzles.queue(c, HOME.guild_id, club.now, PUZZLES))


# --- tables ---------------------------------------------------------------------------------


async def test_a_private_game_that_ends_is_not_closed_for_the_next(clubs: Clubs) -> None:
    club, other = clubs
    practise = Practise("garden", "en", "beginner", 2)
    match = (await club.ask(ANNA, None, practise)).match_id
    await club.turn(ANNA, match, "thunder", "water")
    last = ComputerTurn(1, ("water",), (await club.table(match)).revision)
    again = Practise("garden", "en", "beginner", 2, replaces=match)
    await between("FOR UPDATE", club.ask(ANNA, None, again), other.ask(SYSTEM, match, last))
    assert (await club.table(match)).status == "finished"


async def test_of_two_rematches_one_is_opened(clubs: Clubs) -> None:
    club, other = clubs
    match = await ended(club)

    async def too_late() -> None:
        assert await refused(other, BERT, match, Rematch()) == "rematch-open"

    await between("INSERT INTO matches", club.ask(ANNA, match, Rematch()), too_late())


async def test_a_table_does_not_move_where_another_one_is_opened(clubs: Clubs) -> None:
    club, other = clubs
    manager = Person(ANNA.id, "Anna", frozenset({70, 71}))
    match, there = await club.running(), Place(HOME.guild_id, 71)
    opened = other.ask(BERT, None, Open("toy", there, "en"))
    with pytest.raises(Refused, match="channel-busy"):
        await between("UPDATE matches", club.ask(manager, match, Move(there)), opened)


async def test_a_channel_that_stops_following_is_not_told_the_turn(clubs: Clubs) -> None:
    club, other = clubs
    match = await club.running()
    await club.ask(MANAGER, match, Watch(Place(8, 80), "en"))
    await club.ask(ANNA, match, AnswerFollow(80, agree=True))
    ended = delete_server(other.matches, "forget", MANAGER, 8)
    await between("INSERT INTO outbox", club.bid(match, ANNA), ended)
    assert {row.channel_id for row in await rows(club.database, schema.outbox)} == {70}


async def test_a_channel_that_asked_to_follow_is_forgotten_with_its_server(clubs: Clubs) -> None:
    club, other = clubs
    match = await club.running()
    await club.ask(MANAGER, match, Watch(Place(8, 80), "en"))
    ended = delete_server(other.matches, "forget", MANAGER, 8)
    agreed = club.ask(ANNA, match, AnswerFollow(80, agree=True))
    await between("INSERT INTO watchers", agreed, ended)
    assert not await rows(club.database, schema.watchers)


async def test_of_two_changes_of_a_table_or_a_review_none_is_lost(clubs: Clubs) -> None:
    club, other = clubs
    match = await club.running(place=Place(HOME.guild_id, 71))
    locale = other.ask(ANNA, match, ChooseLocale("de"))
    await between("UPDATE matches", club.ask(ANNA, match, ChooseReminders(12)), locale)
    table = await club.table(match)
    assert (table.remind_hours, table.locale) == (12, "de")
    match, reviews = await ended(club), club.matches.reviews
    await reviews.want(await reviews.find(match, ANNA.id), ANNA.id)
    one, two = (TurnReview(step, ("a",), ("b",), 0.0, 2.0, 0.1, 0.0) for step in (1, 2))
    judged = other.matches.reviews.keep(match, ANNA.id, two)
    await between("UPDATE reviews", reviews.keep(match, ANNA.id, one), judged)
    assert await reviews.progress(match, ANNA.id) == (2, False)


async def test_nothing_is_kept_about_tables_and_people_that_are_being_deleted(
    clubs: Clubs,
) -> None:
    club, other = clubs
    people, reviews, database = club.matches.people, club.matches.reviews, club.database

    def deleted(match: str) -> Coroutine[Any, Any, object]:
        return other.matches.submit(f"delete {match}", SYSTEM, match, Delete())

    match = await ended(club)
    note = people.keep_note(ANNA.id, match, "Water more.")
    with pytest.raises(Refused, match="unknown-table"):
        await between("INSERT INTO notes", note, deleted(match))
    match = await ended(club)
    review = reviews.want(await reviews.find(match, ANNA.id), ANNA.id)
    with pytest.raises(Refused, match="unknown-table"):
        await between("INSERT INTO reviews", review, deleted(match))
    match = await ended(club)
    untold = database.write(lambda c: store_late_change(c, match, ANNA.id, "late-confirm"))
    forgotten = other.matches.submit("forget", ANNA, match, ForgetPerson("Player"))
    await between("INSERT INTO told", untold, forgotten)
    assert ANNA.id not in [row.user_id for row in await rows(database, schema.told)]


async def test_a_rematch_that_is_opened_meanwhile_is_forgotten_too(clubs: Clubs) -> None:
    club, other = clubs
    match, gone = await ended(club), await ended(club)

    async def meanwhile() -> None:
        await other.matches.submit("delete", SYSTEM, gone, Delete())
        await other.ask(ANNA, match, Rematch())

    forgotten = person_tables.forget(club.matches, "forget", BERT, lambda _: "Player")
    await between("FOR UPDATE", forgotten, meanwhile())
    assert await club.matches.queries.tables_knowing(BERT.id) == ()
    (rematch,) = await club.tables_of(ANNA)
    await club.ask(ANNA, rematch.id, Close())
    ended_too = delete_server(club.matches, "end", MANAGER, HOME.guild_id)
    await between("FOR UPDATE", ended_too, other.ask(ANNA, match, Rematch()))
    assert not await rows(club.database, schema.matches)


# --- people ---------------------------------------------------------------------------------


async def test_no_digest_is_planned_for_who_wants_none_any_more(clubs: Clubs) -> None:
    club, people = clubs[0], clubs[1].matches.people
    await people.choose_mentions(BERT.id, "digest", 60)
    club.now += DAY
    worker = DigestWorker(club.matches, lambda: None)
    await between("UPDATE people", worker.poll(), people.choose_mentions(BERT.id, "channel"))
    club.now += DAY
    assert await worker.poll() is None


async def test_a_digest_is_planned_for_who_chooses_a_time_zone_too(clubs: Clubs) -> None:
    one, other = (club.matches.people for club in clubs)
    await one.choose_locale(BERT.id, "en")
    zone = one.choose_zone(BERT.id, "UTC+2")
    await between("UPDATE outbox", zone, other.choose_mentions(BERT.id, "digest", 60))
    kept = await one.choices(BERT.id)
    assert kept.digest_next is not None
    assert kept.digest_next % DAY == 23 * 3600


async def test_what_is_chosen_or_forgotten_elsewhere_is_known(clubs: Clubs) -> None:
    one, other = (club.matches.people for club in clubs)
    await one.choose_locale(BERT.id, "en")

    async def chosen() -> None:
        await other.choose_locale(BERT.id, "de")
        one.heard(str(BERT.id))

    await between("UPDATE people", one.choose_zone(BERT.id, "UTC+2"), chosen())
    assert await one.locale(BERT.id) == "de"

    async def forgotten() -> None:
        await other.forget(Anonymous(BERT.id, {"Bert"}, "Player"))
        one.heard(str(BERT.id))

    await between("UPDATE people", one.choose_zone(BERT.id, "UTC+3"), forgotten())
    assert await one.locale(BERT.id) is None
    assert not await rows(clubs[0].database, schema.people)


async def test_a_turn_goes_by_what_is_chosen_while_it_is_stored(clubs: Clubs) -> None:
    club, other = clubs
    match = (await club.ask(ANNA, None, Open("garden", HOME, "en"))).match_id
    await club.ask(BERT, match, Join())
    await club.ask(ANNA, match, Start())

    async def chosen() -> None:
        await other.matches.people.choose_reminders(BERT.id, 12)
        await person_tables.plan_anew(other.matches, "chosen", BERT)

    club.now += 1
    turn = Choose(("plant 5",), confirm=True)
    await between("holidays.begins", club.matches.submit("turn", ANNA, match, turn), chosen())
    wait = (await club.matches.queries.stored(match)).wait
    assert wait is not None
    assert wait.remind_at == wait.since + 12 * 3600


async def test_nobody_is_asked_what_they_have_just_chosen(clubs: Clubs) -> None:
    club, people = clubs[0], clubs[1].matches.people
    match = (await club.ask(ANNA, None, Practise("garden", "en", "beginner", 2))).match_id
    await people.choose_locale(ANNA.id, "en")
    await club.ask(ANNA, match, Choose(("plant 5",)))
    confirmed = club.ask(ANNA, match, Confirm())
    await between("UPDATE people", confirmed, people.choose_confirming(ANNA.id, "ask"))
    assert (await people.choices(ANNA.id)).confirmed_turns is None


async def nudges(club: Club) -> list[str]:
    """The tables of which somebody is yet to be told, in order."""
    return [row.match_id for row in await rows(club.database, schema.outbox) if row.kind == "nudge"]


async def test_a_turn_that_comes_while_all_that_waits_is_gathered_is_told(clubs: Clubs) -> None:
    """When one message is to tell of two tables, it is no more Bert's turn at the second one, but
    it will soon be again."""
    club, other = clubs
    await club.matches.people.choose_mentions(BERT.id, "direct")
    await club.running()
    await deliver(club)
    places = {await club.running(place=Place(7, number)): number for number in (71, 72)}
    await deliver(club)
    _, match = await nudges(club)
    await club.bid(match, BERT)
    other.now = club.now = club.now + 700

    async def his_turn() -> None:
        await other.bid(match, ANNA)
        await other.turn(await other.winner(match), match, "paint red", "pass")
        games, now = other.matches.games, other.now
        await other.database.write(lambda c: outbox_store.claim(c, games, places[match], now))

    games, now = club.matches.games, club.now
    claimed = club.database.write(lambda c: outbox_store.claim(c, games, BERT.id, now))
    taken = await between("DELETE FROM outbox", claimed, his_turn())
    assert taken is not None
    assert taken.delivery is not None
    assert taken.delivery.nudge is not None
    told = [table.id for table in taken.delivery.nudge.tables]
    assert match in [*told, *await nudges(club)]


# --- puzzles of the day ---------------------------------------------------------------------


async def test_a_server_that_wants_no_puzzles_any_more_gets_none(clubs: Clubs) -> None:
    club, days = clubs[0], clubs[1].matches.puzzles
    await days.choose(HOME, "en", None)
    await between("INSERT INTO outbox", queue(club), days.end(HOME.guild_id))
    assert not await rows(club.database, schema.outbox)


async def test_a_puzzle_that_goes_elsewhere_is_not_sent(clubs: Clubs) -> None:
    club, days = clubs[0], clubs[1].matches.puzzles
    await days.choose(HOME, "en", None)
    await queue(club)
    claimed = club.database.write(lambda c: outbox_store.claim(c, PUZZLES, 70, club.now))
    taken = await between("UPDATE outbox", claimed, days.choose(Place(7, 71), "en", None))
    assert taken is not None
    assert taken.delivery is None


async def test_nobody_has_looked_at_a_puzzle_of_no_server(clubs: Clubs) -> None:
    club, days = clubs[0], clubs[1].matches.puzzles
    await days.choose(HOME, "en", None)
    await queue(club)
    (channel,) = await rows(club.database, schema.puzzle_channels)
    visit = club.matches.puzzles.visit(HOME.guild_id, ANNA.id, channel.day)
    await between("INSERT INTO puzzle_days", visit, days.end(HOME.guild_id))
    assert not await rows(club.database, schema.puzzle_days)
