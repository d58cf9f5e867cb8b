"""What the frames of a moving picture show: a game turn by turn, for as long as it takes to see
what happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from render.painter import RenderOptions
from rules.changes import Change, changes, join_changes
from rules.game import AnyGame, Seat
from rules.playing import Played

MOST_FRAMES = 72
"""The most frames. Nobody would watch more: this many take a minute or little more."""
LAST_SECONDS = 4.0
"""How long the last frame stays."""
_SECONDS, _EACH, _SCORED, _LONGEST = 0.6, 0.2, 0.3, 1.6
"""How long a frame stays, how much longer for each thing that is marked and where points were
scored, and the longest time. In seconds."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A position, and what led to it."""

    view: Any
    """The view that everybody may have of it."""
    first: int
    last: int
    """The numbers of the turns that it shows; 0 is the beginning."""
    seats: tuple[Seat, ...] = ()
    """The seats that decided in them."""
    changes: tuple[Change, ...] = ()
    """What they changed on the board."""
    seconds: float = _SECONDS
    """How many seconds it stays."""
    until: Any = None
    """The view that the last frame shows."""

    def options(self, look: RenderOptions) -> RenderOptions:
        """The options for drawing it, in the given look."""
        return replace(look, changes=self.changes, until=self.until)


@dataclass(frozen=True, slots=True)
class _Turn:
    """What a turn changed, as everybody could see it."""

    number: int
    state: Any
    seats: tuple[Seat, ...]
    changes: tuple[Change, ...]
    scored: bool

    @property
    def seen(self) -> bool:
        """Whether anything changed that can be seen."""
        return bool(self.changes) or self.scored or not self.number


def frames(
    game: AnyGame, begin: Any, turns: Sequence[Sequence[Played]], limit: int = MOST_FRAMES
) -> list[Frame]:
    """The frames of a game: the beginning, and every turn that changed anything to be seen. If
    these are too many, several turns in a row share a frame. The first of `turns` holds what
    happened before any decision."""
    known = list(_turns(game, begin, turns))
    last = known[-1]
    seen = [turn for turn in known if turn.seen or turn is last]
    ends, until = [-1, *thinned(len(seen), limit)], game.view(last.state, None)
    return [_frame(game, seen[before + 1 : end + 1], until) for before, end in pairwise(ends)]


def _turns(game: AnyGame, begin: Any, turns: Sequence[Sequence[Played]]) -> Iterator[_Turn]:
    """What each turn changed."""
    view = game.view(begin, None)
    state = begin
    for number, turn in enumerate(turns):
        states = [played.step.state for played in turn]
        views = [view, *(game.view(state, None) for state in states)]
        state = states[-1] if states else state
        seats = dict.fromkeys(played.seat for played in turn if not played.action.automatic)
        scored = game.scores(views[0]) != game.scores(views[-1])
        yield _Turn(number, state, tuple(seats), changes(game, views) if number else (), scored)
        view = views[-1]


def _frame(game: AnyGame, turns: Sequence[_Turn], until: Any) -> Frame:
    """The frame that shows several turns in a row."""
    marked = join_changes(turn.changes for turn in turns)
    seats = tuple(dict.fromkeys(seat for turn in turns for seat in turn.seats))
    count = max((change.number for change in marked), default=0)
    seconds = _SECONDS + _EACH * count + _SCORED * any(turn.scored for turn in turns)
    view, first, last = game.view(turns[-1].state, None), turns[0].number, turns[-1].number
    return Frame(view, first, last, seats, marked, round(min(seconds, _LONGEST), 2), until)


def thinned(count: int, limit: int) -> list[int]:
    """The indices of at most `limit` of `count` things: evenly spread, with the first and the
    last."""
    if count <= limit:
        return list(range(count))
    return sorted({round(i * (count - 1) / (limit - 1)) for i in range(limit)})
