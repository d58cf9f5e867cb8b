"""What the controls of a lesson carry: game, step, wrong choices so far, the line begun, and what
is tapped. Nothing is kept of a message, so each goes on by itself, also after a restart."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from bot.front.shown.custom_ids import CustomId
from bot.matches.table.requests import Refused
from rules.learning.lessons import LessonStep

PATIENCE = 2
"""The number of wrong choices after which the solution is offered."""
_MOST = 9
_SHAPE = re.compile(
    r"(?P<game>[a-z]{1,32}) (?P<step>[a-z0-9-]{1,20}) (?P<mark>[0-9a-f]{4})(?P<wrong>\d)"
    r" (?P<line>-|\d{1,3}(?:\.\d{1,3}){0,7}) (?P<verb>[a-z]+)(?: (?P<words>.+))?"
)


def mark_of(step: LessonStep) -> str:
    """A mark of a step's content, which detects that a new version has changed the step under this
    key."""
    return hashlib.sha256(repr(step).encode()).hexdigest()[:4]


@dataclass(frozen=True, slots=True)
class StepId:
    """The place of a control in a lesson."""

    game: str
    step: str
    mark: str
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
    return StepId(game, step.key, mark_of(step), wrong)


def read_step_id(rest: str) -> tuple[StepId, str, tuple[str, ...]]:
    """The place of a control, its verb, and its words. Refuses text that the bot has not made."""
    match = _SHAPE.fullmatch(rest)
    if match is None:
        raise Refused("outdated")
    line = () if match["line"] == "-" else tuple(map(int, match["line"].split(".")))
    where = StepId(match["game"], match["step"], match["mark"], int(match["wrong"]), line)
    return where, match["verb"], tuple((match["words"] or "").split())
