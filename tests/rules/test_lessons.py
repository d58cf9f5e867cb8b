"""A file of a lesson with a mistake is told with file, step and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.learning.lesson_steps import PlayedStep, played_step
from rules.learning.lessons import LessonError, numbered, read_lesson
from tests.checked_lesson import check_lesson
from tests.each import each
from tests.example.rules.reversi import GAME
from tests.example.rules.reversi.events import DiscPlaced
from tests.known import EXAMPLE

FILE = EXAMPLE / "seeds" / "reversi" / "lesson.toml"
RECORD = EXAMPLE / "seeds" / "reversi" / "two-seats.game"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the lesson with a mistake is written."""
    monkeypatch.setattr("rules.learning.entries.FOLDERS", [tmp_path])
    (tmp_path / "reversi").mkdir()
    (tmp_path / "reversi" / RECORD.name).write_text(RECORD.read_text("utf-8"), "utf-8")
    return tmp_path / "reversi"


def changed(folder: Path, before: str, after: str) -> Path:
    """The example's lesson with something else in it, once."""
    text = FILE.read_text("utf-8")
    assert before in text
    file = folder / "lesson.toml"
    file.write_text(text.replace(before, after, 1), "utf-8")
    read_lesson.cache_clear()
    return file


MISTAKES = (
    ("minutes = 3", "minutes = ", "", "Invalid value"),
    ("minutes = 3", "minutes = 0", "", "minutes"),
    ("minutes = 3", "minutes = 16", "", "minutes"),
    ("minutes = 3", "minutes = 3\nhours = 1", "", "hours"),
    ("seats = 2", "seats = 5", "game", "wrong-seats"),
    ('R7 = "', 'Q7 = "', "", "is no rule"),
    ('R7 = "', 'R5 = "', "", "taught and left to the rules: R5"),
    ('key = "place"', 'key = "goal"', "goal", "two steps"),
    ('key = "place"', 'key = "game"', "game", "two steps"),
    ('key = "place"', 'key = "Place!"', "Place!", "pattern"),
    ('key = "place"', f'key = "{"a" * 21}"', "a" * 21, "pattern"),
    ('key = "place"', "", "2", "key"),
    ('record = "two-seats"\nmoves = 4', 'record = "none"', "place", "no record none.game"),
    ('record = "two-seats"\nmoves = 4', 'record = """\nbad\n"""', "place", "line"),
    ('record = "two-seats"\nmoves = 4', "moves = 4", "place", "it has no record"),
    (
        'record = "two-seats"\nmoves = 4',
        'record = "game other\\nseats 2\\n"',
        "place",
        "another game",
    ),
    ("moves = 4\nseat = 1", "moves = 4\nseat = 0", "place", "no such seat"),
    ("moves = 4\nseat = 1", "moves = 4\nseat = 2", "place", "not to decide"),
    ("moves = 4\nseat = 1", "moves = 4\nseat = 3", "place", "no such seat"),
    ('actions = ["place *"]', 'actions = ["pass"]', "place", "nothing legal is like pass"),
    ('actions = ["place *"]', 'actions = ["place *", "place *; place *"]', "place", "another"),
    ("turned = 2 }", "turned = 9 }", "place", "no line is right"),
    ("turned = 2 }", "colour = 2 }", "place", "has no colour"),
    ('{ event = "DiscPlaced", turned = 2 }', "{ turned = 2 }", "place", "needs an event"),
    ('follows = { event = "DiscPlaced", turned = 2 }', "", "place", "say what is right"),
    ("follows = {", 'right = ["place C6"]\nfollows = {', "place", "say what is right"),
    ('"place G?" = "rim"', '"place H?" = "rim"', "place", "no line is like place H?"),
    ('pieces = ["A1"]', 'pieces = ["H8"]', "corner", "nothing stands on H8"),
    ('pieces = ["A1"]', 'cell = ["A1"], disc = ["1"]', "corner", "candidates of one kind"),
    ('answers = ["yes", "no"]', 'answers = ["no"]', "corner", "two to four answers"),
    ('answers = ["yes"', 'answers = ["a", "b", "c", "yes"', "corner", "two to four answers"),
    ('answers = ["yes"', 'actions = ["pass"]\nanswers = ["yes"', "corner", "and for actions"),
    ('right = ["no"]', 'right = ["perhaps"]', "corner", "among the answers"),
    ('right = ["no"]', "right = []", "corner", "among the answers"),
    ('right = ["no"]', 'right = ["no"]\nshows = "place A1"', "corner", "place A1"),
    ("[[second]]", '[[thumb]]\nstep = "none"\ndoes = "x"\n[[second]]', "none", "rule of thumb"),
    ("[[second]]", '[[thumb]]\nstep = "few"\n[[second]]', "few", "rule of thumb"),
    (
        "[[second]]",
        '[[thumb]]\nstep = "few"\ndoes = "x"\nevent = "X"\n[[second]]',
        "few",
        "rule of thumb",
    ),
    ('natural = "place G1"', "", "few", "the natural one"),
    ('actions = ["place [AGH]?"]', "", "few", "the natural one"),
    ('natural = "place G1"', 'natural = "place H1"', "few", "none of them, or right"),
)


@each("mistake", MISTAKES)
def test_a_mistake_is_told(folder: Path, mistake: tuple[str, str, str, str]) -> None:
    before, after, step, reason = mistake
    file = changed(folder, before, after)
    with pytest.raises(LessonError) as found:
        check_lesson(GAME)
    assert (found.value.file, found.value.entry) == (file, step)
    assert reason in found.value.reason
    assert str(file) in str(found.value)


def test_without_a_mistake_it_is_the_lesson_of_the_example(folder: Path) -> None:
    changed(folder, "minutes = 3", "minutes = 15")
    assert check_lesson(GAME).minutes == 15
    changed(folder, 'answers = ["yes"', 'answers = ["a", "b", "yes"')
    assert check_lesson(GAME).step[2].answers == ("a", "b", "yes", "no")


def test_rules_are_numbered_one_by_one() -> None:
    assert list(numbered(["R7-R9", "A1"])) == ["R7", "R8", "R9", "A1"]


def played(key: str) -> PlayedStep:
    return played_step(GAME, key)


def test_a_record_may_stand_in_the_file(folder: Path) -> None:
    whole = "game reversi\nseats 2\n1 place C4\n2 place C5\n1 place E6\n2 place F5\n"
    before = 'record = "two-seats"\nmoves = 4'
    file = changed(folder, before, f'record = """\n{whole}"""')
    step = read_lesson(file).step[1]
    assert PlayedStep(GAME, file, step).begins.state == played("place").begins.state


def test_a_line_is_played_with_what_it_tells_and_changes() -> None:
    step = played("place")
    after = step.then(step.solution)
    assert [type(event).__name__ for event in after.events] == ["DiscPlaced"]
    assert {change.place for change in step.position.changes(after)} >= {"C6"}
    assert step.offered(step.solution) == ()
    assert step.wrong_key(("place G4",)) == "rim"
    assert step.wrong_key(("place B6",)) == ""


def test_what_others_have_no_choice_about_is_played(folder: Path) -> None:
    before = 'record = "two-seats"\nmoves = 4\nseat = 1'
    file = changed(folder, before, 'record = "two-seats"\nmoves = 57\nseat = 2')
    step = PlayedStep(GAME, file, read_lesson(file).step[1])
    after = step.then(["place H7"])
    assert [event.cell for event in after.events if isinstance(event, DiscPlaced)] == ["H7", "H6"]
    assert GAME.to_act(after.state) == (step.seat,)
