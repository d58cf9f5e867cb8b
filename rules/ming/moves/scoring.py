"""What counts, and how much: who goes into a city, what the city and the tiles bring."""

from __future__ import annotations

from functools import lru_cache

from rules.game import Outcome, Seat, most_points
from rules.ming.position.state import SOURCES, ByOwner, Rows, State
from rules.values import clockwise, with_most

STAYING = {2: 4, 4: 3, 6: 0}
"""By round: points for a courtier that stays in a city (R32)."""
SET = {2: 28, 4: 24, 6: 20}
"""By round: points for all six sorts of tiles (R29)."""
BONUS = 4
"""Points for most courtiers in a city (R33)."""
MONK = 4
"""Points for each courtier in a temple (R34)."""
FIVE = 10
"""Points for each set of five sorts after the last round (R37)."""


@lru_cache(4096)
def into_city(courtiers: ByOwner) -> ByOwner:
    """How many courtiers of each owner go from a region into the city. The neutral player counts as
    a player (R22-R26, R41)."""
    most = max(courtiers)
    leaders = courtiers.count(most)
    if most == 0 or leaders == 4:
        return (0,) * len(courtiers)
    if leaders > 1:
        return tuple(int(count == most) for count in courtiers)
    second = max(count for count in courtiers if count < most)
    follows = second > 0 and courtiers.count(second) == 1
    return tuple(
        min(2, most) if count == most else int(follows and count == second) for count in courtiers
    )


def neutral_due(houses: Rows) -> int:
    """How many neutral courtiers must go back (R42, A12). If they alone are most, as many stay as
    the best player has left, and one more. Else all of them go back."""
    *players, neutral = (sum(column) for column in zip(*houses, strict=True))
    most = max(players)
    return neutral - most - 1 if neutral > most else neutral


def bonus(houses: Rows) -> tuple[tuple[Seat, ...], int]:
    """The seats that get points for most courtiers left in a city, and how many each (R33, A7, A8,
    R42)."""
    *left, neutral = (sum(column) for column in zip(*houses, strict=True))
    tied = with_most(left, max(neutral, 1))
    if not tied:
        return (), 0
    parts = [_parts(houses, seat) for seat in tied]
    winners = tuple(s for s, count in zip(tied, parts, strict=True) if count == max(parts))
    return winners, BONUS // len(winners)


def _parts(houses: Rows, seat: Seat) -> int:
    """The number of city parts in which a seat has more courtiers left than anybody else (A7)."""
    return sum(row[seat] == max(row) and row.count(row[seat]) == 1 for row in houses)


def fives(tiles: tuple[int, ...]) -> int:
    """How many sets of five sorts some tiles make (R29, R37). All six sorts are never held
    together, so the smallest count is 0. The second smallest is the number of sets."""
    return sorted(tiles)[1]


def chooser(state: State) -> Seat:
    """The seat that names the next start player (R35, A9, A18). After round 4 it is the one with
    second fewest points, after round 5 the one with fewest. Ties go to most monks, then
    clockwise."""
    scores = [sum(row) for row in state.points]
    wanted = sorted(scores)[1 if state.round == 4 else 0]
    tied = [s for s in clockwise(state.seats, state.start) if scores[s] == wanted]
    return max(tied, key=state.temples.count)  # of several the first, clockwise


def outcome(state: State) -> Outcome | None:
    """The result once the game is over; equal totals share a place (R38, A10)."""
    return most_points(state.points, SOURCES) if state.phase == "over" else None
