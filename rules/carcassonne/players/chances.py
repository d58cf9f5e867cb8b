"""What the tiles left can still do: which cells they fill, and how soon.

Rates that are said to be fitted come from about forty games of sound players among themselves.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from math import exp

from rules.carcassonne.position.board import ANYTHING, AROUND, STEPS, Board, Cell, Segment, fits
from rules.carcassonne.position.box import Sort, box

_MOST, _EACH = 0.8, 0.4
"""How likely a cell is filled that very many tiles fit, and how fast one nears that with each tile
that fits; fitted."""
_TURNS: dict[Sort, float] = {"city": 12.0, "road": 7.0, "cloister": 5.5, "field": 7.0}
"""Turns of each seat in which all but 1/e of what may come true for a sort does; fitted, then made
longer by duels."""
_HOME, _USE = 65.0, 12.0
"""Points that any number of free followers may still bring at most, and the turns of each seat in
which all but 1/e of them come; fitted to games of those who play by this guess, and from duels."""
_ENOUGH = 4.0
"""Free followers that bring all but 1/e of what any number brings; from duels."""

Cells = dict[Segment, list[tuple[Cell, str]]]
"""By feature: the empty cells beside it with what they demand."""


class Chances:
    """What a stack allows, whatever its order."""

    __slots__ = ("_filled", "_kinds", "_most_home", "timely", "turns")

    def __init__(self, stack: tuple[str, ...], seats: int) -> None:
        kinds = box()
        self._kinds = tuple(Counter(kind for kind in stack if not kinds[kind].role).items())
        self.turns = len(stack) / seats
        """Turns each seat still has."""
        self.timely = {sort: 1 - exp(-self.turns / turns) for sort, turns in _TURNS.items()}
        """How likely there is time for what may happen to a sort."""
        self._most_home = _HOME * (1 - exp(-self.turns / _USE))
        self._filled: dict[str, float] = {}

    def chance_filled(self, demand: str) -> float:
        """How likely a cell is filled that demands this, if there is time; 0 if no tile fits."""
        chance = self._filled.get(demand)
        if chance is None:
            fitting = sum(count for kind, count in self._kinds if fits(kind, demand))
            chance = self._filled[demand] = _MOST * (1 - exp(-_EACH * fitting))
        return chance

    def at_home(self, followers: float) -> float:
        """Points that free followers may still bring."""
        return self._most_home * (1 - exp(-followers / _ENOUGH))


@lru_cache(maxsize=64)
def chances(stack: tuple[str, ...], seats: int) -> Chances:
    """What a stack allows, kept for all positions that may follow one draw."""
    return Chances(stack, seats)


def cells_beside(board: Board) -> Cells:
    """The empty cells beside every feature that is not a cloister."""
    cells: Cells = {}
    for cell, demand in board.demands.items():
        for key in _features_at(board, cell, demand):
            cells.setdefault(key, []).append((cell, demand))
    return cells


def cells_around(board: Board, cloister: Segment) -> list[str]:
    """What the empty cells around a cloister demand."""
    x, y = board.cell_of(cloister)
    near = [(x + dx, y + dy) for dx, dy in AROUND]
    return [board.demands.get(cell, ANYTHING) for cell in near if cell not in board.tiles]


def _features_at(board: Board, cell: Cell, demand: str) -> set[Segment]:
    """The features that reach an empty cell."""
    segments = set[Segment]()
    for side, wanted in enumerate(demand):
        if wanted != ".":
            near = cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]
            base = board.numbers[near] << 4
            ports = board.tiles[near].ports[side ^ 2]
            segments.update(board.feature_of[base | port] for port in ports if port >= 0)
    return segments
