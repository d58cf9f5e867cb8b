"""Looking back at a finished game: what each turn of a seat was worth, and what it cost.

A turn is judged in parts, each up to what it revealed or to somebody else's decision, from what the
seat knew before it. The search of the expert finds the line it would have taken; that one
and the line that was played are then compared in worlds of their own, so that a line does not look
good only because it was picked for that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import median
from typing import Any

from rules.computers.budgets import expert_budget
from rules.computers.comparing import compare, judged_as
from rules.computers.reasons import Reason, reasons
from rules.computers.search import JudgedLine, in_points, judged_lines
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import prospects
from rules.playing import Played

_DIGITS = 2
"""Digits to which points are rounded."""
LEAST = 0.1
"""A difference of fewer points than this is not worth mentioning."""


@dataclass(frozen=True, slots=True)
class Part:
    """Decisions of one seat in a row. None of them follows one that revealed something."""

    seat: Seat
    steps: int
    """The number of actions applied before it."""
    state: Any
    """The true position before it."""
    actions: tuple[Action, ...]
    free: bool
    """Whether there was anything to choose."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What a seat played in a part of a turn, compared with what the expert would have played."""

    step: int
    """The number of actions applied before it."""
    played: tuple[str, ...]
    """The canonical texts of what was played."""
    best: tuple[str, ...]
    """The canonical texts of what the expert would have played."""
    value: float
    """How many points the seat was likely to be ahead of the best other seat after what was
    played."""
    cost: float
    """How many points better the better line is; 0 where the difference may be chance."""
    error: float
    """The standard error of that difference."""
    worth: float
    """How many points what was played is ahead of the middle one of the other lines."""
    reasons: tuple[Reason, ...] = ()
    """Where the better line is ahead."""

    @property
    def best_value(self) -> float:
        """How many points the seat was likely to be ahead after the better line."""
        return self.value + self.cost


def parts(game: AnyGame, begin: Any, played: Sequence[Played], seat: Seat) -> Iterator[Part]:
    """The decisions of a seat in a game, oldest first, part by part. `begin` is the position before
    all steps."""
    part, state = None, begin
    for step in played:
        if step.seat == seat and not step.action.automatic:
            part = _longer(
                game, part or Part(seat, step.number - 1, state, (), free=False), step, state
            )
        state = step.step.state
        if part is not None and (step.step.reveals or game.to_act(state) != (seat,)):
            yield part
            part = None
    if part is not None:
        yield part


def _longer(game: AnyGame, part: Part, step: Played, state: Any) -> Part:
    free = part.free or len(game.legal(state, part.seat)) > 1
    return replace(part, actions=(*part.actions, step.action), free=free)


def review_part(game: AnyGame, part: Part, seed: str) -> TurnReview:
    """The review of a part of a turn; the same arguments always give the same review. `seed` is the
    game's, but chance in the review is independent of the game's. Nothing hidden from the seat is
    used."""
    rng = Rng(f"{seed}/review/{part.seat}", part.steps + 1)
    world = game.redeal(part.state, part.seat, rng)
    lines = judged_lines(game, world, part.seat, rng, expert_budget(game), (part.actions,))
    lines = in_points(game, part.seat, rng.apart("points"), lines)
    best, mine = lines[0], judged_as(lines, part.actions)
    worth = _ahead(mine, [line for line in lines if line.line.actions != part.actions])
    gain, error, why = 0.0, 0.0, tuple[Reason, ...]()
    if best.line.actions != part.actions:
        both = (best.line.actions, part.actions)
        best, mine = compare(game, world, part.seat, rng, both, expert_budget)
        gain, error = best.gain_over(mine)
        why = reasons(part.seat, best, mine)
    cost = gain if gain > error else 0.0
    return TurnReview(
        part.steps,
        tuple(map(str, part.actions)),
        tuple(map(str, best.line.actions)),
        *(round(points, _DIGITS) for points in (mine.value, cost, error, worth)),
        reasons=why if cost else (),
    )


def _ahead(mine: JudgedLine, others: Sequence[JudgedLine]) -> float:
    """How many points a line is ahead of the middle one of the others, at least 0."""
    return max(0.0, median([mine.gain_over(other)[0] for other in others] or [0.0]))


def costly(turns: Sequence[TurnReview], limit: int = 3) -> tuple[TurnReview, ...]:
    """The turns that cost most points, the worst first."""
    dear = sorted((turn for turn in turns if turn.cost >= LEAST), key=lambda turn: -turn.cost)
    return tuple(dear[:limit])


def finest(turns: Sequence[TurnReview]) -> TurnReview | None:
    """The best turn: one that was as good as the better line and on which most depended. None where
    every turn cost something, or where nothing depended on any."""
    good = [turn for turn in turns if turn.cost < LEAST <= turn.worth]
    return max(good, key=lambda turn: turn.worth, default=None)


def likely_points(game: AnyGame, states: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """For each true position: the likely final points by seat, rounded. They are guessed as for
    what turns cost."""
    seats = range(len(game.scores(game.view(states[0], None))))
    return tuple(
        tuple(round(prospects(game, state, seat, well=True)[seat]) for seat in seats)
        for state in states
    )
