"""What is asked of a seat, when, and why, and what it may decide ahead (R7-R9, R24)."""

from __future__ import annotations

from dataclasses import replace

from rules.changcheng.moves import events
from rules.changcheng.moves.legal import can_act
from rules.changcheng.position.box import box
from rules.changcheng.position.state import State
from rules.changcheng.position.wall import chart
from rules.changcheng.told.view import View
from rules.game import Event, Seat
from rules.told import Named

_PARTS = 2
"""Walls or cards of one action (R6)."""


def asked(view: View, seat: Seat) -> Event | None:
    """In another's turn: what one's card does in the province that was completed (A23)."""
    return working(view, seat) if seat != view.turn else None


def working(view: View, seat: Seat) -> Event | None:
    """The card whose ability the seat must choose (A23)."""
    if view.phase != "ability" or view.acting != seat or view.scoring is None:
        return None
    return events.CardWorks(view.working[0].card, view.scoring)


def waiting(view: View, seat: Seat) -> Event | None:
    """What the seat must decide beside its action: an ability, or which board to join (R36)."""
    if view.phase == "extend" and view.acting == seat:
        return events.BoardDue(box().emperors)
    return working(view, seat)


def pace(view: View) -> Event | None:
    """The first round, or the second wall or card of an action (R7-R9, R12)."""
    own = view.viewer is not None and view.viewer == view.acting
    if own and view.first_round and view.phase == "act":
        return events.FirstRound()
    return events.PartOf(_PARTS, _PARTS) if own and view.phase == "second" else None


def to_come(view: View) -> tuple[Event, ...]:
    """A second wall or card, a neutral wall, and a board that is to be joined (R6, R36, R46)."""
    own = view.viewer is not None and view.viewer == view.acting == view.turn
    if not own or view.phase not in ("act", "second") or view.first_round:
        return ()
    steps = {
        "second": view.phase == "act",
        "neutral": view.neutral_option and view.neutral_left > 0,
        "extend": view.extensions > 0 and view.emperors >= box().emperors,
    }
    return tuple(events.ToCome(step) for step, due in steps.items() if due)


def named(view: View) -> Named:
    """Where walls and cards are offered: what follows either. After a first wall: that a card with
    it would come first (R7-R9)."""
    if view.viewer is None or view.viewer != view.acting or view.first_round or not view.hand:
        return {}
    if view.phase == "act" and view.walls_left[view.viewer] >= _PARTS:
        cards = {("verb", "card"): "first-card"} if len(view.hand) >= _PARTS else {}
        return {("verb", "wall"): "first-wall", **cards}
    return {("field", "space"): "second-space"} if _card_was_possible(view) else {}


def _card_was_possible(view: View) -> bool:
    """Whether a first wall may still be taken back for a card: it has completed nothing (R22)."""
    if view.phase != "second" or not view.last:
        return False
    here = chart(view.boards)
    return not view.provinces[here.china_of[here.space_number[view.last[0]]]].done


def next_turn(state: State, seat: Seat) -> State | None:
    """The seat's action, while another is to begin one; None for a seat that would be skipped
    (R6, R40)."""
    if state.phase != "act" or not can_act(state, seat):
        return None
    first = state.first_round and state.walls[seat] == box().walls
    return replace(state, turn=seat, acting=seat, first_round=first, last=())
