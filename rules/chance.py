"""Chance: the same for the same seed and step, or fixed by a record."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping, Sequence
from typing import TypeVar

from rules.actions import Illegal

T = TypeVar("T")


class Rng:
    """Chance for one step of one game: the same seed and step always give the same outcomes.

    Nothing is stored and nothing re-rolls when a step is taken back. Only `random.random()` is used
    underneath, the one sequence Python promises never to change.

    `fixed` names outcomes that are given instead of drawn (a recorded game's tile order): for a
    name it lists, by their text, the first items `shuffled` returns; the rest follows by chance.
    """

    def __init__(
        self, seed: str | int, step: int = 0, fixed: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        self._key = f"{seed}/{step}"
        self._fixed = fixed or {}
        self._stream: random.Random | None = None

    def apart(self, name: str) -> Rng:
        """Separate chance under a name. It is the same whatever has been drawn from this one so
        far."""
        return Rng(f"{self._key}/{name}")

    def number(self) -> float:
        """The next number in [0, 1) of this step's stream."""
        if self._stream is None:
            digest = hashlib.sha256(self._key.encode()).digest()
            self._stream = random.Random(int.from_bytes(digest[:16], "big"))
        return self._stream.random()

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1."""
        return int(self.number() * limit)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items; all are equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, name: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order, or in the order fixed under `name`.

        Raises `Illegal` when the fixed order names something that is not among the items.
        """
        rest = list(items)
        first: list[T] = []
        for word in self._fixed.get(name, ()):
            index = next((i for i, item in enumerate(rest) if str(item) == word), None)
            if index is None:
                raise Illegal("not-in-the-box", name=name, word=word)
            first.append(rest.pop(index))
        for last in range(len(rest) - 1, 0, -1):
            other = self.below(last + 1)
            rest[last], rest[other] = rest[other], rest[last]
        return (*first, *rest)

    def first_seat(self, seats: int) -> int:
        """The seat that begins; a record fixes it under `start`, counted from 1."""
        return int(self.shuffled("start", [str(seat + 1) for seat in range(seats)])[0]) - 1
