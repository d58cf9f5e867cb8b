"""What changed on the board between two views: what came, moved and went, in order.

A game takes part by naming what stands where (`Game.pieces`); pictures mark the changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from rules.game import AnyGame
from rules.told import Placed

Kind = Literal["new", "moved", "gone"]


@dataclass(frozen=True, slots=True)
class Change:
    """Something that came, moved or went, as the viewer of the views could see it."""

    kind: Kind
    place: str
    """Where it is; for what is gone: where it was."""
    piece: str
    number: int
    """Counted from 1 in the order of what happened. Changes that happened together share a
    number."""
    count: int = 1
    """How many pieces of the kind came or went."""
    came_from: str | None = None
    """Where something that moved was before."""
    unique: bool = False
    """As in `Placed`."""


class _Delta(NamedTuple):
    """A number of pieces more (or fewer) on one place, by one thing that happened."""

    place: str
    piece: str
    more: int
    number: int
    unique: bool


def changes(game: AnyGame, views: Sequence[Any]) -> tuple[Change, ...]:
    """What changed from the first to the last of one viewer's views, one after every step. Changes
    that cancelled each other out on the way are left out. Returns () when the game does not tell
    where its pieces are."""
    if len(views) < 2:
        return ()
    boards = [_count(game.pieces(view)) for view in views]
    return _cancel_out(_number(list(_differences(*pair)) for pair in pairwise(boards)))


def join_changes(parts: Iterable[Sequence[Change]]) -> tuple[Change, ...]:
    """The changes of consecutive turns, joined as if they were one turn."""
    deltas: list[_Delta] = []
    first = 0
    for part in parts:
        deltas += [
            delta._replace(number=first + delta.number)
            for change in part
            for delta in _deltas(change)
        ]
        first += max((change.number for change in part), default=0)
    return _cancel_out(deltas)


_Board = Mapping[tuple[str, str], tuple[int, bool]]
"""By place and piece: how many there are, and whether it is the only one in the game."""
_NONE = (0, False)


def _count(placed: Iterable[Placed]) -> _Board:
    return {(entry.place, entry.piece): (entry.count, entry.unique) for entry in placed}


def _differences(before: _Board, after: _Board) -> Iterator[_Delta]:
    for key in {**before, **after}:
        one, two = before.get(key, _NONE), after.get(key, _NONE)
        if one != two:
            yield _Delta(*key, two[0] - one[0], 0, one[1] or two[1])


def _number(steps: Iterable[Sequence[_Delta]]) -> Iterator[_Delta]:
    """The differences with their numbers. A step shares the number of the one before it when it
    goes on where that one put something: a follower on the tile just laid, a prince on his way."""
    number, here = 0, frozenset[str]()
    for step in filter(None, steps):
        came = frozenset(head(delta.place) for delta in step if delta.more > 0)
        left = frozenset(head(d.place) for d in step if d.more < 0 and d.unique)
        number += not here & (came | left)
        here = came
        yield from (delta._replace(number=number) for delta in step)


def _deltas(change: Change) -> Iterator[_Delta]:
    """The differences that a change made on the board."""
    words = (change.piece, change.count, change.number, change.unique)
    if change.kind != "gone":
        yield _Delta(change.place, *words)
    gone = change.place if change.kind == "gone" else change.came_from
    if gone is not None:
        yield _Delta(gone, change.piece, -change.count, change.number, change.unique)


def _cancel_out(deltas: Iterable[_Delta]) -> tuple[Change, ...]:
    """The changes left after differences that cancel each other out are removed, renumbered without
    gaps."""
    sums, last = Counter[tuple[str, str]](), dict[tuple[str, str], _Delta]()
    for delta in deltas:
        key = (delta.place, delta.piece)
        sums[key] += delta.more
        last[key] = delta
    left = [last[key]._replace(more=more) for key, more in sums.items() if more]
    changes = sorted(_pair(left), key=lambda change: change.number)
    numbers = {old: new for new, old in enumerate(sorted({c.number for c in changes}), 1)}
    return tuple(replace(change, number=numbers[change.number]) for change in changes)


def _pair(left: Sequence[_Delta]) -> Iterator[Change]:
    """Makes changes of differences. A unique piece that left one place and came to another has
    moved. All other pieces came or went."""
    origins = {delta.piece: delta.place for delta in left if delta.unique and delta.more < 0}
    arrived = {delta.piece for delta in left if delta.unique and delta.more > 0}
    for place, piece, more, number, unique in left:
        if more > 0:
            origin = origins.get(piece) if unique else None
            kind: Kind = "moved" if origin is not None else "new"
            yield Change(kind, place, piece, number, more, origin, unique)
        elif not (unique and piece in arrived):
            yield Change("gone", place, piece, number, -more, None, unique)


def head(place: str) -> str:
    """The first word of a place: where on the board it is."""
    return place.partition(" ")[0]
