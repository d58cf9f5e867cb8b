"""Advice: what a seat could do in its turn, and how far ahead each of it is likely to bring it.

The lines are those of the expert (`rules.computers.search`), found from a state dealt anew
for the seat: advice cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.computers.budgets import BudgetFor, expert_budget
from rules.computers.ideas import best_ideas, gain_of
from rules.computers.reasons import Reason, reasons
from rules.computers.search import JudgedLine
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import own_decisions
from rules.playing import play


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """Something a seat could do in its turn."""

    texts: tuple[str, ...]
    """The canonical texts of its actions, up to the first one that reveals something."""
    value: float
    """How many points the seat is likely to be ahead of the best other seat at the end."""
    error: float
    """The standard error of its difference to the first line; 0 for the first line itself."""
    equal: tuple[tuple[str, ...], ...] = ()
    """Other lines of the same idea: they do the same elsewhere, and are as good."""
    reasons: tuple[Reason, ...] = ()
    """Where it is ahead of the first line; for the first line itself, where it is ahead of the next
    one."""


def advised_lines(
    game: AnyGame,
    state: Any,
    seat: Seat,
    seed: str,
    steps: int,
    limit: int = 3,
    budget: BudgetFor = expert_budget,
) -> tuple[AdvisedLine, ...]:
    """The best lines of a seat that must decide, best first, each a different idea.

    The first line is what the player of that budget would do. `state`, `seed` and `steps` are the
    game's own, as for `rules.computers.players.decide`: the state is dealt anew before anything is
    tried. Of lines that only differ in their order, or that lead to the same position, only the
    best one is returned.
    """
    decision = _Decision(game, state, seat, seed, steps)
    decision.pass_what_leaves_no_choice()
    ideas = best_ideas(game, decision.world, seat, decision.rng, limit, budget)
    first = ideas[0][0]
    against = [ideas[1][0] if len(ideas) > 1 else first, *[first] * len(ideas)]
    return tuple(
        decision.advised(idea, first, other) for idea, other in zip(ideas, against, strict=False)
    )


@dataclass(slots=True)
class _Decision:
    """What a seat must decide, with no more than it may know."""

    game: AnyGame
    world: Any
    """The state, dealt anew for the seat."""
    seat: Seat
    seed: str
    steps: int
    rng: Rng = field(init=False)
    passed: tuple[Action, ...] = ()
    """The actions before the decision that left no choice."""

    def __post_init__(self) -> None:
        self._deal()

    def _deal(self) -> None:
        """Deals the state anew, in the same way as for computer players."""
        self.rng = Rng(f"{self.seed}/decide/{self.seat}", self.steps + 1)
        self.world = self.game.redeal(self.world, self.seat, self.rng)

    def pass_what_leaves_no_choice(self) -> None:
        """Goes on to the first decision of the turn that leaves a choice. Stops earlier where
        something hidden would come to light or others would have to decide."""
        while len(legal := self.game.legal(self.world, self.seat)) == 1:
            played = play(self.game, self.world, self.seat, legal[0], self.seed, self.steps)
            over = played.step.reveals or self.game.ends_turn(legal[0])
            if over or not own_decisions(self.game, played.step.state, self.seat):
                return
            self.world, self.steps = played.step.state, played.number
            self.passed = (*self.passed, legal[0])
            self._deal()

    def advised(
        self, idea: Sequence[JudgedLine], first: JudgedLine, other: JudgedLine
    ) -> AdvisedLine:
        """An idea as an `AdvisedLine`, with the reasons why it is better than another line."""
        one, *equal = idea
        gain, error = (0.0, 0.0) if one is first else gain_of(one, first)
        why = () if one is other else reasons(self.seat, one, other)
        texts = self._texts(one)
        return AdvisedLine(texts, first.value + gain, error, tuple(map(self._texts, equal)), why)

    def _texts(self, line: JudgedLine) -> tuple[str, ...]:
        return tuple(map(str, (*self.passed, *line.line.actions)))
