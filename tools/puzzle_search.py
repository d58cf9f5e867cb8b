"""What makes a position a puzzle: games of players who judge well are watched for turns in which
the sound player would do something clearly worse, and each is then judged with much more effort.

Nothing hidden from the seat is known to whoever judges. All effort is counted in worlds, so that
the same seed finds the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import Any, TypeAlias

from rules.computers.budgets import expert_budget, strong_budget
from rules.computers.players import decide_line
from rules.computers.search import JudgedLine, Search, judged_lines
from rules.computers.simulating import simulate
from rules.game import Action, AnyGame, Options, Rng, Seat
from rules.learning.puzzles import Grade
from rules.lines import Line, OwnTurn, lead, own_decisions
from rules.playing import play
from rules.record import Record

WIDEST = 2_000
"""Actions tried to list all lines of a turn; a wider turn is no puzzle."""
COMPARED = 40
"""Lines that are compared first, the most promising ones."""
FIRST_WORLDS = 8, 24
"""Worlds in which they are compared: all of them, then those that are left."""
FEW, FEW_WORLDS = 12, 6
"""Lines and worlds of a glance before that, which most positions do not survive."""
WORLDS, PARTS = 32, 6
"""Worlds of each further part, as many as the expert compares its last two lines in, and how many
parts: with what was tried before, about ten times the expert's tries."""
MOST_LEFT = 16
"""Lines that may be left after that."""
FEWEST = 8
"""Positions in which the turn must be able to end."""
MOST_RIGHT, RIGHT_SHARE = 8, 0.15
"""Positions to which right lines may lead, and their part of all."""
LONGEST = 5
"""Actions of a line that somebody is to enter."""
SURE = 2.0
"""Standard errors by which other lines must stay behind."""
MATTERS, GAP = 0.5, 0.3
"""Margins by which other lines must stay behind the best one (the natural one: by a whole margin),
and behind the last right one."""
EARLY, LATE = 0.1, 0.95
"""Parts of a game between which its puzzles stand."""
TRIES, TRIES_OF_STRONG = 8, 2
"""Tries with other seeds by which a puzzle is graded, and those of the strong player."""
GLANCE = 40
"""Actions that are tried by whoever only has a glance."""

BLIND = ("glance", "sound", "guess")
"""Those who do not think of the others: the grade goes by them."""
PLAYERS = ("beginner", *BLIND, "strong")

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


@dataclass(frozen=True, slots=True)
class Verdict:
    """A position judged with much effort."""

    right: tuple[Actions, ...]
    """Best first."""
    natural: Actions
    gain: float
    error: float


class Refused(Exception):  # noqa: N818 - a verdict, no error
    """Why a position is no puzzle, in few words to be counted."""


@dataclass(slots=True)
class Watched:
    """One game between players who judge well, and what was noticed in it."""

    game: AnyGame
    margin: float
    thinks: int
    """Every which turn the strong player thinks about where nothing is seen without it."""
    found: list[Candidate] = field(default_factory=list[Candidate])
    moves: int = 0
    noticed: int = 0

    def play(self, seats: int, options: Options, seed: str) -> Record:
        """Plays it to its end; its record."""
        return simulate(self.game, seats, options, seed, ["guess"], deciding=self._decide).record

    def candidates(self) -> list[Candidate]:
        """Turns that stand neither too early nor too late, the clearest ones first."""
        early, late = EARLY * self.moves, LATE * self.moves
        inside = [one for one in self.found if early <= one.moves <= late]
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

    def _notice(self, played: Candidate, seed: str) -> None:
        """Whether what was played, or what the strong player would do now and then, is clearly
        better than the natural line, and few others are."""
        game, state, seat, steps = self.game, played.state, played.seat, played.steps
        natural = turn_of("sound", game, state, seat, seed, steps)
        rng = Rng(f"{seed}/notice/{seat}", steps + 1)
        known = game.redeal(state, seat, rng)
        search = Search(game, seat, rng, strong_budget(game))
        gain = search.given(known, played.line).lead - search.given(known, natural).lead
        self.noticed += 1
        if gain >= self.margin:
            alike = self._alike(known, seat, rng)
            if alike <= MOST_RIGHT:
                self.found.append(replace(played, promise=gain / self.margin / alike))
        elif self.noticed % self.thinks == 0:
            self._think(played, known, natural, rng)

    def _alike(self, known: Any, seat: Seat, rng: Rng) -> int:
        """How many positions in which the turn can end look as good as the best one."""
        turns = whole_turns(self.game, known, seat, rng) or [Line((), known, 0)]
        return sum(one.lead > turns[0].lead - self.margin * MATTERS for one in turns)

    def _think(self, played: Candidate, known: Any, natural: Actions, rng: Rng) -> None:
        """Whether the strong player finds something that is seen only when one thinks of what the
        others answer."""
        game, budget, given = self.game, strong_budget(self.game), (natural, played.line)
        lines = judged_lines(game, known, played.seat, rng, budget, given)
        best, *others = lines
        behind = [one for one in others if gain_over(game, best, one)[0] >= self.margin * MATTERS]
        gains = [gain_over(game, best, one)[0] for one in others if one.line.actions == natural]
        if best.line.actions in given or not gains or gains[0] < self.margin:
            return
        alike = len(lines) - len(behind)
        promise = self.thinks * gains[0] / self.margin / alike
        self.found.append(replace(played, line=best.line.actions, promise=promise))


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


def gain_over(game: AnyGame, one: JudgedLine, other: JudgedLine) -> tuple[float, float]:
    """Points by which a line is ahead of another one, and the standard error; how they looked
    before the others replied counts as it does for strong players."""
    before = strong_budget(game).before
    gain, error = one.gain_over(other)
    gain += before * (one.line.lead - other.line.lead)
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


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges one position with about ten times the expert's effort.

    `seed` is that of its game.
    """

    game: AnyGame
    seat: Seat
    seed: str
    margin: float
    decided: float
    """Points ahead or behind from which on a game is taken to be decided."""

    def narrowed(self, one: Candidate, record: Record) -> Candidate:
        """The position itself, or a later one in the same turn of the record that is not too wide.
        Raises `Refused`."""
        while whole_turns(self.game, one.state, self.seat, Rng("width")) is None:
            first, *rest = one.line
            if not rest or record.moves[one.moves].text != str(first):
                raise Refused("too wide")
            played = play(self.game, one.state, self.seat, first, self.seed, one.steps)
            one = Candidate(
                played.step.state, one.seat, one.moves + 1, played.number, tuple(rest), one.promise
            )
        return one

    def verdict(self, state: Any, steps: int, line: Actions) -> Verdict:
        """What is right where a line seems to be. Raises `Refused`."""
        rng = Rng(f"{self.seed}/puzzle", steps + 1)
        known = self.game.redeal(state, self.seat, rng)
        natural = turn_of("sound", self.game, state, self.seat, self.seed, steps)
        self._left(self._compared(known, [natural, line], FEW_WORLDS, rng.apart("two")))
        turns = whole_turns(self.game, known, self.seat, rng)
        if turns is None:
            raise Refused("too wide")
        if len(turns) < FEWEST:
            raise Refused("too few choices")
        lines = self._with_natural(known, turns[:COMPARED], natural)
        self._left(self._compared(known, lines[:FEW], FEW_WORLDS, rng.apart("few")))
        judged = self._surely(known, self._hopeful(known, lines, rng), rng)
        right = self._right(judged)
        if len(right) > min(MOST_RIGHT, RIGHT_SHARE * len(turns)):
            raise Refused("too many right")
        worst = min(one.line.lead for one in right) - MATTERS * self.margin
        if any(one.lead > worst for one in turns[COMPARED:]):
            raise Refused("too many alike")
        return self._told(judged[0], right)

    def _with_natural(self, known: Any, turns: Sequence[Line], natural: Actions) -> list[Actions]:
        """All lines to be compared, one to each position, the natural one first."""
        search = Search(self.game, self.seat, Rng(""), expert_budget(self.game))
        ends = search.given(known, natural)
        return [natural, *(line.actions for line in turns if line.state != ends.state)]

    def _hopeful(self, known: Any, lines: Sequence[Actions], rng: Rng) -> Sequence[Actions]:
        """The natural line, and the few that may be the best one. Raises `Refused`."""
        for worlds in FIRST_WORLDS:
            left = self._left(self._compared(known, lines, worlds, rng.apart(f"first-{worlds}")))
            lines = [one.line.actions for one in left]
        if len(lines) > MOST_LEFT + 1:
            raise Refused("too many alike")
        return lines

    def _compared(
        self, known: Any, lines: Sequence[Actions], worlds: int, rng: Rng
    ) -> list[JudgedLine]:
        """Lines played out in the same worlds, as the expert does it."""
        budget = replace(expert_budget(self.game), worlds=(worlds,), most=10**9)
        search = Search(self.game, self.seat, rng, budget)
        judged = [JudgedLine(search.given(known, line)) for line in lines]
        search.halve(known, judged[:1], judged[1:])
        return judged

    def _left(self, judged: Sequence[JudgedLine]) -> list[JudgedLine]:
        """The natural line, and those that may be the best one. Raises `Refused`."""
        natural, *others = judged
        best = self._best(judged)
        gain, error = gain_over(self.game, best, natural)
        if best is natural or gain + SURE * error < self.margin:
            raise Refused("natural is good")
        return [natural, *(one for one in others if not self._behind(one, best))]

    def _best(self, judged: Sequence[JudgedLine]) -> JudgedLine:
        return max(judged, key=lambda one: gain_over(self.game, one, judged[0])[0])

    def _behind(self, one: JudgedLine, best: JudgedLine) -> bool:
        """Whether a line surely stays behind by as much as the natural one must."""
        gain, error = gain_over(self.game, best, one)
        return gain >= self.margin and gain >= (SURE + 1) * error

    def _surely(self, known: Any, left: Sequence[Actions], rng: Rng) -> list[JudgedLine]:
        """How lines fare in many worlds they were not chosen by, as long as they may be right.
        Raises `Refused`."""
        search = Search(self.game, self.seat, Rng(""), expert_budget(self.game))
        judged = [JudgedLine(search.given(known, line)) for line in left]
        for part in range(PARTS):
            lines = [one.line.actions for one in judged]
            more = self._compared(known, lines, WORLDS, rng.apart(f"part-{part}"))
            for one, again in zip(judged, more, strict=True):
                one.leads += again.leads
            best = self._best(judged)
            gain, error = gain_over(self.game, best, judged[0])
            if gain + SURE * error < self.margin:
                raise Refused("natural is good")
            if sum(self._alike(one, best) for one in judged) > MOST_RIGHT:
                raise Refused("too many right")
            judged = [judged[0], *(one for one in judged[1:] if not self._behind(one, best))]
        return judged

    def _alike(self, one: JudgedLine, best: JudgedLine) -> bool:
        """Whether a line surely does not stay behind by what matters."""
        gain, error = gain_over(self.game, best, one)
        return gain + SURE * error < MATTERS * self.margin

    def _right(self, judged: Sequence[JudgedLine]) -> list[JudgedLine]:
        """The lines before the widest gap, best first. Raises `Refused` where there is none."""
        best = self._best(judged)
        behind = {id(one): gain_over(self.game, best, one) for one in judged[1:]}
        lines = sorted(judged[1:], key=lambda one: behind[id(one)])
        far = [behind[id(one)] for one in lines] + [(self.margin, 0.0)]
        gaps = [
            (after - before, at)
            for at, ((before, _), (after, error)) in enumerate(pairwise(far), 1)
            if after >= max(MATTERS * self.margin, SURE * error)
        ]
        widest, at = max(gaps)
        if widest < GAP * self.margin:
            raise Refused("no gap")
        return lines[:at]

    def _told(self, natural: JudgedLine, right: Sequence[JudgedLine]) -> Verdict:
        gain, error = gain_over(self.game, right[0], natural)
        if gain < self.margin:
            raise Refused("natural is good")
        if right[0].line.lead < -self.decided or natural.line.lead > self.decided:
            raise Refused("decided")
        if max(len(one.line.actions) for one in (natural, *right)) > LONGEST:
            raise Refused("too long")
        for one in (natural, *right):
            if own_decisions(self.game, one.line.state, self.seat):
                raise Refused("luck")
        return Verdict(tuple(one.line.actions for one in right), natural.line.actions, gain, error)


def finders(
    game: AnyGame,
    one: Candidate,
    seed: str,
    right: Sequence[Actions],
    players: Sequence[str] = PLAYERS,
) -> dict[str, int]:
    """By computer player: in how many of its tries it finds a right line."""
    ends = {_end(game, one, line) for line in right}
    found = dict[str, int]()
    for player in players:
        tries = TRIES_OF_STRONG if player == "strong" else TRIES
        lines = [_try(player, game, one, seed, at) for at in range(tries)]
        found[player] = sum(_end(game, one, line) in ends for line in lines)
    return found


def _try(player: str, game: AnyGame, one: Candidate, seed: str, at: int) -> Actions:
    if player == "glance":
        return _glance(game, one, Rng(f"{seed}/{at}", one.steps))
    return turn_of(player, game, one.state, one.seat, seed, one.steps, f"/{at}")


def _glance(game: AnyGame, one: Candidate, rng: Rng) -> Actions:
    """What looks best after few tries."""
    turn = OwnTurn(game, one.seat, rng, well=True, one_turn=True)
    known = game.redeal(one.state, one.seat, rng)
    return turn.to_the_end(turn.best(known, GLANCE), GLANCE).actions


def _end(game: AnyGame, one: Candidate, line: Actions) -> Any:
    state = one.state
    for action in line:
        state = game.apply(state, one.seat, action, Rng("end")).state
    return state


def graded(found: Mapping[str, int]) -> Grade:
    """The grade of a puzzle by who finds it in half of all tries: 1 the sound player, or whoever
    has a glance with good judgement; 2 who looks through the whole turn; else 3: only who thinks of
    what the others answer."""
    if max(found["sound"], found["glance"]) >= TRIES / 2:
        return 1
    return 2 if found["guess"] >= TRIES / 2 else 3
