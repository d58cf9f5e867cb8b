"""What a seat may decide ahead: where courtiers go, for the order matters little (R7, R40)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.ming.moves.actions import MingAction, Neutral, Place
from rules.ming.position.box import NEUTRAL, PROVINCES
from rules.ming.told.view import View

_PLACE = tuple(Place(province) for province in PROVINCES)


def plan(view: View, planned: Sequence[MingAction]) -> tuple[MingAction, ...]:
    """Every area or region, while more courtiers of the viewer are to be placed than planned."""
    seat = view.viewer
    if seat is None:
        return ()
    if view.phase == "place":
        return _PLACE if view.placing[seat] > len(planned) else ()
    if view.phase == "neutral" and view.neutral_left[seat] > len(planned):
        return _neutral(view, planned)
    return ()


def _neutral(view: View, planned: Sequence[MingAction]) -> tuple[MingAction, ...]:
    """Regions where another neutral courtier may stand beside those already planned (R40)."""
    found = (Neutral(region.region) for region in view.regions)
    standing = {region.region: region.neutral for region in view.regions}
    return tuple(
        action for action in found if standing[action.region] + planned.count(action) < NEUTRAL
    )
