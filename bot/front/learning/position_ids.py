"""What the controls of lessons and puzzles carry: their place in it, and what is tapped. Nothing is
kept of a message, so each goes on by itself, also after a restart."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from bot.front.shown.custom_ids import CustomId
from bot.matches.table.requests import Refused
from rules.learning.lessons import LessonStep

PATIENCE = 2
"""The number of wrong choices or turns after which the solution is offered."""
_MOST = 9
_TAPPED = r" (?P<verb>[a-z]+)(?: (?P<words>.+))?"
_STEP = re.compile(
    r"(?P<game>[a-z]{1,32}) (?P<step>[a-z0-9-]{1,20}) (?P<mark>[0-9a-f]{4})(?P<wrong>\d)"
    rf" (?P<line>-|\d{{1,3}}(?:\.\d{{1,3}}){{0,7}}){_TAPPED}"
)
_PUZZLE = re.compile(
    rf"(?P<game>[a-z]{{1,32}}) (?P<puzzle>\d{{4}}) (?P<mark>[0-9a-f]{{4}}){_TAPPED}"
)


def mark_of(content: str) -> str:
    """A mark of what a control was shown with. It detects that this has changed since."""
    return hashlib.sha256(content.encode()).hexdigest()[:4]


@dataclass(frozen=True, slots=True)
class StepId:
    """The place of a control in a lesson."""

    game: str
    step: str
    mark: str
    """The mark of the step's content, which a new version may have changed."""
    wrong: int = 0
    """The number of wrong choices in this step so far."""
    line: tuple[int, ...] = ()
    """The started line: the numbers of its actions among the offered ones."""

    def control(self, verb: str, words: str = "") -> CustomId:
        """A control at this place."""
        line = ".".join(map(str, self.line)) or "-"
        where = f"{self.game} {self.step} {self.mark}{min(self.wrong, _MOST)} {line}"
        return CustomId("lesson", rest=f"{where} {verb} {words}".strip())


def first_of(game: str, step: LessonStep, wrong: int = 0) -> StepId:
    """The place at the beginning of a step."""
    return StepId(game, step.key, mark_of(repr(step)), wrong)


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """The place of a control in a puzzle."""

    game: str
    puzzle: str
    mark: str
    """The mark of the line after which it was shown. The line itself is stored."""

    def control(self, verb: str, words: str = "") -> CustomId:
        """A control at this place."""
        rest = f"{self.game} {self.puzzle} {self.mark} {verb} {words}"
        return CustomId("puzzle", rest=rest.strip())


def read_step_id(rest: str) -> tuple[StepId, str, tuple[str, ...]]:
    """The place of a control in a lesson, its verb, and its words."""
    match, verb, words = _read(_STEP, rest)
    line = () if match["line"] == "-" else tuple(map(int, match["line"].split(".")))
    where = StepId(match["game"], match["step"], match["mark"], int(match["wrong"]), line)
    return where, verb, words


def read_puzzle_id(rest: str) -> tuple[PuzzleId, str, tuple[str, ...]]:
    """The place of a control in a puzzle, its verb, and its words."""
    match, verb, words = _read(_PUZZLE, rest)
    return PuzzleId(match["game"], match["puzzle"], match["mark"]), verb, words


def _read(shape: re.Pattern[str], rest: str) -> tuple[re.Match[str], str, tuple[str, ...]]:
    """A control's place, verb and words. Refuses text that the bot has not made."""
    match = shape.fullmatch(rest)
    if match is None:
        raise Refused("outdated")
    return match, match["verb"], tuple((match["words"] or "").split())
