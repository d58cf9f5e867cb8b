"""Ratings: how strong players are, from which seats came before which (Bradley-Terry).

A player rated 400 above another one comes before it ten times as often as behind it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10, sqrt
from statistics import fmean
from typing import TypeAlias

from rules.computers.arena import ArenaGame

_ROUNDS = 200
"""Rounds of approximation; few players need few."""
_PARTS = 20
"""Parts of the games. Each part is left out once, to estimate the error."""
_ASSUMED = 0.5
"""Wins that each side is given in advance, so that nobody is rated infinitely strong."""

Wins: TypeAlias = Mapping[tuple[str, str], float]
"""For each two players: how often the first came before the second. A shared place counts half."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player is, compared with the player rated 0."""

    player: str
    value: float
    error: float


def ratings(fought: Sequence[ArenaGame], zero: str) -> list[Rating]:
    """The ratings of all players, strongest first. `zero` is the player that is rated 0."""
    values = _values(_wins(fought), zero)
    parts = [fought[at::_PARTS] for at in range(min(_PARTS, len(fought)))]
    others = [
        _values(_wins([one for other in parts if other is not part for one in other]), zero)
        for part in parts
        if len(parts) > 1
    ]
    rated = [Rating(name, values[name], _error([o[name] for o in others])) for name in values]
    return sorted(rated, key=lambda rating: -rating.value)


def _error(values: Sequence[float]) -> float:
    """The standard error of a rating. `values` are its values with one part of the games left out
    each time."""
    if len(values) < 2:
        return 0.0
    middle = fmean(values)
    return sqrt((len(values) - 1) * fmean((value - middle) ** 2 for value in values))


def _wins(fought: Sequence[ArenaGame]) -> Wins:
    """Counts for each two players how often the first came before the second."""
    wins: dict[tuple[str, str], float] = defaultdict(float)
    for result in fought:
        place = {seat: at for at, seats in enumerate(result.outcome.ranking) for seat in seats}
        for a, b in combinations(range(len(result.players)), 2):
            first, second = result.players[a], result.players[b]
            if first != second:
                before = 0.5 if place[a] == place[b] else float(place[a] < place[b])
                wins[first, second] += before
                wins[second, first] += 1 - before
    return wins


def _values(wins: Wins, zero: str) -> dict[str, float]:
    """The ratings that make the wins most likely."""
    names = list(dict.fromkeys([name for pair in wins for name in pair])) or [zero]
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_ROUNDS):
        strength = {name: _strength(name, strength, wins) for name in names}
    return {name: 400 * log10(strength[name] / strength[zero]) for name in names}


def _strength(name: str, strength: Mapping[str, float], wins: Wins) -> float:
    """The strength of a player that fits its wins, given the strength of the others."""
    won = met = 0.0
    for (one, other), count in wins.items():
        if one == name:
            won += count + _ASSUMED
            games = count + wins[other, name] + 2 * _ASSUMED
            met += games / (strength[name] + strength[other])
    return won / met if met else strength[name]
