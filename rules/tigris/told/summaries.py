"""What of a story of Tigris & Euphrates is told as one (`rules.summaries`)."""

from __future__ import annotations

from rules.game import events_in
from rules.summaries import SeatSummary, SummaryEvent, counted, listed, number
from rules.tigris.moves.events import MonumentPaid, SwapChosen, TilePlaced, TileScored
from rules.values import Counted

_TILES = "tiles"
"""Tiles and their points may be told separately."""


class TilesPlaced(SeatSummary, of=TilePlaced, run=_TILES):
    """A seat laid several tiles (R14)."""

    count: int = number()
    tiles: tuple[tuple[str, str], ...] = listed("cell", "tile")


class TilesScored(SeatSummary, of=TileScored, run=_TILES):
    """Tiles just laid brought points to a seat (R16)."""

    scored: tuple[tuple[str, str], ...] = listed("colour", "leader")
    count: int = number()


class TilesSetAside(SummaryEvent, of=SwapChosen):
    """For one seat: tiles were put aside to be swapped (R22)."""

    tiles: Counted = counted("tile", kind="tile")


class MonumentsPaid(SeatSummary, of=MonumentPaid):
    """Income from several monuments (R43)."""

    paid: tuple[tuple[str, str], ...] = listed("colour", "monument")
    count: int = number()


SUMMARIES = events_in(globals())
