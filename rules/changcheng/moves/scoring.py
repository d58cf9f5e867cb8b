"""The result once the Mongols have attacked (R44)."""

from __future__ import annotations

from rules.changcheng.position.state import SOURCES, State
from rules.game import Outcome, places


def outcome_of(state: State) -> Outcome:
    """Places by points; equal scores share one (R44)."""
    scores = tuple(sum(row) for row in state.points)
    breakdown = tuple(tuple(zip(SOURCES, row, strict=True)) for row in state.points)
    return Outcome(places(scores), scores, breakdown)
