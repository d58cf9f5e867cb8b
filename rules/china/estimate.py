"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from collections.abc import Sequence

from rules.china.box import box, realm_number, side
from rules.china.roads import lines
from rules.china.scoring import alliances, scores, state_points
from rules.china.standing import free_sites
from rules.china.state import NOBODY, State
from rules.game import Seat

_OPEN_SITE = 0.06
"""How much less sure the points of a state are for each site still free."""
_ALLIANCE = 0.7
"""How sure an alliance is that would score now."""
_HOPE = 0.35
"""How likely an alliance is to come that lacks one emissary in one of its states."""
_ROAD = 0.3
"""What two own houses along one road are worth for lines to come."""
_PAIR = 0.2
"""What two equal cards in hand are worth: two markers in one state, or a wild pair."""


def estimate(state: State) -> tuple[float, ...]:
    """Points by seat as they are likely to come out if nobody interferes."""
    points = [float(score) for score in scores(state)]
    if state.phase == "over":
        return tuple(points)
    for realm in range(len(box().realms)):
        if not state.scored[realm]:
            sure = 1 - _OPEN_SITE * len(free_sites(state, realm))
            for seat, own in enumerate(state_points(state, realm)):
                points[seat] += sure * own
    for _, winners, worth in alliances(state):
        for seat in winners:
            points[seat] += _ALLIANCE * worth
    _hopes(state, points)
    for one, other in side(state.side).roads:
        if state.houses[one] == state.houses[other] != NOBODY:
            points[state.houses[one]] += _ROAD
    for seat, hand in enumerate(state.hands):
        points[seat] += sum(line.points for line in lines(state, seat))
        points[seat] += _PAIR * (len(hand) - len(set(hand)))
    return tuple(points)


def _hopes(state: State, points: list[float]) -> None:
    """Adds alliances to come: most emissaries in one state, at most one too few in the other."""
    time = min(1.0, len(state.pile) / 20 + (state.used_up == 0))
    for alliance in box().alliances:
        one, other = (state.emissaries[realm_number()[r]] for r in (alliance.one, alliance.other))
        worth = _HOPE * time * (sum(one) + sum(other) + 1)
        for seat in range(state.seats):
            if (_leads(one, seat) and _nearly(other, seat)) or (
                _leads(other, seat) and _nearly(one, seat)
            ):
                points[seat] += worth


def _leads(court: Sequence[int], seat: Seat) -> bool:
    """Whether a seat has most emissaries, or shares the most (R33)."""
    return court[seat] == max(court) > 0


def _nearly(court: Sequence[int], seat: Seat) -> bool:
    """Whether one emissary more would give a seat most, and it lacks that now."""
    return not _leads(court, seat) and court[seat] + 1 >= max(court)
