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
"""A line counts as good as another if it is behind by fewer points than this, which is less than is
ever told."""
_MORE, _TIMES = 4, 5
"""How many further lines are compared at once, and how often that is done."""
_WORLDS = 8
"""The most worlds in which further lines are compared."""

Idea = list[JudgedLine]
"""Lines that are one idea: the best one, then the others."""


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
    """The ideas that judged lines make. The first line stays first."""
    game, seat = search.game, search.seat
    first, *others = in_points(game, seat, search.rng.apart("points"), judged)
    others.sort(key=lambda one: -gain_of(one, first)[0])
    return _ideas(game, seat, _distinct(game, seat, [first, *others]))


class _Further:
    """The lines that the search did not compare."""

    def __init__(self, search: Search, world: Any, judged: Sequence[JudgedLine]) -> None:
        self._search, self._world, self._first = search, world, judged[0]
        self._seen = {_kind_of(search.game, line.line) for line in judged}
        self._left = list(search.left)
        self._varied = False
        self._times = 0

    def judge_more(self) -> list[JudgedLine]:
        """Judges a few more lines in the same worlds as the others. Returns [] when there were
        enough."""
        worlds = min(_WORLDS, len(self._first.leads))
        if self._times == _TIMES or not worlds:
            return []
        self._times += 1
        return self._search.judge_further(self._world, self._next(), worlds)

    def _next(self) -> list[Line]:
        """The next few lines to judge. Lines that do something new come first. Then come lines that
        look worse than the first line: a line that does the same and looks as good is mostly the
        same idea."""
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
        """The first line of each kind that was not looked at before."""
        seen = set(self._seen)
        for line in lines:
            kind = _kind_of(self._search.game, line)
            if kind not in seen:
                seen.add(kind)
                yield line


def gain_of(line: JudgedLine, first: JudgedLine) -> tuple[float, float]:
    """How many points a line is ahead of the first one, and the standard error of that. Compares
    them in the same worlds if both were tried in at least two."""
    if min(len(line.leads), len(first.leads)) < 2:
        return line.value - first.value, 0.0
    return line.gain_over(first)


def _distinct(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[JudgedLine]:
    """The lines without those that have the same actions as an earlier one or lead to the same
    position."""
    kept: list[JudgedLine] = []
    seen: list[Any] = []
    for line in judged:
        marks = tuple(_marks(game, seat, line))
        if not any(mark in seen for mark in marks):
            kept.append(line)
        seen += marks
    return kept


def _marks(game: AnyGame, seat: Seat, line: JudgedLine) -> Iterator[Any]:
    """What makes two lines the same, in whatever order their actions come: the actions, and the
    seat's view of the position."""
    yield sorted(map(str, line.line.actions))
    yield game.view(line.line.state, seat)


def _ideas(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[list[JudgedLine]]:
    """Groups lines by idea. The best line of each idea comes first if the lines come best first."""
    ideas: list[list[JudgedLine]] = []
    for line in judged:
        same = next((idea for idea in ideas if _is_same_idea(game, seat, line, idea[0])), None)
        if same is None:
            ideas.append([line])
        else:
            same.append(line)
    return ideas


def _is_same_idea(game: AnyGame, seat: Seat, line: JudgedLine, other: JudgedLine) -> bool:
    """Whether two lines are the same idea: of one kind, equally good, and neither better for a
    reason."""
    if _kind_of(game, line.line) != _kind_of(game, other.line):
        return False
    gain, error = gain_of(line, other)
    if abs(gain) >= max(error, NO_WORSE):
        return False
    return not reasons(seat, line, other) and not reasons(seat, other, line)


def _kind_of(game: AnyGame, line: Line) -> frozenset[tuple[str, ...]]:
    """The verbs and telling values of a line's actions. It is the same for all lines of one
    idea."""
    return frozenset((action.verb, *_telling_words(game, action)) for action in line.actions)


def _telling_words(game: AnyGame, action: Action) -> Iterator[str]:
    """The values of an action that must be the same in all lines of one idea."""
    for name, kind in kinds(type(action)).items():
        if kind not in game.meta.alike:
            yield str(getattr(action, name)).partition("-")[0]
