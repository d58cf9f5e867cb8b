"""What monuments pay, and the final scores (R43, R50, R51)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rules.game import Outcome, Seat, places
from rules.tigris.position.board import Board
from rules.tigris.position.state import COLOURS, ByColour, Monument, State, more


def income(
    board: Board, monuments: Sequence[Monument], seat: Seat
) -> Iterator[tuple[Monument, int]]:
    """The points that monuments pay a seat at the end of its turn, one by one, as (monument,
    colour) (R43)."""
    for monument in monuments:
        kingdom = board.region(monument.square)
        for name in monument.colours.split("-"):
            colour = COLOURS.index(name)
            leader = kingdom.leader(colour)
            if leader is not None and leader.seat == seat:
                yield monument, colour


@lru_cache(1024)
def with_treasures(points: ByColour, treasures: int) -> ByColour:
    """The points by colour, with each treasure added to the colour that is weakest at the time
    (R51)."""
    for _ in range(treasures):
        points = more(points, points.index(min(points)), 1)
    return points


def final_points(state: State) -> tuple[ByColour, ...]:
    """By seat: the four totals that are compared, treasures included (R50)."""
    return tuple(
        with_treasures(points, won) for points, won in zip(state.points, state.won, strict=True)
    )


def outcome(state: State) -> Outcome | None:
    """The result once the game is over."""
    return outcome_of(state) if state.phase == "over" else None


def outcome_of(state: State) -> Outcome:
    """The result: places by the weakest colour, then by the next one, and so on. Full ties share a
    place (R50, A10)."""
    final = final_points(state)
    ranking = places([tuple(sorted(points)) for points in final])
    breakdown = tuple(tuple(zip(COLOURS, points, strict=True)) for points in final)
    return Outcome(ranking, tuple(map(min, final)), breakdown, total="lowest")
