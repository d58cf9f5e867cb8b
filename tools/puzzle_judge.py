"""Whether a position is a puzzle, and what is right in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from rules.computers.budgets import expert_budget
from rules.computers.search import JudgedLine, Search
from rules.game import AnyGame, Rng, Seat
from rules.lines import Line, own_decisions
from rules.playing import play
from rules.record import Record
from tools.puzzle_search import (
    MATTERS,
    MOST_RIGHT,
    Actions,
    Candidate,
    gain_over,
    turn_of,
    whole_turns,
)

COMPARED = 40
"""Lines that are compared first, the most promising ones."""
FIRST_WORLDS = 8, 24
"""Worlds in which they are compared: all of them, then those that are left."""
FEW, FEW_WORLDS = 12, 6
"""Lines and worlds of a glance before that, which most positions do not survive."""
WORLDS, PARTS = 32, 6
"""Worlds of each further part, as many as the expert compares its last two lines in, and how many
parts: with what was tried before, about ten times the expert's tries."""
MOST_LEFT = 16
"""Lines that may be left after that."""
FEWEST = 8
"""Positions in which the turn must be able to end."""
RIGHT_SHARE = 0.15
"""Part of all positions in which the turn can end to which right lines may lead."""
LONGEST = 5
"""Actions of a line that somebody is to enter."""
SURE = 2.0
"""Standard errors by which other lines must stay behind."""
GAP = 0.3
"""Margins by which other lines must stay behind the last right one."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """A position judged with much effort."""

    right: tuple[Actions, ...]
    """Best first."""
    natural: Actions
    gain: float
    error: float


class Refused(Exception):  # noqa: N818 - a verdict, no error
    """Why a position is no puzzle, in few words to be counted."""


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges one position with about ten times the expert's effort.

    `seed` is that of its game.
    """

    game: AnyGame
    seat: Seat
    seed: str
    margin: float
    decided: float
    """Points ahead or behind from which on a game is taken to be decided."""

    def narrow(self, candidate: Candidate, record: Record) -> Candidate:
        """The position itself, or a later one in the same turn of the record that is not too wide.
        Raises `Refused`."""
        while whole_turns(self.game, candidate.state, self.seat, Rng("width")) is None:
            first, *rest = candidate.line
            if not rest or record.moves[candidate.moves].text != str(first):
                raise Refused("too wide")
            played = play(self.game, candidate.state, self.seat, first, self.seed, candidate.steps)
            candidate = Candidate(
                played.step.state,
                candidate.seat,
                candidate.moves + 1,
                played.number,
                tuple(rest),
                candidate.promise,
            )
        return candidate

    def verdict(self, state: Any, steps: int, line: Actions) -> Verdict:
        """What is right where a line seems to be. Raises `Refused`."""
        rng = Rng(f"{self.seed}/puzzle", steps + 1)
        world = self.game.redeal(state, self.seat, rng)
        natural = turn_of("sound", self.game, state, self.seat, self.seed, steps)
        self._best_candidates(self._compare(world, [natural, line], FEW_WORLDS, rng.apart("two")))
        turns = whole_turns(self.game, world, self.seat, rng)
        if turns is None:
            raise Refused("too wide")
        if len(turns) < FEWEST:
            raise Refused("too few choices")
        lines = self._with_natural(world, turns[:COMPARED], natural)
        self._best_candidates(self._compare(world, lines[:FEW], FEW_WORLDS, rng.apart("few")))
        judged = self._surely(world, self._hopeful(world, lines, rng), rng)
        right = self._right(judged)
        if len(right) > min(MOST_RIGHT, RIGHT_SHARE * len(turns)):
            raise Refused("too many right")
        worst = min(line.line.lead for line in right) - MATTERS * self.margin
        if any(turn.lead > worst for turn in turns[COMPARED:]):
            raise Refused("too many alike")
        return self._verdict(judged[0], right)

    def _with_natural(self, world: Any, turns: Sequence[Line], natural: Actions) -> list[Actions]:
        """All lines to be compared, one to each position, the natural one first."""
        search = Search(self.game, self.seat, Rng(""), expert_budget(self.game))
        ends = search.evaluate(world, natural)
        return [natural, *(line.actions for line in turns if line.state != ends.state)]

    def _hopeful(self, world: Any, lines: Sequence[Actions], rng: Rng) -> Sequence[Actions]:
        """The natural line, and the few that may be the best one. Raises `Refused`."""
        for worlds in FIRST_WORLDS:
            left = self._best_candidates(
                self._compare(world, lines, worlds, rng.apart(f"first-{worlds}"))
            )
            lines = [one.line.actions for one in left]
        if len(lines) > MOST_LEFT + 1:
            raise Refused("too many alike")
        return lines

    def _compare(
        self, world: Any, lines: Sequence[Actions], worlds: int, rng: Rng
    ) -> list[JudgedLine]:
        """Lines played out in the same worlds, as the expert does it."""
        budget = replace(expert_budget(self.game), worlds=(worlds,), most=10**9)
        search = Search(self.game, self.seat, rng, budget)
        judged = [JudgedLine(search.evaluate(world, line)) for line in lines]
        search.halve(world, judged[:1], judged[1:])
        return judged

    def _best_candidates(self, judged: Sequence[JudgedLine]) -> list[JudgedLine]:
        """The natural line, and those that may be the best one. Raises `Refused`."""
        natural, *others = judged
        best = self._best(judged)
        gain, error = gain_over(self.game, best, natural)
        if best is natural or gain + SURE * error < self.margin:
            raise Refused("natural is good")
        return [natural, *(other for other in others if not self._behind(other, best))]

    def _best(self, judged: Sequence[JudgedLine]) -> JudgedLine:
        return max(judged, key=lambda line: gain_over(self.game, line, judged[0])[0])

    def _behind(self, line: JudgedLine, best: JudgedLine) -> bool:
        """Whether a line surely stays behind by as much as the natural one must."""
        gain, error = gain_over(self.game, best, line)
        return gain >= self.margin and gain >= (SURE + 1) * error

    def _surely(self, world: Any, left: Sequence[Actions], rng: Rng) -> list[JudgedLine]:
        """How lines fare in many worlds they were not chosen by, as long as they may be right.
        Raises `Refused`."""
        search = Search(self.game, self.seat, Rng(""), expert_budget(self.game))
        judged = [JudgedLine(search.evaluate(world, line)) for line in left]
        for part in range(PARTS):
            lines = [line.line.actions for line in judged]
            more = self._compare(world, lines, WORLDS, rng.apart(f"part-{part}"))
            for one, again in zip(judged, more, strict=True):
                one.leads += again.leads
            best = self._best(judged)
            gain, error = gain_over(self.game, best, judged[0])
            if gain + SURE * error < self.margin:
                raise Refused("natural is good")
            if sum(self._alike(line, best) for line in judged) > MOST_RIGHT:
                raise Refused("too many right")
            judged = [judged[0], *(line for line in judged[1:] if not self._behind(line, best))]
        return judged

    def _alike(self, line: JudgedLine, best: JudgedLine) -> bool:
        """Whether a line surely does not stay behind by what matters."""
        gain, error = gain_over(self.game, best, line)
        return gain + SURE * error < MATTERS * self.margin

    def _right(self, judged: Sequence[JudgedLine]) -> list[JudgedLine]:
        """The lines before the widest gap, best first. Raises `Refused` where there is none."""
        best = self._best(judged)
        behind = {id(line): gain_over(self.game, best, line) for line in judged[1:]}
        lines = sorted(judged[1:], key=lambda line: behind[id(line)])
        far = [behind[id(line)] for line in lines] + [(self.margin, 0.0)]
        gaps = [
            (after - before, at)
            for at, ((before, _), (after, error)) in enumerate(pairwise(far), 1)
            if after >= max(MATTERS * self.margin, SURE * error)
        ]
        widest, at = max(gaps)
        if widest < GAP * self.margin:
            raise Refused("no gap")
        return lines[:at]

    def _verdict(self, natural: JudgedLine, right: Sequence[JudgedLine]) -> Verdict:
        gain, error = gain_over(self.game, right[0], natural)
        if gain < self.margin:
            raise Refused("natural is good")
        if right[0].line.lead < -self.decided or natural.line.lead > self.decided:
            raise Refused("decided")
        if max(len(one.line.actions) for one in (natural, *right)) > LONGEST:
            raise Refused("too long")
        for one in (natural, *right):
            if own_decisions(self.game, one.line.state, self.seat):
                raise Refused("luck")
        return Verdict(
            tuple(line.line.actions for line in right), natural.line.actions, gain, error
        )
