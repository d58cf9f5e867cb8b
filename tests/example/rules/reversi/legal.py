"""What may be done in a position, and why something else may not."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.game import Illegal, Seat
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.box import CELLS, box
from tests.example.rules.reversi.state import Discs, State

_ACTIONS = tuple(map(Place, CELLS))


def to_act(state: State) -> tuple[Seat, ...]:
    """The seat on turn."""
    return () if state.turn is None else (state.turn,)


def legal_actions(state: State, seat: Seat) -> tuple[Place, ...]:
    """Every cell where the seat may place a disc, row by row (R4)."""
    if seat != state.turn:
        return ()
    return tuple(_ACTIONS[at] for at in placements(state.discs, seat))


def placements(discs: Discs, seat: Seat) -> Iterator[int]:
    """The free cells where a disc of the seat outflanks another (R4)."""
    free = (at for at, owner in enumerate(discs) if owner is None)
    return (at for at in free if outflanked(discs, seat, at))


def can_place(discs: Discs, seat: Seat) -> bool:
    """Whether there is such a cell."""
    return any(True for _ in placements(discs, seat))


def outflanked(discs: Discs, seat: Seat, at: int) -> list[int]:
    """The discs that one placed on a cell would turn, in every direction (R5, R6)."""
    found: list[int] = []
    for line in lines_from(at):
        for between, cell in enumerate(line):
            if discs[cell] is None:
                break
            if discs[cell] == seat:
                found += line[:between]
                break
    return found


def check_place(state: State, seat: Seat, action: Place) -> int:
    """The cell of a legal placement; raises `Illegal` for any other."""
    if state.turn is None:
        raise Illegal("game-over")
    if seat != state.turn:
        raise Illegal("not-your-turn")
    if action.cell not in CELLS:
        raise Illegal("unknown-cell", cell=action.cell)
    at = CELLS.index(action.cell)
    if state.discs[at] is not None:
        raise Illegal("occupied", cell=action.cell)
    if not outflanked(state.discs, seat, at):
        raise Illegal("turns-nothing", cell=action.cell)
    return at


@cache
def lines_from(at: int) -> tuple[tuple[int, ...], ...]:
    """The cells in each of the eight directions from a cell, the nearest first (R5)."""
    steps = ((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
    return tuple(_line(at, dx, dy) for dx, dy in steps)


def _line(at: int, dx: int, dy: int) -> tuple[int, ...]:
    columns, rows = box().columns, box().rows
    y, x = divmod(at, columns)
    line: list[int] = []
    while 0 <= (x := x + dx) < columns and 0 <= (y := y + dy) < rows:
        line.append(y * columns + x)
    return tuple(line)
