"""What a seat may decide ahead: where its next courtiers go, for the order matters little (R7)."""

from __future__ import annotations

from rules.ming.actions import Place
from rules.ming.box import PROVINCES
from rules.ming.view import View

_PLACE = tuple(Place(province) for province in PROVINCES)


def plan(view: View, planned: int) -> tuple[Place, ...]:
    """Every area, while more courtiers of the viewer are to be placed than it has planned."""
    seat = view.viewer
    if seat is None or view.phase != "place" or view.placing[seat] <= planned:
        return ()
    return _PLACE
