"""What a position is worth (R9)."""

from __future__ import annotations

from rules.game import Outcome, Seat, places
from tests.example.rules.reversi.state import SOURCES, Discs, State


def points(discs: Discs) -> tuple[int, int]:
    """A point for every disc, by seat (R9); free cells count for nobody (A1)."""
    return discs.count(0), discs.count(1)


def winners(discs: Discs) -> tuple[Seat, ...]:
    """The seats that share the first place (R9)."""
    return places(points(discs))[0]


def outcome(state: State) -> Outcome | None:
    """Places by points, once nobody can place a disc (R8)."""
    if state.turn is not None:
        return None
    scores = points(state.discs)
    breakdown = tuple(((SOURCES[0], number),) for number in scores)
    return Outcome(places(scores), scores, breakdown)
