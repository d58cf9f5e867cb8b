"""What the tiles left can still do: which cells they fill, and how soon.

Rates that are said to be fitted come from about forty games of sound players among themselves.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp

from rules.carcassonne.position.board import ANYTHING, Board, Cell, Segment, around, beyond, fits
from rules.carcassonne.position.box import Sort, box

_MOST, _EACH = 0.8, 0.4
"""The highest chance that a cell is filled, however many tiles fit, and how fast the chance nears
it with each tile that fits; fitted."""
_TURNS: dict[Sort, float] = {"city": 12.0, "road": 7.0, "cloister": 5.5, "field": 7.0}
"""By sort of feature: the number of a seat's turns within which all but 1/e of what may happen to
it happens. Fitted, then made longer by duels."""
_HOME, _USE = 65.0, 12.0
"""The most points that any number of free followers may still bring, and the number of turns within
which all but 1/e of them come. Fitted to games of players that use this guess, and from duels."""
_ENOUGH = 4.0
"""The number of free followers that bring all but 1/e of what any number brings; from duels."""

Cells = dict[Segment, list[tuple[Cell, str]]]
"""By feature: the empty cells beside it, each with what it demands."""


class Chances:
    """What the tiles in a stack can still do, whatever their order."""

    __slots__ = ("_filled", "_kinds", "_most_home", "timely", "turns")

    def __init__(self, stack: tuple[str, ...], seats: int) -> None:
        kinds = box()
        self._kinds = tuple(Counter(kind for kind in stack if not kinds[kind].role).items())
        self.turns = len(stack) / seats
        """Turns each seat still has."""
        self.timely = {sort: 1 - exp(-self.turns / turns) for sort, turns in _TURNS.items()}
        """By sort of feature: the chance that there is time left for what may happen to it."""
        self._most_home = _HOME * (1 - exp(-self.turns / _USE))
        self._filled: dict[str, float] = {}

    def chance_filled(self, demand: str) -> float:
        """The chance that a cell with this demand is filled if there is time; 0 if no tile fits."""
        chance = self._filled.get(demand)
        if chance is None:
            fitting = sum(count for kind, count in self._kinds if fits(kind, demand))
            chance = self._filled[demand] = _MOST * (1 - exp(-_EACH * fitting))
        return chance

    def at_home(self, followers: float) -> float:
        """The points that so many free followers are still likely to bring."""
        return self._most_home * (1 - exp(-followers / _ENOUGH))


@lru_cache(maxsize=64)
def chances(stack: tuple[str, ...], seats: int) -> Chances:
    """The chances of a stack. They are kept, because all positions that follow one draw share
    them."""
    return Chances(stack, seats)


def cells_beside(board: Board) -> Cells:
    """The empty cells beside every feature that is not a cloister, by feature."""
    cells: Cells = {}
    for cell, demand in board.demands.items():
        for key in _features_at(board, cell, demand):
            cells.setdefault(key, []).append((cell, demand))
    return cells


def cells_around(board: Board, cloister: Segment) -> list[str]:
    """The demands of the empty cells around a cloister."""
    near = around(board.cell_of(cloister))
    return [board.demands.get(cell, ANYTHING) for cell in near if cell not in board.tiles]


def _features_at(board: Board, cell: Cell, demand: str) -> set[Segment]:
    """The features that reach an empty cell from the tiles beside it."""
    segments = set[Segment]()
    for side, wanted in enumerate(demand):
        if wanted != ".":
            near = beyond(cell, side)
            base = board.numbers[near] << 4
            ports = board.tiles[near].ports[side ^ 2]
            segments.update(board.feature_of[base | port] for port in ports if port >= 0)
    return segments
