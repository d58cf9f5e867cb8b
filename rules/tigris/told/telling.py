"""What seats hold, as it is asked for (R4, R22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Seat
from rules.tigris.moves import events
from rules.tigris.position.state import TILES
from rules.tigris.told.view import View
from rules.values import Counted


def hand(view: View) -> tuple[Event, ...]:
    """The viewer's tiles, points and stock. Only for a viewer that plays."""
    assert view.viewer is not None
    points = view.points[view.viewer]
    assert points is not None
    held = events.PointsHeld(points.red, points.blue, points.green, points.black, points.treasures)
    return (events.HandHeld(_counted(view.hand)), held, stock(view, view.viewer))


def stock(view: View, seat: Seat) -> Event:
    """A seat's leaders off the board and its unused catastrophes."""
    return events.StockHeld(seat, view.stock[seat], view.catastrophes_left[seat])


def _counted(tiles: Sequence[str]) -> Counted:
    counts = Counter(tiles)
    return tuple((tile, counts[tile]) for tile in TILES if counts[tile])
