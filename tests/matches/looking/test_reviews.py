"""Reviews: judged turn by turn, kept, gone on with, and removed with their table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import pytest
import sqlalchemy as sa

from bot.matches.looking.reviews import Review
from bot.matches.submit import Matches
from bot.matches.table.requests import ForgetPerson, Place, Refused, Resign
from bot.processes.thinkers import Priority, Thinkers
from bot.storage import schema
from bot.workers.reviewing import ReviewWorker
from rules.computers.reviewing import Part
from tests.matches.conftest import ANNA, BERT, CLEO, HOME, PEOPLE, Club, club_of

T = TypeVar("T")


class CountingThinkers(Thinkers):
    """Thinkers that tell what they were asked, and may be told to wait before a question."""

    def __init__(self, most: int = 1000) -> None:
        super().__init__()
        self.asked: list[tuple[int, int]] = []
        """Seat and steps of every part of a turn."""
        self.most = most
        self.stuck = asyncio.Event()

    async def ask(
        self, work: Callable[..., T], *given: object, priority: Priority = Priority.TURN
    ) -> T:
        if len(self.asked) == self.most:
            self.stuck.set()
            await asyncio.Event().wait()
        part = given[1]
        assert isinstance(part, Part)
        self.asked.append((part.seat, part.steps))
        assert priority == Priority.REVIEW
        return await super().ask(work, *given, priority=priority)


@asynccontextmanager
async def reviewing(matches: Matches, thinkers: Thinkers) -> AsyncGenerator[ReviewWorker]:
    worker = ReviewWorker(matches, thinkers)
    matches.reviews.listen(worker.wake)
    running = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        await asyncio.gather(worker.stop(), thinkers.close())
        await running


async def played(club: Club, place: Place = HOME) -> str:
    """A game of Anna and Bert, played to its end; every stone is left unframed."""
    match = await club.running(2, place)
    while (await club.table(match)).status == "running":
        await one_round(club, match)
    return match


async def one_round(club: Club, match: str) -> None:
    for person in PEOPLE[:2]:
        await club.bid(match, person)
    await club.turn(await club.winner(match), match, "paint red", "pass")


async def wanted(club: Club, match: str, user_id: int = ANNA.id) -> Review:
    review = await club.matches.reviews.find(match, user_id)
    await club.matches.reviews.want(review, user_id)
    return review


async def rows(club: Club) -> int:
    count = sa.select(sa.func.count()).select_from(schema.reviews)
    return await club.database.read(lambda c: c.execute(count).scalar_one())


async def test_every_turn_of_a_person_is_judged_once_and_kept(club: Club) -> None:
    match = await played(club)
    thinkers = CountingThinkers()
    async with reviewing(club.matches, thinkers) as worker:
        review = await wanted(club, match)
        await worker.idle()
        await wanted(club, match)
        await worker.idle()
    steps = [(0, part.steps) for part in review.parts]
    assert thinkers.asked == steps
    found = await club.matches.reviews.find(match, ANNA.id)
    assert found.missing == ()
    assert [turn.step for turn in found.turns] == [step for _, step in steps]
    assert all(turn.played[0].startswith(("bid", "paint")) for turn in found.turns)
    assert await club.matches.reviews.progress(match, ANNA.id) == (len(steps), True)
    assert await club_of(club.database, 900).matches.reviews.find(match, ANNA.id) == found


async def test_a_review_goes_on_after_a_restart(club: Club) -> None:
    match = await played(club)
    first, second = CountingThinkers(most=1), CountingThinkers()
    async with reviewing(club.matches, first):
        review = await wanted(club, match)
        await first.stuck.wait()
        assert await club.matches.reviews.progress(match, ANNA.id) == (1, False)
    again = club_of(club.database, 900)
    async with reviewing(again.matches, second) as worker:
        await worker.idle()
    assert first.asked + second.asked == [(0, part.steps) for part in review.parts]
    assert (await again.matches.reviews.find(match, ANNA.id)).missing == ()


async def test_two_are_made_at_a_time_and_one_for_a_person(club: Club) -> None:
    matches = [await played(club, Place(7, 70 + number)) for number in range(3)]
    thinkers = CountingThinkers(most=0)
    async with reviewing(club.matches, thinkers) as worker:
        await wanted(club, matches[0])
        await wanted(club, matches[1], BERT.id)
        with pytest.raises(Refused) as refused:
            await wanted(club, matches[2])
        assert refused.value.key == "review-busy"
        assert refused.value.args_by_name == {"id": matches[0]}
        await wanted(club, matches[0])
        await thinkers.stuck.wait()
        keys = [(matches[0], ANNA.id), (matches[1], BERT.id), (matches[2], CLEO.id)]
        later = club.now + 1
        row = {"match_id": matches[2], "user_id": CLEO.id, "seat": 0, "asked_at": later}
        await club.database.write(
            lambda c: c.execute(sa.insert(schema.reviews), [row | {"done": False, "turns": "[]"}])
        )
        await worker.poll()
        assert [worker.is_busy(key) for key in keys] == [True, True, False]


async def test_only_who_played_a_game_that_is_over_may_review_it(club: Club) -> None:
    match = await club.running(2)
    for person in (ANNA, CLEO):
        with pytest.raises(Refused) as refused:
            await club.matches.reviews.find(match, person.id)
        assert refused.value.key == "review-running"
    while (await club.table(match)).status == "running":
        await one_round(club, match)
    with pytest.raises(Refused) as refused:
        await club.matches.reviews.find(match, CLEO.id)
    assert refused.value.key == "review-not-yours"
    assert not await club.matches.queries.sat_at(match, CLEO.id)
    assert await club.matches.queries.sat_at(match, ANNA.id)
    assert (await club.matches.reviews.find(match, BERT.id)).seat == 1
    await wanted(club, match)
    old = sa.update(schema.matches).values(rules_version=0)
    await club.database.write(lambda connection: connection.execute(old))
    with pytest.raises(Refused, match="past-unreadable"):
        await club.matches.reviews.find(match, BERT.id)
    async with reviewing(club.matches, CountingThinkers()) as worker:
        await worker.poll()
        await worker.idle()
    assert await rows(club) == 0


async def test_whoever_resigned_reviews_what_they_decided_themselves(club: Club) -> None:
    match = await club.running(3)
    for person in PEOPLE[:3]:
        await club.bid(match, person)
    winner = await club.winner(match)
    other = next(p for p in PEOPLE[:3] if p != winner)
    await club.ask(other, match, Resign())
    await club.turn(winner, match, "paint red", "pass")
    for person in PEOPLE[:3]:
        if person != other:
            await club.ask(person, match, Resign())
    assert (await club.table(match)).status == "closed"
    seat = PEOPLE.index(other)
    review = await club.matches.reviews.find(match, other.id)
    assert review.seat == seat
    assert [part.actions[0].verb for part in review.parts] == ["bid"]


async def test_a_review_goes_with_its_table_and_with_its_person(club: Club) -> None:
    match = await played(club)
    thinkers = CountingThinkers(most=1)
    async with reviewing(club.matches, thinkers) as worker:
        await wanted(club, match)
        await thinkers.stuck.wait()
        assert match in [t.id for t in await club.matches.queries.tables_knowing(ANNA.id)]
        await club.ask(ANNA, match, ForgetPerson("Player"))
        assert await rows(club) == 0
        await wanted(club, match, BERT.id)
        assert await rows(club) == 1
        gone = sa.delete(schema.matches).where(schema.matches.c.id == match)
        await club.database.write(lambda c: c.execute(gone))
        assert await rows(club) == 0
        thinkers.most = 1000
        worker.wake()
    async with reviewing(club.matches, CountingThinkers()) as worker:
        await worker.idle()
