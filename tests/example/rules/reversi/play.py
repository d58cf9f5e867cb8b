"""What an action leads to: a disc is placed, others are turned, the turn goes on (R4-R8)."""

from __future__ import annotations

from rules.game import Event, Rng, Seat, Step
from tests.example.rules.reversi import events
from tests.example.rules.reversi.actions import Place
from tests.example.rules.reversi.legal import can_place, check_place, outflanked
from tests.example.rules.reversi.scoring import points, winners
from tests.example.rules.reversi.state import Discs, State


def apply(state: State, seat: Seat, action: Place, rng: Rng) -> Step[State]:
    """The step an action leads to. Raises `Illegal` when it is not legal."""
    at = check_place(state, seat, action)
    turned = outflanked(state.discs, seat, at)
    own = {at, *turned}
    discs = tuple(seat if cell in own else owner for cell, owner in enumerate(state.discs))
    turn, happened = _following(discs, seat)
    placed = events.DiscPlaced(seat, action.cell, len(turned))
    return Step(State(discs, turn, action.cell), (placed, *happened))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The same position: nothing is hidden."""
    return state


def _following(discs: Discs, seat: Seat) -> tuple[Seat | None, tuple[Event, ...]]:
    """Whose turn is next, and what is told of it: usually the other seat's (R7, R8)."""
    other = 1 - seat
    if can_place(discs, other):
        return other, ()
    if can_place(discs, seat):
        return seat, (events.TurnMissed(other),)
    first = winners(discs)
    return None, (events.GameEnded(first, len(first), max(points(discs))),)
