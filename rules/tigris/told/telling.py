"""What seats hold, as it is asked for (R4, R22)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.game import Event, Seat
from rules.tigris.moves import events
from rules.tigris.moves.scoring import with_treasures
from rules.tigris.position.state import TILES
from rules.tigris.told.asking import asked, supporting
from rules.tigris.told.view import Points, View
from rules.values import Counted


def hand(view: View) -> tuple[Event, ...]:
    """The conflict that waits for the viewer, its tiles, points and stock."""
    return () if view.viewer is None else (*_conflict(view), *held(view))


def held(view: View) -> tuple[Event, ...]:
    """The viewer's tiles, points and stock. Only for a viewer that plays."""
    assert view.viewer is not None
    points = view.points[view.viewer]
    assert points is not None
    won = events.PointsHeld(points.red, points.blue, points.green, points.black, points.treasures)
    return (events.HandHeld(_counted(view.hand)), won, stock(view, view.viewer))


def remaining(view: View) -> tuple[Event, ...]:
    """Bag, hands, treasures, monuments and everybody's stock."""
    return (
        events.TilesLeft(view.bag),
        events.HandsHeld(view.hand_sizes),
        events.TreasuresLeft(len(view.treasures)),
        events.MonumentsLeft(view.unbuilt),
        *[stock(view, seat) for seat in range(view.seats)],
    )


def scores(view: View) -> tuple[int | None, ...]:
    """The weakest colour after the best use of treasures, where the points are known."""
    over = view.phase == "over"
    return tuple(None if p is None else _weakest(p, over) for p in view.points)


def stock(view: View, seat: Seat) -> Event:
    """A seat's leaders off the board and its unused catastrophes."""
    return events.StockHeld(seat, view.stock[seat], view.catastrophes_left[seat])


def _counted(tiles: Sequence[str]) -> Counted:
    counts = Counter(tiles)
    return tuple((tile, counts[tile]) for tile in TILES if counts[tile])


def _weakest(points: Points, over: bool) -> int:
    """At the end the treasures are in the totals already (R50)."""
    totals = (points.red, points.blue, points.green, points.black)
    return min(totals if over else with_treasures(totals, points.treasures))


def _conflict(view: View) -> tuple[Event, ...]:
    """The conflict in which the viewer is asked for support, in its own turn or another's."""
    conflict, viewer = view.conflict, view.viewer
    if conflict is None or viewer is None or view.acting != viewer:
        return ()
    one, two = conflict.attacker, conflict.defender
    attack = one.strength + (one.added or 0)
    sides = one.seat, two.seat
    words = conflict.sort, conflict.leader
    stands = events.ConflictStands(*words, *sides, attack, two.strength, supporting(conflict))
    return (asked(view, viewer) or stands,)
