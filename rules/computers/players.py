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
    """Somebody who decides. Pure: the same arguments give the same actions."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """One or more actions of the seat in a row, none of them after one that reveals something.

        `state` is what the seat may know; the rest is made up.
        """
        ...


class RandomPlayer:
    """Takes any legal action, each equally likely; a yardstick, nobody to play against."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """Any of the legal actions."""
        return (rng.choice(game.legal(state, seat)),)


@dataclass(frozen=True, slots=True)
class OwnTurnPlayer:
    """Takes the action whose turn ends with the largest lead over the best other seat.

    Looks through its own decisions up to the end of its turn, no further.
    """

    tries: int
    """Actions tried for one decision; where that is too few, a random part of them."""
    well: bool = False
    """Whether it goes by `estimate_well`: a yardstick for what search adds to it."""

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """The action with the best lead; equal ones by chance."""
        own_turn = OwnTurn(game, seat, rng, well=self.well)
        return own_turn.best(state, self.tries).actions[:1]


@dataclass(frozen=True, slots=True)
class SearchingPlayer:
    """Compares lines through its own turn by what the others are likely to answer."""

    budget: BudgetFor

    def decide(self, game: AnyGame, state: Any, seat: Seat, rng: Rng) -> tuple[Action, ...]:
        """The line that holds up best (`rules.computers.search`)."""
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
"""Those that people may choose to play against, weakest first."""
FORMER_NAMES: Mapping[str, str] = MappingProxyType({"greedy": "sound"})
"""Names that stored games and old commands may still have."""


def player_named(name: str) -> str:
    """The name of a computer player as it is now. Raises `Illegal` when there is none."""
    now = FORMER_NAMES.get(name, name)
    if now not in PLAYERS:
        raise Illegal("unknown-player", player=name)
    return now


def decide(name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int) -> Action:
    """What the computer player of that name does on a seat, from what the seat may know.

    `seed` and `steps` (actions applied so far) are the game's own; chance for the decision is drawn
    apart from the game's. `state` is the true state and is dealt anew before the player sees it.
    Raises `Illegal` for an unknown name.
    """
    return decide_line(name, game, state, seat, seed, steps)[0]


def decide_line(
    name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
) -> tuple[Action, ...]:
    """As `decide`, with what the player would do after it in the same turn as far as it has thought
    already; nothing follows an action that reveals something."""
    player = PLAYERS[player_named(name)]
    legal = game.legal(state, seat)
    if len(legal) == 1:
        return (legal[0],)
    rng = Rng(f"{seed}/decide/{seat}", steps + 1)
    return player.decide(game, game.redeal(state, seat, rng), seat, rng)
