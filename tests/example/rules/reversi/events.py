"""What can happen in Reversi."""

from __future__ import annotations

from rules.events import GameEnded, SeatEvent
from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, added, listed, number


class DiscPlaced(Event):
    """A disc was placed and others were turned (R4, R6)."""

    seat: Seat = of_kind("seat")
    cell: str = of_kind("cell")
    turned: int = of_kind("count")


class TurnMissed(SeatEvent):
    """A seat could place no disc (R7)."""


class DiscsPlaced(SummaryEvent, of=DiscPlaced, run="turns"):
    """A seat placed several discs, told as one."""

    seat: Seat = of_kind("seat")
    cells: tuple[str, ...] = listed("cell")
    turned: int = added("turned", kind="count")


class TurnsMissed(SummaryEvent, of=TurnMissed, run="turns"):
    """A seat missed several turns, told as one."""

    seat: Seat = of_kind("seat")
    count: int = number()


class CellsFree(Event):
    """How many cells are free."""

    count: int = of_kind("count")


EVENTS = (*events_in(globals()), GameEnded)
