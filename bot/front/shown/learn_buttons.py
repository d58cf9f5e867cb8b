"""The buttons that lead to lessons; of a game that has one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from discord import ui

from bot.front.shown.custom_ids import CustomId
from bot.front.shown.message_views import MessageView, button
from rules.learning.lessons import LessonError, lesson_file, lesson_of


def games_with_lessons(games: Iterable[str]) -> tuple[str, ...]:
    """Those of the games that have a lesson."""
    return tuple(game for game in games if lesson_file(game) is not None)


def learn_buttons(
    say: Callable[..., str], games: Iterable[str], key: str = "button-learn"
) -> list[ui.Button[MessageView]]:
    """A button for the lesson of each game that has one."""
    return [
        button(say(key, game=say(f"{game}-name"), minutes=minutes), CustomId("learn", rest=game))
        for game in games
        if (minutes := _minutes(game))
    ]


def _minutes(game: str) -> int:
    """The duration of the game's lesson in minutes; 0 if it has none or the file has a mistake."""
    try:
        lesson = lesson_of(game)
    except LessonError:
        return 0
    return 0 if lesson is None else lesson.minutes
