"""What a game may tell of a position for the sake of panels and pictures, and of advice: names,
places, pieces, and what a guess of the final points is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rules.actions import Event

Named: TypeAlias = Mapping[tuple[str, str], str]
"""By kind and value: the word of that kind by which the position has it told, such as a field of a
tile by where it is on the tile as that lies.

Canonical texts keep the rules' own words; panels and suggestions tell these. Of kind `verb` is what
stands above a verb's values, of kind `field` what is asked for one.
"""


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Values of a choice that a player looks for at one place, such as the cells beside a kingdom
    by the leaders in it."""

    name: Event
    """What the place is called, in a few words without a full stop."""
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """Alike pieces on one place of the board, as a viewer sees them.

    The first word of the place says where that is on the board (`C3`, `jinan`), the others what
    part of it is meant: `C3 road-n`. Piece and place together stand in one entry only.
    """

    place: str
    piece: str
    count: int = 1
    unique: bool = False
    """There is only one such piece in the game, so that it moves from place to place; of others
    nobody can say which one is where."""


class Part(NamedTuple):
    """Where points of a guess come from, won already or still to come: what only changes from the
    one to the other is no reason for anything."""

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

    @classmethod
    def won(cls, points: Sequence[Sequence[float]], names: Sequence[str]) -> Collected:
        """Begins with the points that are won, given by seat, then by the names of their parts."""
        collected = cls(len(points))
        for seat, row in enumerate(points):
            for name, one in zip(names, row, strict=True):
                collected.of(name)[seat] += one
        return collected

    def of(self, name: str, kind: str = "", place: str = "") -> list[float]:
        """The points by seat of a part, to be added to."""
        return self.parts.setdefault(Part(name, kind, place), [0.0] * self._seats)

    def add(self, part: Part, points: Iterable[float]) -> None:
        """Adds points by seat to a part."""
        known = self.of(*part)
        known[:] = map(sum, zip(known, points, strict=True))
