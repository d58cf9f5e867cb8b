"""Why one line is better than another: the parts of the estimate in which it is ahead.

Both lines were played out in the same worlds. Whatever a game's estimate is made of
(`Game.estimate_parts`) is compared in each of them; a reason is a part whose difference stands out
from the others and from chance. Nothing is said where nothing does.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import TypeAlias

from rules.computers.search import JudgedLine
from rules.game import Seat
from rules.told import Part, Parts

LEAST = 0.4
"""A difference of fewer points than this is no reason."""
_SURE = 2.0
"""How many standard errors a difference must be away from 0."""
_SHARE = 0.25
"""The share of all differences together that a reason must have."""
_BESIDE = 0.4
"""The share of the first reason's points that a second one needs to be told beside it."""
_ELSEWHERE = 0.25
"""If a place is named, at most this share of the reason may come from elsewhere."""
_MOST = 2

_Gains: TypeAlias = Mapping[tuple[Seat, str], Mapping[Part, Sequence[float]]]
"""By seat and name of a part, then by part: how much more one line brings the seat, by world."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Something in which one line is ahead of another."""

    name: str
    """The name of the part."""
    others: tuple[Seat, ...]
    """The other seats that win less there; () when the own seat wins more."""
    points: float
    """How many points this adds to the lead."""
    kind: str = ""
    place: str = ""
    """The place it comes from, as in `Part`; "" where it comes from several places."""


def reasons(seat: Seat, line: JudgedLine, other: JudgedLine) -> tuple[Reason, ...]:
    """Why a line is better than another for a seat, the weightiest reason first. There are at most
    two reasons, about different parts. Both lines must have been judged in points."""
    if min(len(line.parts), len(other.parts)) < 2:
        return ()
    gains = _gains(line.parts, other.parts)
    seats = 1 + max(who for who, _ in gains)
    weights = [1.0 if who == seat else 1.0 / (seats - 1) for who in range(seats)]
    every = sum(abs(fmean(_sums(parts))) * weights[who] for (who, _), parts in gains.items())
    names = dict.fromkeys(name for _, name in gains if name)
    best = [
        max(of_name, key=lambda reason: reason.points)
        for name in names
        if (of_name := list(_outstanding(gains, name, seat, weights)))
    ]
    best.sort(key=lambda reason: -reason.points)
    least = max(LEAST, _SHARE * every, _BESIDE * best[0].points if best else 0.0)
    return tuple(reason for reason in best if reason.points >= least)[:_MOST]


def _gains(one: Sequence[Parts], other: Sequence[Parts]) -> _Gains:
    """How much more one line brings than another, in all worlds that both were tried in."""
    gains = defaultdict[tuple[Seat, str], dict[Part, list[float]]](dict)
    worlds = min(len(one), len(other))
    for world, (with_one, with_other) in enumerate(zip(one, other, strict=False)):
        for part in {**with_one, **with_other}:
            for who, gain in enumerate(_differences(with_one.get(part), with_other.get(part))):
                gains[who, part.name].setdefault(part, [0.0] * worlds)[world] = gain
    return gains


def _differences(one: Sequence[float] | None, other: Sequence[float] | None) -> Sequence[float]:
    if one is None:
        return [-points for points in other or ()]
    return one if other is None else [a - b for a, b in zip(one, other, strict=True)]


def _outstanding(
    gains: _Gains, name: str, seat: Seat, weights: Sequence[float]
) -> Iterator[Reason]:
    """The reasons among parts of one name. At most two: the own seat wins more there, or other
    seats win less."""
    own = gains[seat, name]
    if _stands_out(_sums(own)):
        yield _reason(name, (), {part: fmean(gain) for part, gain in own.items()})
    others = [who for who in range(len(weights)) if who != seat]
    less = tuple([who for who in others if _stands_out([-g for g in _sums(gains[who, name])])])
    if less:
        means = defaultdict[Part, float](float)
        for who in less:
            for part, gain in gains[who, name].items():
                means[part] -= weights[who] * fmean(gain)
        yield _reason(name, less, means)


def _reason(name: str, others: tuple[Seat, ...], means: Mapping[Part, float]) -> Reason:
    """A reason, with the place it comes from if it mostly comes from one."""
    points = sum(means.values())
    part = max(means, key=lambda part: means[part])
    alone = abs(points - means[part]) <= _ELSEWHERE * points
    return Reason(name, others, points, *(part[1:] if alone else ()))


def _sums(parts: Mapping[Part, Sequence[float]]) -> list[float]:
    return [sum(world) for world in zip(*parts.values(), strict=True)]


def _stands_out(gains: Sequence[float]) -> bool:
    """Whether a gain is too large to be chance."""
    return fmean(gains) > _SURE * sqrt(variance(gains) / len(gains))
