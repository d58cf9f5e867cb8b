"""How strong players search: lines through the own turn, judged by what follows them.

The best lines of the own turn (`rules.lines`) are played out in the same few worlds, positions that
look alike to the seat and differ in what it cannot know, for as many rounds as the budget allows
(`rules.computers.playing_out`); then it counts who is ahead. The weaker half of the lines is
dropped early. The first line is left for another only when that one's gain over the same worlds is
clearly larger than its standard error.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, variance
from typing import Any

from rules.computers.budgets import Budget, strong_budget
from rules.computers.playing_out import PlayingOut
from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import Line, lead
from rules.told import Parts

_SURE = 0.8
"""How many standard errors a line must be better than the first one to be taken instead."""


@dataclass(slots=True)
class JudgedLine:
    """A line, and how it did in the worlds in which it was played out."""

    line: Line
    leads: list[float] = field(default_factory=list[float])
    """By world: how far the seat was ahead at the end."""
    ends: list[Any] = field(default_factory=list[Any])
    """By world: the position at the end of the line and the replies to it."""
    parts: list[Parts] = field(default_factory=list[Parts])
    """By world: where the points come from. Filled only where that is asked for and the game tells
    it."""

    @property
    def value(self) -> float:
        """How many points the seat is likely to be ahead."""
        return fmean(self.leads) if self.leads else self.line.lead

    def promise(self, before: float) -> float:
        """The number by which lines are compared: the lead after the replies, plus `before` times
        the lead before them."""
        return self.value + before * self.line.lead

    def gain_over(self, other: JudgedLine) -> tuple[float, float]:
        """The mean gain over another line in the worlds that both were tried in, and its standard
        error."""
        gains = [a - b for a, b in zip(self.leads, other.leads, strict=False)]
        if len(gains) < 2:
            return 0.0, 0.0
        return fmean(gains), sqrt(variance(gains) / len(gains))


def in_points(
    game: AnyGame, seat: Seat, rng: Rng, judged: Sequence[JudgedLine]
) -> list[JudgedLine]:
    """The same lines judged by points that can be told, with where the points come from.

    A search chooses by numbers that need not be points. A game may count a lead that is certain for
    more than it is (Tigris & Euphrates: three times). And guesses and results are on different
    scales: where one line ends the game and another does not, their difference would come from
    that.

    So automatic actions are played here. Where a line ends the game in a world, the others are
    played to its end, too. And a difference between guesses is reduced to the share that is known
    to come true (`Game.estimate_holds`).
    """
    playing = PlayingOut(game, seat, rng, strong_budget(game))
    settled = [
        JudgedLine(line.line, [], [playing.play_automatic(end) for end in line.ends])
        for line in judged
    ]
    for world in range(max((len(settled_line.ends) for settled_line in settled), default=0)):
        _tell_world(
            playing,
            world,
            [settled_line for settled_line in settled if world < len(settled_line.ends)],
        )
    for settled_line in settled:
        settled_line.parts = (
            list(map(game.estimate_parts, settled_line.ends)) if game.estimate_parts else []
        )
    return settled


def _tell_world(playing: PlayingOut, world: int, lines: Sequence[JudgedLine]) -> None:
    """Adds how all lines did in one world. All of them were tried in it."""
    game, results = playing.game, any(playing.game.outcome(line.ends[world]) for line in lines)
    if results:
        for one in lines:
            chance = playing.rng.apart(f"end-{world}")
            one.ends[world] = playing.to_result(one.ends[world], chance)
    leads = [lead(game, line.ends[world], playing.seat, well=True) for line in lines]
    middle, holds = fmean(leads), 1.0 if results else game.estimate_holds
    for one, ahead in zip(lines, leads, strict=True):
        one.leads.append(middle + holds * (ahead - middle))


def chosen_line(game: AnyGame, state: Any, seat: Seat, rng: Rng, budget: Budget) -> Line:
    """The line that is best after the replies. `state` has been dealt anew for the seat already."""
    return judged_lines(game, state, seat, rng, budget)[0].line


def judged_lines(
    game: AnyGame,
    state: Any,
    seat: Seat,
    rng: Rng,
    budget: Budget,
    also: Sequence[Sequence[Action]] = (),
) -> list[JudgedLine]:
    """The lines of the own turn: the one to take first, then the others, best first. `also` are
    lines that are judged in any case and never dropped (such as one that was played)."""
    return Search(game, seat, rng, budget).judge(state, also)


def _surer(line: JudgedLine, first: JudgedLine, before: float) -> bool:
    """Whether a line is better than the first one by more than chance. What it lost to the first
    one before the replies is counted against it."""
    gain, error = line.gain_over(first)
    return gain + before * (line.line.lead - first.line.lead) > _SURE * error


@dataclass(slots=True)
class Search:
    """One search of one seat."""

    game: AnyGame
    seat: Seat
    rng: Rng
    budget: Budget
    playing_out: PlayingOut = field(init=False)
    left: list[Line] = field(default_factory=list[Line])
    """The lines of the own turn that were not compared, the most promising first. They may be
    open."""

    def __post_init__(self) -> None:
        self.playing_out = PlayingOut(self.game, self.seat, self.rng, self.budget)

    def judge(self, state: Any, also: Sequence[Sequence[Action]] = ()) -> list[JudgedLine]:
        """The lines of the own turn: the one to take first, then the others by how they compare
        with it. The line to take is the one that looked best before the replies, unless others are
        surely better (`_surer`). Then it is the one of those with the best promise."""
        lines = [JudgedLine(line) for line in self.candidates(state)]
        if len(lines) < 2 and not also:
            return lines
        kept = [JudgedLine(self.evaluate(state, actions)) for actions in also]
        self.halve(state, lines, kept)
        first, all_lines, before = lines[0], [*lines, *kept], self.budget.before
        most = max(len(line.leads) for line in all_lines)
        surer = [
            line for line in all_lines if len(line.leads) == most and _surer(line, first, before)
        ]
        best = max(surer, key=lambda one: one.promise(before), default=first)
        others = [line for line in all_lines if line is not best]
        return [best, *sorted(others, key=lambda other: -other.gain_over(best)[0])]

    def judge_further(self, state: Any, lines: Sequence[Line], worlds: int) -> list[JudgedLine]:
        """Judges further lines, in the first `worlds` of the worlds in which the others were
        compared."""
        turn = self.playing_out.turn(self.seat, self.rng, well=True)
        judged = [JudgedLine(turn.to_the_end(line, self.budget.rest)) for line in lines]
        for world in self._worlds(state, 0, worlds):
            self._try(world, judged)
        return judged

    def variants(self, state: Any, line: Line) -> Iterator[Line]:
        """Lines that begin like a line of the own turn and then decide differently. They may be
        open."""
        for at in range(1, len(line.actions)):
            begun = line.actions[:at]
            here = self._after(state, begun)
            turn = self.playing_out.turn(self.seat, self.rng, well=True)
            for other in turn.lines(here, self.budget.rest):
                if other.actions[0] != line.actions[at]:
                    yield replace(other, actions=(*begun, *other.actions))

    def candidates(self, state: Any) -> list[Line]:
        """The best lines through the own turn, the best one first. The others are kept in
        `left`."""
        turn = self.playing_out.turn(self.seat, self.rng, well=True)
        lines = self.rng.shuffled("equal ones", turn.lines(state, self.budget.own))
        ordered = sorted(lines, key=lambda line: -line.lead)
        self.left = ordered[self.budget.lines :]
        best = [turn.to_the_end(line, self.budget.rest) for line in ordered[: self.budget.lines]]
        return sorted(best, key=lambda line: -line.lead)

    def evaluate(self, state: Any, actions: Sequence[Action]) -> Line:
        """The line made of given actions, with its expected lead. Raises `Illegal` if an action is
        not legal."""
        state = self._after(state, actions)
        return Line(tuple(actions), state, lead(self.game, state, self.seat, well=True))

    def halve(self, state: Any, lines: Sequence[JudgedLine], kept: Sequence[JudgedLine]) -> None:
        """Plays lines out by successive halving: after each round only the better half goes on."""
        first, number, alive = lines[0], 0, list(lines)
        for worlds in self.budget.worlds:
            for world in self._worlds(state, number, worlds):
                if number > 1 and self.playing_out.tried >= self.budget.most:
                    return
                self._try(world, (*alive, *kept))
                number += 1
            alive.sort(key=lambda one: -one.promise(self.budget.before))
            alive = alive[: max(2, len(alive) // 2)]
            if first not in alive:
                alive.append(first)

    def _try(self, world: tuple[int, Any], lines: Iterable[JudgedLine]) -> None:
        for line in lines:
            ahead, end = self._outcome(world, line.line)
            line.leads.append(ahead)
            line.ends.append(end)

    def _worlds(self, state: Any, number: int, count: int) -> Iterator[tuple[int, Any]]:
        for world in range(number, number + count):
            yield world, self.game.redeal(state, self.seat, self.rng.apart(f"world-{world}"))

    def _outcome(self, world: tuple[int, Any], line: Line) -> tuple[float, Any]:
        """How far the seat is ahead at the end of a line in a world, and the position there."""
        number, state = world
        chance = self.rng.apart(f"answers-{number}")
        return self.playing_out.ahead(self._after(state, line.actions), chance)

    def _after(self, state: Any, actions: Sequence[Action]) -> Any:
        for action in actions:
            state = self.game.apply(state, self.seat, action, self.rng).state
        return state
