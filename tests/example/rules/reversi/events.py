"""What can happen in Reversi."""

from __future__ import annotations

from dataclasses import dataclass

from rules.events import GameEnded, SeatEvent
from rules.game import Event, Seat, events_in, of_kind
from rules.summaries import SummaryEvent, added, listed, number


@dataclass(frozen=True, slots=True)
class DiscPlaced(Event):
    """A disc was placed and others were turned (R4, R6)."""

    seat: Seat = of_kind("seat")
    cell: str = of_kind("cell")
    turned: int = of_kind("count")


@dataclass(frozen=True, slots=True)
class TurnMissed(SeatEvent):
    """A seat could place no disc (R7)."""


@dataclass(frozen=True, slots=True)
class DiscsPlaced(SummaryEvent, of=DiscPlaced, run="turns"):
    """A seat placed several discs, told as one."""

    seat: Seat = of_kind("seat")
    cells: tuple[str, ...] = listed("cell")
    turned: int = added("turned", kind="count")


@dataclass(frozen=True, slots=True)
class TurnsMissed(SummaryEvent, of=TurnMissed, run="turns"):
    """A seat missed several turns, told as one."""

    seat: Seat = of_kind("seat")
    count: int = number()


@dataclass(frozen=True, slots=True)
class CellsFree(Event):
    """How many cells are free."""

    count: int = of_kind("count")


EVENTS = (*events_in(globals()), GameEnded)
