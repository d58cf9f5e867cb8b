"""What people have done with puzzles, on either kind of database, and what follows from it."""

from __future__ import annotations

import asyncio
from datetime import UTC
from zoneinfo import ZoneInfo

import pytest

from bot.matches.people.anonymous import Anonymous
from bot.matches.people.people import People
from bot.matches.people.puzzle_tries import Outcome, PuzzleTry, grade_of, score, streak
from bot.storage.database import Database
from tests.storage.test_copying import KINDS, MakeUrl, new

__all__ = ["new"]
ANNA, BERT = 2**62, 7
THREE: list[Outcome] = ["found"] * 3
DAY = 86400.0
NOON = 1000 * DAY + DAY / 2


@pytest.mark.parametrize("kind", KINDS)
async def test_a_try_is_kept_for_each_person_and_puzzle(new: MakeUrl, kind: str) -> None:
    database = await Database.open(await new(kind))
    people = People(database, lambda: 1000.0)
    tries = people.puzzles
    one = await tries.begin(ANNA, "toy", "0001", 2)
    assert one == PuzzleTry("toy", "0001", 2, at=1000.0)
    missed = await asyncio.gather(
        *(tries.change(ANNA, one, lambda kept: kept.with_miss(kept.line)) for _ in range(5))
    )
    assert max(each.misses for each in missed) == 5
    await tries.begin(ANNA, "dice", "0001", 1)
    ended = await tries.change(ANNA, one, lambda now: now.with_solution(("act 1", "act 2")))
    assert (ended.outcome, ended.misses, ended.ended_at) == ("missed", 5, 1000.0)
    assert await tries.change(ANNA, one, PuzzleTry.with_answer_shown) == ended
    assert await tries.begin(ANNA, "toy", "0001", 3) == ended
    assert {each.game for each in await tries.of(ANNA)} == {"toy", "dice"}
    await tries.begin(BERT, "toy", "0001", 1)
    await people.forget(Anonymous(ANNA, {"Anna"}, "Player"))
    assert await tries.of(ANNA) == ()
    assert len(await tries.of(BERT)) == 1
    await database.close()


def ended(*outcomes: Outcome, grade: int = 1, begins: int = 0) -> list[PuzzleTry]:
    """Puzzles of one game, one after the other."""
    return [
        PuzzleTry("toy", f"{at:04}", grade, outcome=outcome, ended_at=float(at))
        for at, outcome in enumerate(outcomes, start=begins)
    ]


@pytest.mark.parametrize(
    ("tries", "grade"),
    [
        ([], 1),
        (ended("found", "found"), 1),
        (ended("found", "found", "found"), 2),
        (ended("found", "hinted", "found", "found"), 2),
        (ended("found", "missed", "found", "found"), 1),
        (ended(*THREE, *THREE), 2),
        (ended(*THREE, "shown", "shown"), 1),
        (ended(*THREE, "missed", "found", "shown"), 2),
        (ended(*THREE, "missed", "hinted", "shown"), 1),
        ([*ended(*THREE), *ended("shown", "missed", grade=3, begins=3)], 2),
        (ended(*THREE, *THREE, *THREE, grade=3), 3),
        (ended("missed", "missed", "missed"), 1),
    ],
)
def test_the_grade_follows_what_was_found_at_once(tries: list[PuzzleTry], grade: int) -> None:
    assert grade_of(tries, "toy") == grade
    assert grade_of(reversed(tries), "toy") == grade
    assert grade_of(tries, "dice") == 1


def test_the_score_counts_ended_ones() -> None:
    tries = [*ended("found", "missed", "found"), PuzzleTry("toy", "0009", 1, misses=1)]
    assert score(tries, "toy") == {"found": 2, "missed": 1}


def on(*days: float, outcome: Outcome = "found") -> list[PuzzleTry]:
    return [
        PuzzleTry("toy", f"{at:04}", 1, outcome=outcome, ended_at=NOON + day * DAY)
        for at, day in enumerate(days)
    ]


@pytest.mark.parametrize(
    ("days", "run"),
    [
        ((), 0),
        ((0,), 1),
        ((-1,), 1),
        ((-2,), 0),
        ((0, 0.1, -1, -2), 3),
        ((0, -1, -3, -4), 2),
        ((-1, -2, -3), 3),
    ],
)
def test_a_run_is_of_days_up_to_today_or_yesterday(days: tuple[float, ...], run: int) -> None:
    assert streak(on(*days), NOON, UTC) == run


def test_a_run_is_of_days_by_the_clocks_of_the_person() -> None:
    late = on(0, -0.4)  # noon, and half past two in the night
    assert streak(late, NOON, UTC) == 1
    assert streak(late, NOON, ZoneInfo("America/New_York")) == 2


def test_what_was_shown_makes_no_run() -> None:
    assert streak(on(0, outcome="shown"), NOON, UTC) == 0
    assert streak(on(0, outcome="missed"), NOON, UTC) == 1
