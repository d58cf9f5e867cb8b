"""What a guess of the final points is made of, so that advice can say why one line is better.

A game tells the points that `Game.estimate_well` adds up by where they come from, whether they are
won already or still to come: what only changes from the one to the other is no reason.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Part(NamedTuple):
    """Where points come from."""

    name: str
    """The message `<game>-why-<name>` says that somebody wins more there, and its attribute
    `.others` that others win less. "": what is only there to compare positions, never a reason."""
    kind: str = ""
    """Of the place, such as `province`; "" where the points come from no single one."""
    place: str = ""


Parts: TypeAlias = Mapping[Part, Sequence[float]]
"""Points by seat from each part. What is left out brings nobody anything."""


class Collected:
    """Parts while they are added up."""

    def __init__(self, seats: int) -> None:
        self.parts: dict[Part, list[float]] = {}
        self._seats = seats

    def of(self, name: str, kind: str = "", place: str = "") -> list[float]:
        """The points by seat of a part, to be added to."""
        return self.parts.setdefault(Part(name, kind, place), [0.0] * self._seats)

    def add(self, part: Part, points: Iterable[float]) -> None:
        """Adds points by seat to a part."""
        known = self.of(*part)
        known[:] = map(sum, zip(known, points, strict=True))
