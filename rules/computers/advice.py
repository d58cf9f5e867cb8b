"""Advice: what a seat could do in its turn, and how far ahead each of it is likely to bring it.

The lines are those of the strong player (`rules.computers.search`), found from a state dealt anew
for the seat: advice cannot tell more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.computers.reasons import Reason, reasons
from rules.computers.search import JudgedLine, in_points, judged_lines, strong_budget
from rules.game import Action, AnyGame, Rng, Seat, kinds
from rules.lines import own_decisions
from rules.playing import play

NO_WORSE = 0.5
"""Points that a line may stay behind another and still be as good: less than is told."""


@dataclass(frozen=True, slots=True)
class AdvisedLine:
    """Something a seat could do in its turn."""

    texts: tuple[str, ...]
    """Canonical texts of its actions, up to the first that reveals something."""
    value: float
    """Points the seat is likely to be ahead of the best other seat in the end."""
    error: float
    """Standard error of its difference to the first line; 0 for the first itself."""
    equal: tuple[tuple[str, ...], ...] = ()
    """Other lines of the same idea: the same is done elsewhere, and as good."""
    reasons: tuple[Reason, ...] = ()
    """In what it is ahead of the first line; for the first itself, of the next one."""


def advised_lines(
    game: AnyGame, state: Any, seat: Seat, seed: str, steps: int, most: int = 3
) -> tuple[AdvisedLine, ...]:
    """The best lines of a seat that must decide, best first, each another idea; the first is what
    the strong player would do.

    `state`, `seed` and `steps` are the game's own, as for `rules.computers.players.decide`: the
    state is dealt anew before anything is tried. Of lines that only differ in their order, or that
    lead to the same position, the best one is told.
    """
    decision = _Decision(game, state, seat, seed, steps)
    decision.pass_what_leaves_no_choice()
    found = judged_lines(game, decision.known, seat, decision.rng, strong_budget(game))
    first, *others = in_points(game, seat, decision.rng.apart("points"), found)
    others.sort(key=lambda one: -_gain(one, first)[0])
    told = _ideas(game, seat, _distinct(game, seat, [first, *others]))[:most]
    against = [told[1][0] if len(told) > 1 else first, *[first] * len(told)]
    return tuple(
        decision.advised(idea, first, other) for idea, other in zip(told, against, strict=False)
    )


@dataclass(slots=True)
class _Decision:
    """What a seat must decide, as it may know it."""

    game: AnyGame
    known: Any
    """The state: dealt anew for the seat."""
    seat: Seat
    seed: str
    steps: int
    rng: Rng = field(init=False)
    passed: tuple[Action, ...] = ()
    """Actions before it that left no choice."""

    def __post_init__(self) -> None:
        self._deal()

    def _deal(self) -> None:
        """Deals the state anew, as it is done for computer players."""
        self.rng = Rng(f"{self.seed}/decide/{self.seat}", self.steps + 1)
        self.known = self.game.redeal(self.known, self.seat, self.rng)

    def pass_what_leaves_no_choice(self) -> None:
        """Goes on to the first decision between several actions, if the turn has one before
        something hidden comes to light."""
        while len(legal := self.game.legal(self.known, self.seat)) == 1:
            played = play(self.game, self.known, self.seat, legal[0], self.seed, self.steps)
            if played.step.reveals or not own_decisions(self.game, played.step.state, self.seat):
                return
            self.known, self.steps = played.step.state, played.number
            self.passed = (*self.passed, legal[0])
            self._deal()

    def advised(
        self, idea: Sequence[JudgedLine], first: JudgedLine, other: JudgedLine
    ) -> AdvisedLine:
        """An idea as it is told, with what it is ahead of another line in."""
        one, *equal = idea
        gain, error = (0.0, 0.0) if one is first else _gain(one, first)
        why = () if one is other else reasons(self.seat, one, other)
        texts = self._texts(one)
        return AdvisedLine(texts, first.value + gain, error, tuple(map(self._texts, equal)), why)

    def _texts(self, one: JudgedLine) -> tuple[str, ...]:
        return tuple(map(str, (*self.passed, *one.line.actions)))


def _gain(one: JudgedLine, first: JudgedLine) -> tuple[float, float]:
    """How much further ahead a line leads than the first, over the same worlds where there are
    enough, and the standard error of that."""
    if min(len(one.leads), len(first.leads)) < 2:
        return one.value - first.value, 0.0
    return one.gain_over(first)


def _distinct(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[JudgedLine]:
    """Lines without those whose actions, or the position they lead to, came up before."""
    kept: list[JudgedLine] = []
    seen: list[Any] = []
    for one in judged:
        marks = tuple(_marks(game, seat, one))
        if not any(mark in seen for mark in marks):
            kept.append(one)
        seen += marks
    return kept


def _marks(game: AnyGame, seat: Seat, one: JudgedLine) -> Iterator[Any]:
    """By what a line is known in whatever order it goes: its actions, and what the seat sees."""
    yield sorted(map(str, one.line.actions))
    yield game.view(one.line.state, seat)


def _ideas(game: AnyGame, seat: Seat, judged: Iterable[JudgedLine]) -> list[list[JudgedLine]]:
    """Lines by idea, each under the best of its kind."""
    ideas: list[list[JudgedLine]] = []
    for one in judged:
        same = next((idea for idea in ideas if _is_same_idea(game, seat, one, idea[0])), None)
        if same is None:
            ideas.append([one])
        else:
            same.append(one)
    return ideas


def _is_same_idea(game: AnyGame, seat: Seat, one: JudgedLine, other: JudgedLine) -> bool:
    """Whether two lines do the same in different places: as good, and for the same reasons."""
    if _kind_of(game, one) != _kind_of(game, other):
        return False
    gain, error = _gain(one, other)
    if abs(gain) >= max(error, NO_WORSE):
        return False
    return not reasons(seat, one, other) and not reasons(seat, other, one)


def _kind_of(game: AnyGame, one: JudgedLine) -> set[tuple[str, ...]]:
    """What a line does, each once, without what makes no other idea of it."""
    return {(action.verb, *_telling_words(game, action)) for action in one.line.actions}


def _telling_words(game: AnyGame, action: Action) -> Iterator[str]:
    """The values of an action in which lines of one idea are the same."""
    for name, kind in kinds(type(action)).items():
        if kind not in game.meta.alike:
            yield str(getattr(action, name)).partition("-")[0]
