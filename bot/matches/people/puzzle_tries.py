"""What people have done with puzzles: the lines they have begun, what came of each puzzle, and what
follows from that: their grade in a game, their score, the days in a row."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta, tzinfo
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from bot.matches.people.time_zones import day_of
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.transaction import hold
from rules.learning.puzzles import GRADES

Outcome: TypeAlias = Literal["found", "hinted", "missed", "shown"]
"""Found at once; found with a hint; found after a wrong turn; not found, but shown."""
HIGHEST = GRADES[-1]
UP = 3
"""So many puzzles found at once in a row lead to the next grade."""
DOWN = 2
"""So many missed or shown in a row lead to the grade before."""
MOST_HINTS = 2
_tries = schema.puzzle_tries.c


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """One person at one puzzle. Times are in seconds since 1970."""

    game: str
    puzzle: str
    grade: int
    """Of the puzzle."""
    line: tuple[str, ...] = ()
    """The turn that is begun, as texts of actions."""
    hints: int = 0
    misses: int = 0
    """Wrong turns that were confirmed."""
    outcome: Outcome | None = None
    """None while it is open."""
    at: float = 0.0
    """When something was done with it last."""
    ended_at: float | None = None

    @property
    def is_solved(self) -> bool:
        """Whether the person solved it, in however many tries."""
        return self.outcome not in (None, "shown")

    def again(self) -> PuzzleTry:
        """From the beginning of the turn, after one that says nothing."""
        return replace(self, line=())

    def with_miss(self) -> PuzzleTry:
        """This try after a wrong turn."""
        return replace(self, line=(), misses=self.misses + 1)

    def with_solution(self, line: tuple[str, ...]) -> PuzzleTry:
        """This try after a right turn."""
        outcome: Outcome = "missed" if self.misses else "hinted" if self.hints else "found"
        return replace(self, line=line, outcome=outcome)

    def with_answer_shown(self) -> PuzzleTry:
        """This try after the answer was shown."""
        return replace(self, line=(), outcome="shown")


Change: TypeAlias = Callable[[PuzzleTry], PuzzleTry]


class PuzzleTries:
    """Reads and keeps them. An ended one stays as it is."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database, self._clock = database, clock

    async def of(self, user_id: int) -> tuple[PuzzleTry, ...]:
        """All of a person, in the order in which something was done with them last."""
        query = sa.select(schema.puzzle_tries).where(_tries.user_id == user_id)
        query = query.order_by(_tries.at, _tries.game, _tries.puzzle)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return tuple(map(_read, rows))

    async def begin(self, user_id: int, game: str, puzzle: str, grade: int) -> PuzzleTry:
        """The try of a puzzle, begun unless it was before; from now on the one looked at last."""
        return await self._keep(user_id, PuzzleTry(game, puzzle, grade), lambda one: one)

    async def change(self, user_id: int, puzzle_try: PuzzleTry, change: Change) -> PuzzleTry:
        """What becomes of a try as it is stored by now, which may be further than that one."""
        return await self._keep(user_id, puzzle_try, change)

    async def _keep(self, user_id: int, puzzle_try: PuzzleTry, change: Change) -> PuzzleTry:
        now = self._clock()
        this = sa.and_(
            _tries.user_id == user_id,
            _tries.game == puzzle_try.game,
            _tries.puzzle == puzzle_try.puzzle,
        )

        def keep(connection: sa.Connection) -> PuzzleTry:
            hold(connection, user_id)
            row = connection.execute(sa.select(schema.puzzle_tries).where(this)).one_or_none()
            before = None if row is None else _read(row)
            if before is not None and before.outcome is not None:
                return before
            after = replace(change(before or puzzle_try), at=now)
            after = replace(after, ended_at=None if after.outcome is None else now)
            connection.execute(sa.delete(schema.puzzle_tries).where(this))
            connection.execute(sa.insert(schema.puzzle_tries), [_row(user_id, after)])
            return after

        return await self._database.write(keep)


def _read(row: Any) -> PuzzleTry:
    return PuzzleTry(
        row.game,
        row.puzzle,
        row.grade,
        tuple(json.loads(row.line)),
        row.hints,
        row.misses,
        row.outcome,
        row.at,
        row.ended_at,
    )


def _row(user_id: int, puzzle_try: PuzzleTry) -> dict[str, Any]:
    return {
        "user_id": user_id,
        "game": puzzle_try.game,
        "puzzle": puzzle_try.puzzle,
        "grade": puzzle_try.grade,
        "line": json.dumps(puzzle_try.line, ensure_ascii=False),
        "hints": puzzle_try.hints,
        "misses": puzzle_try.misses,
        "outcome": puzzle_try.outcome,
        "at": puzzle_try.at,
        "ended_at": puzzle_try.ended_at,
    }


# --- what follows from them -----------------------------------------------------------------------


def grade_of(tries: Iterable[PuzzleTry], game: str) -> int:
    """Somebody's grade in a game: it goes up after puzzles of it found at once, down after some
    missed or shown. Harder ones do no harm, easier ones prove nothing."""
    grade, ups, downs = 1, 0, 0
    for puzzle_try in _ended(tries, game):
        if puzzle_try.outcome == "found":
            ups, downs = ups + (puzzle_try.grade >= grade), 0
        elif puzzle_try.outcome in ("missed", "shown") and puzzle_try.grade <= grade:
            ups, downs = 0, downs + 1
        step = (ups >= UP) - (downs >= DOWN)
        if step:
            grade, ups, downs = min(max(1, grade + step), HIGHEST), 0, 0
    return grade


def score(tries: Iterable[PuzzleTry], game: str) -> Counter[Outcome]:
    """How many puzzles of a game came to what."""
    return Counter(
        puzzle_try.outcome for puzzle_try in _ended(tries, game) if puzzle_try.outcome is not None
    )


def _ended(tries: Iterable[PuzzleTry], game: str) -> list[PuzzleTry]:
    ended = [
        puzzle_try
        for puzzle_try in tries
        if puzzle_try.game == game and puzzle_try.ended_at is not None
    ]
    return sorted(ended, key=lambda puzzle_try: puzzle_try.ended_at or 0.0)


def streak(tries: Iterable[PuzzleTry], now: float, zone: tzinfo) -> int:
    """On how many days in a row, up to today or yesterday, a person has solved a puzzle."""
    days = {
        day_of(puzzle_try.ended_at, zone)
        for puzzle_try in tries
        if puzzle_try.is_solved and puzzle_try.ended_at
    }
    day, run = day_of(now, zone), 0
    if day not in days:
        day = _before(day)
    while day in days:
        day, run = _before(day), run + 1
    return run


def _before(day: date) -> date:
    return day - timedelta(days=1)


def open_try(tries: Sequence[PuzzleTry], game: str) -> PuzzleTry | None:
    """The open puzzle of a game that a person looked at last."""
    return next(
        (
            puzzle_try
            for puzzle_try in reversed(tries)
            if puzzle_try.game == game and not puzzle_try.outcome
        ),
        None,
    )
