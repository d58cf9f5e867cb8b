"""What a game may tell of a position for the sake of panels and pictures, and of advice: names,
places, pieces, and what a guess of the final points is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rules.actions import Event

Named: TypeAlias = Mapping[tuple[str, str], str]
"""By kind and value: a word of that kind to use instead, such as where a field lies on its turned
tile. Canonical texts keep the rules' own words; panels and suggestions show these. A word of kind
`verb` is the heading above a verb's values; one of kind `field` is the question for a value."""


@dataclass(frozen=True, slots=True)
class Neighbourhood:
    """Values of a choice that a player looks for in one place, such as the cells beside a
    kingdom."""

    name: Event
    """The name of the place, in a few words without a full stop."""
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Placed:
    """Pieces of one kind on one place of the board, as a viewer sees them. The first word of the
    place says where that is on the board (`C3`, `jinan`), the others which part of it is meant: `C3
    road-n`. Each piece and place together have just one entry."""

    place: str
    piece: str
    count: int = 1
    unique: bool = False
    """Whether there is only one such piece in the game, so that it moves from place to place. Of
    other pieces nobody can say which one is where."""


class Part(NamedTuple):
    """Where points of a guess come from. Points won already and points still to come from the same
    thing are one part, so that winning what was expected is no reason for anything."""

    name: str
    """The message `<game>-why-<name>` says that somebody wins more there; its attribute `.others`
    says that others win less. "": the part only serves to compare positions and is never a
    reason."""
    kind: str = ""
    """The kind of the place, such as `province`; "" where the points come from no single place."""
    place: str = ""


Parts: TypeAlias = Mapping[Part, Sequence[float]]
"""For each part the points by seat. A part that is left out brings nobody anything."""


class Collected:
    """Parts, while they are being added up."""

    def __init__(self, seats: int) -> None:
        self.parts: dict[Part, list[float]] = {}
        self._seats = seats

    @classmethod
    def won(cls, points: Sequence[Sequence[float]], names: Sequence[str]) -> Collected:
        """Parts that begin with the points won. `points` are given by seat, then by source; `names`
        are the parts that these sources belong to."""
        collected = cls(len(points))
        for seat, row in enumerate(points):
            for name, one in zip(names, row, strict=True):
                collected.of(name)[seat] += one
        return collected

    def of(self, name: str, kind: str = "", place: str = "") -> list[float]:
        """The points by seat of a part, as a list to add to."""
        return self.parts.setdefault(Part(name, kind, place), [0.0] * self._seats)

    def add(self, part: Part, points: Iterable[float]) -> None:
        """Adds points by seat to a part."""
        known = self.of(*part)
        known[:] = map(sum, zip(known, points, strict=True))
