"""A puzzle, played: what may be chosen in its turn, where a line leads, when the turn is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rules.game import Action, AnyGame
from rules.learning.positions import Continuation, Line, RecordedPosition
from rules.learning.puzzles import Puzzle, end_of, is_over, is_right, puzzles, recorded_position
from rules.lines import own_decisions
from rules.replaying import RecordError


@dataclass(frozen=True, slots=True)
class PuzzleTurn:
    """The turn in which something is to be found. A mistake in the file is a `PuzzleError`."""

    game: AnyGame
    puzzle: Puzzle

    @property
    def position(self) -> RecordedPosition:
        """Where it begins."""
        return recorded_position(self.puzzle, self.game)

    def then(self, line: Line) -> Continuation:
        """Where a line leads, with what follows by itself."""
        return self.position.then(line)

    def is_over(self, line: Line) -> bool:
        """Whether a line ends the turn, or brings something to light."""
        return bool(line) and is_over(self.position, end_of(self.position, line))

    def offered(self, line: Line) -> Sequence[Action]:
        """What may be decided after the beginning of a line; () once the turn is over."""
        if self.is_over(line):
            return ()
        return own_decisions(self.game, self.then(line).state, self.puzzle.seat)

    def forced(self, line: Line) -> Line:
        """A line that has begun, as far as it leaves no choice."""
        while len(offered := self.offered(line)) == 1:
            line = (*line, str(offered[0]))
        return line

    def step_back(self, line: Line) -> Line:
        """The line before the last decision that left a choice."""
        at = len(line) - 1
        while at > 0 and len(self.offered(line[:at])) == 1:
            at -= 1
        return line[: max(at, 0)]

    def playable(self, line: Line) -> Line:
        """A line that was stored; () where it cannot be played any more."""
        try:
            _ = self.then(line)
        except RecordError:
            return ()
        return line

    def is_right(self, line: Line) -> bool:
        """Whether a line is what is to be found."""
        return is_right(self.puzzle, self.game, line)

    def is_early(self, line: Line) -> bool:
        """Whether a line brings something to light while the rest of what is to be found can still
        follow, so that nobody can tell what comes of it."""
        if not self.is_over(line) or self.game.ends_turn(self.game.meta.action(line[-1])):
            return False
        return any(self._goes_on(line, right) for right in self.puzzle.right)

    def _goes_on(self, line: Line, right: Line) -> bool:
        """Whether a line is part of a right one, the rest of which may be played after it."""
        done, whole = Counter(line), Counter(right)
        return done < whole and bool(self.playable((*line, *(whole - done).elements())))

    @property
    def best(self) -> Line:
        """The line that is to be found, the best one of several."""
        return self.puzzle.right[0]

    @property
    def others(self) -> int:
        """Right turns besides that; the same actions in another order are no other turn."""
        return len({tuple(sorted(line)) for line in self.puzzle.right}) - 1

    @property
    def alike(self) -> int:
        """How many actions at its beginning the natural line shares; 0 if these leave no choice."""
        both = zip(self.best, self.puzzle.natural, strict=False)
        alike = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
        return alike if any(map(self._leaves_choice, range(alike))) else 0

    @property
    def decisive(self) -> int:
        """Where the first action stands that leaves a choice and is not the natural line's."""
        steps = range(self.alike, len(self.best))
        return next(filter(self._leaves_choice, steps), self.alike)

    @property
    def telling(self) -> int | None:
        """Where from there on the first action stands that others of another verb could replace;
        None where every turn takes these verbs."""
        steps = range(self.decisive, len(self.best))
        return next((at for at in steps if len({a.verb for a in self._instead(at)}) > 1), None)

    @property
    def named(self) -> int:
        """How many values of the decisive action tell what sort of turn it is: the first one where
        the natural line has the same verb, if that leaves a choice; else none."""
        verb, *first = self.best[self.decisive].split()[:2]
        alike = [a for a in self._instead(self.decisive) if str(a).split()[:2] == [verb, *first]]
        natural = self.puzzle.natural[self.decisive : self.decisive + 1]
        return int(len(alike) > 1 and [one.split()[0] for one in natural] == [verb])

    def _leaves_choice(self, at: int) -> bool:
        return len(self._instead(at)) > 1

    def _instead(self, at: int) -> Sequence[Action]:
        """What may be decided at a place of the best line."""
        return self.offered(self.best[:at])


def turn_of(games: Mapping[str, AnyGame], game: str, number: str) -> PuzzleTurn | None:
    """The turn of a puzzle; None for one that there is not."""
    if game not in games:
        return None
    puzzle = next((puzzle for puzzle in puzzles(game) if puzzle.id == number), None)
    return None if puzzle is None else PuzzleTurn(games[game], puzzle)
