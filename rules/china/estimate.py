"""A guess of everybody's final points, for computer players: what is scored, and what stands."""

from __future__ import annotations

from rules.china.box import box, side
from rules.china.roads import lines
from rules.china.scoring import alliances, scores, state_points
from rules.china.standing import free_sites
from rules.china.state import NOBODY, State

_OPEN_SITE = 0.06
"""How much less sure the points of a state are for each site still free."""
_ALLIANCE = 0.7
"""How sure an alliance is that would score now."""
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
    for one, other in side(state.side).roads:
        if state.houses[one] == state.houses[other] != NOBODY:
            points[state.houses[one]] += _ROAD
    for seat, hand in enumerate(state.hands):
        points[seat] += sum(line.points for line in lines(state, seat))
        points[seat] += _PAIR * (len(hand) - len(set(hand)))
    return tuple(points)
