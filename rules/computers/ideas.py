"""Ideas: lines of a turn, those together that do the same in different places and are as good.

A search compares a few lines, often all of one idea. Then the next ones are looked at,
those first that do something else, until there are as many ideas as are wanted or nothing is left
that is worth the time.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rules.computers.budgets import BudgetFor
from rules.computers.reasons import reasons
from rules.computers.search import JudgedLine, Search, in_points
from rules.game import Action, AnyGame, Rng, Seat, kinds
from rules.lines import Line

NO_WORSE = 0.5
"""Points that a line may stay behind another and still be as good: less than is told."""
_MORE, _TIMES = 4, 5
"""Further lines that are compared at once, and how often."""
_WORLDS = 8
"""In which they are."""

Idea = list[JudgedLine]
"""The best line of its kind, then the others."""


def best_ideas(
    game: AnyGame, world: Any, seat: Seat, rng: Rng, limit: int, budget: BudgetFor
) -> list[Idea]:
    """Up to `limit` different ideas, best first. The first is what the player of that budget would
    do. `world` is a position already dealt anew for the seat."""
    search = Search(game, seat, rng, budget(game))
    judged = search.judge(world)
    ideas, further = _ideas_of(search, judged), _Further(search, world, judged)
    while len(ideas) < limit and (more := further.judge_more()):
        judged += more
        ideas = _ideas_of(search, judged)
    return ideas[:limit]


def _ideas_of(search: Search, judged: Sequence[JudgedLine]) -> list[Idea]:
    """The ideas of judged lines, the first of which stays first."""
    game, seat = search.game, search.seat
    first, *others = in_points(game, seat, search.rng.apart("points"), judged)
    others.sort(key=lambda one: -gain_of(one, first)[0])
    return _ideas(game, seat, _distinct(game, seat, [first, *others]))


class _Further:
    """Lines beyond those that the search compared."""

    def __init__(self, search: Search, world: Any, judged: Sequence[JudgedLine]) -> None:
        self._search, self._world, self._first = search, world, judged[0]
        self._seen = {_kind_of(search.game, line.line) for line in judged}
        self._left = list(search.left)
        self._varied = False
        self._times = 0

    def judge_more(self) -> list[JudgedLine]:
        """Judges a few more lines in the same worlds as the others; [] when there are enough."""
        worlds = min(_WORLDS, len(self._first.leads))
        if self._times == _TIMES or not worlds:
            return []
        self._times += 1
        return self._search.judge_further(self._world, self._next(), worlds)

    def _next(self) -> list[Line]:
        """The next few: those first that do something new, then those that look worse than the
        first line, since what does the same and looks as good is mostly the same idea."""
        if not self._left and not self._varied:
            self._left = list(self._search.variants(self._world, self._first.line))
            self._varied = True
        lines = sorted(self._left, key=lambda line: -line.lead)
        new = list(self._new(lines))
        others = [line for line in lines if line not in new]
        others.sort(key=lambda line: line.lead > self._first.line.lead - NO_WORSE)
        chosen = [*new, *others][:_MORE]
        self._seen |= {_kind_of(self._search.game, line) for line in chosen}
        self._left = [line for line in self._left if line not in chosen]
        return chosen

    def _new(self, lines: Iterable[Line]) -> Iterator[Line]:
        """The first of each kind that was not looked at before."""
        seen = set(self._seen)
        for line in lines:
            kind = _kind_of(self._search.game, line)
            if kind not in seen:
                seen.add(kind)
                yield line


def gain_of(line: JudgedLine, first: JudgedLine) -> tuple[float, float]:
    """How much further ahead a line leads than the first, over the same worlds where there are
    enough, and the standard error of that."""
    if min(len(line.leads), len(first.leads)) < 2:
        return line.value - first.value, 0.0
    return line.gain_over(first)


def _distinct(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[JudgedLine]:
    """Lines without those whose actions, or the position they lead to, came up before."""
    kept: list[JudgedLine] = []
    seen: list[Any] = []
    for line in judged:
        marks = tuple(_marks(game, seat, line))
        if not any(mark in seen for mark in marks):
            kept.append(line)
        seen += marks
    return kept


def _marks(game: AnyGame, seat: Seat, line: JudgedLine) -> Iterator[Any]:
    """By what a line is known in whatever order it goes: its actions, and what the seat sees."""
    yield sorted(map(str, line.line.actions))
    yield game.view(line.line.state, seat)


def _ideas(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[list[JudgedLine]]:
    """Lines by idea, each under the best of its kind."""
    ideas: list[list[JudgedLine]] = []
    for line in judged:
        same = next((idea for idea in ideas if _is_same_idea(game, seat, line, idea[0])), None)
        if same is None:
            ideas.append([line])
        else:
            same.append(line)
    return ideas


def _is_same_idea(game: AnyGame, seat: Seat, line: JudgedLine, other: JudgedLine) -> bool:
    """Whether two lines do the same in different places: as good, and for the same reasons."""
    if _kind_of(game, line.line) != _kind_of(game, other.line):
        return False
    gain, error = gain_of(line, other)
    if abs(gain) >= max(error, NO_WORSE):
        return False
    return not reasons(seat, line, other) and not reasons(seat, other, line)


def _kind_of(game: AnyGame, line: Line) -> frozenset[tuple[str, ...]]:
    """What a line does, each once, without what makes no other idea of it."""
    return frozenset((action.verb, *_telling_words(game, action)) for action in line.actions)


def _telling_words(game: AnyGame, action: Action) -> Iterator[str]:
    """The values of an action in which lines of one idea are the same."""
    for name, kind in kinds(type(action)).items():
        if kind not in game.meta.alike:
            yield str(getattr(action, name)).partition("-")[0]
