"""Two lines of one turn compared: in the same worlds, which neither of them was chosen by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rules.computers.budgets import BudgetFor, strong_budget
from rules.computers.reasons import Reason, reasons
from rules.computers.search import JudgedLine, in_points, judged_lines
from rules.game import Action, AnyGame, Rng, Seat

_WORLDS = (10,)
"""The number of worlds in which both lines are compared."""


def compare(
    game: AnyGame,
    world: Any,
    seat: Seat,
    rng: Rng,
    both: tuple[Sequence[Action], Sequence[Action]],
    budget: BudgetFor,
) -> tuple[JudgedLine, JudgedLine]:
    """Judges two lines in points, played out as the player of that budget would. `world` is a
    position already dealt anew for the seat."""
    # A search must have a line of its own besides.
    few = replace(budget(game), own=1, lines=1, worlds=_WORLDS)
    lines = judged_lines(game, world, seat, rng.apart("compared"), few, both)
    lines = in_points(game, seat, rng.apart("compared points"), lines)
    one, other = (judged_as(lines, actions) for actions in both)
    return one, other


def judged_as(lines: Sequence[JudgedLine], actions: Sequence[Action]) -> JudgedLine:
    """The line with these actions; if it was judged several times, as judged in the most worlds."""
    alike = [line for line in lines if line.line.actions == tuple(actions)]
    return max(alike, key=lambda line: len(line.leads))


def why_better(
    game: AnyGame, state: Any, seat: Seat, rng: Rng, better: Sequence[str], other: Sequence[str]
) -> tuple[Reason, ...]:
    """Why one line is better than another; () if the difference may be chance. Both lines are given
    by the texts of their actions. The state is dealt anew for the seat first, so that no secret is
    used."""
    both = tuple(map(game.meta.action, better)), tuple(map(game.meta.action, other))
    one, beside = compare(game, game.redeal(state, seat, rng), seat, rng, both, strong_budget)
    gain, error = one.gain_over(beside)
    return reasons(seat, one, beside) if gain > error else ()
