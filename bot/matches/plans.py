"""Deciding ahead: what a seat has planned for later turns (`rules.game.Plans`), and its playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.matches.play import Line
from rules.game import Action, AnyGame, Illegal, Plans, Seat
from rules.playing import to_decide

PlanTexts = Mapping[Seat, tuple[str, ...]]
"""Confirmed plans by seat, as texts of actions; none is empty."""


def plannable(
    game: AnyGame, state: Any, seat: Seat, planned: Sequence[Action]
) -> tuple[Action, ...]:
    """What a seat may add to its plan, as far as it knows the position."""
    if not isinstance(game, Plans):
        return ()
    return tuple(game.plan(game.view(state, seat), tuple(planned)))


def read_plan(game: AnyGame, state: Any, seat: Seat, texts: Sequence[str]) -> tuple[Action, ...]:
    """The planned actions; () when the game does not let the seat plan them (any more)."""
    planned: list[Action] = []
    try:
        for text in texts:
            action = to_decide(game, text)
            if action not in plannable(game, state, seat, planned):
                return ()
            planned.append(action)
    except Illegal:
        return ()
    return tuple(planned)


@dataclass(frozen=True, slots=True)
class Followed:
    """A line after everything planned has been played, and what became of the plans."""

    line: Line
    left: PlanTexts
    """What is still planned."""
    lost: frozenset[Seat]
    """Whose plan had to be given up."""


def follow(line: Line, plans: PlanTexts) -> Followed:
    """Plays what seats have planned whenever they come to act, until somebody must decide.

    Plans that cannot be followed any more are given up.
    """
    left, lost = dict(plans), set[Seat]()
    while (seat := _next_planner(line, left)) is not None:
        text, *later = left.pop(seat)
        after = _played(line, seat, text, later)
        if after is None:
            lost.add(seat)
            continue
        line = after
        if later:
            left[seat] = tuple(later)
    lost |= {seat for seat, texts in left.items() if not _stands(line, seat, texts)}
    return Followed(line, {s: t for s, t in left.items() if s not in lost}, frozenset(lost))


def _next_planner(line: Line, plans: PlanTexts) -> Seat | None:
    return next((seat for seat in line.game.to_act(line.state) if seat in plans), None)


def _played(line: Line, seat: Seat, text: str, later: Sequence[str]) -> Line | None:
    """The line after a planned action; None when it, or what is planned after it, is not possible
    any more, or it would reveal something."""
    if not _stands(line, seat, (text, *later)):
        return None
    try:
        after = line.then(seat, line.game.meta.action(text))
    except Illegal:
        return None
    return None if after.played[-1].step.reveals else after.settled()


def _stands(line: Line, seat: Seat, texts: Sequence[str]) -> bool:
    return bool(read_plan(line.game, line.state, seat, texts))
