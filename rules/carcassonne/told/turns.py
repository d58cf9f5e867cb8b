"""What is still to come of a turn (R10)."""

from __future__ import annotations

from rules.carcassonne.moves import events
from rules.carcassonne.told.view import View
from rules.game import Event


def to_come(view: View) -> tuple[Event, ...]:
    """What may follow in the turn: a follower, while the tile is not laid yet and the viewer has
    one."""
    if view.viewer != view.turn or view.phase != "place":
        return ()
    return (events.ToCome("follower"),) if view.supply[view.turn] else ()
