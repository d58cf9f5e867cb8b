"""A better guess of how the game ends, for computer players that think longer.

Beside what `rules.tigris.players.estimate` sees: monuments pay as long as the game lasts, squares
of three invite one more tile, the weakest colour can still be raised while there is time, kingdoms
that a tile would join fight with the tiles in hand, too. Only the seat on turn is taken to know its
hand; those of the others count as likely as the tiles that are still to be seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from rules.tigris.moves.completing import sites
from rules.tigris.moves.scoring import final_points
from rules.tigris.players.chances import chance_of
from rules.tigris.players.estimate import LAID, TILE, weakest
from rules.tigris.players.expected_points import Outlook, add_expected, expected_parts, outlook_of
from rules.tigris.position.board import Board, Standing, without
from rules.tigris.position.box import box
from rules.tigris.position.conflicts import RED, fight_of
from rules.tigris.position.state import ByColour, Conflict, Monument, State
from rules.told import Collected, Part, Parts

_SURE = 3.0
"""How much more a lead counts once the game is over."""

HOLDS = 0.6
"""`Game.estimate_holds`, roughly: the turns that cost beginners most and what the search would have
played instead, each played out by sound players in six to ten worlds.
27 turns of five games."""


def estimate_well(state: State) -> tuple[float, ...]:
    """By seat: the likely points of the weakest colour; the other colours count less."""
    if state.phase == "build":
        return _best_monument(state)[0]
    if state.phase == "refill" and _ends(state):
        return tuple(map(_certain, final_points(state)))
    conflict = state.conflict
    if conflict is None or conflict.sort == "war":
        return _worths(state, state.board, None)
    (chance, *_), (other, *_) = boards = _revolt(state, conflict)
    won, lost = (_worths(state, board, revolt) for _, board, revolt in boards)
    return tuple(chance * a + other * b for a, b in zip(won, lost, strict=True))


def estimate_parts(state: State) -> Parts:
    """The parts of `estimate_well`: points won, treasures, and what is to come. The worth of a part
    is what it adds to those before it."""
    parts = Collected(state.seats)
    if state.phase == "build":
        _add_parts(parts, 1.0, state, state.board, None, _best_monument(state)[1])
    elif state.phase == "over" or (state.phase == "refill" and _ends(state)):
        counted = _certain if state.phase == "refill" else min
        parts.add(Part("points"), map(counted, state.points))
        parts.add(Part("treasures"), _gains(counted, state.points, final_points(state)))
    elif state.conflict is None or state.conflict.sort == "war":
        _add_parts(parts, 1.0, state, state.board, None)
    else:
        for chance, board, revolt in _revolt(state, state.conflict):
            _add_parts(parts, chance, state, board, revolt)
    return parts.parts


_Revolt: TypeAlias = tuple[Standing, Standing]
"""The leaders that win and lose a revolt."""


def _revolt(
    state: State, conflict: Conflict
) -> tuple[tuple[float, Board, _Revolt], tuple[float, Board, _Revolt]]:
    """Both outcomes of a revolt, the attacker's victory first. Each with its chance, the board
    after it, and the leaders that win and lose."""
    fight = fight_of(state.board, conflict, state.joining, state.leaders, state.turn)
    chance = chance_of(state, fight, conflict)
    one, other = fight.attacker, fight.defender
    return (
        (chance, without(state.board, 1 << other.square), (one, other)),
        (1 - chance, without(state.board, 1 << one.square), (other, one)),
    )


def _ends(state: State) -> bool:
    """Whether the game ends with this turn (R48, R49)."""
    if state.short or len(state.treasures) <= box().last_treasures:
        return True
    return len(state.bag) < state.seats * box().hand - sum(map(sum, state.hands))


def _certain(points: ByColour) -> float:
    """The worth of points that nothing can change any more: the weakest colour, then the next ones
    (R50)."""
    first, second, third, _ = sorted(points)
    return _SURE * (first + second / 50 + third / 2500)


def _best_monument(state: State) -> tuple[tuple[float, ...], tuple[Monument, ...]]:
    """By seat the worth if the seat on turn makes its best choice of a monument, or none; with the
    monuments then (R37)."""
    names, squares = sites(state.board, state.placed, state.monuments)
    stocks: list[tuple[Monument, ...]] = [state.monuments]
    stocks += [(*state.monuments, Monument(squares[0], name)) for name in names]
    options = [(_worths(state, state.board, None, monuments), monuments) for monuments in stocks]
    return max(
        options, key=lambda option: 2 * option[0][state.turn] - sum(option[0]) / len(option[0])
    )


def _worths(
    state: State,
    board: Board,
    revolt: _Revolt | None,
    monuments: Sequence[Monument] | None = None,
) -> tuple[float, ...]:
    """By seat: the worth of the likely points, of tiles in hand and of tiles on the board."""
    outlook = outlook_of(state, board)
    _add_revolt(outlook, revolt)
    if state.phase != "over":
        add_expected(outlook, state.monuments if monuments is None else monuments)
    bend = _evenness(state.seats, outlook.turns)
    worths = [
        weakest(_raise_lowest(row, hope), bend) + TILE * sum(hand)
        for row, hope, hand in zip(outlook.likely, outlook.hopes, state.hands, strict=True)
    ]
    worths[state.turn] += LAID * (board.face_up | board.down).bit_count()
    return tuple(worths)


def _add_revolt(outlook: Outlook, revolt: _Revolt | None) -> None:
    """Adds what a revolt brings its winner and costs its loser."""
    if revolt is not None:
        winner, loser = revolt
        outlook.likely[winner.seat][RED] += 1
        outlook.likely[loser.seat][loser.colour] -= 0.2


def _add_parts(
    parts: Collected,
    chance: float,
    state: State,
    board: Board,
    revolt: _Revolt | None,
    monuments: Sequence[Monument] | None = None,
) -> None:
    """Adds what `_worths` consist of to the parts, multiplied by the chance of this board."""
    outlook = outlook_of(state, board)
    before = [0.0] * state.seats
    for name, now in _steps(outlook, revolt, state.monuments if monuments is None else monuments):
        gains = [chance * (n - b) for n, b in zip(now, before, strict=True)]
        parts.add(Part(name), gains)
        before = now
    parts.add(Part("hand"), [chance * TILE * sum(hand) for hand in state.hands])
    laid = LAID * (board.face_up | board.down).bit_count()
    parts.of("")[state.turn] += chance * laid


def _steps(
    outlook: Outlook, revolt: _Revolt | None, monuments: Sequence[Monument]
) -> Iterator[tuple[str, list[float]]]:
    """By seat the worth of the points, after each part of them was added; with the name of the
    part."""
    state = outlook.state
    bend = _evenness(state.seats, outlook.turns)
    yield "points", [weakest(list(map(float, row)), bend) for row in state.points]

    def worths() -> list[float]:
        filled = zip(outlook.likely, outlook.hopes, strict=True)
        return [weakest(_raise_lowest(list(row), hope), bend) for row, hope in filled]

    yield "treasures", worths()
    _add_revolt(outlook, revolt)
    yield "conflicts", worths()
    for name in expected_parts(outlook, monuments):
        yield name, worths()


def _gains(
    counted: Callable[[ByColour], float], before: Iterable[ByColour], after: Iterable[ByColour]
) -> list[float]:
    """By seat: how much more the points `after` are worth than those `before`."""
    return [counted(a) - counted(b) for a, b in zip(after, before, strict=True)]


def _evenness(seats: int, turns: float) -> float:
    """How many points a colour may lie above the weakest before it counts little. They are few when
    the end is near (fitted to final points)."""
    return min(3.5, 0.5 + 0.5 * turns) if seats == 2 else min(2.0, 0.5 + 0.4 * turns)


def _raise_lowest(points: list[float], hope: float) -> list[float]:
    """The points by colour after `hope` more points went to the lowest colour (R51)."""
    points[points.index(min(points))] += hope
    return points
