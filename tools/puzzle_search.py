"""Where puzzles may be: games of players who judge well are watched for turns in which the sound
player would do something clearly worse. Each is then judged with much more effort
(`tools/puzzle_judge.py`), and graded by who finds what is right (`tools/puzzle_grades.py`).

Nothing hidden from the seat is known to whoever judges. All effort is counted in worlds, so that
the same seed finds the same puzzles on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from rules.computers.budgets import strong_budget
from rules.computers.players import decide_line
from rules.computers.search import JudgedLine, Search, judged_lines
from rules.computers.simulating import simulate
from rules.game import Action, AnyGame, Options, Rng, Seat
from rules.lines import Line, lead, own_decisions
from rules.playing import play
from rules.record import Record

WIDEST = 2_000
"""Actions tried to list all lines of a turn; a wider turn is no puzzle."""
MOST_RIGHT = 8
"""Positions to which right lines may lead."""
MATTERS = 0.5
"""Margins by which other lines must stay behind the best one (the natural one: by a whole
margin)."""
EARLY, LATE = 0.1, 0.95
"""Parts of a game between which its puzzles stand."""

Actions: TypeAlias = tuple[Action, ...]


@dataclass(frozen=True, slots=True)
class Candidate:
    """A turn in which something seems to be clearly better than what the sound player would do."""

    state: Any
    seat: Seat
    moves: int
    """Moves of the record before it."""
    steps: int
    """Actions applied before it, automatic ones included."""
    line: Actions
    """What seems to be right."""
    promise: float
    """How clearly it is ahead, of how few others alike."""


@dataclass(slots=True)
class Watched:
    """One game between players who judge well, and what was noticed in it."""

    game: AnyGame
    margin: float
    thinks: int
    """Every which turn the strong player thinks about where nothing is seen without it."""
    all_candidates: list[Candidate] = field(default_factory=list[Candidate])
    moves: int = 0
    noticed: int = 0

    def play(self, seats: int, options: Options, seed: str) -> Record:
        """Plays it to its end; its record."""
        return simulate(self.game, seats, options, seed, ["guess"], deciding=self._decide).record

    def candidates(self) -> list[Candidate]:
        """Turns that stand neither too early nor too late, the clearest ones first."""
        early, late = EARLY * self.moves, LATE * self.moves
        inside = [
            candidate for candidate in self.all_candidates if early <= candidate.moves <= late
        ]
        return sorted(inside, key=lambda one: -one.promise)

    def _decide(
        self, name: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int
    ) -> Actions:
        free = len(own_decisions(game, state, seat)) > 1
        if not free or game.asked(game.view(state, None), seat) is not None:
            line = decide_line(name, game, state, seat, seed, steps)
        else:
            line = turn_of(name, game, state, seat, seed, steps)
            self._notice(Candidate(state, seat, self.moves, steps, line, 0), seed)
        self.moves += len(line)
        return line

    def _notice(self, candidate: Candidate, seed: str) -> None:
        """Whether what was played, or what the strong player would do now and then, is clearly
        better than the natural line, and few others are."""
        game, state, seat, steps = self.game, candidate.state, candidate.seat, candidate.steps
        natural = turn_of("sound", game, state, seat, seed, steps)
        rng = Rng(f"{seed}/notice/{seat}", steps + 1)
        world = game.redeal(state, seat, rng)
        search = Search(game, seat, rng, strong_budget(game))
        gain = search.evaluate(world, candidate.line).lead - search.evaluate(world, natural).lead
        self.noticed += 1
        if gain >= self.margin:
            alike = self._alike(world, seat, rng)
            if alike <= MOST_RIGHT:
                self.all_candidates.append(replace(candidate, promise=gain / self.margin / alike))
        elif self.noticed % self.thinks == 0:
            self._think(candidate, world, natural, rng)

    def _alike(self, world: Any, seat: Seat, rng: Rng) -> int:
        """How many positions in which the turn can end look as good as the best one."""
        turns = whole_turns(self.game, world, seat, rng) or [Line((), world, 0)]
        return sum(turn.lead > turns[0].lead - self.margin * MATTERS for turn in turns)

    def _think(self, candidate: Candidate, world: Any, natural: Actions, rng: Rng) -> None:
        """Whether the strong player finds something that is seen only when one thinks of what the
        others answer."""
        game, budget, lines_played = self.game, strong_budget(self.game), (natural, candidate.line)
        lines = judged_lines(game, world, candidate.seat, rng, budget, lines_played)
        best, *others = lines
        behind = [
            other for other in others if gain_over(game, best, other)[0] >= self.margin * MATTERS
        ]
        gains = [
            gain_over(game, best, other)[0] for other in others if other.line.actions == natural
        ]
        if best.line.actions in lines_played or not gains or gains[0] < self.margin:
            return
        alike = len(lines) - len(behind)
        promise = self.thinks * gains[0] / self.margin / alike
        self.all_candidates.append(replace(candidate, line=best.line.actions, promise=promise))


def turn_of(
    player: str, game: AnyGame, state: Any, seat: Seat, seed: str, steps: int, tried: str = ""
) -> Actions:
    """What a computer player does to the end of a turn, or up to what reveals something; `tried`
    names another try, which decides by chance of its own."""
    done: Actions = ()
    while legal := own_decisions(game, state, seat):
        line = decide_line(player, game, state, seat, seed + tried, steps)
        action = line[0] if len(legal) > 1 else legal[0]
        played = play(game, state, seat, action, seed, steps)
        done, state, steps = (*done, action), played.step.state, played.number
        if played.step.reveals or game.ends_turn(action):
            break
    return done


def gain_over(game: AnyGame, line: JudgedLine, other: JudgedLine) -> tuple[float, float]:
    """Points by which a line is ahead of another one, and the standard error; how they looked
    before the others replied counts as it does for strong players."""
    before = strong_budget(game).before
    gain, error = line.gain_over(other)
    gain += before * (line.line.lead - other.line.lead)
    return gain / (1 + before), error / (1 + before)


def whole_turns(game: AnyGame, state: Any, seat: Seat, rng: Rng) -> list[Line] | None:
    """A line to each position in which the turn can end, the most promising first; None where
    there are too many."""
    seen, ends, tried = {state}, list[Line](), 0
    waiting: list[tuple[Actions, Any]] = [((), state)]
    while waiting:
        before, state = waiting.pop(0)
        for action in own_decisions(game, state, seat):
            step, tried = game.apply(state, seat, action, rng), tried + 1
            if tried > WIDEST:
                return None
            if step.state in seen:
                continue
            seen.add(step.state)
            line = (*before, action)
            if step.reveals or game.ends_turn(action) or not own_decisions(game, step.state, seat):
                ends.append(Line(line, step.state, lead(game, step.state, seat, well=True)))
            else:
                waiting.append((line, step.state))
    return sorted(ends, key=lambda line: -line.lead)
