"""The first position (R1, R33, R35)."""

from __future__ import annotations

from rules.carcassonne.position.board import Cell
from rules.carcassonne.position.box import Kind, box
from rules.carcassonne.position.state import SOURCES, Laid, State
from rules.game import Rng

MIDDLE: Cell = (0, 0)


def first_state(seats: int, river: bool, rng: Rng) -> State:
    """The set-up: start tile or spring on the table, the rest shuffled (R1, R33, R35)."""
    kinds = box()
    start = next(k for k, tile in kinds.items() if (tile.role == "spring" if river else tile.start))
    land = [kind for kind, tile in kinds.items() if not tile.role for _ in range(_tile_count(tile))]
    stack = rng.shuffled("land", land)
    if river:
        courses = [
            k for k, tile in kinds.items() for _ in range(tile.count) if tile.role == "course"
        ]
        lake = [kind for kind, tile in kinds.items() if tile.role == "lake"]
        stack = (*rng.shuffled("river", courses), *lake, *stack)
    laid = (Laid(*MIDDLE, start, 0, None),)
    nothing = ((0,) * len(SOURCES),) * seats
    return State(seats, river, "draw", 0, None, stack, (), laid, (), nothing)


def _tile_count(tile: Kind) -> int:
    """How many tiles of a kind are drawn in a game; the start tile does not count."""
    return tile.count - tile.start
