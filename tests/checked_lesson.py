"""Checks the lesson of a game as a whole, every step by playing it."""

from __future__ import annotations

from fnmatch import fnmatchcase

from rules.game import AnyGame, Illegal
from rules.learning.lesson_steps import PlayedStep
from rules.learning.lessons import LAST, Lesson, LessonError, lesson_file, read_lesson
from rules.learning.positions import THEN
from rules.playing import begin


def check_lesson(game: AnyGame) -> Lesson:
    """The lesson of a game, which must have one. Raises `LessonError` for the first mistake."""
    file = lesson_file(game.meta.key)
    assert file is not None
    lesson = read_lesson(file)
    for step in (*lesson.step, *lesson.second):
        _check_step(PlayedStep(game, file, step))
    try:
        begin(game, lesson.game.seats, lesson.game.options, "")
    except Illegal as illegal:
        raise LessonError(file, LAST, str(illegal)) from None
    return lesson


def _check_step(played: PlayedStep) -> None:
    """Raises `LessonError` for a mistake that shows only when the step is played."""
    _ = played.begins, played.marked, played.then(played.demonstration)
    if played.step.asks != "action":
        return
    _ = played.solution
    for pattern in (*played.step.right, *played.step.wrong):
        if not any(fnmatchcase(THEN.join(line), pattern) for line in played.lines):
            raise played.error(f"no line is like {pattern}")
    natural = played.natural
    if natural and (natural not in played.lines or played.is_right(natural)):
        raise played.error("the natural line is none of them, or right")
