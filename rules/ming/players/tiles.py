"""The worth of tiles, held and to come, by the sets that they may still complete."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from rules.ming.moves.scoring import FIVE

_SET = 1.1
"""How much more a set counts than it brings, because its owner need not plan for it any more;
fitted."""


@lru_cache(2048)
def worth_of_tiles(tiles: tuple[int, ...], quarters: tuple[int, ...], points: int) -> float:
    """The worth of tiles held and to come (R29, R37), both by province; `quarters` are four times
    the number likely to come. They are counted in layers: in layer n each sort counts with the
    chance that the seat gets n + 1 tiles of it."""
    worth = 0.0
    for layer in range(max(tiles) + 2):
        chances = [_reaching(layer + 1 - n, q) for n, q in zip(tiles, quarters, strict=True)]
        five, six = _five_or_six(chances)
        worth += sum(chances) + (FIVE - 5) * five + (_SET * points - 6) * six
    return worth


def _five_or_six(chances: Sequence[float]) -> tuple[float, float]:
    """The chances that just one of several things does not happen, and that all of them happen."""
    one, none = 0.0, 1.0
    for chance in chances:
        one, none = one * chance + none * (1 - chance), none * chance
    return one, none


@lru_cache(1024)
def _reaching(missing: int, quarters: int) -> float:
    """The chance of at least `missing` events, if `quarters` / 4 are expected (Poisson)."""
    expected, below = quarters / 4, 0.0
    chance = exp(-expected)
    for count in range(missing):
        below += chance
        chance *= expected / (count + 1)
    return 1.0 - below
