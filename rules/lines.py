"""Lines of play: what a seat may do one after the other until its turn is over.

What is tried here starts from a state dealt anew for the seat, so that nothing hidden is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from rules.game import Action, AnyGame, Rng, Seat


@runtime_checkable
class Estimates(Protocol):
    """What a game may offer to make computer players sensible: a guess of the final points."""

    def estimate(self, state: Any) -> Sequence[float]:
        """Points by seat as they are likely to come out; only their differences matter."""
        ...


@dataclass(frozen=True, slots=True)
class Line:
    """Actions of one seat in a row, and what they lead to."""

    actions: tuple[Action, ...]
    state: Any
    lead: float
    """Points the seat is likely to be ahead of the best other one in the end."""
    open: bool = False
    """Whether the seat has more to decide after it before its turn is over or something hidden
    comes to light."""


def lead(game: AnyGame, state: Any, seat: Seat) -> float:
    """How many points a seat is likely to be ahead of the best other one."""
    points = prospects(game, state, seat)
    others = [p for other, p in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0)


def prospects(game: AnyGame, state: Any, seat: Seat) -> Sequence[float]:
    """Points by seat as they are likely to come out; the points so far where a game has no guess
    (then those that the seat knows)."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores
    if isinstance(game, Estimates):
        return game.estimate(state)
    return [points or 0 for points in game.scores(game.view(state, seat))]


@dataclass(slots=True)
class OwnTurn:
    """Tries lines of one seat through its own turn, no further."""

    game: AnyGame
    seat: Seat
    rng: Rng
    """Decides which part is tried where there is too much, and what chance brings."""
    tried: int = 0
    """Actions applied so far."""

    def lines(self, state: Any, tries: int) -> list[Line]:
        """For each first action its line with the largest lead, within so many tries in all.

        Where there are more actions than tries: for a random part of them.
        """
        return self._lines(state, self.game.legal(state, self.seat), tries)

    def best(self, state: Any, tries: int) -> Line:
        """The line with the largest lead; equal ones by chance."""
        lines = self.lines(state, tries)
        most = max(line.lead for line in lines)
        return self.rng.choice([line for line in lines if line.lead == most])

    def to_the_end(self, line: Line, tries: int) -> Line:
        """The line with best ones after it, of so many tries each, until it is open no more."""
        while line.open:
            more = self.best(line.state, tries)
            line = Line((*line.actions, *more.actions), more.state, more.lead, more.open)
        return line

    def _lines(self, state: Any, legal: Sequence[Action], tries: int) -> list[Line]:
        first = legal if len(legal) <= tries else self.rng.shuffled("tries", legal)[:tries]
        share = tries // len(first) - 1
        return [self._after(state, action, share) for action in first]

    def _after(self, state: Any, action: Action, tries: int) -> Line:
        """The best line that begins with an action, within so many more tries."""
        step = self.game.apply(state, self.seat, action, self.rng)
        self.tried += 1
        following = () if step.reveals else self._own_decisions(step.state)
        if not following or tries < 1:
            ahead = lead(self.game, step.state, self.seat)
            return Line((action,), step.state, ahead, bool(following))
        found = max(self._lines(step.state, following, tries), key=lambda line: line.lead)
        return Line((action, *found.actions), found.state, found.lead, found.open)

    def _own_decisions(self, state: Any) -> Sequence[Action]:
        """What the seat may decide; () when others decide, too, or nobody does."""
        if self.game.to_act(state) != (self.seat,):
            return ()
        legal = self.game.legal(state, self.seat)
        return () if legal[0].automatic else legal
