"""A better guess of how the game ends, for computer players that think longer.

Beside what `rules.tigris.players.estimate` sees: monuments pay as long as the game lasts, squares
of three invite one more tile, the weakest colour can still be raised while there is time, kingdoms
that a tile would join fight with the tiles in hand, too. Only the seat on turn is taken to know its
hand; those of the others count as likely as the tiles that are still to be seen.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.tigris.moves.completing import sites
from rules.tigris.moves.scoring import final_points
from rules.tigris.players.chances import chance_of
from rules.tigris.players.estimate import weakest
from rules.tigris.players.expected_points import outlook_of, promise
from rules.tigris.position.board import Board, Standing, without
from rules.tigris.position.box import box
from rules.tigris.position.conflicts import RED, fight_of
from rules.tigris.position.state import ByColour, Monument, State

_SURE = 3.0
"""How much more a lead counts once the game is over than before."""

_TILE, _LAID = 0.04, 0.06
"""What tiles are worth in hand and on the board: see `rules.tigris.players.estimate`."""


def estimate_well(state: State) -> tuple[float, ...]:
    """By seat: the weakest colour as it is likely to come out, the others counting less."""
    if state.phase == "build":
        return _best_monument(state)
    if state.phase == "refill" and _ends(state):
        return tuple(map(_certain, final_points(state)))
    conflict = state.conflict
    if conflict is None or conflict.sort == "war":
        return _worths(state, state.board, None)
    fight = fight_of(state.board, conflict, state.joining, state.leaders, state.turn)
    chance = chance_of(state, fight, conflict)
    won, lost = (
        _worths(state, without(state.board, 1 << loser.square), (winner, loser))
        for winner, loser in ((fight.attacker, fight.defender), (fight.defender, fight.attacker))
    )
    return tuple(chance * a + (1 - chance) * b for a, b in zip(won, lost, strict=True))


def _ends(state: State) -> bool:
    """Whether the game ends with this turn (R48, R49)."""
    if state.short or len(state.treasures) <= box().last_treasures:
        return True
    return len(state.bag) < state.seats * box().hand - sum(map(sum, state.hands))


def _certain(points: ByColour) -> float:
    """What points are worth that nothing can change any more: the weakest colour, the next ones if
    it is equal (R50)."""
    first, second, third, _ = sorted(points)
    return _SURE * (first + second / 50 + third / 2500)


def _best_monument(state: State) -> tuple[float, ...]:
    """The worths if the seat on turn builds what suits it best, or nothing (R37)."""
    names, squares = sites(state.board, state.placed, state.monuments)
    stocks: list[tuple[Monument, ...]] = [state.monuments]
    stocks += [(*state.monuments, Monument(squares[0], name)) for name in names]
    found = [_worths(state, state.board, None, monuments) for monuments in stocks]
    return max(found, key=lambda worths: 2 * worths[state.turn] - sum(worths) / len(worths))


def _worths(
    state: State,
    board: Board,
    revolt: tuple[Standing, Standing] | None,
    monuments: Sequence[Monument] | None = None,
) -> tuple[float, ...]:
    """By seat: what the points are worth, tiles in hand and on the board added."""
    outlook = outlook_of(state, board)
    if revolt is not None:
        winner, loser = revolt
        outlook.likely[winner.seat][RED] += 1
        outlook.likely[loser.seat][loser.colour] -= 0.2
    if state.phase != "over":
        promise(outlook, state.monuments if monuments is None else monuments)
    bend = _evenness(state.seats, outlook.turns)
    worths = [
        weakest(_filled(row, hope), bend) + _TILE * sum(hand)
        for row, hope, hand in zip(outlook.likely, outlook.hopes, state.hands, strict=True)
    ]
    worths[state.turn] += _LAID * (board.face_up | board.down).bit_count()
    return tuple(worths)


def _evenness(seats: int, turns: float) -> float:
    """Points a colour may lie above the weakest before it counts for little: few when the end is
    near (fitted to final points)."""
    return min(3.5, 0.5 + 0.5 * turns) if seats == 2 else min(2.0, 0.5 + 0.4 * turns)


def _filled(points: list[float], hope: float) -> list[float]:
    """The points with so many more where they are fewest (R51)."""
    points[points.index(min(points))] += hope
    return points
