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
    """How many points the seat is likely to be ahead of the best other seat at the end."""
    open: bool = False
    """Whether the seat may have more to decide after it. A line that ends the turn or brings
    something hidden to light is not open."""


_BEST = 0.25
"""The weight of the best of several others, next to the mean of all others: another one is often
the best at the end."""


def lead(game: AnyGame, state: Any, seat: Seat, *, well: bool = False) -> float:
    """How many points a seat is likely to be ahead of the best other seat. `well`: of a mean of all
    others in which the best one has more weight."""
    points = prospects(game, state, seat, well=well)
    others = [p for other, p in enumerate(points) if other != seat]
    best = max(others, default=0)
    if not well or len(others) < 2:
        return points[seat] - best
    return points[seat] - _BEST * best - (1 - _BEST) * fmean(others)


def prospects(game: AnyGame, state: Any, seat: Seat, *, well: bool = False) -> Sequence[float]:
    """The likely final points by seat. `well`: by the better guess of the game if it has one. In
    games without any guess they are the points so far, as far as the seat knows them."""
    outcome = game.outcome(state)
    if outcome is not None:
        return outcome.scores
    if well and game.estimate_well:
        return game.estimate_well(state)
    if game.estimate:
        return game.estimate(state)
    return [points or 0 for points in game.scores(game.view(state, seat))]


def own_decisions(game: AnyGame, state: Any, seat: Seat) -> Sequence[Action]:
    """The actions a seat may choose from now. Returns () when others must decide, too, when nobody
    decides, or when the action is automatic."""
    if game.to_act(state) != (seat,):
        return ()
    legal = game.legal(state, seat)
    return () if legal[0].automatic else legal


@dataclass(slots=True)
class OwnTurn:
    """Tries lines of one seat through its own turn, and no further."""

    game: AnyGame
    seat: Seat
    rng: Rng
    """Chooses which actions are tried if there are too many, and gives chance for their
    outcomes."""
    tried: int = 0
    """The number of actions applied so far."""
    known: dict[Action, float] | None = None
    """By action: how far it stayed behind the best one when it was tried before. If there are too
    many actions, good ones are tried first. None: nothing is remembered."""
    well: bool = False
    """Whether the better guess of the points is used, if there is one."""
    one_turn: bool = False
    """Whether lines stop at actions that `Game.ends_turn`."""

    def lines(self, state: Any, tries: int) -> list[Line]:
        """For each first action: its line with the largest lead, found with at most `tries` tries
        in all. If there are more actions than tries, only some of them are tried."""
        return self._lines(state, self.game.legal(state, self.seat), tries)

    def best(self, state: Any, tries: int) -> Line:
        """The line with the largest lead; of equal ones a random one."""
        return self._best(state, self.game.legal(state, self.seat), tries)

    def _best(self, state: Any, legal: Sequence[Action], tries: int) -> Line:
        lines = self._lines(state, legal, tries)
        most = max(line.lead for line in lines)
        return self.rng.choice([line for line in lines if line.lead == most])

    def to_the_end(self, line: Line, tries: int) -> Line:
        """The line continued by the best decisions until it is no longer open, with `tries` tries
        for each."""
        while line.open and (legal := own_decisions(self.game, line.state, self.seat)):
            more = self._best(line.state, legal, tries)
            line = Line((*line.actions, *more.actions), more.state, more.lead, more.open)
        return replace(line, open=False)

    def _lines(self, state: Any, legal: Sequence[Action], tries: int) -> list[Line]:
        """For each first action: its best line. If there are more actions than tries, only some are
        tried."""
        first = legal if len(legal) <= tries else self._part(legal, tries)
        share = tries // len(first) - 1
        lines = [self._after(state, action, share) for action in first]
        if self.known is not None:
            self._remember(self.known, lines)
        return lines

    def _part(self, legal: Sequence[Action], tries: int) -> Sequence[Action]:
        """As many of the actions as there are tries: up to two thirds known to be good, the rest at
        random."""
        good = self._good(legal, tries * 2 // 3)
        chosen = set(good)
        rest = [at for at in range(len(legal)) if at not in chosen]
        return [legal[at] for at in (*good, *self._some(rest, tries - len(good)))]

    def _good(self, legal: Sequence[Action], limit: int) -> list[int]:
        """The indices of up to `limit` actions known to stay behind least, the best one first."""
        if not self.known:
            return []
        looked_up = enumerate(map(self.known.get, legal))
        behind = {at: far for at, far in looked_up if far is not None}
        return nlargest(limit, behind, key=behind.__getitem__)

    def _some(self, items: list[int], count: int) -> list[int]:
        """`count` of the items at random. Changes the order of `items`."""
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
        """The best line that begins with an action, found with at most `tries` more tries."""
        step = self.game.apply(state, self.seat, action, self.rng)
        self.tried += 1
        over = step.reveals or (self.one_turn and self.game.ends_turn(action))
        following = () if over or tries < 1 else own_decisions(self.game, step.state, self.seat)
        if not following:
            ahead = lead(self.game, step.state, self.seat, well=self.well)
            return Line((action,), step.state, ahead, open=tries < 1 and not over)
        best = max(self._lines(step.state, following, tries), key=lambda line: line.lead)
        return Line((action, *best.actions), best.state, best.lead, best.open)
