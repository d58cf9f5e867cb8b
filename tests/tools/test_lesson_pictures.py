"""`tools.lesson_pictures`: what a lesson asks for is counted, and its steps are walked through."""

from __future__ import annotations

import re
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from rules.learning.lessons import lesson_of
from sandbox.web.driver import text_of
from sandbox.world.failures import Json
from sandbox.world.people import person_named
from tests.front.conftest import House, forked_processes, house_of, same_seeds
from tools import lesson_pictures
from tools.lesson_pictures import PARTS, Effort, effort_line

__all__ = ["forked_processes", "same_seeds"]


def test_reading_and_tapping_take_time_and_nothing_is_read_twice() -> None:
    effort = Effort(taps=15)
    said = ["**One** two <:horse:123> three", "-# one two three four", "第一次玩"]
    for lines in (said, said[:2]):
        effort.read({"content": "\n".join(lines), "components": []})
    assert (effort.words, effort.letters) == (7, 4)
    assert effort.minutes == pytest.approx(7 / 200 + 4 / 300 + 1)
    line = "about 1.0 min (7 words, 4 Chinese letters, 15 taps)"
    assert effort_line("ming", "en", "first", effort) == f"ming en first: {line}"


@pytest.mark.timeout(300)  # every step of a lesson
def test_somebody_without_mistakes_comes_through_both_lessons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The pages and their pictures are Chromium's; here it is told which there would be."""
    lesson, pictures = lesson_of("ming"), tmp_path / "new" / "pictures"
    assert lesson is not None
    drawn: list[str] = []

    @asynccontextmanager
    async def bot(folder: Path) -> AsyncGenerator[House]:
        async with house_of(folder) as house:
            house.bot.services.pictures.a_minute["panel"] = 0  # nobody looks at the pictures
            yield house

    @asynccontextmanager
    async def page(_bot: House, username: str) -> AsyncGenerator[str]:
        yield username

    async def draw(page: str, message: Json, file: Path) -> None:
        assert page == person_named("Anna").username
        assert text_of(message)
        drawn.append(file.name)
        assert file.parent == pictures
        assert file.parent.is_dir()

    async def there(_bot: House) -> None:
        pass

    for name, stand_in in (("running_bot", bot), ("page_of", page), ("draw", draw)):
        monkeypatch.setattr(lesson_pictures, name, stand_in)
    monkeypatch.setattr(lesson_pictures, "emojis_there", there)
    words = ["lesson_pictures", "ming", "--languages", "de", "--into", str(pictures)]
    monkeypatch.setattr("sys.argv", words)
    assert lesson_pictures.main() == 0
    names = [re.fullmatch(r"ming-de-(\d\d)-(.+)\.png", name) for name in drawn]
    found = [(int(name[1]), name[2]) for name in names if name]
    assert [number for number, _ in found] == list(range(1, len(drawn) + 1))
    assert list(dict.fromkeys(key for _, key in found)) == [step.key for step in lesson.steps]
    *efforts, minutes = capsys.readouterr().out.splitlines()
    assert minutes == f"ming: the button says {lesson.minutes} minutes"
    for part, line in zip(PARTS, efforts, strict=True):
        effort = re.match(rf"ming de {part}: about (.+) min \(.*, (\d+) taps", line)
        assert effort
        assert int(effort[2]) > 3
        assert 1 < float(effort[1]) < lesson.minutes
