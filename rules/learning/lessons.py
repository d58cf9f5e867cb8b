"""Lessons: how somebody learns a game where it is played, as data beside its box.

`seeds/<game>/lesson.toml` says what each step shows and asks, and what counts as right; its format
stands in `docs/lessons-and-puzzles.md`. Whatever is wrong with a file is a `LessonError` that names
file, step and reason. Steps are played by `rules.learning.lesson_steps`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from rules.box import BoxEntry
from rules.learning.entries import EntryError, read_entries, seed_file
from rules.record import RecordError, parse
from rules.replaying import Record

PIECES = "pieces"
"""A step that marks by this word means places with what stands there. By any other word it means
candidates of that kind."""
LAST = "game"
"""The key of the last step, in which a real game begins."""
_RANGE = re.compile(r"([RA])(\d+)(?:-\1(\d+))?")

Key = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,19}$")]
Asks = Literal["next", "answer", "action", "game"]


class LessonError(EntryError):
    """A mistake in a lesson."""

    sort = "step"


class LessonStep(BoxEntry):
    """One screen: a position, what is marked in it, what is asked, and what counts as right."""

    key: Key
    record: str = ""
    """The name of a record in `lesson/` or beside the file, or its whole text."""
    moves: int | None = None
    """How many moves of the record are played; None: all of them."""
    seat: int = 1
    """Where the learner sits, counted from 1."""
    marks: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    rules: tuple[str, ...] = ()
    """The rules it teaches, as `R7` or `R7-R9`."""
    page: int = 1
    """The page of `/rules` with these rules, counted from 1."""
    answers: tuple[Key, ...] = ()
    actions: tuple[str, ...] = ()
    """Patterns of the lines that may be chosen, actions parted by `;`."""
    shows: str = ""
    """A line that is played once the question is answered, to show why that is so."""
    right: tuple[str, ...] = ()
    """Answers, or patterns of lines."""
    follows: dict[str, str | int] = Field(default_factory=dict)
    """The event that must follow a right line, and the values of its fields."""
    wrong: dict[str, Key] = Field(default_factory=dict)
    """By pattern of lines: the key of the text for these lines."""
    natural: str = ""
    """In the second lesson: the line that suggests itself, shown beside the right one."""

    @property
    def asks(self) -> Asks:
        """What the learner is to do."""
        if self.key == LAST:
            return "game"
        return "action" if self.actions else "answer" if self.answers else "next"


class RealGame(BoxEntry):
    """The private game in which the last step is the first turn."""

    seats: int
    level: str = "beginner"
    options: dict[str, str] = Field(default_factory=dict)


class RuleOfThumb(BoxEntry):
    """A rule that a step teaches for any position of the game: an action or an event to go for or
    to avoid. The player that follows these rules (`rules.computers.learner`) shows what the lesson
    is worth."""

    step: Key
    does: str = ""
    """A pattern of actions."""
    event: str = ""
    whose: str = ""
    """The field of the event with the seat or seats it is about."""
    others: bool = False
    """Whether it is about other seats, not about one's own."""
    by: str = ""
    """The field of the event with a number; each unit is worth the same. "" where the event counts
    once."""
    worth: float = 1.0


class Lesson(BoxEntry):
    """All steps of a game's lesson, in order."""

    minutes: int = Field(ge=1, le=15)
    game: RealGame
    left: dict[str, str] = Field(default_factory=dict)
    """Rules that no step teaches, each with the reason for that."""
    step: tuple[LessonStep, ...] = Field(min_length=1)
    thumb: tuple[RuleOfThumb, ...] = ()
    second: tuple[LessonStep, ...] = ()
    """The second lesson, about how a good player thinks. It follows after the real game."""

    @property
    def first(self) -> tuple[LessonStep, ...]:
        """The steps of the first lesson. The real game is the last of them."""
        return (*self.step, LessonStep(key=LAST))

    @property
    def steps(self) -> tuple[LessonStep, ...]:
        """The steps of both lessons, in order."""
        return (*self.first, *self.second)

    def find(self, key: str) -> LessonStep | None:
        """The step with that key; None when there is none."""
        return next((step for step in self.steps if step.key == key), None)

    def part(self, step: LessonStep) -> tuple[LessonStep, ...]:
        """The steps of the lesson, the first or the second, to which a step belongs."""
        return self.second if step in self.second else self.first

    def at(self, step: LessonStep) -> int:
        """The index of a step among the steps of both lessons."""
        return [step.key for step in self.steps].index(step.key)

    def taught(self) -> Mapping[str, str]:
        """By rule: the key of the first step that teaches it."""
        pairs = [(rule, step.key) for step in self.step for rule in numbered(step.rules)]
        return dict(reversed(pairs))

    def left_out(self) -> Mapping[str, str]:
        """By rule that no step teaches: the reason."""
        return {rule: why for rules, why in self.left.items() for rule in numbered([rules])}


def numbered(rules: Iterable[str]) -> Iterator[str]:
    """The rules one by one: `R7-R9` gives R7, R8 and R9. Raises `ValueError` for text that names no
    rules."""
    for word in rules:
        match = _RANGE.fullmatch(word)
        if match is None:
            raise ValueError(f"{word!r} is no rule: say R7 or R7-R9")
        first, last = int(match[2]), int(match[3] or match[2])
        yield from (f"{match[1]}{number}" for number in range(first, last + 1))


def lesson_file(key: str) -> Path | None:
    """The file of a game's lesson; None for a game without a lesson."""
    return seed_file(key, "lesson.toml")


def lesson_of(key: str) -> Lesson | None:
    """The lesson of a game; None for a game without a lesson. Raises `LessonError` for a bad
    file."""
    file = lesson_file(key)
    return None if file is None else read_lesson(file)


@cache
def read_lesson(file: Path) -> Lesson:
    """The lesson in a file. Raises `LessonError` for a bad file."""
    lesson = read_entries(file, Lesson, "key", LessonError)
    _check(file, lesson)
    return lesson


def _check(file: Path, lesson: Lesson) -> None:
    """Raises `LessonError` for mistakes that can be found without playing."""
    keys = [step.key for step in lesson.steps]
    for step in (*lesson.step, *lesson.second):
        if keys.count(step.key) > 1:
            raise LessonError(file, step.key, "there are two steps of this key")
        for mistake in _mistakes(step):
            raise LessonError(file, step.key, mistake)
    for rule in lesson.thumb:
        if rule.step not in keys or bool(rule.does) == bool(rule.event):
            raise LessonError(
                file, rule.step, "a rule of thumb is of a step, an action or an event"
            )
    for step in lesson.second:
        if not (step.actions and step.natural):
            raise LessonError(file, step.key, "it needs actions, and the natural one of them")
    try:
        both = lesson.taught().keys() & lesson.left_out().keys()
    except ValueError as error:
        raise LessonError(file, "", str(error)) from None
    if both:
        raise LessonError(file, "", f"taught and left to the rules: {', '.join(sorted(both))}")


def _mistakes(step: LessonStep) -> Iterator[str]:
    """What is wrong with a step, found without playing it."""
    if not step.record:
        yield "it has no record"
    if step.answers and step.actions:
        yield "it asks for an answer and for actions"
    if step.answers and not 2 <= len(step.answers) <= 4:
        yield "a question has two to four answers"
    if step.answers and not (step.right and set(step.right) <= set(step.answers)):
        yield "what is right must be among the answers"
    if step.actions and bool(step.right) == bool(step.follows):
        yield "say what is right, or what must follow"
    if step.follows and "event" not in step.follows:
        yield "what must follow needs an event"
    if len([kind for kind in step.marks if kind != PIECES]) > 1:
        yield f"it may mark {PIECES} and candidates of one kind"


def record_of(file: Path, step: LessonStep) -> Record:
    """The record that leads to a step's position. Raises `LessonError` if it cannot be read."""
    try:
        whole = parse(_record_text(file, step))
    except RecordError as error:
        raise LessonError(file, step.key, str(error)) from None
    return whole if step.moves is None else whole.first(step.moves)


def _record_text(file: Path, step: LessonStep) -> str:
    """The text of a step's record: that of a file, or the text in the step itself."""
    if "\n" in step.record:
        return step.record
    for beside in (file.parent / "lesson", file.parent):
        path = beside / f"{step.record}.game"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise LessonError(file, step.key, f"there is no record {step.record}.game")
