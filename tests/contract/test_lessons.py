"""Every lesson is whole: each step can be played and is told in every language, each rule is taught
or left to the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from bot.front.learning.position_ids import first_of
from bot.front.looking_back.rulebook import sections
from bot.front.shown.custom_ids import LIMIT
from bot.texts import DEFAULT, shared_texts
from render.painter import RenderOptions
from render.spotlight import spotlight
from rules.computers.learner import LearnerPlayer, Tried, worth
from rules.computers.players import LEVELS
from rules.computers.simulating import simulate
from rules.learning.lesson_steps import PlayedStep, played_step
from rules.learning.lessons import Lesson, LessonStep, RuleOfThumb, lesson_file, lesson_of
from rules.learning.positions import Line, forced
from tests.checked_lesson import check_lesson
from tests.contract.walks import deciding
from tests.each import each, noted
from tests.games import PAINTED, WHOLE
from tests.known import digest, home, texts
from tests.languages import every_language
from tests.toy import Bid, BidMade, BidShown

TAUGHT = tuple(key for key in WHOLE if lesson_file(key) is not None)
WORDS, LETTERS, LABEL = 60, 120, 40
"""Most words of a text; most letters where words are not parted; letters of a button."""
MOST_STEPS, MOST_SECOND = 10, 5
GAMES = 4
LEARNER = LearnerPlayer(20)
"""The learner with half its tries, which shows as much."""
PICTURE_LIMIT = 300_000
"""Bytes of a picture with a palette of its own."""
CHINESE = re.compile(r"[\u3400-\u9fff]")

every_lesson = each("key", TAUGHT)


def lesson(key: str) -> Lesson:
    """The lesson of a game that has one."""
    found = lesson_of(key)
    assert found is not None
    return found


def steps(key: str) -> Iterator[PlayedStep]:
    """All steps of it that have a position."""
    for step in (*lesson(key).step, *lesson(key).second):
        with noted(f"step: {step.key}"):
            yield played_step(WHOLE[key], step.key)


def told(played: PlayedStep) -> Iterator[str]:
    """The keys of the texts that a step needs, behind its own."""
    yield ""
    step = played.step
    if step.asks == "next":
        return
    yield from ("right", "wrong")
    yield from (f"answer-{answer}" for answer in step.answers)
    yield from (f"wrong-{key}" for key in dict.fromkeys(step.wrong.values()))


def text_keys(key: str) -> set[str]:
    """The keys of all texts that a lesson needs."""
    begin = f"{key}-lesson-"
    found = {
        "-".join(filter(None, [f"{begin}{one.step.key}", part]))
        for one in steps(key)
        for part in told(one)
    }
    return {*found, f"{begin}game"}


def optional(key: str) -> set[str]:
    """Texts about single wrong answers, which may be there."""
    return {
        f"{key}-lesson-{step.key}-wrong-{answer}"
        for step in lesson(key).step
        for answer in set(step.answers) - set(step.right)
    }


@every_lesson
def test_every_step_can_be_played_and_has_a_right_and_a_wrong_way(key: str) -> None:
    assert check_lesson(WHOLE[key]) == lesson(key)
    assert len(lesson(key).first) <= MOST_STEPS
    assert len(lesson(key).second) <= MOST_SECOND
    assert lesson(key).game.level in LEVELS
    for played in steps(key):
        if played.step.asks == "action":
            assert any(not played.is_right(line) for line in played.lines)
        elif played.step.asks == "answer":
            assert set(played.step.answers) - set(played.step.right)


@every_lesson
def test_every_line_leads_somewhere_and_its_controls_fit(key: str) -> None:
    for played in steps(key):
        for line in played.lines if played.step.actions else ():
            assert len(played.then(line).views) > len(line)
            for at in range(len(line)):
                offered = [str(action) for action in played.offered(line[:at])]
                assert line[at] in offered
                assert_fits(key, played.step, (len(offered),) * at, line)
            begun = forced(line[:1], played.offered)
            assert begun[:1] == line[:1]
            assert len(played.offered(begun)) != 1, "what leaves no choice is not asked"


def assert_fits(key: str, step: LessonStep, line: tuple[int, ...], words: Line) -> None:
    """The control of an action has room in a custom id."""
    where = replace(first_of(key, step, 9), line=line)
    longest = max(words, key=len)
    assert len(str(where.control("pick", longest))) <= LIMIT


@every_lesson
def test_every_rule_is_taught_or_left_out_with_a_reason(key: str) -> None:
    numbers = digest(key)
    rules = {f"R{n}" for n in range(1, numbers.rules + 1)}
    rules |= {f"A{n}" for n in range(1, numbers.rulings + 1)}
    taught, left = lesson(key).taught(), lesson(key).left_out()
    assert rules - taught.keys() - left.keys() == set(), "say who teaches them, or why nobody"
    assert (taught.keys() | left.keys()) - rules == set(), "there are no such rules"
    assert all(reason.strip() for reason in left.values())


@every_language
@every_lesson
def test_the_page_of_the_rules_is_there(key: str, locale: str) -> None:
    pages = len(sections(shared_texts(), locale, key))
    assert {step.key for step in lesson(key).steps if not 1 <= step.page <= pages} == set()


@every_language
@every_lesson
def test_all_texts_are_there_none_is_too_long_and_none_too_many(key: str, locale: str) -> None:
    texts(key, locale)  # skips languages that do not tell the game
    file = home(key) / "bot" / "texts" / locale / f"{key}-lesson.ftl"
    written = set(re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE))
    assert text_keys(key) - written == set()
    assert written - text_keys(key) - optional(key) == set()
    for one in written:
        said = shared_texts().say(locale, one)
        with noted(f"text: {one}"):
            assert len(said.split()) <= WORDS
            assert len(CHINESE.findall(said)) <= LETTERS
            assert "-answer-" not in one or len(said) <= LABEL


@every_lesson
def test_pictures_show_what_is_marked_and_keep_to_the_limits(key: str) -> None:
    painter: Any = SimpleNamespace(board=cache(PAINTED[key].board))
    for played in steps(key):
        if played.step.marks:
            view, choice, changes = played.begins.view, played.candidates, played.marked
            there = {(one.place, one.piece, one.count) for one in WHOLE[key].pieces(view)}
            assert there.issuperset((one.place, one.piece, one.count) for one in changes)
            look = RenderOptions(("A", "B"), DEFAULT, choice, changes=changes, passing=True)
            lit = spotlight(painter, view, look)
            assert lit != painter.board(view, look), "nothing is marked"
            assert len(lit) <= PICTURE_LIMIT


@every_lesson
def test_who_knows_the_rules_of_thumb_alone_beats_chance(key: str) -> None:
    if not lesson(key).thumb:
        pytest.skip("the lesson has no rules of thumb")
    game, seats, won = WHOLE[key], max(2, min(WHOLE[key].meta.seats)), 0.0
    for number in range(GAMES):
        players = ["random"] * seats
        players[number % seats] = "learner"
        outcome = simulate(
            game, seats, {}, f"thumb {number}", players, deciding=deciding(LEARNER)
        ).outcome
        first = outcome.ranking[0]
        won += (number % seats in first) / len(first)
        if won >= max(2, 0.75 * (number + 1)):  # the first two, or three of four
            return
    pytest.fail(f"{won} of {GAMES} games are won")


def test_rules_of_thumb_count_what_they_name() -> None:
    tried = Tried((Bid(3),), (BidShown(0, 2), BidShown(1, 5), BidShown(1, 1), BidMade(1)))
    mine = RuleOfThumb(step="a", event="BidShown", whose="seat", by="card", worth=2)
    assert worth([mine], tried, 1) == 12
    theirs = mine.model_copy(update={"others": True, "by": "", "worth": -1.0})
    assert worth([theirs], tried, 1) == -1
    assert worth([mine, RuleOfThumb(step="a", does="bid *", worth=0.5)], tried, 0) == 4.5
