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
    """In another's turn: the card of the seat whose ability it must choose now (A23); else None."""
    return working(view, seat) if seat != view.turn else None


def working(view: View, seat: Seat) -> Event | None:
    """The card whose ability the seat must choose now (A23); else None."""
    if view.phase != "ability" or view.acting != seat or view.scoring is None:
        return None
    return events.CardWorks(view.working[0].card, view.scoring)


def waiting(view: View, seat: Seat) -> Event | None:
    """What the seat must decide besides its action: an ability, or which board to join (R36); else
    None."""
    if view.phase == "extend" and view.acting == seat:
        return events.BoardDue(box().emperors)
    return working(view, seat)


def pace(view: View) -> Event | None:
    """Where the viewer is in its turn: in the first round, or at the second wall or card (R7-R9,
    R12); else None."""
    own = view.viewer is not None and view.viewer == view.acting
    if own and view.first_round and view.phase == "act":
        return events.FirstRound()
    return events.PartOf(_PARTS, _PARTS) if own and view.phase == "second" else None


def to_come(view: View) -> tuple[Event, ...]:
    """What may follow in the turn: a second wall or card, a neutral wall, a board to be joined (R6,
    R36, R46)."""
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
    """Other words for the choice of walls and cards (R7-R9). At the beginning of an action they say
    that a second one follows. After a first wall they say that a card would have to come before
    it."""
    if view.viewer is None or view.viewer != view.acting or view.first_round or not view.hand:
        return {}
    if view.phase == "act" and view.walls_left[view.viewer] >= _PARTS:
        cards = {("verb", "card"): "first-card"} if len(view.hand) >= _PARTS else {}
        return {("verb", "wall"): "first-wall", **cards}
    return {("field", "space"): "second-space"} if _card_was_possible(view) else {}


def _card_was_possible(view: View) -> bool:
    """Whether the first wall can still be taken back for a card. It can if it has completed nothing
    (R22)."""
    if view.phase != "second" or not view.last:
        return False
    here = chart(view.boards)
    return not view.provinces[here.china_of[here.space_number[view.last[0]]]].done


def next_turn(state: State, seat: Seat) -> State | None:
    """The position if the seat were to begin an action now (R6). None while no action is to begin,
    and for a seat that would be skipped (R40)."""
    if state.phase != "act" or not can_act(state, seat):
        return None
    first = state.first_round and state.walls[seat] == box().walls
    return replace(state, turn=seat, acting=seat, first_round=first, last=())
