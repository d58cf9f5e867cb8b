"""Events that several games have, and what theirs are made of.

A game names those it has among its own (`EVENTS` of its events); where one happens by another rule,
or tells more, it has a class of its own made of them.
"""

from __future__ import annotations

from rules.game import Event, Outcome, Seat, of_kind


class SeatEvent(Event):
    """What a seat did, has or would get. The seat is its first field."""

    seat: Seat = of_kind("seat")


class PartEvent(Event):
    """Place in a turn: one of its equal parts, such as action 2 of 2."""

    number: int = of_kind("count")
    of: int = of_kind("count")


class ToCome(Event):
    """Place in a turn: what else is to be decided in it, or happens at its end."""

    step: str


class Passed(SeatEvent):
    """A seat could do nothing more in its turn, or wanted to do nothing."""


class TilesLeft(Event):
    """Asked for: how many tiles are still to be drawn."""

    count: int = of_kind("count")


class FinalScoring(Event):
    """Nothing is played any more; what follows is the final scoring."""


class GameEnded(Event):
    """The game is over. Seats that are equal in all that counts share the win."""

    winners: tuple[Seat, ...] = of_kind("seats")
    shared: int = of_kind("count")
    """How many seats share the win."""
    points: int = of_kind("points")
    """The points of each winner, as the game counts them."""


def game_ended(outcome: Outcome) -> GameEnded:
    """The event that tells everybody how the game ended."""
    first = outcome.ranking[0]
    return GameEnded(first, len(first), outcome.scores[first[0]])
