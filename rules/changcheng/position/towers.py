"""Spaces beside towers that are kept for their owners (R17-R21, A3).

A seat owes a wall beside its tower while its debt is open. As long as two neighbours of the tower
are free anybody may take one; the last one is kept for the owner. Everything follows from the
debts and from what is free now, so that boards joined later need no care.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.changcheng.position.state import Piece, State, WallSpaces
from rules.changcheng.position.wall import free_spaces
from rules.game import Seat


def kept_spaces(state: State) -> Mapping[int, tuple[Seat, ...]]:
    """By space: the seats that it is kept for. Nobody else may build there (R18, R19). A space that
    is the last one for two towers is kept for both owners (A3b). It is not kept for a seat that
    could not build there anyway (A3c): a seat without walls needs a double wall that fits."""
    if not any(state.debts):
        return {}
    lasts = dict(_last_spaces(state))
    keepers = dict[int, tuple[Seat, ...]]()
    for seat, (space, beyond) in lasts.items():
        if state.walls[seat] or _double_fits(state, seat, beyond, lasts):
            keepers[space] = (*keepers.get(space, ()), seat)
    return keepers


def buildable(state: State, seat: Seat) -> list[int]:
    """The free spaces on which a seat may build: all that are not kept for others."""
    kept = kept_spaces(state)
    if not kept:
        return free_spaces(state)
    return [s for s in free_spaces(state) if s not in kept or seat in kept[s]]


def keeps_last(state: State, seat: Seat, at: int) -> bool:
    """Whether the last free space beside the seat's tower at `at` is kept for it, whichever space
    that will be. If two spaces are free, others may take either. So for a seat without walls, a
    double wall must fit on both sides (A3c)."""
    free = [space for space in neighbours(state.wall, at) if state.wall[space] is None]
    if not free or state.walls[seat] or not state.doubles[seat]:
        return bool(free and state.walls[seat])
    lasts = dict(_last_spaces(state))
    return all(_double_fits(state, seat, 2 * space - at, lasts) for space in free)


def neighbours(wall: WallSpaces, space: int) -> list[int]:
    """The spaces west and east of a space; just one at an open end of the wall."""
    return [at for at in (space - 1, space + 1) if 0 <= at < len(wall)]


def beside_tower(state: State, space: int) -> bool:
    """Whether a tower of any colour stands next to a free space (R17)."""
    for piece in state.wall[max(space - 1, 0) : space + 2]:
        if piece is not None and piece.sort == "tower":
            return True
    return False


def beside_own_tower(wall: WallSpaces, seat: Seat, space: int) -> bool:
    """Whether the seat's own tower stands next to a space. Building there pays its debt (R20)."""
    return Piece("tower", seat) in (*wall[space - 1 : space], *wall[space + 1 : space + 2])


def _last_spaces(state: State) -> Iterator[tuple[Seat, tuple[int, int]]]:
    """By seat: the last free space beside its tower, and the space beyond that. Only for seats with
    an open debt and something to build."""
    for seat, owing in enumerate(state.debts):
        tower = Piece("tower", seat)
        if not owing or tower not in state.wall:
            continue
        at = state.wall.index(tower)
        free = [space for space in neighbours(state.wall, at) if state.wall[space] is None]
        if len(free) == 1 and (state.walls[seat] or state.doubles[seat]):
            yield seat, (free[0], 2 * free[0] - at)


def _double_fits(
    state: State, seat: Seat, beyond: int, lasts: Mapping[Seat, tuple[int, int]]
) -> bool:
    """Whether a double wall of the seat could stand on its last space and the one beyond it. It may
    not cover the last space of another tower (R21). If two owners have nothing but double walls and
    would both cover the other's space, neither space is kept."""
    if not 0 <= beyond < len(state.wall) or state.wall[beyond] is not None:
        return False
    return all(space != beyond for other, (space, _) in lasts.items() if other != seat)
