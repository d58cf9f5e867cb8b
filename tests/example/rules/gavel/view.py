"""What a viewer may know of a game of Gavel: all but the bids of others and the order of lots."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from tests.example.rules.gavel.scoring import points
from tests.example.rules.gavel.state import State


@dataclass(frozen=True, slots=True)
class View:
    """The auction as one viewer sees it."""

    viewer: Seat | None
    left: tuple[int, ...]
    """Lots still to come, by their worth."""
    up: tuple[int, ...]
    bid: int | None
    """The viewer's own."""
    bidding: tuple[Seat, ...]
    """Who has not bid yet."""
    played: tuple[tuple[int, ...], ...]
    won: tuple[tuple[int, ...], ...]
    over: bool


def view_of(state: State, seat: Seat | None) -> View:
    """What a seat, or a spectator, may know."""
    return View(
        viewer=seat,
        left=tuple(sorted(state.deck)),
        up=state.up,
        bid=None if seat is None else state.bids[seat],
        bidding=state.bidding,
        played=state.played,
        won=state.won,
        over=state.over,
    )


def scores(view: View) -> tuple[int | None, ...]:
    """Points in lots so far."""
    return points(view.won)
