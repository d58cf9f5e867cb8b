"""A puzzle, played: what may be chosen in its turn, where a line leads, when the turn is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from rules.game import Action, AnyGame
from rules.learning.positions import THEN, Continuation, Line, RecordedPosition
from rules.learning.puzzles import Puzzle, PuzzleError, puzzles, puzzles_file, recorded_position
from rules.lines import own_decisions
from rules.playing import Played
from rules.replaying import RecordError


@dataclass(frozen=True, slots=True)
class PuzzleTurn:
    """The turn in which something is to be found. A mistake in its file raises `PuzzleError`."""

    game: AnyGame
    puzzle: Puzzle

    @property
    def position(self) -> RecordedPosition:
        """The position in which the turn begins."""
        return recorded_position(self.puzzle, self.game)

    def then(self, line: Line) -> Continuation:
        """Where a line leads, automatic actions included."""
        return self.position.then(line)

    def is_over(self, line: Line) -> bool:
        """Whether a line ends the turn or brings something to light."""
        if not line:
            return False
        ends = self._end_of(line)
        over = ends.step.reveals or self.game.ends_turn(ends.action)
        return over or not own_decisions(self.game, ends.step.state, self.puzzle.seat)

    def offered(self, line: Line) -> Sequence[Action]:
        """The actions that may follow the beginning of a line; () once the turn is over."""
        if self.is_over(line):
            return ()
        return own_decisions(self.game, self.then(line).state, self.puzzle.seat)

    def step_back(self, line: Line) -> Line:
        """The line without its last decision that left a choice and all that followed."""
        at = len(line) - 1
        while at > 0 and len(self.offered(line[:at])) == 1:
            at -= 1
        return line[: max(at, 0)]

    def playable(self, line: Line) -> Line:
        """A stored line; () if it cannot be played any more."""
        try:
            _ = self.then(line)
        except RecordError:
            return ()
        return line

    def is_right(self, line: Line) -> bool:
        """Whether a line counts as right. It does if it is listed, or has the actions of a listed
        one in an order that leads to the same position. A line that cannot be played is not
        right."""
        if line in self.puzzle.right:
            return True
        try:
            seen = self._seen_after(line)
        except RecordError:
            return False
        return any(self._seen_after(right) == seen for right in self.puzzle.right)

    def _seen_after(self, line: Line) -> Any:
        return self.game.view(self._end_of(line).step.state, self.puzzle.seat)

    def _end_of(self, line: Line) -> Played:
        """The last action of a line, before automatic actions follow. Raises `RecordError`."""
        return self.position.play_after(self.then(line[:-1]), line[-1])

    def is_early(self, line: Line) -> bool:
        """Whether a line brings something to light while the rest of a right line can still follow.
        Then nobody can say yet how it will turn out."""
        if not self.is_over(line) or self.game.ends_turn(self.game.meta.action(line[-1])):
            return False
        return any(self._goes_on(line, right) for right in self.puzzle.right)

    def _goes_on(self, line: Line, right: Line) -> bool:
        """Whether a line is part of the line `right`, and the rest of that can be played after
        it."""
        done, whole = Counter(line), Counter(right)
        return done < whole and bool(self.playable((*line, *(whole - done).elements())))

    @property
    def best(self) -> Line:
        """The line to be found; of several, the best one."""
        return self.puzzle.right[0]

    @property
    def others(self) -> int:
        """The number of other right turns. The same actions in another order do not count as
        another turn."""
        return len({tuple(sorted(line)) for line in self.puzzle.right}) - 1

    @property
    def alike(self) -> int:
        """How many actions at its beginning are the same in the natural line; 0 if these leave no
        choice."""
        both = zip(self.best, self.puzzle.natural, strict=False)
        alike = len(list(takewhile(lambda pair: pair[0] == pair[1], both)))
        return alike if any(map(self._leaves_choice, range(alike))) else 0

    @property
    def decisive(self) -> int:
        """The index of the first action that leaves a choice and differs from the natural line."""
        steps = range(self.alike, len(self.best))
        return next(filter(self._leaves_choice, steps), self.alike)

    @property
    def telling(self) -> int | None:
        """From the decisive action on: the index of the first one that actions of another verb
        could replace. None where every turn needs these verbs."""
        steps = range(self.decisive, len(self.best))
        return next((at for at in steps if len({a.verb for a in self._instead(at)}) > 1), None)

    @property
    def named(self) -> int:
        """How many values of the decisive action are needed to say what sort of turn it is. 1 if
        the natural line has the same verb and the first value leaves a choice; else 0."""
        verb, *first = self.best[self.decisive].split()[:2]
        alike = [a for a in self._instead(self.decisive) if str(a).split()[:2] == [verb, *first]]
        natural = self.puzzle.natural[self.decisive : self.decisive + 1]
        return int(len(alike) > 1 and [one.split()[0] for one in natural] == [verb])

    def _leaves_choice(self, at: int) -> bool:
        return len(self._instead(at)) > 1

    def _instead(self, at: int) -> Sequence[Action]:
        """The actions that could be chosen instead at an index of the best line."""
        return self.offered(self.best[:at])

    # --- whether all is well ----------------------------------------------------------------------

    def check(self) -> None:
        """Plays the puzzle. Raises `PuzzleError` for any mistake."""
        file = puzzles_file(self.game.meta.key)
        assert file is not None
        for mistake in self._mistakes():
            raise PuzzleError(file, self.puzzle.id, mistake)

    def _mistakes(self) -> Iterator[str]:
        """What is wrong with the puzzle, found by playing it."""
        if not self.position.acts:
            yield "the seat is not to decide there"
        for line in (*self.puzzle.right, self.puzzle.natural):
            try:
                over = self.is_over(line)
            except RecordError as error:
                yield f"{error.text}: {error.illegal}"
                continue
            if not over:
                yield f"{THEN.join(line)} does not end the turn"
        if self.is_right(self.puzzle.natural):
            yield "the natural line is right"


def turn_of(games: Mapping[str, AnyGame], game: str, number: str) -> PuzzleTurn | None:
    """The turn of a puzzle; None when there is no such puzzle."""
    if game not in games:
        return None
    puzzle = next((puzzle for puzzle in puzzles(game) if puzzle.id == number), None)
    return None if puzzle is None else PuzzleTurn(games[game], puzzle)
