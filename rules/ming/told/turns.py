"""What is asked of a seat, when, and why, and what it may decide ahead (R7, R10, R30, R31, R35,
R40, R42)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from operator import add, sub

from rules.game import Event, Seat
from rules.ming.moves import events
from rules.ming.moves.scoring import STAYING
from rules.ming.position.box import HAND, NEUTRAL, PLACED, PROVINCE_NUMBER
from rules.ming.position.state import NOBODY, State, regions_of
from rules.ming.told.view import View


def asked(view: View, seat: Seat) -> Event | None:
    """What a seat must decide while provinces are scored or a round ends; else None. It is nobody's
    turn then."""
    if seat not in view.acting:
        return None
    match view.phase:
        case "recall":
            return recall(view)
        case "home":
            return home(view, seat)
        case "start":
            return events.StartAsked(view.round + 1)
        case _:
            return None


def recall(view: View) -> Event:
    """The city being scored, before any courtiers are taken back (R30)."""
    name = view.scoring or ""
    regions = [view.regions[region] for region in regions_of(PROVINCE_NUMBER[name])]
    tally = tuple(sum(region.houses[seat] for region in regions) for seat in range(view.seats))
    neutral = sum(region.neutral_houses for region in regions)
    return events.RecallStands(name, tally, neutral, STAYING[view.round])


def home(view: View, seat: Seat) -> Event:
    """The courtiers that still go back: the seat's own ones come before neutral ones (R31, R42)."""
    own, name = view.returning[seat], view.scoring or ""
    if own:
        return events.HomeStands(name, own, "own")
    return events.HomeStands(name, view.neutral_returning, "neutral")


def pace(view: View) -> Event | None:
    """Which of its courtiers the viewer must place, or which card of its refill it must take (R7,
    R10); else None."""
    seat = view.viewer
    if seat is None or seat not in view.acting:
        return None
    match view.phase:
        case "neutral":
            return events.CourtierOf(NEUTRAL + 1 - view.neutral_left[seat], NEUTRAL)
        case "place":
            return events.CourtierOf(PLACED + 1 - view.placing[seat], PLACED)
        case "cards":
            return events.CardOf(1 + sum(view.hands[seat]), HAND)
        case _:
            return None


_LATER: Mapping[str, tuple[str, ...]] = {
    "neutral": ("place", "cards", "act"),
    "place": ("cards", "act"),
    "cards": ("act",),
    "act": ("deploy",),
    "moving": ("deploy",),
}
"""By phase: what a seat will decide later in the round, or in its move (R6, R17)."""


def to_come(view: View) -> tuple[Event, ...]:
    """What comes later: the other phases of the round, and after a move the deployment."""
    if view.viewer not in view.acting:
        return ()
    return tuple(events.ToCome(step) for step in _LATER.get(view.phase, ()))


def next_turn(state: State, seat: Seat) -> State | None:
    """The position if the seat were to take its next turn now; None when it has none. A turn is all
    courtiers it has yet to place, one card to take, or one action of its prince (R7, R10, R14,
    R40)."""
    match state.phase:
        case "place" | "neutral" | "prince":
            return _alone(state, seat)
        case "cards" if sum(state.hands[seat]) < HAND:
            return replace(state, turn=seat, last=())
        case "act" if any(state.hands[seat]) and not state.passed[seat]:
            return replace(state, turn=seat, last=())
        case _:
            return None


def _alone(state: State, seat: Seat) -> State | None:
    """A round of placements in which only this seat places. The others' courtiers wait in the
    supply."""
    if state.phase == "prince":
        return replace(state, turn=seat) if state.princes[seat] == NOBODY else None
    rest = state.placing if state.phase == "place" else state.neutral
    if not rest[seat]:
        return None
    own = tuple(count if other == seat else 0 for other, count in enumerate(rest))
    if state.phase == "neutral":
        return replace(state, turn=seat, neutral=own, last=())
    supply = tuple(map(add, state.supply, map(sub, rest, own)))
    return replace(state, turn=seat, placing=own, supply=supply, last=())
