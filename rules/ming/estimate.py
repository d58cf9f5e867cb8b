"""What computer players go by."""

from __future__ import annotations

from rules.ming.state import State


def estimate(state: State) -> tuple[float, ...]:
    """By seat: the points."""
    return tuple(float(sum(row)) for row in state.points)
