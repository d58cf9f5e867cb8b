"""`tools.lesson_pictures`: what a lesson asks for is counted, and its steps are walked through."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.limits import PANELS_A_MINUTE
from rules.learning.lessons import lesson_of
from sandbox.web.driver import SimulatedUser
from sandbox.world.people import person_named
from tests.front.conftest import forked_processes, house_of, same_seeds
from tools.lesson_pictures import Effort, Walk, told

__all__ = ["forked_processes", "same_seeds"]


def test_reading_and_tapping_take_time_and_nothing_is_read_twice() -> None:
    effort = Effort(taps=15)
    said = ["**One** two <:horse:123> three", "-# one two three four", "第一次玩"]
    for lines in (said, said[:2]):
        effort.read({"content": "\n".join(lines), "components": []})
    assert (effort.words, effort.letters) == (7, 4)
    assert effort.minutes == pytest.approx(7 / 200 + 4 / 300 + 1)
    line = "about 1.0 min (7 words, 4 Chinese letters, 15 taps)"
    assert told("ming", "en", "first", effort) == f"ming en first: {line}"


@pytest.mark.timeout(300)  # every step of a lesson
async def test_somebody_without_mistakes_comes_through_both_lessons(tmp_path: Path) -> None:
    lesson = lesson_of("ming")
    assert lesson is not None
    async with house_of(tmp_path) as house:
        for _ in range(PANELS_A_MINUTE):  # nobody looks at the pictures
            house.bot.services.pictures.take(person_named("Anna").id, "panel")
        way = Walk(SimulatedUser(house.box, "Anna"), "ming", "en")
        steps = [step async for step in way.steps()]
    assert list(dict.fromkeys(steps)) == [step.key for step in lesson.steps]
    for effort in way.efforts.values():
        assert effort.taps > 3
        assert 1 < effort.minutes < lesson.minutes
