"""People's attempts at puzzles: unfinished lines and outcomes, and what follows from them.

That is the grade in a game, the score, and the number of days in a row.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from datetime import timedelta, tzinfo
from typing import Any, Literal, TypeAlias

import sqlalchemy as sa

from bot.matches.people.time_zones import day_of
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.transaction import hold, put
from rules.learning.puzzles import GRADES, puzzles

Outcome: TypeAlias = Literal["found", "hinted", "missed", "shown"]
"""Found at once; found with a hint; found after a wrong turn; not found but shown."""
HIGHEST = GRADES[-1]
UP = 3
"""The number of puzzles in a row, found at once, that raises the grade by one."""
DOWN = 2
"""The number of puzzles in a row, missed or shown, that lowers the grade by one."""
MOST_HINTS = 2
_tries = schema.puzzle_tries.c
_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """One person's attempt at one puzzle. Times are in seconds since 1970."""

    game: str
    puzzle: str
    grade: int
    """The grade of the puzzle."""
    line: tuple[str, ...] = ()
    """The actions of the unfinished turn, as texts."""
    hints: int = 0
    misses: int = 0
    """The number of wrong turns that were confirmed."""
    outcome: Outcome | None = None
    """None while the puzzle is unsolved."""
    at: float = 0.0
    """When the person last did anything with it."""
    ended_at: float | None = None

    @property
    def is_solved(self) -> bool:
        """Whether the person solved it, with any number of attempts."""
        return self.outcome not in (None, "shown")

    def again(self) -> PuzzleTry:
        """The attempt with an empty turn, for an outcome that stays the same."""
        return replace(self, line=())

    def with_miss(self, line: tuple[str, ...]) -> PuzzleTry:
        """The attempt after a wrong turn. If the turn was confirmed twice at the same time, it
        counts once."""
        return replace(self, line=(), misses=self.misses + 1) if self.line == line else self

    def with_solution(self, line: tuple[str, ...]) -> PuzzleTry:
        """The attempt after the right turn."""
        outcome: Outcome = "missed" if self.misses else "hinted" if self.hints else "found"
        return replace(self, line=line, outcome=outcome)

    def with_answer_shown(self) -> PuzzleTry:
        """The attempt after the answer was shown."""
        return replace(self, line=(), outcome="shown")


Change: TypeAlias = Callable[[PuzzleTry], PuzzleTry]


class PuzzleTries:
    """Reads and stores attempts. A finished attempt does not change."""

    def __init__(self, database: Database, clock: Callable[[], float]) -> None:
        self._database, self._clock = database, clock

    async def of(self, user_id: int) -> tuple[PuzzleTry, ...]:
        """All attempts of a person, in the order of their last use."""
        query = sa.select(schema.puzzle_tries).where(_tries.user_id == user_id)
        query = query.order_by(_tries.at, _tries.game, _tries.puzzle)
        rows = await self._database.read(lambda c: c.execute(query).all())
        return tuple(map(_read, rows))

    async def begin(self, user_id: int, game: str, puzzle: str, grade: int) -> PuzzleTry:
        """The attempt at a puzzle, started if there is none. It becomes the most recent one."""
        return await self.change(user_id, PuzzleTry(game, puzzle, grade), lambda one: one)

    async def change(self, user_id: int, puzzle_try: PuzzleTry, change: Change) -> PuzzleTry:
        """Applies a change to the stored attempt, which may be newer than the given one, and
        returns the result. A finished attempt stays as it is."""
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
            put(connection, schema.puzzle_tries, _row(user_id, after))
            return after

        return await self._database.write(keep)


def _read(row: Any) -> PuzzleTry:
    values: dict[str, Any] = {field.name: getattr(row, field.name) for field in fields(PuzzleTry)}
    values["line"] = tuple(json.loads(row.line))
    return PuzzleTry(**values)


def _row(user_id: int, puzzle_try: PuzzleTry) -> dict[str, Any]:
    line = json.dumps(puzzle_try.line, ensure_ascii=False)
    return {"user_id": user_id, **asdict(puzzle_try), "line": line}


# --- what follows from them -----------------------------------------------------------------------


def grade_of(tries: Iterable[PuzzleTry], game: str) -> int:
    """A person's grade in a game. It rises after puzzles of that grade found at once, and falls
    after puzzles missed or shown. Harder puzzles never lower it, and easier ones never raise it."""
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
    """The number of puzzles of a game by outcome."""
    return Counter(one.outcome for one in _ended(tries, game) if one.outcome is not None)


def _ended(tries: Iterable[PuzzleTry], game: str) -> list[PuzzleTry]:
    ended = [one for one in tries if one.game == game and one.ended_at is not None]
    return sorted(ended, key=lambda one: one.ended_at or 0.0)


def streak(tries: Iterable[PuzzleTry], now: float, zone: tzinfo) -> int:
    """The number of days in a row, up to today or yesterday, on which a person solved a puzzle."""
    days = {day_of(one.ended_at, zone) for one in tries if one.is_solved and one.ended_at}
    day, run = day_of(now, zone), 0
    if day not in days:
        day -= _DAY
    while day in days:
        day, run = day - _DAY, run + 1
    return run


def open_try(tries: Sequence[PuzzleTry], game: str) -> PuzzleTry | None:
    """The unfinished puzzle of a game that a person used last, or None. Puzzles that this version
    does not have are left out."""
    known = {puzzle.id for puzzle in puzzles(game)}
    begun = (one for one in reversed(tries) if one.game == game and not one.outcome)
    return next((one for one in begun if one.puzzle in known), None)
