"""Deciding ahead: what a seat has planned for later turns (`Game.plan`), and its playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.matches.table.play import GamePosition
from rules.game import Action, AnyGame, Illegal, Seat
from rules.playing import to_decide

PlanTexts = Mapping[Seat, tuple[str, ...]]
"""Confirmed plans by seat, as texts of actions; none is empty."""


def plannable(
    game: AnyGame, state: Any, seat: Seat, planned: Sequence[Action]
) -> tuple[Action, ...]:
    """What a seat may add to its plan, as far as it knows the position."""
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

    position: GamePosition
    left: PlanTexts
    """What is still planned."""
    lost: frozenset[Seat]
    """Whose plan had to be given up."""


def follow(position: GamePosition, plans: PlanTexts) -> Followed:
    """Plays what seats have planned whenever they come to act, until somebody must decide.

    Plans that cannot be followed any more are given up.
    """
    left, lost = dict(plans), set[Seat]()
    while (seat := _next_planner(position, left)) is not None:
        text, *later = left.pop(seat)
        after = _played(position, seat, text, later)
        if after is None:
            lost.add(seat)
            continue
        position = after
        if later:
            left[seat] = tuple(later)
    lost |= {seat for seat, texts in left.items() if not _stands(position, seat, texts)}
    return Followed(position, {s: t for s, t in left.items() if s not in lost}, frozenset(lost))


def _next_planner(position: GamePosition, plans: PlanTexts) -> Seat | None:
    return next((seat for seat in position.game.to_act(position.state) if seat in plans), None)


def _played(
    position: GamePosition, seat: Seat, text: str, later: Sequence[str]
) -> GamePosition | None:
    """The line after a planned action; None when it, or what is planned after it, is not possible
    any more, or it would reveal something."""
    if not _stands(position, seat, (text, *later)):
        return None
    try:
        after = position.then(seat, position.game.meta.action(text))
    except Illegal:
        return None
    return None if after.played[-1].step.reveals else after.settled()


def _stands(position: GamePosition, seat: Seat, texts: Sequence[str]) -> bool:
    return bool(read_plan(position.game, position.state, seat, texts))
