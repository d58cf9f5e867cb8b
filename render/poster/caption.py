"""What stands under the board of a poster."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from render.pieces import figure
from render.scripts import Script
from rules.game import Outcome, Seat


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player did."""

    seat: Seat
    name: str
    points: str
    winner: bool = False


@dataclass(frozen=True, slots=True)
class Caption:
    """What stands under the board."""

    title: str
    standings: tuple[Standing, ...]
    """In the order of places, or of seats where there is no result."""
    date: str
    """The date; "" where it is not known."""
    script: Script


def standings(
    names: Sequence[str],
    scores: Sequence[int | None],
    outcome: Outcome | None,
    unranked: Collection[Seat] = (),
) -> tuple[Standing, ...]:
    """How everybody did. Players who are `unranked` come last, and others win in their place.
    `scores` are those that everybody may know. They are for a game without an outcome."""
    if outcome is None:
        figures = ("" if points is None else figure(points) for points in scores)
        return tuple(Standing(*one) for one in zip(range(len(names)), names, figures, strict=True))
    return tuple(_rank(names, outcome, unranked))


def _rank(names: Sequence[str], outcome: Outcome, unranked: Collection[Seat]) -> Iterator[Standing]:
    """How everybody did, by place; `unranked` players come last."""
    ranking = [[seat for seat in place if seat not in unranked] for place in outcome.ranking]
    places = [*filter(None, ranking), list(unranked)]
    for at, seats in enumerate(places):
        for seat in seats:
            yield Standing(seat, names[seat], figure(outcome.scores[seat]), winner=at == 0)
