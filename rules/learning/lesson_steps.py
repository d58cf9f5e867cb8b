"""A step of a lesson, played: its position, what is offered, where a line leads, whether it is
right. Chance is that of the step's record, so that the same line leads to the same for everybody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any

from rules.actions import Seat, kinds
from rules.changes import Change, head
from rules.game import Action, AnyGame, Event
from rules.learning.lessons import (
    PIECES,
    LessonError,
    LessonStep,
    lesson_file,
    read_lesson,
    record_of,
)
from rules.learning.positions import THEN, Continuation, Line, RecordedPosition
from rules.narrow import Choice
from rules.playing import choosable
from rules.replaying import Record, RecordError
from rules.told import Placed

_KEPT = 32
"""The number of steps whose positions are kept in memory."""


@dataclass(frozen=True)  # no slots, so that positions are replayed once only
class PlayedStep:
    """A step of a game's lesson that has a position. A mistake in the step raises `LessonError` as
    soon as the wrong part is used."""

    game: AnyGame
    file: Path
    step: LessonStep

    @property
    def seat(self) -> Seat:
        """The seat of the learner."""
        return self.step.seat - 1

    @cached_property
    def record(self) -> Record:
        """The record that leads to its position."""
        return record_of(self.file, self.step)

    @cached_property
    def position(self) -> RecordedPosition:
        """The position from which the learner plays on."""
        return RecordedPosition(self.game, self.record, self.seat)

    @cached_property
    def begins(self) -> Continuation:
        """The position before the learner does anything."""
        if self.record.game != self.game.meta.key or not 0 <= self.seat < self.record.seats:
            raise self.error("its record is of another game, or has no such seat")
        try:
            after = self.position.begins
        except RecordError as error:
            raise self.error(str(error)) from None
        if self.step.asks == "action" and not self.position.acts:
            raise self.error("the learner is not to decide there")
        return after

    def error(self, reason: str) -> LessonError:
        """An error that names this step and says what is wrong with it."""
        return LessonError(self.file, self.step.key, reason)

    def then(self, line: Sequence[str]) -> Continuation:
        """Where a line leads the learner, automatic actions included."""
        _ = self.begins  # raises for a step whose position is wrong
        try:
            return self.position.then(line)
        except RecordError as error:
            raise self.error(f"{error.text}: {error.illegal}") from None

    # --- what is marked ---------------------------------------------------------------------------

    @property
    def marked(self) -> tuple[Change, ...]:
        """The pieces that the step marks. Pictures mark them like pieces that are new."""
        standing = list(self.game.pieces(self.begins.view))
        placed = list[Placed]()
        for place in self.step.marks.get(PIECES, ()):
            there = [one for one in standing if place in (one.place, head(one.place))]
            if not there:
                raise self.error(f"nothing stands on {place}")
            placed += there
        return tuple(Change("new", one.place, one.piece, 1, one.count) for one in placed)

    @property
    def candidates(self) -> Choice | None:
        """The other things that the step marks. Pictures mark them like candidates to choose
        from."""
        kind = next((kind for kind in self.step.marks if kind != PIECES), None)
        return None if kind is None else Choice((), kind, kind, self.step.marks[kind])

    # --- what is asked ----------------------------------------------------------------------------

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """All lines that may be chosen, in the order in which the rules list their actions."""
        patterns = [tuple(action.split(THEN)) for action in self.step.actions]
        met = set[tuple[str, ...]]()
        lines = tuple(self._lines((), patterns, met))
        for pattern in patterns:
            if pattern not in met:
                raise self.error(f"nothing legal is like {THEN.join(pattern)}")
        return lines

    def _lines(
        self, before: Line, patterns: Sequence[tuple[str, ...]], met: set[tuple[str, ...]]
    ) -> Iterator[Line]:
        """The lines that match one of the patterns and begin with `before`."""
        at = len(before)
        for action in self._choosable(before):
            line = (*before, str(action))
            fitting = [pattern for pattern in patterns if fnmatchcase(line[at], pattern[at])]
            ending = [one for one in fitting if len(one) == len(line)]
            longer = [one for one in fitting if len(one) > len(line)]
            if ending and longer:
                raise self.error(f"{THEN.join(line)} is a line, and another begins with it")
            met.update(ending)
            if ending:
                yield line
            elif longer:
                yield from self._lines(line, longer, met)

    def _choosable(self, before: Line) -> Sequence[Action]:
        return choosable(self.game, self.then(before).state, self.seat)

    def offered(self, before: Line) -> Sequence[Action]:
        """The legal actions that belong to the step; () after a whole line."""
        at = len(before)
        wanted = {line[at] for line in self.lines if line[:at] == before and len(line) > at}
        legal = self._choosable(before) if wanted else ()
        return tuple(action for action in legal if str(action) in wanted)

    # --- what counts as right ---------------------------------------------------------------------

    def is_right(self, line: Line) -> bool:
        """Whether a whole line is what the step asks for."""
        if self.step.follows:
            return any(self._follows(event) for event in self.then(line).events)
        return any(fnmatchcase(THEN.join(line), pattern) for pattern in self.step.right)

    def _follows(self, event: Event) -> bool:
        """Whether an event is the one that must follow a right line, with the values asked for."""
        wanted = dict(self.step.follows)
        if wanted.pop("event") != type(event).__name__:
            return False
        by_kind = kinds(type(event))
        if not wanted.keys() <= by_kind.keys():
            raise self.error(f"{type(event).__name__} has no {' or '.join(wanted)}")
        return all(
            self._has(by_kind[name], getattr(event, name), value) for name, value in wanted.items()
        )

    def _has(self, kind: str, actual: Any, wanted: str | int) -> bool:
        """Whether a field of an event has the value that the file asks for. Seats are counted from
        1 in the file. Of a tally, the learner's number is compared and must be at least as
        large."""
        match kind:
            case "seat":
                return str(actual + 1) == str(wanted)
            case "seats":
                return int(wanted) - 1 in actual
            case "tally":
                return actual[self.seat] >= int(wanted)
            case _:
                return str(actual) == str(wanted)

    @cached_property
    def solution(self) -> Line:
        """The first line that is right."""
        line = next(filter(self.is_right, self.lines), None)
        if line is None:
            raise self.error("no line is right")
        return line

    @property
    def demonstration(self) -> Line:
        """The line that is played to explain the answer to a question."""
        return tuple(filter(None, self.step.shows.split(THEN)))

    @property
    def natural(self) -> Line:
        """The line that suggests itself; () where the step shows none."""
        return tuple(filter(None, self.step.natural.split(THEN)))

    def wrong_key(self, line: Line) -> str:
        """The key of the text about a wrong line; "" for the text about all other lines."""
        text = THEN.join(line)
        return next((key for one, key in self.step.wrong.items() if fnmatchcase(text, one)), "")


def played_step(game: AnyGame, key: str) -> PlayedStep:
    """A step of a game's lesson. Both the lesson and the step must exist."""
    file = lesson_file(game.meta.key)
    assert file is not None
    return _played_step(game, file, key)


@lru_cache(_KEPT)
def _played_step(game: AnyGame, file: Path, key: str) -> PlayedStep:
    step = read_lesson(file).find(key)
    assert step is not None
    return PlayedStep(game, file, step)
