"""What seats hold, as it is asked for; all of it is public (A17)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.game import Event, Seat
from rules.ming.moves import events
from rules.ming.position.box import PROVINCES
from rules.ming.position.state import CARDS
from rules.ming.told.view import View
from rules.values import Counted


def cards(view: View, seat: Seat) -> Event:
    """A seat's cards."""
    return events.HandHeld(seat, _counted(CARDS, view.hands[seat]))


def tiles(view: View, seat: Seat) -> Event:
    """A seat's province tiles."""
    return events.TilesHeld(seat, _counted(PROVINCES, view.tiles[seat]))


def supply(view: View, seat: Seat) -> Event:
    """Courtiers in the supply, and those taken from it that are still to be placed."""
    return events.SupplyHeld(seat, view.supply[seat] + view.placing[seat])


def _counted(names: Sequence[str], counts: Sequence[int]) -> Counted:
    return tuple((name, count) for name, count in zip(names, counts, strict=True) if count)
