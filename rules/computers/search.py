"""The search of the strong player: lines through the own turn, judged by the others' replies.

The best lines of the own turn (`rules.lines`) are played out in the same few worlds, positions that
look alike to the seat and differ in what it cannot know. In each, the others reply with best lines
of their own until the seat's next turn, which is played, too, where the game says so; then it
counts who is ahead. The weaker half of the lines is dropped early. The first line is left for
another only when that one's gain over the same worlds is clearly larger than its standard error.

All effort is counted in tries (actions applied), so that a decision is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import sqrt
from statistics import fmean, variance
from typing import Any

from rules.game import Action, AnyGame, Rng, Seat
from rules.lines import Line, OwnTurn, lead
from rules.playing import automatic
from rules.told import Parts

_MOST_REPLIES = 4
"""Replies of each seat that are played out at most; ends turns that do not."""
_SURE = 0.8
"""Standard errors by which a line must be better than the first one to be taken instead."""


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may try; numbers count tries but `lines`, `worlds` and `before`."""

    own: int = 300
    """For the lines of the own turn."""
    rest: int = 60
    """For each later decision of a line that is prolonged to the end of the turn."""
    lines: int = 8
    """Lines that are compared."""
    reply: int = 12
    """For each reply of another seat; it counts as many where the game knows it by itself."""
    next_turn: int = 20
    """For each decision of the own next turn, where it is played, too."""
    worlds: tuple[int, ...] = (4, 4, 8)
    """Worlds of each round; after it the weaker half of the lines is dropped."""
    before: float = 0.5
    """How much the lead at the end of the own turn counts beside the lead after the replies: what
    is seen a turn later is not always nearer to the truth."""
    most: int = 4_000
    """For all replies together; what is known by then decides."""


STRONG = Budget()
WITH_QUICK_TURNS = replace(STRONG, lines=16, before=0.2, most=8_000)
"""Where a game knows replies by itself: they are good ones and cost little, so more lines are worth
their time, and how they looked before counts less. From duels of Carcassonne with five seats."""


def strong_budget(game: AnyGame) -> Budget:
    """What the strong player may try in a game."""
    return WITH_QUICK_TURNS if game.quick_turn else STRONG


@dataclass(slots=True)
class JudgedLine:
    """A line and how it fared."""

    line: Line
    leads: list[float] = field(default_factory=list[float])
    """By world: how far the seat was ahead in the end."""
    ends: list[Any] = field(default_factory=list[Any])
    """By world: the position by which that was judged."""
    parts: list[Parts] = field(default_factory=list[Parts])
    """By world: what the points come from, where that is asked for and the game tells it."""

    @property
    def value(self) -> float:
        """Points the seat is likely to be ahead."""
        return fmean(self.leads) if self.leads else self.line.lead

    def promise(self, before: float) -> float:
        """What lines are compared by: how they fared, and how they looked before that, which counts
        `before` as much."""
        return self.value + before * self.line.lead

    def gain_over(self, other: JudgedLine) -> tuple[float, float]:
        """The mean gain over another line in the worlds both were tried in, and its standard
        error."""
        gains = [a - b for a, b in zip(self.leads, other.leads, strict=False)]
        if len(gains) < 2:
            return 0.0, 0.0
        return fmean(gains), sqrt(variance(gains) / len(gains))


def in_points(
    game: AnyGame, seat: Seat, rng: Rng, judged: Sequence[JudgedLine]
) -> list[JudgedLine]:
    """The same lines judged by points that can be told, with what they come from.

    A search chooses by numbers that need not be points. A game may count a lead that is certain for
    more than it is (Tigris & Euphrates: three times), and a guess is not on the scale of a result:
    where one line ends the game and another does not, the difference is of the two scales, not of
    the lines. So what nobody decides any more is played here, and beside a line that ends the game
    in a world, the others are played to its end, too. And as much of a difference between guesses
    is told as is known to come true (`Game.estimate_holds`).
    """
    search = Search(game, seat, rng, strong_budget(game))
    told = [JudgedLine(one.line, [], [search.settled(end) for end in one.ends]) for one in judged]
    for world in range(max((len(one.ends) for one in told), default=0)):
        _tell_world(search, world, [one for one in told if world < len(one.ends)])
    for one in told:
        one.parts = list(map(game.estimate_parts, one.ends)) if game.estimate_parts else []
    return told


def _tell_world(search: Search, world: int, lines: Sequence[JudgedLine]) -> None:
    """Adds how lines fared in a world that all of them were tried in, after all worlds before."""
    game, results = search.game, any(search.game.outcome(one.ends[world]) for one in lines)
    if results:
        for one in lines:
            chance = search.rng.apart(f"end-{world}")
            one.ends[world] = search.to_result(one.ends[world], chance)
    leads = [lead(game, one.ends[world], search.seat, well=True) for one in lines]
    middle, holds = fmean(leads), 1.0 if results else game.estimate_holds
    for one, ahead in zip(lines, leads, strict=True):
        one.leads.append(middle + holds * (ahead - middle))


def chosen_line(game: AnyGame, state: Any, seat: Seat, rng: Rng, budget: Budget) -> Line:
    """The line that holds up best; `state` is dealt anew for the seat already."""
    return judged_lines(game, state, seat, rng, budget)[0].line


def judged_lines(
    game: AnyGame,
    state: Any,
    seat: Seat,
    rng: Rng,
    budget: Budget,
    also: Sequence[Sequence[Action]] = (),
) -> list[JudgedLine]:
    """Lines of the own turn, best first: the one to take, then the others by their value.

    `also` are lines that are judged in any case and never dropped (one that was played).
    """
    return Search(game, seat, rng, budget).judged(state, also)


def _surer(one: JudgedLine, first: JudgedLine, before: float) -> bool:
    """Whether a line is better than the first by more than chance, and by more than it looked worse
    before the others replied."""
    gain, error = one.gain_over(first)
    return gain + before * (one.line.lead - first.line.lead) > _SURE * error


@dataclass(slots=True)
class Search:
    """One search of one seat."""

    game: AnyGame
    seat: Seat
    rng: Rng
    budget: Budget
    tried: int = 0
    """Actions applied so far in replies."""
    known: dict[Seat, dict[Action, float]] = field(default_factory=dict[Seat, dict[Action, float]])
    """By seat: see `OwnTurn.known`."""
    left: list[Line] = field(default_factory=list[Line])
    """Lines of the own turn that were not compared, the most promising first; they may be open."""

    def judged(self, state: Any, also: Sequence[Sequence[Action]] = ()) -> list[JudgedLine]:
        """As `judged_lines`."""
        lines = [JudgedLine(line) for line in self.candidates(state)]
        if len(lines) < 2 and not also:
            return lines
        kept = [JudgedLine(self.given(state, actions)) for actions in also]
        self.halve(state, lines, kept)
        first, all_lines, before = lines[0], [*lines, *kept], self.budget.before
        most = max(len(one.leads) for one in all_lines)
        surer = [one for one in all_lines if len(one.leads) == most and _surer(one, first, before)]
        best = max(surer, key=lambda one: one.promise(before), default=first)
        others = [one for one in all_lines if one is not best]
        return [best, *sorted(others, key=lambda one: -one.gain_over(best)[0])]

    def judged_too(self, state: Any, lines: Sequence[Line], worlds: int) -> list[JudgedLine]:
        """Further lines, played out to the first of the worlds that others were compared in."""
        turn = replace(self._turn(self.seat, self.rng), well=True)
        judged = [JudgedLine(turn.to_the_end(line, self.budget.rest)) for line in lines]
        for world in self._worlds(state, 0, worlds):
            self._try(world, judged)
        return judged

    def variants(self, state: Any, line: Line) -> Iterator[Line]:
        """Lines that begin like one of the own turn and then decide something else; they may be
        open."""
        for at in range(1, len(line.actions)):
            begun = line.actions[:at]
            here = self._after(state, begun)
            turn = replace(self._turn(self.seat, self.rng), well=True)
            for other in turn.lines(here, self.budget.rest):
                if other.actions[0] != line.actions[at]:
                    yield replace(other, actions=(*begun, *other.actions))

    def candidates(self, state: Any) -> list[Line]:
        """The best lines through the own turn, the very best first."""
        turn = replace(self._turn(self.seat, self.rng), well=True)
        lines = self.rng.shuffled("equal ones", turn.lines(state, self.budget.own))
        found = sorted(lines, key=lambda line: -line.lead)
        self.left = found[self.budget.lines :]
        best = [turn.to_the_end(line, self.budget.rest) for line in found[: self.budget.lines]]
        return sorted(best, key=lambda line: -line.lead)

    def _turn(self, seat: Seat, rng: Rng) -> OwnTurn:
        return OwnTurn(self.game, seat, rng, known=self.known.setdefault(seat, {}), one_turn=True)

    def given(self, state: Any, actions: Sequence[Action]) -> Line:
        """A line that somebody took. Raises `Illegal` when it cannot be."""
        state = self._after(state, actions)
        return Line(tuple(actions), state, lead(self.game, state, self.seat, well=True))

    def halve(self, state: Any, lines: Sequence[JudgedLine], kept: Sequence[JudgedLine]) -> None:
        """Plays lines out by successive halving: after each round the better half goes on."""
        first, number, alive = lines[0], 0, list(lines)
        for worlds in self.budget.worlds:
            for world in self._worlds(state, number, worlds):
                if number > 1 and self.tried >= self.budget.most:
                    return
                self._try(world, (*alive, *kept))
                number += 1
            alive.sort(key=lambda one: -one.promise(self.budget.before))
            alive = alive[: max(2, len(alive) // 2)]
            if first not in alive:
                alive.append(first)

    def _try(self, world: tuple[int, Any], lines: Iterable[JudgedLine]) -> None:
        for one in lines:
            ahead, end = self._outcome(world, one.line)
            one.leads.append(ahead)
            one.ends.append(end)

    def _worlds(self, state: Any, number: int, count: int) -> Iterator[tuple[int, Any]]:
        for world in range(number, number + count):
            yield world, self.game.redeal(state, self.seat, self.rng.apart(f"world-{world}"))

    def _outcome(self, world: tuple[int, Any], line: Line) -> tuple[float, Any]:
        """How far the seat is ahead in a world before its next turn, or after it where the game
        says so, and the position then."""
        number, state = world
        chance = self.rng.apart(f"answers-{number}")
        state, acting = self._after_replies(self._after(state, line.actions), chance)
        if acting is not None and self.game.judges_next_turn and self._own_turn(state, acting):
            state = self._next_turn(state, chance)
        return lead(self.game, state, self.seat, well=True), state

    def _after_replies(self, state: Any, chance: Rng) -> tuple[Any, Seat | None]:
        """The state when the seat comes to its next turn, or would have come to it, or the game
        ends; and who must decide then."""
        replied, last, seat = 0, -1, None
        while (acting := self._next(state, chance)) is not None:
            state, seat = acting
            if replied and (self._own_turn(state, seat) or self._behind(seat) <= last):
                break
            if replied == _MOST_REPLIES * len(self.game.meta.seats):
                break
            state, over = self._reply(state, seat, chance)
            replied += seat != self.seat
            last = self._behind(seat) if over else -1
        return state, seat if acting else None

    def _next_turn(self, state: Any, chance: Rng) -> Any:
        """The state after the searching seat's next turn."""
        turn, tries = replace(self._turn(self.seat, chance), well=True), self.budget.next_turn
        line = turn.to_the_end(turn.best(state, tries), tries)
        self.tried += turn.tried
        return line.state

    def settled(self, state: Any) -> Any:
        """The state after all that nobody decides."""
        while (due := automatic(self.game, state)) is not None:
            state = self.game.apply(state, *due, self.rng).state
        return state

    def to_result(self, state: Any, chance: Rng) -> Any:
        """The end of the game as it is expected to be played; the state in which it is too far
        off."""
        here = state
        for _ in range(_MOST_REPLIES * len(self.game.meta.seats)):
            acting = self._next(here, chance)
            if acting is None:
                return self.settled(here)
            here, _over = self._reply(*acting, chance)
        return state

    def _behind(self, seat: Seat) -> int:
        """How many seats after this one another is, 0 for itself."""
        return (seat - self.seat) % self.game.meta.seats[-1]

    def _reply(self, state: Any, seat: Seat, chance: Rng) -> tuple[Any, bool]:
        """The state after the rest of a turn as its seat is expected to play it, and whether the
        turn is known to be over."""
        quick = self.game.quick_turn
        actions = quick(state, seat, chance) if quick else ()
        if actions:
            self.tried += self.budget.reply
        else:
            actions = self._looked_for(state, seat, chance)
        for action in actions:
            state = self.game.apply(state, seat, action, chance).state
            if self.game.ends_turn(action):
                return state, True
        return state, False

    def _looked_for(self, state: Any, seat: Seat, chance: Rng) -> Sequence[Action]:
        """The rest of a turn as its seat finds it in a few tries; it does not know the world
        either."""
        turn, tries = self._turn(seat, chance), self.budget.reply
        known = self.game.redeal(state, seat, chance)
        line = turn.to_the_end(turn.best(known, tries), tries)
        self.tried += turn.tried
        return line.actions

    def _next(self, state: Any, chance: Rng) -> tuple[Any, Seat] | None:
        """The state in which somebody must decide, and who; None when the game is over."""
        while (due := automatic(self.game, state)) is not None:
            state = self.game.apply(state, *due, chance).state
        acting = self.game.to_act(state)
        return (state, acting[0]) if acting else None

    def _own_turn(self, state: Any, seat: Seat) -> bool:
        """Whether it is the searching seat's turn, not only its reply in the turn of another."""
        return seat == self.seat and self.game.asked(self.game.view(state, None), seat) is None

    def _after(self, state: Any, actions: Sequence[Action]) -> Any:
        for action in actions:
            state = self.game.apply(state, self.seat, action, self.rng).state
        return state
