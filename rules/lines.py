"""Lines of play: what a seat may do one after the other until its turn is over.

What is tried here starts from a state dealt anew for the seat, so that nothing hidden is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from heapq import nlargest
from statistics import fmean
from typing import Any

from rules.game import Action, AnyGame, Rng, Seat


@dataclass(frozen=True, slots=True)
class Line:
    """Actions of one seat in a row, and what they lead to."""

    actions: tuple[Action, ...]
    state: Any
    lead: float
    """Points the seat is likely to be ahead of the best other one in the end."""
    open: bool = False
    """Whether the seat may have more to decide after it before its turn is over or something hidden
    comes to light."""


_BEST = 0.25
"""Of several others, how much the best one counts beside the mean of all: who is best in the end
is often somebody else."""


def lead(game: AnyGame, state: Any, seat: Seat, *, well: bool = False) -> float:
    """How many points a seat is likely to be ahead: of the best other one, `well`: of the others,
    the best one counting more."""
    points = prospects(game, state, seat, well=well)
    others = [p for other, p in enumerate(points) if other != seat]
    best = max(others, default=0)
    if not well or len(others) < 2:
        return points[seat] - best
    return points[seat] - _BEST * best - (1 - _BEST) * fmean(others)


def prospects(game: AnyGame, state: Any, seat: Seat, *, well: bool = False) -> Sequence[float]:
    """Points by seat as they are likely to come out, `well`: as well as the game can guess them;
    the points so far where a game has no guess (then those that the seat knows)."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores
    if well and game.estimate_well:
        return game.estimate_well(state)
    if game.estimate:
        return game.estimate(state)
    return [points or 0 for points in game.scores(game.view(state, seat))]


def own_decisions(game: AnyGame, state: Any, seat: Seat) -> Sequence[Action]:
    """What a seat may decide; () when others decide, too, or nobody does."""
    if game.to_act(state) != (seat,):
        return ()
    legal = game.legal(state, seat)
    return () if legal[0].automatic else legal


@dataclass(slots=True)
class OwnTurn:
    """Tries lines of one seat through its own turn, no further."""

    game: AnyGame
    seat: Seat
    rng: Rng
    """Decides which part is tried where there is too much, and what chance brings."""
    tried: int = 0
    """Actions applied so far."""
    known: dict[Action, float] | None = None
    """How far actions stayed behind the best one where they were tried before, to try good ones
    first where there is too much; None: any part is as good as another."""
    well: bool = False
    """Whether it goes by the better guess of the points where there is one."""
    one_turn: bool = False
    """Whether it stops where `Game.ends_turn` says so."""

    def lines(self, state: Any, tries: int) -> list[Line]:
        """For each first action its line with the largest lead, within so many tries in all.

        Where there are more actions than tries: for a random part of them.
        """
        return self._lines(state, self.game.legal(state, self.seat), tries)

    def best(self, state: Any, tries: int) -> Line:
        """The line with the largest lead; equal ones by chance."""
        return self._best(state, self.game.legal(state, self.seat), tries)

    def _best(self, state: Any, legal: Sequence[Action], tries: int) -> Line:
        lines = self._lines(state, legal, tries)
        most = max(line.lead for line in lines)
        return self.rng.choice([line for line in lines if line.lead == most])

    def to_the_end(self, line: Line, tries: int) -> Line:
        """The line with best ones after it, of so many tries each, until it is open no more."""
        while line.open and (legal := own_decisions(self.game, line.state, self.seat)):
            more = self._best(line.state, legal, tries)
            line = Line((*line.actions, *more.actions), more.state, more.lead, more.open)
        return replace(line, open=False)

    def _lines(self, state: Any, legal: Sequence[Action], tries: int) -> list[Line]:
        first = legal if len(legal) <= tries else self._part(legal, tries)
        share = tries // len(first) - 1
        lines = [self._after(state, action, share) for action in first]
        if self.known is not None:
            self._remember(self.known, lines)
        return lines

    def _part(self, legal: Sequence[Action], tries: int) -> Sequence[Action]:
        """So many of the actions: two thirds known to be good, the rest by chance."""
        good = self._good(legal, tries * 2 // 3)
        chosen = set(good)
        rest = [at for at in range(len(legal)) if at not in chosen]
        return [legal[at] for at in (*good, *self._some(rest, tries - len(good)))]

    def _good(self, legal: Sequence[Action], limit: int) -> list[int]:
        """Indices of the actions that are known to stay behind least, the best one first."""
        if not self.known:
            return []
        looked_up = enumerate(map(self.known.get, legal))
        behind = {at: far for at, far in looked_up if far is not None}
        return nlargest(limit, behind, key=behind.__getitem__)

    def _some(self, items: list[int], count: int) -> list[int]:
        """So many of the items by chance; they are put in another order."""
        for at in range(min(count, len(items))):
            other = at + self.rng.below(len(items) - at)
            items[at], items[other] = items[other], items[at]
        return items[:count]

    @staticmethod
    def _remember(known: dict[Action, float], lines: Sequence[Line]) -> None:
        most = max(line.lead for line in lines)
        for line in lines:
            action, behind = line.actions[0], line.lead - most
            known[action] = (known.get(action, behind) + behind) / 2

    def _after(self, state: Any, action: Action, tries: int) -> Line:
        """The best line that begins with an action, within so many more tries."""
        step = self.game.apply(state, self.seat, action, self.rng)
        self.tried += 1
        over = step.reveals or (self.one_turn and self.game.ends_turn(action))
        following = () if over or tries < 1 else own_decisions(self.game, step.state, self.seat)
        if not following:
            ahead = lead(self.game, step.state, self.seat, well=self.well)
            return Line((action,), step.state, ahead, open=tries < 1 and not over)
        best = max(self._lines(step.state, following, tries), key=lambda line: line.lead)
        return Line((action, *best.actions), best.state, best.lead, best.open)
