"""Advice: what a seat could do in its turn, and how far ahead each of it is likely to bring it.

The lines are those of the strong player (`rules.computers.search`), found from a state dealt anew
for the seat: advice cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from rules.computers.search import JudgedLine, judged_lines, strong_budget
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import own_decisions
from rules.playing import play


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """Something a seat could do in its turn."""

    texts: tuple[str, ...]
    """Canonical texts of its actions, up to the first that reveals something."""
    value: float
    """Points the seat is likely to be ahead of the best other seat in the end."""
    error: float
    """Standard error of its difference to the first line; 0 for the first itself."""


def advised_lines(
    game: AnyGame, state: Any, seat: Seat, seed: str, steps: int, most: int = 3
) -> tuple[AdvisedLine, ...]:
    """The best lines of a seat that must decide, best first; the first is what the strong player
    would do.

    `state`, `seed` and `steps` are the game's own, as for `rules.computers.players.decide`: the
    state is dealt anew before anything is tried. Of lines that only differ in their order, or that
    lead to the same position, the best one is told.
    """
    decision = _Decision(game, state, seat, seed, steps)
    decision.pass_what_leaves_no_choice()
    found = judged_lines(game, decision.known, seat, decision.rng, strong_budget(game))
    first = found[0]
    others = sorted(found[1:], key=lambda one: -_gain(one, first)[0])
    kept = _distinct(game, seat, [first, *others])
    return tuple(decision.advised(one, first) for one in kept[:most])


@dataclass(slots=True)
class _Decision:
    """What a seat must decide, as it may know it."""

    game: AnyGame
    known: Any
    """The state: dealt anew for the seat."""
    seat: Seat
    seed: str
    steps: int
    rng: Rng = field(init=False)
    passed: tuple[Action, ...] = ()
    """Actions before it that left no choice."""

    def __post_init__(self) -> None:
        self._deal()

    def _deal(self) -> None:
        """Deals the state anew, as it is done for computer players."""
        self.rng = Rng(f"{self.seed}/decide/{self.seat}", self.steps + 1)
        self.known = self.game.redeal(self.known, self.seat, self.rng)

    def pass_what_leaves_no_choice(self) -> None:
        """Goes on to the first decision between several actions, if the turn has one before
        something hidden comes to light."""
        while len(legal := self.game.legal(self.known, self.seat)) == 1:
            played = play(self.game, self.known, self.seat, legal[0], self.seed, self.steps)
            if played.step.reveals or not own_decisions(self.game, played.step.state, self.seat):
                return
            self.known, self.steps = played.step.state, played.number
            self.passed = (*self.passed, legal[0])
            self._deal()

    def advised(self, one: JudgedLine, first: JudgedLine) -> AdvisedLine:
        """A line as it is told."""
        gain, error = (0.0, 0.0) if one is first else _gain(one, first)
        texts = tuple(map(str, (*self.passed, *one.line.actions)))
        return AdvisedLine(texts, first.value + gain, error)


def _gain(one: JudgedLine, first: JudgedLine) -> tuple[float, float]:
    """How much further ahead a line leads than the first, over the same worlds where there are
    enough, and the standard error of that."""
    if min(len(one.leads), len(first.leads)) < 2:
        return one.value - first.value, 0.0
    return one.gain_over(first)


def _distinct(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[JudgedLine]:
    """Lines without those whose actions, or the position they lead to, came up before."""
    kept: list[JudgedLine] = []
    seen: list[Any] = []
    for one in judged:
        marks = tuple(_marks(game, seat, one))
        if not any(mark in seen for mark in marks):
            kept.append(one)
        seen += marks
    return kept


def _marks(game: AnyGame, seat: Seat, one: JudgedLine) -> Iterator[Any]:
    """By what a line is known in whatever order it goes: its actions, and what the seat sees."""
    yield sorted(map(str, one.line.actions))
    yield game.view(one.line.state, seat)
