"""Computer players: they decide from what their seat may know, for any game.

A player never sees the true state. It gets a state dealt anew for its seat, so that hidden cards
are invented ones; what it then finds by trying actions, a person could work out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol

from rules.computers.budgets import BudgetFor, expert_budget, strong_budget
from rules.computers.learner import LearnerPlayer
from rules.computers.search import chosen_line
from rules.game import Action, AnyGame, Illegal, Rng, Seat
from rules.lines import OwnTurn


class Player(Protocol):
    """Somebody who decides. It is pure: the same arguments always give the same actions."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """One or more actions of the seat in a row. None of them follows an action that reveals
        something. In `state` only what the seat may know is true; all else is made up."""
        ...


class RandomPlayer:
    """Takes any legal action, each equally likely. It is a yardstick, not an opponent for
    people."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """One of the legal actions at random."""
        return (rng.choice(game.legal(state, seat)),)


@dataclass(frozen=True, slots=True)
class OwnTurnPlayer:
    """Takes the action whose turn ends with the largest lead over the best other seat. It looks
    through its own decisions up to the end of its turn, and no further."""

    tries: int
    """The actions tried for one decision. If there are more, a random part of them is tried."""
    well: bool = False
    """Whether it uses `estimate_well`: a yardstick for what search adds to that."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """The action with the largest lead; of equal ones a random one."""
        own_turn = OwnTurn(game, seat, rng, well=self.well)
        return own_turn.best(state, self.tries).actions[:1]


@dataclass(frozen=True, slots=True)
class SearchingPlayer:
    """Compares lines of its own turn by playing out what the others are likely to answer."""

    budget: BudgetFor

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """The line that is best after the replies (`rules.computers.search`)."""
        return chosen_line(game, state, seat, rng, self.budget(game)).actions


PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "random": RandomPlayer(),
        "learner": LearnerPlayer(40),
        "beginner": OwnTurnPlayer(6),
        "sound": OwnTurnPlayer(160),
        "guess": OwnTurnPlayer(400, well=True),
        "strong": SearchingPlayer(strong_budget),
        "expert": SearchingPlayer(expert_budget),
    }
)
"""Computer players by name."""
LEVELS = ("beginner", "sound", "strong", "expert")
"""The computer players that people may choose as opponents, weakest first."""
FORMER_NAMES: Mapping[str, str] = MappingProxyType({"greedy": "sound"})
"""Old names that may still stand in stored games and old commands, with the names of today."""


def player_named(name: str) -> str:
    """The current name of a computer player. Raises `Illegal` when there is no such player."""
    now = FORMER_NAMES.get(name, name)
    if now not in PLAYERS:
        raise Illegal("unknown-player", player=name)
    return now


def decide(name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int) -> Action:
    """The action of a computer player for a seat, found from what that seat may know. `seed` and
    `steps` (actions applied so far) are the game's own; chance for the decision is separate from
    the game's. `state` is the true state and is dealt anew before the player sees it. Raises
    `Illegal` for an unknown name."""
    return decide_line(name, game, state, seat, seed, steps)[0]


def decide_line(
    name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
) -> tuple[Action, ...]:
    """The action of `decide`, followed by what the player has already decided to do later in the
    turn. Nothing follows an action that reveals something."""
    player = PLAYERS[player_named(name)]
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return (legal[0],)
    rng = Rng(f"{seed}/decide/{seat}", steps + 1)
    return player.decide(game, game.redeal(state, seat, rng), seat, rng)
