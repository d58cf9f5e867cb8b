"""What seats hold and know, as it is asked for (R3, R13, A20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.changcheng.moves import events
from rules.changcheng.position.box import box
from rules.changcheng.told.view import View
from rules.game import Event, Seat


def hand(view: View) -> Iterator[Event]:
    """The viewer's cards, in hand and face down, and its pieces. Only for a viewer that plays."""
    assert view.viewer is not None
    yield events.HandHeld(view.hand)
    for laid in view.laid:
        if laid.card is not None:
            yield events.FaceDownHeld(laid.card, laid.province)


def armies(view: View) -> Iterator[Event]:
    """Army cards the viewer has looked at and others need not know (A20)."""
    for army in view.mongols:
        if army.state == "down" and army.value is not None:
            yield events.ArmyKnown(army.mongol, army.value)


def supply(view: View, seat: Seat) -> Event:
    """What a seat has not built, and how many cards it holds."""
    return events.SupplyHeld(
        seat,
        view.walls_left[seat],
        view.doubles_left[seat],
        view.towers_left[seat],
        view.hand_sizes[seat],
    )


def unseen(view: View) -> Event:
    """Army cards of the box that the viewer has not seen, by value."""
    left = Counter(box().army)
    left.subtract(mongol.value for mongol in view.mongols if mongol.value is not None)
    counted = ((str(value), count) for value, count in sorted(left.items()) if count > 0)
    return events.ArmiesUnseen(tuple(counted))
