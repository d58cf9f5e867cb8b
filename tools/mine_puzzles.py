"""`python -m tools.mine_puzzles GAME`: finds puzzles in games of computer players who judge well.

What is found goes into `seeds/<game>/puzzles/` at once, so that a run may be stopped at any time;
further ones go on behind what is there. The same seed finds the same puzzles.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice
from statistics import fmean

from rules import GAMES
from rules.box import SEEDS
from rules.computers.simulating import NoEnd, setups
from rules.game import AnyGame, OptionValue
from rules.learning.positions import THEN
from rules.learning.puzzle_turns import PuzzleTurn
from rules.learning.puzzles import Grade, PuzzleError, puzzles, recorded_position
from rules.record import Record, is_seed, parse
from tools.puzzle_files import Entry, PuzzleFiles, trick_of
from tools.puzzle_grades import BLIND, finders, grade_of
from tools.puzzle_judge import Judge, Refused, Verdict
from tools.puzzle_search import Candidate, Watched

MARGIN, DECIDED = 0.03, 0.4
"""Parts of a winner's points: by which the natural line must be worse, and by which a game is
decided."""
MOST_SEATS = 4
TRIED = 10
"""Candidates of a game that are judged."""
MOST_A_GAME = 4
GRADE_SHARE, TRICK_SHARE = 0.7, 0.2
"""Parts of all puzzles that may be of one grade, and of one trick."""


@dataclass(slots=True)
class Mine:
    """One run."""

    game: AnyGame
    seed: str
    most: int
    thinks: int
    margin: float
    decided: float
    files: PuzzleFiles
    counts: Counter[str] = field(default_factory=Counter[str])

    @property
    def enough(self) -> bool:
        """Whether there are as many puzzles as were asked for."""
        return len(self.files.entries) >= self.most

    def dig(self, number: int) -> None:
        """Plays one game and keeps the puzzles in it."""
        seats, options = next(islice(cycle(_tables(self.game)), number - 1, None))
        watched = Watched(self.game, self.margin, self.thinks)
        self.counts["games"] += 1
        try:
            record = watched.play(seats, options, f"{self.seed}-{number}")
        except NoEnd:
            self.counts["no end"] += 1
            return
        candidates, kept = watched.candidates(), 0
        self.counts["candidates"] += len(candidates)
        for judge, one in islice(self._with_room(candidates, record), TRIED):
            if kept == MOST_A_GAME or self.enough:
                break
            if self._try(judge, one, record):
                kept += 1
                self.files.write(self.summary(number))
                PuzzleTurn(self.game, puzzles(self.game.meta.key)[-1]).check()
        self.files.write(self.summary(number))

    def _with_room(
        self, candidates: Sequence[Candidate], record: Record
    ) -> Iterator[tuple[Judge, Candidate]]:
        """Those that are new and seem to be of a grade there is room for, each with its judge."""
        for candidate in candidates:
            judge = Judge(self.game, candidate.seat, record.seed, self.margin, self.decided)
            try:
                narrow = judge.narrow(candidate, record)
                if self.files.knows(record, narrow.moves):
                    raise Refused("known")
                self._check_grade(narrow, record)
            except Refused as refused:
                self.counts[str(refused)] += 1
            else:
                yield judge, narrow

    def _try(self, judge: Judge, candidate: Candidate, record: Record) -> bool:
        """Whether a candidate is a puzzle, which is kept then."""
        try:
            self._keep(
                candidate, record, judge.verdict(candidate.state, candidate.steps, candidate.line)
            )
        except Refused as refused:
            self.counts[str(refused)] += 1
            return False
        return True

    def _check_grade(self, candidate: Candidate, record: Record) -> None:
        """Raises `Refused` where there are enough of the grade it seems to have."""
        if max(self.files.grades.values(), default=0) >= GRADE_SHARE * self.most:
            seemingly = finders(self.game, candidate, record.seed, [candidate.line], BLIND)
            self._check_room(grade_of(seemingly))

    def _keep(self, candidate: Candidate, record: Record, verdict: Verdict) -> None:
        tries = finders(self.game, candidate, record.seed, verdict.right)
        entry: Entry = {
            "step": candidate.moves,
            "seat": candidate.seat + 1,
            "grade": grade_of(tries),
            **judged(verdict),
            "found": tries,
        }
        self._check_room(entry["grade"])
        if self.files.tricks[trick_of(entry)] >= TRICK_SHARE * self.most:
            raise Refused("enough of that trick")
        self.files.add(entry, record)

    def _check_room(self, grade: Grade) -> None:
        if self.files.grades[grade] >= GRADE_SHARE * self.most:
            raise Refused("enough of that grade")

    def summary(self, last: int) -> str:
        """What the run was and what it met, in a line."""
        counted = ", ".join(f"{what} {count}" for what, count in sorted(self.counts.items()))
        run = f"seed {self.seed} up to game {last}, thinks {self.thinks}, margin {self.margin:.2f}"
        return f"{run}: {counted}"


def _tables(game: AnyGame) -> list[tuple[int, dict[str, OptionValue]]]:
    """Seats and options that are played in turn."""
    return [(seats, options) for seats, options in setups(game) if seats <= MOST_SEATS]


def judged(verdict: Verdict) -> Entry:
    """What a puzzle's entry says of a verdict."""
    return {
        "right": [THEN.join(map(str, line)) for line in verdict.right],
        "natural": THEN.join(map(str, verdict.natural)),
        "gain": verdict.gain,
        "error": verdict.error,
    }


def winner_points(game: AnyGame) -> float:
    """What a winner has in the end, by the recorded games beside the box."""
    records = [
        parse(file.read_text(encoding="utf-8")) for file in (SEEDS / game.meta.key).glob("*.game")
    ]
    return fmean(max(record.result) for record in records if record.result)


def mine_more(game: AnyGame, files: PuzzleFiles, args: argparse.Namespace) -> None:
    """Plays games until there are enough puzzles."""
    points = winner_points(game)
    margins = MARGIN * points, DECIDED * points
    mine = Mine(game, args.seed, args.most, args.thinks, *margins, files)
    for number in range(args.begin, args.begin + args.games):
        if mine.enough:
            break
        mine.dig(number)
        print(mine.summary(number), sorted(files.grades.items()), flush=True)


def judge_again(game: AnyGame, files: PuzzleFiles, ids: Sequence[str]) -> None:
    """Judges puzzles that are there as new ones: what holds is kept with what is known now, what
    does not is thrown out, with the reason."""
    points = winner_points(game)
    for puzzle in [puzzle for puzzle in puzzles(game.meta.key) if not ids or puzzle.id in ids]:
        at = recorded_position(puzzle, game)
        judge = Judge(game, at.seat, at.record.seed, MARGIN * points, DECIDED * points)
        line = tuple(map(game.meta.action, puzzle.right[0]))
        one = Candidate(at.begins.state, at.seat, puzzle.step, at.begins.steps, line, 0)
        try:
            verdict = judge.verdict(one.state, one.steps, line)
        except Refused as refused:
            files.drop([puzzle.id])
            outcome = f"thrown out: {refused}"
        else:
            tries = finders(game, one, at.record.seed, verdict.right)
            files.replace(puzzle.id, {**judged(verdict), "found": tries, "grade": grade_of(tries)})
            outcome = "holds"
        files.write()
        print(puzzle.id, outcome, flush=True)


def main() -> int:
    """Runs it; 1 where a file cannot be read or written, which is told."""
    parser = _parser()
    args = parser.parse_args()
    game = GAMES[args.game]
    try:
        files = PuzzleFiles.read(SEEDS / args.game / "puzzles")
        _check_ids(parser, files, [*(args.again or ()), *(args.drop or ())])
        _run(game, files, args)
    except (OSError, PuzzleError) as error:
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mine_puzzles", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=_count, default=20, help="games to be played")
    parser.add_argument("--begin", type=_count, default=1, help="number of the first one")
    parser.add_argument("--seed", type=_seed, default="puzzle")
    parser.add_argument("--most", type=_count, default=60, help="puzzles to be had in the end")
    parser.add_argument(
        "--thinks", type=_count, default=4, help="every which turn the strong player thinks about"
    )
    parser.add_argument("--again", nargs="*", metavar="ID", help="judge what is there anew")
    parser.add_argument("--drop", nargs="+", metavar="ID", help="throw puzzles out")
    parser.add_argument("--arrange", action="store_true", help="order and number all anew")
    return parser


def _count(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and int(word)):
        raise argparse.ArgumentTypeError(f"{word!r} is no whole number from 1")
    return int(word)


def _seed(word: str) -> str:
    if not is_seed(word):
        raise argparse.ArgumentTypeError("a seed is one word without blanks and without #")
    return word


def _check_ids(parser: argparse.ArgumentParser, files: PuzzleFiles, ids: Sequence[str]) -> None:
    known = {entry["id"] for entry in files.entries}
    if unknown := set(ids) - known:
        parser.error(f"there is no puzzle {', '.join(sorted(unknown))}")


def _run(game: AnyGame, files: PuzzleFiles, args: argparse.Namespace) -> None:
    if args.again is not None:
        judge_again(game, files, args.again)
    elif args.drop or args.arrange:
        files.drop(args.drop or ())
        if args.arrange:
            files.arrange()
        files.write()
    else:
        mine_more(game, files, args)


if __name__ == "__main__":
    sys.exit(main())
