"""How much the computer players that search may try (`rules/computers/search.py`).

All effort is counted in tries (actions applied), so that a decision is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from rules.game import AnyGame


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may try. Numbers count tries, except `lines`, `worlds`, `before`, `likely`,
    `rounds` and `most_others`."""

    own: int = 300
    """For the lines of the own turn."""
    rest: int = 60
    """For each later decision of a line that is continued to the end of the turn."""
    lines: int = 8
    """The number of lines that are compared."""
    worlds: tuple[int, ...] = (4, 4, 8)
    """The number of worlds in each round of comparing. After each round the weaker half of the
    lines is dropped."""
    before: float = 0.5
    """How much the lead at the end of the own turn counts, next to the lead after the replies: what
    is seen a turn later is not always nearer to the truth."""
    reply: int = 12
    """For each decision of another seat. A turn that the game knows by itself costs as many
    tries."""
    well: bool = False
    """Whether the others reply by the better guess of the points (`Game.estimate_well`)."""
    likely: int = 1
    """How many turns that the game knows by itself are compared, of which the best is taken."""
    rounds: int = 1
    """How often the others reply; in between, the seat takes its next turn."""
    most_others: int = 2
    """The most other seats for which they reply more than once. With more of them, a further round
    costs so many tries that too few worlds are left."""
    next_turn: int = 20
    """For each decision of the own next turn, where that is played, too."""
    most: int = 4_000
    """For all replies together. When they are used up, the search decides by what it knows by
    then."""


BudgetFor: TypeAlias = Callable[[AnyGame], Budget]
"""What a player may try in a game."""

_ALL_ROUNDS = 99
"""More rounds than there are before the order of turns changes."""
STRONG = Budget()
WITH_LIKELY_TURNS = replace(STRONG, lines=16, before=0.2, most=8_000, most_others=3)
"""The changes for games that know replies by themselves. These replies are good and cheap, so more
lines are worth their time, how lines looked before counts less, and one more seat may reply more
than once. From duels of Carcassonne with five seats."""


def strong_budget(game: AnyGame) -> Budget:
    """What the strong player may try in a game."""
    return WITH_LIKELY_TURNS if game.likely_turns else STRONG


def expert_budget(game: AnyGame) -> Budget:
    """What the expert may try in a game. It looks three rounds ahead where the game knows replies,
    else two, and one where many others reply. Everybody replies well, and the last two lines are
    compared in twice the worlds. Where a turn is one small step, it looks as far ahead as the order
    of turns is known, for fewer lines and worlds."""
    budget = replace(
        strong_budget(game),
        own=600,
        rest=120,
        lines=10,
        worlds=(4, 4, 8, 16),
        reply=24,
        well=True,
        likely=5,
        rounds=3 if game.likely_turns else 2,
        next_turn=40,
        most=17_000,
    )
    far = replace(budget, lines=6, worlds=(4, 4, 8), rounds=_ALL_ROUNDS, most_others=4)
    return far if game.offers("ends_turn") else budget
