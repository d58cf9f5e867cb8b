"""Where in its turn a seat is, and what it may decide ahead (R10, R19)."""

from __future__ import annotations

from rules.china.moves import events
from rules.china.position.box import HAND
from rules.china.position.state import NOBODY, State
from rules.china.told.view import View
from rules.game import Event, Seat
from rules.values import replaced

_MARKERS = 2
"""The most markers of one turn (R10)."""


def pace(view: View) -> Event | None:
    """Where the viewer is in its turn: at the second marker, or at which card of the refill; else
    None."""
    if view.viewer != view.turn:
        return None
    match view.phase:
        case "second":
            return events.MarkerOf(_MARKERS, _MARKERS)
        case "draw":
            return events.CardOf(HAND + 1 - view.needed, HAND)
        case _:
            return None


def to_come(view: View) -> tuple[Event, ...]:
    """What may follow in the turn: a second marker, and the cards that are drawn at the end."""
    if view.viewer != view.turn or view.phase not in ("play", "second"):
        return ()
    anywhere = view.phase == "play" and (view.houses or any(any(c.emissaries) for c in view.courts))
    second = ("second",) if anywhere and len(view.hand) > 1 else ()
    return tuple(events.ToCome(step) for step in (*second, "draw"))


def next_turn(state: State, seat: Seat) -> State | None:
    """The position if the seat were to place markers now, with the open cards as they are (R10,
    R19)."""
    if state.phase in ("restock", "over"):
        return None
    return replaced(state, phase="play", turn=seat, state=NOBODY, needed=0)
