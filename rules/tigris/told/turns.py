"""What is asked of a seat, when, and why, and what it may decide ahead (R5, R25, R31, R44)."""

from __future__ import annotations

from dataclasses import replace

from rules.game import Event, Seat
from rules.tigris.moves import events
from rules.tigris.moves.actions import Support
from rules.tigris.position.box import box
from rules.tigris.position.state import LEADERS, NOWHERE, TILES, State
from rules.tigris.told.view import Conflict, View


def asked(view: View, seat: Seat) -> Event | None:
    """What a seat must decide in another's turn: support in a conflict, or which treasure stays;
    else None."""
    if view.phase == "over" or seat != view.acting or seat == view.turn:
        return None
    conflict = view.conflict
    if conflict is None:
        return events.TreasureAsked(view.turn)
    one, two = conflict.attacker, conflict.defender
    sides = (one.seat, one.strength + (one.added or 0), two.seat, two.strength)
    role = "defender" if seat == two.seat else "attacker"
    return events.SupportAsked(role, conflict.leader, *sides, supporting(conflict))


def supporting(conflict: Conflict) -> str:
    """The sort of tile that may be added in a conflict (R25, R31)."""
    return TILES[0 if conflict.sort == "revolt" else LEADERS.index(conflict.leader)]


def pace(view: View) -> Event | None:
    """Which of its two actions the seat on turn takes next (R5); None for other viewers."""
    if view.viewer != view.turn or not view.actions_left:
        return None
    actions = box().actions
    return events.ActionOf(actions + 1 - view.actions_left, actions)


def to_come(view: View) -> tuple[Event, ...]:
    """What comes later in the turn: the second action, and the refill of all hands (R5, R47)."""
    if view.viewer != view.turn or view.phase not in ("act", "swap"):
        return ()
    second = ("action",) if view.actions_left > 1 else ()
    return tuple(events.ToCome(step) for step in (*second, "refill"))


def next_turn(state: State, seat: Seat) -> State | None:
    """The position if the seat were to begin a turn of two actions now (R5)."""
    if state.phase != "act" or state.short:
        return None
    return replace(
        state,
        turn=seat,
        acting=seat,
        actions_left=box().actions,
        placed=NOWHERE,
        last=(),
    )


def answers(view: View) -> tuple[Support, ...]:
    """The support that the viewer could give in a conflict begun by another: any number of tiles of
    one colour (R25, R31)."""
    if view.viewer is None or view.phase == "over":
        return ()
    most = max(map(view.hand.count, TILES))
    return tuple(map(Support, range(most, -1, -1)))


def own_points(view: View) -> int:
    """The viewer's points of all colours, and one for each treasure."""
    points = None if view.viewer is None else view.points[view.viewer]
    return 0 if points is None else sum(points.by_colour) + points.treasures
