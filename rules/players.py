"""Computer players: they decide from what their seat may know, for any game.

A player never sees the true state. `decide` hands it a state dealt anew for its seat, so that
hidden cards are invented ones; what it then finds by trying actions, a person could work out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol, runtime_checkable

from rules.game import Action, AnyGame, Rng, Seat

_TRIES = 160
"""Actions a greedy player tries for one decision; keeps it within tens of milliseconds."""


class Player(Protocol):
    """Somebody who decides. Pure: the same arguments give the same action."""

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng
    ) -> Action:
        """One of the legal actions. `state` is what the seat may know; the rest is made up."""
        ...


@runtime_checkable
class Estimates(Protocol):
    """What a game may offer to make greedy players sensible: a guess of the final points."""

    def estimate(self, state: Any) -> Sequence[float]:
        """Points by seat as they are likely to come out; only their differences matter."""
        ...


class RandomPlayer:
    """Takes any legal action, each equally likely."""

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng
    ) -> Action:
        """Any of the legal actions."""
        return rng.choice(legal)


class GreedyPlayer:
    """Takes the action whose turn ends with the largest lead over the best other seat.

    Looks through its own decisions up to the end of its turn, no further; where that would take too
    many tries it looks at a random part of them.
    """

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, legal: Sequence[Action], rng: Rng
    ) -> Action:
        """The action with the best lead; equal ones by chance."""
        search = _Search(game, seat, rng)
        tried = search.part(legal, _TRIES)
        share = _TRIES // len(tried) - 1
        leads = [search.lead_after(state, action, share) for action in tried]
        best = max(leads)
        return rng.choice([a for a, lead in zip(tried, leads, strict=True) if lead == best])


@dataclass(frozen=True, slots=True)
class _Search:
    """Tries actions for one seat."""

    game: AnyGame
    seat: Seat
    rng: Rng

    def part(self, actions: Sequence[Action], most: int) -> Sequence[Action]:
        """The actions, or a random part of them when there are more than `most`."""
        return actions if len(actions) <= most else self.rng.shuffled("tries", actions)[:most]

    def lead_after(self, state: Any, action: Action, tries: int) -> float:
        """The best lead reachable in this turn after the action, within so many more tries."""
        step = self.game.apply(state, self.seat, action, self.rng)
        following = () if step.reveals or tries < 1 else self._own_decisions(step.state)
        if not following:
            return self._lead(step.state)
        tried = self.part(following, tries)
        share = tries // len(tried) - 1
        return max(self.lead_after(step.state, following, share) for following in tried)

    def _own_decisions(self, state: Any) -> Sequence[Action]:
        """What the seat may decide; () when others decide, too, or nobody does."""
        if self.game.to_act(state) != (self.seat,):
            return ()
        legal = self.game.legal(state, self.seat)
        return () if legal[0].automatic else legal

    def _lead(self, state: Any) -> float:
        """How far the seat is ahead of the best other one."""
        points = self._points(state)
        others = [p for seat, p in enumerate(points) if seat != self.seat]
        return points[self.seat] - max(others, default=0)

    def _points(self, state: Any) -> Sequence[float]:
        outcome = self.game.outcome(state)
        if outcome is not None:
            return outcome.scores
        if isinstance(self.game, Estimates):
            return self.game.estimate(state)
        known = self.game.scores(self.game.view(state, self.seat))
        return [points or 0 for points in known]


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {"random": RandomPlayer(), "greedy": GreedyPlayer()}
)
"""Computer players by the name a host picks them by."""


def decide(name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int) -> Action:
    """What the computer player of that name does on a seat, from what the seat may know.

    `seed` and `steps` (actions applied so far) are the game's own; chance for the decision is drawn
    apart from the game's. `state` is the true state and is dealt anew before the player sees it.
    """
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    rng = Rng(f"{seed}/decide/{seat}", steps + 1)
    return PLAYERS[name].choose(game, game.redeal(state, seat, rng), seat, legal, rng)
