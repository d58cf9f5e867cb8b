"""What the controls of a puzzle carry: which one, after which line they were shown, and what is
tapped. The line itself is stored, so that it goes on after a restart and from any device."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass

from bot.front.shown.custom_ids import CustomId
from bot.matches.table.requests import Refused
from rules.learning.positions import Line

_SHAPE = re.compile(
    r"(?P<game>[a-z]{1,32}) (?P<puzzle>\d{4}) (?P<mark>[0-9a-f]{4}) (?P<verb>[a-z]+)"
    r"(?: (?P<words>.+))?"
)


def mark_of(line: Line) -> str:
    """A mark of the line after which a control was shown."""
    return hashlib.sha256("; ".join(line).encode()).hexdigest()[:4]


@dataclass(frozen=True, slots=True)
class PuzzleId:
    """The place of a control in a puzzle."""

    game: str
    puzzle: str
    mark: str

    def control(self, verb: str, words: str = "") -> CustomId:
        """A control at this place."""
        rest = f"{self.game} {self.puzzle} {self.mark} {verb} {words}"
        return CustomId("puzzle", rest=rest.strip())


def read_puzzle_id(rest: str) -> tuple[PuzzleId, str, tuple[str, ...]]:
    """The place of a control, its verb, and its words. Refuses text that the bot has not made."""
    match = _SHAPE.fullmatch(rest)
    if match is None:
        raise Refused("outdated")
    where = PuzzleId(match["game"], match["puzzle"], match["mark"])
    return where, match["verb"], tuple((match["words"] or "").split())
